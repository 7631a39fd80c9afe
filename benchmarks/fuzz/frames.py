"""WebSocket frames at a running table: raw bytes, odd frames, and odd messages in good frames."""

import json
import struct
from typing import Any

from benchmarks.fuzz.choices import Choices
from benchmarks.fuzz.house import House, house, split

SECONDS = 0.25
MESSAGES: list[Any] = [
    {"t": "ping"},
    {"t": "do", "id": "a", "d": {"do": "play", "action": "A1", "version": 2, "seat": 0}},
    {"t": "do", "id": "a", "d": {"do": "undo", "count": 1, "version": 2, "seat": 0}},
    {"t": "do", "id": "b", "d": {"do": "ask-undo", "left": 0, "version": 2, "seat": 0}},
    {"t": "do", "id": "c", "d": {"do": "answer", "agree": True, "seat": 1}},
    {"t": "do", "id": "d", "d": {"do": "hand-over", "bot": "random", "seat": 0}},
    {"t": "do", "id": "e", "d": {"do": "take-back", "seat": 0}},
    {"t": "do", "id": "f", "d": {"do": "set-chat", "chat": False}},
    {"t": "do", "id": "g", "d": {"do": "join", "name": "x", "text": "y", "link": "z"}},
    {"t": "do", "id": "h", "d": {"do": "resign", "seat": 0}},
    {"t": "see", "seat": 0},
    {"t": "see", "seat": None},
    {"t": "say", "id": "b", "text": "hello"},
]
TEXT, CLOSE, PING = 1, 8, 9
KINDS = (TEXT, 2, 0, CLOSE, PING, 10, 3, 15)
CODES = (1000, 1001, 0, 999, 1005, 1006, 1007, 1015, 2999, 3000, 4999, 5000, 65_535)
SIZES = (0, 125, 126, 127, 65_535, 65_536, 2**31, 2**63, 2**64 - 1)
QUERIES = ("seat=0&v=2", "v=2&lang=en", "seat=1&lang=fr", "seat=7", "since=1", "lang=xx", "v=9")


def seeds() -> list[bytes]:
    """Every message, every kind of frame, and raw bytes."""
    messages = [bytes([at % 4, at % 3, 0, 0, 0, at, 0]) for at in range(len(MESSAGES))]
    frames = [bytes([0, 0, 1, kind, 1, 0, 0, 0, 3, 65, 66, 67]) for kind in range(len(KINDS))]
    return [*messages, *frames, bytes([0, 0, 3]) + b"\x89\x80\1\2\3\4"]


def check(data: bytes) -> float:
    """The server answers or closes the socket, and goes on as before."""
    here = house()
    here.run(_check(here, Choices(data)))
    return SECONDS


async def _check(here: House, choices: Choices) -> None:
    table, cookie = await here.table()
    query, way = choices.among(QUERIES), choices.below(256)
    wire = here.connect()
    wire.give(
        f"GET /api/tables/{table}/socket?{query} HTTP/1.1\r\nhost: localhost\r\n"
        f"cookie: {cookie}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    await here.settle(wire)
    assert bytes(wire.received[9:12]) in (b"", b"101", b"403"), wire.received[:100]
    for piece in split(_frames(choices), way):
        wire.give(piece)
    await here.settle(wire)
    received = await here.part(wire)
    assert b"Traceback" not in received


def _frames(choices: Choices) -> bytes:
    found = b""
    while not choices.is_over and len(found) < 20_000:
        match choices.below(4):
            case 0:
                message = choices.among(MESSAGES)
                if choices.below(2):
                    message = choices.damaged(message)
                found += _frame(TEXT, json.dumps(message).encode(), 129)
            case 1:
                found += _odd_frame(choices)
            case 2:
                code = struct.pack("!H", choices.among(CODES))
                found += _frame(CLOSE, code + choices.take(choices.below(140)), 136)
            case _:
                found += choices.rest()
    return found


def _odd_frame(choices: Choices) -> bytes:
    """A frame whose flags, length or mask may be wrong."""
    kind, flags = choices.among(KINDS), choices.below(8)
    size = choices.among(SIZES) if choices.below(4) == 3 else None
    body = bytes([choices.below(256)]) * (choices.below(256) ** 2 // 3) + choices.take(
        choices.below(30)
    )
    first = kind | (0 if flags == 1 else 0x40 if flags == 2 else 0x80)
    return _frame(kind, body, first, size, is_masked=flags != 3)


def _frame(
    kind: int, body: bytes, first: int, size: int | None = None, *, is_masked: bool = True
) -> bytes:
    length = len(body) if size is None else size
    mask = 0x80 if is_masked else 0
    if length < 126:
        head = bytes([first | kind, length | mask])
    elif length < 65_536:
        head = bytes([first | kind, 126 | mask]) + struct.pack("!H", length)
    else:
        head = bytes([first | kind, 127 | mask]) + struct.pack("!Q", length)
    return head + bytes(4) * is_masked + body  # this mask changes nothing
