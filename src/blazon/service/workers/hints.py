"""Hints: what the strongest bot would do in a player's place, from what the player may know."""

import pickle
from typing import TYPE_CHECKING

import msgspec

from blazon.service.clock import now_ms
from blazon.service.journal.access import observation_for_hint
from blazon.service.journal.table import Table
from blazon.service.limits import HINT_MS, MOST_HINTS
from blazon.service.refusals import Refusal
from blazon.service.secrets import new_id
from blazon.service.workers.pool import WorkerPool

if TYPE_CHECKING:
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


def search_action(observed: bytes, seed: str) -> tuple[str, list[str], list[float], list[float]]:
    """In a worker: action, line, values and margins, from what a player may know."""
    from blazon.bots.search import search

    observation: Observation = pickle.loads(observed)  # noqa: S301 (from the server itself)
    found = search(observation, time_ms=HINT_MS, seed=seed)
    return found.action, found.line, found.values, found.margins


class Hints:
    """Gives hints, one at a time to each session."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._asking: set[str] = set()
        self.seconds: list[float] = []
        """How long hints took since somebody last looked."""

    async def give(self, table: Table, session: str | None, seat: int) -> Hint:
        """A hint for a seat's holder; raises Refusal."""
        observation = observation_for_hint(table, session, seat)
        assert session is not None
        if not self._pool.size:
            raise Refusal("not-now", "this server has no bots")
        if session in self._asking:
            raise Refusal("not-now", "a hint is being thought out for you already")
        if len(self._asking) >= MOST_HINTS * self._pool.size:
            raise Refusal("busy", "too many are waiting for hints; try again")
        began = now_ms()
        self._asking.add(session)
        try:
            found = await self._pool.ask(search_action, pickle.dumps(observation), new_id())
        finally:
            self._asking.discard(session)
        self.seconds.append((now_ms() - began) / 1000)
        action, line, values, margins = found
        return Hint(v=table.version, action=action, line=line, values=values, margins=margins)
