"""Bots at Rheingold: on any map they play legally, with permitted knowledge, to the end."""

import random
from typing import Any

import pytest
from tests.games.rheingold.boards import board, bring, facing, play, ready
from tests.games.rheingold.oracle.maps import build
from tests.games.rheingold.samples import random_game
from tests.samples import play_out

from blazon.bots import bot_names, make_bot
from blazon.bots.decisions import Choice, judge_choice
from blazon.bots.search import search
from blazon.match.position import Position

pytestmark = pytest.mark.slow_without_jit

TINY = build(random.Random(1), spaces=2, castles=2)
GREATEST = build(random.Random(2), spaces=82, castles=40)
MAPS: list[Any] = ["rhine", "loch", TINY, GREATEST]
KINDS = ["random", "greedy", "search:6"]
MOMENT = 400
ROUNDS = 4
EAGER = ["greedy", "page", "squire", "search:400"]


def play_on(game: Position, kind: str) -> None:
    play_out(game, [make_bot(kind, f"bot {seat}") for seat in range(game.players)])


def in_full_swing(options: dict[str, Any], rounds: int) -> Position:
    """A game with armies everywhere and at most this many rounds left."""
    begun = random_game(options, "full swing", MOMENT)
    if begun.over:
        begun.undo(len(begun.actions) // 2)
    limit = begun.observe(None).view()["round"] + rounds
    options = {**begun.options, "rounds": limit}
    return Position("rheingold", options, begun.setup, begun.actions, seed="full swing")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("map_", MAPS, ids=["rhine", "loch", "tiny", "greatest"])
def test_a_bot_plays_by_the_rules_on_any_map_and_again_the_same(
    map_: Any, players: int, kind: str
) -> None:
    games = [in_full_swing({"map": map_, "players": players}, ROUNDS) for _ in range(2)]
    for game in games:
        assert not game.over
        play_on(game, kind)
    assert games[0] == games[1]
    assert games[0].score()["over"]


@pytest.mark.parametrize("kind", ["greedy", "search:5"])
@pytest.mark.parametrize("map_", ["rhine", "loch"])
def test_two_who_think_come_to_an_end_without_a_limit(kind: str, map_: str) -> None:
    for seed in ("a", "b"):
        game = Position("rheingold", {"map": map_}, seed=seed)
        play_on(game, kind)
        assert game.observe(None).view()["round"] < 200
        assert sum(game.score()["totals"]) == 36


@pytest.mark.parametrize("name", bot_names())
def test_every_bot_answers_in_every_phase(name: str) -> None:
    game = ready(bring(board(players=2), 1, at_6=1), 0, at_4=5)
    for phase, token in (("MOVE", "4-BBB"), ("COUNT", "x4"), ("SHIELD", "+"), ("DRAW", "=2")):
        assert game.phase == phase
        if game.actor is not None:
            assert make_bot(name, "s").choose(game.observe(0)) in game.legal
        game.play(token)


def two_castles_left() -> Position:
    """Seats 0 and 1 have three swords each; the next castle decides, and 0 can take it."""
    game = play(ready(board(), 0, at_5=6), "5-CCC x6 - -")
    play(ready(game, 1, at_9=6), "9-DDD x2 - 9-EEE x4 - -")
    return ready(game, 0, at_4=5)


@pytest.mark.parametrize("bot", EAGER)
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_castle_that_wins_the_game_is_taken(bot: str, seed: str) -> None:
    game = two_castles_left()
    assert game.score()["totals"] == [3, 3, 0]
    while not game.over:
        assert game.turn == 0
        assert game.actor == 0
        game.play(make_bot(bot, seed).choose(game.observe(0)))
    assert game.score()["winners"] == [0]


def standoff() -> Position:
    """Seat 0 may end its turn, beside a rival's bigger army."""
    return facing(7, at_5=6)


def test_searches_that_are_compared_end_with_the_turn() -> None:
    seen = standoff().disclose()
    ended, again = (
        search(seen, first="-", compared=True, simulations=number, seed=str(number))
        for number in (1, 400)
    )
    assert ended.margins == pytest.approx(again.margins)
    assert ended.line == ["-"]
    free = search(seen, first="-", simulations=400, seed="400")
    assert free.margins != pytest.approx(ended.margins)
    for action in seen.legal:
        line = search(seen, first=action, compared=True, simulations=400, seed="s").line
        assert not {f"d{number}" for number in range(1, 7)} & set(line)


def test_a_review_compares_positions_at_the_end_of_the_turn() -> None:
    game = standoff()
    seen = game.disclose()
    decision = judge_choice(Choice(0, 0, "-", seen), 400)
    ended = search(seen, first="-", compared=True, simulations=1, seed="s")
    assert decision.value == pytest.approx(ended.margins[0])


def test_greed_takes_the_castle_with_most_swords() -> None:
    game = ready(board(), 0, at_3=2, at_5=6)
    assert {"3-AAA", "5-CCC"} <= set(game.legal)
    for token in ("5-CCC", "x6"):
        assert make_bot("greedy", "s").choose(game.observe(0)) == token
        game.play(token)
    assert game.phase == "SHIELD"


def test_greed_sends_enough_for_whatever_shield_there_may_be() -> None:
    game = play(ready(board(), 0, at_4=4), "4-BBB x4 + =3 BBB-4 x3 -")
    play(ready(game, 1, at_6=9), "6-BBB")
    assert list(game.legal) == ["x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9"]
    for seed in ("a", "b", "c"):
        assert make_bot("greedy", seed).choose(game.observe(1)) in ("x8", "x9")
