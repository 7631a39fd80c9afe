"""The beginners against whom the lowest levels are measured play by the rules, from a view."""

import pytest
from benchmarks.beginners import (
    BEGINNERS,
    OPTIONS,
    PeoplesRheingold,
    PeoplesRichelieu,
    play_pair,
)
from tests.games.rheingold.boards import board, ready
from tests.samples import NAMES

from blazon.match.position import Position


def test_beginners_play_games_that_there_are() -> None:
    assert BEGINNERS.keys() == OPTIONS.keys() <= set(NAMES)


@pytest.mark.parametrize("name", BEGINNERS)
def test_a_deal_is_played_to_its_end_from_both_seats(name: str) -> None:
    pair = play_pair(name, "random", "a deal")
    assert [len(played.totals) for played in pair] == [2, 2]
    assert pair == play_pair(name, "random", "a deal")


def test_a_beginner_takes_the_biggest_card() -> None:
    cards = ["BOU1", *["NOR1"] * 46, "BRE2"]
    deck = {"cards": {"BOU1": 1, "NOR1": 46, "BRE2": 1}, "discs": {}, "disc_cells": []}
    game = Position("richelieu", {"deck": deck}, {"cards": cards, "discs": {}, "first": 0})
    assert PeoplesRichelieu("s").choose(game.observe(0)) == "D12"
    game.play("D12")
    assert PeoplesRichelieu("s").choose(game.observe(0)).startswith("@")


def test_a_beginner_storms_a_castle_with_as_many_as_it_takes() -> None:
    game = ready(board(), 0, at_5=7)
    player = PeoplesRheingold("s")
    assert player.choose(game.observe(0)) == "5-CCC"
    game.play("5-CCC")
    assert player.choose(game.observe(0)) == "x6"
