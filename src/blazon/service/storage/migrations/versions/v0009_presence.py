"""The time when the host of an open table was last seen there."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; an existing table is listed once its host comes back."""
    seen = sa.Column("seen", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("tables", seen)
    is_open = sa.text("status = 'open'")
    op.create_index(
        "tables_seen",
        "tables",
        ["listed", "status", "seen"],
        sqlite_where=is_open,
        postgresql_where=is_open,
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_index("tables_seen", "tables")
    with op.batch_alter_table("tables") as table:
        table.drop_column("seen")
