"""What is kept about one session, all over the database."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import or_, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from blazon.service.clock import DAY_MS
from blazon.service.journal.events import Forgotten, Joined, Left, Opened, decode_event
from blazon.service.storage import schema
from blazon.service.storage.database import Database
from blazon.service.storage.forgetting import SEATING, make_nobody, of_kind

_TABLES, _CHAT, _SESSIONS = schema.tables.c, schema.chat.c, schema.sessions.c
_AT_ONCE = 200
"""Tables that are asked about in one query."""


class Persons:
    """Sessions with everything that belongs to them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self, session: str) -> list[str]:
        """The tables where a session opened, had a seat, said something or asked for a review."""
        columns: list[Any] = [
            select(part.c.table_id).where(part.c.session == session)
            for part in (schema.holders, schema.past_holders, schema.chat, schema.reviews)
        ]
        query = union(select(_TABLES.id).where(_TABLES.host == session), *columns)
        async with self._database.read() as connection:
            return sorted((await connection.scalars(query)).all())

    async def imported(self, session: str) -> set[str]:
        """Those of its tables that hold a game from a file, and nobody's seat."""
        own = (_TABLES.host == session) & (_TABLES.status == "over")
        seated = select(schema.holders.c.table_id)
        query = select(_TABLES.id).where(own, _TABLES.id.not_in(seated))
        async with self._database.read() as connection:
            found = list((await connection.scalars(query)).all())
            seats = await _first_events(connection, found)
        return {name for name, opened in seats.items() if opened.record is not None}

    async def lines(self, table: str, session: str) -> list[dict[str, Any]]:
        """What a session has said at a table."""
        async with self._database.read() as connection:
            seats = (await _seats(connection, [table], session)).get(table, {})
            return await _lines(connection, table, session, seats)

    async def forget_at(self, table: str, session: str, alias: str) -> None:
        """Make a session nobody at a table where it has no seat any more."""
        async with self._database.write("tidy") as connection:
            await connection.run_sync(make_nobody, table, session, alias, ())

    async def forget_rest(self, session: str) -> None:
        """Delete what belongs to no table: notifications, and its reports."""
        async with self._database.write("tidy") as connection:
            for part in (schema.pushes, schema.push_turns, schema.deliveries, schema.reports):
                await connection.execute(part.delete().where(part.c.session == session))

    async def data(self, session: str) -> dict[str, Any]:
        """Everything that is kept about a session, as JSON values; no secrets and no keys."""
        names = await self.tables(session)
        async with self._database.read() as connection:
            found: dict[str, Any] = {"session": session, **await _own(connection, session)}
            found["tables"] = [
                one
                for start in range(0, len(names), _AT_ONCE)
                for one in await _at_tables(connection, session, names[start : start + _AT_ONCE])
            ]
        return found


async def _own(connection: AsyncConnection, session: str) -> dict[str, Any]:
    """What belongs to no table."""
    row = (
        (await connection.execute(select(schema.sessions).where(_SESSIONS.digest == session)))
        .mappings()
        .first()
    )
    if row is None:
        return {"known": False}
    pushes, reports, blocks = schema.pushes.c, schema.reports.c, schema.blocks.c
    reported = (reports.at, reports.table_id, reports.subject, reports.reason, reports.words)
    return {
        "known": row["revoked"] is None,
        "created": row["created"],
        "used": row["used"] * DAY_MS,
        "name": row["name"],
        "network": row["account"],
        "webhook": row["webhook"],
        "notifications": await _rows(
            connection,
            select(pushes.endpoint, pushes.language, pushes.created).where(
                pushes.session == session
            ),
        ),
        "reports": await _rows(
            connection,
            select(*reported).where(reports.session == session),
        ),
        "blocks": await _rows(
            connection,
            select(blocks.at, blocks.until, blocks.reason).where(blocks.session == session),
        ),
    }


async def _at_tables(
    connection: AsyncConnection, session: str, names: Sequence[str]
) -> list[dict[str, Any]]:
    """What is kept about a session at these tables."""
    seats = await _seats(connection, names, session)
    query = select(schema.tables).where(_TABLES.id.in_(names)).order_by(_TABLES.created)
    found = []
    for row in (await connection.execute(query)).mappings().all():
        held = seats.get(row["id"], {})
        found.append(
            {
                "id": row["id"],
                "game": row["game"],
                "status": row["status"],
                "created": row["created"],
                "opened_by_you": row["host"] == session,
                "seats": [{"seat": seat, "name": name} for seat, name in sorted(held.items())],
                "chat": await _lines(connection, row["id"], session, held),
                "result": json.loads(row["summary"]).get("result"),
            }
        )
    return found


async def _lines(
    connection: AsyncConnection, table: str, session: str, seats: Iterable[int]
) -> list[dict[str, Any]]:
    """Version 0.1 noted the seat only: of its lines, those of the seats that are held now."""
    own = (_CHAT.session == session) | (_CHAT.session.is_(None) & _CHAT.seat.in_(list(seats)))
    query = select(_CHAT.number, _CHAT.at, _CHAT.name, _CHAT.text)
    query = query.where(_CHAT.table_id == table, own, _CHAT.removed.is_(None))
    return await _rows(connection, query.order_by(_CHAT.number))


async def _rows(connection: AsyncConnection, query: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(query)).mappings().all()]


async def _first_events(connection: AsyncConnection, names: Sequence[str]) -> dict[str, Opened]:
    rows = schema.journal.c
    query = select(rows.table_id, rows.event).where(rows.table_id.in_(names), rows.seq == 1)
    found = {}
    for name, stored in (await connection.execute(query)).all():
        event = decode_event(bytes(stored))
        assert isinstance(event, Opened)
        found[name] = event
    return found


async def _seats(
    connection: AsyncConnection, names: Sequence[str], session: str
) -> dict[str, dict[int, str]]:
    """By table, the seats that a session holds, and what it was called when it took them."""
    rows = schema.journal.c
    seating = or_(rows.seq == 1, *of_kind(*SEATING))
    query = select(rows.table_id, rows.event).where(rows.table_id.in_(names), seating)
    found: dict[str, dict[int, str]] = {}
    for name, stored in (await connection.execute(query.order_by(rows.table_id, rows.seq))).all():
        held, event = found.setdefault(name, {}), decode_event(bytes(stored))
        if isinstance(event, Opened):
            for seat, plan in enumerate(event.seats):
                is_own = event.host == session and plan.kind == "me"
                if event.holders[seat] == session if event.holders else is_own:
                    held[seat] = plan.name or ""
        elif isinstance(event, Joined):
            held.pop(event.seat, None)
            if event.session == session:
                held[event.seat] = event.name
        elif isinstance(event, Left):
            held.pop(event.seat, None)
        elif isinstance(event, Forgotten):
            for seat in event.seats:
                held.pop(seat, None)
    return found
