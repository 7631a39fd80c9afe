"""The network of an open report, for which its reporters are counted together."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; existing reports have none."""
    op.add_column("reports", sa.Column("account", sa.String(64)))
    is_open = sa.text("done IS NULL")
    op.create_index(
        "reports_open_account",
        "reports",
        ["account", "table_id", "subject"],
        unique=True,
        sqlite_where=is_open,
        postgresql_where=is_open,
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_index("reports_open_account", "reports")
    with op.batch_alter_table("reports") as table:
        table.drop_column("account")
