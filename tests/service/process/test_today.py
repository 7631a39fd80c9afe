"""Two people at two server processes get the same deal of the day, to the byte."""

from collections.abc import Iterator

import msgspec
import pytest
from tests.service.cluster import postgres
from tests.service.crowd import processes
from tests.service.people import all_of
from tests.service.servers import ServerProcess
from tests.service.stores import store_at

from blazon.client import Server
from blazon.match.position import Position
from blazon.match.record import Record
from blazon.service.live.memory import LoadedTables

pytestmark = pytest.mark.system


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    folder = tmp_path_factory.mktemp("today")
    with postgres() as database, processes(database, folder, 2, bot_workers="1") as found:
        yield found


async def opened(people: list[Server], game: str) -> list[str]:
    """Their tables with the deal of the same day."""
    while True:
        found = [await one.request("POST", f"/today/{game}", json={}) for one in people]
        tables = [one["d"]["table"] for one in found]
        if len({table["commitment"] for table in tables}) == 1:  # midnight was not in between
            return [table["id"] for table in tables]


async def play_through(person: Server, table: str, decisions: int) -> list[str]:
    """Play a deal with choices that follow from what is seen; returns what was seen."""
    async with person.watch(table) as seat:
        for number in range(decisions):
            await seat.wait(lambda: bool(seat.legal) or seat.is_over)
            if seat.is_over:
                break
            await seat.play(seat.legal[number * 7 % len(seat.legal)])
        else:
            await seat.do("resign")
        await seat.wait(lambda: seat.is_over)
        return list(seat.log)


async def record(database: str, table: str) -> Record:
    """The record of a game, from its journal."""
    async with store_at(database) as store:
        return (await LoadedTables(store).read(table))[0].record()


@pytest.mark.parametrize(("game", "decisions"), [("richelieu", 500), ("rheingold", 60)])
async def test_the_same_actions_give_the_same_game(
    servers: list[ServerProcess], game: str, decisions: int
) -> None:
    async with all_of(Server(server.url) for server in servers) as people:
        one, other = await opened(people, game)
        assert one != other
        seen = [
            await play_through(*pair, decisions) for pair in zip(people, (one, other), strict=True)
        ]
    assert seen[0] == seen[1]
    records = [await record(servers[0].database, table) for table in (one, other)]
    first, second = [msgspec.json.encode(found.to_builtins(), order="sorted") for found in records]
    assert first == second
    assert Position.load(records[0]).over is (game == "richelieu")
