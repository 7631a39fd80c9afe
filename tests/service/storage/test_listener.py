"""The listener connects anew, however its connection ended."""

import asyncio
from typing import Any

import asyncpg
import pytest

from blazon.service.storage import listener
from blazon.service.storage.database import Database
from blazon.service.storage.listener import Change, ChangeListener, EntryWritten


class Connection:
    """A connection that fails once it is checked."""

    def __init__(self, error: Exception | None) -> None:
        self.error, self.is_open = error, True

    async def add_listener(self, *_: Any) -> None:
        """Hear nothing."""

    async def execute(self, query: str, **_: Any) -> None:
        """Fail as the check of the connection."""
        if query == "select 1" and self.error is not None:
            raise self.error

    def terminate(self) -> None:
        """Close it."""
        self.is_open = False


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.InterfaceError("connection is closed"),
        asyncpg.InternalClientError("cannot switch to state 12; another operation is in progress"),
        TimeoutError(),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_a_connection_that_failed_is_replaced(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "CHECK_SECONDS", 0.0)
    first, second = Connection(error), Connection(None)
    coming, heard = [second, first], list[Change]()

    async def connect() -> Connection:
        return coming.pop()

    database = Database("postgresql+asyncpg://nobody@localhost/nothing")
    assert database.postgres is not None
    monkeypatch.setattr(database.postgres, "listen", connect)
    # What was written meanwhile is read when the new connection listens.
    told = asyncio.Event()

    async def hear(change: Change) -> None:
        heard.append(change)
        if isinstance(change, EntryWritten):
            told.set()

    listening = ChangeListener(database, hear)
    await listening.start()
    await told.wait()
    assert (first.is_open, second.is_open, coming) == (False, True, [])
    assert database.health.is_suspect
    await listening.stop()
    await database.close()
