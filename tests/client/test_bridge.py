"""A program plays at a table of a real server, from its author's machine."""

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.service.servers import ServerProcess, running
from tests.tools import ROOT, python

from blazon.bots.programs import command_of
from blazon.bots.programs.program import Forfeit, Program
from blazon.client import RefusedError, Server, Texts, Watched
from blazon.client.bridge import Bridge

EXAMPLE = f"{ROOT / 'examples/bots/python/bot.py'}"
BAD = f"{ROOT / 'tests/bots/bad_bot.py'}"
PATIENT_MS = 60_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("bridge"), bots_alone="off") as process:
        yield process


@pytest.fixture
def program(request: pytest.FixtureRequest) -> Iterator[Program]:
    started = Program(command_of(request.param))
    yield started
    started.close()


async def opened(host: Server, **more: Any) -> tuple[str, str]:
    """A table for the host and a friend, and the secret of the friend's link."""
    asked = {"seats": [{"kind": "me", "name": "Host"}, {"kind": "open"}], "game": "richelieu"}
    table: str = (await host.open_table(**{**asked, **more}))["d"]["table"]["id"]
    link: str = (await host.do(table, "invite", seat=1))["link"]
    return table, link


async def play_first(watched: Watched, decisions: int = 10_000) -> None:
    """Play the first legal action each time, to the end or for some decisions."""
    for _ in range(decisions):
        await watched.wait(lambda: watched.is_over or watched.legal, seconds=None)
        if watched.is_over:
            return
        with suppress(RefusedError):  # the game has moved on
            await watched.play(watched.legal[0])


@pytest.mark.parametrize("program", [EXAMPLE], indirect=True)
def test_a_program_plays_a_whole_game_and_its_seat_says_so(
    server: ServerProcess, program: Program
) -> None:
    async def run() -> None:
        async with (
            Server(server.url, texts=Texts()) as host,
            Server(server.url, texts=Texts()) as at,
        ):
            table, link = await opened(host)
            bridge = Bridge(program, PATIENT_MS)
            assert await bridge.sit(at, table, link, program.name) == 1
            assert await bridge.sit(at, table, link, program.name) == 1, "it comes back"
            async with host.watch(table, 0) as watched:
                _, totals = await asyncio.gather(play_first(watched), bridge.play(at, table, 1))
                seats = watched.table["seats"]
                assert totals == watched.table["score"]["totals"]
            assert [one["program"] for one in seats] == [False, True]
            assert seats[1]["name"] == "Example"
            assert watched.table["score"]["ending"] == "played"

    asyncio.run(run())


THREE = {
    "seats": [{"kind": "me", "name": "Host"}, {"kind": "open"}, {"kind": "open"}],
    "options": {"edition": "court"},
}


@pytest.mark.parametrize("program", [EXAMPLE], indirect=True)
def test_each_link_seats_another_program_and_none_takes_a_persons_seat(
    server: ServerProcess, program: Program
) -> None:
    async def run() -> None:
        async with Server(server.url) as host:
            table, one = await opened(host, **THREE)
            other = (await host.do(table, "invite", seat=2))["link"]
            bridge = Bridge(program, PATIENT_MS)
            assert await bridge.sit(host, table, one, "One") == 1
            assert await bridge.sit(host, table, other, "Other") == 2
            assert await bridge.sit(host, table, one, "One") == 1, "it comes back"

    asyncio.run(run())


@pytest.mark.parametrize("program", [EXAMPLE], indirect=True)
def test_it_ends_when_the_host_frees_its_seat(server: ServerProcess, program: Program) -> None:
    async def run() -> None:
        async with Server(server.url) as host, Server(server.url) as at:
            table, link = await opened(host, **THREE)
            bridge = Bridge(program, PATIENT_MS)
            await bridge.sit(at, table, link, "Bot")
            playing = asyncio.create_task(bridge.play(at, table, 1))
            await host.do(table, "free", seat=1)
            with pytest.raises(RefusedError):
                await playing

    asyncio.run(run())


@pytest.mark.parametrize("program", [EXAMPLE], indirect=True)
def test_it_declines_what_the_others_ask(server: ServerProcess, program: Program) -> None:
    async def run() -> None:
        async with Server(server.url) as host, Server(server.url) as at:
            table, link = await opened(host)
            told = list[str]()
            bridge = Bridge(program, PATIENT_MS, told.append)
            await bridge.sit(at, table, link, "Bot")
            async with host.watch(table, 0) as watched:
                playing = asyncio.create_task(bridge.play(at, table, 1))
                await play_first(watched, 3)
                await watched.wait(lambda: watched.legal, seconds=None)  # the program waits
                await watched.do("ask-end", seat=0)
                await watched.wait(lambda: watched.table["declined"] is not None, seconds=None)
                assert watched.table["declined"]["seat"] == 0
                await watched.do("resign", seat=0)
                await playing
            assert told == ["declined a question of the others"]

    asyncio.run(run())


