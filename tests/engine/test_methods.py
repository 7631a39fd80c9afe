"""The methods of the protocol, one after the other."""

import logging
from typing import Any

import pytest
from tests.engine.client import Client, RefusedError

from blazon.engine.methods import METHODS
from blazon.engine.serve import Engine

DISC_CELLS = ["A4", "A8", "B2", "B7", "C6", "C11", "D5", "D9"]
HUGE_DECK = dict.fromkeys(["BOU2", "BOU1"], int("9" * 4300))
STATE = {"player", "turn", "phase", "over", "actions_played"}


@pytest.fixture
def client() -> Client:
    return Client()


def refusal(client: Client, method: str, /, **params: Any) -> RefusedError:
    """The error that a call is answered with."""
    with pytest.raises(RefusedError) as caught:
        client.call(method, **params)
    return caught.value


def first_legal(client: Client, session: str) -> str:
    return str(client.call("legal", session=session)["actions"][0])


def test_games_lists_richelieu_with_its_options(client: Client) -> None:
    (richelieu,) = [game for game in client.call("games") if game["game"] == "richelieu"]
    assert richelieu["players"] == [2, 4]
    assert richelieu["options"]["edition"] == {"default": "duel", "choices": ["duel", "court"]}
    assert set(richelieu["options"]) == {"edition", "players", "ending"}


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


def test_a_setup_counts_before_a_seed_and_comes_back_as_given(client: Client) -> None:
    setup = client.call("new", game="richelieu", seed="a")["setup"]
    assert client.call("new", game="richelieu", seed="b", setup=setup)["setup"] == setup


def test_options_are_filled_in(client: Client) -> None:
    session = client.new(edition="court")
    options = client.call("record", session=session)["options"]
    assert options == {"edition": "court", "players": 2, "ending": "full"}


@pytest.mark.parametrize(
    ("params", "field"),
    [
        ({}, "game"),
        ({"game": "chess"}, "game"),
        ({"game": ["richelieu"]}, "game"),
        ({"game": "richelieu", "options": []}, "options"),
        ({"game": "richelieu", "options": None}, "options"),
        ({"game": "richelieu", "options": {"editon": "duel"}}, "editon"),
        ({"game": "richelieu", "options": {"edition": {}}}, "edition"),
        ({"game": "richelieu", "options": {"players": 3}}, "players"),
        ({"game": "richelieu", "options": {"players": True}}, "players"),
        ({"game": "richelieu", "options": {"deck": {"cards": HUGE_DECK}}}, "options.deck.cards"),
        ({"game": "richelieu", "seed": 5}, "seed"),
        ({"game": "richelieu", "seed": None}, "seed"),
        ({"game": "richelieu", "setup": {}}, "setup"),
        ({"game": "richelieu", "setup": []}, "setup"),
        ({"game": "richelieu", "sed": "a"}, "sed"),
    ],
)
def test_new_names_what_is_wrong(client: Client, params: Any, field: str) -> None:
    error = refusal(client, "new", **params)
    assert error.code == -32602
    assert field in error.message
    assert len(client.engine.sessions) == 0


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("cards", [], "setup.cards"),
        ("cards", ["BOU2"] * 48, "setup.cards"),
        ("cards", [["BOU2"]] * 48, "setup.cards.A1"),
        ("discs", {}, "setup.discs"),
        ("discs", dict.fromkeys(DISC_CELLS, "BOU"), "setup.discs"),
        ("first", 2, "setup.first"),
        ("first", True, "setup.first"),
        ("first", 10**300, "setup.first"),
        ("extra", 1, "setup"),
    ],
)
def test_a_malformed_setup_is_refused_by_field(
    client: Client, field: str, value: Any, named: str
) -> None:
    setup = client.call("new", game="richelieu")["setup"]
    error = refusal(client, "new", game="richelieu", setup={**setup, field: value})
    assert error.code == -32602
    assert named in error.message


