"""The contract from Python: whole arrays of states give the same results as single states."""

import random
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from tests.games.richelieu.samples import TABLES, random_game

from blazon.games.richelieu.rules import dealing, heuristics, rules, scoring
from blazon.games.richelieu.rules.state import ACTIONS, STATE
from blazon.kernel import batch, contract
from blazon.kernel.bits import members
from blazon.kernel.contract import CHANCE, NOBODY, OVER
from blazon.kernel.masks import mask_dtype
from blazon.kernel.streams import STREAM, Purpose, open_stream
from blazon.match.position import Position

MOMENTS = (0, 1, 2, 17, 50, 51, 90, None)


def positions() -> list[Position]:
    """Positions of all kinds of games and all phases of play."""
    return [
        random_game(options, f"batch {number}", moment)
        for number, options in enumerate(TABLES)
        for moment in MOMENTS
    ]


def together(games: list[Position]) -> Any:
    return np.concatenate([game.states for game in games])


def streams(count: int) -> Any:
    return np.concatenate([open_stream("batch", n, Purpose.TEST) for n in range(count)])


@pytest.mark.parametrize(("actions", "words"), [(1, 1), (51, 1), (64, 1), (65, 2), (200, 4)])
def test_a_mask_has_a_word_for_each_64_actions(actions: int, words: int) -> None:
    assert np.zeros(1, mask_dtype(actions))[0].words.size == words
    assert mask_dtype(actions).itemsize == 8 * words


def test_many_states_are_asked_as_one_by_one() -> None:
    games = positions()
    masks, actors = np.zeros(len(games), mask_dtype(ACTIONS)), np.zeros(len(games), np.int64)
    masks["words"] = 2**64 - 1  # the previous content is gone
    batch.ask(together(games), masks, actors)
    for game, mask, actor in zip(games, masks, actors, strict=True):
        tokens = game.variant.tokens(game.states)
        assert [tokens[action] for action in members(int(mask.words[0]))] == list(game.legal)
        assert actor == (OVER if game.over else game.actor)
        assert actor != CHANCE


def test_many_states_are_acted_on_as_one_by_one() -> None:
    games, rng = [game for game in positions() if not game.over], random.Random(4)
    numbers = [game.number(rng.choice(list(game.legal))) for game in games]
    states = together(games)
    batch.act(states, np.array(numbers, np.uint64))
    for game, number in zip(games, numbers, strict=True):
        game.play(number)
    assert np.array_equal(states, together(games))


def test_many_states_are_scored_as_one_by_one() -> None:
    games = [game for game in positions() if game.players == 2]
    totals, standings = np.zeros((2, len(games), 2), np.int64)
    batch.count(together(games), totals, standings)
    for game, total, standing in zip(games, totals, standings, strict=True):
        score = game.score()
        assert total.tolist() == score["totals"]
        assert np.flatnonzero(standing == standing.max()).tolist() == score["winners"]


def test_many_games_are_dealt_from_their_own_streams() -> None:
    games = [Position("richelieu", TABLES[0], seed=f"deal {n}") for n in range(20)]
    blank = games[0].variant.blank()
    states = np.repeat(blank, 20)
    batch.deal(states, np.concatenate([open_stream(g.seed, 0, Purpose.DEAL) for g in games]))
    assert np.array_equal(states, together(games))


def test_many_states_are_observed_and_imagined_as_one_by_one() -> None:
    games = [game for game in positions() if not game.over]
    observers = np.array([NOBODY if n % 3 == 2 else n % 3 for n in range(len(games))], np.uint64)
    seen = np.zeros(len(games), STATE)
    batch.observe(together(games), seen, observers)
    for game, observer, state in zip(games, observers, seen, strict=True):
        alone = game.observe(None if observer == NOBODY else int(observer))
        assert state == alone.states[0]
    dealt = seen.copy()
    batch.imagine(dealt, observers, streams(len(games)))
    for number in range(len(games)):
        one = seen[number : number + 1].copy()
        batch.imagine(one, observers[number : number + 1], streams(number + 1)[number:])
        assert one[0] == dealt[number]


def test_a_game_without_chance_events_draws_nothing() -> None:
    games = positions()
    actions, room = np.ones(len(games), np.uint64), streams(len(games))
    batch.chance(together(games), room, actions)
    assert actions.tolist() == [0] * len(games)
    assert room.dtype == STREAM


def test_nothing_of_a_state_is_random() -> None:
    fields = set(STATE.names or ())
    assert not fields & {"seed", "stream", "random", "state", "step"}
    one, other = (Position("richelieu", setup=random_game({}, "s", 0).setup) for _ in range(2))
    assert one.seed != other.seed
    assert one.states[0] == other.states[0]


def test_every_name_of_the_contract_says_what_it_does() -> None:
    assert all(getattr(contract, name).__doc__ for name in contract.NAMES)


@pytest.mark.parametrize(
    ("modules", "complaint"),
    [
        ((dealing, rules, scoring), "kernel prepare: none of them defines it"),
        ((dealing, rules, scoring, heuristics, scoring), "score: several of them define it"),
    ],
)
def test_a_game_must_define_each_name_of_the_contract_once(
    modules: tuple[ModuleType, ...], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        contract.register(STATE, *modules)
