"""Games between bots, for measurements of the decisions and the chance in them."""

from collections.abc import Mapping, Sequence
from typing import Any

from blazon.bots import Bot
from blazon.match.position import Position


def play_to_end(position: Position, bots: Sequence[Bot]) -> None:
    """Play a game on to its end, with one bot for each seat; chance comes from its seed."""
    while not position.over:
        actor = position.actor
        if actor is None:
            position.roll()
        else:
            position.play(bots[actor].choose(position.observe(actor)))


def played(game: str, options: Mapping[str, Any], bots: Sequence[Bot], seed: str) -> Position:
    """A game from its deal to its end, with one bot for each seat."""
    position = Position(game, options, seed=seed)
    play_to_end(position, bots)
    return position
