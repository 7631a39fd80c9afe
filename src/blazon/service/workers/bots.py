"""Bots at tables: finds those that must decide, and runs them.

Processes lease tables through the database, so no two run bots at the same table. If one dies,
another takes over its tables. Workers receive an observation and return a token; they know
nothing else.
"""

import asyncio
import pickle
from contextlib import suppress
from typing import TYPE_CHECKING

from blazon.service.base.clock import now_ms
from blazon.service.base.limits import LEASE_MS, MOST_RESTING, TABLES_FOR_EACH_WORKER
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal
from blazon.service.base.secrets import new_id
from blazon.service.journal.entries import Entry
from blazon.service.journal.table import Table
from blazon.service.journal.today import bot_seed
from blazon.service.live.hub import Hub
from blazon.service.workers.leased import LeasedJobs
from blazon.service.workers.pool import StoppedError, WorkerPool

if TYPE_CHECKING:
    from blazon.match.observation import Observation

RENEW_SECONDS = 2.0


def choose(bot: str, seed: str, observed: bytes) -> str:
    """In a worker: choose a bot's action from what it may know."""
    from blazon.bots import make_bot

    observation: Observation = pickle.loads(observed)  # noqa: S301 (from the server itself)
    return make_bot(bot, seed).choose(observation)


class BotWorkers:
    """Runs bots, at as many tables at once as there are workers."""

    def __init__(self, hub: Hub, pool: WorkerPool, stand_in_seconds: float, owner: str) -> None:
        self._hub = hub
        self._pool = pool
        self._stand_in_seconds = stand_in_seconds
        self._owner = owner
        self._resting = 0
        self._is_crowded = False
        """Whether more tables may be waiting than this process has room for."""
        self._jobs = LeasedJobs("bots", self._finished)
        self.seconds: list[float] = []
        """The duration of each decision since the last metrics request."""
        hub.on_change.append(self._notice)

    @property
    def tables(self) -> int:
        """The number of tables at which a bot is thinking."""
        return len(self._jobs.running)

    def _notice(self, table: Table, _: Entry) -> None:
        if table.bot_to_move is not None:
            self._jobs.wake()

    def start(self) -> None:
        """Start looking for tables at which a bot must decide."""
        if self._pool.size:
            self._jobs.start(self._look, self._renew, RENEW_SECONDS)

    async def stop(self) -> None:
        """Release every table."""
        names = await self._jobs.stop()
        with suppress(Refusal):  # unwritten leases expire by themselves
            await self._hub.store.tables.release_bots(self._owner, names)

    async def _renew(self) -> None:
        """Renew the leases of this process's tables."""
        names = list(self._jobs.running)
        if names:
            await self._hub.store.tables.renew_bots(self._owner, names, now_ms() + LEASE_MS)

    async def _look(self) -> None:
        """Lease tables at which bots must decide, up to the free capacity."""
        room = TABLES_FOR_EACH_WORKER * self._pool.size + self._resting - len(self._jobs.running)
        if room <= 0 or self._pool.is_stopped:
            self._is_crowded = True
            return
        if self._hub.rules.read_only is not None:
            return
        now, busy = now_ms(), list(self._jobs.running)
        tables = self._hub.store.tables
        found = await tables.take_bots(self._owner, now, now + LEASE_MS, room, busy)
        self._is_crowded = len(found) == room
        for name, network in found:
            self._jobs.run(name, self._work(name, network), f"bot at {name}")

    def _finished(self, name: str, error: BaseException | None) -> None:
        is_known = isinstance(error, Refusal) and error.code in ("storage", "unknown")
        if error is not None and not is_known and not isinstance(error, StoppedError):
            log("error", "a bot failed", table=name, error=repr(error))

    async def _work(self, name: str, network: str) -> None:
        """Decide at a table; if a bot may have to continue there, let other tables go first."""
        if await self._decide(name, network):
            await self._hub.store.tables.release_bots(self._owner, [name])

    async def _decide(self, name: str, network: str) -> bool:
        """Decide until a person has acted or others are waiting.

        Returns:
            Whether a bot may have to continue.
        """
        await self._hub.refresh(name)
        rested: int | None = None
        known: int | None = None
        while True:
            table = (await self._hub.live(name)).table
            seat, bot = table.actor, table.bot_to_move
            if seat is None or bot is None or table.position is None:
                return False
            if known not in (None, table.version):
                return True  # a person's turn ends the lease, even if it is over by now
            known = table.version
            must_rest = table.seats[seat].has_stand_in and rested != table.version
            if must_rest and self._resting < MOST_RESTING:
                rested = table.version
                await self._rest()
                continue
            seen = table.position.observe(seat)
            observed = pickle.dumps(seen)
            began = now_ms()
            try:
                seed = new_id() if table.opened.today is None else bot_seed(table.secret, seen)
                token = await self._pool.ask(choose, bot, seed, observed, network=network)
                self.seconds.append((now_ms() - began) / 1000)
                await self._hub.decide_for_bot(name, seat, token, table.played_at)
                known = table.version + 1
            except Refusal as refusal:
                if refusal.code == "storage":
                    await self._hub.store.database.health.recovered()
                elif refusal.code == "read-only":
                    return True
                elif refusal.code != "stale":
                    raise
            if self._is_crowded:
                return True

    async def _rest(self) -> None:
        """Wait before a stand-in's decision, and let others decide in the meantime."""
        self._resting += 1
        self._jobs.wake()
        try:
            await asyncio.sleep(self._stand_in_seconds)
        finally:
            self._resting -= 1
