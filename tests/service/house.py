"""A server's database and its host's tools in one process, for tests."""

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.service.stores import store_in

from blazon.kernel.errors import BlazonError
from blazon.match.position import Position
from blazon.service.journal.opening import ImportRecord, OpenTable, SeatAsked, imported, opening
from blazon.service.journal.plans import SeatPlan
from blazon.service.journal.seating import Join
from blazon.service.journal.table import Table
from blazon.service.live.broadcast import LiveTable, Watcher
from blazon.service.live.connections import Connections
from blazon.service.live.hub import Author, Hub
from blazon.service.live.watching import watch
from blazon.service.moderation.administration import Administration
from blazon.service.storage.store import Store
from blazon.service.views.tables import Perspective

SECRET = bytes(16)
ME, OPEN, BOT = SeatPlan("me", None, "Ann"), SeatPlan("open"), SeatPlan("bot", "page")


async def open_at(
    hub: Hub,
    *seats: SeatPlan,
    host: str = "ann",
    network: str | None = None,
    game: str = "richelieu",
    **asked: Any,
) -> Table:
    """A new table that a session opens, from a network."""
    plans = [SeatAsked(plan.kind, plan.bot, plan.name) for plan in seats]
    wanted = OpenTable(game=game, seats=plans, **asked)
    first = opening(wanted, host, SECRET, bots_alone=True)
    return await hub.open(first, SECRET, Author(host, network=network))


async def open_record(hub: Hub, game: Position, host: str = "host", **more: Any) -> Table:
    """A recorded game at a table of its own; ``more`` as in its record."""
    record = game.record.to_builtins() | more
    first = imported(ImportRecord(record=record), host)
    return await hub.open(first, SECRET, Author(host, network="home"))


async def look_at(
    hub: Hub, name: str, session: str | None = None, seat: int | None = None
) -> tuple[LiveTable, Watcher]:
    """A session's socket at a table."""
    connection = Connections(limited=False).admit("192.0.2.1", name, is_seated=True)
    return await watch(hub, name, session, Perspective(seat), None, connection)


class House:
    """A server's store and tables, with its host's tools."""

    def __init__(self, store: Store, beside: Store) -> None:
        self.store, self.hub = store, Hub(store)
        self.host = Administration(beside, "root")

    async def table(self, *seats: SeatPlan, **asked: Any) -> str:
        """A table of Ann's where Bob takes the open seat."""
        name = (await open_at(self.hub, *seats, network="home", listed=True, **asked)).id
        if OPEN in seats:
            await self.hub.do(name, Join(name="Bob"), Author("bob"))
        return name

    async def kinds(self, name: str) -> list[str]:
        """The events of a table's journal."""
        entries = await self.store.journals.entries(name)
        return [type(entry.event).__name__ for entry in entries]

    async def refusal(self, doing: Awaitable[Any]) -> str:
        """The reason for a refusal."""
        with pytest.raises(BlazonError) as caught:
            await doing
        return str(caught.value)


@asynccontextmanager
async def in_house(folder: Path) -> AsyncIterator[House]:
    """A house with an SQLite file."""
    async with store_in(folder) as store, store_in(folder, beside=True) as beside:
        yield House(store, beside)


@asynccontextmanager
async def hub_in(folder: Path, **settings: Any) -> AsyncIterator[Hub]:
    """A server's tables, with an SQLite file; settings as for ``Store``."""
    async with store_in(folder, **settings) as store:
        yield Hub(store)
