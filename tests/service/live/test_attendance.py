"""Players are told who is at their table: with a visible page, a hidden one, or no connection."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.service.cluster import postgres
from tests.service.crowd import processes
from tests.service.house import open_at
from tests.service.listening import listen
from tests.service.people import ME, OPEN, new_table, until
from tests.service.serving import serving
from tests.service.stores import file_in, store_in

from blazon.client import Server, Watched
from blazon.service.base.clock import now_ms
from blazon.service.base.limits import (
    FLAP_SECONDS,
    HIDDEN_SECONDS,
    PRESENT_AT_ONCE,
    PRESENT_LASTS_SECONDS,
    PRESENT_SECONDS,
)
from blazon.service.base.secrets import digest_of
from blazon.service.base.settings import Settings
from blazon.service.journal.plans import SeatPlan
from blazon.service.journal.seating import Join
from blazon.service.journal.stand_ins import HandOver, Resign
from blazon.service.live.attendance import Attendance
from blazon.service.live.broadcast import LiveTable, Watcher
from blazon.service.live.connections import Connections
from blazon.service.live.hub import Author, Hub
from blazon.service.live.watching import watch
from blazon.service.process.app import make_app
from blazon.service.storage.store import Store
from blazon.service.views.tables import Perspective

FLAP = 1000 * FLAP_SECONDS
HERE, AWAY, UNKNOWN = {"state": "here"}, {"state": "away"}, None


class Heard(list[Any]):
    """What a socket has received about who is there."""

    def write(self, message: bytes) -> bool:
        """Receive a message."""
        found = msgspec.json.decode(message)
        if "present" in found.get("d", {}):
            self.append(found["d"]["present"])
        return True


class Place:
    """One process with a controlled time."""

    def __init__(self, store: Store) -> None:
        self.hub, self.now = Hub(store), 1_000_000
        self.attendance = Attendance(self.hub, lambda: self.now)

    async def comes(self, name: str, session: str | None) -> tuple[LiveTable, Watcher, Heard]:
        """A session opens a socket at a table."""
        heard = Heard()
        admitted = Connections(limited=False).admit(
            "192.0.2.1", name, is_seated=True, write=heard.write
        )
        live, watcher = await watch(self.hub, name, session, Perspective(), None, admitted)
        self.attendance.enter(live, watcher)
        return live, watcher, heard

    def leaves(self, live: LiveTable, watcher: Watcher) -> None:
        """The socket closes."""
        live.leave(watcher)
        self.attendance.leave(live, watcher)

    async def passes(self, milliseconds: int) -> None:
        """Let time pass."""
        self.now += milliseconds
        await self.attendance.step()


@asynccontextmanager
async def place(folder: Path) -> AsyncIterator[tuple[Place, str]]:
    """A game of Ann's and Bob's."""
    async with store_in(folder) as store:
        here = Place(store)
        yield here, await game(here)


async def game(here: Place, *more: SeatPlan, **asked: Any) -> str:
    """Another game of theirs."""
    plans = SeatPlan("me"), SeatPlan("open"), *more
    table = await open_at(here.hub, *plans, listed=True, **asked)
    await here.hub.do(table.id, Join(), Author("bob"))
    return table.id


async def test_who_comes_is_told_at_once_and_who_leaves_after_a_moment(tmp_path: Path) -> None:
    async with place(tmp_path) as (here, name):
        _, _, ann = await here.comes(name, "ann")
        await here.passes(0)
        assert ann == [[HERE, UNKNOWN]], "nobody knows how long Bob has been away"
        await here.passes(FLAP)
        assert ann[1:] == [[HERE, {"state": "lost"}]]
        live, watcher, bob = await here.comes(name, "bob")
        await here.passes(1000)
        assert ann[2:] == bob == [[HERE, HERE]]
        here.leaves(live, watcher)
        await here.passes(FLAP - 1)
        await here.passes(1)
        assert len(ann) == 3, "the moment begins when the server notices"
        await here.passes(FLAP)
        assert ann[3:] == [[HERE, {"state": "lost", "ms": FLAP + 1}]]


async def test_a_reload_does_not_flicker(tmp_path: Path) -> None:
    async with place(tmp_path) as (here, name):
        _, _, ann = await here.comes(name, "ann")
        live, watcher, _ = await here.comes(name, "bob")
        await here.passes(0)
        for _ in range(3):
            here.leaves(live, watcher)
            await here.passes(0)
            await here.passes(FLAP - 1)
            live, watcher, _ = await here.comes(name, "bob")
            await here.passes(0)
        await here.passes(10 * FLAP)
        assert ann == [[HERE, HERE]]


async def test_a_page_hidden_for_a_minute_and_another_table_are_away(tmp_path: Path) -> None:
    async with place(tmp_path) as (here, name):
        other = await game(here)
        _, _, ann = await here.comes(name, "ann")
        live, watcher, _ = await here.comes(name, "bob")
        await here.passes(0)
        assert ann.pop() == [HERE, HERE]
        here.attendance.look(live, watcher, visible=False)
        for _ in range(2 * HIDDEN_SECONDS - 1):
            await here.passes(500)
            here.attendance.look(live, watcher, visible=False)  # it says so again
        assert ann == []
        await here.passes(500)
        assert ann.pop() == [HERE, AWAY]
        here.attendance.look(live, watcher, visible=True)
        await here.passes(0)
        assert ann.pop() == [HERE, HERE]
        await here.comes(other, "bob")
        here.leaves(live, watcher)
        await here.passes(0)
        await here.passes(FLAP)
        assert ann.pop() == [HERE, AWAY]


async def test_two_pages_count_as_the_better_one(tmp_path: Path) -> None:
    async with place(tmp_path) as (here, name):
        _, _, ann = await here.comes(name, "ann")
        live, watcher, _ = await here.comes(name, "bob")
        await here.comes(name, "bob")
        here.attendance.look(live, watcher, visible=False)
        for _ in range(3):
            await here.passes(1000 * HIDDEN_SECONDS)
        assert ann == [[HERE, HERE]]


async def test_only_players_who_are_not_blocked_are_told(tmp_path: Path) -> None:
    async with place(tmp_path) as (here, name):
        _, _, ann = await here.comes(name, "ann")
        _, _, bob = await here.comes(name, "bob")
        _, _, eve = await here.comes(name, "eve")
        _, _, nobody = await here.comes(name, None)
        await here.hub.store.blocks.add(
            now_ms(), until=now_ms() + 10**6, about="Bob", reason="rude", session="bob"
        )
        await here.hub.rules.refresh()
        await here.passes(0)
        assert ann == [[HERE, HERE]]
        assert bob == eve == nobody == []


async def test_who_has_given_up_is_not_watched_any_more(tmp_path: Path) -> None:
    async with place(tmp_path) as (here, _):
        name = await game(here, SeatPlan("bot", "page"), game="rheingold")
        _, _, ann = await here.comes(name, "ann")
        live, watcher, _ = await here.comes(name, "bob")
        await here.passes(0)
        assert ann.pop() == [HERE, HERE, None]
        await here.hub.do(name, Resign(seat=1), Author("bob"))
        here.leaves(live, watcher)
        await here.passes(0)
        assert ann.pop() == [HERE, None, None]


async def test_moves_tell_nothing_and_a_table_costs_nothing_once_left(tmp_path: Path) -> None:
    async with place(tmp_path) as (here, name):
        live, watcher, ann = await here.comes(name, "ann")
        await here.passes(0)
        ann.clear()
        await here.hub.do(name, HandOver(seat=1), Author("bob"))
        await here.passes(1)
        assert ann == []
        assert len(here.attendance) == 1
        here.leaves(live, watcher)
        await here.passes(0)
        assert len(here.attendance) == 0


async def test_many_tables_are_looked_at_in_several_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert PRESENT_AT_ONCE <= 1000
    monkeypatch.setattr("blazon.service.live.attendance.PRESENT_AT_ONCE", 2)
    async with place(tmp_path) as (here, _):
        heard = [(await here.comes(await game(here), "ann"))[2] for _ in range(5)]
        told = []
        for _ in range(3):
            await here.passes(0)
            told.append(sum(bool(one) for one in heard))
        assert told == [2, 4, 5]


class Line:
    """Processes that hear each other, as over PostgreSQL."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *places: Place) -> None:
        self.said: list[str] = []

        async def tell(payloads: list[str]) -> None:
            self.said += payloads
            for payload in payloads:
                for one in places:
                    one.attendance.hear(payload)

        for one in places:
            monkeypatch.setattr(type(one.hub.store), "is_shared", True)
            monkeypatch.setattr(one.hub.store.database, "tell_present", tell)


