"""Play one game between bots.

Games of random bots alone are left to the kernels, which play the same games many times faster.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

import numpy as np

from blazon.bots import make_bot
from blazon.bots.judge import Judge
from blazon.bots.search import SearchBot
from blazon.kernel import batch
from blazon.kernel.errors import BadValue
from blazon.kernel.playouts import play_on
from blazon.kernel.streams import STREAM, Purpose, open_stream, seed_number
from blazon.match.position import Position
from blazon.match.registry import game as find_game

_RANDOM = "random"
_ACTIONS = 4096
"""How many actions the kernels play before a long game is looked at."""


def unlimited(game: str, options: Mapping[str, Any]) -> tuple[str, ...]:
    """The names of the options that limit a game's length and are not set in these options."""
    declared = find_game(game).declared.values()
    return tuple(
        one.key for one in declared if one.kind == "number" and options.get(one.key) is None
    )


def judges_for(judge: Judge | None, bots: Sequence[str]) -> tuple[Judge | None, ...]:
    """This judge for each bot that searches; raises BadValue if there is none.

    Empty without a judge.
    """
    if judge is None:
        return ()
    searching = [isinstance(make_bot(name, ""), SearchBot) for name in bots]
    if not any(searching):
        found = " and ".join(dict.fromkeys(bots)) or "random"
        raise BadValue("judge", f"is for levels and search:SIMULATIONS, not for {found}")
    return tuple(judge if one else None for one in searching)


@dataclass(frozen=True)
class Played:
    """One finished game between bots."""

    totals: list[int]
    winners: list[int]
    actions: int
    turns: int
    first: int
    """Whose turn was the first."""

    def share(self, seat: int) -> float:
        """The seat's share of the win, 0 to 1."""
        return (seat in self.winners) / len(self.winners)

    def margin(self, seat: int) -> int:
        """The seat's lead over its best rival, in points."""
        return self.totals[seat] - max(t for s, t in enumerate(self.totals) if s != seat)


def play_game(
    game: str,
    options: Mapping[str, Any],
    bots: list[str],
    deal: str,
    seed: str,
    judges: Sequence[Judge | None] = (),
    watch: Callable[[Position], None] | None = None,
) -> Played:
    """Play one game between named bots.

    Args:
        game: the game's name.
        options: its options.
        bots: a bot's name for each seat.
        deal: seed of the deal and of chance.
        seed: seed of the bots.
        judges: the judge for each seat's search; by default the game's own for all.
        watch: called with each position before its decision or chance event, and with the last one.
            Without it, random bots alone play many times faster.
    """
    if set(bots) == {_RANDOM}:
        return _play_at_random(game, options, deal, seed, watch)
    position = Position(game, options, seed=deal)
    minds = [
        make_bot(name, f"{seed}/{seat}", judge=judge)
        for seat, (name, judge) in enumerate(zip_longest(bots, judges))
    ]
    while not position.over:
        if watch is not None:
            watch(position)
        if position.actor is None:
            position.roll()
        else:
            position.play(minds[position.actor].choose(position.observe(position.actor)))
    if watch is not None:
        watch(position)
    return finished(position)


def _play_at_random(
    game: str,
    options: Mapping[str, Any],
    deal: str,
    seed: str,
    watch: Callable[[Position], None] | None,
) -> Played:
    """Play the same game as ``RandomBot`` does in all seats."""
    rules = find_game(game)
    checked = rules.check_options(options)
    variant, players = rules.variant(checked), int(checked["players"])
    states, played = variant.blank(), 0
    batch.deal(states, open_stream(deal, 0, Purpose.DEAL))
    first = variant.turn_player(states)
    masks, streams, counts = np.zeros(1, rules.mask), np.zeros(1, STREAM), np.zeros(2, np.uint64)
    seeds = np.array([seed_number(f"{seed}/{seat}") for seat in range(players)])
    position = None if watch is None else Position(game, options, seed=deal)
    actions = np.zeros(_ACTIONS, np.uint64)
    new = _ACTIONS
    while new == _ACTIONS:
        new = play_on(states, masks, streams, seed_number(deal), seeds, counts, actions)
        played += new
        if watch is not None and position is not None:
            for action in actions[:new].tolist():
                watch(position)
                position.play(action)
    if watch is not None and position is not None:
        watch(position)
    totals, standings = np.zeros((2, 1, players), np.int64)
    batch.count(states, totals, standings)
    winners = np.flatnonzero(standings[0] == standings.max()).tolist()
    return Played(totals[0].tolist(), winners, played, variant.turn(states), first)


def finished(position: Position) -> Played:
    """The figures of a finished game."""
    score = position.score()
    first = Position(position.game.name, position.options, position.setup, seed="").turn
    return Played(
        score["totals"],
        score["winners"],
        len(position.actions),
        position.turn_number,
        first,
    )
