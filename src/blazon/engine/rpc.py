"""Reads, checks and answers JSON-RPC 2.0, one message per line, for any methods.

https://www.jsonrpc.org/specification. Limits on the length and nesting of a line bound the memory
that any input can take.
"""

import codecs
import json
import re
from collections.abc import Iterator
from enum import IntEnum
from typing import Any, BinaryIO, NamedTuple

import msgspec

MAX_LINE = 4 * 1024 * 1024
"""The maximum length of a line in bytes, its end included; longer lines are discarded and
refused."""
MAX_DEPTH = 64
"""The maximum depth of nested lists and objects."""

_CHUNK = 64 * 1024
_ENCODER = msgspec.json.Encoder(order="sorted")
_EXPONENT = re.compile(b"e[-0-9]")
_NOT_PLAIN = re.compile("[^\x00-\x7e]+")


class Code(IntEnum):
    """The error codes: JSON-RPC's own, then the protocol's."""

    NOT_JSON = -32700
    NOT_A_REQUEST = -32600
    UNKNOWN_METHOD = -32601
    BAD_PARAMS = -32602
    INTERNAL = -32603
    ILLEGAL_ACTION = 1
    GAME_OVER = 2


class Fault(Exception):
    """The reason for refusing a message, as the caller reads it; nothing has changed."""

    def __init__(self, code: Code, message: str, data: Any = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.data = data


class Request(NamedTuple):
    """A call of a method, not yet checked against the methods."""

    method: str
    params: dict[str, Any]
    answered: bool
    """False for a notification, which has no id."""


def read_lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream until its end; only the first bytes of lines over ``MAX_LINE``.

    A byte order mark, which some programs put before the first line, is removed.
    """
    is_first = True
    while line := source.readline(MAX_LINE + 1):
        rest = line if len(line) > MAX_LINE else b""
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(_CHUNK)
        yield line.removeprefix(codecs.BOM_UTF8) if is_first else line
        is_first = False


def decode(line: bytes) -> Any:
    """The JSON value of a line; raises Fault. If a name occurs twice, the last one counts."""
    if len(line) > MAX_LINE:
        raise Fault(Code.NOT_JSON, f"a line must have at most {MAX_LINE} bytes")
    try:
        value = msgspec.json.decode(line)
    except RecursionError as error:
        raise Fault(Code.NOT_JSON, f"nested deeper than {MAX_DEPTH} levels") from error
    except ValueError as error:  # UnicodeDecodeError and all of msgspec's
        raise Fault(Code.NOT_JSON, f"not JSON: {error}") from error
    if line.count(b"[") + line.count(b"{") > MAX_DEPTH:
        _check_depth(value)
    return value


def _check_depth(value: Any) -> None:
    """Raise Fault if the value is nested deeper than ``MAX_DEPTH``."""
    level = [value]
    for _ in range(MAX_DEPTH + 1):
        containers = [item for item in level if isinstance(item, dict | list)]
        level = [
            child
            for item in containers
            for child in (item.values() if isinstance(item, dict) else item)
        ]
        if not containers:
            return
    raise Fault(Code.NOT_JSON, f"nested deeper than {MAX_DEPTH} levels")


def identity(message: Any) -> Any:
    """The id for the answer: null if it is missing or not a valid id."""
    found = message.get("id") if isinstance(message, dict) else None
    return found if isinstance(found, str | int | float) and not isinstance(found, bool) else None


def request(message: Any) -> Request:
    """A JSON value as a request; raises Fault."""
    if isinstance(message, list):
        raise Fault(Code.NOT_A_REQUEST, "batches are not supported: send one request per line")
    if not isinstance(message, dict):
        raise Fault(Code.NOT_A_REQUEST, "a request must be an object")
    if message.get("jsonrpc") != "2.0":
        raise Fault(Code.NOT_A_REQUEST, 'jsonrpc must be "2.0"')
    if message.get("id") is not None and identity(message) is None:
        raise Fault(Code.NOT_A_REQUEST, "id must be a string, a number or null")
    method, params = message.get("method"), message.get("params", {})
    if not isinstance(method, str):
        raise Fault(Code.NOT_A_REQUEST, "method must be a string")
    if isinstance(params, list):
        raise Fault(Code.BAD_PARAMS, "params must be given by name, as an object")
    if not isinstance(params, dict):
        raise Fault(Code.NOT_A_REQUEST, "params must be an object")
    return Request(method, params, answered="id" in message)


def success(identity: Any, result: Any) -> bytes:
    """The line that answers a request with its result."""
    return _encode({"jsonrpc": "2.0", "id": identity, "result": result})


def failure(identity: Any, fault: Fault) -> bytes:
    """The line that answers a message with its fault."""
    error: dict[str, Any] = {"code": int(fault.code), "message": fault.message}
    if fault.data is not None:
        error["data"] = fault.data
    return _encode({"jsonrpc": "2.0", "id": identity, "error": error})


def _encode(message: Any) -> bytes:
    """One line of ASCII, whatever the texts contain, so nobody can read it as two lines."""
    line = _ENCODER.encode(message)
    if b"0.0000" in line or _EXPONENT.search(line):
        # Very large or small numbers are written as Python writes them, which takes longer.
        text = json.dumps(message, sort_keys=True, separators=(",", ":"), allow_nan=False)
        return text.encode("ascii") + b"\n"
    if not line.isascii() or b"\x7f" in line:
        text = _NOT_PLAIN.sub(lambda found: json.dumps(found[0])[1:-1], line.decode())
        line = text.encode("ascii")
    return line + b"\n"
