"""The examples on the rules pages match their captions."""

from typing import Any

import pytest
from tests.samples import NAMES

from blazon.locale import texts
from blazon.words.examples import examples, first_position
from blazon.words.games import game_words


def view_of(game: str, name: str) -> tuple[dict[str, Any], list[str]]:
    """An example's view, and its highlighted places."""
    found = next(example for example in examples(game) if example.name == name)
    return found.seen.view(), found.lit


@pytest.mark.parametrize("game", NAMES)
def test_examples_are_of_the_game_and_have_names_of_their_own(game: str) -> None:
    found = examples(game)
    assert {example.seen.game.name for example in found} == {game}
    assert len({example.name for example in found}) == len(found)


@pytest.mark.parametrize("game", ["richelieu", "rheingold"])
def test_each_rule_in_brief_has_a_picture_and_a_name(game: str) -> None:
    words = game_words(game, texts("en"))
    assert len(words.rule_names) == len(words.rules)
    shown = [name for example in examples(game) for name in example.brief]
    assert sorted(shown) == sorted(words.rule_names)


def test_row_ends_are_the_cards_that_may_be_taken_first() -> None:
    view, lit = view_of("richelieu", "ends")
    assert view["legal"] == lit


def test_a_payment_may_come_from_the_reserve_or_from_a_marked_card() -> None:
    view, (wanted, own) = view_of("richelieu", "payment")
    assert (view["phase"], view["pending"], view["legal"]) == ("PAY", wanted, [f"^{own}", "R"])


def test_a_second_card_is_of_the_same_province_with_a_single_crest() -> None:
    view, (first, second) = view_of("richelieu", "second")
    cards = view["players"][0]["cards"][first], view["table"][second]["card"]
    assert (view["phase"], view["log"][-1]) == ("SECOND", first)
    assert second in view["legal"]
    assert cards[0][:3] == cards[1][:3]
    assert "2" not in cards[0] + cards[1]


def test_the_marker_is_the_readers() -> None:
    view, (cell,) = view_of("richelieu", "marker")
    assert view["table"][cell]["marker"] == 0


def test_the_disc_lies_on_a_card_at_the_end_of_its_row() -> None:
    view, (cell,) = view_of("richelieu", "disc")
    assert view["table"][cell]["disc"]
    assert cell in view["legal"]


def test_the_score_has_a_majority_a_tie_and_a_loss() -> None:
    view, _ = view_of("richelieu", "score")
    assert view["over"]
    assert any(max(line["majority"]) > 0 for line in view["tally"])
    assert any(len(set(line["counts"])) == 1 for line in view["tally"])
    assert any(min(line["presence"]) < 0 for line in view["tally"])


def test_the_small_map_has_castles_of_one_to_three_swords() -> None:
    _, lit = view_of("rheingold", "castles")
    board = first_position("rheingold").variant.board()
    assert board is not None
    nodes = [place for place in board["nodes"] if place["kind"] == "castle"]
    swords = {castle["id"]: castle["swords"] for castle in nodes}
    assert list(swords) == lit
    assert sorted(swords.values()) == [1, 1, 2, 3]


def test_the_last_castle_but_one_brings_the_last() -> None:
    view, (taken, last) = view_of("rheingold", "end")
    assert view["over"]
    assert [view["places"][castle]["holder"] for castle in (taken, last)] == [0, 0]
    assert view["places"][last]["knights"] == 0
    assert [player["swords"] for player in view["players"]] == [6, 1]


def test_a_knight_enters_where_the_die_says() -> None:
    view, (start,) = view_of("rheingold", "enter")
    assert view["starts"][start] == [0]
    assert f"S{view['die']}" == start


def test_two_moves_make_one_army_of_all() -> None:
    view, (*_, to) = view_of("rheingold", "moves")
    assert view["places"][to] == {"holder": 0, "knights": 5, "shield": None}
    assert view["moves"] == 1


def test_on_three_fronts_four_beat_three() -> None:
    view, lit = view_of("rheingold", "fronts")
    first, target, second, start = lit
    counts = [view["places"][place]["knights"] for place in (first, target, second)]
    assert (counts, view["starts"][start]) == ([2, 3, 1], [0])
    assert view["places"][target]["holder"] == 1
    assert {f"{place}-{target}" for place in (first, second, start)} <= set(view["legal"])


def test_a_castle_of_two_swords_falls_to_four() -> None:
    view, (gate, castle) = view_of("rheingold", "storm")
    assert (view["phase"], view["castle"]) == ("SHIELD", castle)
    assert [view["places"][place]["knights"] for place in (gate, castle)] == [1, 4]


def test_six_fail_against_two_knights_and_a_shield_of_two() -> None:
    view, (castle,) = view_of("rheingold", "failed")
    assert view["places"][castle] == {
        "holder": 1,
        "knights": 2,
        "shield": {"value": 2, "shown": True},
    }
    assert view["log"][-1] == "x6"


def test_readers_see_their_own_shield() -> None:
    view, (castle,) = view_of("rheingold", "shield")
    assert view["places"][castle]["shield"] == {"value": 2, "shown": False}


def test_one_stays_behind_when_five_have_gone_through_a_castle() -> None:
    view, (gate, castle, other_gate) = view_of("rheingold", "passage")
    assert gate not in view["places"]
    assert [view["places"][place]["knights"] for place in (castle, other_gate)] == [1, 5]
