"""Rheingold through the protocol: maps, dice and shields."""

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
    first = answer["setup"]["first"]
    assert first in range(players)
    assert answer["setup"] == {"map": chosen, "first": first}
    waiting = {"player": None, "turn": first, "phase": "ROLL"}
    assert answer["state"] == {**waiting, "over": False, "actions_played": 0}
    assert client.call("legal", session=answer["session"]) == {**waiting, "actions": DICE}
    record = client.call("record", session=answer["session"])
    assert record["options"] == {**options, "rounds": None}


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


def test_games_of_both_kinds_are_kept_apart_and_closed(client: Client) -> None:
    sessions = [client.new(game=game) for game in ("rheingold", "richelieu", "rheingold")]
    play(client, sessions[0], "d6")
    play(client, sessions[1], "A1")
    assert client.call("legal", session=sessions[2])["actions"] == DICE
    for session in sessions:
        assert client.call("close", session=session) == {}
        assert "session" in client.refusal("roll", session=session).message
    assert len(client.engine.sessions) == 0
