"""The engine answers any input, preserves its games and continues."""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.client import CODES, Client
from tests.games.rheingold.boards import board_map
from tests.games.rheingold.samples import random_game
from tests.json_values import json_values
from tests.volume import SEED, some

from blazon.engine.methods import METHODS

CLIENT = Client()
LIVE = CLIENT.new("garbage")
ENDED = CLIENT.new("garbage")
CLIENT.play_out(ENDED)
CLIENT.call("play", session=LIVE, actions=["A1", "-"])
RHEINGOLD = [
    str(CLIENT.call("load", record=game.record.to_builtins())["session"])
    for game in (
        random_game({"map": board_map()}, "garbage", 60),
        random_game({"map": "loch", "players": 5, "rounds": 1}, "garbage"),
    )
]
OPEN = [LIVE, ENDED, *RHEINGOLD]

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
FLOATS = st.floats(allow_nan=False, allow_infinity=False)
JSON = json_values(st.none() | st.booleans() | st.integers() | FLOATS | TEXT, TEXT)


def records() -> list[Any]:
    """The state of the games, which garbage must not change."""
    return [CLIENT.call("record", session=session) for session in OPEN]


def check(line: bytes) -> Any:
    """Send a line; a refusal must name the caller's mistake and change nothing."""
    before = records()
    answer = CLIENT.send(line)
    if answer is None or "error" in answer:
        assert records() == before
    if answer is not None and "error" in answer:
        assert answer["error"]["code"] in CODES
    return answer


@settings(deadline=None)
@given(st.binary(max_size=200))
def test_random_bytes_are_refused(line: bytes) -> None:
    answer = check(line)
    assert (answer is None) == (not line.strip())
    assert answer is None or "error" in answer


@settings(deadline=None)
@given(JSON)
def test_random_json_is_refused(message: Any) -> None:
    assert "error" in check(json.dumps(message).encode())


@settings(deadline=None)
@given(
    st.fixed_dictionaries(
        {},
        optional={
            "jsonrpc": st.just("2.0") | JSON,
            "id": JSON,
            "method": st.sampled_from([*METHODS]) | JSON,
            "params": JSON,
        },
    )
)
def test_random_requests_are_answered_unless_they_are_notifications(message: Any) -> None:
    answer = check(json.dumps(message).encode())
    if answer is None:
        assert "id" not in message


PARAMS: dict[str, Any] = {
    "session": st.sampled_from([*OPEN, "none"]),
    "actions": st.lists(
        st.sampled_from(["A2", "B12", "-", "R", "*", "@D4", "^C5", "x"])
        | st.sampled_from(["d1", "d6", "S1-1", "7-9", "x1", "x4", "+", "=0", "=?", "5-CCC"])
    ),
    "count": st.integers(-2, 200),
    "player": st.none() | st.integers(-1, 3),
    "depth": st.integers(-1, 2),
    "game": st.sampled_from(["richelieu", "rheingold"]),
    "options": st.fixed_dictionaries(
        {}, optional={"players": st.integers(1, 5), "edition": st.sampled_from(["duel", "court"])}
    )
    | st.fixed_dictionaries(
        {},
        optional={
            "players": st.integers(1, 6),
            "map": st.sampled_from(["rhine", "loch", board_map()]) | JSON,
            "rounds": st.none() | st.integers(-1, 5),
        },
    ),
    "setup": st.fixed_dictionaries(
        {"map": st.sampled_from(["rhine", "loch", board_map()]), "first": st.integers(-1, 5)}
    ),
    "seed": TEXT,
    "simulations": st.integers(-1, 20),
}
NOT_INTEGERS = JSON.filter(lambda value: not isinstance(value, int))


@settings(deadline=None)
@given(st.data(), st.sampled_from([*METHODS]))
def test_any_parameters_are_taken_or_refused(data: st.DataObject, method: str) -> None:
    fields = METHODS[method].__struct_fields__
    params = {
        name: data.draw(PARAMS.get(name, NOT_INTEGERS) | NOT_INTEGERS, name)
        for name in fields
        if name == "simulations" or data.draw(st.integers(0, 9), f"{name}?")
    }
    if params.get("session") in OPEN and method in ("play", "roll", "undo", "close"):
        copied = CLIENT.call("load", record=CLIENT.call("record", session=params["session"]))
        params["session"] = copied["session"]
    request = {"jsonrpc": "2.0", "id": 7, "method": method, "params": params}
    answer = check(json.dumps(request).encode())
    assert answer["id"] == 7
    for session in (answer.get("result"), params):
        if isinstance(session, dict) and session.get("session") not in (None, *OPEN):
            CLIENT.send({**request, "method": "close", "params": {"session": session["session"]}})


def request(method: str, /, **params: Any) -> bytes:
    """A well-formed request as a line."""
    return json.dumps({"jsonrpc": "2.0", "id": 7, "method": method, "params": params}).encode()


