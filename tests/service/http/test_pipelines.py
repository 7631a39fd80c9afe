"""Several requests on one connection, and data after the last one."""

import asyncio
import logging
from typing import Any

import pytest
from tests.service.serving import heard, said, serving

LAST = b"GET /last HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
OLD = b"GET /last HTTP/1.0\r\n\r\n"


TURNS = 50
"""Turns of the loop after which a server has read what was sent; on a busy machine perhaps not."""


async def let_read() -> None:
    for _ in range(TURNS):
        await asyncio.sleep(0)


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
def test_the_last_request_is_answered_whatever_follows_it(
    last: bytes, when: str, after: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        app = Patient()
        async with serving(app) as port:
            app.head.set()
            app.body.set()
            stream = await said(port, b"GET /first HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert (await stream[0].readuntil(b"well")).startswith(b"HTTP/1.1 200 ")
            app.head.clear()
            app.body.clear()
            stream[1].write(last)
            if when != "at once":
                await let_read()
            if when == "during the answer":
                app.head.set()
                assert await stream[0].readuntil(b"\r\n\r\n")
            stream[1].write(after)
            await let_read()
            app.head.set()
            app.body.set()
            assert b"well" in await heard(stream)
        assert app.paths == ["/first", "/last"]

    asyncio.run(main())
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]
