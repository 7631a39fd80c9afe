"""The size of uploads and the last use of sessions, for quotas and expiry."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_DAY_SECONDS = 86_400


def upgrade() -> None:
    """Add the columns; every session counts as used today."""
    uploaded = sa.Column("uploaded", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", uploaded)
    op.create_index("tables_account_status", "tables", ["account", "status"])
    op.create_index("tables_host_status", "tables", ["host", "status"])
    used = sa.Column("used", sa.Integer, nullable=False, server_default="0")
    op.add_column("sessions", used)
    sessions = sa.table("sessions", sa.column("used"))
    op.execute(sessions.update().values(used=int(time.time()) // _DAY_SECONDS))


def downgrade() -> None:
    """Drop them."""
    with op.batch_alter_table("sessions") as table:
        table.drop_column("used")
    for name in ("tables_host_status", "tables_account_status"):
        op.drop_index(name, "tables")
    with op.batch_alter_table("tables") as table:
        table.drop_column("uploaded")
