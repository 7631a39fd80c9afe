"""The host's commands on a database: what they change, what they leave alone, what they note."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.samples import random_game

from blazon.kernel.errors import BadValue, BlazonError
from blazon.service.administration import Administration
from blazon.service.clock import DAY_MS, now_ms
from blazon.service.hub import Author, Hub
from blazon.service.journal.clocks import deadline, read_clocks
from blazon.service.journal.commands import Join, Resign, TakeBack
from blazon.service.journal.events import Pace, SeatPlan
from blazon.service.journal.opening import ImportRecord, OpenTable, imported, opening
from blazon.service.limits import LONGEST_NOTICE
from blazon.service.networks import network_named
from blazon.service.refusals import Refusal
from blazon.service.storage import schema
from blazon.service.storage.announcements import Announcement
from blazon.service.storage.listener import ChangeListener
from blazon.service.storage.store import Store
from blazon.service.workers.bots import BotWorkers
from blazon.service.workers.pool import WorkerPool

SECRET = bytes(16)
ME, OPEN, BOT = SeatPlan("me", None, "Ann"), SeatPlan("open"), SeatPlan("bot", "page")


class House:
    """A server's store and tables, and its host beside it."""

    def __init__(self, store: Store, beside: Store) -> None:
        self.store, self.hub = store, Hub(store)
        self.host = Administration(beside, "root")

    async def table(self, *seats: SeatPlan, **asked: Any) -> str:
        """A table of Ann's, at which Bob takes the open seat."""
        wanted = OpenTable(game="richelieu", seats=list(seats), listed=True, **asked)
        first = opening(wanted, "ann", SECRET)
        name = (await self.hub.open(first, SECRET, Author("ann", account="home"))).id
        if OPEN in seats:
            await self.hub.do(name, Join(name="Bob"), Author("bob"))
        return name

    async def kinds(self, name: str) -> list[str]:
        """The events of a table's journal."""
        entries = await self.store.journals.entries(name)
        return [type(entry.event).__name__ for entry in entries]

    async def refusal(self, doing: Awaitable[Any]) -> str:
        """Why something is refused."""
        with pytest.raises(BlazonError) as caught:
            await doing
        return str(caught.value)


def in_house(folder: Path, test: Callable[[House], Awaitable[None]]) -> None:
    """Do something in a house with an SQLite file."""
    url = f"sqlite+aiosqlite:///{folder / 'tables.db'}"

    async def run() -> None:
        store, beside = Store(url), Store(url, beside=True)
        await store.start()
        await beside.start()
        try:
            await test(House(store, beside))
        finally:
            await beside.stop()
            await store.stop()

    asyncio.run(run())


def test_what_is_written_beside_the_server_is_noticed_and_nothing_else(tmp_path: Path) -> None:
    async def main(at: House) -> None:
        heard: list[tuple[str, int]] = []

        async def hear(name: str, seq: int) -> None:
            heard.append((name, seq))

        name = await at.table(ME, OPEN)
        listener = ChangeListener(at.store.database, hear)
        await listener.start()
        await at.store.chat.add(name, now_ms(), 0, "Ann", "hello", "ann")
        await at.host.remove_line(name, 1, "")
        await at.host.close(name, "enough")
        await at.host.set_message("hello")
        async with asyncio.timeout(150):
            while len(heard) < 3:
                await asyncio.sleep(0.05)
        await listener.stop()
        assert heard == [(name, -1), (name, 4), ("*", 0)]
        assert (await at.hub.live(name)).table.status == "playing"
        await at.hub.follow(*heard[1])
        assert (await at.hub.live(name)).table.status == "over"

    in_house(tmp_path, main)


def test_a_server_that_has_not_heard_yet_overwrites_nothing(tmp_path: Path) -> None:
    async def main(at: House) -> None:
        name = await at.table(ME, OPEN)
        await at.host.close(name, "enough")
        assert (await at.hub.live(name)).table.status == "playing"
        assert "the game is over" in await at.refusal(
            at.hub.do(name, Resign(seat=0), Author("ann"))
        )
        assert (await at.kinds(name))[-1] == "Closed"

    in_house(tmp_path, main)


def test_only_what_goes_on_is_closed(tmp_path: Path) -> None:
    async def main(at: House) -> None:
        waiting, ended = await at.table(ME, SeatPlan("me"), start="asked"), await at.table(ME, OPEN)
        await at.host.close(waiting, "spam")
        assert (await at.host.table(waiting))["status"] == "aborted"
        assert (await at.host.table(waiting))["closed"] == "spam"
        await at.hub.do(ended, Resign(), Author("bob"))
        assert "over already" in await at.refusal(at.host.close(ended, "spam"))
        assert "no such table" in await at.refusal(at.host.close("nowhere", "spam"))
        long = at.host.close(ended, "x" * (LONGEST_NOTICE + 1))
        assert f"{LONGEST_NOTICE} printable" in await at.refusal(long)
        assert "must be said" in await at.refusal(at.host.close(ended, " "))
        assert [row["action"] for row in await at.store.audit.last(9)] == ["close"]

    in_house(tmp_path, main)


