"""A PostgreSQL server fails and its standby takes over: nothing acknowledged is missing."""

import asyncio
from pathlib import Path

import pytest
from tests.service.crowd import processes
from tests.service.journals import check_agreed
from tests.service.people import ME, code, new_table, other_to_move
from tests.service.postgresql import pair
from tests.service.servers import lines, readiness

from blazon.client import Server

pytestmark = pytest.mark.system


async def test_games_go_on_at_the_database_that_takes_over(tmp_path: Path) -> None:
    with pair() as database, processes(database.address, tmp_path, 2) as (here, there):
        await database.wait_for_both()
        async with Server(here.url) as ann:
            name = await new_table(ann, ME, ME)
            async with (
                Server(there.url, ann.secret) as elsewhere,
                ann.watch(name) as seat,
                elsewhere.watch(name) as other,
            ):
                await other_to_move(seat)
                await seat.play(seat.legal[0])
                await other.wait(lambda: other.version == seat.version)
                await other_to_move(seat)
                version = seat.version
                database.lose_primary()
                assert await code(seat.play(seat.legal[0])) == "storage"
                for server in (here, there):
                    await readiness(server, 503)
                await database.promote()
                for server in (here, there):
                    await readiness(server, 200)
                assert (await ann.table(name))["v"] == version
                await seat.play(seat.legal[0])
                assert seat.version == version + 1
                await asyncio.wait_for(other.wait(lambda: other.version == seat.version), 30)
                await check_agreed(database.address_of_standby, seat)
        for server in (here, there):
            assert (
                lines(server, "a background task failed") == lines(server, "a request failed") == 0
            )
