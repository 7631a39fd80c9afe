"""The host's commands on a database: their changes, their limits, and their notes."""

from pathlib import Path

import pytest
from tests.samples import random_game
from tests.service.asking import refused_in_a_line
from tests.service.house import ME, OPEN, in_house, open_record
from tests.service.people import until

from blazon.cli import main
from blazon.service.base.clock import now_ms
from blazon.service.base.limits import LONGEST_NOTICE
from blazon.service.journal.plans import SeatPlan
from blazon.service.journal.stand_ins import Resign
from blazon.service.live.hub import Author
from blazon.service.storage.listener import (
    Change,
    ChangeListener,
    ChatWritten,
    EntryWritten,
    HostChanged,
)
from blazon.service.storage.notices import Notice


async def test_what_is_written_beside_the_server_is_noticed_and_nothing_else(
    tmp_path: Path,
) -> None:
    async with in_house(tmp_path) as at:
        heard: list[Change] = []

        async def hear(change: Change) -> None:
            heard.append(change)

        name = await at.table(ME, OPEN)
        listener = ChangeListener(at.store.database, hear)
        await listener.start()
        await at.store.chat.add(name, now_ms(), 0, "Ann", "hello", "ann")
        await at.host.remove_line(name, 1, "")
        await at.host.close(name, "enough")
        await at.host.set_message("hello")
        await until(lambda: len(heard) == 3)
        await listener.stop()
        assert heard == [ChatWritten(name, 1), EntryWritten(Notice(name, 4)), HostChanged()]
        assert (await at.hub.live(name)).table.status == "playing"
        await at.hub.follow(Notice(name, 4))
        assert (await at.hub.live(name)).table.status == "over"


async def test_a_server_that_has_not_heard_yet_overwrites_nothing(tmp_path: Path) -> None:
    async with in_house(tmp_path) as at:
        name = await at.table(ME, OPEN)
        await at.host.close(name, "enough")
        assert (await at.hub.live(name)).table.status == "playing"
        assert "the game is over" in await at.refusal(
            at.hub.do(name, Resign(seat=0), Author("ann"))
        )
        assert (await at.kinds(name))[-1] == "Closed"


async def test_only_what_goes_on_is_closed(tmp_path: Path) -> None:
    async with in_house(tmp_path) as at:
        waiting, ended = await at.table(ME, SeatPlan("me"), start="asked"), await at.table(ME, OPEN)
        await at.host.close(waiting, "spam")
        assert (await at.host.table(waiting))["status"] == "aborted"
        assert (await at.host.table(waiting))["closed"] == "spam"
        await at.hub.do(ended, Resign(), Author("bob"))
        assert "already over" in await at.refusal(at.host.close(ended, "spam"))
        assert "no such table" in await at.refusal(at.host.close("nowhere", "spam"))
        long = at.host.close(ended, "x" * (LONGEST_NOTICE + 1))
        assert f"{LONGEST_NOTICE} printable" in await at.refusal(long)
        assert "is required" in await at.refusal(at.host.close(ended, " "))
        assert [row["action"] for row in await at.store.audit.last(9)] == ["close"]


async def test_a_name_that_is_taken_away_does_not_come_back_at_the_next_table(
    tmp_path: Path,
) -> None:
    async with in_house(tmp_path) as at:
        await at.store.sessions.add("bob", now_ms())
        await at.store.sessions.change("bob", name="Bob")
        name = await at.table(ME, OPEN)
        await at.host.rename(name, 1, "", "rude")
        table = (await at.host.table(name))["seats"]
        assert [seat["name"] for seat in table] == ["Ann", ""]
        assert await at.store.sessions.name("bob") == ""
        (row,) = await at.store.tables.listing("playing", 0, 5)
        assert [seat["name"] for seat in row["seats"]] == ["Ann", ""]
        assert "must be below 2" in await at.refusal(at.host.rename(name, 2, "X", ""))
        assert "already has this name" in await at.refusal(at.host.rename(name, 0, "Ann", ""))
        assert "one line" in await at.refusal(at.host.rename(name, 0, "a\u202e", ""))


