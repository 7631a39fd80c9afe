"""Clocks run out although another table cannot be loaded."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.service.people import ME, new_table
from tests.service.servers import lines, running

from blazon.client import Server

PACE = {"kind": "live", "game_seconds": 0, "turn_seconds": 1}


async def test_the_table_of_a_game_that_is_gone_stops_no_other_clock(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with Server(server.url) as ann:
            gone, other = [
                await new_table(ann, ME, ME, pace=PACE, on_timeout="forfeit") for _ in range(2)
            ]
            server.kill()
            with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
                database.execute(
                    "update journal set event = cast("
                    "replace(cast(event as text), 'richelieu', 'mazarin') as blob) "
                    "where table_id = ? and seq = 1",
                    (gone,),
                )
            server.start()
            async with asyncio.timeout(60):
                while (await ann.table(other))["d"]["table"]["status"] != "over":
                    await asyncio.sleep(0.1)
        assert lines(server, "a clock could not be ended") <= 1
        assert not lines(server, "a background task failed")
