"""The rows that concern a person's mail."""

from collections.abc import Sequence

from sqlalchemy import Connection, select, update

from blazon.service.storage.schema import mail_addresses, mail_turns


def forget_mail(connection: Connection, sessions: Sequence[str]) -> None:
    """Delete the addresses and turns of sessions."""
    turns = mail_turns.c
    whose = turns.session.in_(sessions) | turns.person.in_(sessions)
    connection.execute(mail_turns.delete().where(whose))
    connection.execute(mail_addresses.delete().where(mail_addresses.c.session.in_(sessions)))


def hand_down_mail(connection: Connection, other: str, key: str) -> None:
    """Merge a person into another one, who gets mail at the address that either had."""
    turns, rows = mail_turns.c, mail_addresses.c
    connection.execute(update(mail_turns).where(turns.person == other).values(person=key))
    theirs = (rows.session == other) & (rows.state == "confirmed")
    own = select(rows.session).where(rows.session == key, rows.state == "confirmed")
    if connection.scalar(own) is None and connection.scalar(select(rows.session).where(theirs)):
        connection.execute(mail_addresses.delete().where(rows.session == key))
        connection.execute(update(mail_addresses).where(theirs).values(session=key))
    connection.execute(mail_addresses.delete().where(rows.session == other))
