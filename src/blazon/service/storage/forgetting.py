"""Anonymises a session in a table's data: the only case in which a journal is rewritten.

The content of the game does not change; its author gets an alias that means nothing.
"""

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, func, or_, select, update

from blazon.service.journal.entries import decode_event, encode_event
from blazon.service.journal.events import Event, Opened
from blazon.service.journal.seating import Joined, Renamed
from blazon.service.storage import schema

_ROWS = schema.journal.c
_AT_ONCE = 500
"""The number of games in one query."""
SEATING = ("joined", "left", "renamed", "forgotten")
"""Kinds of events, besides the first, that show who had which seat and name."""


def of_kind(*kinds: str) -> list[ColumnElement[bool]]:
    """Conditions on journal rows, one for each of these kinds of events."""
    starts = [f'{{"kind":"{kind}"'.encode() for kind in kinds]
    return [func.substr(_ROWS.event, 1, len(start)) == start for start in starts]


def make_nobody(
    connection: Connection, table: str, session: str, alias: str, seats: Sequence[int]
) -> None:
    """Remove a session and its names from a table's journal and related rows.

    Args:
        connection: in a transaction.
        table: the table's id.
        session: the session to anonymise.
        alias: its replacement.
        seats: the seats that it held last.
    """
    this = _ROWS.table_id == table
    wanted = or_(_ROWS.seq == 1, _ROWS.session == session, *of_kind("joined", "renamed"))
    rows = connection.execute(select(_ROWS.seq, _ROWS.event).where(this, wanted)).all()
    for seq, stored in rows:
        event = decode_event(bytes(stored))
        without = _without(event, session, alias, seats)
        if without is not event:
            change = update(schema.journal).where(this, _ROWS.seq == seq)
            connection.execute(change.values(event=encode_event(without)))
    of_session = update(schema.journal).where(this, _ROWS.session == session)
    connection.execute(of_session.values(session=alias, command=None))
    hosted = (schema.tables.c.id == table) & (schema.tables.c.host == session)
    connection.execute(update(schema.tables).where(hosted).values(host=alias, network=None))
    reviewed = (schema.reviews.c.table_id == table) & (schema.reviews.c.session == session)
    connection.execute(update(schema.reviews).where(reviewed).values(session=alias, network=None))
    past = schema.past_holders
    connection.execute(past.delete().where(past.c.table_id == table, past.c.session == session))


def forget_sessions(connection: Connection, sessions: Collection[str]) -> None:
    """Delete mail and invitations of sessions, and make them nobody in the results."""
    forget_results(connection, sessions)
    forget_mail(connection, sessions)
    forget_calls(connection, sessions)


def forget_results(connection: Connection, sessions: Collection[str]) -> None:
    """Anonymise sessions in the results; delete those of games in which no person is left."""
    results, columns = schema.results, schema.results.c
    games = connection.scalars(
        select(columns.game_id).where(columns.person.in_(sessions)).distinct()
    ).all()
    own = update(results).where(columns.person.in_(sessions))
    connection.execute(own.values(person=None, name=""))
    for start in range(0, len(games), _AT_ONCE):
        some = games[start : start + _AT_ONCE]
        left = select(columns.game_id).where(columns.game_id.in_(some), columns.person.is_not(None))
        gone = columns.game_id.in_(some) & columns.game_id.not_in(left)
        connection.execute(results.delete().where(gone))


def forget_mail(connection: Connection, sessions: Collection[str]) -> None:
    """Delete the addresses and turns of sessions."""
    turns, rows = schema.mail_turns.c, schema.mail_addresses.c
    whose = turns.session.in_(sessions) | turns.person.in_(sessions)
    connection.execute(schema.mail_turns.delete().where(whose))
    connection.execute(schema.mail_addresses.delete().where(rows.session.in_(sessions)))


def forget_calls(connection: Connection, sessions: Collection[str]) -> None:
    """Delete the invitations from and to sessions, and their mutes."""
    for part in (schema.calls, schema.mutes):
        own = part.c.session.in_(sessions) | part.c.person.in_(sessions)
        connection.execute(part.delete().where(own))


def _without(event: Event, session: str, alias: str, seats: Sequence[int]) -> Event:
    """The event without the session and its name; the same object if it had neither."""
    if isinstance(event, Joined) and event.session == session:
        return msgspec.structs.replace(event, session=alias, name="")
    if isinstance(event, Renamed) and event.seat in seats:
        return msgspec.structs.replace(event, name="")
    if isinstance(event, Opened) and session in (event.host, *event.holders):
        return _opened_without(event, session, alias)
    return event


def _opened_without(event: Opened, session: str, alias: str) -> Opened:
    is_host = event.host == session
    plans = []
    for number, plan in enumerate(event.seats):
        held = event.holders[number] == session if event.holders else plan.kind == "me" and is_host
        plans.append(msgspec.structs.replace(plan, name=None) if held else plan)
    return msgspec.structs.replace(
        event,
        host=alias if is_host else event.host,
        seats=plans,
        holders=[alias if one == session else one for one in event.holders],
    )
