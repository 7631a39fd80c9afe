"""`blazon admin` takes effect in running servers within moments."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.service.cluster import postgres
from tests.service.crowd import processes
from tests.service.journals import journals
from tests.service.people import code, party, play_on, until
from tests.service.servers import ServerProcess, running
from tests.service.stores import sql

from blazon.cli import main
from blazon.client import RefusedError, Server
from blazon.service.base.clock import now_ms
from blazon.service.storage.store import Store


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("admin"), bot_workers="1") as found:
        yield found


async def admin(server: ServerProcess, *words: str) -> None:
    """Run a host's command, which must succeed."""
    command = ["admin", *words, "--database", server.database]
    assert await asyncio.to_thread(main, command) == 0


async def until_refused(code: str, ask: Callable[[], Awaitable[Any]]) -> RefusedError:
    """Repeat a request until it is refused with this code; it may succeed before that."""

    async def refusal() -> RefusedError | None:
        try:
            await ask()
        except RefusedError as error:
            return error if error.code == code else None
        return None

    found: RefusedError = await until(refusal)
    return found


async def until_done(ask: Callable[[], Awaitable[Any]]) -> None:
    async def is_done() -> bool:
        with suppress(RefusedError):
            await ask()
            return True
        return False

    await until(is_done)


async def test_who_watches_a_table_sees_it_closed_with_the_reason(server: ServerProcess) -> None:
    async with party(server.url) as table, table.watching() as seats:
        await play_on(seats, "closed", 5)
        await admin(server, "close", table.id, "--reason", "nobody  here\nis kind")
        for seat in seats:
            await seat.wait(lambda seat=seat: seat.is_over)
            assert seat.table["closed"] == "nobody here is kind"
            assert seat.table["score"]["ending"] == "closed"
            assert seat.table["score"]["winners"] == []
        assert await code(table.do(0, "set-chat", chat=True)) == "not-now"
        assert await code(table.say(0, "and now?")) == "not-now"
        events = [row.event for row in (await journals(server.database))[table.id]]
        assert events[-1] == {"kind": "closed", "reason": "nobody here is kind"}


async def test_a_line_is_taken_from_those_who_read_it_and_a_seat_gets_another_name(
    server: ServerProcess,
) -> None:
    async with party(server.url) as table, table.watching() as seats:
        await table.say(1, "fine weather", "bad words")
        await seats[0].wait(lambda: len(seats[0].chat) == 2)
        await admin(server, "remove-line", table.id, "2")
        await seats[0].wait(lambda: seats[0].chat[1]["removed"])
        assert [line["text"] for line in seats[0].chat] == ["fine weather", ""]
        await admin(server, "rename", table.id, "1", "Somebody", "--reason", "rude")
        await seats[0].wait(lambda: seats[0].table["seats"][1]["name"] == "Somebody")
        await seats[0].wait(lambda: seats[0].chat[0]["name"] == "Somebody")
        async with Server(server.url) as newcomer:
            lines = await newcomer.request("GET", f"/tables/{table.id}/chat")
        assert (lines[0]["name"], lines[0]["text"]) == ("Somebody", "fine weather")
        assert lines[1]["text"] == ""


async def test_who_is_blocked_looks_on_and_a_bot_plays_for_them_until_they_are_back(
    server: ServerProcess,
) -> None:
    async with party(server.url) as table, table.watching() as seats:
        await admin(server, "block", f"{table.id}:1", "--for", "2d", "--reason", "be kind")
        await seats[0].wait(lambda: seats[0].table["seats"][1]["bot"] == "page")
        bob, ann = table.people[1], table.people[0]
        error = await until_refused("blocked", lambda: table.do(1, "take-back"))
        assert error.data["reason"] == "be kind"
        assert "be kind" in str(error)
        assert error.data["until"] > 0
        assert await code(seats[1].do("take-back", seat=1)) == "blocked"
        seat = [{"kind": "me"}, {"kind": "me"}]
        assert await code(bob.open_table(game="richelieu", seats=seat)) == "blocked"
        assert (await bob.table(table.id))["d"]["table"]["id"] == table.id
        await ann.request("PATCH", "/session", json={"name": "Ann"})
        number = await block_number(server)
        await admin(server, "unblock", str(number))
        await until_done(lambda: table.do(1, "take-back"))


async def block_number(server: ServerProcess) -> int:
    """Of the newest block."""
    store = Store(server.database.replace("sqlite:", "sqlite+aiosqlite:"))
    try:
        return int((await store.blocks.current(now_ms()))[-1]["number"])
    finally:
        await store.stop()


async def test_a_blocked_network_does_nothing_from_any_session(server: ServerProcess) -> None:
    async with Server(server.url) as ann:
        await ann.request("PATCH", "/session", json={"name": "Ann"})
        await admin(server, "block", "127.0.0.1", "--for", "1h")
        name = {"name": "Anna"}
        await until_refused("blocked", lambda: ann.request("PATCH", "/session", json=name))
        async with Server(server.url) as other:
            patch = other.request("PATCH", "/session", json=name)
            assert await code(patch) == "blocked"
            assert await other.request("GET", "/tables") == []
        await admin(server, "unblock", str(await block_number(server)))
        await until_done(lambda: ann.request("PATCH", "/session", json=name))


