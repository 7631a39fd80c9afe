"""Advice for a player: the strongest bot's choice, and why it is better than a plausible one."""

from dataclasses import dataclass

import numpy as np

from blazon.bots.analysis import Analysis
from blazon.bots.endings import play_out
from blazon.bots.look_ahead import priors
from blazon.bots.reasons import LEAST_COST, likely_reasons, reasons_for
from blazon.bots.search import Finding, limits_of, search
from blazon.match.observation import Observation
from blazon.match.reason import Reason

_NODES = 60_000
"""The maximum number of positions for solving the ending after the other action: some tens of
milliseconds' worth.
"""


@dataclass(frozen=True)
class Advice:
    """The best action and its reasons."""

    finding: Finding
    gains: list[Reason]
    """The lines on which a plausible other action loses points against this one, the main one
    first; empty if no line explains the difference surely enough.
    """


def advise(
    observation: Observation,
    seed: str,
    *,
    time_ms: int | None = None,
    simulations: int | None = None,
) -> Advice:
    """Find the best action for the observer, and what it gains, from the observer's knowledge.

    The result is always the same for the same seed and number of simulations.

    Args:
        observation: what the acting player knows.
        seed: any text.
        time_ms: the search time; finding the reasons takes up to a tenth of a second more.
        simulations: the number of simulations instead.

    Raises:
        BadValue: for an observer who does not act, or an invalid limit.
    """
    finding = search(observation, seed=seed, time_ms=time_ms, simulations=simulations)
    return Advice(finding, _gains(observation, finding, seed))


def prepare_advice(observation: Observation) -> None:
    """Compile or load what advice needs besides a search."""
    best, other = observation.legal[0], observation.legal[-1]
    _plausible(observation)
    likely_reasons(observation, other, best, LEAST_COST, "prepare")


def analysed_gains(observation: Observation, found: Analysis, seed: str) -> list[Reason]:
    """The lines on which the second of the best actions loses points against the first."""
    if len(found.candidates) < 2:
        return []
    best, other = found.candidates[:2]
    if best.margin is None or other.margin is None or best.proven != other.proven:
        return []
    gain = best.margin - other.margin
    return reasons_for(observation, other.line, best.line, gain, seed, proven=best.proven)


def _gains(observation: Observation, finding: Finding, seed: str) -> list[Reason]:
    """What the best action gains, compared with the most plausible other one."""
    if len(observation.legal) < 2:
        return []
    other = _plausible(observation, finding.action)
    if not finding.simulations:
        return _gains_at_end(observation, finding, other, seed)
    if other not in finding.leads:
        return []
    gain = finding.leads[finding.action] - finding.leads[other]
    return reasons_for(observation, [other], finding.line, gain, seed, proven=False)


def _gains_at_end(
    observation: Observation, finding: Finding, other: str, seed: str
) -> list[Reason]:
    """The same after a solved ending, if the other action's is found quickly."""
    level, seat = limits_of(observation.game.name).level, observation.player or 0
    after = play_out(observation, level, _NODES, seed, other)
    if after is None or after.proven != finding.proven:
        return []
    gain = finding.margins[seat] - after.margins[seat]
    return reasons_for(observation, after.line, finding.line, gain, seed, proven=finding.proven)


def _plausible(observation: Observation, best: str | None = None) -> str:
    """The action that looks best before any search, apart from the best one."""
    game, seen = observation.game, observation.states
    weights = np.zeros(game.actions, np.float32)
    priors(seen, np.zeros(1, game.workspace), np.zeros(2, game.mask), weights)
    tokens = observation.variant.tokens(seen)
    others = [token for token in observation.legal if token != best]
    return max(others, key=lambda token: weights[tokens.index(token)])
