"""When sessions were ended, and which version of a table a webhook message is about."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; messages that are already waiting are sent as they are."""
    op.add_column("sessions", sa.Column("revoked", sa.BigInteger))
    op.create_index("sessions_revoked", "sessions", ["revoked"])
    op.add_column("deliveries", sa.Column("version", sa.BigInteger))


def downgrade() -> None:
    """Drop them, and the sessions that were ended."""
    op.execute("delete from sessions where revoked is not null")
    op.drop_index("sessions_revoked", "sessions")
    for name, column in (("sessions", "revoked"), ("deliveries", "version")):
        with op.batch_alter_table(name) as table:
            table.drop_column(column)
