"""Today's deal over HTTP: one for each person, and every way out is closed until midnight UTC."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.service.people import code
from tests.service.serving import serving
from tests.service.stores import file_in

from blazon.client import RefusedError, Server
from blazon.match.fairness import revealed, verify
from blazon.match.record import Record
from blazon.service.base.clock import DAY_MS
from blazon.service.base.settings import Settings
from blazon.service.http import today as handlers
from blazon.service.journal import today
from blazon.service.process.app import make_app
from blazon.service.process.runtime import Service

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # Litestar's


class Time:
    """The server's clock, which stands still until a test turns it."""

    now = 20_000 * DAY_MS + DAY_MS // 2

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return self.now

    def next_day(self) -> None:
        """Turn it to the first millisecond of the next day."""
        self.now = (self.now // DAY_MS + 1) * DAY_MS


@pytest.fixture(autouse=True)
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """Noon of a day."""
    found = Time()
    for module in (today, handlers):
        monkeypatch.setattr(module, "now_ms", found.now_ms)
    return found


@asynccontextmanager
async def place(folder: Path, **settings: Any) -> AsyncIterator[tuple[str, Service]]:
    """A server in this process, without workers; its address and its parts."""
    app, service = make_app(Settings(database=file_in(folder), **settings))
    await service.store.start()
    try:
        async with serving(app) as port:
            yield f"http://127.0.0.1:{port}", service
    finally:
        await service.pool.gone()
        await service.store.stop()


async def begun(person: Server, game: str = "richelieu", **asked: Any) -> str:
    """A person's table with today's deal; its id."""
    opened = await person.request("POST", f"/today/{game}", json=asked)
    return str(opened["d"]["table"]["id"])


async def deal(person: Server, game: str = "richelieu") -> dict[str, Any]:
    """What the page shows of today's deal of a game."""
    shown = await person.request("GET", "/today")
    return next(one for one in shown["deals"] if one["game"] == game)


async def test_two_tabs_at_once_have_one_table(tmp_path: Path) -> None:
    async with place(tmp_path) as (url, _), Server(url) as ann:
        assert (await deal(ann))["status"] == "new"
        await ann.request("PATCH", "/session", json={"name": "Ann"})
        both = await asyncio.gather(begun(ann), begun(ann))
        assert len({*both, await begun(ann)}) == 1
        table = (await ann.table(both[0]))["d"]["table"]
        assert next(one["name"] for one in table["seats"]) == "Ann"
        rival = today.rival_of("richelieu", today.today())
        assert [one["bot"] for one in table["seats"]] == [None, rival]
        assert (table["hints"], table["chat"], table["watch"]) == (False, False, "nobody")
        shown = await deal(ann)
        assert (shown["status"], shown["table"]) == ("playing", both[0])


async def test_the_deal_is_the_same_for_all_and_another_the_next_day(
    tmp_path: Path, time: Time
) -> None:
    async with place(tmp_path) as (url, service), Server(url) as ann, Server(url) as bob:
        shown = await deal(ann)
        tables = [await begun(ann), await begun(bob)]
        time.next_day()
        tables.append(await begun(ann))
        first, same, other = [(await service.hub.live(one)).table for one in tables]
        assert first.secret == same.secret != other.secret
        setups = [one.position.setup for one in (first, same, other) if one.position]
        assert setups[0] == setups[1] != setups[2]
        assert first.opened.commitment == same.opened.commitment == shown["commitment"]
        assert other.opened.commitment == shown["tomorrow"], "as it was said the day before"
        assert (await deal(bob))["status"] == "new"
        assert len(set(tables)) == 3


WAYS = {
    "the record, with the secret": ("GET", "/record", None),
    "everything": ("GET", "/replay?at=0&disclosed=true", None),
    "another seat": ("GET", "/replay?at=0&seat=1", None),
    "earlier choices": ("GET", "/replay?at=0&seat=0&actions=true", None),
    "several moments with everything": ("GET", "/views?first=0&last=0&disclosed=true", None),
    "several moments of another seat": ("GET", "/views?first=0&last=0&seat=1", None),
    "a review": ("POST", "/review", {"knowledge": "own"}),
    "an open review": ("POST", "/review", {"knowledge": "open"}),
    "an analysis": ("POST", "/analysis", {"at": 0, "knowledge": "own"}),
    "an open analysis": ("POST", "/analysis", {"at": 0, "knowledge": "open"}),
    "another action": ("POST", "/attempt", {"at": 0, "action": "@A1", "knowledge": "open"}),
    "the game in brief": ("GET", "/summary", None),
    "playing on": ("POST", "/again", {"at": 0, "seat": 0, "knowledge": "own"}),
    "playing on openly": ("POST", "/again", {"at": 0, "seat": 1, "knowledge": "open"}),
}
"""All requests about a finished game that can show more of it than its player has seen."""
REFUSED = {
    "another action": "was not legal",
    "the game in brief": "was not played to its end",
}
"""Those that are refused for another reason once the day is over."""


@pytest.mark.parametrize("way", WAYS)
async def test_every_way_out_is_closed_until_the_day_is_over(
    tmp_path: Path, time: Time, way: str
) -> None:
    method, path, asked = WAYS[way]
    more = {} if asked is None else {"json": asked}
    async with place(tmp_path) as (url, _), Server(url) as ann:
        name = await begun(ann)
        path = f"/tables/{name}{path}"
        assert await code(ann.request(method, path, **more)) in ("not-now", "not-yours")
        await ann.do(name, "resign", seat=0)
        with pytest.raises(RefusedError, match="until the day is over"):
            await ann.request(method, path, **more)
        time.now = today.end_of(today.today()) - 1
        assert await code(ann.request(method, path, **more)) == "not-now"
        time.next_day()
        if way in REFUSED:
            with pytest.raises(RefusedError, match=REFUSED[way]):
                await ann.request(method, path, **more)
        else:
            assert await ann.request(method, path, **more)


async def test_a_running_deal_gives_no_help_and_nobody_else_sees_it(
    tmp_path: Path, time: Time
) -> None:
    async with place(tmp_path) as (url, _), Server(url) as ann, Server(url) as bob:
        name = await begun(ann)
        await begun(bob)
        shown = await ann.table(name)
        assert (
            await code(ann.request("POST", f"/tables/{name}/hint", json={"seat": 0})) == "not-now"
        )
        reminders = f"/tables/{name}/reminders?lang=en&seat=0"
        assert await code(ann.request("GET", reminders)) == "not-now"
        asked = ann.do(name, "ask-undo", seat=0, left=0, version=shown["v"])
        assert await code(asked) == "no-undo"
        assert await code(ann.do(name, "hand-over", seat=0)) == "not-now"
        for path in ("", "/replay?at=0", "/record", "/review", "/chat"):
            assert await code(bob.request("GET", f"/tables/{name}{path}")) == "unknown"
        await ann.do(name, "resign", seat=0)
        assert await code(bob.request("GET", f"/tables/{name}")) == "unknown"
        listed = await bob.request("GET", "/tables", params={"status": "over"})
        assert name not in [one["id"] for one in listed]
        time.next_day()
        assert (await bob.table(name))["d"]["table"]["status"] == "over"


async def test_the_secret_fits_the_commitment_of_the_day_before(tmp_path: Path, time: Time) -> None:
    async with place(tmp_path) as (url, _), Server(url) as ann:
        said = (await deal(ann))["tomorrow"]
        time.next_day()
        name = await begun(ann)
        assert (await ann.table(name))["d"]["table"]["commitment"] == said
        await ann.do(name, "resign", seat=0)
        time.next_day()
        record = Record.from_builtins(await ann.request("GET", f"/tables/{name}/record"))
        assert revealed(record).commitment == said
        verify(record)


async def test_a_rematch_is_an_ordinary_game(tmp_path: Path) -> None:
    async with place(tmp_path) as (url, service), Server(url) as ann:
        name = await begun(ann)
        await ann.do(name, "resign", seat=0)
        again = (await ann.rematch(name))["d"]["table"]["id"]
        first, second = [(await service.hub.live(one)).table for one in (name, again)]
        assert second.opened.today is None
        assert first.secret != second.secret


async def test_a_list_of_own_games_says_which_is_the_deal(tmp_path: Path) -> None:
    async with place(tmp_path) as (url, _), Server(url) as ann:
        name = await begun(ann)
        second = await begun(ann, "rheingold")
        await ann.do(second, "resign", seat=0)
        other = (await ann.rematch(second))["d"]["table"]["id"]
        found = {one["id"]: one.get("today") for one in await ann.request("GET", "/tables/mine")}
        assert found[name] == today.today().isoformat()
        assert found[other] is None


async def test_giving_up_leaves_no_place(tmp_path: Path) -> None:
    async with place(tmp_path) as (url, _), Server(url) as ann:
        name = await begun(ann)
        await ann.do(name, "resign", seat=0)
        shown = await deal(ann)
        assert (shown["status"], shown["result"], shown["finished"]) == ("left", None, 0)
        assert await begun(ann) == name, "there is no second try"
        ranks = await ann.request("GET", "/today/richelieu")
        assert (ranks["ranks"], ranks["is_over"], ranks["finished"]) == ([], False, 0)


async def test_wrong_requests(tmp_path: Path, time: Time) -> None:
    async with place(tmp_path) as (url, _), Server(url) as ann:
        assert await code(ann.request("POST", "/today/chess", json={})) == "unknown"
        assert await code(ann.request("GET", "/today/chess")) == "unknown"
        assert (
            await code(ann.request("POST", "/today/richelieu", json={"day": "2024-10-04"})) == "bad"
        )
        assert await code(ann.request("POST", "/today/richelieu", json={"name": "A\x00"})) == "bad"
        day = today.today().isoformat()
        time.next_day()
        assert (await ann.request("GET", f"/today/richelieu?day={day}"))["is_over"]
        time.next_day()
        for wrong in (day, "2999-01-01", "today"):
            assert await code(ann.request("GET", f"/today/richelieu?day={wrong}")) == "bad"


async def test_a_server_can_do_without(tmp_path: Path) -> None:
    async with place(tmp_path, today="off") as (url, _), Server(url) as ann:
        shown = await ann.request("GET", "/today")
        assert shown["deals"] == []
        assert shown["puzzles"], "puzzles need no server"
        assert await code(ann.request("POST", "/today/richelieu", json={})) == "not-now"
        assert await code(ann.request("GET", "/today/richelieu")) == "not-now"
