"""The engine's JSON-RPC 2.0."""

import codecs
import io
import json
import tracemalloc
from typing import Any

import pytest
from tests.engine.client import Client

from blazon.engine.rpc import MAX_DEPTH, MAX_LINE, read_lines, success

GAMES = {"jsonrpc": "2.0", "id": 1, "method": "games"}


def code_of(answer: Any) -> int:
    return int(answer["error"]["code"])


@pytest.mark.parametrize("identity", ["", "a", "\u2028 é", 0, -1, 1.5, 10**30, None])
def test_an_answer_bears_the_id_of_its_request(client: Client, identity: Any) -> None:
    answer = client.send({**GAMES, "id": identity})
    assert answer["id"] == identity
    assert type(answer["id"]) is type(identity)
    assert "result" in answer


@pytest.mark.parametrize(
    "result",
    [
        {"b": [1, -1, 10**30, None, True], "a": {"é": "", "e": (), "": {}}},
        {"ä": 1, "z": 2, "\uffff": 3, "\U0001f0cf": 4, "\x7f": 5},
        "".join(map(chr, [*range(256), 0x2028, 0xFFFF, 0x1F0CF])),
        [0.1, -0.0, 1.5, 1e15, 1e16, -1.25e17, 1e300, 1e-4, 1e-5, 2.5e-7, 5e-324],
        ["e1", "1e-5", "0.00001", ",1e16]"],
    ],
)
def test_an_answer_is_written_as_python_writes_json(result: Any) -> None:
    message = {"jsonrpc": "2.0", "id": 1, "result": result}
    text = json.dumps(message, sort_keys=True, separators=(",", ":"))
    assert success(1, result) == f"{text}\n".encode()


@pytest.mark.parametrize("identity", [True, False, [], {}, [1]])
def test_a_malformed_id_is_refused_without_an_id(client: Client, identity: Any) -> None:
    answer = client.send({**GAMES, "id": identity})
    assert answer["id"] is None
    assert code_of(answer) == -32600


def test_a_notification_is_carried_out_and_gets_no_answer(client: Client, session: str) -> None:
    tokens = client.call("legal", session=session)["actions"][:1]
    play = {"jsonrpc": "2.0", "method": "play", "params": {"session": session, "actions": tokens}}
    assert client.send(play) is None
    assert client.call("record", session=session)["actions"] == tokens


@pytest.mark.parametrize(
    "notification",
    [
        {"jsonrpc": "2.0", "method": "no such method"},
        {"jsonrpc": "2.0", "method": "close", "params": {"session": "none"}},
    ],
)
def test_a_notification_that_goes_wrong_gets_no_answer_either(
    client: Client, notification: Any
) -> None:
    assert client.send(notification) is None


@pytest.mark.parametrize("line", [b"", b"\n", b" \t \r\n"])
def test_a_blank_line_is_ignored(client: Client, line: bytes) -> None:
    assert client.send(line) is None


@pytest.mark.parametrize(
    "line",
    [
        b"garbage",
        b"{",
        b'{"jsonrpc": "2.0", "id": 1, "method": "games"',
        b'{"jsonrpc": "2.0", "id": 1, "method": "games"} {}',
        b'{"jsonrpc": "2.0", "id": NaN, "method": "games"}',
        b'{"jsonrpc": "2.0", "id": Infinity, "method": "games"}',
        b'{"jsonrpc": "2.0", "id": 1e999, "method": "games"}',
        b'{"jsonrpc": "2.0", "id": ' + b"9" * 5000 + b', "method": "games"}',
        b'{"jsonrpc": "2.0", "id": "\\ud800", "method": "games"}',
        b'{"jsonrpc": "2.0", "id": "\xff", "method": "games"}',
        b'{"jsonrpc": "2.0", "id": "\xed\xa0\x80", "method": "games"}',
        b"\x00",
        b"[" * 1_000_000,
        b'{"":' * 100_000,
        b"[" * (MAX_DEPTH + 1) + b"]" * (MAX_DEPTH + 1),
        b"[" * 500 + b"]" * 500,
    ],
    ids=lambda line: repr(line[:40]),
)
def test_what_is_not_json_is_refused(client: Client, line: bytes) -> None:
    answer = client.send(line)
    assert code_of(answer) == -32700
    assert answer["id"] is None


