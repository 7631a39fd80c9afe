"""Why an action costs something: the lines of the score sheet on which it loses points.

The games after an action and after a better one are played on from the same possible deals. Any
single game says little, because so much else happens in it. But the mean of several games from one
deal says what the action changes there, and a reason must hold in most deals.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from blazon.bots.continuations import play_on
from blazon.bots.judge import workspace_for
from blazon.kernel import batch
from blazon.kernel.contract import NOBODY
from blazon.kernel.game import States
from blazon.kernel.streams import STREAM, Purpose, open_stream, seed_number
from blazon.match.observation import Observation
from blazon.match.reason import Reason

LEAST_COST = 1.0
"""The smallest cost that is explained, in points or swords: smaller ones are often noise."""
DEALS, GAMES = 64, 16
"""The number of possible deals, and of games from each."""
LONGEST = 2000
"""A game that can have more actions is not played on so often: it would take too long, and
plausible choices would lead too far from good ones."""
_MOST_REASONS = 2
_LEAST_POINTS, _LEAST_SHARE = 0.5, 0.8
_LEAST_PART, _LEAST_SUM, _LEAST_WHOLE = 0.25, 0.3, 0.25
"""The shares of the cost that a line, the lines together, and all lines must explain."""


class _Losses(NamedTuple):
    """What an action loses against the strongest rival, compared with a better one.

    The arrays are ``[deals, lines]``.
    """

    names: Sequence[str]
    """The lines' names."""
    points: npt.NDArray[np.float64]
    """The points lost."""
    lacking: npt.NDArray[np.float64]
    """The part of them that the player loses by lacking what a line asks for …"""
    rival_lacking: npt.NDArray[np.float64]
    """… and that the rival no longer loses by lacking it."""


def reasons_for(
    observation: Observation,
    played: Sequence[str],
    best: Sequence[str],
    cost: float,
    seed: str,
    *,
    proven: bool,
) -> list[Reason]:
    """Why an action costs more than another, from each and the best ones after it.

    ``proven`` says whether the rest of the game has been solved, for both.
    """
    if proven:
        return certain_reasons(observation, played, best, cost, seed)
    return likely_reasons(observation, played[0], best[0], cost, seed)


def likely_reasons(
    observation: Observation, played: str, best: str, cost: float, seed: str
) -> list[Reason]:
    """Why an action probably costs more than another; none if no line explains it.

    Args:
        observation: what the acting player knows.
        played: the token of the action played.
        best: the token of the better one.
        cost: what the action played costs, in points or swords.
        seed: any text; the same seed gives the same reasons.

    Returns:
        The reasons, the main one first.
    """
    if cost < LEAST_COST or observation.game.longest > LONGEST:
        return []
    ends = _played_on(observation, played, best, seed, DEALS, GAMES)
    return _reasons(_compared(observation, ends), cost, _LEAST_SHARE)


def certain_reasons(
    observation: Observation, played: Sequence[str], best: Sequence[str], cost: float, seed: str
) -> list[Reason]:
    """Why an action costs more than another if the rest of the game has been solved.

    Args:
        observation: what the acting player knows.
        played: the action played and the best ones after it, to the end of the game.
        best: the better action and the best ones after it.
        cost: the difference of the results.
        seed: any text, from which the possible deals come.

    Returns:
        The lines on which points are lost in all deals, the main one first.
    """
    if cost < LEAST_COST:
        return []
    (after, can_after), (better, can_better) = (
        _played(observation, line, seed) for line in (played, best)
    )
    both = can_after & can_better
    if not both.any():
        return []
    ends = np.stack([after[both], better[both]], axis=1)[:, np.newaxis]
    return _reasons(_compared(observation, ends), cost, 1.0)


def _reasons(lost: _Losses, cost: float, least_share: float) -> list[Reason]:
    """The lines that explain enough of the cost."""
    mean, share = lost.points.mean(axis=0), (lost.points > 0).mean(axis=0)
    lacking, rival_lacking = lost.lacking.mean(axis=0), lost.rival_lacking.mean(axis=0)
    least = max(_LEAST_POINTS, _LEAST_PART * cost)
    found = [
        Reason(
            line=lost.names[line],
            points=round(float(mean[line]), 3),
            share=round(float(share[line]), 3),
            lacking=max(0.0, round(float(lacking[line]), 3)),
            rival_lacking=max(0.0, round(float(rival_lacking[line]), 3)),
        )
        for line in np.argsort(-mean)
        if mean[line] >= least and share[line] >= least_share
    ][:_MOST_REASONS]
    is_enough = sum(one.points for one in found) >= _LEAST_SUM * cost
    return found if is_enough and mean.sum() >= _LEAST_WHOLE * cost else []


