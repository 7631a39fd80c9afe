"""Sockets that are lost: their actions count, and they leave the memory."""

import asyncio
import gc
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from tests.service.house import hub_in, look_at, open_at
from tests.service.people import rounds
from tests.service.serving import UPGRADE, serving
from uvicorn import Config
from uvicorn.server import ServerState

from blazon.service.base.settings import Settings
from blazon.service.http import sockets
from blazon.service.http.protocol import protocols
from blazon.service.http.security import SecurityMiddleware
from blazon.service.http.sessions import Requester
from blazon.service.http.websocket import WIRE, GoneError
from blazon.service.journal.plans import SeatPlan
from blazon.service.storage.journals import Write


class Gone:
    """A connection that delivers one message and accepts none."""

    def __init__(self, message: dict[str, Any]) -> None:
        self._message = json.dumps(message)
        self._asked = False
        self.has_left = asyncio.Event()

    async def next_message(self) -> str:
        """Deliver the message, then nothing more."""
        if self._asked:
            await asyncio.Event().wait()
        self._asked = True
        return self._message

    def write(self, _: bytes) -> bool:
        """The client is gone."""
        return False

    async def writable(self) -> None:
        """The client does not read."""
        self.has_left.set()
        raise GoneError


class Context:
    """The part of the request's context that a client needs."""

    def admit(self, *_: Any) -> None:
        """Allow any number of requests by anyone."""


async def test_a_move_that_is_being_written_is_told_to_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_in(tmp_path) as hub:
        written = asyncio.Event()
        append = hub.store.journals.append

        async def slowly(write: Write) -> bool:
            result = await append(write)
            written.set()
            await gone.has_left.wait()
            await rounds()
            return result

        table = await open_at(hub, SeatPlan("me"), SeatPlan("me"), host="host", first=0)
        live, watcher = await look_at(hub, table.id, "host", 0)
        _, other = await look_at(hub, table.id, "host", 0)
        other.messages.clear()
        monkeypatch.setattr(hub.store.journals, "append", slowly)
        position, version = live.table.position, live.table.version
        assert position
        play = {"do": "play", "seat": 0, "action": next(iter(position.legal))}
        message = {"t": "do", "id": "a", "d": play | {"version": version}}
        asker: Any = (Context(), hub, None, live, watcher, Requester("", "", "host"), "host")
        gone: Any = Gone(message)
        await sockets._converse(gone, sockets._Client(*asker), asyncio.Event())
        assert written.is_set()
        assert live.table.version == version + 1
        assert [json.loads(one)["v"] for one in other.messages] == [version + 1]


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
        await reader.read()
        writer.close()
    assert copies[0][WIRE] == {}


class Transport(asyncio.Transport):
    """A connection that leads nowhere."""

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Return the default, since nothing is known."""
        return default


def test_what_reads_the_frames_is_gone_with_its_connection() -> None:
    async def main() -> Any:
        config = Config(lambda: None, log_config=None, **protocols(Settings()))
        config.load()
        socket: Any = config.ws_protocol_class
        protocol = socket(config=config, server_state=ServerState(), app_state={})
        protocol.connection_made(Transport())
        reader = ref(protocol.frames)
        protocol.connection_lost(OSError("gone"))
        return reader

    assert asyncio.run(main())() is None