@pytest.mark.parametrize("finished", [False, True])
def test_a_loaded_record_is_the_same_game(client: Client, finished: bool) -> None:
    session = client.new(edition="court", players=3)
    if finished:
        client.play_out(session)
    else:
        client.call("play", session=session, actions=[first_legal(client, session)])
    record = client.call("record", session=session)
    record |= {"players": ["Ann", "Bé", "Cy"], "event": "a fine evening", "fairness": {"x": [1]}}
    loaded = client.call("load", record=record)
    assert loaded["setup"] == record["setup"]
    assert loaded["state"]["actions_played"] == len(record["actions"])
    assert loaded["state"]["over"] is finished
    assert client.call("record", session=loaded["session"]) == record
    for method in ("legal", "score"):
        assert client.call(method, session=loaded["session"]) == client.call(
            method, session=session
        )


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"format": "blazon/2"}, "record.format"),
        ({"game": "chess"}, "game"),
        ({"actions": ["A1", "A1"]}, "record.actions[1]"),
        ({"actions": ["A1", 5]}, "record.actions[1]"),
        ({"players": ["Ann"]}, "record.players"),
        ({"players": ["Ann", "two\nlines"]}, "record.players[1]"),
        ({"result": {"totals": [1, 2], "winners": [1]}}, "record.result"),
        ({"options": {"players": 7}}, "options.players"),
        ({"setup": {}}, "setup"),
        ({"surplus": 1}, "surplus"),
    ],
)
def test_a_bad_record_is_refused_by_field(client: Client, change: Any, field: str) -> None:
    record = client.call("record", session=client.new())
    error = refusal(client, "load", record={**record, **change})
    assert error.code == -32602
    assert field in error.message
    assert len(client.engine.sessions) == 1


@pytest.mark.parametrize("record", [None, 1, "Game: richelieu", [], {}])
def test_what_is_no_record_is_refused(client: Client, record: Any) -> None:
    assert refusal(client, "load", record=record).code == -32602


def test_legal_tells_who_acts_and_how(client: Client) -> None:
    created = client.call("new", game="richelieu", seed="a")
    legal = client.call("legal", session=created["session"])
    first = created["setup"]["first"]
    ends = ["A1", "A12", "B1", "B12", "C1", "C12", "D1", "D12"]
    assert legal == {"player": first, "turn": first, "phase": "TAKE", "actions": ends}


def test_play_moves_on_and_answers_the_state(client: Client) -> None:
    session = client.new()
    first = client.call("legal", session=session)["player"]
    state = client.call("play", session=session, actions=["A1", "-"])["state"]
    assert state == {
        "player": 1 - first,
        "turn": 1 - first,
        "phase": "TAKE",
        "over": False,
        "actions_played": 2,
    }


def test_play_of_nothing_plays_nothing(client: Client) -> None:
    session = client.new()
    assert client.call("play", session=session, actions=[])["state"]["actions_played"] == 0
    client.play_out(session)
    assert client.call("play", session=session, actions=[])["state"]["over"] is True


@pytest.mark.parametrize(
    "token", ["A1", "B5", "R", "*", "^C5", "", "a1", "A01", "\u0661", "x" * 999]
)
def test_an_illegal_action_is_told_with_its_place_and_nothing_is_played(
    client: Client, token: str
) -> None:
    session = client.new()
    before = client.call("record", session=session)
    error = refusal(client, "play", session=session, actions=["A1", "-", token, "A12"])
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
    client: Client, entry: Any
) -> None:
    session = client.new()
    error = refusal(client, "play", session=session, actions=["nonsense", entry])
    assert error.code == -32602
    assert "actions[1]" in error.message
    assert client.call("record", session=session)["actions"] == []


def test_after_the_end_nothing_is_played_and_undo_goes_back(client: Client) -> None:
    session = client.new()
    client.play_out(session)
    record = client.call("record", session=session)
    turn = client.call("legal", session=session)["turn"]
    legal = {"player": None, "turn": turn, "phase": "OVER", "actions": []}
    assert client.call("legal", session=session) == legal
    for token in ("A1", "-", "nonsense"):
        assert refusal(client, "play", session=session, actions=[token]).code == 2
    assert refusal(client, "roll", session=session).code == 1
    assert refusal(client, "search", session=session, simulations=10).code == -32602
    assert client.call("perft", session=session, depth=10**30) == {"leaves": 1}
    assert client.call("record", session=session) == record
    state = client.call("undo", session=session)["state"]
    assert state["over"] is False
    assert state["turn"] == turn


