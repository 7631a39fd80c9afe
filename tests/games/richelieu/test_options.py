"""Options and setups: defaults, and errors that name the field."""

from copy import deepcopy
from typing import Any

import pytest
from tests.games.richelieu.oracle.model import CELLS, DISC_CELLS, DISCS, deck
from tests.games.richelieu.samples import TABLES
from tests.games.richelieu.tables import deal

import blazon
from blazon.kernel.errors import BadValue
from blazon.match.position import Position
from blazon.match.registry import game as find_game

GAME = find_game("richelieu")


def refused(options: dict[str, Any] | None = None, setup: Any = None) -> BadValue:
    """The error for a game with these options and setup."""
    with pytest.raises(BadValue) as caught:
        Position("richelieu", options, setup)
    assert str(caught.value) == f"{caught.value.field}: {caught.value.expected}"
    return caught.value


def test_options_are_filled_in_with_their_defaults() -> None:
    assert blazon.new("richelieu").options == TABLES[0]
    assert blazon.new("richelieu", edition="court").options["players"] == 2


@pytest.mark.parametrize(
    ("options", "field", "takes"),
    [
        *(({"edition": one}, "options.edition", "duel, court") for one in ("king", None, ["duel"])),
        *(({"players": one}, "options.players", "2, 3, 4") for one in (1, 5, "2", True, 2.5)),
        ({"players": 10**100, "edition": "court"}, "options.players", "2, 3, 4"),
        ({"players": 3}, "options.players", "must be 2 with edition duel"),
        ({"players": 4, "edition": "duel"}, "options.players", "must be 2 with edition duel"),
        ({"ending": "last"}, "options.ending", "full, last-row"),
        ({"ending": "last-row", "edition": "court", "players": 3}, "options.ending", "full"),
        ({"ending": "last-row", "edition": "court", "players": 4}, "options.ending", "full"),
        ({"colour": "red"}, "options.colour", "edition, players, ending, opening, deck"),
    ],
)
def test_what_cannot_be_played_is_refused(options: Any, field: str, takes: str) -> None:
    error = refused(options)
    assert error.field == field
    assert takes in error.expected


def test_the_deal_is_of_the_whole_deck_and_eight_discs() -> None:
    for number in range(20):
        setup = blazon.new("richelieu", seed=f"deal {number}").setup
        assert sorted(setup["cards"]) == sorted(deck())
        assert list(setup["discs"]) == DISC_CELLS
        assert all(DISCS.count(d) >= list(setup["discs"].values()).count(d) for d in DISCS)
        assert setup["first"] in (0, 1)


def test_a_setup_is_played_as_it_is_given_and_not_changed() -> None:
    setup = deal({"A1": "AUV2"}, {"D9": "return", "A4": "return"}, first=1)
    before = deepcopy(setup)
    game = Position("richelieu", {}, setup)
    assert game.setup == setup == before
    assert game.actor == 1
    assert game.observe(None).view()["table"]["A1"]["card"] == "AUV2"
    assert [cell for cell, card in game.observe(0).view()["table"].items() if card["disc"]] == [
        *DISC_CELLS
    ]


def changed(field: str, value: Any) -> dict[str, Any]:
    """A valid setup except for one field."""
    return {**deal(), field: value}


def swapped(cell: str, code: Any) -> list[Any]:
    """The cards of a valid setup except for one cell."""
    cards: list[Any] = deal()["cards"]
    cards[CELLS.index(cell)] = code
    return cards


NO_PLAYERS: list[Any] = [2, -1, "0", True, 0.0, 10**300]
GOOD = deal()
DISCS_LAID = GOOD["discs"]


@pytest.mark.parametrize(
    ("setup", "field", "takes"),
    [
        ([], "setup", "cards, discs and first"),
        ({}, "setup", "cards, discs and first"),
        ({**GOOD, "last": 1}, "setup", "cards, discs and first"),
        ({"cards": GOOD["cards"]}, "setup", "cards, discs and first"),
        (changed("cards", GOOD["cards"][:47]), "setup.cards", "48"),
        *((changed("cards", one), "setup.cards", "48") for one in ("BOU2 " * 48, None)),
        (changed("cards", []), "setup.cards", "48"),
        (changed("cards", swapped("C7", "BOU3")), "setup.cards.C7", "BOU2"),
        (changed("cards", swapped("D12", 5)), "setup.cards.D12", "BOU2"),
        (changed("cards", swapped("A1", ["BOU2"])), "setup.cards.A1", "BOU2"),
        (changed("cards", swapped("A1", "BRE1")), "setup.cards.A1", "of the deck"),
        (changed("cards", swapped("A1", "BRE2")), "setup.cards", "exactly"),
        (changed("discs", list(DISCS_LAID)), "setup.discs", "A4 A8 B2 B7 C6 C11 D5 D9"),
        (changed("discs", dict(list(DISCS_LAID.items())[1:])), "setup.discs", "A4"),
        (changed("discs", {**DISCS_LAID, "A1": "BOU"}), "setup.discs", "A4"),
        (changed("discs", {**DISCS_LAID, "A4": "moon"}), "setup.discs.A4", "sword"),
        (changed("discs", {**DISCS_LAID, "A4": None}), "setup.discs.A4", "sword"),
        (changed("discs", {**DISCS_LAID, "A4": DISCS_LAID["A8"]}), "setup.discs", "at most 1"),
        (changed("discs", dict.fromkeys(DISC_CELLS, "return")), "setup.discs", "at most 2"),
        *((changed("first", one), "setup.first", "0 to 1") for one in NO_PLAYERS),
    ],
)
def test_a_malformed_setup_is_refused(setup: Any, field: str, takes: str) -> None:
    error = refused({}, setup)
    assert error.field == field
    assert takes in error.expected


def test_the_first_player_may_be_any_of_those_who_play() -> None:
    options = {"edition": "court", "players": 4}
    for first in range(4):
        assert Position("richelieu", options, deal(first=first)).actor == first
    assert refused(options, deal(first=4)).field == "setup.first"


def test_options_for_a_program_to_offer_are_values_to_choose_from() -> None:
    choices = GAME.option_choices()
    assert set(choices) == {"edition", "players", "ending", "opening"}
    for option in choices.values():
        assert option["default"] in option["choices"]
