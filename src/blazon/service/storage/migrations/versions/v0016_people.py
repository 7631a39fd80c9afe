"""Invitations between people who have played together, and muted people."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("answered", sa.BigInteger),
    )
    op.create_index("calls_session", "calls", ["session", "created"])
    op.create_index("calls_person", "calls", ["person"])
    op.create_table(
        "mutes",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("mutes_person", "mutes", ["person"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("mutes")
    op.drop_table("calls")