async def test_processes_tell_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with place(tmp_path) as (here, name):
        there = Place(here.hub.store)
        line = Line(monkeypatch, here, there)
        _, _, ann = await here.comes(name, "ann")
        await here.passes(0)
        live, watcher, bob = await there.comes(name, "bob")
        await there.passes(0)
        await here.passes(0)
        await there.passes(0)
        assert ann.pop() == [HERE, HERE]
        assert bob.pop() == [HERE, HERE], "the other process has answered"
        there.attendance.look(live, watcher, visible=False)
        for one in (there, here):
            await one.passes(1000 * HIDDEN_SECONDS - FLAP)
        await here.passes(FLAP)
        assert ann.pop() == [HERE, AWAY]
        there.leaves(live, watcher)
        await there.passes(0)
        await here.passes(0)
        await here.passes(FLAP)
        assert ann.pop()[1]["state"] == "lost"
        said = len(line.said)
        for _ in range(10):
            await here.passes(PRESENT_SECONDS * 100)
        assert len(line.said) == said + 1, "they repeat it once in a while"


async def test_a_killed_process_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place(tmp_path) as (here, name):
        there = Place(here.hub.store)
        Line(monkeypatch, here, there)
        _, _, ann = await here.comes(name, "ann")
        await there.comes(name, "bob")
        await there.passes(0)
        await here.passes(0)
        await there.passes(0)
        await here.passes(0)
        assert ann.pop() == [HERE, HERE]
        await here.passes(1000 * PRESENT_LASTS_SECONDS + 1)
        await here.passes(FLAP)
        assert ann.pop()[1]["state"] == "lost"