async def test_a_read_only_server_is_looked_at_until_it_goes_on(server: ServerProcess) -> None:
    pace = {"kind": "live", "turn_seconds": 3600, "game_seconds": 0}

    async with party(server.url, pace=pace) as table, table.watching() as seats:
        ann = table.people[0]
        await ann.request("PATCH", "/session", json={"name": "Ann"})
        await admin(server, "read-only", "on", "--reason", "Moving house")
        error = await until_refused(
            "read-only", lambda: ann.request("PATCH", "/session", json={"name": "Ann"})
        )
        assert error.data["reason"] == "Moving house"
        seen = await ann.request("GET", "/announcements")
        assert seen["read_only"]["text"] == "Moving house"
        assert (await ann.http.get("/ready")).status_code == 200
        assert (await ann.request("GET", "/session/data"))["name"] == "Ann"
        assert await code(ann.request("DELETE", "/session/data")) == "read-only"
        async with Server(server.url) as guest:
            assert not (await guest.request("DELETE", "/session"))["known"]
        mover = next(seat for seat in seats if seat.legal)
        assert await code(mover.play(mover.legal[0])) == "read-only"
        await admin(server, "read-only", "off")
        await until_done(lambda: ann.request("PATCH", "/session", json={"name": "Ann"}))
        await mover.play(mover.legal[0])
        rows = (await journals(server.database))[table.id]
        assert [row.event["kind"] for row in rows][-2:] == ["waited", "played"]
        assert (await ann.request("GET", "/announcements"))["read_only"] is None


async def test_the_message_of_the_day_comes_and_goes(
    server: ServerProcess, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("blazon.cli.sessions.user_data_path", lambda *_, **__: Path("/nowhere"))

    async with Server(server.url) as ann:

        async def message() -> Any:
            return (await ann.request("GET", "/announcements"))["message"]

        async def is_none() -> bool:
            return await message() is None

        assert await is_none()
        await admin(server, "message", "Tournament on Sunday")
        assert (await until(message))["text"] == "Tournament on Sunday"
        listing = ["table", "list", "--server", server.url]
        assert await asyncio.to_thread(main, listing) == 0
        assert capsys.readouterr().err == "Tournament on Sunday\n"
        await admin(server, "message", "--clear")
        await until(is_none)


@pytest.mark.system
def test_two_processes_on_postgresql_both_notice(tmp_path: Path) -> None:
    async def play(one: ServerProcess, two: ServerProcess) -> None:
        async with (
            party(one.url) as table,
            Server(two.url, table.people[1].secret) as there,
            table.people[0].watch(table.id) as here,
            there.watch(table.id) as other,
        ):
            await admin(one, "block", f"{table.id}:1", "--for", "1h")
            for seat in (here, other):
                await seat.wait(lambda seat=seat: seat.table["seats"][1]["bot"])
            for server in (table.people[1], there):
                await until_refused("blocked", partial(server.do, table.id, "take-back"))
            await admin(one, "rename", table.id, "1", "Somebody")
            call = {"subject": "conduct", "of": 1, "reason": "other"}
            for again in (False, True):
                path = f"/tables/{table.id}/reports"
                answer = await table.people[0].request("POST", path, json=call)
                assert answer == {"received": True, "again": again}
            await admin(one, "report", "1", "--done")
            await admin(one, "close", table.id, "--reason", "enough")
            for seat in (here, other):
                await seat.wait(lambda seat=seat: seat.is_over)
            await admin(one, "unblock", "1")
            name = {"name": "Bob"}
            await until_done(lambda: there.request("PATCH", "/session", json=name))
            record = await there.request("GET", f"/tables/{table.id}/record")
            await there.request("POST", "/records", json={"record": record})
            assert len((await there.request("GET", "/session/data"))["tables"]) == 2
            await there.http.delete("/api/session/data")
            await here.wait(lambda: here.table["seats"][1]["name"] == "")
            assert (await table.people[0].request("GET", f"/tables/{table.id}"))["d"]
            rows = (await journals(one.database))[table.id]
            assert "Guest 1" not in json.dumps([row.event for row in rows])
            await admin(one, "read-only", "on")
            await admin(one, "read-only", "off")
            await admin(one, "log")

    with postgres() as database, processes(database, tmp_path, 2) as (one, two):
        asyncio.run(play(one, two))


async def test_the_commands_list_what_there_is(
    server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    async with party(server.url, persons=1, bots=["page"]) as table:
        await table.say(0, "hello")
        name = table.id
        async with table.watching() as (ann,):
            await ann.wait(lambda: ann.legal)  # so the bot changes nothing any more

    async def said(*words: str) -> str:
        capsys.readouterr()
        await admin(server, *words)
        return capsys.readouterr().out

    older = "update tables set updated = updated - 2 * 3600000 where id = ?"
    sql(server.database, older, values=[name])
    assert name not in await said("tables", "--since", "1h")
    lines = (await said("tables", "--status", "playing", "--since", "3h")).splitlines()
    assert all(len(line) <= 80 for line in lines)
    assert any(line.startswith(f"{name}  richelieu  playing") for line in lines)
    found = json.loads(await said("tables", "--json"))
    assert name in [one["id"] for one in found]
    assert "Ann" in await said("tables")
    shown = await said("table", name)
    assert "seat 0: person  Ann  host" in shown
    assert "seat 1: bot     page  played by page" in shown
    assert "Ann: hello" in shown
    (seat, _) = json.loads(await said("table", name, "--json"))["seats"]
    assert set(seat) == {"seat", "kind", "name", "bot", "gone", "is_host"}
    assert "Ann: hello" in await said("chat", name)
    await said("close", name, "--reason", "over")
    log = await said("log", "--limit", "1")
    assert log.rstrip().endswith(f"close {name}: over")
    assert json.loads(await said("log", "--json", "--limit", "1"))[0]["action"] == "close"