VALID = [
    request("games"),
    request("new", game="richelieu", options={"edition": "court", "players": 3}, seed="s"),
    request("load", record=CLIENT.call("record", session=LIVE)),
    request("legal", session=LIVE),
    request("play", session=LIVE, actions=["A2", "nonsense"]),
    request("undo", session=LIVE, count=200),
    request("view", session=LIVE, player=None),
    request("score", session=ENDED),
    request("record", session=ENDED),
    request("perft", session=ENDED, depth=3),
    request("roll", session=LIVE),
    request("search", session=ENDED, simulations=5),
    request("close", session="none"),
    request("new", game="rheingold", options={"players": 5, "map": "loch", "rounds": 3}, seed="s"),
    request("new", game="rheingold", setup={"map": board_map(), "first": 1}),
    *[request("load", record=CLIENT.call("record", session=session)) for session in RHEINGOLD],
    request("play", session=RHEINGOLD[0], actions=["-", "d3", "nonsense"]),
    request("view", session=RHEINGOLD[0], player=1),
    request("roll", session=RHEINGOLD[1]),
]


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(VALID), st.randoms(use_true_random=False))
def test_a_damaged_request_is_taken_or_refused(line: bytes, rng: random.Random) -> None:
    damaged = bytearray(line)
    for _ in range(rng.choice([1, 1, 2, 5])):
        place = rng.randrange(len(damaged))
        match rng.randrange(4):
            case 0:
                damaged[place] = rng.randrange(256)
            case 1:
                damaged[place] ^= 1 << rng.randrange(8)
            case 2:
                del damaged[place : place + rng.choice([1, 4, len(damaged)])]
            case _:
                damaged[place:place] = rng.choice([b'"', b"[", b"}", b",", b"-", b"0", b"\\u0000"])
        if not damaged:
            return
    answer = check(bytes(damaged))
    result = answer.get("result") if answer is not None else None
    if isinstance(result, dict) and "session" in result:
        CLIENT.call("close", session=result["session"])


def malformed_lines(rng: random.Random, session: str, first: str) -> list[Callable[[], bytes]]:
    """Functions that make a line that must cause an error; ``first`` is a legal action."""

    def cut() -> bytes:
        line = rng.choice(VALID)
        return line[: rng.randrange(1, len(line))]

    def envelope() -> bytes:
        message = {"jsonrpc": "2.0", "id": 1, "method": "games"}
        message[rng.choice(["jsonrpc", "method", "params"])] = rng.choice([None, 7, "?"])
        return json.dumps(message).encode()

    return [
        lambda: b"x" + rng.randbytes(rng.randrange(60)).replace(b"\n", b""),
        cut,
        envelope,
        lambda: json.dumps(rng.choice([None, 1, "a", [], {}, [[]], [VALID[0].decode()]])).encode(),
        lambda: request(rng.choice(["", "rpc.x", "Play", "é"]), session=session),
        lambda: request("play", session=session, actions=rng.choice([1, None, first, [first, 1]])),
        lambda: request(
            "play", session=session, actions=[first, rng.choice([first, "?", "R", ""])]
        ),
        lambda: request("legal", session=rng.choice([None, 5, "", session + "x"])),
        lambda: request("undo", session=session, count=rng.choice([0, -1, 10**50, "1", 1.5])),
        lambda: request("view", session=session, player=rng.choice([-1, 2, "0", True])),
        lambda: request("new", game=rng.choice(["", "chess", None]), options={}),
        lambda: request("new", game="richelieu", setup={"cards": [rng.random()]}),
        lambda: request(
            "new", game="rheingold", setup={"map": rng.choice([0, "", {}]), "first": 0}
        ),
        lambda: request("new", game="rheingold", options={"map": {"name": "x", "nodes": [0]}}),
        lambda: request("load", record=rng.choice([None, [], {"format": "blazon/1"}, {"x": 1}])),
        lambda: request("perft", session=session, depth=rng.choice([-1, "2", None, [], 1.5])),
        lambda: request("search", session=session, simulations=rng.choice([0, -7, "9", False])),
        lambda: b"[" * rng.randrange(1, 3000),
        lambda: b'{"jsonrpc":"2.0","id":' + b"9" * rng.randrange(4500, 6000) + b"}",
        lambda: b'"\\ud8' + b"%02x" % rng.randrange(256) + b'"',
    ]


def test_malformed_lines_do_no_harm() -> None:
    client, rng = Client(), random.Random(SEED)
    sessions = [client.new("steady", game="rheingold", rounds=9), client.new("steady")]
    kinds = malformed_lines(rng, sessions[0], "d4") + malformed_lines(rng, sessions[1], "A1")
    before = [client.call("record", session=session) for session in sessions]
    for number in range(some(100_000)):
        line = kinds[number % len(kinds)]()
        answer = client.engine.handle(line)
        assert answer is not None, line
        assert b'"error":{"code":' in answer, line
        assert b"-32603" not in answer, line
    assert [client.call("record", session=session) for session in sessions] == before
    assert len(client.engine.sessions) == 2
    for session in sessions:
        client.play_out(session)
        assert client.call("record", session=session)["result"] is not None


def test_games_actions_and_refusals_leave_no_memory_behind() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.engine.growing"], capture_output=True, text=True, check=True
    )
    grown = json.loads(ran.stdout)
    assert len(grown) == 5
    assert max(grown.values()) < 20_000, grown