async def test_what_another_version_says_is_passed_over(tmp_path: Path) -> None:
    async with place(tmp_path) as (here, name):
        _, _, ann = await here.comes(name, "ann")
        for payload in ("nonsense", '[["other",1]]', f'[["other","{name}","222",false]]'):
            here.attendance.hear(payload)
        await here.passes(0)
        assert ann == [[HERE, UNKNOWN]]


def noting(seat: Watched) -> list[Any]:
    """What a client hears from now on about who is there."""
    heard: list[Any] = []
    receive = seat.receive

    def note(message: dict[str, Any]) -> None:
        receive(message)
        if "present" in message.get("d", {}):
            heard.append(message["d"]["present"])

    seat.receive = note  # type: ignore[method-assign]
    return heard


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # Litestar's
async def test_a_client_says_that_its_page_is_hidden(tmp_path: Path) -> None:
    app, service = make_app(Settings(database=file_in(tmp_path)))
    await service.store.start()
    try:
        async with serving(app) as port, Server(f"http://127.0.0.1:{port}") as ann:
            table = await new_table(ann, ME, ME)
            me = digest_of(ann.secret or "")

            async def is_hidden() -> bool:
                return 0 < service.hub.memory.away_at(table, me) < inf

            async with listen(ann, table) as listener:
                for visible in (False, True):
                    await listener.send({"t": "look", "visible": visible})
                    assert await is_hidden() is not visible
            async with listen(ann, table, hidden="true"):
                await until(is_hidden)
    finally:
        await service.store.stop()


@pytest.mark.system
async def test_players_at_two_processes_see_each_other(tmp_path: Path) -> None:
    with postgres() as database, processes(database, tmp_path, 2) as servers:
        async with Server(servers[0].url) as ann, Server(servers[1].url) as bob:
            table = await new_table(ann, ME, OPEN, listed=True)
            await bob.do(table, "join", name="Bob")
            async with ann.watch(table) as here, Server(servers[0].url, bob.secret) as beside:
                heard = noting(here)
                for one in (bob, beside):
                    async with one.watch(table):
                        await until(lambda: heard[-1:] == [[HERE, HERE]])
                    await until(lambda: heard[-1][1] != HERE)
                    assert heard[-1][1]["state"] == "lost"
