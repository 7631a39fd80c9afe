"""The data stored about one session, across the database."""

import asyncio
import json
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, or_, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from blazon.service.base.clock import DAY_MS
from blazon.service.journal.entries import decode_event
from blazon.service.journal.events import Opened
from blazon.service.journal.seating import Forgotten, Joined, Left, Renamed
from blazon.service.storage import schema
from blazon.service.storage.database import Database
from blazon.service.storage.forgetting import SEATING, forget_sessions, make_nobody, of_kind
from blazon.service.storage.profiles import selves_of

Seats = dict[str, dict[int, str]]
"""For each table, the session's seats with its names there."""
_TABLES, _CHAT, _SESSIONS = schema.tables.c, schema.chat.c, schema.sessions.c
_ROWS = schema.journal.c
_LISTS = ("notifications", "reports", "blocks", "results", "invited", "invitations", "muted")
"""The kinds of a session's data that belong to no table."""
_AT_ONCE = 100
"""The number of tables in one query."""


class Persons:
    """Sessions with all their data."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self, session: str) -> list[str]:
        """The tables where a session opened, played, chatted or requested a review."""
        columns: list[Any] = [
            select(part.c.table_id).where(part.c.session == session)
            for part in (schema.holders, schema.past_holders, schema.chat, schema.reviews)
        ]
        query = union(select(_TABLES.id).where(_TABLES.host == session), *columns)
        return sorted(await self._database.scalars(query))

    async def imported(self, session: str) -> set[str]:
        """The session's tables that hold an imported game, without seats."""
        own = (_TABLES.host == session) & (_TABLES.status == "over")
        seated = select(schema.holders.c.table_id)
        query = select(_ROWS.table_id, _ROWS.event).where(
            _ROWS.table_id.in_(select(_TABLES.id).where(own, _TABLES.id.not_in(seated))),
            _ROWS.seq == 1,
        )
        rows = await self._database.rows(query)
        return await asyncio.to_thread(_imported, rows)

    async def lines(self, table: str, session: str) -> list[dict[str, Any]]:
        """A session's messages at a table."""
        async with self._database.read() as connection:
            seats, _ = await _seats(connection, [table], session)
            return (await _lines(connection, [table], session, seats)).get(table, [])

    async def forget_at(self, table: str, session: str, alias: str) -> None:
        """Anonymise a session at a table where it no longer has a seat."""
        await self._database.transact(
            lambda connection: make_nobody(connection, table, session, alias, ()), "tidy"
        )

    async def forget_rest(self, session: str) -> None:
        """Delete what belongs to no table: notifications, mail, reports, results, invitations."""

        def delete(connection: Connection) -> None:
            for part in (schema.pushes, schema.push_turns, schema.deliveries, schema.reports):
                connection.execute(part.delete().where(part.c.session == session))
            forget_sessions(connection, [session])

        await self._database.transact(delete, "tidy")

    async def data(self, session: str) -> dict[str, Any]:
        """All data stored about a person, as JSON values; no secrets and no keys.

        A person with a profile has several sessions; any of them will do.
        """
        async with self._database.read() as connection:
            key, *others = await connection.run_sync(selves_of, session)
            found: dict[str, Any] = {"session": key, **await _own(connection, key)}
            found |= await _of_profile(connection, key, others)
            for one in others:
                other = await _own(connection, one)
                for part in _LISTS:
                    found[part] += other[part]
        found["tables"] = [table for one in (key, *others) for table in await self._at(one)]
        return found

    async def _at(self, session: str) -> list[dict[str, Any]]:
        """The data stored about a session at all of its tables."""
        names = await self.tables(session)
        async with self._database.read() as connection:
            return [
                one
                for start in range(0, len(names), _AT_ONCE)
                for one in await _at_tables(connection, session, names[start : start + _AT_ONCE])
            ]


async def _own(connection: AsyncConnection, session: str) -> dict[str, Any]:
    """Data that belongs to no table."""
    row = (
        (await connection.execute(select(schema.sessions).where(_SESSIONS.digest == session)))
        .mappings()
        .first()
    )
    if row is None:
        return {"known": False}
    pushes, reports, blocks = schema.pushes.c, schema.reports.c, schema.blocks.c
    results, calls, mutes = schema.results.c, schema.calls.c, schema.mutes.c
    mail = schema.mail_addresses.c
    of_mail = (mail.address, mail.language, mail.state, mail.reason, mail.asked, mail.seen)
    reported = (reports.at, reports.table_id, reports.subject, reports.reason, reports.words)
    queries = {
        "notifications": select(pushes.endpoint, pushes.language, pushes.created).where(
            pushes.session == session
        ),
        "mail": select(*of_mail, mail.sent, mail.refusals).where(mail.session == session),
        "reports": select(*reported).where(reports.session == session),
        "blocks": select(blocks.at, blocks.until, blocks.reason).where(blocks.session == session),
        "results": select(*(one for one in results if one.name not in ("person", "bot")))
        .where(results.person == session)
        .order_by(results.ended, results.game_id, results.seat),
        "invited": select(calls.table_id, calls.created).where(calls.session == session),
        "invitations": select(calls.table_id, calls.created, calls.answered).where(
            calls.person == session
        ),
        "muted": select(mutes.created, (mutes.person == "").label("everybody")).where(
            mutes.session == session
        ),
    }
    return {
        "known": row["revoked"] is None,
        "created": row["created"],
        "used": row["used"] * DAY_MS,
        "name": row["name"],
        "network": row["network"],
        "webhook": row["webhook"],
        **{name: await _rows(connection, query) for name, query in queries.items()},
    }


