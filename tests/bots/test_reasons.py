"""Why a decision cost something: the lines of the score sheet on which it lost points."""

from dataclasses import asdict

import msgspec
import numpy as np
import pytest
from tests.bots.test_review import last_card_given_away, small_review
from tests.games.richelieu.oracle.model import CELLS
from tests.games.richelieu.tables import take
from tests.samples import NAMES, SHORT, random_game
from tests.twins.pairs import GAMES, blind

from blazon.bots import reasons
from blazon.bots.decisions import Choice, choices, judge_choice
from blazon.bots.reasons import LONGEST, likely_reasons, losses
from blazon.bots.review import Review
from blazon.match.position import Position
from blazon.match.registry import game

SOME = 100
"""Simulations."""


def choice_of(token: str, position: Position) -> Choice:
    """The decision for an action of a game."""
    (found,) = [one for one in choices(position) if one.token == token]
    return found


def costly(seed: str = "costly") -> tuple[Choice, str]:
    """A decision early in a game of Richelieu, and another action."""
    choice = next(iter(choices(random_game("richelieu", dict(SHORT)["richelieu"], seed))))
    return choice, next(one for one in choice.observation.legal if one != choice.token)


@pytest.mark.parametrize("name", NAMES)
def test_the_lines_add_up_to_the_totals(name: str) -> None:
    played = random_game(name, dict(SHORT)[name], "lines")
    states = played.disclose().states
    names, points = played.variant.points_by_line(np.concatenate([states, states]))
    assert points.shape == (2, len(names), played.players)
    assert len(set(names)) == len(names) == len(played.variant.score_lines(states))
    assert points.sum(axis=1).tolist() == 2 * [list(played.score()["totals"])]


def test_what_is_lost_on_all_lines_is_the_margin_lost() -> None:
    choice, other = costly()
    names, lost = losses(choice.observation, choice.token, other, "s", deals=5, games=2)
    assert lost.shape == (5, len(names))
    again = losses(choice.observation, choice.token, other, "s", deals=5, games=2)[1]
    turned = losses(choice.observation, other, choice.token, "s", deals=5, games=2)[1]
    assert np.array_equal(lost, again)
    assert np.array_equal(lost, -turned)
    assert not losses(choice.observation, other, other, "s", deals=5, games=2)[1].any()


@pytest.mark.parametrize("name", [name for name in GAMES if game(name).longest <= LONGEST])
def test_reasons_come_from_what_the_deciding_player_knows(name: str) -> None:
    twins = blind(name)
    one, other = (twin.observe(twins.observer) for twin in (twins.one, twins.other))
    first, second = one.legal[:2]
    found, same = (losses(seen, first, second, "s", deals=3, games=2) for seen in (one, other))
    assert found[0] == same[0]
    assert np.array_equal(found[1], same[1])


def test_a_proven_blunder_loses_points_on_its_lines_in_every_deal() -> None:
    found = judge_choice(choice_of("D12", last_card_given_away()), SOME)
    assert found.proven
    assert found.reasons
    assert all(one.share == 1 for one in found.reasons)
    points = [one.points for one in found.reasons]
    assert points == sorted(points, reverse=True)
    assert sum(points) > found.cost / 4


def test_a_reason_says_how_much_comes_from_a_missing_province() -> None:
    """Of the last two cards, one is the only card of Auvergne; the other hardly matters."""
    deck = {"cards": {"BOU2": 23, "BOU1": 24, "AUV2": 1}, "discs": {}, "disc_cells": []}
    cards = [*["BOU2", "BOU1"] * 23, "AUV2", "BOU1"]
    game = Position("richelieu", {"deck": deck}, {"cards": cards, "discs": {}, "first": 0})
    take(game, *CELLS[:46], "D12", "D11")
    found = judge_choice(choice_of("D12", game), SOME)
    (auvergne,) = [one for one in found.reasons if one.line == "AUV"]
    # Two crests for the rival instead of the player, and a penalty for the player instead.
    assert (auvergne.points, auvergne.lacking, auvergne.rival_lacking) == (14, 5, 5)


def test_a_line_that_is_legal_in_no_possible_deal_gives_no_reason() -> None:
    seen = choice_of("D12", last_card_given_away()).observation
    assert reasons.certain_reasons(seen, ["D12", "D12"], ["D11", "D12"], 5.0, "s") == []


def test_the_best_action_and_small_costs_need_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    choice, other = costly()
    assert likely_reasons(choice.observation, choice.token, other, 0.9, "s") == []
    right = Position.load(last_card_given_away().record)
    assert all(not one.reasons for one in small_review(right).decisions if one.cost < 1)
    monkeypatch.setattr(reasons, "LONGEST", choice.observation.game.longest - 1)
    assert likely_reasons(choice.observation, choice.token, other, 5.0, "s") == []


def test_a_line_counts_if_it_explains_enough_in_enough_deals() -> None:
    always, mostly, seldom = np.full(10, 3.0), np.full(10, 2.0), np.full(10, 2.0)
    mostly[0], seldom[:5] = -1, -1
    lost = np.stack([mostly, always, seldom], axis=1)

    def named(cost: float, share: float) -> list[tuple[str, float]]:
        none, names = np.zeros_like(lost), ["mostly", "always", "seldom"]
        found = reasons._reasons(reasons._Losses(names, lost, none, none), cost, share)
        return [(one.line, one.share) for one in found]

    assert named(5, 0.8) == [("always", 1.0), ("mostly", 0.9)]
    assert named(5, 1.0) == [("always", 1.0)]
    assert named(9, 0.8) == [("always", 1.0)]
    assert named(20, 0.8) == []


def test_a_review_without_reasons_is_read() -> None:
    known = asdict(small_review(last_card_given_away()))
    for one in known["decisions"]:
        del one["reasons"]
    read = msgspec.json.decode(msgspec.json.encode(known), type=Review)
    assert read.decisions
    assert not any(one.reasons for one in read.decisions)


def test_reasons_survive_being_stored() -> None:
    found = small_review(last_card_given_away())
    read = msgspec.json.decode(msgspec.json.encode(found), type=Review)
    assert read == found
    assert any(one.reasons for one in read.decisions)
