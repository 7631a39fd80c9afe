"""Rheingold through the protocol: maps, dice and shields, from `new` to `close`."""

from typing import Any

import pytest
from tests.engine.client import Client
from tests.games.rheingold.boards import board, board_map, bring, ready
from tests.games.rheingold.samples import CROWDED

MAP = board_map()
DICE = [f"d{number}" for number in range(1, 7)]
STATE = {"player", "turn", "phase", "over", "actions_played"}


@pytest.fixture
def client() -> Client:
    return Client()


def before_the_castle(client: Client) -> str:
    """A session in which seat 0 has five knights before BBB, and is to move."""
    game = ready(bring(board(players=2), 1, at_6=1), 0, at_4=5)
    return str(client.call("load", record=game.record.to_builtins())["session"])


def play(client: Client, session: str, tokens: str) -> Any:
    return client.call("play", session=session, actions=tokens.split())["state"]


def test_games_lists_rheingold_with_its_options(client: Client) -> None:
    (found,) = [game for game in client.call("games") if game["game"] == "rheingold"]
    assert found["players"] == [2, 5]
    assert set(found["options"]) == {"map", "players", "rounds"}
    assert found["options"]["map"] == {"default": "rhine", "choices": ["rhine", "loch"]}
    assert found["options"]["players"] == {"default": 2, "choices": [2, 3, 4, 5]}
    assert found["options"]["rounds"]["default"] is None


