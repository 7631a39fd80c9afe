"""Networks are called networks: the word account is for people."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_TABLES = ("tables", "sessions", "reviews", "reports")
_INDEXES = [
    ("tables", "tables_{}", ["{}", "created"]),
    ("tables", "tables_{}_status", ["{}", "status"]),
    ("reports", "reports_open_{}", ["{}", "table_id", "subject"]),
]


def upgrade() -> None:
    """Rename the columns, and the indexes of them."""
    _rename("account", "network")


def downgrade() -> None:
    """Name them as before."""
    _rename("network", "account")


def _rename(old: str, new: str) -> None:
    for table, name, _ in _INDEXES:
        op.drop_index(name.format(old), table)
    for table in _TABLES:
        op.execute(f"alter table {table} rename column {old} to {new}")
    for table, name, columns in _INDEXES:
        named = [column.format(new) for column in columns]
        if table == "tables":
            op.create_index(name.format(new), table, named)
        else:
            is_open = sa.text("done IS NULL")
            op.create_index(
                name.format(new),
                table,
                named,
                unique=True,
                sqlite_where=is_open,
                postgresql_where=is_open,
            )