@pytest.mark.parametrize(
    "message",
    [
        *[0, "games", None, True, {}, [], [GAMES], [GAMES, GAMES]],
        *[{"id": 1, "method": "games"}, {**GAMES, "jsonrpc": "1.0"}, {**GAMES, "jsonrpc": 2.0}],
        *[{"jsonrpc": "2.0", "id": 1}, {**GAMES, "method": 5}, {**GAMES, "method": None}],
        *[{**GAMES, "params": None}, {**GAMES, "params": "all"}],
        {"jsonrpc": "2.0", "id": 1, "result": {}},
    ],
)
def test_what_is_no_request_is_refused(client: Client, message: Any) -> None:
    answer = client.send(message)
    assert code_of(answer) == -32600
    assert answer["id"] == (message.get("id") if isinstance(message, dict) else None)


@pytest.mark.parametrize("method", ["", "rpc.discover", "Games", "games ", "__init__", "answer"])
def test_an_unknown_method_is_refused(client: Client, method: str) -> None:
    assert code_of(client.send({**GAMES, "method": method})) == -32601


@pytest.mark.parametrize("params", [[], [1], ["richelieu"]])
def test_params_by_position_are_refused(client: Client, params: Any) -> None:
    assert code_of(client.send({**GAMES, "params": params})) == -32602


def test_other_members_of_a_request_are_ignored(client: Client) -> None:
    assert "result" in client.send({**GAMES, "comment": "by hand"})


def test_of_a_name_that_occurs_twice_the_last_counts(client: Client) -> None:
    answer = client.send(b'{"jsonrpc":"2.0","id":1,"id":2,"method":"games"}')
    assert answer["id"] == 2


def test_an_answer_is_one_line_of_ascii_with_sorted_keys(client: Client) -> None:
    line = client.engine.handle(json.dumps({**GAMES, "id": "é\u2028\n"}).encode())
    assert line is not None
    assert line.isascii()
    assert line.count(b"\n") == 1
    assert list(json.loads(line)) == ["id", "jsonrpc", "result"]


def test_nesting_up_to_the_bound_is_read(client: Client) -> None:
    assert code_of(client.send(b"[" * MAX_DEPTH + b"]" * MAX_DEPTH)) == -32600


def test_a_line_up_to_the_bound_is_read_and_a_longer_one_refused(client: Client) -> None:
    line = json.dumps(GAMES).encode()
    longest = line.ljust(MAX_LINE - 1) + b"\n"
    assert "result" in client.send(longest)
    assert code_of(client.send(b" " + longest)) == -32700
    assert code_of(client.send(b" " * (MAX_LINE + 1))) == -32700


def test_a_line_without_an_end_is_read_too() -> None:
    assert list(read_lines(io.BytesIO(b"one\n\ntwo"))) == [b"one\n", b"\n", b"two"]


def test_the_first_line_may_begin_with_a_byte_order_mark() -> None:
    marked = codecs.BOM_UTF8 + b"one\n"
    assert list(read_lines(io.BytesIO(marked * 2))) == [b"one\n", marked]


class _Endless(io.RawIOBase):
    """A stream of one line of this many bytes and a short one, not kept in memory."""

    def __init__(self, size: int) -> None:
        self.left = size
        self.after = b"\nshort\n"

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        count = min(len(buffer), self.left)
        if count:
            buffer[:count] = b"x" * count
            self.left -= count
            return count
        buffer[: len(self.after)] = self.after
        count, self.after = len(self.after), b""
        return count


def test_of_a_line_too_long_only_the_beginning_is_kept() -> None:
    tracemalloc.start()
    lines = list(read_lines(io.BufferedReader(_Endless(64 * MAX_LINE))))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert [len(line) for line in lines] == [MAX_LINE + 1, len(b"short\n")]
    assert peak < 4 * MAX_LINE
