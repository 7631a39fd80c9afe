"""Users can read and delete the data about them; other users' games continue."""

import json
import re
from functools import partial
from pathlib import Path

import pytest
from tests.samples import random_game
from tests.service.asking import admin
from tests.service.journals import check_agreed, journals
from tests.service.people import Party, party, play_on, refused, several, until
from tests.service.servers import ServerProcess
from tests.service.stores import sql

from blazon.client import Server
from blazon.service.base.secrets import digest_of


def everything(server: ServerProcess) -> bytes:
    """The whole database as one text."""
    tables = sql(server.database, "select name from sqlite_master where type='table'")
    rows = [row for (name,) in tables for row in sql(server.database, f"select * from {name}")]
    return b"\n".join(
        value if isinstance(value, bytes) else str(value).encode() for row in rows for value in row
    )


async def test_a_person_reads_all_that_is_kept_about_them(shared: ServerProcess) -> None:
    async with party(shared.url) as table, Server(shared.url) as stranger:
        bob = table.people[1]
        await bob.request("PATCH", "/session", json={"name": "Bobby"})
        await table.say(1, "hello there")
        await table.say(0, "hello Bob")
        call = {"subject": "conduct", "of": 0, "reason": "other", "words": "odd"}
        await bob.request("POST", f"/tables/{table.id}/reports", json=call)
        found = await bob.request("GET", "/session/data")
        assert found["name"] == "Bobby"
        assert found["session"] == digest_of(bob.secret or "")
        (held,) = found["tables"]
        assert (held["id"], held["opened_by_you"]) == (table.id, False)
        assert held["seats"] == [{"seat": 1, "name": "Guest 1", "left": False}]
        assert [line["text"] for line in held["chat"]] == ["hello there"]
        assert [one["words"] for one in found["reports"]] == ["odd"]
        assert not re.search(r"\bAnn\b", json.dumps(found))
        own = await table.people[0].request("GET", "/session/data")
        assert own["tables"][0]["opened_by_you"]
        assert own["tables"][0]["seats"] == [{"seat": 0, "name": "Ann", "left": False}]
        assert await stranger.request("GET", "/session/data") == {}


async def test_whoever_is_deleted_is_nowhere_and_the_other_plays_on(shared: ServerProcess) -> None:
    name, words = "Zacharias Unmistakable", "my secret garden"

    async with several(shared.url, 2) as (ann, bob):
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
        opened = await ann.open_table(game="richelieu", seats=seats)
        table = Party(opened, [ann, bob])
        link = (await table.do(0, "invite", seat=1))["link"]
        await table.do(1, "join", link=link, name=name)
        await bob.request("PATCH", "/session", json={"name": name})
        async with table.watching() as watching:
            await play_on(watching, "deleted", 6)
        await table.say(1, words)
        record = random_game("richelieu", {}, "old", 10).record.to_builtins()
        file = await bob.request("POST", "/records", json={"record": record})
        digest = digest_of(bob.secret or "")
        before = everything(shared)
        assert all(text.encode() in before for text in (name, words, digest))
        async with ann.watch(table.id) as seat:
            answer = await bob.http.delete("/api/session/data")
            assert answer.json() == {"known": False, "name": ""}
            await seat.wait(lambda: seat.table["seats"][1]["gone"])
            await seat.wait(lambda: bool(seat.chat) and seat.chat[0]["removed"])
            assert seat.table["seats"][1]["name"] == ""
            assert seat.table["seats"][1]["bot"] == "page"
            assert seat.chat[0]["name"] == seat.chat[0]["text"] == ""
            assert seat.table["status"] == "playing"
            await seat.wait(lambda: bool(seat.legal))
            await seat.play(seat.legal[0])
            await seat.wait(lambda: bool(seat.legal) or seat.is_over)
            await check_agreed(shared.database, seat)
        after = everything(shared)
        kept = [text for text in (name, words) if text.encode() in after]
        assert kept == []
        imported = file["d"]["table"]["id"]
        assert (await refused(ann.table(imported))).code == "unknown"
        rows = (await journals(shared.database))[table.id]
        assert digest not in json.dumps([row.event for row in rows])
        assert digest not in [row.session for row in rows]
        assert await bob.request("GET", "/session/data") == {}


async def test_a_finished_game_keeps_its_record_without_the_name(shared: ServerProcess) -> None:
    async with party(shared.url) as table:
        async with table.watching() as seats:
            await play_on(seats, "finished", 4)
        await table.do(1, "resign")
        path = f"/tables/{table.id}/record"
        before = await table.people[0].request("GET", path)
        assert before["players"] == ["Ann", "Guest 1"]
        await table.people[0].http.delete("/api/session/data")
        after = await table.people[1].request("GET", path)
        assert after["players"] == ["Player 1", "Guest 1"]
        assert after["actions"] == before["actions"]
        assert after["fairness"] == before["fairness"]
        shown = await table.shown(1)
        assert shown["score"]["winners"] == [0]


async def test_an_open_table_is_closed_with_its_host_and_a_guests_seat_is_free_again(
    shared: ServerProcess,
) -> None:
    async with party(shared.url, start="asked") as table:
        ann, bob = table.people
        await bob.http.delete("/api/session/data")
        assert [seat["kind"] for seat in (await table.shown())["seats"]] == ["person", "open"]
        await ann.http.delete("/api/session/data")
        async with Server(shared.url) as other:
            assert (await other.table(table.id))["d"]["table"]["status"] == "aborted"


async def test_somebody_who_has_left_is_not_forgotten_when_forgetting(
    shared: ServerProcess,
) -> None:
    async with party(shared.url, listed=True, start="asked") as table:
        bob = table.people[1]
        await table.do(1, "leave")
        await table.do(1, "join", name="Nebukadnezar")
        await table.do(1, "leave")
        found = await bob.request("GET", "/session/data")
        (kept,) = found["tables"]
        assert kept["id"] == table.id
        assert kept["seats"] == [{"seat": 1, "name": "Nebukadnezar", "left": True}]
        assert b"Nebukadnezar" in everything(shared)
        await bob.http.delete("/api/session/data")
        assert b"Nebukadnezar" not in everything(shared)


async def test_the_host_does_the_same_for_somebody_who_asks(
    shared: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "person.json"

    person = partial(admin, shared.database, "person")
    async with party(shared.url) as table, table.people[0].watch(table.id) as seat:
        who = f"{table.id}:1"
        assert await person("export", who, str(file)) == 0
        found = json.loads(file.read_text())
        assert found["tables"][0]["seats"] == [{"seat": 1, "name": "Guest 1", "left": False}]
        assert file.stat().st_mode & 0o777 == 0o600
        assert await person("export", who, str(file)) == 2
        assert "already exists" in capsys.readouterr().err
        assert await person("delete", found["session"], "--reason", "by letter") == 0
        await seat.wait(lambda: seat.table["seats"][1]["gone"])

        async def is_ended() -> bool:
            return not (await table.people[1].request("GET", "/session"))["known"]

        await until(is_ended)
        for wrong, why in (
            (f"{table.id}:9", "must be below 2"),
            ("nobody", "TABLE:SEAT"),
            ("0" * 64, "no such session"),
        ):
            assert await person("delete", wrong) == 2
            assert why in capsys.readouterr().err
