"""Accounts among which bots and reviews are shared, and values common to all processes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; existing tables and reviews are still charged to their sessions."""
    op.add_column("tables", sa.Column("account", sa.String(64)))
    op.add_column("reviews", sa.Column("account", sa.String(64)))
    op.create_index("tables_account", "tables", ["account", "created"])
    op.create_table(
        "server",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("server")
    op.drop_index("tables_account", "tables")
    for name in ("tables", "reviews"):
        with op.batch_alter_table(name) as table:
            table.drop_column("account")
