"""Slow or numerous clients, and several requests on one connection."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import pytest
from tests.service.people import rounds
from tests.service.serving import UPGRADE, Stream, heard, said, serving
from uvicorn.protocols.http.h11_impl import H11Protocol

from blazon.service.base.limits import ADDRESS_SHARE, CONNECTIONS_OF_SHARE
from blazon.service.http import admission, protocol, websocket

GET = b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"
HEAD = b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n"
SECONDS = 0.6
LARGE = 32 * 1024 * 1024


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines of fractions of a second."""
    allow(monkeypatch, SECONDS)
    for name in ("PING", "PONG", "CLOSE", "UNREAD"):
        monkeypatch.setattr(websocket, f"{name}_SECONDS", SECONDS)


def allow(monkeypatch: pytest.MonkeyPatch, seconds: float, *names: str) -> None:
    """Let what happens over HTTP take this long."""
    for name in names or ("REQUEST", "KEEP_ALIVE", "ANSWER"):
        monkeypatch.setattr(protocol, f"{name}_SECONDS", seconds)


async def is_well(stream: Stream) -> None:
    """The next answer is well."""
    assert (await stream[0].readuntil(b"well")).startswith(b"HTTP/1.1 200 ")


async def is_socket(stream: Stream) -> None:
    """The connection has become a socket."""
    assert b" 101 " in await stream[0].readuntil(b"\r\n\r\n")


class Ended:
    """The results of the requests that reached the application."""

    def __init__(self) -> None:
        self.events = list[str]()
        self.begun = 0
        """The number of requests whose headers have come."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Read everything, with a large answer at ``/large``; or hold a socket until it is gone."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            self.events.append((await receive())["type"])
            return
        self.begun += 1
        message = await receive()
        while message.get("more_body"):
            message = await receive()
        self.events.append(message["type"])
        body = b"x" * LARGE if scope["path"] == "/large" else b"well"
        length = (b"content-length", str(len(body)).encode())
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        await send({"type": "http.response.body", "body": body})


@pytest.mark.parametrize("data", [b"", b"GET / HT", GET[:-2], HEAD, HEAD + b"12345678"])
async def test_a_request_must_come_whole_in_time(data: bytes) -> None:
    app = Ended()
    async with serving(app) as port:
        stream = await said(port, data)
        assert (await heard(stream)).startswith(b"HTTP/1.1 408 ")
    assert app.events == (["http.disconnect"] if data.startswith(HEAD) else [])


@pytest.mark.parametrize("data", [GET, HEAD])
async def test_bytes_one_by_one_do_not_put_the_deadline_off(data: bytes) -> None:
    async with serving(Ended()) as port:
        reader, writer = await said(port)

        async def drip() -> None:
            for byte in data[:-1] + b"123456789":
                writer.write(bytes([byte]))
                await asyncio.sleep(SECONDS / 10)

        dripping = asyncio.create_task(drip())
        said_last = await heard((reader, writer))
        # The write may be the first to notice that the connection is closed.
        assert said_last == b"reset" or said_last.startswith(b"HTTP/1.1 408 ")
        assert not dripping.done(), "it was given up although bytes came"
        dripping.cancel()


async def test_whoever_is_quick_is_answered_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    allow(monkeypatch, 3600)
    app, loop, passed = Ended(), asyncio.get_running_loop(), 0
    monkeypatch.setattr(loop, "time", lambda: time.monotonic() + passed)
    async with serving(app) as port:
        reader, writer = await said(port)
        for number in range(1, 7):
            writer.write(HEAD)
            while app.begun < number:
                await asyncio.sleep(0.01)
            passed += 1800
            writer.write(b"123456789")
            await is_well((reader, writer))
        passed += 3600
        assert await reader.read() == b"", "and left after the pause for the next"
        writer.close()
    assert app.events == ["http.request"] * 6


@pytest.mark.parametrize("high", [None, 2 * LARGE])
async def test_an_answer_that_is_not_read_is_given_up(
    monkeypatch: pytest.MonkeyPatch, high: int | None
) -> None:
    """Also if it fits the server's buffer, and the connection waits for the next request."""
    made = H11Protocol.connection_made

    def connection_made(connection: H11Protocol, transport: asyncio.Transport) -> None:
        transport.set_write_buffer_limits(high)
        made(connection, transport)

    monkeypatch.setattr(H11Protocol, "connection_made", connection_made)
    async with serving(Ended()) as port:
        lazy = await asyncio.open_connection("127.0.0.1", port, limit=4096)
        lazy[1].write(GET.replace(b"/ ", b"/large ", 1))
        await asyncio.sleep(4 * SECONDS)
        assert 0 < len(await heard(lazy)) < LARGE


