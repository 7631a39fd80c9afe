"""The rows about a person's mail."""

from collections.abc import Collection

from sqlalchemy import Connection, select, update

from blazon.service.storage.schema import mail_addresses, mail_turns


def forget_mail(connection: Connection, sessions: Collection[str]) -> None:
    """Delete the addresses and turns of sessions."""
    turns = mail_turns.c
    whose = turns.session.in_(sessions) | turns.person.in_(sessions)
    connection.execute(mail_turns.delete().where(whose))
    connection.execute(mail_addresses.delete().where(mail_addresses.c.session.in_(sessions)))


def hand_down_mail(connection: Connection, other: str, key: str) -> None:
    """A person becomes part of another one, who gets mail at the address of either."""
    turns, rows = mail_turns.c, mail_addresses.c
    connection.execute(update(mail_turns).where(turns.person == other).values(person=key))
    theirs = (rows.session == other) & (rows.state == "confirmed")
    own = select(rows.session).where(rows.session == key, rows.state == "confirmed")
    if connection.scalar(own) is None and connection.scalar(select(rows.session).where(theirs)):
        connection.execute(mail_addresses.delete().where(rows.session == key))
        connection.execute(update(mail_addresses).where(theirs).values(session=key))
    connection.execute(mail_addresses.delete().where(rows.session == other))
