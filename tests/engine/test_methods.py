"""The methods of the protocol, one after the other."""

import logging
from typing import Any

import pytest
from tests.engine.client import Client

from blazon.engine.methods import METHODS
from blazon.engine.serve import Engine

HUGE_DECK = dict.fromkeys(["BOU2", "BOU1"], int("9" * 4300))
STATE = {"player", "turn", "phase", "over", "actions_played"}


def test_the_same_seed_deals_the_same_game(client: Client) -> None:
    one, two, other = (client.call("new", game="richelieu", seed=seed) for seed in ("a", "a", "b"))
    assert one["setup"] == two["setup"] != other["setup"]
    assert one["session"] != two["session"]
    assert one["state"] == {
        "player": one["setup"]["first"],
        "turn": one["setup"]["first"],
        "phase": "TAKE",
        "over": False,
        "actions_played": 0,
    }


@pytest.mark.parametrize(
    ("params", "field"),
    [
        ({}, "game"),
        ({"game": "chess"}, "game"),
        ({"game": ["richelieu"]}, "game"),
        ({"game": "richelieu", "options": []}, "options"),
        ({"game": "richelieu", "options": None}, "options"),
        ({"game": "richelieu", "options": {"editon": "duel"}}, "editon"),
        ({"game": "richelieu", "options": {"players": 3}}, "players"),
        ({"game": "richelieu", "options": {"deck": {"cards": HUGE_DECK}}}, "options.deck.cards"),
        *(({"game": "richelieu", "seed": one}, "seed") for one in (5, None)),
        ({"game": "richelieu", "setup": {}}, "setup"),
        ({"game": "richelieu", "setup": []}, "setup"),
        ({"game": "richelieu", "sed": "a"}, "sed"),
    ],
)
def test_new_names_what_is_wrong(client: Client, params: Any, field: str) -> None:
    assert field in client.complaint("new", **params)
    assert len(client.engine.sessions) == 0


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"format": "blazon/2"}, "record.format"),
        ({"actions": ["A1", "A1"]}, "record.actions[1]"),
        ({"surplus": 1}, "surplus"),
    ],
)
def test_a_bad_record_is_refused_by_field(client: Client, change: Any, field: str) -> None:
    record = client.call("record", session=client.new())
    assert field in client.complaint("load", record={**record, **change})
    assert len(client.engine.sessions) == 1


@pytest.mark.parametrize("record", [None, 1, "Game: richelieu", [], {}])
def test_what_is_no_record_is_refused(client: Client, record: Any) -> None:
    assert client.refusal("load", record=record).code == -32602


def test_a_closed_session_is_an_unknown_one(client: Client, session: str) -> None:
    assert client.call("close", session=session) == {}
    for method, fields in METHODS.items():
        if "session" in fields.__struct_fields__:
            needed = {"actions": [], "player": 0, "depth": 1}
            params = {name: needed[name] for name in needed if name in fields.__struct_fields__}
            assert "session" in client.complaint(method, session=session, **params)


@pytest.mark.parametrize("method", METHODS)
def test_an_unknown_parameter_is_refused_by_name(client: Client, method: str) -> None:
    known: dict[str, Any] = {"session": client.new(), "game": "richelieu", "actions": []}
    known |= {"record": {}, "player": 0, "depth": 0}
    fields = METHODS[method].__struct_fields__
    params = {name: value for name, value in known.items() if name in fields}
    message = client.complaint(method, **params, colour="red")
    assert "colour" in message
    assert all(name in message for name in fields)


@pytest.mark.parametrize("session", [1, None, [], {}, "", "none"])
def test_what_is_no_session_is_refused(client: Client, session: Any) -> None:
    assert "session" in client.complaint("legal", session=session)


def test_games_are_kept_apart(client: Client) -> None:
    one, two = client.new("same"), client.new("same")
    client.call("play", session=one, actions=["A1"])
    assert client.call("record", session=two)["actions"] == []


def test_too_many_open_games_are_refused_until_one_is_closed() -> None:
    client = Client(Engine(most_sessions=3))
    sessions = [client.new() for _ in range(3)]
    record = client.call("record", session=sessions[0])
    for method, params in (("new", {"game": "richelieu"}), ("load", {"record": record})):
        assert "close a session first" in client.complaint(method, **params)
    client.call("close", session=sessions[0])
    client.new()


def test_what_nobody_foresaw_is_logged_and_the_engine_goes_on(
    client: Client, session: str, caplog: pytest.LogCaptureFixture
) -> None:
    client.engine.sessions["broken"] = object()  # type: ignore[assignment]
    with caplog.at_level(logging.ERROR):
        assert client.refusal("score", session="broken").code == -32603
    assert "Traceback" in caplog.text
    assert client.call("legal", session=session)["phase"] == "TAKE"
    assert len(client.call("record", session=session)) == 7
    assert set(client.call("play", session=session, actions=["A1"])["state"]) == STATE
