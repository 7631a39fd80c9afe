"""A PostgreSQL server fails or its connections hang: games go on, and nothing is lost."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from tests.service.cluster import postgres
from tests.service.crowd import processes
from tests.service.journals import check_agreed
from tests.service.people import alone, at_two, code, other_to_move
from tests.service.postgresql import pair
from tests.service.servers import ServerProcess, failures, readiness

from blazon.client import RefusedError
from blazon.service.base.limits import QUERY_SECONDS

pytestmark = pytest.mark.system


async def test_games_go_on_at_the_database_that_takes_over(tmp_path: Path) -> None:
    with pair() as database, processes(database.address, tmp_path, 2) as (here, there):
        await database.wait_for_both()
        async with at_two(here, there) as table, table.watching() as (seat, other):
            await other_to_move(seat)
            await seat.play(seat.legal[0])
            await other.wait(lambda: other.version == seat.version)
            await other_to_move(seat)
            version = seat.version
            database.lose_primary()
            assert await code(seat.play(seat.legal[0])) == "storage"
            await readiness(503, here, there)
            await database.promote()
            await readiness(200, here, there)
            assert (await table.people[0].table(table.id))["v"] == version
            await seat.play(seat.legal[0])
            assert seat.version == version + 1
            await other.wait(lambda: other.version == seat.version)
            await check_agreed(database.address_of_standby, seat)
        for server in (here, there):
            assert failures(server) == []


SOCKET = ".s.PGSQL.5432"


class Wire:
    """A socket in front of PostgreSQL's own, whose connections can be made to hang."""

    def __init__(self, behind: Path) -> None:
        self._behind = behind
        self._ends: list[asyncio.StreamWriter] = []
        self._hanging: set[asyncio.StreamWriter] = set()
        self.has_swallowed = asyncio.Event()
        """Set once something was sent over a hanging connection."""
        self._tasks: set[asyncio.Task[None]] = set()

    def hang(self) -> None:
        """Let the present connections hang for ever; new ones work."""
        self._hanging.update(self._ends)

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Join a new connection to PostgreSQL."""
        there, back = await asyncio.open_unix_connection(self._behind)
        self._ends += [writer, back]
        for work in (self._copy(reader, back), self._copy(there, writer)):
            self._tasks.add(asyncio.create_task(work))

    async def _copy(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65_536):
                if to in self._hanging:
                    self.has_swallowed.set()
                else:
                    to.write(data)
                    await to.drain()
        if to not in self._hanging:
            to.close()

    async def close(self) -> None:
        """Cut all connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for end in self._ends:
            end.transport.abort()
            with suppress(OSError):
                await end.wait_closed()


@asynccontextmanager
async def wire(database: str, folder: Path) -> AsyncIterator[tuple[Wire, str]]:
    behind = Path(parse_qs(urlsplit(database).query)["host"][0]) / SOCKET
    made = Wire(behind)
    listening = await asyncio.start_unix_server(made.connect, folder / SOCKET)
    try:
        yield made, database.replace(str(behind.parent), str(folder))
    finally:
        listening.close()
        await made.close()


async def play_on(database: str, folder: Path, log: Path) -> None:
    """A game before and after all connections hang."""
    async with wire(database, folder) as (made, address):
        server = ServerProcess(address, log)
        await asyncio.to_thread(server.start)
        try:
            async with alone(server.url) as (ann, seat):
                for _ in range(2):
                    await other_to_move(seat)
                    await seat.play(seat.legal[0])
                await other_to_move(seat)
                made.hang()
                looking = asyncio.create_task(ann.request("GET", f"/tables/{seat.id}"))
                await made.has_swallowed.wait()  # before the move asks the database
                async with asyncio.timeout(QUERY_SECONDS):  # a move waits PLAY_SECONDS at most
                    playing = seat.play(seat.legal[0])
                    [outcome] = await asyncio.gather(playing, return_exceptions=True)
                if isinstance(outcome, RefusedError):  # unless a connection was new
                    assert outcome.code == "storage"
                else:
                    assert isinstance(outcome, int)
                assert (await looking)["d"]["table"]["id"] == seat.id
                await readiness(200, server)
                await other_to_move(seat)
                await seat.play(seat.legal[0])
                await check_agreed(database, seat)
        finally:
            await asyncio.to_thread(server.stop)


def test_a_move_does_not_wait_for_a_connection_that_hangs(tmp_path: Path) -> None:
    with postgres() as database, tempfile.TemporaryDirectory(prefix="wire-") as folder:
        asyncio.run(play_on(database, Path(folder), tmp_path / "log.txt"))
