"""A backup made during play works as a server: its games, sessions and links continue."""

import asyncio
from pathlib import Path

import pytest
from tests.service.people import back_at, play_on
from tests.service.servers import ServerProcess, running
from tests.service.storage.test_copy import Known, go_on, join, live

from blazon.cli import main

pytestmark = pytest.mark.system


async def before(server: ServerProcess, copy: Path) -> Known:
    """Play, back up in the middle, and play on."""
    known = await live(server)
    async with back_at(server.url, known.playing, known.secrets[:2]) as (_, seats):
        command = ["db", "backup", str(copy), "--database", server.database]
        playing = asyncio.create_task(play_on(seats, "after", 10))
        assert await asyncio.to_thread(main, command) == 0
        await playing
    return known


def test_a_restored_server_goes_on_where_it_was(tmp_path: Path) -> None:
    copy = tmp_path / "restored" / "copy.db"
    copy.parent.mkdir()
    with running(tmp_path, bot_workers="1") as server:
        known = asyncio.run(before(server, copy))
        server.kill()
    for file in tmp_path.glob("tables.db*"):
        file.unlink()
    with running(tmp_path, f"sqlite:///{copy}") as restored:
        version = asyncio.run(go_on(restored, known, "restored"))
        assert known.version <= version <= known.version + 10
        asyncio.run(join(restored, known))