def _played(
    observation: Observation, line: Sequence[str], seed: str
) -> tuple[States, npt.NDArray[np.bool_]]:
    """The end of a line of actions in several possible deals, and whether it is legal in each.

    A rival's hidden disc, for example, cannot be played in a deal in which somebody else has it.
    """
    variant, states = observation.variant, np.repeat(observation.states, DEALS)
    if not observation.complete:
        streams = np.concatenate([open_stream(seed, deal, Purpose.DEAL) for deal in range(DEALS)])
        batch.imagine(states, np.full(DEALS, observation.player, np.uint64), streams)
    masks, actors = np.zeros(DEALS, observation.game.mask), np.zeros(DEALS, np.int64)
    is_legal = np.ones(DEALS, np.bool_)
    for token in line:
        batch.ask(states, masks, actors)
        tokens = variant.tokens(states[is_legal][:1])
        if token not in tokens:
            return states, np.zeros(DEALS, np.bool_)
        number = tokens.index(token)
        word, bit = divmod(number, 64)
        is_legal &= (masks["words"][:, word] >> np.uint64(bit) & np.uint64(1)).astype(np.bool_)
        if not is_legal.any():
            break
        going_on = states[is_legal]
        batch.act(going_on, np.full(len(going_on), number, np.uint64))
        states[is_legal] = going_on
    return states, is_legal


def leads_by_line(
    points: npt.NDArray[np.float64], observation: Observation
) -> npt.NDArray[np.float64]:
    """The acting player's lead on each line over the rival who has the most points on average.

    The points are ``[actions, deals, lines, players]``, or with actions and deals the other way.
    """
    rival = _strongest_rival(points, observation)
    leads: npt.NDArray[np.float64] = points[..., observation.player] - points[..., rival]
    return leads


def _strongest_rival(points: npt.NDArray[np.float64], observation: Observation) -> int:
    totals = points.sum(axis=2).mean(axis=(0, 1))
    totals[observation.player] = -np.inf
    return int(totals.argmax())


def _compared(observation: Observation, ends: States) -> _Losses:
    """What an action loses, from the ends of games after it and after a better one.

    The ends are ``[deals, games, 2]``. The points of all lines add up to the margin lost.
    """
    variant = observation.variant
    flat = ends.reshape(-1)
    names, all_points = variant.points_by_line(flat)
    points, lacks = (
        one.reshape(*ends.shape, *one.shape[1:]).mean(axis=1)
        for one in (all_points, variant.lacks_by_line(flat))
    )
    leads, more = leads_by_line(points, observation), lacks[:, 0] - lacks[:, 1]
    return _Losses(
        names=names,
        points=leads[:, 1] - leads[:, 0],
        lacking=more[..., observation.player],
        rival_lacking=-more[..., _strongest_rival(points, observation)],
    )


def losses(
    observation: Observation,
    played: str,
    best: str,
    seed: str,
    deals: int = DEALS,
    games: int = GAMES,
) -> tuple[list[str], npt.NDArray[np.float64]]:
    """The lines' names, and the points lost on each line in each deal, on average over its games.

    Those of all lines add up to the margin lost.
    """
    lost = _compared(observation, _played_on(observation, played, best, seed, deals, games))
    return list(lost.names), lost.points


def _played_on(
    observation: Observation, played: str, best: str, seed: str, deals: int, games: int
) -> States:
    """The ends of games after two actions, from the same possible deals: ``[deals, games, 2]``."""
    game, player = observation.game, observation.player
    assert player is not None
    tokens = observation.variant.tokens(observation.states)
    actions = np.array([tokens.index(token) for token in (played, best)], np.uint64)
    ends = np.zeros((deals, games, len(actions)), game.state)
    play_on(
        observation.states,
        NOBODY if observation.complete else np.uint64(player),
        actions,
        ends,
        workspace_for(game, observation.states),
        np.zeros(1, game.mask),
        np.zeros(1, STREAM),
        np.zeros(game.actions, np.float32),
        seed_number(seed),
    )
    return ends
