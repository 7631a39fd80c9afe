"""Profiles: several devices act for one person, and a link brings in another one."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

_INDEXED = ("joined", "profile", "changed")


def upgrade() -> None:
    """Nobody has a profile yet; pending notifications go to the sessions themselves."""
    for name in ("joined", "profile"):
        op.add_column("sessions", sa.Column(name, sa.String(64)))
    op.add_column("sessions", sa.Column("label", sa.String(40), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("changed", sa.BigInteger))
    for name in _INDEXED:
        op.create_index(f"sessions_{name}", "sessions", [name])
    op.create_table(
        "profiles",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("link", sa.String(64)),
        sa.Column("linked", sa.BigInteger),
    )
    op.create_index("profiles_link", "profiles", ["link"], unique=True)
    op.add_column("push_turns", sa.Column("device", sa.String(64)))
    op.execute("update push_turns set device = session")
    with op.batch_alter_table("push_turns") as table:
        table.alter_column("device", existing_type=sa.String(64), nullable=False)


def downgrade() -> None:
    """Drop it all: people with a profile can no longer reach their games."""
    with op.batch_alter_table("push_turns") as table:
        table.drop_column("device")
    op.drop_table("profiles")
    for name in _INDEXED:
        op.drop_index(f"sessions_{name}", "sessions")
    with op.batch_alter_table("sessions") as table:
        for name in ("joined", "profile", "label", "changed"):
            table.drop_column(name)
