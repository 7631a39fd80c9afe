"""Users report misconduct, and the host finds the reports in a queue."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.service.asking import admin
from tests.service.house import ME, OPEN, in_house
from tests.service.people import party, play_on, refused
from tests.service.servers import ServerProcess

from blazon.cli import main
from blazon.client import Server
from blazon.kernel.names import escaped
from blazon.service.base.limits import LONGEST_REPORT, RATES, REPORTED_LINES
from blazon.service.http.host import reported
from blazon.service.storage.announcements import Announcement
from blazon.service.storage.schema import tables

REFUSED = ("\x1b[2J", "\x07", "\x7f", "\x9b31m", "\u202e", "\u2800", "\u115f")
"""Sequences that change a terminal, turn text round or hide in it."""
LEFT_OUT = ("\u2066", "\u200f")
"""Signs that are pasted along with text; the server drops them."""
HOSTILE = REFUSED + LEFT_OUT


async def report(who: Server, table: str, subject: str, of: int, **more: Any) -> Any:
    call = {"subject": subject, "of": of, "reason": "insult"} | more
    return await who.request("POST", f"/tables/{table}/reports", json=call)


async def said(server: ServerProcess, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The output of a host's command."""
    capsys.readouterr()
    assert await admin(server.database, *words) == 0
    return capsys.readouterr().out


async def about(
    server: ServerProcess, capsys: pytest.CaptureFixture[str], table: str, *words: str
) -> list[dict[str, Any]]:
    found = json.loads(await said(server, capsys, "reports", "--limit", "1000", "--json", *words))
    return [one for one in found if one["table_id"] == table]


