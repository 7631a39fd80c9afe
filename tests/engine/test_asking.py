"""Queries about a game: views, scores, perft and search."""

import json
from typing import Any

import pytest
from tests.engine.client import Client

import blazon

NOBODY: list[Any] = [2, -1, True, 0.0, "0", []]
NO_DEPTHS: list[Any] = [-1, -(10**30), True, 1.0, "1", None]


def test_perft_counts_what_can_be_played(client: Client, session: str) -> None:
    client.play_out(session)
    client.call("undo", session=session, count=6)
    position = blazon.load(json.dumps(client.call("record", session=session)))
    for depth in (0, 1, 8):
        leaves = client.call("perft", session=session, depth=depth)
        assert leaves == {"leaves": position.perft(depth)}


def test_an_ending_is_solved_by_what_is_known_or_with_everything_open(client: Client) -> None:
    session = client.new()
    client.play_out(session)
    client.call("undo", session=session, count=4)
    found = client.call("solve", session=session, knowledge="open")
    assert found["claim"] == "exact"
    assert sum(found["shares"]) == 1
    client.call("play", session=session, actions=found["line"])
    totals = client.call("score", session=session)["totals"]
    assert found["leads"] == [totals[0] - totals[1], totals[1] - totals[0]]
    client.call("undo", session=session, count=len(found["line"]))
    assert client.call("solve", session=session)["claim"] in ("exact", "bound")


def test_what_has_too_many_positions_has_no_claim(client: Client) -> None:
    for knowledge in ("own", "open"):
        found = client.call("solve", session=client.new(), knowledge=knowledge, nodes=500)
        assert found == {"claim": None}


def test_search_answers_the_same_for_the_same_seed(client: Client, session: str) -> None:
    one, two = (client.call("search", session=session, simulations=300, seed="s") for _ in range(2))
    assert one == two
    assert set(one) == {"action", "line", "values", "margins", "simulations", "proven"}
    assert one["simulations"] == 300
    assert len(one["values"]) == 2
    assert one["line"][0] == one["action"]
    client.call("play", session=session, actions=one["line"])


@pytest.mark.parametrize("knowledge", ["own", "open"])
def test_analyse_names_the_best_actions(client: Client, session: str, knowledge: str) -> None:
    asked = {"simulations": 300, "seed": "s", "knowledge": knowledge, "candidates": 4}
    one, two = (client.call("analyse", session=session, **asked) for _ in range(2))
    assert one == two
    assert (one["simulations"], one["proven"], len(one["candidates"])) == (300, False, 4)
    legal = client.call("legal", session=session)["actions"]
    for candidate in one["candidates"]:
        assert candidate["action"] == candidate["line"][0]
        assert candidate["action"] in legal
    if knowledge == "own":
        found = client.call("search", session=session, simulations=300, seed="s")
        assert one["candidates"][0]["action"] == found["action"]


def test_nobody_is_analysed_before_the_die_has_fallen(client: Client) -> None:
    assert "nobody is to move in ROLL" in client.complaint(
        "analyse", session=client.new(game="rheingold"), simulations=5
    )


@pytest.mark.parametrize("effort", [{"level": "page"}, {"time_ms": 5}, {"simulations": 5}])
def test_search_takes_one_measure_of_effort(client: Client, session: str, effort: Any) -> None:
    player = client.call("legal", session=session)["player"]
    found = client.call("search", session=session, player=player, **effort)
    assert found["action"] in client.call("legal", session=session)["actions"]


def test_only_the_player_to_move_is_searched_for(client: Client, session: str) -> None:
    player = client.call("legal", session=session)["player"]
    error = client.refusal("search", session=session, player=1 - player, simulations=5)
    assert error.code == -32602


@pytest.mark.parametrize(
    ("method", "params", "field"),
    [
        ("view", {}, "player"),
        *(("view", {"player": player}, "player") for player in NOBODY),
        *(("perft", {"depth": depth}, "depth") for depth in NO_DEPTHS),
        *(("solve", {"nodes": one}, "nodes") for one in (0, "9", 10**30)),
        ("solve", {"knowledge": "all"}, "knowledge"),
        ("analyse", {"candidates": 0}, "candidates"),
        ("analyse", {"knowledge": "all"}, "knowledge"),
        ("analyse", {"time_ms": 5, "simulations": 5}, "time_ms"),
        ("search", {"time_ms": 5, "simulations": 5}, "time_ms"),
        ("search", {"level": 3}, "level"),
        *(("search", {"simulations": one}, "simulations") for one in (0, True)),
        ("search", {"time_ms": 10**400}, "time_ms"),
        ("search", {"simulations": 5, "seed": 5}, "seed"),
        ("search", {"simulations": 5, "player": None}, "player"),
        ("search", {"simulations": 5, "threads": 2}, "threads"),
    ],
)
def test_what_is_wrong_is_named(client: Client, method: str, params: Any, field: str) -> None:
    assert field in client.complaint(method, session=client.new(), **params)
