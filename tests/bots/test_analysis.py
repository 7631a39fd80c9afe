"""Watching a search: its reports, its end, and its proofs."""

import itertools
import time
from typing import Any

import pytest
from tests.bots.test_search import two_cards_left
from tests.match.brute_force import last_cards
from tests.samples import NAMES, decision

from blazon.bots.analysis import Analysis, analyse
from blazon.bots.search import search
from blazon.kernel.errors import BadValue
from blazon.match.position import Position

MANY = 3000


def last(game: Position, **asked: Any) -> Analysis:
    *_, found = analyse(game.observe(game.actor), seed="s", **asked)
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("threads", [1, 2])
def test_it_ends_where_a_search_as_long_ends(name: str, threads: int) -> None:
    game = decision(name, {}, "analysis", 50)
    seen = game.observe(game.actor)
    wanted = search(seen, simulations=MANY, seed="s", threads=threads)
    found = list(analyse(seen, simulations=MANY, seed="s", threads=threads, update_seconds=0.001))
    assert [one.finished for one in found] == [False] * (len(found) - 1) + [True]
    assert [one.simulations for one in found] == sorted(one.simulations for one in found)
    final, best = found[-1], found[-1].candidates[0]
    assert final.simulations == wanted.simulations == MANY
    assert (best.action, best.line) == (wanted.action, wanted.line)
    assert final == last(game, simulations=MANY, threads=threads)


@pytest.mark.parametrize("name", NAMES)
def test_visits_values_and_margins_of_all_actions_are_those_of_the_whole(name: str) -> None:
    game = decision(name, {}, "whole", 50)
    assert game.actor is not None
    found = last(game, simulations=MANY, candidates=1000)
    whole = search(game.observe(game.actor), simulations=MANY, seed="s")
    ones = found.candidates
    assert {one.action for one in ones} <= set(game.legal)
    assert len(ones) == len(game.legal)
    assert sum(one.visits for one in ones) == MANY
    assert [one.visits for one in ones] == sorted((one.visits for one in ones), reverse=True)
    for field, expected in (("value", whole.values), ("margin", whole.margins)):
        mean = sum(one.visits * (getattr(one, field) or 0) for one in ones) / MANY
        assert mean == pytest.approx(expected[game.actor], abs=2e-3)
    assert all(one.line[0] == one.action for one in ones)


def test_it_tells_of_as_many_actions_as_wanted_and_there_are() -> None:
    game = decision("richelieu", {}, "count", 0)
    for count in (1, 3, 1000):
        found = last(game, simulations=200, candidates=count)
        assert len(found.candidates) == min(count, len(game.legal))


def test_an_action_not_yet_tried_has_no_value() -> None:
    game = decision("richelieu", {}, "few", 0)
    found = last(game, simulations=1, candidates=1000).candidates
    assert [one.visits for one in found] == [1] + [0] * (len(game.legal) - 1)
    assert [(one.value, one.margin) for one in found[1:]] == [(None, None)] * (len(found) - 1)


def test_a_time_limit_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = decision("richelieu", {}, "time", 10)
    milliseconds = itertools.count()  # each reading of the clock takes one
    monkeypatch.setattr(time, "perf_counter", lambda: next(milliseconds) / 1000)
    found = list(analyse(game.observe(game.actor), time_ms=120, update_seconds=0.02))
    assert found[-1].finished
    assert len(found) > 1


def test_every_action_of_an_ending_is_proven() -> None:
    game = two_cards_left()
    found = list(analyse(game.observe(0), simulations=MANY, candidates=5))
    (only,) = found
    assert (only.proven, only.finished, only.simulations) == (True, True, 0)
    assert [one.action for one in only.candidates] == ["D11", "D12"]
    for one in only.candidates:
        after = game.copy()
        for token in one.line:
            after.play(token)
        totals = after.score()["totals"]
        assert (one.proven, one.margin) == (True, totals[0] - totals[1])


def test_where_only_the_best_can_be_proven_the_others_are_searched() -> None:
    game = last_cards(6, 3)
    seen = game.disclose()
    proven = search(seen, simulations=MANY, seed="s")
    assert proven.proven
    for simulations in range(50, MANY, 50):
        *_, found = analyse(seen, simulations=simulations, seed="s", candidates=20)
        if found.proven and found.simulations:
            break
    else:
        pytest.fail("all or none were proven")
    first, *others = found.candidates
    assert (first.action, first.proven) == (proven.action, True)
    assert first.margin == proven.margins[game.actor or 0]
    assert len(others) == len(game.legal) - 1
    assert not any(one.proven for one in others)


def test_what_is_hidden_is_not_proven() -> None:
    game = last_cards(3, 1)
    assert not last(game, simulations=200).proven


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"simulations": 0}, "simulations"),
        ({"time_ms": 0}, "time_ms"),
        ({"level": "king"}, "level"),
        ({"threads": 0}, "threads"),
        ({"candidates": 0}, "candidates"),
        ({"simulations": 5, "time_ms": 5}, "level"),
    ],
)
def test_what_cannot_be_analysed_is_refused_at_once(asked: dict[str, Any], field: str) -> None:
    game = decision("richelieu", {}, "refused", 10)
    with pytest.raises(BadValue) as caught:
        analyse(game.observe(game.actor), **asked)
    assert caught.value.field == field
    with pytest.raises(BadValue, match="player: must be the player who acts now"):
        analyse(game.observe(None))
