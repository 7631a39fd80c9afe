"""The rules of Goofspiel: the result of given cards and bids."""

from collections import Counter
from fractions import Fraction
from math import factorial

import numpy as np
import pytest

import blazon
from blazon.kernel import batch
from blazon.kernel.streams import Purpose, open_stream


def play(actions: str, cards: int = 3, prizes: str = "shuffled") -> blazon.Position:
    """A game after these actions."""
    position = blazon.new("goofspiel", seed="prizes", cards=cards, prizes=prizes)
    for action in actions.split():
        position.play(action)
    return position


def points(position: blazon.Position) -> list[int]:
    """The prizes that each player has won so far."""
    totals: list[int] = position.score()["totals"]
    return totals


def test_prizes_are_turned_up_in_any_order_each_equally_likely() -> None:
    assert play("").chances() == dict.fromkeys(("=1", "=2", "=3"), Fraction(1, 3))
    assert play("=2 1 1").chances() == dict.fromkeys(("=1", "=3"), Fraction(1, 2))


def test_descending_prizes_come_highest_first() -> None:
    assert play("", prizes="descending").chances() == {"=3": 1}
    assert play("=3 1 1", prizes="descending").chances() == {"=2": 1}


@pytest.mark.parametrize(
    ("bids", "won"), [("3 2", [2, 0]), ("1 3", [0, 2]), ("2 2", [0, 0]), ("1 1", [0, 0])]
)
def test_the_higher_card_wins_the_prize_and_between_equal_ones_nobody_does(
    bids: str, won: list[int]
) -> None:
    assert points(play(f"=2 {bids}")) == won


def test_both_cards_leave_the_game_when_they_are_turned_up_and_not_before() -> None:
    assert list(play("=2").legal) == ["1", "2", "3"]
    assert list(play("=2 3").legal) == ["1", "2", "3"]
    assert list(play("=2 3 1 =1").legal) == ["1", "2"]
    assert list(play("=2 3 1 =1 1").legal) == ["2", "3"]


def test_a_game_ends_with_the_prizes_and_most_points_win() -> None:
    position = play("=2 3 2 =3 1 3 =1 2 1")
    assert position.over
    assert position.score()["lines"] == [{"points": [3, 3]}]
    assert position.score()["winners"] == [0, 1]
    assert play("=1 2 1 =2 1 2 =3 3 3").score()["winners"] == [1]


@pytest.mark.parametrize("cards", [3, 4])
def test_perft_counts_every_order_of_the_prizes_and_of_both_hands(cards: int) -> None:
    position = blazon.new("goofspiel", cards=cards)
    assert position.perft(3 * cards) == factorial(cards) ** 3


def test_a_record_is_the_same_game_in_both_forms() -> None:
    position = play("=2 3 2 =3 1 3 =1 2", prizes="shuffled")
    text = position.record.to_text([tokens for _, tokens in position.turns()])
    assert blazon.load(text) == blazon.load(position.record.to_json()) == position


def test_a_setup_is_empty() -> None:
    with pytest.raises(blazon.BadValue, match="setup"):
        blazon.new("goofspiel", setup={"first": 0})


# Hidden information


def test_the_first_bid_is_seen_by_its_player_alone_until_both_are_turned_up() -> None:
    position = play("=2 3")
    seen = {
        observer: position.observe(observer).view()["players"][0]["bid"]
        for observer in (0, 1, None)
    }
    assert seen == {0: 3, 1: "?", None: "?"}
    assert position.observe(0).log == ("=2", "3")
    assert position.observe(1).log == position.observe(None).log == ("=2", "?")
    position.play("1")
    assert position.reveals()
    for observer in (0, 1, None):
        view = position.observe(observer).view()
        assert [player["hand"] for player in view["players"]] == [[1, 2], [2, 3]]
        assert [player["bid"] for player in view["players"]] == [None, None]


@pytest.mark.parametrize("observer", [1, None])
def test_each_card_in_hand_is_imagined_equally_often(observer: int | None) -> None:
    position, number = play("=2 3 1 =1 2"), 4000
    seen = position.observe(observer).states
    states = np.repeat(seen, number)
    streams = np.concatenate([open_stream("deal", one, Purpose.TEST) for one in range(number)])
    who = np.full(number, 255 if observer is None else observer, np.uint64)
    batch.imagine(states, who, streams)
    found = Counter(states["bid"][:, 0].tolist())
    assert found.keys() == {0b001, 0b010}
    assert abs(found[1] - number / 2) < 200
    deals = [states["bid"][0, 0] for _, states in position.variant.deals(seen, observer)]
    assert deals == [0b001, 0b010]
