"""The rules of Kuhn poker: the result of given cards and actions."""

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

import blazon
from blazon.kernel import batch
from blazon.kernel.contract import NOBODY
from blazon.kernel.streams import Purpose, open_stream


def play(*actions: str, first: int = 0) -> blazon.Position:
    """A game after these actions."""
    position = blazon.new("kuhn", setup={"first": first}, seed="cards")
    for action in actions:
        position.play(action)
    return position


def test_cards_are_dealt_one_after_the_other_each_equally_likely() -> None:
    position = play()
    assert position.actor is None
    assert position.chances() == dict.fromkeys(("=J", "=Q", "=K"), Fraction(1, 3))
    position.play("=Q")
    assert position.chances() == dict.fromkeys(("=J", "=K"), Fraction(1, 2))


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(
    ("actions", "chips"),
    [
        ("=K =Q check check", 1),
        ("=J =Q check check", -1),
        ("=J =Q bet fold", 1),
        ("=K =Q bet call", 2),
        ("=J =Q bet call", -2),
        ("=K =Q check bet fold", -1),
        ("=K =Q check bet call", 2),
        ("=Q =K check bet call", -2),
    ],
)
def test_the_higher_card_or_a_bet_that_is_not_called_wins_the_pot(
    actions: str, chips: int, first: int
) -> None:
    position = play(*actions.split(), first=first)
    score = position.score()
    assert position.over
    assert score["totals"][first] == chips == -score["totals"][1 - first]
    assert score["winners"] == [first if chips > 0 else 1 - first]
    assert score["lines"] == [{"chips": score["totals"]}]


@pytest.mark.parametrize("first", [0, 1])
def test_players_act_in_turn(first: int) -> None:
    position = play("=J", "=K", first=first)
    assert (position.actor, list(position.legal)) == (first, ["check", "bet"])
    position.play("check")
    assert (position.actor, list(position.legal)) == (1 - first, ["check", "bet"])
    position.play("bet")
    assert (position.actor, list(position.legal)) == (first, ["fold", "call"])


def test_actions_of_another_phase_are_refused() -> None:
    position = play("=J", "=K")
    for action in ("fold", "=Q", "=J"):
        with pytest.raises(blazon.IllegalAction):
            position.play(action)
    with pytest.raises(blazon.MalformedToken):
        position.play("=?")


@pytest.mark.parametrize("setup", [{}, {"first": 2}, {"first": True}, {"first": 0, "cards": []}])
def test_a_setup_that_cannot_be_is_refused(setup: dict[str, object]) -> None:
    with pytest.raises(blazon.BadValue, match="setup"):
        blazon.new("kuhn", setup=setup)


def test_there_are_as_many_games_as_counted_by_hand() -> None:
    """3 x 2 deals, then check check, check bet fold, check bet call, bet fold and bet call."""
    assert [play().perft(depth) for depth in range(7)] == [1, 3, 6, 12, 24, 30, 30]


@pytest.mark.parametrize("first", [0, 1])
def test_records_bring_the_game_back_in_both_forms(first: int) -> None:
    for actions in ((), ("=K",), ("=K", "=J", "check", "bet"), ("=K", "=J", "bet", "call")):
        position = play(*actions, first=first)
        text = position.record.to_text([tokens for _, tokens in position.turns()])
        for form in (text, position.record.to_json()):
            assert blazon.load(form) == position


def test_a_record_with_a_wrong_first_player_is_refused() -> None:
    text = play("=K").record.to_text([["=K"]])
    with pytest.raises(blazon.BadValue, match="First"):
        blazon.load(text.replace("First: 0", "First: 7"))


@pytest.mark.parametrize("observer", [None, 0, 1])
@pytest.mark.parametrize("actions", [(), ("=Q",), ("=Q", "=J"), ("=Q", "=J", "check", "bet")])
def test_what_a_bot_imagines_fits_what_it_knows_each_deal_equally_likely(
    actions: tuple[str, ...], observer: int | None
) -> None:
    deals = 3000
    seen = np.repeat(play(*actions).observe(observer).states, deals)
    seats = np.full(deals, NOBODY if observer is None else observer, np.uint64)
    streams = np.concatenate([open_stream("t", number, Purpose.TEST) for number in range(deals)])
    batch.imagine(seen, seats, streams)
    dealt = [{"=J": 1, "=Q": 2, "=K": 4}[token] for token in actions[:2]]
    hands = (*dealt, 0, 0)[:2]
    possible = {
        (one, two)
        for one in (1, 2, 4, 0)
        for two in (1, 2, 4, 0)
        if (one != two or not one)
        and all(bool(hand) == bool(true) for hand, true in zip((one, two), hands, strict=True))
        and (observer is None or (one, two)[observer] == hands[observer])
    }
    found = Counter(map(tuple, seen["hand"].tolist()))
    assert set(found) == possible
    for number in found.values():
        assert abs(number - deals / len(possible)) < 5 * (deals / len(possible)) ** 0.5