async def test_a_report_of_a_line_keeps_what_was_said(
    shared: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    async with party(shared.url) as table:
        await table.say(1, "you are stupid")
        await table.say(0, *[f"calm down, {n}" for n in range(REPORTED_LINES + 5)])
        answer = await report(table.people[0], table.id, "line", 1, words=" as  always ")
        assert answer == {"received": True, "again": False}
        answer = await report(table.people[0], table.id, "line", 1)
        assert answer == {"received": True, "again": True}
        name = table.id
    (found,) = await about(shared, capsys, name)
    assert found["subject"] == "line"
    assert (found["of"], found["reason"], found["words"]) == (1, "insult", "as always")
    assert found["names"] == ["Ann", "Guest 1"]
    assert len(found["lines"]) == REPORTED_LINES + 1
    assert found["lines"][0]["text"] == "you are stupid"
    assert not {"session", "network", "address"} & set(found)
    number = str(found["number"])
    assert f"{name} line 1  insult" in await said(shared, capsys, "reports", "--limit", "1000")
    await said(shared, capsys, "remove-line", name, "1")
    assert "Guest 1: you are stupid" in await said(shared, capsys, "report", number)
    shown = await said(shared, capsys, "report", number, "--done", "--note", "line removed")
    assert shown.splitlines()[-1].endswith("line removed")
    assert await about(shared, capsys, name) == []
    (settled,) = await about(shared, capsys, name, "--all")
    assert settled["note"] == "line removed"
    capsys.readouterr()
    assert await admin(shared.database, "report", number, "--done") == 2
    assert f"no open report {number}" in capsys.readouterr().err


async def test_names_and_conduct_are_reported_after_the_game_too(
    shared: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    async with party(shared.url) as table:
        async with table.watching() as seats:
            await play_on(seats, "report", 3)
        await table.do(0, "resign")
        await report(table.people[0], table.id, "name", 1, reason="private")
        await report(table.people[0], table.id, "conduct", 1, reason="cheating")
        await report(table.people[1], table.id, "conduct", 0, reason="other")
        found = await about(shared, capsys, table.id)
    shown = [(one["subject"], one["of"], one["reason"]) for one in found]
    assert shown == [("name", 1, "private"), ("conduct", 1, "cheating"), ("conduct", 0, "other")]


def test_reports_have_a_rate_of_their_own() -> None:
    assert reported.opt["rate"] == "report"
    assert "report" in RATES


async def test_nonsense_is_not_reported(url: str) -> None:
    async with (
        party(url, persons=1, bots=["page"]) as table,
        Server(url) as nobody,
        party(url, watch="nobody") as closed,
    ):
        ann, name = table.people[0], table.id
        await table.say(0, "hello")
        for doing, code, message in (
            (report(nobody, name, "conduct", 0), "not-seated", "a name or a seat"),
            (report(ann, name, "conduct", 0), "bad", "your own seat"),
            (report(ann, name, "line", 1), "bad", "your own seat"),
            (report(ann, name, "conduct", 1), "bad", "no person has this seat"),
            (report(ann, name, "name", 7), "bad", "no person has this seat"),
            (report(ann, name, "line", 9), "unknown", "no message 9"),
            (report(ann, name, "line", 1, reason="dull"), "bad", "reason"),
            (report(ann, name, "table", 1), "bad", "subject"),
            (report(ann, name, "line", 1, words="x" * (LONGEST_REPORT + 1)), "bad", "words"),
            *[
                (report(ann, name, "line", 1, words=f"so {one} rude"), "bad", "visible text")
                for one in REFUSED
            ],
            (report(ann, closed.id, "conduct", 0), "unknown", "no such table"),
        ):
            error = await refused(doing)
            assert (error.code, message in str(error)) == (code, True), str(error)


@pytest.mark.parametrize("one", REFUSED)
async def test_nobody_says_what_would_change_a_terminal(url: str, one: str) -> None:
    async with party(url) as table:
        error = await refused(table.say(0, f"so {one} rude"))
        assert (error.code, error.data["hidden"]) == ("bad", "text"), str(error)


@pytest.mark.parametrize("one", LEFT_OUT)
async def test_chat_leaves_out_what_is_pasted_along(url: str, one: str) -> None:
    async with party(url) as table:
        await table.say(0, f"so{one}\u00a0rude\u202f!")
        lines = await table.people[0].request("GET", f"/tables/{table.id}/chat")
        assert [line["text"] for line in lines] == ["so rude !"]


def test_nothing_stored_by_an_older_version_reaches_the_hosts_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = "".join(HOSTILE) + "\nblocked\r"
    rows = {"number": 1, "at": 0, "seat": 0, "name": bad, "text": bad, "removed": None}
    columns = {"at": 0, "session": "ann", "network": "network", "reason": bad}

    async def keep() -> str:
        async with in_house(tmp_path) as at:
            name = await at.table(ME, OPEN)
            plain = {"table_id": name, "words": bad, "lines": json.dumps(kept)}
            await at.store.reports.add(9, 9, subject="line:1", **columns, **plain)
            await at.store.reports.add(
                9, 9, subject="name:1", **columns, **plain | {"table_id": bad}
            )
            await at.store.reports.settle(2, 0, bad)
            await at.store.chat.add(name, 0, 0, bad, bad, "ann")
            await at.store.audit.add(0, bad, "close", bad, bad)
            await at.store.blocks.add(0, until=2**52, reason=bad, about=bad, session="ann")
            await at.store.announcements.set("message", Announcement(bad, 0))
            await at.store.announcements.set("read-only", Announcement(bad, 0))
            summary = json.dumps({"seats": [{"kind": "person", "name": bad, "bot": None}]})
            await at.store.database.execute(update(tables).values(game=bad, summary=summary))
            return name

    kept = {"names": [bad], "lines": [rows]}
    name = asyncio.run(keep())
    lists = ["tables", "blocks", "reports --all", "report 1", "report 2", "log", f"chat={name}"]
    shown = [one.replace("=", " ").split() for one in lists]
    shown += [[*words, "--json"] for words in shown]
    shown += [["message"], ["read-only"], ["table", name]]
    for words in shown:
        capsys.readouterr()
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        assert main(["admin", *words, "--database", database]) == 0
        text = capsys.readouterr().out
        assert "\n" in text
        assert "\\u202e" in text or words == ["tables"], words  # a line may be cut before it
        for line in text.removesuffix("\n").split("\n"):
            assert escaped(line) == line, ascii(line)
            assert not line.startswith("blocked"), words


def test_an_error_escapes_what_it_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "blocks", "\x1b[2J\u202e"]) == 2
    assert "\\x1b[2J\\u202e" in capsys.readouterr().err