def test_a_list_that_goes_on_after_the_end_is_refused_whole(client: Client) -> None:
    session = client.new()
    client.play_out(session)
    last = client.call("record", session=session)["actions"][-3:]
    client.call("undo", session=session, count=3)
    error = refusal(client, "play", session=session, actions=[*last, "-"])
    assert error.code == 2
    assert error.data == {"action": "-", "index": 3, "phase": "OVER", "legal": []}
    assert client.call("play", session=session, actions=last)["state"]["over"] is True


def test_undo_takes_back_that_many_actions(client: Client) -> None:
    session = client.new()
    tokens = ["A1", "-", "D12", "-"]
    records = [client.call("record", session=session)]
    for token in tokens:
        client.call("play", session=session, actions=[token])
        records.append(client.call("record", session=session))
    assert client.call("undo", session=session)["state"]["actions_played"] == 3
    assert client.call("record", session=session) == records[3]
    client.call("undo", session=session, count=3)
    assert client.call("record", session=session) == records[0]


@pytest.mark.parametrize("count", [0, -1, 3, 10**30, True, 1.0, "1", None])
def test_a_bad_count_undoes_nothing(client: Client, count: Any) -> None:
    session = client.new()
    client.call("play", session=session, actions=["A1", "-"])
    error = refusal(client, "undo", session=session, count=count)
    assert error.code == -32602
    assert "count" in error.message
    assert client.call("record", session=session)["actions"] == ["A1", "-"]


def test_a_view_shows_own_discs_and_legal_actions_only(client: Client) -> None:
    session = client.new()
    mover = client.call("legal", session=session)["player"]
    views = [client.call("view", session=session, player=who) for who in (mover, 1 - mover, None)]
    assert [bool(view["legal"]) for view in views] == [True, False, False]
    assert [view["observer"] for view in views] == [mover, 1 - mover, None]
    for view in views:
        for seat, before in enumerate(view["players"]):
            assert before["discs"] == ([] if seat == view["observer"] else None)


@pytest.mark.parametrize("player", [2, -1, True, 0.0, "0", []])
def test_a_view_for_nobody_at_the_table_is_refused(client: Client, player: Any) -> None:
    error = refusal(client, "view", session=client.new(), player=player)
    assert error.code == -32602
    assert "player" in error.message


def test_a_view_needs_an_observer(client: Client) -> None:
    assert "player" in refusal(client, "view", session=client.new()).message


def test_the_score_can_be_asked_at_any_time(client: Client) -> None:
    session = client.new()
    score = client.call("score", session=session)
    assert score["over"] is False
    assert score["totals"] == [-60, -60]
    assert score["winners"] == [0, 1]
    assert len(score["lines"]) == 12
    client.play_out(session)
    score = client.call("score", session=session)
    assert score["over"] is True
    result = client.call("record", session=session)["result"]
    assert result == {"totals": score["totals"], "winners": score["winners"]}


def count_sequences(client: Client, session: str, depth: int) -> int:
    if depth == 0:
        return 1
    actions = client.call("legal", session=session)["actions"]
    if not actions:
        return 1
    leaves = 0
    for token in actions:
        client.call("play", session=session, actions=[token])
        leaves += count_sequences(client, session, depth - 1)
        client.call("undo", session=session)
    return leaves


def test_perft_counts_what_can_be_played(client: Client) -> None:
    session = client.new()
    for depth in range(4):
        leaves = count_sequences(client, session, depth)
        assert client.call("perft", session=session, depth=depth) == {"leaves": leaves}
    client.play_out(session)
    client.call("undo", session=session, count=6)
    leaves = count_sequences(client, session, 8)
    assert client.call("perft", session=session, depth=8) == {"leaves": leaves}


@pytest.mark.parametrize("depth", [-1, -(10**30), True, 1.0, "1", None])
def test_perft_of_no_depth_is_refused(client: Client, depth: Any) -> None:
    error = refusal(client, "perft", session=client.new(), depth=depth)
    assert error.code == -32602
    assert "depth" in error.message


def test_there_is_nothing_to_roll_in_richelieu(client: Client) -> None:
    session = client.new()
    error = refusal(client, "roll", session=session)
    assert error.code == 1
    assert error.data["legal"] == client.call("legal", session=session)["actions"]


def test_search_answers_the_same_for_the_same_seed(client: Client) -> None:
    session = client.new()
    one, two = (client.call("search", session=session, simulations=300, seed="s") for _ in range(2))
    assert one == two
    assert set(one) == {"action", "line", "values", "simulations"}
    assert one["simulations"] == 300
    assert len(one["values"]) == 2
    assert one["line"][0] == one["action"]
    client.call("play", session=session, actions=one["line"])


