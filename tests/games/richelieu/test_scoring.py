"""Majorities, missing cards, and the winner."""

from typing import Any

import numpy as np
import pytest
from tests.games.richelieu.tables import after_taking, line, table, take

COURT: dict[str, Any] = {"edition": "court"}


def test_in_the_duel_a_province_without_a_card_costs_five() -> None:
    game = after_taking(["BOU1"], ["BRE2"])
    assert line(game, "BOU") == {"counts": [1, 0], "majority": [1, 0], "presence": [0, -5]}
    assert line(game, "AUV") == {"counts": [0, 0], "majority": [0, 0], "presence": [-5, -5]}


def test_in_the_duel_a_symbol_without_a_card_costs_five_and_a_disc_does_not_help() -> None:
    game = after_taking(["BOUs"], [], discs={1: "cross"}, about="c")
    assert line(game, "cross") == {"counts": [0, 1], "majority": [0, 1], "presence": [-5, -5]}


def test_in_the_court_of_two_provinces_cost_but_symbols_do_not() -> None:
    game = after_taking(["BOUs"], ["BOU2"], **COURT)
    assert line(game, "BRE") == {"counts": [0, 0], "majority": [0, 0], "presence": [-5, -5]}
    assert line(game, "sword") == {"counts": [1, 0], "majority": [1, 0], "presence": [0, 0]}


@pytest.mark.parametrize("others", [[["BOU1"], ["BRE2"]], [["BOU1"], ["BRE2"], ["CHAs"]]])
def test_in_larger_courts_each_province_with_a_card_brings_two(others: list[list[str]]) -> None:
    game = after_taking(["BOU2"], *others, **COURT)
    none = [0] * (len(others) - 1)
    bourgogne = {"counts": [2, 1, *none], "majority": [2, 0, *none], "presence": [2, 2, *none]}
    assert line(game, "BOU") == bourgogne
    assert line(game, "AUV")["presence"] == [0, 0, *none]
    assert line(game, "cross")["presence"] == [0, 0, *none]


@pytest.mark.parametrize(
    ("others", "options", "cost", "symbols"), [(1, {}, 5, 5), (1, COURT, 5, 0), (2, COURT, 2, 0)]
)
def test_what_it_costs_to_have_no_card_is_part_of_the_points(
    others: int, options: dict[str, Any], cost: int, symbols: int
) -> None:
    game = after_taking(["BOUs"], *[["BRE2"], ["CHA2"]][:others], **options)
    found = game.variant.lacks_by_line(np.concatenate([game.states, game.states]))
    names, _ = game.variant.points_by_line(game.states)
    assert found.shape == (2, len(names), others + 1)
    lacks = dict(zip(names, found[1].tolist(), strict=True))
    assert lacks["BOU"] == [0, cost, cost][: others + 1]
    assert lacks["BRE"] == [cost, 0, cost][: others + 1]
    assert lacks["sword"] == [0, symbols, symbols][: others + 1]
    assert lacks["tower"] == [symbols] * (others + 1)


def test_a_disc_is_no_card_of_its_province() -> None:
    game = after_taking([], ["BOU2"], discs={0: "PRO"}, about="PRO")
    names, _ = game.variant.points_by_line(game.states)
    assert game.variant.lacks_by_line(game.states)[0, names.index("PRO")].tolist() == [5, 5]


def test_in_the_court_a_disc_alone_brings_no_two() -> None:
    game = after_taking([], ["BOU2"], [], discs={0: "PRO"}, about="PRO", **COURT)
    assert line(game, "PRO") == {"counts": [1, 0, 0], "majority": [1, 0, 0], "presence": [0, 0, 0]}


def test_in_the_court_all_who_are_tied_for_most_score_and_nobody_else() -> None:
    game = after_taking(["CHA2"], ["CHA2"], ["CHA2"], ["CHAs"], **COURT)
    assert line(game, "CHA")["majority"] == [2, 2, 2, 0]


def test_tied_at_nothing_nobody_scores() -> None:
    for options in ({}, COURT):
        game = table(**options)
        assert line(game, "BOU")["majority"] == [0, 0]


def test_ties_below_the_most_do_not_matter() -> None:
    for players in (3, 4):
        game = after_taking(["CHA2"], *[["CHAs"], ["CHAc"], ["CHAt"]][: players - 1], **COURT)
        assert line(game, "CHA")["majority"] == [2, *[0] * (players - 1)]


def test_most_points_win() -> None:
    game = after_taking(["BOUs"], ["BRE2"])
    assert game.score()["totals"] == [-60 + 12, -60 + 7]
    assert game.score()["winners"] == [0]


def test_among_equals_the_fewest_cards_win() -> None:
    cards = {"A1": "BOUs", "A2": "BOU1", "A3": "NORs", "B1": "BRE2", "B2": "CHA2"}
    game = take(table(cards, {"B2": "BRE"}, **COURT), "A1", "B1", "A2", "B2", "A3")
    assert game.score()["totals"] == [-30, -30]
    assert [len(seat["cards"]) for seat in game.observe(None).view()["players"]] == [3, 2]
    assert game.score()["winners"] == [1]


def test_still_equal_they_share_the_win() -> None:
    game = after_taking(["BOU2"], ["BRE2"])
    assert game.score()["totals"] == [-53, -53]
    assert game.score()["winners"] == [0, 1]


def test_a_share_of_the_win_is_only_for_those_in_front() -> None:
    game = after_taking(["BOU2"], ["BOU1"], ["BRE2"], **COURT)
    assert game.score() | {"lines": None} == {
        "over": False,
        "totals": [4, 2, 4],
        "winners": [0, 2],
        "lines": None,
    }
