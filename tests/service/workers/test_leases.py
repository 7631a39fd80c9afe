"""Leases of tables with bots and of reviews: held while somebody works, and not a moment longer."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, TypeVarTuple

import pytest
from sqlalchemy import select
from tests.samples import random_game
from tests.service.house import hub_in, open_at
from tests.service.stores import store_in

from blazon.bots.decisions import choices, judge_choice
from blazon.bots.review import sum_up
from blazon.service.base.clock import now_ms
from blazon.service.base.limits import MOST_WAITING_REVIEWS
from blazon.service.base.refusals import Refusal
from blazon.service.journal.plans import SeatPlan
from blazon.service.journal.stand_ins import HandedOver, TakenBack
from blazon.service.live.hub import Hub
from blazon.service.storage import schema
from blazon.service.storage.reviews import Job
from blazon.service.workers import bots as bots_module
from blazon.service.workers.bots import BotWorkers
from blazon.service.workers.pool import WorkerPool

Ts = TypeVarTuple("Ts")
T = TypeVar("T")
BOT = SeatPlan("bot", "random")


async def open_for_bots(hub: Hub, network: str | None, host: str = "host") -> str:
    """A table at which a bot is to move."""
    return (await open_at(hub, BOT, BOT, host=host, network=network)).id


async def open_with_ann(hub: Hub, first: int) -> str:
    return (await open_at(hub, BOT, SeatPlan("me", name="Ann"), first=first)).id


async def test_a_released_table_is_not_held_by_a_late_renewal(tmp_path: Path) -> None:
    """Its job has ended, so that nobody would decide there until the lease expires."""
    async with hub_in(tmp_path) as hub:
        now = now_ms()
        name = await open_with_ann(hub, first=0)

        async def take() -> bool:
            """Whether a bot must decide there, and nobody is about to."""
            return bool(await hub.store.tables.take_bots("here", now, now + 10_000, 1))

        assert await take()
        await hub.store.tables.free_bots()
        assert await take(), "a server that starts alone waits for no lease"
        await hub.store.tables.renew_bots("here", [name], now + 20_000)
        assert not await take()
        await hub.store.tables.release_bots("here", [name])
        await hub.store.tables.renew_bots("here", [name], now + 20_000)
        assert await take()
        table = (await hub.live(name)).table
        while table.actor == 0 and table.position is not None:
            action = next(iter(table.position.legal))
            await hub.decide_for_bot(name, 0, action, table.played_at)
            table = (await hub.live(name)).table
        await hub.store.tables.renew_bots("here", [name], now + 20_000)
        assert not await take()
        await hub.add(name, HandedOver(1, "random"))
        assert await take()


async def test_a_finished_review_keeps_its_progress_despite_a_late_renewal(tmp_path: Path) -> None:
    """It can be on its way when the review is stored; it still counts a decision less."""
    game = random_game("richelieu", {}, "reviewed", 4)
    decisions = [judge_choice(choice, 1) for choice in choices(game)]
    async with store_in(tmp_path) as store:
        reviews, now = store.reviews, now_ms()
        name = await open_with_ann(Hub(store), first=0)
        job = Job(name, "own")
        await reviews.ask(job, "session", "network", now)
        assert await reviews.take("here", now, now + 10_000, 1)
        assert await reviews.finish(job, "here", sum_up(game, decisions, "own", 1))
        assert not await reviews.renew(job, "here", now + 20_000, len(decisions) - 1)
        assert (await reviews.progress(job, now)).done == len(decisions)
        for _ in range(MOST_WAITING_REVIEWS):  # the finished one does not count
            other = Job(await open_with_ann(Hub(store), first=0), "own")
            await reviews.ask(other, "session", "network", now)
        with pytest.raises(Refusal, match=f"{MOST_WAITING_REVIEWS} of your reviews are still"):
            await reviews.ask(Job(name, "open"), "session", "network", now)


async def test_a_process_takes_no_table_at_which_it_is_still_at_work(tmp_path: Path) -> None:
    """It would hold the lease, and start nothing."""
    async with hub_in(tmp_path) as hub:
        now = now_ms()
        one, other = [await open_for_bots(hub, "many") for _ in range(2)]
        until = now + 10_000
        assert await hub.store.tables.take_bots("here", now, until, 9, [one]) == [(other, "many")]
        assert await hub.store.tables.take_bots("here", now, until, 9, []) == [(one, "many")]
        job = Job(one, "own")
        await hub.store.reviews.ask(job, "session", "network", now)
        assert await hub.store.reviews.take("here", now, until, 9, [job]) == []
        assert await hub.store.reviews.take("here", now, until, 9) == [(job, "network")]


async def leased_until(hub: Hub, name: str) -> int:
    """When the lease of a table expires."""
    lease = select(schema.tables.c.claimed_until).where(schema.tables.c.id == name)
    async with hub.store.database.read() as connection:
        return await connection.scalar(lease) or 0


async def played(hub: Hub, pool: WorkerPool, enough: asyncio.Event) -> None:
    """Let bots play until it is enough."""
    bots = BotWorkers(hub, pool, 0, "here")
    bots.start()
    await enough.wait()
    await bots.stop()


async def test_a_lease_is_renewed_while_a_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_module, "RENEW_SECONDS", 0.01)
    ends, renewed = list[int](), asyncio.Event()

    async with hub_in(tmp_path) as hub:
        name = await open_with_ann(hub, first=0)

        class Slow(WorkerPool):
            """A bot that thinks until its lease has changed."""

            async def ask(self, job: Callable[[*Ts], T], *given: *Ts, **_: object) -> T:
                """Do the job here."""
                ends.append(await leased_until(hub, name))
                while (end := await leased_until(hub, name)) == ends[0]:
                    await asyncio.sleep(0.01)
                ends.append(end)
                renewed.set()
                return job(*given)

        await played(hub, Slow(1), renewed)
        assert ends[1] > ends[0]


async def test_a_bot_decides_only_under_a_lease(tmp_path: Path) -> None:
    """A person's turn ends it; another bot's turn at once needs another."""
    leases: list[bool] = []
    enough = asyncio.Event()

    async with hub_in(tmp_path) as hub:
        name = await open_with_ann(hub, first=1)
        await hub.add(name, HandedOver(1, "random"))

        class Slow(WorkerPool):
            """Ann comes and goes while her stand-in thinks for the first time."""

            async def ask(
                self, job: Callable[[*Ts], T], *given: *Ts, network: str, is_patient: bool = False
            ) -> T:
                """Do the job here."""
                leases.append(await leased_until(hub, name) > now_ms())
                if len(leases) == 1:
                    await hub.add(name, TakenBack(1))
                    await hub.add(name, HandedOver(1, "random"))
                if len(leases) == 3:
                    enough.set()
                return job(*given)

        await played(hub, Slow(1), enough)
        assert all(leases)


async def test_tables_wait_for_bots_by_network(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as hub:
        many = [await open_for_bots(hub, "many") for _ in range(6)]
        few = await open_for_bots(hub, "few")
        old = await open_for_bots(hub, None, "a host of version 0.1")
        now = now_ms()

        async def take(number: int) -> list[tuple[str, str]]:
            return await hub.store.tables.take_bots("here", now, now + 10_000, number)

        assert set(await take(3)) == {
            (many[0], "many"),
            (few, "few"),
            (old, "a host of version 0.1"),
        }
        again = await open_for_bots(hub, "few")
        assert await take(2) == [(many[1], "many"), (again, "few")]
        assert [table for table, _ in await take(9)] == many[2:]
        assert await take(9) == []


async def test_reviews_wait_by_network(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as hub:
        tables = [await open_for_bots(hub, None) for _ in range(5)]
        for number, table in enumerate(tables):
            network = "few" if number == 4 else "many"
            await hub.store.reviews.ask(Job(table, "own"), network, network, number)
        taken = await hub.store.reviews.take("here", 100, 200, 2)
        assert [job.table for job, _ in taken] == [tables[0], tables[4]]
