"""Several requests on one connection, and data after the last one."""

import asyncio
import logging
from typing import Any

import pytest
from tests.service.http.test_deadlines import heard, said, serving

LAST = b"GET /last HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
OLD = b"GET /last HTTP/1.0\r\n\r\n"


class Patient:
    """Answers in two parts, once all data should have arrived."""

    def __init__(self) -> None:
        self.paths = list[str]()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        self.paths.append(scope["path"])
        await asyncio.sleep(0.1)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await asyncio.sleep(0.1)
        await send({"type": "http.response.body", "body": b"well"})


@pytest.mark.parametrize("after", [b"x", LAST, b"\r\n\r\n", 100_000 * b"x"])
@pytest.mark.parametrize("wait", [0.0, 0.05, 0.15], ids=["at once", "before", "during the answer"])
@pytest.mark.parametrize("last", [LAST, OLD], ids=["last", "old"])
def test_the_last_request_is_answered_whatever_follows_it(
    last: bytes, wait: float, after: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        app = Patient()
        async with serving(app) as port:
            first = b"GET /first HTTP/1.1\r\nhost: localhost\r\n\r\n"
            stream = await said(port, first)
            assert (await stream[0].readuntil(b"well")).startswith(b"HTTP/1.1 200 ")
            stream[1].write(last)
            await asyncio.sleep(wait)
            stream[1].write(after)
            assert b"well" in await heard(stream)
        assert app.paths == ["/first", "/last"]

    asyncio.run(main())
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]
