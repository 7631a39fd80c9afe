"""The search: limits, determinism, results, and finding an available win."""

import time
from itertools import count
from typing import Any

import pytest
from tests.games.richelieu.oracle.model import CELLS
from tests.games.richelieu.tables import take
from tests.samples import NAMES, SHORT, TABLES, decision, name_of, random_game

from blazon.bots import make_bot
from blazon.bots.analysis import analyse
from blazon.bots.forest import MOST_NODES
from blazon.bots.levels import levels
from blazon.bots.search import Finding, SearchBot, load_ahead, search
from blazon.kernel.errors import BadValue
from blazon.kernel.levels import LEVEL_NAMES
from blazon.match.position import Position

MANY = 1500
THREADS = [1, 2]


def look(game: Position, **limits: Any) -> Finding:
    return search(game.observe(game.actor), **limits)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("threads", THREADS)
def test_the_same_seed_simulations_and_threads_find_the_same(threads: int, name: str) -> None:
    game = decision(name, {}, "same", 50)
    one, two = (look(game, simulations=MANY, seed="s", threads=threads) for _ in range(2))
    assert one == two
    assert one.simulations == MANY
    assert one != look(game, simulations=MANY, seed="t", threads=threads)


@pytest.mark.parametrize(("name", "options"), TABLES, ids=name_of)
def test_a_finding_is_a_legal_action_its_line_and_a_value_for_each(
    name: str, options: dict[str, Any]
) -> None:
    for moment in (0, 31, 61):
        game = decision(name, options, f"finding {moment}", moment)
        found = look(game, simulations=MANY, seed="s")
        assert found.action in game.legal
        assert found.line[0] == found.action
        assert all(game.variant.is_token(token) for token in found.line)
        assert len(found.values) == game.players
        assert all(0 <= value <= 1 for value in found.values)


def test_a_line_can_be_played_when_nothing_is_hidden() -> None:
    deck = {"cards": {"BOU2": 24, "AUVs": 24}, "discs": {}, "disc_cells": []}
    game = Position("richelieu", {"deck": deck}, seed="open")
    for token in look(game, simulations=MANY, seed="s").line:
        game.play(token)


@pytest.mark.parametrize("name", NAMES)
def test_simulations_are_shared_out_among_threads(name: str) -> None:
    game = decision(name, {}, "shares", 60)
    for simulations, threads in ((7, 3), (1, 2), (2, 2)):
        assert look(game, simulations=simulations, threads=threads, seed="s").simulations == (
            simulations
        )


