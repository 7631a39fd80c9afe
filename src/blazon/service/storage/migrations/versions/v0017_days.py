"""The day whose deal a finished game was."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; older games were no such deals."""
    op.add_column("results", sa.Column("day", sa.Integer))
    op.create_index("results_day", "results", ["day", "game"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("results_day", "results")
    op.drop_column("results", "day")
