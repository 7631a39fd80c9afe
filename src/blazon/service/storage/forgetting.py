"""Making a session nobody in what a table keeps: the one case in which a journal is rewritten.

Nothing that a game was made of is touched: who did it gets another name that means nothing.
"""

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, func, or_, select, update

from blazon.service.journal.events import (
    AnyEvent,
    Joined,
    Opened,
    Renamed,
    decode_event,
    encode_event,
)
from blazon.service.storage import schema

_ROWS = schema.journal.c
SEATING = ("joined", "left", "renamed", "forgotten")
"""Kinds of events, beside the first, by which it is known who had which seat and name."""


def of_kind(*kinds: str) -> list[ColumnElement[bool]]:
    """Conditions on rows of the journal, one for each of these kinds of events."""
    starts = [f'{{"kind":"{kind}"'.encode() for kind in kinds]
    return [func.substr(_ROWS.event, 1, len(start)) == start for start in starts]


def make_nobody(
    connection: Connection, table: str, session: str, alias: str, seats: Sequence[int]
) -> None:
    """Take a session and its names out of a table's journal and of what belongs to the table.

    Args:
        connection: in a transaction.
        table: the table's id.
        session: who is nobody from now on.
        alias: what stands in its place.
        seats: those that it held at last.
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
    connection.execute(update(schema.tables).where(hosted).values(host=alias, account=None))
    reviewed = (schema.reviews.c.table_id == table) & (schema.reviews.c.session == session)
    connection.execute(update(schema.reviews).where(reviewed).values(session=alias, account=None))
    past = schema.past_holders
    connection.execute(past.delete().where(past.c.table_id == table, past.c.session == session))


def _without(event: AnyEvent, session: str, alias: str, seats: Sequence[int]) -> AnyEvent:
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
