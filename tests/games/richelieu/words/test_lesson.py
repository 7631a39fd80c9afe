"""The guided first game: each sentence is true where it is said."""

from functools import partial
from typing import Any

from tests.words.asking import at_step

from blazon.match.position import Position
from blazon.words.lessons import LEARNER

PAGE = 1


at = partial(at_step, "richelieu")
"""The position where a step begins, and the learner's view of it."""


def score(view: dict[str, Any], category: str) -> dict[str, Any]:
    """The tally's line of a category."""
    return next(line for line in view["tally"] if line["category"] == category)


def test_the_first_card_is_a_bourgogne_at_an_end() -> None:
    position, view = at("take")
    assert view["table"]["B3"]["card"] == "BOUs"
    assert set(position.legal) == {"A4", "A8", "B3", "B7", "C6", "C10", "D5", "D9"}


def test_one_crest_and_two_lie_side_by_side() -> None:
    _, view = at("crests")
    assert [view["table"][cell]["card"] for cell in ("C9", "C10")] == ["BRE2", "BOUc"]


def test_the_second_card_is_of_the_same_province_with_one_crest() -> None:
    _, view = at("second")
    assert view["table"]["C10"]["card"] == "BOUc"
    assert view["legal"] == ["C10", "-"]


def test_page_collects_bretagne_and_pays_for_the_marked_card() -> None:
    _, view = at("marker")
    assert view["table"]["C9"]["card"] == "BRE2"
    own, pages = score(view, "BRE")["counts"]
    assert pages > own
    _, view = at("paid")
    assert "C9" in view["players"][PAGE]["cards"]
    assert view["players"][PAGE]["box"] == 1
    assert view["players"][LEARNER]["reserve"] == 3


def test_a_turn_takes_two_cards_only_of_one_crest_and_then_marks_any() -> None:
    position, _ = at("marker")
    marks = {token[1:] for token in position.legal if token[0] == "@"}
    assert len(marks) > 8  # there are only eight ends
    position, _ = at("disc")  # after a card of two crests
    assert not [token for token in position.legal if token[0] not in "@^-"]


def test_the_normandie_has_pages_marker_and_costs_one_from_the_reserve() -> None:
    _, view = at("blocked")
    assert view["table"]["A4"]["card"] == "NOR2"
    assert view["players"][PAGE]["markers"] == ["A4"]
    position, _ = at("pay")
    assert list(position.legal) == ["R"]


def test_its_disc_is_a_crest_of_bourgogne_that_page_does_not_know() -> None:
    position, view = at("disc")
    assert "BOU" not in at("blocked")[1]["players"][LEARNER]["discs"]
    assert "BOU" in view["players"][LEARNER]["discs"]
    assert position.observe(PAGE).view()["players"][LEARNER]["discs"] is None
    assert "-" in view["legal"]


def test_normandie_is_tied_and_scores_nothing() -> None:
    line = score(at("tally")[1], "NOR")
    assert line["counts"][LEARNER] == line["counts"][PAGE] > 0
    assert line["majority"] == [0, 0]


def test_a_missing_province_or_symbol_costs_five_points() -> None:
    fresh = Position("richelieu", at("take")[0].options, seed="costs").observe(LEARNER).view()
    assert {line["presence"][LEARNER] for line in fresh["tally"]} == {-5}


def test_there_is_no_champagne_and_this_is_one() -> None:
    _, view = at("none")
    assert score(view, "CHA")["presence"][LEARNER] == -5
    assert view["table"]["B4"]["card"].startswith("CHA")


def test_twelve_cards_later_the_marked_anjou_and_another_are_left_and_anjou_is_tied() -> None:
    _, guarding = at("guard")
    assert guarding["table"]["A5"]["card"].startswith("ANJ")
    _, view = at("last")
    assert len(guarding["table"]) - len(view["table"]) == 12
    assert {cell: one["card"][:3] for cell, one in view["table"].items()} == {
        "A5": "ANJ",
        "A6": "ANJ",
    }
    assert view["players"][LEARNER]["markers"] == ["A5"]
    assert score(view, "ANJ")["majority"] == [0, 0]
    own, pages = score(view, "ANJ")["counts"]
    assert own == pages


def test_pages_discs_count_only_when_they_are_turned_up() -> None:
    assert at("last")[1]["players"][PAGE]["discs"] is None
    position, view = at("end")
    assert position.over
    assert view["players"][PAGE]["discs"]


def test_taking_only_one_of_them_loses() -> None:
    position, _ = at("last")
    for token in ("A5", "-", "-", "A6"):
        position.play(token)
    assert position.over
    assert position.score()["winners"] == [PAGE]
