"""Bots in the arena and in simulations play only from their observations."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.samples import play_out

from blazon.bots import make_bot
from blazon.lab.playing import Played, finished, play_game
from blazon.match.observation import Observation
from blazon.match.position import Position

KIND = "search:20"
SHORT: list[tuple[str, dict[str, Any]]] = [("richelieu", {}), ("rheingold", {"rounds": 60})]


def by_hand(
    game: str, options: dict[str, Any], see: Callable[[Position, int], Observation]
) -> Played:
    """A game between bots that receive the result of ``see`` for the position."""
    position = Position(game, options, seed="deal")
    bots = [make_bot(KIND, f"seed/{seat}") for seat in range(position.players)]
    return finished(play_out(position, bots, see))


@pytest.mark.parametrize(("game", "options"), SHORT)
def test_the_arena_shows_each_bot_what_its_seat_may_know(
    game: str, options: dict[str, Any]
) -> None:
    played = play_game(game, options, [KIND, KIND], "deal", "seed")
    assert played == by_hand(game, options, Position.observe)
    assert played != by_hand(game, options, lambda at, _: at.disclose()), "it would be noticed"
