"""Blocks, reports, the audit log, and the authors of chat messages."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables and add the columns."""
    op.add_column("sessions", sa.Column("account", sa.String(64)))
    op.add_column("chat", sa.Column("session", sa.String(64)))
    op.add_column("chat", sa.Column("removed", sa.BigInteger))
    op.create_index("chat_session", "chat", ["session"])
    op.create_table(
        "past_holders",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("session", sa.String(64), primary_key=True),
    )
    op.create_index("past_holders_session", "past_holders", ["session"])
    _blocks()
    _reports()
    _audit()
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )


def _blocks() -> None:
    op.create_table(
        "blocks",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("session", sa.String(64)),
        sa.Column("network", sa.String(64)),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("blocks_until", "blocks", ["until"])


def _reports() -> None:
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("subject", sa.String(20), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("done", sa.BigInteger),
        sa.Column("note", sa.Text),
        sqlite_autoincrement=True,
    )
    op.create_index("reports_done", "reports", ["done"])
    op.create_index("reports_session", "reports", ["session"])
    op.create_index(
        "reports_open",
        "reports",
        ["table_id", "session", "subject"],
        unique=True,
        sqlite_where=sa.text("done is null"),
        postgresql_where=sa.text("done is null"),
    )


def _audit() -> None:
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("notices", "audit", "reports", "blocks", "past_holders"):
        op.drop_table(name)
    op.drop_index("chat_session", "chat")
    with op.batch_alter_table("chat") as table:
        table.drop_column("removed")
        table.drop_column("session")
    with op.batch_alter_table("sessions") as table:
        table.drop_column("account")
