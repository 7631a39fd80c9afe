"""A closed socket leaves memory even without the garbage collector."""

import asyncio
import gc
from collections.abc import Iterator
from typing import Any
from weakref import ref

import pytest
from tests.service.serving import UPGRADE, serving
from uvicorn import Config
from uvicorn.server import ServerState

from blazon.service.base.settings import Settings
from blazon.service.http.protocol import protocols
from blazon.service.http.security import SecurityMiddleware
from blazon.service.http.websocket import WIRE


@pytest.fixture(autouse=True)
def _no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


class Connection:
    """A server's messages to an application."""

    def __init__(self) -> None:
        self.sent: list[Any] = []

    async def receive(self) -> Any:
        """The client's disconnection."""
        return {"type": "websocket.disconnect", "code": 1006}

    async def send(self, message: Any) -> None:
        """Store it."""
        self.sent.append(message)


def test_an_application_that_refers_to_itself_keeps_nothing() -> None:
    heard = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        kept: dict[str, Any] = {"scope": scope, "receive": receive, "send": send}
        kept["kept"] = kept
        await send({"type": "websocket.accept"})
        heard.append(await receive())

    connection = Connection()
    scope = {
        "type": "websocket",
        "scheme": "ws",
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 1),
        "extensions": {"connection": connection},
    }
    guarded: Any = SecurityMiddleware(app, Settings())
    asyncio.run(guarded(scope, connection.receive, connection.send))
    assert heard == [{"type": "websocket.disconnect", "code": 1006}]
    assert connection.sent == [{"type": "websocket.accept"}]
    gone = ref(connection)
    del connection
    assert gone() is None


async def test_what_an_application_copied_does_not_keep_the_socket() -> None:
    copies = []

    async def app(scope: Any, receive: Any, _send: Any) -> None:
        assert await receive() == {"type": "websocket.connect"}
        copies.append(dict(scope["extensions"]))

    async with serving(app) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(UPGRADE)
        await asyncio.wait_for(reader.read(), 5)
        writer.close()
    assert copies[0][WIRE] == {}


class Transport(asyncio.Transport):
    """A connection that leads nowhere."""

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Return the default, since nothing is known."""
        return default


async def test_what_reads_the_frames_is_gone_with_its_connection() -> None:
    config = Config(lambda: None, **protocols(Settings()))
    config.load()
    socket: Any = config.ws_protocol_class
    protocol = socket(config=config, server_state=ServerState(), app_state={})
    protocol.connection_made(Transport())
    reader = ref(protocol.frames)
    protocol.connection_lost(OSError("gone"))
    assert reader() is None
