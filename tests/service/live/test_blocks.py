"""Blocked users, and everyone in read-only mode, can do nothing; no game suffers from it."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.service.house import BOT, ME, OPEN, in_house

from blazon.kernel.errors import BadValue
from blazon.service.base.clock import now_ms
from blazon.service.base.networks import network_named
from blazon.service.base.refusals import Refusal
from blazon.service.journal.clocks import deadline, read_clocks
from blazon.service.journal.plans import Pace
from blazon.service.journal.stand_ins import TakeBack
from blazon.service.live import restrictions
from blazon.service.live.hub import Author
from blazon.service.storage import schema
from blazon.service.storage.announcements import Announcement
from blazon.service.storage.notices import Notice
from blazon.service.workers.bots import BotWorkers
from blazon.service.workers.pool import WorkerPool


async def test_a_bot_plays_for_the_blocked_where_others_wait_and_only_there(tmp_path: Path) -> None:
    async with in_house(tmp_path) as at:
        await at.store.sessions.add("bob" * 20 + "abcd", now_ms(), "bobs-home")
        three = {"edition": "court"}
        shared, alone = await at.table(ME, ME, OPEN, options=three), await at.table(ME, ME)
        before = now_ms()
        assert await at.host.block(f"{shared}:0", 3600, "rude", network=False) == [shared]
        assert (await at.kinds(shared))[-2:] == ["HandedOver"] * 2
        assert (await at.kinds(alone))[-1] == "Started"
        (block,) = await at.store.blocks.current(now_ms())
        assert (block["session"], block["network"]) == ("ann", None)
        assert before + 3_600_000 <= block["until"] <= now_ms() + 3_600_000
        await at.hub.refresh(shared)  # players who see the stand-in know of the block
        with pytest.raises(Refusal, match=r"you are blocked until .* UTC: rude"):
            at.hub.rules.check(["ann"], "192.0.2.1")
        at.hub.rules.check(["bob"], "192.0.2.1")
        await at.host.unblock(block["number"])
        await at.hub.rules.refresh()
        at.hub.rules.check(["ann"], "192.0.2.1")
        await at.hub.follow(Notice(shared, 4))
        await at.hub.do(shared, TakeBack(seat=0), Author("ann"))
        assert "no block 1" in await at.refusal(at.host.unblock(block["number"]))


async def test_a_block_ends_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with in_house(tmp_path) as at:
        until = now_ms() + 600_000
        for end in (until - 2, until, until - 1):
            await at.store.blocks.add(now_ms(), session="ann", about="x", until=end, reason="")
        await at.hub.rules.refresh()
        monkeypatch.setattr(restrictions, "now_ms", lambda: until - 1)
        with pytest.raises(Refusal) as caught:
            at.hub.rules.check(["ann"], "192.0.2.1")
        assert (caught.value.code, caught.value.status) == ("blocked", 403)
        monkeypatch.setattr(restrictions, "now_ms", lambda: until)
        at.hub.rules.check(["ann"], "192.0.2.1")


async def test_a_network_is_blocked_by_a_digest_and_never_written_down(tmp_path: Path) -> None:
    async with in_house(tmp_path) as at:
        digest = "0" * 63 + "b"
        network = at.store.networks.charged("2001:db8:5::1")
        await at.store.sessions.add(digest, now_ms(), network)
        await at.store.sessions.add("1" * 64, now_ms())
        for who, of_network in (("192.0.2.7", False), ("2001:db8:1:2::3", False), (digest, True)):
            assert await at.host.block(who, 60, "", network=of_network) == []
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
                at.hub.rules.check((), address)
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
        written = ("192.0", "2001:", "20010db8", digest)
        assert not [text for text in kept for address in written if address in text]


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


async def test_no_clock_runs_while_all_is_read_only(tmp_path: Path) -> None:
    hour = 3_600_000

    async with in_house(tmp_path) as at:
        pace = Pace("live", game_seconds=0, turn_seconds=1800)
        name, casual = await at.table(ME, OPEN, pace=pace), await at.table(ME, OPEN)
        table = (await at.hub.live(name)).table
        start = deadline(table)
        assert start is not None
        # Pretend that the decision began an hour ago, and that everything paused ten seconds later.
        query = update(schema.journal).where(schema.journal.c.table_id == name)
        await at.store.database.execute(query.values(at=schema.journal.c.at - hour))
        since = table.since - hour + 10_000
        await at.host.store.announcements.set("read-only", Announcement("moving", since))
        await at.hub.rules.refresh()
        assert "moving" in await at.refusal(at.hub.end_time(name))
        assert "moving" in await at.refusal(at.hub.decide_for_bot(name, 0, "A1", 1))
        await at.host.set_read_only("still moving")
        assert await at.host.set_writable() == 1
        assert (await at.kinds(name))[-1] == "Waited"
        assert (await at.kinds(casual))[-1] == "Started"
        await at.hub.rules.refresh()
        at.hub.memory.drop(name)
        table = (await at.hub.live(name)).table
        shown = read_clocks(table, table.since)
        assert shown is not None
        assert 0 < shown.turn[shown.running or 0] <= 1_790_000
        assert "no clock has run out" in await at.refusal(at.hub.end_time(name))
        assert "not read-only" in await at.refusal(at.host.set_writable())


async def test_no_game_begins_while_all_is_read_only(tmp_path: Path) -> None:
    async with in_house(tmp_path) as at:
        at.hub.rules.read_only = Announcement("", now_ms())
        name = await at.table(ME, ME)
        assert (await at.hub.live(name)).table.status == "open"
        at.hub.rules.read_only = None
        assert (await at.hub.live(name)).table.status == "playing"


async def test_no_bot_is_let_think_while_all_is_read_only(tmp_path: Path) -> None:
    async with in_house(tmp_path) as at:
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
