"""The puzzles of the game: what to do against a bet with the best and with the worst card."""

from blazon.lab.puzzles import check
from blazon.match.puzzles import Puzzle, puzzles


def card_in(puzzle: Puzzle) -> str:
    """The card of the player to move."""
    return str(puzzle.observation().view()["players"][puzzle.seat]["card"])


def test_the_king_calls_and_the_jack_folds() -> None:
    assert {card_in(one): one.right for one in puzzles("kuhn")} == {"K": ("call",), "J": ("fold",)}


def test_they_stand_a_check() -> None:
    assert [check(one, simulations=2_000) for one in puzzles("kuhn")] == [None, None]


def test_the_other_card_is_hidden() -> None:
    for one in puzzles("kuhn"):
        assert "?" in [player["card"] for player in one.observation().view()["players"]]
