"""The guided first game: each sentence is true where it is said."""

from functools import partial
from typing import Any

import pytest
from tests.words.asking import at_step

from blazon.games.rheingold.words.places import map_in
from blazon.words.lessons import LEARNER

PAGE = 1


at = partial(at_step, "rheingold")
"""The position where a step begins, and the learner's view of it."""


def knights(view: dict[str, Any], seat: int, place: str) -> int:
    """How many knights a player has in a place."""
    if place in view["starts"]:
        return int(view["starts"][place].count(seat))
    here = view["places"].get(place)
    return int(here["knights"]) if here and here["holder"] == seat else 0


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("enter", {"S4": (1, 0)}),
        ("attack", {"12": (4, 0), "13": (0, 2)}),
        ("gather", {"13": (4, 0), "14": (1, 0)}),
        ("storm", {"14": (5, 0)}),
        ("march", {"14": (3, 0), "15": (0, 0)}),
        ("front", {"15": (3, 0), "18": (0, 3)}),
        ("second-front", {"S3": (1, 0), "15": (3, 0), "18": (0, 3)}),
        ("garrison", {"RHF": (2, 0), "18": (4, 0), "MAU": (0, 2)}),
        ("join", {"RHF": (0, 0), "15": (2, 0), "18": (4, 0)}),
        ("last", {"18": (6, 0)}),
    ],
)
def test_the_knights_are_where_the_sentence_says(
    name: str, places: dict[str, tuple[int, int]]
) -> None:
    _, view = at(name)
    for place, counts in places.items():
        assert tuple(knights(view, seat, place) for seat in (LEARNER, PAGE)) == counts, place


def test_the_shield_is_worth_two_and_page_does_not_know() -> None:
    position, view = at("end")
    assert view["places"]["RHF"]["shield"] == {"value": 2, "shown": False}
    seen = position.observe(PAGE).view()["places"]["RHF"]["shield"]
    assert seen == {"value": None, "shown": False}


def test_page_lost_four_knights_in_its_storm() -> None:
    position, view = at("held")
    assert knights(view, PAGE, "15") == 0
    assert knights(view, LEARNER, "RHF") == 2
    seen = position.observe(PAGE).view()["places"]["RHF"]["shield"]
    assert seen == {"value": 2, "shown": True}


def test_the_castle_takes_eight_knights_and_nobody_came_where_one_still_waited() -> None:
    _, view = at("held")
    held = view["places"]["RHF"]
    assert 2 * (held["knights"] + held["shield"]["value"]) == 8
    assert view["die"] == 1
    assert view["starts"]["S1"] == [LEARNER]


def test_katz_could_be_taken_but_waits() -> None:
    position, _ = at("gather")
    assert "13-KAT" in position.legal


def test_two_castles_are_free_before_the_end() -> None:
    position, view = at("last")
    board = map_in(position.observe(None))
    free = {castle.id for castle in board.castles} - set(view["places"])
    assert free == {"LIE", "KAT"}


def test_the_last_castle_comes_with_the_last_but_one() -> None:
    position, view = at("won")
    assert position.over
    assert position.score()["totals"] == [6, 1]
    owners = {line["castle"]: line["owner"] for line in view["tally"]}
    assert owners["KAT"] == LEARNER