@pytest.mark.parametrize("effort", [{"level": "page"}, {"time_ms": 5}, {"simulations": 5}])
def test_search_takes_one_measure_of_effort(client: Client, effort: Any) -> None:
    session = client.new()
    player = client.call("legal", session=session)["player"]
    found = client.call("search", session=session, player=player, **effort)
    assert found["action"] in client.call("legal", session=session)["actions"]


@pytest.mark.parametrize(
    ("params", "field"),
    [
        ({"level": "page", "simulations": 5}, "level"),
        ({"time_ms": 5, "simulations": 5}, "time_ms"),
        ({"level": "emperor"}, "level"),
        ({"level": 3}, "level"),
        ({"simulations": 0}, "simulations"),
        ({"simulations": True}, "simulations"),
        ({"simulations": 10**300}, "simulations"),
        ({"time_ms": -5}, "time_ms"),
        ({"time_ms": 10**400}, "time_ms"),
        ({"simulations": 5, "seed": 5}, "seed"),
        ({"simulations": 5, "player": None}, "player"),
        ({"simulations": 5, "player": 2}, "player"),
        ({"simulations": 5, "threads": 2}, "threads"),
    ],
)
def test_search_names_what_is_wrong(client: Client, params: Any, field: str) -> None:
    error = refusal(client, "search", session=client.new(), **params)
    assert error.code == -32602
    assert field in error.message


def test_only_the_player_to_move_is_searched_for(client: Client) -> None:
    session = client.new()
    player = client.call("legal", session=session)["player"]
    error = refusal(client, "search", session=session, player=1 - player, simulations=5)
    assert error.code == -32602


def test_a_closed_session_is_an_unknown_one(client: Client) -> None:
    session = client.new()
    assert client.call("close", session=session) == {}
    for method, fields in METHODS.items():
        if "session" in fields.__struct_fields__:
            needed = {"actions": [], "player": 0, "depth": 1}
            params = {name: needed[name] for name in needed if name in fields.__struct_fields__}
            error = refusal(client, method, session=session, **params)
            assert error.code == -32602
            assert "session" in error.message


@pytest.mark.parametrize("method", METHODS)
def test_an_unknown_parameter_is_refused_by_name(client: Client, method: str) -> None:
    known: dict[str, Any] = {"session": client.new(), "game": "richelieu", "actions": []}
    known |= {"record": {}, "player": 0, "depth": 0}
    fields = METHODS[method].__struct_fields__
    params = {name: value for name, value in known.items() if name in fields}
    error = refusal(client, method, **params, colour="red")
    assert error.code == -32602
    assert "colour" in error.message
    assert all(name in error.message for name in fields)


@pytest.mark.parametrize("session", [1, None, [], {}, "", "none"])
def test_what_is_no_session_is_refused(client: Client, session: Any) -> None:
    error = refusal(client, "legal", session=session)
    assert error.code == -32602
    assert "session" in error.message


def test_games_are_kept_apart(client: Client) -> None:
    one, two = client.new("same"), client.new("same")
    client.call("play", session=one, actions=["A1"])
    assert client.call("record", session=two)["actions"] == []


def test_too_many_open_games_are_refused_until_one_is_closed() -> None:
    client = Client(Engine(most_sessions=3))
    sessions = [client.new() for _ in range(3)]
    record = client.call("record", session=sessions[0])
    for method, params in (("new", {"game": "richelieu"}), ("load", {"record": record})):
        error = refusal(client, method, **params)
        assert error.code == -32602
        assert "close a session first" in error.message
    client.call("close", session=sessions[0])
    client.new()


def test_what_nobody_foresaw_is_logged_and_the_engine_goes_on(
    client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    session = client.new()
    client.engine.sessions["broken"] = object()  # type: ignore[assignment]
    with caplog.at_level(logging.ERROR):
        assert refusal(client, "score", session="broken").code == -32603
    assert "Traceback" in caplog.text
    assert client.call("legal", session=session)["phase"] == "TAKE"
    assert len(client.call("record", session=session)) == 7
    assert set(client.call("play", session=session, actions=["A1"])["state"]) == STATE
