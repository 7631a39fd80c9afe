"""Tables for testing a rule: chosen cells have given cards and discs, the rest are arbitrary.

Whatever plays on also returns the game.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.richelieu.oracle.model import CELLS, DISC_CELLS, DISCS, deck

from blazon.match.position import Position


def deal(
    cards: Mapping[str, str] | None = None, discs: Mapping[str, str] | None = None, first: int = 0
) -> dict[str, Any]:
    """A setup with these cards and discs on their cells; no return disc unless requested."""
    cards, discs = cards or {}, discs or {}
    rest = iter((Counter(deck()) - Counter(cards.values())).elements())
    spare = iter((Counter(DISCS) - Counter(discs.values())).elements())
    return {
        "cards": [cards.get(cell) or next(rest) for cell in CELLS],
        "discs": {cell: discs.get(cell) or next(spare) for cell in DISC_CELLS},
        "first": first,
    }


def table(
    cards: Mapping[str, str] | None = None,
    discs: Mapping[str, str] | None = None,
    first: int = 0,
    **options: Any,
) -> Position:
    """A new game with such a table."""
    return Position("richelieu", options, deal(cards, discs, first))


def play(game: Position, *turns: str) -> Position:
    """Play turns, each a list of tokens in order."""
    for turn in turns:
        for token in turn.split():
            game.play(token)
    return game


def take(game: Position, *orders: str) -> Position:
    """Play turns without a second card: a cell, maybe a payment, maybe a marker."""
    for order in orders:
        card, *others = order.split()
        game.play(card)
        if game.phase == "PAY":
            game.play(others.pop(0))
        if game.phase == "SECOND":
            game.play("-")
        if not game.over:
            play(game, " ".join(others) or "-")
    return game


def out_of_markers(disc: str) -> Position:
    """Player 0 has all markers in the box, holds this disc, and has taken a card.

    A return disc can be played now; with any other disc, the only action is to end the turn.
    """
    game = Position("richelieu", {}, deal({"A1": "NOR2"}, {"B7": disc}, first=1))
    take(game, "B12 @B11", "B11 R", "B10 @B9", "B9 R", "B8 @B7", "B7 R", "C12")
    assert (seat(game, 0)["reserve"], seat(game, 0)["held"]) == (0, 1)
    game.play("A1")
    assert ("*" in game.legal) == (disc == "return")
    return game


def legal(game: Position) -> str:
    """The legal tokens, in order."""
    return " ".join(game.legal)


def seat(game: Position, player: int) -> dict[str, Any]:
    """A player's holdings, as that player sees them."""
    found: dict[str, Any] = game.observe(player).view()["players"][player]
    return found


def line(game: Position, category: str) -> dict[str, Any]:
    """The score line of a province or symbol."""
    (found,) = [line for line in game.score()["lines"] if line["category"] == category]
    return {name: found[name] for name in ("counts", "majority", "presence")}


FIRST_DISC = {0: "A4", 1: "B2", 2: "C6", 3: "D5"}
"""The cell of the first disc from the left in each player's row in ``after_taking``."""


def after_taking(
    *hands: Sequence[str], discs: Mapping[int, str] | None = None, about: str = "", **options: Any
) -> Position:
    """A game in which each player has taken these cards, and the row's first disc if given.

    Player 0 takes from row A, 1 from row B and so on, one card per turn from the left. Players with
    fewer cards to take receive others, unrelated to the category ``about``.
    """
    discs = discs or {}
    needed = [CELLS.index(FIRST_DISC[player]) % 12 + 1 for player in discs]
    length = max([*map(len, hands), *needed])
    pool = Counter(deck()) - Counter(card for hand in hands for card in hand)
    fillers = [card for card in pool.elements() if about not in (card[:3], card[3:])]
    rows = [[*hand, *(fillers.pop() for _ in range(length - len(hand)))] for hand in hands]
    cards = {
        f"{row}{column}": card
        for row, hand in zip("ABCD", rows, strict=False)
        for column, card in enumerate(hand, start=1)
    }
    laid = {FIRST_DISC[player]: disc for player, disc in discs.items()}
    game = table(cards, laid, players=len(hands), **options)
    for column in range(1, length + 1):
        take(game, *(f"{row}{column}" for row in "ABCD"[: len(hands)]))
    return game