async def test_a_socket_that_answers_no_ping_is_gone() -> None:
    app = Ended()
    async with serving(app) as port:
        stream = await said(port, UPGRADE)
        await is_socket(stream)
        await heard(stream)
        assert app.events == ["websocket.disconnect"]


async def admitted(port: int, data: bytes) -> tuple[bytes, Stream]:
    """The first line of an answer, once the server has noticed that another connection ended."""
    while True:
        stream = await said(port, data)
        with suppress(ConnectionResetError):
            if line := await stream[0].readline():
                return line, stream
        stream[1].close()


async def test_one_address_does_not_keep_others_out(monkeypatch: pytest.MonkeyPatch) -> None:
    allow(monkeypatch, 60, "REQUEST", "KEEP_ALIVE")
    most = CONNECTIONS_OF_SHARE * ADDRESS_SHARE
    async with serving(Ended()) as port:
        slow = [await said(port, b"GET /") for _ in range(most)]
        assert await heard(await said(port, GET)) in (b"", b"reset")
        other = await said(port, GET, "127.0.0.2")
        await is_well(other)
        slow.pop()[1].close()
        line, upgraded = await admitted(port, UPGRADE)
        assert b" 101 " in line, "a socket is no longer one"
        again = await said(port, GET)
        await is_well(again)
        for stream in (*slow, other, upgraded, again):
            stream[1].close()


WAITS = {
    "nothing sent": (b"", GET),
    "a first byte": (b"G", GET[1:]),
    "a request without its end": (HEAD + b"12345678", b"9"),
    "another request": (GET + b"G", GET[1:]),
    "a pause after a request": (GET, GET),
}


@pytest.mark.parametrize(("sent", "rest"), WAITS.values(), ids=WAITS)
async def test_a_newcomer_takes_the_place_of_the_oldest_that_waits_for_a_request(
    sent: bytes, rest: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    allow(monkeypatch, 60, "REQUEST", "KEEP_ALIVE")
    monkeypatch.setattr(admission, "MOST_HTTP_CONNECTIONS", 3)
    async with serving(Ended()) as port:
        slow = []
        for _ in range(3):
            slow.append(await said(port, sent))
            if GET in sent:
                await slow[-1][0].readuntil(b"well")
        other = await said(port, GET, "127.0.0.2")
        await is_well(other)
        assert await heard(slow[0]) in (b"", b"reset")
        for stream in slow[1:]:
            stream[1].write(rest)
            await is_well(stream)
        for stream in (*slow, other):
            stream[1].close()


async def test_requests_being_answered_and_sockets_make_no_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    allow(monkeypatch, 60, "REQUEST")
    monkeypatch.setattr(admission, "MOST_HTTP_CONNECTIONS", 2)
    app = Patient()
    async with serving(app) as port:
        answered = [await said(port, GET) for _ in range(2)]
        while len(app.paths) < 2:
            await asyncio.sleep(0.01)
        assert await heard(await said(port, GET)) in (b"", b"reset")
        app.head.set()
        app.body.set()
        for stream in answered:
            await is_well(stream)
            stream[1].close()

    ended = Ended()
    async with serving(ended) as port:
        socket = await said(port, UPGRADE)
        await is_socket(socket)
        for _ in range(3):
            stream = await said(port, GET)
            await is_well(stream)
            stream[1].close()
        assert not ended.events.count("websocket.disconnect")
        socket[1].close()


@pytest.mark.parametrize(
    ("target", "seen"),
    [
        ("/a?b=c", "localhost /a b=c"),
        ("//a", "localhost //a "),
        ("http://example.org/a?b=c", "example.org /a b=c"),
        ("HTTPS://example.org:81/a%2Fb", "example.org:81 /a/b "),
        ("http://[::1]:81", "[::1]:81 / "),
        ("http://example.org?b=c", "example.org / b=c"),
        ("http://example.org/http://localhost/", "example.org /http://localhost/ "),
    ],
)
async def test_a_target_may_be_a_whole_address_and_its_host_counts(target: str, seen: str) -> None:
    async def app(scope: Any, _: Any, send: Any) -> None:
        [host] = [value for name, value in scope["headers"] if name == b"host"]
        body = b" ".join([host, scope["path"].encode(), scope["query_string"]])
        if scope["type"] == "websocket":
            await send({"type": "websocket.http.response.start", "status": 403, "headers": []})
            await send({"type": "websocket.http.response.body", "body": body})
            return
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body})

    async with serving(app) as port:
        for request in (GET, UPGRADE):
            line = f"GET {target} ".encode()
            asked = request.replace(b"GET / ", line).replace(b"\r\n", b"\r\nx-first: 1\r\n", 1)
            stream = await said(port, asked)
            await stream[0].readuntil(b"\r\n\r\n")
            assert seen.encode() in await stream[0].read(200)
            stream[1].close()


