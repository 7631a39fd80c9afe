"""Concurrent requests: one succeeds, the others get a reason, and the data stays consistent."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import pytest
from tests.service.journals import Row, check_agreed, check_gapless, journals
from tests.service.people import ME, OPEN, all_of, heard, new_table, outcomes, several
from tests.service.servers import ServerProcess, running

from blazon.client import RefusedError, Server, Watched


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server; afterwards, the whole database has no gaps."""
    with running(tmp_path_factory.mktemp("rivals")) as server:
        yield server
        found = asyncio.run(journals(server.database))
        assert found
        for rows in found.values():
            check_gapless(rows)


class Players:
    """Two players at a table: their sessions, and the table."""

    def __init__(self, process: ServerProcess, sessions: list[Server], table: str) -> None:
        self.process, self.sessions, self.table = process, sessions, table

    async def actor(self) -> int:
        """The seat that decides."""
        return int((await self.sessions[0].table(self.table))["d"]["view"]["player"])

    async def settled(self, *watching: Watched) -> list[Row]:
        """The journal, which has no gaps and matches everyone's view."""
        async with all_of(session.watch(self.table) for session in self.sessions) as new:
            return await check_agreed(self.process.database, *new, *watching)


@asynccontextmanager
async def two_players(process: ServerProcess) -> AsyncIterator[Players]:
    """A game that has just begun."""
    async with Server(process.url) as host, Server(process.url) as guest:
        table = await new_table(host, ME, OPEN, listed=True)
        await guest.do(table, "join", seat=1)
        yield Players(process, [host, guest], table)


def two_tabs(players: Players, seat: int) -> AbstractAsyncContextManager[list[Watched]]:
    """The same seat in two tabs of a browser."""
    return all_of(players.sessions[seat].watch(players.table, seat) for _ in range(2))


async def test_the_same_command_many_times_at_once_is_carried_out_once(
    process: ServerProcess,
) -> None:
    async with two_players(process) as players:
        seat = await players.actor()
        session = players.sessions[seat]
        async with two_tabs(players, seat) as tabs:
            version, action = tabs[0].version, tabs[0].legal[0]
            over_http = [
                session.do(players.table, "play", "once", action=action, version=version)
                for _ in range(8)
            ]
            over_sockets = [tab.play(action, "once") for tab in tabs]
            answers, codes = await outcomes(*over_http, *over_sockets)
            assert codes == []
            made = {one["done"] if isinstance(one, dict) else one for one in answers}
            assert made == {version + 1}
            assert await tabs[0].play(action, "once") == version + 1
            assert len(await players.settled(*tabs)) == version + 1


async def test_command_ids_of_two_sessions_have_nothing_to_do_with_each_other(
    process: ServerProcess,
) -> None:
    async with two_players(process) as players:
        played: set[int] = set()
        while len(played) < 2:
            seat = await players.actor()
            session = players.sessions[seat]
            seen = await session.table(players.table)
            call = {"action": seen["d"]["actions"][0]["token"], "version": seen["v"]}
            command = "mine" if seat not in played else None
            answer = await session.do(players.table, "play", command, **call)
            assert answer["done"] == seen["v"] + 1
            played.add(seat)
        rows = await players.settled()
        assert Counter(row.command for row in rows)["mine"] == 2


async def test_opening_a_table_again_with_the_same_id_opens_no_second(
    process: ServerProcess,
) -> None:
    async with Server(process.url) as host:
        await host.open_table(game="richelieu", seats=[ME, OPEN])  # makes the session
        asked = {"game": "richelieu", "seats": [ME, OPEN], "id": "once"}
        calls = [host.open_table(**asked) for _ in range(5)]
        answers, codes = await outcomes(*calls, host.open_table(**asked))
        assert codes == []
        assert len({answer["d"]["table"]["id"] for answer in answers}) == 1
        assert len(await host.request("GET", "/tables/mine")) == 2


@pytest.mark.parametrize(
    ("number", "invited", "refused"),
    [(50, [], {"full", "taken"}), (10, ["invited"], {"unknown"})],
    ids=["at a listed table", "with one link"],
)
async def test_of_many_who_race_for_one_seat_one_gets_it(
    process: ServerProcess, number: int, invited: list[str], refused: set[str]
) -> None:
    async with Server(process.url) as host, several(process.url, number) as racers:
        table = await new_table(host, ME, OPEN, listed=not invited)
        asked: list[dict[str, Any]] = [{"seat": None}, {"seat": 1}]
        if invited:
            asked = 2 * [{"link": (await host.do(table, "invite", seat=1))["link"]}]
        answers, codes = await outcomes(
            *(racer.do(table, "join", **asked[n % 2]) for n, racer in enumerate(racers))
        )
        assert len(answers) == 1
        assert len(codes) == number - 1
        assert set(codes) <= refused
        [winner] = [racer for racer in racers if racer.secret is not None]
        rows = await Players(process, [host, winner], table).settled()
        assert [row.event["kind"] for row in rows] == ["opened", *invited, "joined", "started"]


async def test_undo_and_play_at_once_have_one_winner(process: ServerProcess) -> None:
    async with two_players(process) as players:
        seat = await players.actor()
        async with two_tabs(players, seat) as tabs:
            while await players.actor() == seat:
                version, legal = tabs[0].version, tabs[0].legal
                answers, codes = await outcomes(
                    tabs[0].play(legal[0]), tabs[1].do("undo", version=version)
                )
                assert len(answers) == 1 or codes == ["no-undo"]
                assert set(codes) <= {"stale", "no-undo"}
                for tab in tabs:
                    await heard(tab, version + 1)
            await players.settled(*tabs)


async def hurry(tab: Watched, rng: random.Random) -> tuple[int, Counter[str]]:
    """Play whenever this tab believes it can; returns the number of successes, and refusals."""
    done, codes = 0, Counter[str]()
    while not tab.is_over:
        if tab.legal:
            try:
                await tab.play(rng.choice(tab.legal))
                done += 1
            except RefusedError as refused:
                codes[refused.code] += 1
        elif not tab.is_over:
            await heard(tab, tab.version + 1)
    return done, codes


async def test_two_tabs_for_each_seat_race_through_a_whole_game(process: ServerProcess) -> None:
    async with (
        two_players(process) as players,
        two_tabs(players, 0) as one,
        two_tabs(players, 1) as other,
    ):
        tabs = [*one, *other]
        found = await asyncio.gather(
            *(hurry(tab, random.Random(number)) for number, tab in enumerate(tabs))
        )
        rows = await players.settled(*tabs)
        played = [row for row in rows if row.event["kind"] == "played"]
        assert sum(done for done, _ in found) == len(played)
        codes = sum((codes for _, codes in found), Counter())
        assert set(codes) <= {"stale", "not-now", "not-your-turn"}
        assert codes["stale"] > 0