async def test_a_name_in_a_game_from_a_file_goes_from_its_record_too(tmp_path: Path) -> None:
    async with in_house(tmp_path) as at:
        game = random_game("richelieu", {}, "old", 10)
        name = (await open_record(at.hub, game, "ann", players=["Rude", "Fine"])).id
        await at.host.rename(name, 0, "", "")
        await at.hub.follow(Notice(name, 2))
        table = (await at.hub.live(name)).table
        assert table.record().players == ["Player 1", "Fine"]
        assert table.record().actions == game.record.actions


async def test_lines_of_version_0_1_belong_to_whoever_has_the_seat(tmp_path: Path) -> None:
    async with in_house(tmp_path) as at:
        name = await at.table(ME, OPEN)
        for seat, text, session in ((0, "old", None), (1, "hers", None), (0, "new", "ann")):
            await at.store.chat.add(name, now_ms(), seat, "x", text, session)
        (table,) = (await at.store.persons.data("ann"))["tables"]
        assert [line["text"] for line in table["chat"]] == ["old", "new"]
        assert [line["number"] for line in await at.store.persons.lines(name, "ann")] == [1, 3]
        await at.host.rename(name, 0, "Annie", "")
        (table,) = (await at.store.persons.data("ann"))["tables"]
        assert table["seats"] == [{"seat": 0, "name": "Annie", "left": False}]


REPORT = {"at": 0, "table_id": "t", "reason": "spam", "words": "", "lines": "{}"}


async def test_a_session_has_so_many_open_reports(tmp_path: Path) -> None:
    async with in_house(tmp_path) as at:
        row = REPORT | {"session": "s", "network": "n"}
        made = [await at.store.reports.add(2, 9, subject=f"name:{n}", **row) for n in (1, 1, 2, 3)]
        assert made == [True, False, True, None]
        assert await at.store.reports.settle(1, now_ms(), "")
        assert await at.store.reports.add(2, 9, subject="name:1", **row)


async def test_new_sessions_of_one_network_report_no_more_than_it_may(tmp_path: Path) -> None:
    async with in_house(tmp_path) as at:

        async def add(session: str, network: str, subject: str) -> bool | None:
            row = REPORT | {"session": session, "network": network, "subject": subject}
            return await at.store.reports.add(9, 3, **row)

        assert [await add(f"s{n}", "here", "name:1") for n in range(3)] == [True, False, False]
        assert await add("t", "there", "name:1"), "another network has seen it, too"
        assert [await add(f"s{n}", "here", f"name:{n}") for n in (2, 3, 4)] == [True, True, None]
        assert await at.store.reports.settle(1, now_ms(), "")
        assert await add("s4", "here", "name:4")
        assert "network" not in (await at.host.reports(9, done=True))[0]
        settled = await at.store.reports.get(1)
        assert settled is not None
        assert settled["network"] is None


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["close", "nowhere", "--reason", "x"], "there is no such table"),
        (["table", "-nowhere"], "there is no such table"),
        (["tables", "--since", "soon"], "must be like 30m, 12h, 2d or 1w"),
        (["block", "192.0.2.1", "--for", "0d"], "must be like 30m"),
        (["block", "192.0.2.1", "--for", "9999d"], "at most 365 days"),
        (["block", "somebody", "--for", "1d"], "TABLE:SEAT"),
        (["block", "192.0.2.0/24", "--for", "1d"], "must be an IPv4 address"),
        (["unblock", "7"], "there is no block 7"),
        (["rename", "nowhere", "16", "Bob"], "must be from 0 to 15"),
        (["message", "hello", "--clear"], "cannot be given with a text"),
        (["read-only", "perhaps"], 'Choose from: "on", "off".'),
        (["report", "7"], "there is no report 7"),
        (["report", "7", "--note", "x"], "needs --done"),
        (["log", "--database", "sqlite:////nowhere/tables.db"], "does not exist"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], why: str
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    assert main(["db", "upgrade", "--database", database]) == 0
    where = [] if "--database" in words else ["--database", database]
    assert why in refused_in_a_line(capsys, "admin", *words, *where)
