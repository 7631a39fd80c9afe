"""Browsers that are notified of turns."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables for subscriptions, and for turns to notify browsers of."""
    op.create_table(
        "pushes",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "push_turns",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("push_turns_due", "push_turns", ["due"])


def downgrade() -> None:
    """Drop them."""
    for name in ("push_turns", "pushes"):
        op.drop_table(name)
