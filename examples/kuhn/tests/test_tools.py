"""Kuhn poker with all of Blazon's tools for programs: protocol, commands, bots."""

import json
import subprocess
import sys
from typing import Any

import pytest

from blazon.bots import make_bot
from blazon.engine.serve import Engine
from blazon.match.position import Position


def run(*words: str) -> Any:
    """A command's JSON output."""
    ran = subprocess.run(
        [sys.executable, "-m", "blazon", *words, "--json"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_a_game_over_the_engine_protocol() -> None:
    engine = Engine()

    def ask(method: str, **params: Any) -> Any:
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        answer = json.loads(engine.handle(json.dumps(request).encode()) or b"")
        return answer["result"]

    assert {"game": "kuhn", "options": {"players": {"default": 2, "choices": [2]}}} in [
        {"game": known["game"], "options": known["options"]} for known in ask("games")
    ]
    opened = ask("new", game="kuhn", seed="protocol")
    session, state = opened["session"], opened["state"]
    assert ask("perft", session=session, depth=5) == {"leaves": 30}
    while not state["over"]:
        if state["player"] is None:
            state = ask("roll", session=session)["state"]
        else:
            found = ask("search", session=session, simulations=20, seed="s")
            assert found["action"] in ask("legal", session=session)["actions"]
            state = ask("play", session=session, actions=[found["action"]])["state"]
    assert sum(ask("score", session=session)["totals"]) == 0
    again = ask("load", record=ask("record", session=session))
    assert again["state"] == state


def test_simulated_games_win_or_lose_two_chips_at_most() -> None:
    found = run("simulate", "kuhn", "--games", "2000", "--seed", "s")
    assert (found["least"], found["most"]) == ([-2, -2], [2, 2])
    assert sum(found["mean"]) == 0


def test_perft_counts_all_games() -> None:
    assert run("perft", "kuhn", "5")["leaves"] == 30


def test_a_search_wins_more_chips_than_chance_in_the_arena() -> None:
    found = run(
        "arena", "kuhn", "search:200", "random", "--games", "400", "--seed", "a", "--processes", "1"
    )
    assert found["margin"] > 0


@pytest.mark.parametrize("level", ["greedy", "page", "duke"])
def test_computer_players_play(level: str) -> None:
    position = Position("kuhn", seed="bots")
    while not position.over:
        if position.actor is None:
            position.roll()
        else:
            seen = position.observe(position.actor)
            position.play(make_bot(level, str(len(position.actions))).choose(seen))


@pytest.mark.parametrize(("card", "rival", "action"), [("=K", "=Q", "call"), ("=J", "=Q", "fold")])
def test_the_strongest_player_calls_with_the_king_and_folds_the_jack(
    card: str, rival: str, action: str
) -> None:
    position = Position("kuhn", setup={"first": 0}, actions=[rival, card, "bet"])
    for seed in range(5):
        assert make_bot("duke", str(seed)).choose(position.observe(1)) == action
