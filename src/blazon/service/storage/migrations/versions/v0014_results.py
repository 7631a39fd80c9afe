"""The results of finished games, by seat."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table; the server fills it with the results of older games."""
    op.create_table(
        "results",
        sa.Column("game_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(64)),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("edition", sa.String(80), nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("actions", sa.Integer, nullable=False),
        sa.Column("total", sa.BigInteger, nullable=False),
        sa.Column("share", sa.Double),
        sa.Column("ending", sa.String(20), nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
    )
    op.create_index("results_person", "results", ["person", "ended"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("results")
