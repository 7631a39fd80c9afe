"""Playing through the protocol: legal actions, play, refusals and undo."""

from typing import Any

import pytest
from tests.engine.client import Client


def test_play_of_nothing_plays_nothing(client: Client, session: str) -> None:
    assert client.call("play", session=session, actions=[])["state"]["actions_played"] == 0
    client.play_out(session)
    assert client.call("play", session=session, actions=[])["state"]["over"] is True


@pytest.mark.parametrize(
    "token", ["A1", "B5", "R", "*", "^C5", "", "a1", "A01", "\u0661", "x" * 999]
)
def test_an_illegal_action_is_reported_with_its_place_and_nothing_is_played(
    client: Client, session: str, token: str
) -> None:
    before = client.call("record", session=session)
    error = client.refusal("play", session=session, actions=["A1", "-", token, "A12"])
    assert error.code == 1
    assert error.data == {
        "action": token,
        "index": 2,
        "phase": "TAKE",
        "legal": ["A2", "A12", "B1", "B12", "C1", "C12", "D1", "D12"],
    }
    assert client.call("record", session=session) == before


@pytest.mark.parametrize("entry", [1, None, True, ["A1"], {}, 1.5])
def test_an_entry_that_is_no_string_is_refused_before_anything_is_played(
    client: Client, session: str, entry: Any
) -> None:
    assert "actions[1]" in client.complaint("play", session=session, actions=["nonsense", entry])
    assert client.call("record", session=session)["actions"] == []


def test_after_the_end_nothing_is_played_and_undo_goes_back(client: Client, session: str) -> None:
    client.play_out(session)
    record = client.call("record", session=session)
    turn = client.call("legal", session=session)["turn"]
    legal = {"player": None, "turn": turn, "phase": "OVER", "actions": []}
    assert client.call("legal", session=session) == legal
    for token in ("A1", "-", "nonsense"):
        assert client.refusal("play", session=session, actions=[token]).code == 2
    assert client.refusal("roll", session=session).code == 1
    assert client.refusal("search", session=session, simulations=10).code == -32602
    assert client.call("perft", session=session, depth=10**30) == {"leaves": 1}
    assert client.call("record", session=session) == record
    state = client.call("undo", session=session)["state"]
    assert state["over"] is False
    assert state["turn"] == turn


def test_a_list_that_goes_on_after_the_end_is_refused_whole(client: Client, session: str) -> None:
    client.play_out(session)
    last = client.call("record", session=session)["actions"][-3:]
    client.call("undo", session=session, count=3)
    error = client.refusal("play", session=session, actions=[*last, "-"])
    assert error.code == 2
    assert error.data == {"action": "-", "index": 3, "phase": "OVER", "legal": []}
    assert client.call("play", session=session, actions=last)["state"]["over"] is True


@pytest.mark.parametrize("count", [0, -1, 3, 10**30, True, 1.0, "1", None])
def test_a_bad_count_undoes_nothing(client: Client, session: str, count: Any) -> None:
    client.call("play", session=session, actions=["A1", "-"])
    assert "count" in client.complaint("undo", session=session, count=count)
    assert client.call("record", session=session)["actions"] == ["A1", "-"]