def test_a_name_that_is_taken_away_does_not_come_back_at_the_next_table(tmp_path: Path) -> None:
    async def main(at: House) -> None:
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
        assert "this name already" in await at.refusal(at.host.rename(name, 0, "Ann", ""))
        assert "one line" in await at.refusal(at.host.rename(name, 0, "a\u200b", ""))

    in_house(tmp_path, main)


def test_a_name_in_a_game_from_a_file_goes_from_its_record_too(tmp_path: Path) -> None:
    async def main(at: House) -> None:
        record = random_game("richelieu", {}, "old", 10).record.to_builtins()
        record["players"] = ["Rude", "Fine"]
        first = imported(ImportRecord(record=record), "ann")
        name = (await at.hub.open(first, SECRET, Author("ann", account="home"))).id
        await at.host.rename(name, 0, "", "")
        await at.hub.follow(name, 2)
        table = (await at.hub.live(name)).table
        assert table.record().players == ["Player 1", "Fine"]
        assert table.record().actions == record["actions"]

    in_house(tmp_path, main)


def test_a_bot_plays_for_the_blocked_where_others_wait_and_only_there(tmp_path: Path) -> None:
    async def main(at: House) -> None:
        await at.store.sessions.add("bob" * 20 + "abcd", now_ms(), "bobs-home")
        shared, alone = await at.table(ME, OPEN), await at.table(ME, SeatPlan("me"))
        before = now_ms()
        assert await at.host.block(f"{shared}:0", 3600, "rude", network=False) == [shared]
        assert (await at.kinds(shared))[-1] == "HandedOver"
        assert (await at.kinds(alone))[-1] == "Started"
        (block,) = await at.store.blocks.current(now_ms())
        assert (block["session"], block["network"]) == ("ann", None)
        assert before + 3_600_000 <= block["until"] <= now_ms() + 3_600_000
        await at.hub.refresh(shared)  # who learns of the stand-in knows of the block
        with pytest.raises(Refusal, match=r"you are blocked until .* UTC: rude"):
            at.hub.rules.check("ann", "192.0.2.1")
        at.hub.rules.check("bob", "192.0.2.1")
        await at.host.unblock(block["number"])
        await at.hub.rules.refresh()
        at.hub.rules.check("ann", "192.0.2.1")
        await at.hub.follow(shared, 4)
        await at.hub.do(shared, TakeBack(seat=0), Author("ann"))
        assert "no block 1" in await at.refusal(at.host.unblock(block["number"]))

    in_house(tmp_path, main)


def test_a_block_ends_by_itself(tmp_path: Path) -> None:
    async def main(at: House) -> None:
        await at.store.blocks.add(
            now_ms(), session="ann", about="x", until=now_ms() + 60_000, reason=""
        )
        await at.hub.rules.refresh()
        with pytest.raises(Refusal) as caught:
            at.hub.rules.check("ann", "192.0.2.1")
        assert (caught.value.code, caught.value.status) == ("blocked", 403)
        await at.store.blocks.end(1, now_ms())
        async with at.store.database.write() as connection:
            query = update(schema.blocks).values(until=now_ms() - 1)
            await connection.execute(query)
        at.hub.rules._sessions["ann"] = (now_ms() - 1, "")  # as if time had passed
        at.hub.rules.check("ann", "192.0.2.1")

    in_house(tmp_path, main)


def test_a_network_is_blocked_by_a_digest_and_never_written_down(tmp_path: Path) -> None:
    async def main(at: House) -> None:
        digest = "0" * 63 + "b"
        account = at.store.accounts.account("2001:db8:5::1")
        await at.store.sessions.add(digest, now_ms(), account)
        await at.store.sessions.add("1" * 64, now_ms())
        for who, network in (("192.0.2.7", False), ("2001:db8:1:2::3", False), (digest, True)):
            assert await at.host.block(who, 60, "", network=network) == []
        await at.hub.rules.refresh()
        for address, is_blocked in (
            ("192.0.2.7", True),
            ("::ffff:192.0.2.7", True),
            ("192.0.2.8", False),
            ("2001:db8:1:2:ffff::1", True),
            ("2001:db8:1:3::1", False),
            ("2001:db8:5:9::1", True),
            ("2001:db8:6::1", False),
        ):
            try:
                at.hub.rules.check(None, address)
            except Refusal:
                assert is_blocked, address
            else:
                assert not is_blocked, address
        unknown = at.host.block("1" * 64, 60, "", network=True)
        assert "the network of" in await at.refusal(unknown)
        async with at.store.database.read() as connection:
            kept = [
                str(value)
                for table in (schema.blocks, schema.audit)
                for row in (await connection.execute(select(table))).all()
                for value in row
            ]
        assert not [
            text for text in kept if "192.0" in text or "2001" in text or digest in text[:-1]
        ]

    in_house(tmp_path, main)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.7/32", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::/64", "2001:db8::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("somebody", None),
        ("192.0.2.0/24", BadValue),
        ("2001:db8::/32", BadValue),
    ],
)
def test_networks_are_named_as_they_are_counted(text: str, found: Any) -> None:
    if found is BadValue:
        with pytest.raises(BadValue, match="must be an IPv4 address"):
            network_named(text)
    else:
        assert network_named(text) == found


