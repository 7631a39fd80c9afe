"""Bots of every kind: they play by the rules, from what they may know, and the same again."""

from typing import Any

import pytest
from tests.data.make import TABLES, random_game

from blazon.bots import bot_names, make_bot
from blazon.bots.levels import LEVEL_NAMES, levels
from blazon.bots.simple import GreedyBot, RandomBot
from blazon.kernel.errors import BadValue
from blazon.kernel.jit import ENABLED
from blazon.match.position import Position

KINDS = ["random", "greedy", "search:40"] if ENABLED else ["random", "greedy"]
FEW = 12 if ENABLED else 1


def play_out(options: dict[str, Any], kind: str, seed: str, start: int = 0) -> Position:
    """A game between bots of one kind, after so many random actions."""
    game = random_game(options, seed, start)
    bots = [make_bot(kind, f"{seed}/{seat}") for seat in range(game.players)]
    while not game.over:
        assert game.actor is not None
        token = bots[game.actor].choose(game.observe(game.actor))
        assert token in game.legal
        game.play(token)
    return game


@pytest.mark.parametrize(
    "options", TABLES, ids=lambda options: "-".join(map(str, options.values()))
)
@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_plays_a_whole_game_by_the_rules_and_again_the_same(
    kind: str, options: dict[str, Any]
) -> None:
    start = 0 if ENABLED or kind == "random" else 110
    game = play_out(options, kind, "whole games", start)
    assert game.over
    assert play_out(options, kind, "whole games", start) == game


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_keeps_nothing_between_decisions(kind: str) -> None:
    games = [random_game({}, f"memory {number}", 40 + number) for number in range(FEW)]
    bot = make_bot(kind, "s")
    chosen = [bot.choose(game.observe(game.actor)) for game in games]
    for game, token in reversed(list(zip(games, chosen, strict=True))):
        assert bot.choose(game.observe(game.actor)) == token
        assert make_bot(kind, "s").choose(game.observe(game.actor)) == token


def test_other_seeds_make_random_bots_choose_otherwise() -> None:
    game = Position("richelieu", seed="opening")
    seen = game.observe(game.actor)
    assert {RandomBot(f"{number}").choose(seen) for number in range(200)} == set(game.legal)


def test_a_bot_is_not_foretold_by_the_seed_of_the_game() -> None:
    games = [random_game({}, "foretold", 30) for _ in range(2)]
    games[1] = Position("richelieu", setup=games[1].setup, actions=games[1].actions, seed="x")
    for kind in KINDS:
        tokens = {make_bot(kind, "s").choose(game.observe(game.actor)) for game in games}
        assert len(tokens) == 1


@pytest.mark.slow_without_jit
def test_greed_beats_chance_and_search_beats_greed() -> None:
    def wins(one: str, other: str, games: int) -> float:
        won = 0.0
        for number in range(games):
            game = Position("richelieu", seed=f"strength {number // 2}")
            seats = [one, other] if number % 2 else [other, one]
            bots = [make_bot(name, f"{number}") for name in seats]
            while not game.over:
                assert game.actor is not None
                game.play(bots[game.actor].choose(game.observe(game.actor)))
            winners = game.score()["winners"]
            won += (seats.index(one) in winners) / len(winners)
        return won / games

    assert wins("greedy", "random", 20) > 0.9
    assert wins("squire", "greedy", 20) > 0.6


def test_greed_takes_what_brings_most() -> None:
    cards = ["BOU1", *["NOR2"] * 46, "BRE2"]
    deck = {"cards": {"BOU1": 1, "NOR2": 46, "BRE2": 1}, "discs": {}, "disc_cells": []}
    setup = {"cards": cards, "discs": {}, "first": 0}
    game = Position("richelieu", {"deck": deck}, setup)
    assert GreedyBot("s").choose(game.observe(0)) == "D12"


def test_five_levels_are_named_from_weakest_to_strongest() -> None:
    assert list(LEVEL_NAMES) == ["page", "squire", "knight", "count", "duke"]
    assert bot_names() == ("random", "greedy", *LEVEL_NAMES)
    simulations = [level.simulations for level in levels("richelieu").values()]
    assert simulations == sorted(set(simulations))
    for level in levels("richelieu").values():
        assert level.exploration > 0
        assert level.expand_after >= 0


@pytest.mark.parametrize("name", [*bot_names(), "search:1", "search:5000"])
def test_every_bot_of_a_name_can_be_made(name: str) -> None:
    game = random_game({}, "only one", 8)
    while len(game.legal) > 1:
        game = random_game({}, game.seed + "+", 8 + len(game.seed))
    (token,) = game.legal
    assert make_bot(name, "s").choose(game.observe(game.actor)) == token


@pytest.mark.parametrize(
    "name",
    [
        *["", "Random", "king", "levels:5", "duke:5", "random "],
        *["search", "search:", "search:0", "search:-1", "search:1.5", "search:x", "search:\u00b2"],
    ],
)
def test_a_name_that_is_none_is_refused_with_those_that_are(name: str) -> None:
    with pytest.raises(BadValue, match=r"^bot: must be one of random, greedy, page, .* search:"):
        make_bot(name, "s")
