"""A table server; follows its tables."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from blazon.client.session import Session
from blazon.client.watched import Watched


class Server(Session):
    """A table server, as one session sees it.

    An asynchronous context manager, which closes its connections at the end.

    Attributes:
        url: the server's address, without a slash at the end.
        http: the HTTP client that sends the requests and keeps the session's cookie.
    """

    @asynccontextmanager
    async def watch(
        self, table: str, seat: int | None = None, lang: str | None = None
    ) -> AsyncIterator[Watched]:
        """Follow a table over a socket, as an asynchronous context manager.

        Args:
            table: the table's id.
            seat: the seat to play or to watch from, one of your own; None for an onlooker's view.
            lang: the language for the server's description of the game; None for no words.

        Yields:
            The table, once its first state has arrived.

        Raises:
            RefusedError: if there is no such table for you, or the seat is not yours.
        """
        watched = Watched(self, table, seat, lang)
        task = asyncio.create_task(watched.stay_connected())
        try:
            await watched.wait(lambda: watched.version > 0)
            yield watched
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