@pytest.mark.parametrize("program", [EXAMPLE], indirect=True)
def test_it_plays_the_rematch_too(server: ServerProcess, program: Program) -> None:
    async def run() -> None:
        texts, own = Texts(), Texts()
        async with Server(server.url, texts=texts) as host, Server(server.url, texts=own) as at:
            table, link = await opened(host)
            bridge = Bridge(program, PATIENT_MS)
            seat = await bridge.sit(at, table, link, "Bot")
            async with host.watch(table, 0) as watched:
                playing = asyncio.create_task(bridge.play(at, table, seat))
                await watched.wait(lambda: watched.legal, seconds=None)
                await watched.do("resign", seat=0)
                await playing
            again = (await host.rematch(table))["d"]["table"]
            assert [one["program"] for one in again["seats"]] == [False, True]
            assert await bridge.follow(at, table, seat) == again["id"]
            async with host.watch(again["id"], 0) as watched:
                playing = asyncio.create_task(bridge.play(at, again["id"], seat))
                await play_first(watched)
                assert watched.table["score"]["ending"] == "played"
                await playing

    asyncio.run(run())


@pytest.mark.parametrize("program", [f"{BAD} illegal 2"], indirect=True)
def test_a_program_that_breaks_the_protocol_resigns(
    server: ServerProcess, program: Program
) -> None:
    async def run() -> None:
        async with Server(server.url) as host, Server(server.url) as at:
            table, link = await opened(host)
            told = list[str]()
            bridge = Bridge(program, PATIENT_MS, told.append)
            await bridge.sit(at, table, link, "Bad")
            async with host.watch(table, 0) as watched:
                playing = asyncio.create_task(bridge.play(at, table, 1))
                await asyncio.wait({playing, asyncio.create_task(play_first(watched))})
                assert watched.table["score"]["winners"] == [0]
            with pytest.raises(Forfeit, match="illegal: 'Z99'"):
                await playing
            assert told == ["resigned, as the program has lost"]

    asyncio.run(run())


def test_programs_do_not_play_among_themselves(server: ServerProcess) -> None:
    async def run() -> None:
        async with Server(server.url) as host, Server(server.url) as one, Server(server.url) as two:
            seats = [{"kind": "open"}, {"kind": "open"}]
            table = (await host.open_table(game="richelieu", seats=seats, listed=True))["d"][
                "table"
            ]
            await one.do(table["id"], "join", name="One", program=True)
            with pytest.raises(RefusedError, match="a person must play as well"):
                await two.do(table["id"], "join", name="Two", program=True)
            await two.do(table["id"], "join", name="Two")

    asyncio.run(run())


@pytest.mark.system
def test_the_command_plays_and_says_what_happened(server: ServerProcess, tmp_path: Path) -> None:
    def sit(link: str) -> str:
        own = {"XDG_DATA_HOME": f"{tmp_path}"}
        return python("-m", "blazon", "bot", "sit", link, EXAMPLE, given=own)

    async def run() -> None:
        async with Server(server.url, texts=Texts()) as host:
            table, link = await opened(host)
            async with host.watch(table, 0) as watched:
                said, _ = await asyncio.gather(
                    asyncio.to_thread(sit, f"{server.url}/t/{table}#{link}"),
                    play_first(watched),
                )
                totals = " ".join(map(str, watched.table["score"]["totals"]))
            assert said.splitlines() == [
                f"{table}: Example has seat 1",
                f"{table}: over, {totals}",
            ]

    asyncio.run(run())


@pytest.mark.system
def test_a_killed_command_comes_back_to_its_seat(server: ServerProcess, tmp_path: Path) -> None:
    async def run() -> None:
        async with Server(server.url, texts=Texts()) as host:
            table, link = await opened(host)
            command = ["-m", "blazon", "bot", "sit", f"{server.url}/t/{table}#{link}", EXAMPLE]
            own = {**os.environ, "XDG_DATA_HOME": f"{tmp_path}"}
            async with host.watch(table, 0) as watched:
                for _ in range(2):
                    process = await asyncio.create_subprocess_exec(
                        sys.executable, *command, env=own
                    )
                    try:
                        await play_first(watched, 3)  # the program answers in between
                    finally:
                        process.kill()
                        await process.wait()

    asyncio.run(run())
