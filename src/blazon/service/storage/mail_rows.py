"""The rows about a session's mail."""

from collections.abc import Sequence

from sqlalchemy import Connection

from blazon.service.storage.schema import mail_addresses, mail_turns


def forget_mail(connection: Connection, sessions: Sequence[str]) -> None:
    """Delete the addresses and turns of sessions."""
    for part in (mail_turns, mail_addresses):
        connection.execute(part.delete().where(part.c.session.in_(sessions)))
