"""The rulebooks' examples of scoring."""

import pytest
from tests.games.richelieu.tables import after_taking, line

FIVE_BOURGOGNE = [["BOU2", "BOU2", "BOUs"], ["BOU2", "BOU1", "BOUc", "BOUt"]]
FOUR_NORMANDIE = [["NOR2", "NOR2"], ["NOR1", "NORs", "NORc", "NORt"]]
ALL_PROVENCE = ["PRO2", "PRO2", "PROs", "PROc", "PROt"]
FIVE_CROSSES = ["BOUc", "BREc", "CHAc", "NORc", "LANc"]
FOUR_CROSSES = ["PROc", "ANJc", "BRBc", "AUVc"]


def test_example_1_five_bourgogne_and_the_disc_beat_five() -> None:
    game = after_taking(*FIVE_BOURGOGNE, discs={0: "BOU"}, about="BOU")
    assert line(game, "BOU") == {"counts": [6, 5], "majority": [6, 0], "presence": [0, 0]}


def test_example_2_four_normandie_each_score_for_nobody_in_the_duel() -> None:
    game = after_taking(*FOUR_NORMANDIE, about="NOR")
    assert line(game, "NOR") == {"counts": [4, 4], "majority": [0, 0], "presence": [0, 0]}


def test_example_2_four_normandie_each_and_none_score_for_both_in_the_court() -> None:
    game = after_taking(*FOUR_NORMANDIE, [], about="NOR", edition="court")
    assert line(game, "NOR") == {"counts": [4, 4, 0], "majority": [4, 4, 0], "presence": [2, 2, 0]}


def test_example_3_all_seven_provence_against_the_disc_alone() -> None:
    game = after_taking(ALL_PROVENCE, [], discs={1: "PRO"}, about="PRO")
    assert line(game, "PRO") == {"counts": [7, 1], "majority": [7, 0], "presence": [0, -5]}


def test_example_4_five_crosses_beat_four_with_the_disc_out_of_play() -> None:
    game = after_taking(FIVE_CROSSES, FOUR_CROSSES, about="c")
    assert line(game, "cross") == {"counts": [5, 4], "majority": [5, 0], "presence": [0, 0]}


@pytest.mark.parametrize(("edition", "points"), [("duel", [0, 0]), ("court", [5, 5])])
def test_example_4_with_the_disc_four_crosses_are_level(edition: str, points: list[int]) -> None:
    game = after_taking(FIVE_CROSSES, FOUR_CROSSES, discs={1: "cross"}, about="c", edition=edition)
    assert line(game, "cross") == {"counts": [5, 5], "majority": points, "presence": [0, 0]}
