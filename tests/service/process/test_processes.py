"""Several server processes on one PostgreSQL form one service.

``benchmarks/several.py`` plays hundreds of tables while processes are killed.
"""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from tests.service.cluster import postgres
from tests.service.crowd import play_all, processes
from tests.service.journals import check_agreed
from tests.service.people import (
    ME,
    OPEN,
    all_of,
    at_two,
    new_table,
    outcomes,
    play_in_turn,
    several,
)
from tests.service.servers import ServerProcess

from blazon.client import Server, Texts
from blazon.match.seals import new_text, seal_of

pytestmark = pytest.mark.system


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    folder = tmp_path_factory.mktemp("processes")
    with postgres() as database, processes(database, folder, 2, bot_workers="1") as found:
        yield found


async def test_a_table_goes_on_at_another_process_at_once(servers: list[ServerProcess]) -> None:
    async with at_two(*servers) as table, table.people[1].watch(table.id) as watched:
        await play_in_turn(table, 40)
        await check_agreed(servers[0].database, watched)


async def test_a_read_at_another_process_is_not_older_than_an_answer(
    servers: list[ServerProcess],
) -> None:
    async with at_two(*servers) as table, table.people[1].watch(table.id):
        there, seen = table.people[1], table.opened
        for _ in range(30):
            seat = seen["d"]["view"]["player"]
            seen = await there.table(table.id, seat)
            action = seen["d"]["actions"][0]["token"]
            call = {"action": action, "version": seen["v"], "seat": seat}
            made = (await table.do(0, "play", **call))["done"]
            seen = await there.table(table.id)
            assert seen["v"] == made
        await table.do(0, "resign", seat=0)
        record = await there.request("GET", f"/tables/{table.id}/record")
        assert len(record["actions"]) == len(seen["d"]["entries"])


async def test_the_same_command_at_two_processes_is_carried_out_once(
    servers: list[ServerProcess],
) -> None:
    async with at_two(*servers) as table:
        version, seat = table.opened["v"], table.opened["d"]["view"]["player"]
        async with all_of(one.watch(table.id, seat) for one in table.people) as (one, other):
            call = {"action": one.legal[0], "version": version, "seat": seat}
            calls = [server.do(table.id, "play", "once", **call) for server in table.people]
            calls += [tab.play(one.legal[0], "once") for tab in (one, other)]
            answers, codes = await outcomes(*calls)
            assert codes == []
            made = {one if isinstance(one, int) else one["done"] for one in answers}
            assert made == {version + 1}
            assert len(await check_agreed(servers[0].database, one, other)) == version + 1


async def test_of_twenty_at_two_processes_who_race_for_a_seat_one_gets_it(
    servers: list[ServerProcess],
) -> None:
    async with (
        Server(servers[0].url) as host,
        several(servers[0].url, 10) as some,
        several(servers[1].url, 10) as others,
    ):
        table = await new_table(host, ME, OPEN, listed=True)
        async with host.watch(table) as here, others[0].watch(table) as there:
            answers, codes = await outcomes(
                *(one.do(table, "join") for pair in zip(some, others, strict=True) for one in pair)
            )
            assert len(answers) == 1
            assert codes == 19 * ["full"]
            rows = await check_agreed(servers[0].database, here)
            await there.wait(lambda: there.version == len(rows))
        assert [row.event["kind"] for row in rows] == ["opened", "joined", "started"]


async def test_texts_shown_at_two_processes_at_once_begin_one_game(
    servers: list[ServerProcess],
) -> None:
    for _ in range(5):
        async with (
            Server(servers[0].url, texts=Texts()) as ann,
            Server(servers[1].url, texts=Texts()) as bob,
        ):
            opened = await ann.open_table(game="richelieu", seats=[ME, OPEN], listed=True)
            table, text = opened["d"]["table"]["id"], new_text()
            await bob.do(table, "join", seat=1, seal=seal_of(text))
            assert bob.texts is not None
            bob.texts.keep(table, 1, text)
            await asyncio.gather(ann.table(table), bob.table(table))
            async with ann.watch(table) as one, bob.watch(table) as other:
                for seen in (one, other):
                    await seen.wait(lambda seen=seen: seen.table["status"] == "playing")
                rows = await check_agreed(servers[0].database, one, other)
                assert None not in one.table["chance"]["texts"]
            kinds = [row.event["kind"] for row in rows]
            assert kinds == ["opened", "joined", "shown", "shown", "started"]


async def test_others_do_what_a_frozen_process_had_taken_on_and_it_finds_out(
    servers: list[ServerProcess],
) -> None:
    """A process that is not scheduled for a while, as on a suspended machine."""
    frozen, other = servers
    assert frozen.process
    bots = [{"kind": "bot", "bot": "page"}, {"kind": "bot", "bot": "page"}]

    async with Server(frozen.url) as here, Server(other.url, here.secret) as there:
        tables = [await new_table(here, *bots) for _ in range(4)]
        async with AsyncExitStack() as stack:
            seen = [await stack.enter_async_context(here.watch(table)) for table in tables]
            await asyncio.gather(*(one.wait(lambda one=one: len(one.log) > 4) for one in seen))
            os.kill(frozen.process.pid, signal.SIGSTOP)
            try:
                for table in tables:
                    one = await stack.enter_async_context(there.watch(table))
                    seen.append(one)
                    await one.wait(lambda one=one: one.is_over)
            finally:
                os.kill(frozen.process.pid, signal.SIGCONT)
            await asyncio.gather(*(one.wait(lambda one=one: one.is_over) for one in seen))
            for one in seen[:4]:
                await check_agreed(frozen.database, one)
    assert '"level":"error"' not in frozen.log.read_text()


def test_every_table_ends_though_a_process_is_killed(servers: list[ServerProcess]) -> None:
    outcome = asyncio.run(play_all(servers, 6, "small", 1, pause=(0.5, 1)))
    assert outcome.kills == 1
    assert outcome.moved > 0
    assert outcome.acknowledged > 50
    assert outcome.bots > 50
