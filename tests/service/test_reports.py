"""Users report misconduct, and the host finds the reports in a queue."""

import asyncio
import json
from typing import Any

import pytest
from tests.service.people import Party, party, play_on, refused
from tests.service.servers import ServerProcess

from blazon.cli import main
from blazon.client import Server
from blazon.service.base.limits import LONGEST_REPORT, RATES, REPORTED_LINES
from blazon.service.base.refusals import Refusal
from blazon.service.http.host import reported
from blazon.service.http.rates import Rates


async def report(who: Server, table: str, subject: str, of: int, **more: Any) -> Any:
    """Report something."""
    call = {"subject": subject, "of": of, "reason": "insult"} | more
    return await who.request("POST", f"/tables/{table}/reports", json=call)


async def say(table: Party, who: int, *lines: str) -> None:
    """Send a chat message."""
    for line in lines:
        chat = f"/tables/{table.id}/chat"
        await table.people[who].request("POST", chat, json={"text": line})


def admin(server: ServerProcess, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The output of a host's command."""
    capsys.readouterr()
    assert main(["admin", *words, "--database", server.database]) == 0
    return capsys.readouterr().out


def about(
    server: ServerProcess, capsys: pytest.CaptureFixture[str], table: str, *words: str
) -> list[dict[str, Any]]:
    """The reports in the queue about a table."""
    found = json.loads(admin(server, capsys, "reports", "--limit", "1000", "--json", *words))
    return [one for one in found if one["table_id"] == table]


def test_a_report_of_a_line_keeps_what_was_said(
    shared: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    async def main_() -> str:
        async with party(shared.url) as table:
            await say(table, 1, "you are stupid")
            await say(table, 0, *[f"calm down, {n}" for n in range(REPORTED_LINES + 5)])
            answer = await report(table.people[0], table.id, "line", 1, words=" as  always ")
            assert answer == {"received": True, "again": False}
            answer = await report(table.people[0], table.id, "line", 1)
            assert answer == {"received": True, "again": True}
            return table.id

    name = asyncio.run(main_())
    (found,) = about(shared, capsys, name)
    assert found["subject"] == "line"
    assert (found["of"], found["reason"], found["words"]) == (1, "insult", "as always")
    assert found["names"] == ["Ann", "Guest 1"]
    assert len(found["lines"]) == REPORTED_LINES + 1
    assert found["lines"][0]["text"] == "you are stupid"
    assert not {"session", "account", "address"} & set(found)
    number = str(found["number"])
    assert f"{name} line 1  insult" in admin(shared, capsys, "reports", "--limit", "1000")
    admin(shared, capsys, "remove-line", name, "1")
    assert "Guest 1: you are stupid" in admin(shared, capsys, "report", number)
    said = admin(shared, capsys, "report", number, "--done", "--note", "line removed")
    assert said.splitlines()[-1].endswith("line removed")
    assert about(shared, capsys, name) == []
    (settled,) = about(shared, capsys, name, "--all")
    assert settled["note"] == "line removed"
    capsys.readouterr()
    again = ["admin", "report", number, "--done", "--database", shared.database]
    assert main(again) == 2
    assert f"no open report {number}" in capsys.readouterr().err


def test_names_and_conduct_are_reported_after_the_game_too(
    shared: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    async def main_() -> str:
        async with party(shared.url) as table:
            async with table.watching() as seats:
                await play_on(seats, "report", 3)
            await table.do(0, "resign")
            await report(table.people[0], table.id, "name", 1, reason="private")
            await report(table.people[0], table.id, "conduct", 1, reason="cheating")
            await report(table.people[1], table.id, "conduct", 0, reason="other")
            return table.id

    found = about(shared, capsys, asyncio.run(main_()))
    shown = [(one["subject"], one["of"], one["reason"]) for one in found]
    assert shown == [("name", 1, "private"), ("conduct", 1, "cheating"), ("conduct", 0, "other")]


def test_reports_have_a_rate_of_their_own() -> None:
    assert reported.opt["rate"] == "report"
    rates = Rates(on=True)
    for _ in range(RATES["report"].burst):
        rates.spend("report", "192.0.2.1", "ann")
    with pytest.raises(Refusal, match="too many requests"):
        rates.spend("report", "192.0.2.1", "ann")
    rates.spend("report", "192.0.2.1", "bob")


def test_nonsense_is_not_reported(url: str) -> None:
    async def main_() -> None:
        async with (
            party(url, persons=1, bots=["page"]) as table,
            Server(url) as nobody,
            party(url, watch="nobody") as closed,
        ):
            ann, name = table.people[0], table.id
            await say(table, 0, "hello")
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
                (report(ann, closed.id, "conduct", 0), "unknown", "no such table"),
            ):
                error = await refused(doing)
                assert (error.code, message in str(error)) == (code, True), str(error)

    asyncio.run(main_())
