"""Mail to players whose turn it is."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables for addresses, for turns to send mail about, and for counting codes."""
    op.create_table(
        "mail_addresses",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("reason", sa.String(10)),
        sa.Column("code", sa.String(64)),
        sa.Column("guesses", sa.Integer, nullable=False, server_default="0"),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("stop", sa.String(64), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("sent", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("day", sa.Integer, nullable=False, server_default="0"),
        sa.Column("sent_today", sa.Integer, nullable=False, server_default="0"),
        sa.Column("refusals", sa.Integer, nullable=False, server_default="0"),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("again", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("mail_addresses_stop", "mail_addresses", ["stop"])
    op.create_table(
        "mail_turns",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("late", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    for column in ("person", "due", "late"):
        op.create_index(f"mail_turns_{column}", "mail_turns", [column])
    op.create_table(
        "mail_codes",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("mail_codes", "mail_turns", "mail_addresses"):
        op.drop_table(name)
