"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("knowledge", sa.String(10), primary_key=True),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("judged", sa.Integer, nullable=False, server_default="0"),
        sa.Column("decisions", sa.Integer, nullable=False, server_default="0"),
        sa.Column("claimed_by", sa.String(40)),
        sa.Column("claimed_until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("review", sa.LargeBinary),
    )
    op.create_index("reviews_session", "reviews", ["session"])
    op.create_index("reviews_asked", "reviews", ["asked"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("reviews")
