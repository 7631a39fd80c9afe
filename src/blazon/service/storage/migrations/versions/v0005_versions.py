"""The version of a table that a message to a webhook is about: of several, the newest is sent."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; what waits already is sent as it is."""
    op.add_column("deliveries", sa.Column("version", sa.BigInteger))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("deliveries") as table:
        table.drop_column("version")
