"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    _tables()
    _journal()
    _sessions()
    _chat()
    _deliveries()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("waits_for", sa.String(64)),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("bot_seat", sa.Integer),
        sa.Column("claimed_by", sa.String(40)),
        sa.Column("claimed_until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["listed", "status", "created"])
    op.create_index("tables_due", "tables", ["deadline"])
    op.create_index("tables_bots", "tables", ["bot_seat"])


def _journal() -> None:
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("session", sa.String(64)),
        sa.Column("command", sa.String(64)),
        sa.Column("event", sa.LargeBinary, nullable=False),
    )


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False, server_default=""),
        sa.Column("webhook", sa.Text),
        sa.Column("webhook_key", sa.String(64)),
    )
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("session", sa.String(64), primary_key=True),
    )
    op.create_index("holders_session", "holders", ["session"])


def _chat() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def _deliveries() -> None:
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("deliveries_due", "deliveries", ["due"])


def downgrade() -> None:
    """Drop them."""
    for name in ("deliveries", "chat", "holders", "sessions", "journal", "tables"):
        op.drop_table(name)
