"""Floods of small things: each client pays for what it sends, and the others go on."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.service.frames import CLOSE, CONTINUATION, PING, PONG, TEXT, Listener, connected, frame
from tests.service.people import new_table
from tests.service.servers import running
from tests.service.serving import heard, said, serving
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from blazon.client import Server
from blazon.service.base.limits import LARGEST_MESSAGE, MOST_UNCOUNTED, PARSED_AT_ONCE, RATES
from blazon.service.base.refusals import Refusal
from blazon.service.http.websocket import WebSocket

POLICY_VIOLATION = 1008
ALLOWED = 50
"""The number of frames that the application in these tests allows."""


class Counter:
    """Allows a number of frames that are no messages, and hears the others."""

    def __init__(self) -> None:
        self.counted, self.app = 0, Listener()

    async def work(self, wire: WebSocket) -> None:
        """Receive everything."""
        wire.count_frame = self
        await self.app(wire)

    def __call__(self) -> None:
        """Count a frame."""
        self.counted += 1
        if self.counted > ALLOWED:
            raise Refusal("rate", "too many")


@pytest.mark.parametrize(
    "flood",
    [frame(PING), frame(PONG), frame(CONTINUATION, is_last=False)],
    ids=["pings", "pongs", "empty parts of a message"],
)
async def test_a_client_that_sends_too_many_frames_is_cut_off(flood: bytes) -> None:
    counter = Counter()
    async with connected(counter.work) as client:
        client.send(frame(TEXT, b"begins", is_last=False) + 100_000 * flood)
        pongs, (kind, body) = 0, await client.hear()
        while kind == PONG:
            pongs += 1
            kind, body = await client.hear()
        assert (kind, int.from_bytes(body[:2], "big")) == (CLOSE, POLICY_VIOLATION)
        await counter.app.has_ended.wait()
    assert counter.app.heard == [None]
    assert pongs <= ALLOWED + PARSED_AT_ONCE // len(flood)
    # The rest is thrown away uncounted.
    assert counter.counted == ALLOWED + 1


@pytest.mark.parametrize("flood", [frame(PING), frame(PONG), frame(TEXT, b"1")])
@pytest.mark.parametrize("is_counted", [False, True])
async def test_frames_after_the_end_are_few(
    flood: bytes, is_counted: bool, caplog: pytest.LogCaptureFixture
) -> None:
    sockets = list[WebSocket]()

    async def work(wire: WebSocket) -> None:
        wire.count_frame = Counter() if is_counted else None
        sockets.append(wire)
        wire.close(4404, "not for you")
        assert await wire.next_message() is None

    async with connected(work) as client:
        assert (await client.hear())[0] == CLOSE
        client.send(1_000_000 * flood)
        with suppress(ConnectionError):
            while await client.reader.read(LARGEST_MESSAGE):
                pass
    assert sockets[0]._uncounted <= MOST_UNCOUNTED + PARSED_AT_ONCE // len(flood)
    assert not caplog.records


async def test_a_flood_after_the_end_loses_nothing_that_the_client_has_yet_to_read() -> None:
    written, has_closed, sockets = 0, asyncio.Event(), list[WebSocket]()

    async def work(wire: WebSocket) -> None:
        nonlocal written
        sockets.append(wire)
        while wire.write(50_000 * b"x"):
            written += 1
            await asyncio.sleep(0)
        wire.close(4408, "too slow")
        has_closed.set()
        assert await wire.next_message() is None

    async with connected(work) as client:
        await has_closed.wait()
        client.send(10 * MOST_UNCOUNTED * frame(TEXT, b"1"))
        while not sockets[0]._is_failed:
            await asyncio.sleep(0.01)
        heard, (kind, body) = 0, await client.hear()
        while kind == TEXT:
            heard += 1
            kind, body = await client.hear()
        assert heard == written
        assert (kind, int.from_bytes(body[:2], "big")) == (CLOSE, 4408)
        assert await client.is_closed()


async def test_nothing_is_written_to_a_lost_connection(caplog: pytest.LogCaptureFixture) -> None:
    async def work(wire: WebSocket) -> None:
        wire._transport.abort()
        for _ in range(20):
            assert wire.write(b"an answer")

    async with connected(work) as client:
        with suppress(ConnectionError):
            assert await client.is_closed()
    assert not caplog.records


async def test_messages_and_answers_to_pings_are_not_counted() -> None:
    counter = Counter()
    async with connected(counter.work) as client:
        client.send(*[frame(TEXT, b"%d" % at) for at in range(10 * ALLOWED)])
        client.send(frame(CLOSE, b"\3\xe8"))
        await counter.app.has_ended.wait()
    assert counter.app.heard == [*map(str, range(10 * ALLOWED)), None]
    assert counter.counted == 0


async def test_small_messages_wait_unread_as_large_ones_do() -> None:
    count, numbers, go_on = 2_000_000, list[Any](), asyncio.Event()

    async def work(wire: WebSocket) -> None:
        await go_on.wait()
        while (message := await wire.next_message()) is not None:
            numbers.append(message)

    async with connected(work) as client:
        client.writer.transport.set_write_buffer_limits(0)
        client.send(count * frame(TEXT, b"1"))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(client.writer.drain(), 0.5)
        assert not numbers
        go_on.set()
        client.writer.transport.abort()


async def test_floods_at_a_table_end_the_socket_and_no_other(tmp_path: Path) -> None:
    with running(tmp_path, limits="on", bot_workers="1") as server:
        async with Server(server.url) as ann:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "page"}]
            table = await new_table(ann, *seats, first=0)
            async with ann.watch(table, 0) as seat:
                await seat.wait(lambda: bool(seat.legal))
                address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
                async with connect(address, origin=None) as pinging:
                    await _flooded(pinging, lambda: pinging.ping(), 2 * RATES["frame"].burst)
                async with connect(address) as wrong:
                    await _flooded(wrong, lambda: wrong.send("no"), 3 * RATES["refused"].burst)
                version = seat.version
                await seat.play(seat.legal[0])
                assert seat.version > version


async def _flooded(socket: Any, send: Any, count: int) -> None:
    """The server closes the socket with 1008, before it has answered all of this."""
    with pytest.raises(ConnectionClosed) as closed:
        await _send_and_hear(socket, send, count)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == POLICY_VIOLATION


async def _send_and_hear(socket: Any, send: Any, count: int) -> None:
    for _ in range(count):
        await send()
    while True:  # on a slow machine, it may send more in this time
        await send()
        with suppress(TimeoutError):
            await asyncio.wait_for(socket.recv(), 0.01)


@pytest.mark.parametrize("path", ["/api/tables", "/nowhere"])
@pytest.mark.parametrize("more", ["", "content-length: 5\r\n"], ids=["chunks", "and a length"])
async def test_a_body_in_chunks_is_refused_before_it_is_read(path: str, more: str) -> None:
    asked = list[str]()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        asked.append(scope["path"])

    head = f"POST {path} HTTP/1.1\r\nhost: a\r\n{more}transfer-encoding: chunked\r\n\r\n"
    async with serving(app) as port:
        answer = await heard(await said(port, head.encode() + 10_000 * b"1\r\nx\r\n"))
    head, _, body = answer.decode().partition("\r\n\r\n")
    assert head.startswith("HTTP/1.1 411 Length Required\r\n")
    assert "Content-Length" in json.loads(body)["message"]
    assert not asked
