"""The claims of each explanation, in terms of the rules' model."""

from collections.abc import Callable
from typing import Any

from tests.games.richelieu.oracle.model import Oracle
from tests.games.richelieu.oracle.scoring import MARKERS, crests_of, province_of

from blazon.locale import texts

Said = dict[str, Any]
"""The variables of an explanation: cells, names, counts."""


def is_true(game: Oracle, taken: list[str], key: str, said: Said) -> bool:
    """Whether an explanation is true for the player to move, who took these cards this turn."""
    key = key.removeprefix("richelieu-why-")
    if key.startswith("no-second-"):
        return key.removeprefix("no-second-") == _no_second(game, taken)
    return _CLAIMS[key](game, said)


def _no_second(game: Oracle, taken: list[str]) -> str:
    """Why a player who is placing markers may take no more cards."""
    cards = [game.seats[game.turn].cards[cell] for cell in taken]
    if len(cards) == 2:
        return "two-taken"
    return "two-crests" if crests_of(cards[0]) == 2 else "done"


def _is_rivals(game: Oracle, said: Said) -> bool:
    """Whether the card has the marker of the named player."""
    owner = game.markers.get(said["cell"])
    return owner not in (None, game.turn) and said["owner"] == f"player {owner}"


def _is_unpayable(game: Oracle, said: Said) -> bool:
    """Whether a card cannot be taken only because the player has no marker to pay with."""
    in_box = game.seats[game.turn].box == MARKERS
    return _is_rivals(game, said) and in_box and said["cell"] in _row_ends(game, said["cell"])


def _row_ends(game: Oracle, cell: str) -> list[str]:
    """Both ends of a card's row."""
    row = [other for other in game.table if other[0] == cell[0]]
    return [row[0], row[-1]]


def _is_inside(game: Oracle, said: Said) -> bool:
    ends = _row_ends(game, said["cell"])
    return [said["left"], said["right"]] == ends and said["cell"] not in ends


def _is_of_another_province(game: Oracle, said: Said) -> bool:
    assert game.first_card is not None
    first = province_of(game.first_card)
    named = texts("en")(f"richelieu-province-{first}") == said["province"]
    return named and province_of(game.table[said["cell"]]) != first


def _may_lift(game: Oracle) -> bool:
    """Whether a marker can be moved and none can be placed."""
    return any(token[0] == "^" for token in game.legal())


def _is_unmarked_turn(game: Oracle) -> bool:
    """Whether this is a first turn without a marker."""
    return game.first_turn and game.opening == "no-marker"


def _has_enough_on_cards(game: Oracle, said: Said) -> bool:
    on_cards = list(game.markers.values()).count(game.turn)
    return game.seats[game.turn].reserve > 0 and on_cards == said["count"] and _may_lift(game)


_CLAIMS: dict[str, Callable[[Oracle, Said], bool]] = {
    "gone": lambda game, said: said["cell"] not in game.table,
    "not-at-end": _is_inside,
    "cannot-pay": lambda game, said: _is_unpayable(game, said) and "*" not in game.legal(),
    "cannot-pay-yet": lambda game, said: _is_unpayable(game, said) and "*" in game.legal(),
    "second-province": _is_of_another_province,
    "second-two-crests": lambda game, said: crests_of(game.table[said["cell"]]) == 2,
    "must-take": lambda game, _: game.phase == "TAKE",
    "card-first": lambda game, _: game.phase in ("TAKE", "SECOND") and not _is_unmarked_turn(game),
    "no-first-marker": lambda game, _: _is_unmarked_turn(game),
    "marked": _is_rivals,
    "marked-by-you": lambda game, said: game.markers.get(said["cell"]) == game.turn,
    "no-marker": lambda game, _: game.seats[game.turn].box == MARKERS,
    "no-reserve": lambda game, _: game.seats[game.turn].reserve == 0 and _may_lift(game),
    "enough-on-cards": _has_enough_on_cards,
    "lift-none": lambda game, said: said["cell"] not in game.markers,
    "lift-reserve": lambda game, _: game.seats[game.turn].reserve > 0 and not _may_lift(game),
    "move-now": lambda game, said: game.lifted == said["cell"],
    "move-elsewhere": lambda game, said: game.lifted == said["cell"],
    "pay-now": lambda game, said: game.wanted == said["cell"],
    "pay-reserve": lambda game, _: game.phase == "PAY" and game.seats[game.turn].reserve == 0,
    "pay-card": lambda game, said: (
        game.wanted == said["pending"] and game.markers.get(said["cell"]) != game.turn
    ),
    "nothing-to-pay": lambda game, _: game.phase != "PAY",
    "return-between": lambda game, _: game.phase in ("PAY", "MOVE"),
    "return-none": lambda game, _: "return" not in game.seats[game.turn].discs,
    "return-box": lambda game, _: game.seats[game.turn].box == 0,
}
