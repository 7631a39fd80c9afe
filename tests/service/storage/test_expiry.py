"""Unused data is deleted completely, but never while somebody uses it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from tests.samples import random_game
from tests.service.cluster import postgres
from tests.service.house import ME, OPEN, look_at, open_at, open_record
from tests.service.stores import file_in, sql, store_at

from blazon.service.base.clock import DAY_MS, now_ms
from blazon.service.base.limits import SESSION_DAYS
from blazon.service.base.refusals import Refusal
from blazon.service.base.settings import Settings
from blazon.service.journal.hosting import Abort
from blazon.service.journal.stand_ins import Resign
from blazon.service.live.broadcast import Watcher
from blazon.service.live.hub import Author, Hub
from blazon.service.live.rematches import play_again
from blazon.service.process.housekeeping import Housekeeping
from blazon.service.storage import expiry, schema
from blazon.service.storage.listener import Change, ChangeListener, TableDeleted
from blazon.service.storage.reviews import Job
from blazon.service.storage.store import Store
from blazon.service.storage.subscriptions import Subscription, Turn

SETTINGS = Settings(finished_days=500)
ANN = Author("ann", network="home")
NOW = now_ms()
"""What time it is for the housekeeping: midnight may come while these tests run."""
TODAY = NOW // DAY_MS
KEPT = (schema.tables, schema.journal, schema.chat, schema.holders, schema.reviews)


@pytest.fixture(autouse=True)
def _now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blazon.service.process.housekeeping.now_ms", lambda: NOW)


class Old:
    """A database with a process whose time the test controls."""

    def __init__(self, store: Store) -> None:
        self.store, self.hub = store, Hub(store)
        self.housekeeping = Housekeeping(self.hub, SETTINGS)

    async def table(self, days: int, status: str = "open", host: str = "ann") -> str:
        """A table last touched this many days ago."""
        author = Author(host, network="home")
        if status == "imported":
            name = (await open_record(self.hub, random_game("richelieu", {}, "old", 10), host)).id
        else:
            other = OPEN if status in ("open", "aborted") else ME
            name = (await open_at(self.hub, ME, other, host=host, network="home")).id
        await self.hub.live(name)
        if status == "aborted":
            await self.hub.do(name, Abort(), author)
        if status == "over":
            await self.hub.do(name, Resign(seat=0), author)
        await self.touched(name, days)
        return name

    async def touched(self, name: str, days: int) -> None:
        """Pretend that a table was last touched this many days ago."""
        this = schema.tables.c.id == name
        await self.execute(update(schema.tables).where(this).values(updated=ago(days)))

    async def session(self, digest: str, days: int, **more: Any) -> None:
        """A session last used this many days ago."""
        row = {"digest": digest, "created": 0, "used": TODAY - days, "name": ""}
        await self.execute(insert(schema.sessions).values(row | more))

    async def execute(self, query: Any) -> None:
        """Write to the database without the service."""
        await self.store.database.execute(query)

    async def found(self, table: Any, column: str) -> set[Any]:
        """A column's values."""
        async with self.store.database.read() as connection:
            return set((await connection.scalars(select(table.c[column]))).all())

    async def tables(self) -> set[str]:
        """The existing tables."""
        return await self.found(schema.tables, "id")


def ago(days: int) -> int:
    """This many days ago, and some hours."""
    return NOW - days * DAY_MS - DAY_MS // 4


