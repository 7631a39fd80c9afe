"""Luck apart from skill: what chance gave each player, against what it could have given.

Each time that chance decides something, the margin that players can then expect is compared with
its mean over all that could have come instead, weighted by how likely it was. So luck is 0 on
average, whatever the players do and however well positions are evaluated; a poor evaluation only
makes it less exact in a single game. Chance also decides what nobody has seen yet, such as a disc
dealt before the first turn: it counts when the first player sees it.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from blazon.bots.continuations import look_out
from blazon.bots.judge import workspace_for
from blazon.kernel import batch
from blazon.kernel.game import States
from blazon.kernel.streams import STREAM, Purpose, open_stream, seed_number
from blazon.match.position import Position

GAMES = 32
"""The number of times that play goes on a little to find what players can expect."""


@dataclass(frozen=True)
class Fortune:
    """Something that chance decided."""

    at: int
    """The number of actions before it: the index of the action that decided or revealed it."""
    token: str
    """The outcome, or the action that revealed something."""
    margins: list[float]
    """What it added to each player's expected margin, in points or swords."""


@dataclass(frozen=True)
class Luck:
    """Where each player's margin comes from; by seat, the three parts add up to the margin."""

    start: list[float]
    """The margin that the seat could expect before the first action."""
    luck: list[float]
    """What chance added, or took away if negative."""
    skill: list[float]
    """What the players' decisions added: the seat's own, and its rivals' mistakes."""
    fortunes: list[Fortune]
    """What chance decided, in order."""


class _Outlook:
    """Finds the margins that players can expect in positions of one game."""

    def __init__(self, position: Position, seed: str, games: int) -> None:
        game = position.game
        self.games = games
        self._variant, self._players = position.variant, position.players
        self._seed, self._number = seed, seed_number(seed)
        self._workspaces = workspace_for(game, position.disclose().states)
        self._masks, self._streams = np.zeros(1, game.mask), np.zeros(1, STREAM)
        self._weights = np.zeros(game.actions, np.float32)
        self._points = np.zeros((2, self._players), np.float32)
        self._deals = np.concatenate([open_stream(seed, n, Purpose.DEAL) for n in range(games)])

    def deals(self, states: States) -> States:
        """The position several times, each with another deal of what nobody has seen."""
        return self._variant.deal_unseen(np.repeat(states, self.games), self._deals.copy())

    def expected(self, states: States) -> npt.NDArray[np.float64]:
        """Each player's expected margin, from several deals of one position."""
        margins = np.zeros((len(states), self._players))
        look_out(
            states,
            np.arange(len(states), dtype=np.uint64),
            margins,
            self._workspaces,
            self._masks,
            self._streams,
            self._weights,
            self._points[0],
            self._points[1],
            self._number,
        )
        means: npt.NDArray[np.float64] = margins.mean(axis=0)
        return means


def luck_of(position: Position, seed: str = "luck", games: int = GAMES) -> Luck:
    """Part each player's margin into start, luck and skill.

    Args:
        position: a game; if it is not over, the margins are those that players can expect now.
        seed: any text; the same seed gives the same result.
        games: how often play goes on a little from each outcome.
    """
    outlook = _Outlook(position, seed, games)
    game = Position(position.game.name, position.options, position.setup, seed="")
    start = outlook.expected(outlook.deals(game.disclose().states))
    fortunes = []
    for at, token in enumerate(position.actions):
        added = _added(game, token, outlook)
        game.play(token)
        if added is not None:
            fortunes.append(Fortune(at, token, added.round(6).tolist()))
    if position.over:
        totals = position.score()["totals"]
        now = [own - max(totals[:seat] + totals[seat + 1 :]) for seat, own in enumerate(totals)]
    else:
        now = outlook.expected(outlook.deals(game.disclose().states)).tolist()
    luck = np.array([one.margins for one in fortunes]).reshape(-1, len(now)).sum(axis=0)
    return Luck(start.tolist(), luck.tolist(), (np.array(now) - start - luck).tolist(), fortunes)


def _added(game: Position, token: str, outlook: _Outlook) -> npt.NDArray[np.float64] | None:
    """What chance added to each margin by an action or outcome; None if it decided nothing."""
    states = game.disclose().states
    action = game.number(token)
    if game.actor is None:
        ways = {game.number(one): weight for one, weight in game.chance_weights().items()}
        found = [outlook.expected(_after(outlook.deals(states), outcome)) for outcome in ways]
        mean = np.average(found, axis=0, weights=list(ways.values()))
        return found[list(ways).index(action)] - mean
    after = _after(states.copy(), action)
    if not game.variant.reveals(states, after):
        return None
    could = outlook.expected(_after(outlook.deals(states), action))
    return outlook.expected(outlook.deals(after)) - could


def _after(states: States, action: int) -> States:
    """The states after an action that is legal in all of them; they are changed."""
    batch.act(states, np.full(len(states), action, np.uint64))
    return states
