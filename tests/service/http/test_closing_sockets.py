"""An action counts, and everyone receives it, even if its player disconnects at once."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.service.people import rounds
from tests.service.stores import store_in

from blazon.service.http import sockets
from blazon.service.http.sessions import Requester
from blazon.service.http.websocket import GoneError
from blazon.service.journal.events import SeatPlan
from blazon.service.journal.opening import OpenTable, opening
from blazon.service.live.broadcast import LiveTable, Watcher
from blazon.service.live.connections import Connections
from blazon.service.live.hub import Author, Hub
from blazon.service.live.watching import watch
from blazon.service.storage.journals import Write
from blazon.service.views.tables import Perspective

SECRET = bytes(32)


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
    async with store_in(tmp_path) as store:
        hub, every, written = Hub(store), Connections(), asyncio.Event()
        append = store.journals.append

        async def slowly(write: Write) -> bool:
            result = await append(write)
            written.set()
            await gone.has_left.wait()
            await rounds()
            return result

        async def watch_as(session: str) -> tuple[LiveTable, Watcher]:
            connection = every.admit("192.0.2.1", table.id, is_seated=True)
            return await watch(hub, table.id, session, Perspective(0), None, connection)

        plans = [SeatPlan("me"), SeatPlan("me")]
        event = opening(OpenTable(game="richelieu", seats=plans, first=0), "host", SECRET)
        table = await hub.open(event, SECRET, Author("host"))
        live, watcher = await watch_as("host")
        _, other = await watch_as("host")
        other.messages.clear()
        monkeypatch.setattr(store.journals, "append", slowly)
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
