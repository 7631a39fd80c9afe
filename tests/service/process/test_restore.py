"""A backup made during play works as a server: its games, sessions and links continue."""

import asyncio
from pathlib import Path

import pytest
from tests.service.journals import check_agreed
from tests.service.people import back_at, new_table, party, play_on, several
from tests.service.servers import ServerProcess, running

from blazon.cli import main

pytestmark = pytest.mark.system


def test_a_restored_server_goes_on_where_it_was(tmp_path: Path) -> None:
    copy = tmp_path / "restored" / "copy.db"
    copy.parent.mkdir()

    async def before(server: ServerProcess) -> tuple[list[str], list[str], str, int]:
        """Play, back up in the middle, play on; returns players, table, a link and the version."""
        async with party(server.url) as table, several(server.url, 1) as (host,):
            seats = [{"kind": "me", "name": "Host"}, {"kind": "open"}]
            waiting = await new_table(host, *seats)
            link = (await host.do(waiting, "invite", seat=1))["link"]
            await table.people[0].request("PATCH", "/session", json={"name": "Ann"})
            await table.say(0, "before")
            async with table.watching() as watching:
                backed_up = await play_on(watching, "before", 5)
                command = ["db", "backup", str(copy), "--database", server.database]
                playing = asyncio.create_task(play_on(watching, "after", 10))
                assert await asyncio.to_thread(main, command) == 0
                await playing
            secrets = [person.secret or "" for person in table.people]
            return secrets, [table.id, waiting], link, backed_up

    async def after(
        server: ServerProcess, secrets: list[str], tables: list[str], link: str, backed_up: int
    ) -> None:
        async with (
            back_at(server.url, tables[0], secrets) as ((ann, _), seats),
            several(server.url, 1) as (guest,),
        ):
            assert (await ann.request("GET", "/session"))["name"] == "Ann"
            for seat in seats:
                await seat.wait(lambda seat=seat: bool(seat.chat) and seat.version > 0, 150)
            assert backed_up <= seats[0].version <= backed_up + 10
            assert [line["text"] for line in seats[0].chat] == ["before"]
            await play_on(seats, "restored", 6)
            await check_agreed(server.database, *seats)
            answer = await guest.do(tables[1], "join", link=link, name="Guest")
            assert answer["d"]["table"]["status"] == "playing"

    with running(tmp_path) as server:
        known = asyncio.run(before(server))
        server.kill()
    for file in tmp_path.glob("tables.db*"):
        file.unlink()
    with running(tmp_path, f"sqlite:///{copy}") as restored:
        asyncio.run(after(restored, *known))