@asynccontextmanager
async def old(address: str) -> AsyncIterator[Old]:
    """Such a database."""
    async with store_at(address) as store:
        yield Old(store)


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The path for a database."""
    return file_in(tmp_path)


async def unknown(hub: Hub, table: str) -> bool:
    try:
        await hub.live(table)
    except Refusal as refusal:
        return refusal.code == "unknown"
    return False


@pytest.mark.parametrize(
    ("status", "days"),
    [("open", 30), ("aborted", 7), ("playing", 365), ("over", 500), ("imported", 90)],
)
async def test_each_kind_of_table_has_its_days(file: str, status: str, days: int) -> None:
    async with old(file) as at:
        gone, stays = await at.table(days, status), await at.table(days - 1, status)
        await at.housekeeping.step()
        assert await at.tables() == {stays}
        assert await unknown(at.hub, gone)
        assert not await unknown(at.hub, stays)


async def test_nothing_is_deleted_where_the_days_are_none(file: str) -> None:
    async with old(file) as at:
        kept = {await at.table(9000, status) for status in ("open", "over", "playing")}
        settings = Settings(
            open_days=0, aborted_days=0, running_days=0, finished_days=0, imported_days=0
        )
        await Housekeeping(at.hub, settings).step()
        assert await at.tables() == kept


async def test_a_table_goes_with_all_that_belongs_to_it_and_chat_keeps_it(file: str) -> None:
    async with old(file) as at:
        tables = [await at.table(500, "over") for _ in range(3)]
        for name in tables:
            await at.store.reviews.ask(Job(name, "own"), "ann", "home", 0)
            at_night = now_ms() if name == tables[1] else ago(600)
            await at.store.chat.add(name, at_night, 0, "Ann", "well played")
        await at.session("ann", 0, webhook="https://example.org", webhook_key="key")
        to = Subscription(endpoint="https://push", p256dh="p", auth="a", language="en")
        await at.store.subscriptions.keep("ann", to, 0)
        turns = [Turn("ann", name, 1, due=0) for name in tables]
        await at.store.subscriptions.schedule(turns, 0)
        for name in tables:
            await at.store.deliveries.add("ann", name, 1, f'{{"table": "{name}"}}', 0)
        await at.touched(tables[2], 499)
        await at.housekeeping.step()
        left = set(tables[1:])
        for part in KEPT[1:]:
            assert await at.found(part, "table_id") == left, part.name
        assert await at.found(schema.push_turns, "table_id") == left
        assert len(await at.found(schema.deliveries, "id")) == 2


async def test_a_table_that_somebody_looks_at_stays_until_they_go(file: str) -> None:
    async with old(file) as at:
        name, live, watcher = await watched(at)
        await at.housekeeping.step()
        assert await at.tables() == {name}
        live.leave(watcher)
        await at.housekeeping.step()
        assert await unknown(at.hub, name)


async def watched(at: Old) -> tuple[str, Any, Watcher]:
    name = await at.table(400, "playing")
    return name, *(await look_at(at.hub, name, "ann", 0))


async def test_a_table_that_is_touched_at_the_last_moment_stays(file: str) -> None:
    async with old(file) as at:
        name = await at.table(400, "playing")
        ages = expiry.Ages(playing=365)
        assert await at.store.expiry.tables(ages, now_ms()) == [name]
        await at.hub.do(name, Resign(seat=0), ANN)
        assert not await at.store.expiry.delete_table(name, ages, now_ms())
        assert len(await at.store.journals.entries(name)) == 3


async def test_commands_at_a_deleted_table_are_told_that_there_is_none(file: str) -> None:
    async with old(file) as at:
        name = await at.table(400, "playing")
        beside = Hub(at.store)
        await beside.live(name)
        await at.housekeeping.step()
        with pytest.raises(Refusal, match="no such table"):
            await beside.do(name, Resign(seat=0), ANN)
        assert await unknown(beside, name)


async def test_a_rematch_of_which_one_table_is_deleted_breaks_nothing(file: str) -> None:
    async with old(file) as at:
        first = await at.table(10, "over")
        second = await play_again(at.hub, await at.hub.live(first), "ann", "home")
        await at.touched(second.table.id, 400)
        await at.housekeeping.step()
        assert await at.tables() == {first}
        assert (await at.hub.live(first)).table.next == second.table.id
        again = await play_again(at.hub, await at.hub.live(first), "ann", "home")
        assert again.table.status == "playing"
        await at.touched(first, 600)
        await at.housekeeping.step()
        assert await at.tables() == {again.table.id}
        assert (await at.hub.live(again.table.id)).table.opened.before == first


async def test_sessions_go_that_have_nothing_or_were_not_used_for_long(file: str) -> None:
    async with old(file) as at:
        await at.session("named", 300, name="Ann")
        await at.session("hooked", 300, webhook="https://example.org")
        await at.session("recent", 7)
        await at.session("idle", 8)
        await at.session("last day", SESSION_DAYS, name="Cy")
        await at.session("forgotten", SESSION_DAYS + 1, name="Bob")
        await at.session("host", 300)
        await at.session("pushed", 300)
        await at.table(0, "imported", "host")
        to = Subscription(endpoint="https://push", p256dh="p", auth="a", language="en")
        await at.store.subscriptions.keep("pushed", to, 0)
        await at.store.subscriptions.keep("forgotten", to, 0)
        await at.session("mailed", 300)
        mail = {"language": "en", "state": "confirmed", "asked": 0, "seed": "", "stop": ""}
        for of in ("mailed", "forgotten"):
            row = {"session": of, "address": f"{of}@mail.example", **mail}
            await at.store.database.execute(insert(schema.mail_addresses).values(row))
        await at.housekeeping.step()
        left = {"named", "hooked", "recent", "last day", "host", "pushed", "mailed"}
        assert await at.found(schema.sessions, "digest") == left
        assert await at.found(schema.pushes, "session") == {"pushed"}
        assert await at.found(schema.mail_addresses, "session") == {"mailed"}


async def test_a_session_that_is_used_stays_and_one_write_a_day_says_so(file: str) -> None:
    async with old(file) as at:
        await at.session("back", 8)
        at.store.sessions.note_used("back", TODAY)
        await at.housekeeping.step()
        assert await at.found(schema.sessions, "used") == {TODAY}
        at.store.sessions.note_used("back", TODAY - 1)
        await at.store.sessions.write_used()
        assert await at.found(schema.sessions, "used") == {TODAY}


async def test_page_after_page_is_looked_at(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "EXPIRY_PAGE", 2)

    async with old(file) as at:
        kept = {await at.table(1) for _ in range(3)}
        for number in range(5):
            await at.table(40)
            await at.session(f"s{number}", 40)
        steps = 0
        while await at.tables() != kept or await at.found(schema.sessions, "digest"):
            await at.housekeeping.step()
            steps += 1
            assert steps < 12
        assert steps > 2


async def test_what_the_host_has_done_with_is_kept_for_its_days_to_the_last_millisecond(
    file: str,
) -> None:
    async with old(file) as at:
        now = 100 * DAY_MS
        ends = [now - 10 * DAY_MS - 1, now - 10 * DAY_MS]
        report = {"table_id": "t", "session": "s", "network": "n", "reason": "spam"}
        report |= {"words": "", "lines": "{}"}
        for number, end in enumerate([*ends, None], 1):
            await at.store.reports.add(9, 9, at=0, subject=f"name:{number}", **report)
            if end is not None:
                await at.store.reports.settle(number, end, "")
        audit = {"who": "root", "action": "close", "about": "t", "reason": ""}
        await at.execute(insert(schema.audit).values([{**audit, "at": at_} for at_ in ends]))
        block = {"about": "t", "at": 0, "reason": ""}
        await at.execute(insert(schema.blocks).values([{**block, "until": to} for to in ends]))
        for days, kept in ((0, set(ends)), (10, {ends[1]})):
            await at.store.expiry.moderation(days, days, now)
            assert await at.found(schema.audit, "at") == kept
            assert await at.found(schema.blocks, "until") == kept
            assert await at.found(schema.reports, "done") == {*kept, None}


async def test_a_new_file_gives_back_what_was_deleted(file: str) -> None:
    def pages(pragma: str) -> int:
        [[number]] = sql(file, f"pragma {pragma}")
        return int(number)

    async with old(file) as at:
        name = await at.table(40)
        rows = [
            {"table_id": name, "number": n, "at": 0, "name": "", "text": "x" * 400}
            for n in range(2000)
        ]
        await at.execute(insert(schema.chat).values(rows[:1]))
        await at.execute(insert(schema.chat).values(rows[1:]))
        before = pages("page_count")
        await at.housekeeping.step()
        assert pages("page_count") < before - 150
        assert pages("freelist_count") == 0


@pytest.mark.system
async def test_of_two_processes_one_deletes_and_the_other_sends_away_who_looks() -> None:
    with postgres() as address:
        async with old(address) as at, old(address) as other:
            name, _, watcher = await watched(other)
            async with other.store.expiry.alone() as is_alone:
                assert is_alone
                await at.housekeeping.step()
                assert await at.tables() == {name}
            heard = asyncio.Queue[Change]()
            listener = ChangeListener(other.store.database, heard.put)
            await listener.start()
            await at.housekeeping.step()
            assert await at.tables() == set()
            assert await heard.get() == TableDeleted(name)
            await listener.stop()
            other.hub.memory.drop(name)
            assert b"this table was deleted" in watcher.messages[-1]
            assert watcher.refusal is not None, "its client need not come back"
            assert watcher.is_closing
            assert await unknown(other.hub, name)