@pytest.mark.parametrize(
    "target",
    ["a", "*", "example.org:80", "ftp://example.org/", "http:///", "http://me@example.org/"],
)
async def test_any_other_target_is_refused(target: str) -> None:
    app = Ended()
    async with serving(app) as port:
        stream = await said(port, GET.replace(b"GET / ", f"GET {target} ".encode()))
        assert (await heard(stream)).startswith(b"HTTP/1.1 400 ")
    assert not app.begun


HELLO = bytes.fromhex("16030100c8010000c40303") + 190 * b"x"
"""How a client begins that expects TLS."""


async def test_a_client_that_sends_tls_is_hinted_at_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    async with serving(Ended()) as port:
        for _ in range(3):
            assert (await heard(await said(port, HELLO))).startswith(b"HTTP/1.1 400 ")
        assert b"400" in (await heard(await said(port, b"no request\r\n\r\n")))
    [line] = caplog.messages
    assert "TLS" in line
    assert "http://" in line


LAST = b"GET /last HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
OLD = b"GET /last HTTP/1.0\r\n\r\n"
TURNS = 50
"""Turns of the loop after which a server has read what was sent; on a busy machine perhaps not."""


class Patient:
    """Answers in two parts, each when it is told to."""

    def __init__(self) -> None:
        self.paths = list[str]()
        self.head, self.body = asyncio.Event(), asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        self.paths.append(scope["path"])
        await self.head.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await self.body.wait()
        await send({"type": "http.response.body", "body": b"well"})


@pytest.mark.parametrize("after", [b"x", LAST, b"\r\n\r\n", 3_000_000 * b"x"])
@pytest.mark.parametrize("when", ["at once", "before", "during the answer"])
@pytest.mark.parametrize("last", [LAST, OLD], ids=["last", "old"])
async def test_the_last_request_is_answered_whatever_follows_it(
    last: bytes, when: str, after: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    app = Patient()
    async with serving(app) as port:
        app.head.set()
        app.body.set()
        stream = await said(port, b"GET /first HTTP/1.1\r\nhost: localhost\r\n\r\n")
        await is_well(stream)
        app.head.clear()
        app.body.clear()
        stream[1].write(last)
        if when != "at once":
            await rounds(TURNS)
        if when == "during the answer":
            app.head.set()
            assert await stream[0].readuntil(b"\r\n\r\n")
        stream[1].write(after)
        await rounds(TURNS)
        app.head.set()
        app.body.set()
        assert b"well" in await heard(stream)
    assert app.paths == ["/first", "/last"]
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]
