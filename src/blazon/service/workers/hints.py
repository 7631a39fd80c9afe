"""Hints: what the strongest bot would do in a player's place, from what the player may know."""

import pickle
from typing import TYPE_CHECKING

import msgspec

from blazon.service.base.clock import now_ms
from blazon.service.base.limits import HINT_MS
from blazon.service.base.secrets import new_id
from blazon.service.journal.access import observation_for_hint
from blazon.service.journal.table import Table
from blazon.service.workers.pool import WorkerPool
from blazon.service.workers.waiting import Waiting

if TYPE_CHECKING:
    from blazon.bots.search import Finding
    from blazon.match.observation import Observation


class Hint(msgspec.Struct, kw_only=True):
    """What the bot would do."""

    v: int
    """The version of the table at which it was asked for."""
    action: str
    line: list[str]
    """That action and the most likely ones after it, in one possible deal of what is hidden."""
    values: list[float]
    """What the game is worth to each seat then, from 0 (lost) to 1 (won)."""
    margins: list[float]
    """By how many points or swords each seat can expect to lead its best rival."""
    proven: bool
    """Whether the game was played out: with best play the seat that decides is sure of its value
    and margin, whatever the rival knows or does, and no action makes it sure of more. Those of the
    rival are the most that this leaves them, not what they can be sure of."""


def search_action(observed: bytes, seed: str) -> "Finding":
    """In a worker: what the strongest bot finds, from what a player may know."""
    from blazon.bots.search import search

    observation: Observation = pickle.loads(observed)  # noqa: S301 (from the server itself)
    return search(observation, time_ms=HINT_MS, seed=seed)


class Hints:
    """Gives hints, one at a time to each session."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._asking = Waiting(pool)
        self.seconds: list[float] = []
        """How long hints took since somebody last looked."""

    async def give(self, table: Table, session: str | None, seat: int, account: str) -> Hint:
        """A hint for a seat's holder, who gets it in turn with all others; raises Refusal."""
        observation = observation_for_hint(table, session, seat)
        assert session is not None
        began = now_ms()
        with self._asking.waiting(session, account):
            observed = pickle.dumps(observation)
            found = await self._pool.ask(search_action, observed, new_id(), account=account)
        self.seconds.append((now_ms() - began) / 1000)
        return Hint(
            v=table.version,
            action=found.action,
            line=found.line,
            values=found.values,
            margins=found.margins,
            proven=found.proven,
        )
