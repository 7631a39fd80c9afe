"""WebSockets from a client's side, frame by frame: received, refused, held back and closed."""

import asyncio
from typing import Any

import pytest
from tests.service.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    Listener,
    connected,
    frame,
)
from tests.service.people import until
from tests.service.serving import UPGRADE, heard, said, serving
from tests.service.timers import timers
from websockets.frames import Frame, Opcode

from blazon.service.base.limits import (
    CLOSE_SECONDS,
    LARGEST_MESSAGE,
    MOST_UNANSWERED,
    PING_SECONDS,
)
from blazon.service.http.websocket import GoneError, WebSocket, text_head


async def test_messages_come_whole_and_in_order() -> None:
    app = Listener()
    async with connected(app, frame(TEXT, b"early")) as client:
        client.send(
            frame(TEXT, "zwöl".encode()[:3], is_last=False),
            frame(PING, b"there?"),
            frame(CONTINUATION, "zwöl".encode()[3:], is_last=False),
            frame(CONTINUATION, b"f"),
            frame(BINARY, b"\xff"),
            frame(TEXT, LARGEST_MESSAGE * b"x"),
        )
        assert await client.hear() == (PONG, b"there?")
        client.send(frame(CLOSE, b"\x03\xe8bye"))
        assert await client.hear() == (CLOSE, b"\x03\xe8bye")
        assert await client.is_closed()
        await app.has_ended.wait()
    assert app.heard == ["early", "zwölf", b"\xff", LARGEST_MESSAGE * "x", None]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"open", is_masked=False), 1002),
        (frame(CONTINUATION, b"of nothing"), 1002),
        (frame(3, b"unknown"), 1002),
        (frame(PING, 126 * b"x"), 1002),
        (frame(TEXT, b"\xff"), 1007),
        (frame(TEXT, (LARGEST_MESSAGE + 1) * b"x"), 1009),
        (frame(TEXT, b"x", is_last=False) + frame(CONTINUATION, LARGEST_MESSAGE * b"x"), 1009),
    ],
)
async def test_what_is_no_message_ends_the_socket(sent: bytes, code: int) -> None:
    app = Listener()
    async with connected(app) as client:
        client.send(frame(TEXT, b"well"), sent, frame(TEXT, b"too late"))
        kind, body = await client.hear()
        assert (kind, int.from_bytes(body[:2], "big")) == (CLOSE, code)
        assert await client.is_closed()
        await app.has_ended.wait()
    assert app.heard == ["well", None]


async def test_a_socket_that_is_closed_waits_for_the_answer() -> None:
    over = asyncio.Event()

    async def work(wire: WebSocket) -> None:
        assert wire.write(b"last")
        wire.close(4408, "too slow")
        assert not wire.write(b"nothing after that")
        with pytest.raises(GoneError):
            await wire.writable()
        assert await wire.next_message() is None
        over.set()

    async with connected(work) as client:
        assert await client.hear() == (TEXT, b"last")
        assert await client.hear() == (CLOSE, (4408).to_bytes(2, "big") + b"too slow")
        await over.wait()
        assert timers().seconds[0] <= CLOSE_SECONDS < PING_SECONDS, "for one who does not answer"
        client.send(frame(TEXT, b"not heard"), frame(CLOSE, (4408).to_bytes(2, "big")))
        assert await client.is_closed()


async def test_of_a_client_that_is_not_answered_little_is_read() -> None:
    count, heard, go_on = 4_000, list[Any](), asyncio.Event()

    async def work(wire: WebSocket) -> None:
        await go_on.wait()
        while len(heard) < count:
            heard.append(await wire.next_message())

    async with connected(work) as client:
        client.writer.transport.set_write_buffer_limits(0)
        client.send(*[frame(TEXT, b"%d" % at + 8_000 * b" ") for at in range(count)])
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(client.writer.drain(), 0.3)
        go_on.set()
        await client.writer.drain()
        await until(lambda: len(heard) == count)
    assert [int(one) for one in heard] == list(range(count))
    assert count > MOST_UNANSWERED


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_the_head_of_a_text_is_the_one_that_the_library_writes(size: int) -> None:
    text = size * b"x"
    assert text_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_who_does_not_read_has_messages_wait_in_order() -> None:
    wait = asyncio.Event()

    async def work(wire: WebSocket) -> None:
        number = 0
        while wire.write(b"%05d" % number + 10_000 * b" "):
            number += 1
        wait.set()
        for _ in range(100):
            await wire.writable()
            assert wire.write(b"%05d" % number + 10_000 * b" ")
            number += 1
        wire.close(1000, "")

    async with connected(work) as client:
        await wait.wait()
        heard = []
        while (found := await client.hear())[0] == TEXT:
            heard.append(int(found[1]))
        assert heard == list(range(len(heard)))
        assert len(heard) > 100


@pytest.mark.parametrize(
    ("answers", "status"),
    [
        ([{"type": "websocket.close"}], 403),
        (
            [
                {"type": "websocket.http.response.start", "status": 421, "headers": []},
                {"type": "websocket.http.response.body", "body": b"no"},
            ],
            421,
        ),
        ([], 500),
        ([{"type": "websocket.send", "text": "too early"}], 500),
    ],
)
async def test_a_handshake_is_refused(answers: list[dict[str, Any]], status: int) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        for answer in answers:
            await send(answer)

    async with serving(app) as port:
        answer = await heard(await said(port, UPGRADE))
    assert answer.startswith(b"HTTP/1.1 %d " % status)


async def test_a_request_that_is_no_handshake_is_refused() -> None:
    async with serving(None) as port:
        answer = await heard(await said(port, UPGRADE.replace(b"version: 13", b"version: 7")))
    assert answer.startswith(b"HTTP/1.1 400 ")
