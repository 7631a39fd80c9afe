"""HTTP/1.1: raw bytes, odd and pipelined requests, and odd bodies, cut into pieces anywhere."""

import json
import re
from functools import cache
from typing import Any

from tests.games.richelieu import samples

from benchmarks.fuzz.choices import Choices
from benchmarks.fuzz.house import House, house, split
from blazon.service.base.refusals import STATUS

SECONDS = 0.25
METHODS = ("GET", "POST", "PATCH", "DELETE", "HEAD", "OPTIONS", "get", "G(T", "", "X" * 3000)
TARGETS = (
    *("/api/tables", "/api/tables/T", "/api/tables/T/commands", "/api/tables/T/chat", "/", "*", ""),
    *(
        "/api/records",
        "/api/session",
        "/api/games",
        "/api/tables/mine",
        "/api/results",
        "/api/people/invitations",
        "/api/people/R/invite",
        "/api/tables/T/record",
    ),
    *("http://localhost/api/games", "http://other/api/games", "//api//games", "/%00", "/%ff", "/é"),
    *(
        "/api/tables/T?seat=0&lang=de&v=2",
        "/api/tables/T?seat=" + "9" * 400,
        "/" + "x" * 3000,
        "/?",
    ),
    *("/assets/../../etc/passwd", "/api/tables/T/replay?at=0", "/metrics", "/health", "/ready"),
    *("/api/schema/openapi.json", "/api/tables/T/socket", "/api/tables/T/why?token=A1&lang=en"),
)
VERSIONS = ("HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/9.9", "http/1.1", "")
HEADERS = (
    *("content-length: 0", "content-length: 5", "content-length: -1", "content-length: 1, 2"),
    *("content-length: 99999999999999999999", "transfer-encoding: chunked", "connection: close"),
    *("transfer-encoding: gzip, chunked", "transfer-encoding: identity", "connection: keep-alive"),
    *("expect: 100-continue", "upgrade: websocket", "connection: upgrade", "host: localhost"),
    *(
        "host: other",
        "host: a\r\nhost: b",
        "host: [",
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
    ),
    *("sec-websocket-version: 13", "x-folded: a\r\n b", " space: x", "no colon", ": empty", "é: é"),
    *("cookie: blazon=x", "cookie: " + "a=b;" * 900, "origin: null", "origin: http://[", "a: \0"),
    *(
        "x-forwarded-for: 1.2.3.4",
        "x-large: " + "y" * 5000,
        "accept-encoding: gzip",
        "range: bytes=0",
    ),
    *("if-none-match: *", "content-type: text/plain", "accept-language: " + "de," * 900),
)


def seeds() -> list[bytes]:
    """Requests to every target, with every header, with every body, and raw bytes."""
    targets = [bytes([0, 0, 0, at, 0, 0, 0]) for at in range(len(TARGETS))]
    headers = [bytes([at % 3, 0, 1, at % 9, 0, 1, at, 0]) for at in range(len(HEADERS))]
    bodies = [bytes([0, 1, at, 0]) for at in range(len(_bodies()))]
    raw = [b"\0\2GET / HTTP/1.1\r\nhost: localhost\r\n\r\nGET /health HTTP/1.1\r\n\r\n"]
    return [*targets, *headers, *bodies, *raw]


@cache
def _bodies() -> list[tuple[str, str, Any]]:
    """Requests that carry something: method, target and content."""
    seats = [{"kind": "me"}, {"kind": "open", "name": "x"}, {"kind": "bot", "bot": "page"}]
    pace = {"kind": "live", "game_seconds": 600, "turn_seconds": 5}
    table = {"game": "richelieu", "seats": seats[:2], "listed": True, "pace": pace, "id": "a"}
    play = {"do": "play", "action": "A1", "version": 2, "seat": 0}
    return [
        ("POST", "/api/tables", {**table, "options": {"edition": "court"}}),
        ("POST", "/api/tables/T/commands", {"id": "x", "d": play}),
        ("POST", "/api/tables/T/commands", {"id": "y", "d": {"do": "invite", "seat": 0}}),
        ("POST", "/api/tables/T/chat", {"text": "hello"}),
        ("PATCH", "/api/session", {"name": "Ann"}),
        (
            "POST",
            "/api/records",
            {"record": samples.random_game({}, "fuzz", 9).record.to_builtins()},
        ),
        ("POST", "/api/tables/T/hint", {"seat": 0}),
    ]


def check(data: bytes) -> float:
    """The server answers or closes the connection, and goes on as before."""
    here = house()
    here.run(_check(here, Choices(data)))
    return SECONDS


async def _check(here: House, choices: Choices) -> None:
    table, cookie = await here.table()
    way = choices.below(256)
    sent = b""
    while len(sent) < 50_000:
        sent += _request(choices, cookie)
        if choices.is_over:
            break
    received = await here.talk(*split(sent.replace(b"/T", f"/{table}".encode()), way))
    allowed = {
        *STATUS.values(),
        100,
        101,
        200,
        201,
        202,
        204,
        304,
        400,
        404,
        405,
        408,
        411,
        413,
        415,
    }
    for status in re.findall(rb"HTTP/1\.1 (\d+) ", received):
        assert int(status) in allowed, received[:2000]
    assert b"Traceback" not in received


def _request(choices: Choices, cookie: str) -> bytes:
    match choices.below(3):
        case 0:
            method, target = choices.among(METHODS), choices.among(TARGETS)
            version, headers = choices.among(VERSIONS), [f"cookie: {cookie}"]
            if choices.below(4) < 3:
                headers.append("host: localhost")
            headers += [choices.among(HEADERS) for _ in range(choices.below(6))]
            body = choices.take(choices.below(40))
        case 1:
            method, target, content = choices.among(_bodies())
            if choices.below(4):
                content = choices.damaged(content)
            body, version = json.dumps(content).encode(), "HTTP/1.1"
            headers = ["host: localhost", f"cookie: {cookie}", "content-type: application/json"]
            headers.append(f"content-length: {len(body)}")
        case _:
            return choices.rest()
    head = "\r\n".join([f"{method} {target} {version}", *headers, "", ""])
    return head.encode("utf-8", "surrogatepass") + body
