"""A bot's determinizations: each deal fits its observer's knowledge, uniformly."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from tests.chances import fits
from tests.deals import imagined, observers
from tests.games.richelieu.oracle.model import DISC_CELLS, DISCS
from tests.games.richelieu.samples import TABLES, random_game
from tests.games.richelieu.tables import play, seat, take

from blazon.games.richelieu.rules.components import CELL_NAMES, DISC_NAMES
from blazon.games.richelieu.rules.state import RETURN, STATE
from blazon.kernel import batch
from blazon.kernel.bits import members, popcount
from blazon.kernel.jit import ENABLED
from blazon.match.position import Position

GAMES = 40 if ENABLED else 2
DEALS = 6_000 if ENABLED else 1_000


def discs(state: Any) -> dict[str, str]:
    """The disc on each cell of a deal, taken or not; fails if a cell would have two."""
    found: dict[str, str] = {}
    for kind, cells in enumerate(state["disc"]):
        for cell in members(int(cells)):
            assert CELL_NAMES[cell] not in found
            found[CELL_NAMES[cell]] = DISC_NAMES[kind]
    return found


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_deal_fits_what_the_observer_knows(number: int) -> None:
    for game_number in range(GAMES):
        game = random_game(TABLES[number], f"fits {game_number}")
        game.undo()
        while True:
            for observer in (None, *range(game.players)):
                check_deals(game, observer)
            if len(game.actions) < 17:
                break
            game.undo(17)


def check_deals(game: Position, observer: int | None) -> None:
    """Each deal has one disc on every cell, no more than exist, and gives the same view."""
    deals = imagined(game, observer, 2, f"{game.seed}{len(game.actions)}")
    seen = game.observe(observer).states
    again = np.zeros(len(deals), STATE)
    batch.observe(deals, again, observers(observer, len(deals)))
    for deal, view in zip(deals, again, strict=True):
        assert view == seen[0]
        laid = discs(deal)
        assert set(laid) == set(DISC_CELLS)
        assert not Counter(laid.values()) - Counter(DISCS)
        for player in range(game.players):
            returns = popcount(int(deal["disc"][RETURN]) & int(deal["taken"][player]))
            assert returns >= deal["returned"][player]
        known = ("table", "taken", "marker", "box", "phase", "pending", "second", "card")
        for name in known:
            assert np.array_equal(deal[name], game.states[0][name])


def small_game(cells: list[str], first: int = 0, **kinds: int) -> Position:
    """A game with few discs on the first cells of rows, so that all deals can be listed."""
    cards = {"BOU2": 24, "AUV2": 24}
    deck = {"cards": cards, "discs": {k.replace("_", ""): n for k, n in kinds.items()}}
    setup: dict[str, Any] = {"cards": ["BOU2", "AUV2"] * 24, "first": first}
    pool = [kind for kind, number in deck["discs"].items() for _ in range(number)]
    setup["discs"] = dict(zip(cells, pool, strict=False))
    return Position("richelieu", {"deck": {**deck, "disc_cells": cells}}, setup)


def found(game: Position, observer: int | None, key: Callable[[dict[str, str]], Any]) -> Any:
    """The frequency of each outcome."""
    return Counter(key(discs(deal)) for deal in imagined(game, observer, DEALS))


def chances(pool: list[str], cells: list[str], key: Callable[[dict[str, str]], Any]) -> Any:
    """Each outcome of placing a shuffled pool on the cells, by brute force."""
    orders = permutations(pool, len(cells))
    return Counter(key(dict(zip(cells, order, strict=True))) for order in orders)


def whole(laid: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """A deal as a key: the disc on each cell."""
    return tuple(sorted(laid.items()))


def test_at_the_opening_every_deal_is_equally_likely() -> None:
    game = small_game(["A1", "B1"], BOU=1, sword=1, return_=2)
    for observer in (None, 0, 1):
        expected = chances(["BOU", "sword", "return", "return"], ["A1", "B1"], whole)
        assert len(expected) == 7
        assert fits(found(game, observer, whole), expected)


def test_at_the_opening_each_disc_lies_on_each_cell_as_often() -> None:
    game = Position("richelieu", seed="opening")
    deals = [discs(deal) for deal in imagined(game, 0, DEALS)]
    for cell in DISC_CELLS:
        assert fits(Counter(deal[cell] for deal in deals), Counter(DISCS))
    pairs = Counter((deal["A4"], deal["D9"]) for deal in deals)
    assert fits(pairs, Counter(permutations(DISCS, 2)))


def test_a_rival_who_holds_discs_holds_any_as_likely_as_the_table() -> None:
    game = small_game(["A1", "B1", "C1"], BOU=1, sword=1, cross=1, return_=1)
    take(game, "D12", "A1", "D11", "B1")
    assert seat(game, 1)["held"] == 2
    pool = ["BOU", "sword", "cross", "return"]
    assert fits(found(game, 0, whole), chances(pool, ["A1", "B1", "C1"], whole))


def own_and_rest() -> Iterator[tuple[Position, list[str], list[str], list[str]]]:
    """Games in which player 0 has taken more and more discs: own cells, others, unknown discs."""
    cells, pool = ["A1", "B1", "C1"], ["BOU", "sword", "cross"]
    game = small_game(cells, BOU=1, sword=1, cross=1)
    for number, cell in enumerate(cells[:2], start=1):
        take(game, cell, f"D{number}")
        yield game, cells[:number], cells[number:], pool[number:]


def test_own_discs_are_known_and_the_others_dealt_from_the_rest() -> None:
    for game, own, others, rest in own_and_rest():
        outcomes = found(game, 0, whole)
        known = {cell: game.setup["discs"][cell] for cell in own}
        expected = chances(rest, others, lambda laid, known=known: whole({**known, **laid}))  # type: ignore[misc]
        assert set(outcomes) == set(expected)
        assert len(expected) == 1 or fits(outcomes, expected)


def test_the_last_disc_is_known_by_elimination_and_so_are_rivals_discs() -> None:
    game = take(small_game(["A1", "B1", "C1"], BOU=1, sword=1, cross=1), "A1", "C1", "B1")
    assert set(found(game, 0, whole)) == {(("A1", "BOU"), ("B1", "sword"), ("C1", "cross"))}
    assert len(found(game, None, whole)) == 6


def return_played(*, discs_held: int) -> Position:
    """Player 1 has played a return disc and holds this many discs; player 0 knows none of them."""
    game = small_game(["A1", "B1", "C1"], return_=2, BOU=1, sword=1, tower=1)
    moves = ["D12", "A1", "D11 @D1", "D1 R", "D10"]
    take(game, *moves)
    if discs_held > 0:
        take(game, "B1", "D9")
    play(game, "*")
    assert (seat(game, 1)["returned"], seat(game, 1)["held"]) == (1, discs_held)
    return game


def test_a_return_disc_that_was_played_is_known_and_gone() -> None:
    game = return_played(discs_held=0)
    pool = ["return", "BOU", "sword", "tower"]
    expected = chances(pool, ["B1", "C1"], lambda laid: whole({**laid, "A1": "return"}))
    assert fits(found(game, 0, whole), expected)
    assert fits(found(game, None, whole), expected)


def test_what_else_its_player_holds_is_any_of_the_others() -> None:
    game = return_played(discs_held=1)

    def multiset(laid: dict[str, str]) -> Any:
        hand = Counter([laid["A1"], laid["B1"]]) - Counter(["return"])
        return tuple(hand.elements()), laid["C1"]

    pool = ["return", "BOU", "sword", "tower"]
    expected = chances(pool, ["held", "C1"], lambda laid: ((laid["held"],), laid["C1"]))
    assert fits(found(game, 0, multiset), expected)


def test_who_played_a_return_disc_knows_their_other_discs() -> None:
    game = return_played(discs_held=1)
    outcomes = found(game, 1, lambda laid: (laid["A1"], laid["B1"], laid["C1"]))
    own = game.setup["discs"]
    expected = {(own["A1"], own["B1"], disc): 1 for disc in ("BOU", "sword", "tower")}
    assert fits(outcomes, expected)


def test_a_deal_depends_on_its_stream_alone() -> None:
    game = random_game({"edition": "court", "players": 4}, "streams", 60)
    deals, again = imagined(game, 1, 20), imagined(game, 1, 20)
    assert np.array_equal(deals, again)
    assert not np.array_equal(deals, imagined(game, 1, 20, "another"))
    assert len({tuple(discs(deal).items()) for deal in deals}) > 10
