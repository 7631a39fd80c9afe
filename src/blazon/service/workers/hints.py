"""Hints: what the strongest bot would do with a player's knowledge, and why."""

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
    from collections.abc import Callable

    from blazon.bots.advice import Advice
    from blazon.match.observation import Observation

    Say = Callable[[Observation, Advice], str]
    """Puts the reasons of a hint into words, for a player with this knowledge."""


class Hint(msgspec.Struct, kw_only=True):
    """The bot's choice."""

    v: int
    """The table's version when the hint was requested."""
    action: str
    line: list[str]
    """This action and the most likely ones after it, in one possible deal of the hidden cards."""
    values: list[float]
    """The resulting value of the game to each seat, from 0 (lost) to 1 (won)."""
    margins: list[float]
    """The expected lead of each seat over its best rival, in points or swords."""
    proven: bool
    """Whether the game was played out. If so, best play guarantees the deciding seat its value and
    margin, whatever the rival knows or does, and no action guarantees more. The rival's value and
    margin are the most that this leaves them, not what they are guaranteed."""
    why: str = ""
    """If a language was requested: why, compared with a plausible other action. Empty if nothing
    says it surely enough."""


def advise_player(observed: bytes, seed: str) -> "Advice":
    """In a worker: the strongest bot's choice, given what a player may know."""
    from blazon.bots.advice import advise

    observation: Observation = pickle.loads(observed)  # noqa: S301 (from the server itself)
    return advise(observation, time_ms=HINT_MS, seed=seed)


class Hints:
    """Gives hints, one at a time to each session."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._asking = Waiting(pool)
        self.seconds: list[float] = []
        """The duration of each hint since the last metrics request."""

    async def give(
        self,
        table: Table,
        session: str | None,
        seat: int,
        network: str,
        say: "Say | None" = None,
    ) -> Hint:
        """Compute a hint for a seat's holder when its turn comes; raises Refusal.

        ``say`` puts its reasons into words.
        """
        observation = observation_for_hint(table, session, seat)
        assert session is not None
        began = now_ms()
        with self._asking.waiting(session, network):
            observed = pickle.dumps(observation)
            advice = await self._pool.ask(advise_player, observed, new_id(), network=network)
        self.seconds.append((now_ms() - began) / 1000)
        found = advice.finding
        return Hint(
            v=table.version,
            action=found.action,
            line=found.line,
            values=found.values,
            margins=found.margins,
            proven=found.proven,
            why=say(observation, advice) if say else "",
        )