def test_no_clock_runs_while_all_is_read_only(tmp_path: Path) -> None:
    hour = 3_600_000

    async def main(at: House) -> None:
        pace = Pace("live", game_seconds=0, turn_seconds=1800)
        name, casual = await at.table(ME, OPEN, pace=pace), await at.table(ME, OPEN)
        table = (await at.hub.live(name)).table
        start = deadline(table)
        assert start is not None
        # As if the decision had begun an hour ago, and ten seconds later all had stood still.
        async with at.store.database.write() as connection:
            query = update(schema.journal).where(schema.journal.c.table_id == name)
            await connection.execute(query.values(at=schema.journal.c.at - hour))
        since = table.since - hour + 10_000
        await at.host.store.announcements.set("read-only", Announcement("moving", since))
        await at.hub.rules.refresh()
        assert "moving" in await at.refusal(at.hub.end_time(name))
        assert "moving" in await at.refusal(at.hub.decide_for_bot(name, 0, "A1", 1))
        assert await at.host.set_writable() == 1
        assert (await at.kinds(name))[-1] == "Waited"
        assert (await at.kinds(casual))[-1] == "Started"
        await at.hub.rules.refresh()
        at.hub.drop(name)
        table = (await at.hub.live(name)).table
        shown = read_clocks(table, table.since)
        assert shown is not None
        assert 0 < shown.turn[shown.running or 0] <= 1_790_000
        assert "no clock has run out" in await at.refusal(at.hub.end_time(name))
        assert "not read-only" in await at.refusal(at.host.set_writable())

    in_house(tmp_path, main)


def test_no_bot_is_let_think_while_all_is_read_only(tmp_path: Path) -> None:
    async def main(at: House) -> None:
        await at.table(BOT, OPEN, first=0)
        pool = WorkerPool(1)
        bots = BotWorkers(at.hub, pool, 0, "this")
        at.hub.rules.read_only = Announcement("", now_ms())
        await bots._look()
        assert bots.tables == 0
        at.hub.rules.read_only = None
        await bots._look()
        assert bots.tables == 1
        await bots.stop()
        pool.stop()

    in_house(tmp_path, main)


def test_settled_reports_ended_blocks_and_old_log_rows_are_deleted(tmp_path: Path) -> None:
    async def main(at: House) -> None:
        now = now_ms()
        row = {"table_id": "t", "session": "s", "reason": "spam", "words": "", "lines": "{}"}
        for subject, days in (("name:0", 91), ("name:1", 89)):
            await at.store.reports.add(9, at=0, subject=subject, **row)
            await at.store.reports.settle(int(subject[-1]) + 1, now - days * DAY_MS, "")
        await at.store.reports.add(9, at=0, subject="name:0", **row)
        for days in (91, 89):
            until = now - days * DAY_MS
            await at.store.blocks.add(0, session=str(days), about="", until=until, reason="")
            await at.store.audit.add(until, "root", "close", str(days), "")
        await at.store.expiry.moderation(90, 90, now)
        left = [one["subject"] for one in await at.store.reports.list(done=True, limit=9)]
        assert left == ["name:1", "name:0"]
        assert [row["about"] for row in await at.store.audit.last(9)] == ["89"]
        async with at.store.database.read() as connection:
            assert list(await connection.scalars(select(schema.blocks.c.session))) == ["89"]
        await at.store.expiry.moderation(0, 0, now + 1000 * DAY_MS)
        assert len(await at.store.audit.last(9)) == 1

    in_house(tmp_path, main)


def test_lines_of_version_0_1_belong_to_whoever_has_the_seat(tmp_path: Path) -> None:
    async def main(at: House) -> None:
        name = await at.table(ME, OPEN)
        for seat, text, session in ((0, "old", None), (1, "hers", None), (0, "new", "ann")):
            await at.store.chat.add(name, now_ms(), seat, "x", text, session)
        (table,) = (await at.store.persons.data("ann"))["tables"]
        assert [line["text"] for line in table["chat"]] == ["old", "new"]
        assert [line["number"] for line in await at.store.persons.lines(name, "ann")] == [1, 3]
        await at.host.rename(name, 0, "Annie", "")
        (table,) = (await at.store.persons.data("ann"))["tables"]
        assert table["seats"] == [{"seat": 0, "name": "Annie"}]

    in_house(tmp_path, main)


def test_a_session_has_so_many_open_reports(tmp_path: Path) -> None:
    async def main(at: House) -> None:
        row = {"table_id": "t", "session": "s", "reason": "spam", "words": "", "lines": "{}"}
        made = [
            await at.store.reports.add(2, at=0, subject=f"name:{n}", **row) for n in (1, 1, 2, 3)
        ]
        assert made == [True, False, True, None]
        assert await at.store.reports.settle(1, now_ms(), "")
        assert await at.store.reports.add(2, at=0, subject="name:1", **row)

    in_house(tmp_path, main)