async def _of_profile(connection: AsyncConnection, key: str, others: list[str]) -> dict[str, Any]:
    """Data about a profile; nothing if there is none."""
    profiles = schema.profiles.c
    query = select(profiles.created, profiles.linked).where(profiles.key == key)
    row = (await connection.execute(query)).mappings().first()
    if row is None:
        return {}
    columns = (_SESSIONS.label, _SESSIONS.created, _SESSIONS.used, _SESSIONS.network)
    devices = select(_SESSIONS.digest, *columns).where(_SESSIONS.profile == key)
    found = await _rows(connection, devices.order_by(_SESSIONS.created, _SESSIONS.digest))
    subscribed = (schema.pushes.c.endpoint, schema.pushes.c.language, schema.pushes.c.created)
    acting = schema.pushes.c.session.in_([one["digest"] for one in found])
    return {
        "profile": {
            "created": row["created"],
            "linked": row["linked"],
            "joined": others,
            "devices": [
                {name: one[name] for name in ("label", "created", "network")}
                | {"used": one["used"] * DAY_MS}
                for one in found
            ],
        },
        "notifications": await _rows(connection, select(*subscribed).where(acting)),
    }


async def _at_tables(
    connection: AsyncConnection, session: str, names: Sequence[str]
) -> list[dict[str, Any]]:
    """The data stored about a session at these tables."""
    seats, left = await _seats(connection, names, session)
    lines = await _lines(connection, names, session, seats)
    query = select(schema.tables).where(_TABLES.id.in_(names)).order_by(_TABLES.created)
    return [
        {
            "id": row["id"],
            "game": row["game"],
            "status": row["status"],
            "created": row["created"],
            "opened_by_you": row["host"] == session,
            "seats": [
                {"seat": seat, "name": name, "left": of is left}
                for of in (seats, left)
                for seat, name in sorted(of[row["id"]].items())
            ],
            "chat": lines.get(row["id"], []),
            "result": json.loads(row["summary"]).get("result"),
        }
        for row in (await connection.execute(query)).mappings().all()
    ]


async def _lines(
    connection: AsyncConnection, names: Sequence[str], session: str, seats: Seats
) -> dict[str, list[dict[str, Any]]]:
    """A session's messages, by table.

    Version 0.1 recorded the seat only; for those messages, use the seats held now.
    """
    own = (_CHAT.session == session) | _CHAT.session.is_(None)
    query = select(schema.chat).where(_CHAT.table_id.in_(names), own, _CHAT.removed.is_(None))
    found: dict[str, list[dict[str, Any]]] = {}
    for row in await _rows(connection, query.order_by(_CHAT.table_id, _CHAT.number)):
        table = row["table_id"]
        if row["session"] is not None or row["seat"] in seats.get(table, {}):
            line = {key: row[key] for key in ("number", "at", "name", "text")}
            found.setdefault(table, []).append(line)
    return found


async def _rows(connection: AsyncConnection, query: Any) -> list[dict[str, Any]]:
    rows = (await connection.execute(query)).mappings().all()
    return [{str(name): value for name, value in row.items()} for row in rows]


async def _seats(
    connection: AsyncConnection, names: Sequence[str], session: str
) -> tuple[Seats, Seats]:
    """The seats that the session has at these tables, and those that it has left."""
    seating = or_(_ROWS.seq == 1, *of_kind(*SEATING))
    query = select(_ROWS.table_id, _ROWS.event).where(_ROWS.table_id.in_(names), seating)
    rows = (await connection.execute(query.order_by(_ROWS.table_id, _ROWS.seq))).all()
    return await asyncio.to_thread(_seated, rows, session)


def _imported(rows: Iterable[Any]) -> set[str]:
    """The tables whose first event holds an imported game."""
    found = set()
    for name, stored in rows:
        event = decode_event(bytes(stored))
        if isinstance(event, Opened) and event.record is not None:
            found.add(name)
    return found


def _seated(rows: Iterable[Any], session: str) -> tuple[Seats, Seats]:
    """The same, from the events of tables in order; events with a map are long."""
    seats: Seats = {}
    left: Seats = {}
    for name, stored in rows:
        held, event = seats.setdefault(name, {}), decode_event(bytes(stored))
        once = left.setdefault(name, {})
        if isinstance(event, Opened):
            held |= _at_first(event, session)
        elif isinstance(event, Joined | Left):
            if event.seat in held:
                once[event.seat] = held.pop(event.seat)
            if isinstance(event, Joined) and event.session == session:
                held[event.seat] = event.name
                once.pop(event.seat, None)
        elif isinstance(event, Renamed) and event.seat in held:
            held[event.seat] = event.name
        elif isinstance(event, Forgotten):
            for seat in event.seats:
                held.pop(seat, None)
    return seats, left


def _at_first(event: Opened, session: str) -> dict[int, str]:
    """A session's seats when the table was opened, with its names."""
    return {
        seat: plan.name or ""
        for seat, plan in enumerate(event.seats)
        if (
            event.holders[seat] == session
            if event.holders
            else event.host == session and plan.kind == "me"
        )
    }
