"""What a player did not know is dealt again with the chances of the game's own deals."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.deals import imagined
from tests.twins.generate import random_game
from tests.volume import some

from blazon.match.position import Position
from blazon.match.redealing import redealt

DRAWS = 400
"""So many deals that each value's share lies within ``NEAR`` of the right one."""
NEAR = 0.16
MANY = 20_000


def discs(states: Any, seat: int) -> list[Any]:
    """In a game of Richelieu: the kind at each cell on the table, and of each seat's discs."""
    kinds = [int(cells) for cells in states["disc"]]
    table, taken = int(states["table"]), [int(cells) for cells in states["taken"]]
    laid = int(states["disc_cells"])
    on_table: list[Any] = [
        (cell, next(kind for kind, cells in enumerate(kinds) if cells >> cell & 1))
        for cell in range(48)
        if table & laid & 1 << cell
    ]
    held: list[Any] = [
        (player, kind, (cells & taken[player]).bit_count())
        for player in range(int(states["players"]))
        for kind, cells in enumerate(kinds)
    ]
    return on_table + held


def shields(states: Any, seat: int) -> list[Any]:
    """In a game of Rheingold: the shield of each castle."""
    return [(place, int(value)) for place, value in enumerate(states["shield"]) if value]


def a_moment(game: str, options: dict[str, Any], length: int, seat: int) -> Position:
    """A moment of a random game at which a seat does not know something."""
    for number in range(100):
        found = random_game(game, options, f"hidden {number}", length)
        seen = found.observe(seat).states
        returned = game == "rheingold" or found.states["returned"][0, 1 - seat]
        if not found.over and returned and seen.tobytes() != found.states.tobytes():
            return found
    raise AssertionError("no such moment was found")


@pytest.mark.slow_without_jit
@pytest.mark.parametrize(
    ("game", "options", "length", "things"),
    [("richelieu", {}, 70, discs), ("rheingold", {"rounds": 40}, 250, shields)],
)
def test_hidden_things_are_dealt_as_likely_as_a_bot_imagines_them(
    game: str, options: dict[str, Any], length: int, things: Callable[[Any, int], list[Any]]
) -> None:
    one, draws = a_moment(game, options, length, 0), max(100, some(DRAWS))
    found, wanted = Counter[Any](), Counter[Any]()
    for number in range(draws):
        other = redealt(one, 0, f"draw {number}")
        assert other is not None
        found.update(things(other.states[0], 0))
    for states in imagined(one, 0, MANY):
        wanted.update(things(states, 0))
    assert set(found) <= set(wanted)
    for thing, number in wanted.items():
        assert abs(found[thing] / draws - number / MANY) < NEAR, thing
    assert any(number < MANY for number in wanted.values())


def test_without_a_seed_nobody_knows_the_deal_before() -> None:
    one = Position("richelieu", seed="a")
    deals = [redealt(one, 0) for _ in range(3)]
    assert len({repr(deal and deal.setup) for deal in deals}) == 3


def test_the_game_itself_stays_as_it_is() -> None:
    one = Position("richelieu", seed="a")
    before = one.record
    other = redealt(one, None, "b")
    assert one.record == before
    assert other is not None
    assert other.setup["cards"] == one.setup["cards"]
    assert other.setup["discs"] != one.setup["discs"]