@pytest.mark.parametrize(("name", "options"), TABLES, ids=name_of)
@pytest.mark.parametrize("threads", THREADS)
def test_a_bot_plays_what_a_search_finds_and_makes_no_line(
    name: str, options: dict[str, Any], threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for moment in (0, 45, 90):
        game = decision(name, options, f"bot {moment}", moment)
        seen = game.observe(game.actor)
        for simulations in (1, 3, 200):
            seed = f"s/{len(seen.log)}"
            found = search(seen, simulations=simulations, seed=seed, threads=threads)
            assert found.action in game.legal
            with monkeypatch.context() as patch:
                patch.delattr("blazon.bots.forest.Forest.line")
                bot = SearchBot("s", simulations=simulations, threads=threads)
                assert bot.choose(seen) == found.action or len(game.legal) == 1


@pytest.mark.parametrize(("name", "options"), TABLES, ids=name_of)
def test_a_short_search_has_all_the_room_it_needs(
    name: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = decision(name, options, "room", 40)
    for simulations in (1, 2, 20, 100):
        found = look(game, simulations=simulations, seed="s")
        with monkeypatch.context() as patch:
            patch.setattr("blazon.bots.forest._NODES_OF_SIMULATION", MOST_NODES)
            assert look(game, simulations=simulations, seed="s") == found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("threads", THREADS)
def test_a_time_limit_ends_the_search(threads: int, name: str) -> None:
    game = decision(name, {}, "time", 70)
    for time_ms in (1, 30):
        found = look(game, time_ms=time_ms, threads=threads)
        assert found.action in game.legal
        assert found.simulations >= threads


@pytest.mark.parametrize("name", NAMES)
def test_a_level_searches_as_long_as_it_says(name: str) -> None:
    game = decision(name, {}, "level", 70)
    for level in LEVEL_NAMES[:3]:
        assert look(game, level=level, seed="s").simulations == levels(name)[level].simulations


@pytest.mark.parametrize(
    ("limits", "field"),
    [
        *(({"simulations": one}, "simulations") for one in (0, -5, 1.5, True, "5", 10**30)),
        *(({"time_ms": one}, "time_ms") for one in (0, 0.5, 10**30)),
        ({"threads": 0, "simulations": 5}, "threads"),
        ({"threads": 10**9, "simulations": 5}, "threads"),
        ({"level": "king"}, "level"),
        ({"level": "page", "simulations": 5}, "level"),
        ({"time_ms": 5, "simulations": 5}, "level"),
    ],
)
def test_limits_that_are_none_are_refused(limits: dict[str, Any], field: str) -> None:
    with pytest.raises(BadValue) as caught:
        look(decision("richelieu", {}, "limits", 20), **limits)
    assert caught.value.field == field


@pytest.mark.parametrize(("name", "options"), SHORT, ids=name_of)
def test_only_who_acts_can_search(name: str, options: dict[str, Any]) -> None:
    game = decision(name, options, "who", 20)
    assert game.actor is not None
    for observer in (None, 1 - game.actor):
        with pytest.raises(BadValue, match=r"^player: must be the player who acts now"):
            search(game.observe(observer), simulations=5)
        with pytest.raises(BadValue, match=r"^player: must be the player who acts now"):
            make_bot("page", "s").choose(game.observe(observer))
    ended = random_game(name, options, "who")
    for observer in (None, 0, 1):
        with pytest.raises(BadValue, match=r"^player: "):
            search(ended.observe(observer), simulations=5)


def test_nobody_searches_before_the_die_has_fallen() -> None:
    game = Position("rheingold", seed="die")
    for observer in (None, 0, 1):
        with pytest.raises(BadValue, match=r"^player: must be the player who acts now"):
            search(game.observe(observer), simulations=5)


@pytest.mark.parametrize("name", NAMES)
def test_a_search_changes_nothing_that_it_was_given(name: str) -> None:
    game = decision(name, {}, "unchanged", 40)
    seen = game.observe(game.actor)
    before = seen.states.copy(), seen.view()
    search(seen, simulations=20, seed="s")
    assert seen.states == before[0]
    assert seen.view() == before[1]


def two_cards_left() -> Position:
    """Player 0 moves next; D11 wins the majority of Bourgogne, D12 gives it to player 1."""
    cards = [*["BOU2"] * 44, "AUV1", "AUV1", "BOU2", "AUV1"]
    deck = {"cards": {"BOU2": 45, "AUV1": 3}, "discs": {}, "disc_cells": []}
    game = Position("richelieu", {"deck": deck}, {"cards": cards, "discs": {}, "first": 0})
    take(game, *CELLS[:46])
    assert list(game.legal) == ["D11", "D12"]
    return game


@pytest.mark.parametrize("bot", ["greedy", "page", "squire", "search:20", "search:400"])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_card_that_wins_the_game_is_found(bot: str, seed: str) -> None:
    game = two_cards_left()
    for card, winner in (("D11", 0), ("D12", 1)):
        after = take(game.copy(), card, "D12" if card == "D11" else "D11")
        assert after.score()["winners"] == [winner]
    assert make_bot(bot, seed).choose(game.observe(0)) == "D11"


def test_what_is_found_is_thought_to_win() -> None:
    found = look(two_cards_left(), simulations=100, seed="s")
    assert found.line[0] == "D11"
    assert found.values[0] > 0.7 > 0.3 > found.values[1]


def test_a_game_that_cannot_be_won_any_more_is_played_on() -> None:
    game = take(two_cards_left(), "D12")
    assert look(game, simulations=20, seed="s").action == "D11"


def load_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulate a process that has loaded nothing and needs an hour to load.

    Each reading of the clock takes a millisecond.
    """
    load_ahead.cache_clear()
    milliseconds = count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(milliseconds) / 1000)

    def wait_an_hour(_: object) -> None:
        for _ in range(3_600_000):
            next(milliseconds)

    monkeypatch.setattr("blazon.bots.search.compile_ahead", wait_an_hour)


@pytest.mark.parametrize("name", NAMES)
def test_loading_takes_nothing_of_the_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = decision(name, {}, "cold", 10)
    load_slowly(monkeypatch)
    assert look(game, time_ms=8).simulations > 10


@pytest.mark.parametrize("name", NAMES)
def test_loading_takes_nothing_of_the_time_of_an_analysis(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = decision(name, {}, "cold", 10)
    load_slowly(monkeypatch)
    found = analyse(game.observe(game.actor), time_ms=8)
    began = time.perf_counter()
    *_, last = found
    assert time.perf_counter() - began < 1
    assert last.simulations > 10
