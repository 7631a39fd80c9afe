"""Rheingold through the protocol: dice and shields."""

from typing import Any

import pytest
from tests.engine.client import Client
from tests.games.rheingold.boards import board, board_map, bring, ready

MAP = board_map()
DICE = [f"d{number}" for number in range(1, 7)]
STATE = {"player", "turn", "phase", "over", "actions_played"}


@pytest.fixture
def client() -> Client:
    return Client()


def play(client: Client, session: str, tokens: str) -> Any:
    return client.call("play", session=session, actions=tokens.split())["state"]


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


def test_a_shield_is_drawn_by_the_engine_or_by_token(client: Client) -> None:
    game = ready(bring(board(players=2), 1, at_6=1), 0, at_4=5)
    session = client.call("load", record=game.record.to_builtins())["session"]
    assert play(client, session, "4-BBB x4 +")["phase"] == "DRAW"
    legal = client.call("legal", session=session)
    assert (legal["player"], legal["actions"]) == (None, ["=0", "=1", "=2", "=3"])
    assert client.call("perft", session=session, depth=1) == {"leaves": 4}
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
    assert "ROLL" in client.complaint("search", session=session, simulations=5)
    assert client.refusal("search", session=session, player=0, simulations=5).code == -32602
    play(client, session, "d1")
    error = client.refusal("roll", session=session)
    assert error.code == 1
    assert error.data["action"] == "roll"
    assert (error.data["index"], error.data["phase"]) == (0, "MOVE")
    assert error.data["legal"] == client.call("legal", session=session)["actions"]
    assert client.call("record", session=session)["actions"] == ["d1"]
