"""The database states its format; older versions check only the steps, and must not open it."""

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change no table: ``migrate`` writes the number."""


def downgrade() -> None:
    """Change no table."""