@pytest.mark.parametrize("chosen", ["rhine", "loch", MAP], ids=["rhine", "loch", "object"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_new_game_waits_for_the_die_of_its_first_player(
    client: Client, chosen: Any, players: int
) -> None:
    options = {"map": chosen, "players": players}
    answer = client.call("new", game="rheingold", options=options, seed="a")
    assert set(answer) == {"session", "setup", "state"}
    first = answer["setup"]["first"]
    assert first in range(players)
    assert answer["setup"] == {"map": chosen, "first": first}
    assert answer["state"] == {
        "player": None,
        "turn": first,
        "phase": "ROLL",
        "over": False,
        "actions_played": 0,
    }
    assert client.call("legal", session=answer["session"]) == {
        "player": None,
        "turn": first,
        "phase": "ROLL",
        "actions": DICE,
    }
    record = client.call("record", session=answer["session"])
    assert record["options"] == {**options, "rounds": None}


def test_a_setup_counts_before_a_seed_and_comes_back_as_given(client: Client) -> None:
    for chosen in ("loch", {**MAP, "x-made-by": ["nobody", 1.5, None]}):
        setup = {"map": chosen, "first": 1}
        for options in ({}, {"map": chosen}):
            answer = client.call("new", game="rheingold", options=options, setup=setup, seed="b")
            assert answer["setup"] == setup
            assert answer["state"]["turn"] == 1


@pytest.mark.parametrize(
    ("params", "field"),
    [
        ({"options": {"map": "moon"}}, "options.map: must be one of rhine, loch"),
        ({"options": {"map": None}}, "options.map"),
        ({"options": {"map": ["rhine"]}}, "options.map"),
        ({"options": {"map": {}}}, "options.map.name"),
        ({"options": {"map": {**MAP, "nodes": MAP["nodes"][1:]}}}, "options.map"),
        ({"options": {"map": {**MAP, "paths": MAP["paths"][1:]}}}, "options.map"),
        ({"options": {"map": {**MAP, "paths": [["1", "1"], *MAP["paths"]]}}}, "options.map.paths"),
        ({"options": {"map": {**MAP, "paths": [["1", "77"], *MAP["paths"]]}}}, "options.map.paths"),
        ({"options": {"map": {**MAP, "paths": [["1"], *MAP["paths"]]}}}, "options.map.paths[0]"),
        ({"options": {"map": {**MAP, "nodes": MAP["nodes"] * 2}}}, "options.map.nodes"),
        ({"options": {"map": {**MAP, "nodes": MAP["nodes"] * 9}}}, "options.map.nodes"),
        ({"options": {"map": {**MAP, "nodes": [None, *MAP["nodes"]]}}}, "options.map.nodes[0]"),
        ({"options": {"players": 1}}, "options.players: must be one of 2, 3, 4, 5"),
        ({"options": {"players": 6}}, "options.players"),
        ({"options": {"players": True}}, "options.players"),
        ({"options": {"players": "3"}}, "options.players"),
        ({"options": {"rounds": 0}}, "options.rounds: must be a number from 1"),
        ({"options": {"rounds": 10**300}}, "options.rounds"),
        ({"options": {"rounds": 1.0}}, "options.rounds"),
        ({"options": {"edition": "duel"}}, "options.edition: is unknown; known: map, players"),
        ({"setup": {}}, "setup: must have map and first"),
        ({"setup": {"map": "rhine"}}, "setup"),
        ({"setup": {"map": "rhine", "first": 2}}, "setup.first: must be a player from 0 to 1"),
        ({"setup": {"map": "rhine", "first": False}}, "setup.first"),
        ({"setup": {"map": "rhine", "first": 10**300}}, "setup.first"),
        ({"setup": {"map": "moon", "first": 0}}, "setup.map: must be one of rhine, loch"),
        ({"setup": {"map": {**MAP, "nodes": {}}, "first": 0}}, "setup.map.nodes"),
        ({"setup": {"map": "loch", "first": 0}, "options": {"map": "rhine"}}, "setup.map"),
        ({"setup": {"map": "rhine", "first": 0, "dice": [1]}}, "setup"),
    ],
)
def test_new_names_what_is_wrong(client: Client, params: Any, field: str) -> None:
    error = client.refusal("new", game="rheingold", **params)
    assert error.code == -32602
    assert error.message.startswith(field)
    assert len(client.engine.sessions) == 0


def test_the_die_is_played_or_rolled(client: Client) -> None:
    session = client.new(game="rheingold", map=MAP)
    assert play(client, session, "d4")["phase"] == "MOVE"
    assert client.call("legal", session=session)["actions"] == ["-", "S4-7", "S4-8"]
    client.call("undo", session=session)
    rolled = client.call("roll", session=session)
    assert set(rolled) == {"action", "state"}
    assert set(rolled["state"]) == STATE
    assert rolled["action"] in DICE
    assert rolled["state"]["phase"] == "MOVE"
    assert client.call("record", session=session)["actions"] == [rolled["action"]]


def test_the_same_seed_rolls_the_same_whatever_is_taken_back(client: Client) -> None:
    def dice(seed: str) -> list[str]:
        session, found = client.new(seed, game="rheingold", players=3), []
        for number in range(20):
            found.append(client.call("roll", session=session)["action"])
            if number % 3 == 0:
                client.call("undo", session=session)
                assert client.call("roll", session=session)["action"] == found[-1]
            play(client, session, "-")
        return found

    assert dice("a") == dice("a") != dice("b")


def test_a_setup_leaves_the_dice_to_the_seed(client: Client) -> None:
    created = client.call("new", game="rheingold", seed="a")
    setup = created["setup"]
    again, other = (
        client.call("new", game="rheingold", seed=seed, setup=setup)["session"] for seed in "ab"
    )
    rolled = []
    for session in (created["session"], again, other):
        dice = []
        for _ in range(12):
            dice.append(client.call("roll", session=session)["action"])
            play(client, session, "-")
        rolled.append(dice)
    assert rolled[0] == rolled[1] != rolled[2]


def test_a_shield_is_drawn_by_the_engine_or_by_token(client: Client) -> None:
    session = before_the_castle(client)
    assert play(client, session, "4-BBB x4 +")["phase"] == "DRAW"
    legal = client.call("legal", session=session)
    assert (legal["player"], legal["actions"]) == (None, ["=0", "=1", "=2", "=3"])
    rolled = client.call("roll", session=session)
    assert rolled["action"] in legal["actions"]
    client.call("undo", session=session)
    assert play(client, session, "=2")["phase"] == "MOVE"
    seen = [client.call("view", session=session, player=who) for who in (0, 1, None)]
    shields = [view["places"]["BBB"]["shield"] for view in seen]
    assert [shield["value"] for shield in shields] == [2, None, None]
    assert [view["log"][-1] for view in seen] == ["=2", "=?", "=?"]
    assert [view["players"][0]["shields"]["values"] is None for view in seen] == [False, True, True]


def test_nothing_is_rolled_or_searched_out_of_turn(client: Client) -> None:
    session = client.new(game="rheingold")
    error = client.refusal("search", session=session, simulations=5)
    assert error.code == -32602
    assert "ROLL" in error.message
    assert client.refusal("search", session=session, player=0, simulations=5).code == -32602
    play(client, session, "d1")
    error = client.refusal("roll", session=session)
    assert error.code == 1
    assert error.data["action"] == "roll"
    assert (error.data["index"], error.data["phase"]) == (0, "MOVE")
    assert error.data["legal"] == client.call("legal", session=session)["actions"]
    assert client.call("record", session=session)["actions"] == ["d1"]


@pytest.mark.parametrize(
    ("before", "token", "phase", "legal"),
    [
        ("", "d7", "ROLL", DICE),
        ("", "-", "ROLL", DICE),
        ("d1", "d1", "MOVE", ["-", "S1-1", "S1-2"]),
        ("d1", "S1-3", "MOVE", ["-", "S1-1", "S1-2"]),
        ("d1", "nonsense", "MOVE", ["-", "S1-1", "S1-2"]),
        ("d1 S1-1", "x2", "COUNT", ["x1"]),
        ("d1 S1-1", "x0", "COUNT", ["x1"]),
        ("d1 S1-1", "x01", "COUNT", ["x1"]),
        ("d1 S1-1", "-", "COUNT", ["x1"]),
        ("d1 S1-1 x1", "\u0661-2", "MOVE", ["-", "1-2", "1-3"]),
    ],
)
def test_an_illegal_action_is_reported_with_its_place_and_nothing_is_played(
    client: Client, before: str, token: str, phase: str, legal: list[str]
) -> None:
    session = client.new(game="rheingold", map=MAP)
    played = client.call("record", session=session)
    actions = before.split()
    error = client.refusal("play", session=session, actions=[*actions, token, "-"])
    assert error.code == 1
    assert error.data == {"action": token, "index": len(actions), "phase": phase, "legal": legal}
    assert client.call("record", session=session) == played


def test_undo_takes_back_dice_and_moves_alike(client: Client) -> None:
    session = before_the_castle(client)
    tokens = ["4-BBB", "x4", "+", "=3", "-", "d3"]
    records = [client.call("record", session=session)]
    for token in tokens:
        client.call("play", session=session, actions=[token])
        records.append(client.call("record", session=session))
    for record in reversed(records[:-1]):
        client.call("undo", session=session)
        assert client.call("record", session=session) == record
    many = len(records[0]["actions"])
    error = client.refusal("undo", session=session, count=many + 1)
    assert error.code == -32602
    assert client.call("undo", session=session, count=many)["state"]["actions_played"] == 0


def test_the_end_of_the_last_round_is_the_end(client: Client) -> None:
    session = client.new(game="rheingold", map=CROWDED, players=3, rounds=2)
    client.play_out(session)
    record = client.call("record", session=session)
    assert record["actions"] == ["d1", "-"] * 6
    assert record["result"]["totals"] == [0, 0, 0]
    score = client.call("score", session=session)
    assert score["over"] is True
    assert record["result"] == {name: score[name] for name in ("totals", "winners")}
    legal = client.call("legal", session=session)
    assert (legal["player"], legal["phase"], legal["actions"]) == (None, "OVER", [])
    assert client.refusal("play", session=session, actions=["d1"]).code == 2
    assert client.refusal("roll", session=session).code == 1
    assert client.refusal("search", session=session, simulations=10).code == -32602
    assert client.call("perft", session=session, depth=10**30) == {"leaves": 1}
    client.call("undo", session=session)
    error = client.refusal("play", session=session, actions=["-", "d1"])
    assert error.code == 2
    assert error.data == {"action": "d1", "index": 1, "phase": "OVER", "legal": []}


def test_the_score_has_a_line_for_each_castle(client: Client) -> None:
    session = before_the_castle(client)
    play(client, session, "4-BBB x4 -")
    assert client.call("score", session=session) == {
        "over": False,
        "totals": [2, 0],
        "winners": [0],
        "lines": [
            {"castle": castle, "swords": swords, "owner": 0 if castle == "BBB" else None}
            for castle, swords in (("AAA", 1), ("BBB", 2), ("CCC", 3), ("DDD", 1), ("EEE", 2))
        ],
    }


def test_perft_counts_every_outcome_of_chance_once(client: Client) -> None:
    session = client.new(game="rheingold", map=MAP)
    leaves = [client.call("perft", session=session, depth=depth)["leaves"] for depth in range(4)]
    # d1: -, S1-1, S1-2; then the six dice of the next player, or x1
    assert leaves == [1, 6, 6 * 3, 6 * (6 + 1 + 1)]
    session = before_the_castle(client)
    play(client, session, "4-BBB x4 +")
    assert client.call("perft", session=session, depth=1) == {"leaves": 4}


@pytest.mark.slow_without_jit
@pytest.mark.parametrize("effort", [{"level": "page"}, {"time_ms": 5}, {"simulations": 30}])
def test_search_takes_one_measure_of_effort(client: Client, effort: Any) -> None:
    session = before_the_castle(client)
    found = client.call("search", session=session, player=0, **effort)
    assert set(found) == {"action", "line", "values", "margins", "simulations", "proven"}
    assert found["action"] in client.call("legal", session=session)["actions"]
    assert len(found["values"]) == 2
    assert found["line"][0] == found["action"]
    assert client.refusal("search", session=session, player=1, **effort).code == -32602
    if "simulations" in effort:
        one, two = (client.call("search", session=session, seed="s", **effort) for _ in range(2))
        assert one == two
        assert one["simulations"] == 30


@pytest.mark.parametrize("chosen", ["loch", CROWDED], ids=["loch", "object"])
def test_a_loaded_record_is_the_same_game(client: Client, chosen: Any) -> None:
    session = client.new(game="rheingold", map=chosen, players=3, rounds=3)
    for _ in range(4):
        client.call("roll", session=session)
        play(client, session, "-")
    record = client.call("record", session=session)
    record |= {"players": ["Ann", "Bé", "Cy"], "event": "a fine evening"}
    loaded = client.call("load", record=record)
    assert loaded["setup"] == record["setup"]
    assert client.call("record", session=loaded["session"]) == record
    for method in ("legal", "score"):
        assert client.call(method, session=loaded["session"]) == client.call(
            method, session=session
        )


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": "richelieu"}, "options."),
        ({"actions": ["d1", "d1"]}, "record.actions[1]"),
        ({"actions": ["roll"]}, "record.actions[0]"),
        ({"actions": ["=0"]}, "record.actions[0]"),
        ({"players": ["Ann"]}, "record.players"),
        ({"result": {"totals": [0, 0], "winners": [0, 1]}}, "record.result"),
        ({"options": {"map": "loch"}}, "setup.map"),
        ({"setup": {"map": MAP, "first": 5}}, "setup.first"),
        ({"setup": {"map": {**MAP, "paths": 0}, "first": 0}}, "setup.map.paths"),
    ],
)
def test_a_bad_record_is_refused_by_field(client: Client, change: Any, field: str) -> None:
    record = client.call("record", session=client.new(game="rheingold", map=MAP))
    error = client.refusal("load", record={**record, **change})
    assert error.code == -32602
    assert error.message.startswith(field)
    assert len(client.engine.sessions) == 1


def test_games_of_both_kinds_are_kept_apart_and_closed(client: Client) -> None:
    sessions = [client.new(game=game) for game in ("rheingold", "richelieu", "rheingold")]
    play(client, sessions[0], "d6")
    play(client, sessions[1], "A1")
    assert client.call("legal", session=sessions[2])["actions"] == DICE
    for session in sessions:
        assert client.call("close", session=session) == {}
        assert "session" in client.refusal("roll", session=session).message
    assert len(client.engine.sessions) == 0
