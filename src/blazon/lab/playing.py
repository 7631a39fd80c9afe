"""Play one game between bots, and count what happened in it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from blazon.bots import make_bot
from blazon.bots.judge import Judge
from blazon.match.position import Position


@dataclass(frozen=True)
class Played:
    """One finished game between bots."""

    totals: list[int]
    winners: list[int]
    actions: int
    turns: int
    first: int
    """Whose turn was the first."""
    tallies: Mapping[str, Sequence[int]]
    """The game's own counts, by name and seat."""

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
    watch: Callable[[Position], None] = lambda _position: None,
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
    """
    position = Position(game, options, seed=deal)
    minds = [
        make_bot(name, f"{seed}/{seat}", judge=judge)
        for seat, (name, judge) in enumerate(zip_longest(bots, judges))
    ]
    while not position.over:
        watch(position)
        if position.actor is None:
            position.roll()
        else:
            position.play(minds[position.actor].choose(position.observe(position.actor)))
    watch(position)
    return finished(position)


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
        position.variant.tallies(position.states, position.actions, first),
    )
