"""Reads a database's tables without the service, and checks them."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

import httpx
from tests.limits import HANGS_SECONDS
from tests.service.cluster import order
from tests.service.people import heard
from tests.service.stores import sql

from blazon.client import Watched

QUERY = "select table_id, seq, at, session, command, event from journal order by table_id, seq"


@dataclass(frozen=True)
class Row:
    """A row of a table's journal."""

    seq: int
    at: int
    """When it was written, in milliseconds since 1970."""
    session: str | None
    command: str | None
    event: dict[str, Any]


async def journals(database: str) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {}
    is_file = database.startswith("sqlite")
    rows = sql(database, QUERY) if is_file else await order(database, QUERY)
    for table, seq, at, session, command, event in rows:
        found.setdefault(table, []).append(Row(seq, at, session, command, json.loads(event)))
    return found


async def patiently(ask: Callable[[], Awaitable[Any]]) -> Any:
    """The answer of a server that may be unavailable for a while."""
    while True:
        try:
            return await ask()
        except httpx.TransportError:
            await asyncio.sleep(0.02)


def check_gapless(rows: Iterable[Row]) -> None:
    """The numbers are 1, 2, 3 …, and no command ran twice."""
    rows = list(rows)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    commands = [(row.session, row.command) for row in rows if row.command is not None]
    assert len(commands) == len(set(commands))


def actions_of(rows: Iterable[Row]) -> list[str]:
    actions: list[str] = []
    for event in (row.event for row in rows):
        if event["kind"] == "undone":
            del actions[event["left"] :]
        if event["kind"] == "played":
            actions.append(event["action"])
        actions += event.get("then", [])
    return actions


async def check_agreed(database: str, *watching: Watched) -> list[Row]:
    """The table's journal has no gaps, and all watchers see the same as a new one."""
    rows = (await journals(database))[watching[0].id]
    check_gapless(rows)
    for one in watching:
        await heard(one, len(rows))
        await check_seen(one)
    return rows


async def check_seen(watched: Watched, seconds: float = HANGS_SECONDS) -> None:
    """A long-time watcher sees the same as a new one."""
    async with asyncio.timeout(seconds):
        look = partial(watched.server.table, watched.id, watched.seat)
        while (fresh := await patiently(look))["v"] < watched.version:
            await asyncio.sleep(0.05)
    game = [fresh["d"].get("view", {}), fresh["d"].get("actions", []), tokens(fresh["d"])]
    new = [fresh["v"], fresh["d"]["table"], *game]
    old = [watched.version, watched.table, watched.view, watched.actions, watched.log]
    assert new == old, f"at {watched.id}, seat {watched.seat}:\nnew {new}\nold {old}"


def tokens(update: dict[str, Any]) -> list[str]:
    return [entry["token"] for entry in update.get("entries", [])]
