"""Finds the best actions at a moment of a finished game, for players who review it."""

import pickle
from typing import TYPE_CHECKING

from blazon.service.base.limits import ANALYSIS_MS, MOST_SHOWN_ACTIONS
from blazon.service.workers.pool import WorkerPool
from blazon.service.workers.waiting import Waiting

if TYPE_CHECKING:
    from blazon.bots.analysis import Analysis
    from blazon.bots.decisions import Choice, Decision
    from blazon.match.observation import Observation
    from blazon.match.reason import Reason

_SEED = "analysis"


def analyse_moment(observed: bytes) -> "tuple[Analysis, list[Reason]]":
    """In a worker: find the best actions, given what a player may know, and what the first gains.

    It is compared with the second.
    """
    from blazon.bots.advice import analysed_gains
    from blazon.bots.analysis import analyse

    observation: Observation = pickle.loads(observed)  # noqa: S301 (from the server itself)
    *_, found = analyse(observation, time_ms=ANALYSIS_MS, seed=_SEED, candidates=MOST_SHOWN_ACTIONS)
    return found, analysed_gains(observation, found, _SEED)


def judge_attempt(chosen: bytes) -> "Decision":
    """In a worker: evaluate a choice as a review does, with the same seed."""
    from blazon.bots.decisions import default_simulations, judge_choice

    choice: Choice = pickle.loads(chosen)  # noqa: S301 (from the server itself)
    return judge_choice(choice, default_simulations(choice.observation.game.name))


class Analyses:
    """Runs analyses, one at a time for each session; bots come first."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._asking = Waiting(pool)

    async def make(
        self, observation: "Observation", session: str, network: str
    ) -> "tuple[Analysis, list[Reason]]":
        """Analyse a moment when its turn comes, as ``analyse_moment`` does; raises Refusal."""
        with self._asking.waiting(session, network):
            observed = pickle.dumps(observation)
            return await self._pool.ask(analyse_moment, observed, network=network, is_patient=True)

    async def judge(self, choice: "Choice", session: str, network: str) -> "Decision":
        """Evaluate a choice when its turn comes, as ``judge_attempt`` does; raises Refusal."""
        with self._asking.waiting(session, network):
            chosen = pickle.dumps(choice)
            return await self._pool.ask(judge_attempt, chosen, network=network, is_patient=True)
