"""A table followed over a socket, across lost connections."""

import asyncio
import json
from collections.abc import Coroutine
from contextlib import suppress
from secrets import token_urlsafe
from typing import Any
from urllib.parse import urlencode

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from blazon.client.session import MESSAGES, RefusedError, Session

RETRY_SECONDS = (0.05, 0.1, *[0.2] * 10, 0.5, 1.0, 2.0)
"""Seconds to wait before each new attempt to connect; the last value repeats.

A killed server is back within 2 seconds, so the first attempts follow closely.
"""
AGAIN_SECONDS = 1.0
"""How long to wait for a text to take effect before sending it again."""
CLOSE_SECONDS = 1
"""How long to wait for unfinished requests when closing."""


class Watched:
    """A table followed over a socket; made by ``Server.watch``.

    Attributes:
        server: the server.
        id: the table's id.
        seat: the seat whose view this is; None for an onlooker's view.
        lang: the language of ``words``; None for no words.
        version: the table's version, 0 before the first message.
        table: the table itself: seats, clocks, status, questions.
        options: the options of the game, as given when the table was opened.
        view: the game as this seat may know it, without actions and log; empty before the game.
        actions: this seat's possible actions: each with its ``token``, its ``text`` if a language
            was given, and whether it ``reveals`` something and so cannot be undone.
        forced: whether everybody can see that only one action is possible now, so nobody needs to
            be asked.
        entries: all actions so far, as this seat saw them: each with its ``token``, whose ``turn``
            it was, the ``player`` who acted (None for chance), its ``text``, and whether it was
            ``forced``, which is given for this seat's own actions only.
        words: the description of the view, if a language was given.
        chat: the chat messages, oldest first; a ``removed`` message no longer has a text.
        connections: how many times the socket was opened.
        error: why the server refused the socket; None if it did not.
    """

    def __init__(
        self, server: Session, table: str, seat: int | None, lang: str | None = None
    ) -> None:
        self.server = server
        self.id = table
        self.seat = seat
        self.lang = lang
        self.version = 0
        self.table: dict[str, Any] = {}
        self.options: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.actions: list[dict[str, Any]] = []
        self.forced = False
        self.entries: list[dict[str, Any]] = []
        self.words: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.connections = 0
        self.error: RefusedError | None = None
        self._socket: ClientConnection | None = None
        self._heard: dict[int, dict[str, Any]] = {}
        """The chat messages received over this connection, by number."""
        self._fetching: set[asyncio.Task[None]] = set()
        self._taking_part: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._answers: dict[str, asyncio.Future[int]] = {}

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, or the table was closed before it began."""
        return self.table.get("status") in ("over", "aborted")

    @property
    def legal(self) -> list[str]:
        """The tokens of the actions that this seat can take now."""
        return [action["token"] for action in self.actions]

    @property
    def log(self) -> list[str]:
        """The tokens of all actions so far, as this seat saw them."""
        return [entry["token"] for entry in self.entries]

    async def stay_connected(self) -> None:
        """Stay connected until refused, reconnecting when needed; ``Server.watch`` runs it."""
        try:
            await self._reconnect()
        finally:
            # A request cancelled while it connects can leave its socket open.
            if self._fetching:
                await asyncio.wait(self._fetching, timeout=CLOSE_SECONDS)
            for late in self._fetching:
                late.cancel()

    async def _reconnect(self) -> None:
        attempt = 0
        while self.error is None:
            try:
                async with connect(self._address(), **self._options()) as socket:
                    attempt, self._socket = 0, socket
                    self.connections += 1
                    self._heard = {}
                    self._fetch(self._fetch_chat(self._heard))
                    async for message in socket:
                        self.receive(json.loads(message))
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError):
                pass
            finally:
                self._socket = None
                self._changed.set()
            await asyncio.sleep(RETRY_SECONDS[min(attempt, len(RETRY_SECONDS) - 1)])
            attempt += 1

    def _fetch(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Send requests alongside the socket."""
        fetching = asyncio.create_task(work)
        self._fetching.add(fetching)
        fetching.add_done_callback(self._fetching.discard)
        return fetching

    def _address(self) -> str:
        asked = {"seat": self.seat, "since": self.version or None, "lang": self.lang, "v": MESSAGES}
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        return f"ws{self.server.url[4:]}/api/tables/{self.id}/socket?{query}"

    def _options(self) -> dict[str, Any]:
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.server.http.cookies.jar)
        headers = {"cookie": cookies} if cookies else {}
        return {
            "additional_headers": headers,
            "compression": None,
            "proxy": None,
            "max_size": None,
            "close_timeout": CLOSE_SECONDS,
        }

    async def disconnect(self) -> None:
        """Drop the connection, as a bad network would; for testing reconnection."""
        if self._socket is not None:
            self._socket.transport.abort()

    def receive(self, message: dict[str, Any]) -> None:
        """Apply a message from the socket.

        Args:
            message: the message as JSON values.
        """
        kind = message["t"]
        if kind == "update":
            self._update(message["v"], message["d"])
            self._answered(message.get("done"), message["v"])
        elif kind == "done":
            self._answered(message["id"], message["v"])
        elif kind == "chat":
            self._heard.update((line["number"], line) for line in message["d"])
            self._show_chat(self.chat, self._heard)
        elif kind == "refused":
            error = RefusedError(message["code"], message["message"], message.get("d", {}))
            waiting = self._answers.pop(message["id"] or "", None)
            if waiting is not None and not waiting.done():
                waiting.set_exception(error)
            elif message["id"] is None and message["code"] not in (
                "rate",
                "busy",
                "storage",
                "bad",
            ):
                self.error = error
        self._changed.set()

    async def _fetch_chat(self, heard: dict[int, dict[str, Any]]) -> None:
        """Fetch the chat: without a connection, messages may have been missed, or removed.

        Messages received over the socket meanwhile (``heard``) are newer than the answer.
        """
        with suppress(RefusedError, httpx.HTTPError, ValueError):  # a proxy may answer anything
            found = await self.server.request("GET", f"/tables/{self.id}/chat")
            if heard is self._heard:
                self._show_chat(found, heard)
                self._changed.set()

    def _is_waited_for(self) -> bool:
        """Whether the game waits for a text of this session to begin."""
        chance = self.table.get("chance") if self.server.texts is not None else None
        asked = [] if chance is None else chance["waits_for_seals"] + chance["waits_for_texts"]
        return any(self.table["seats"][seat]["yours"] for seat in asked)

    async def _take_part(self) -> None:
        """Seal and show texts until the table waits for none."""
        while self._is_waited_for():
            version = self.version
            with suppress(RefusedError, httpx.HTTPError, ValueError):
                await self.server.take_part({"d": {"table": self.table, "options": self.options}})
            with suppress(TimeoutError):
                await self.wait(lambda seen=version: self.version != seen, seconds=AGAIN_SECONDS)

    def _show_chat(self, known: list[dict[str, Any]], heard: dict[int, dict[str, Any]]) -> None:
        """Show messages in order; those heard over the socket replace known ones."""
        found = {line["number"]: line for line in known} | heard
        self.chat = [found[number] for number in sorted(found)]

    def _update(self, version: int, new: dict[str, Any]) -> None:
        self.version = version
        if "table" in new:
            self.table = new["table"]
            if self._is_waited_for() and (self._taking_part is None or self._taking_part.done()):
                self._taking_part = self._fetch(self._take_part())
        if "options" in new:
            self.options = new["options"]
        if "clock" in new:
            self.table["clock"] = new["clock"]
        if "view" in new:
            self.view, self.actions = new["view"], new["actions"]
            self.forced = new.get("forced", False)  # older servers do not send it
            self.entries[new["entries_from"] :] = new["entries"]
        if "words" in new:
            self.words = new["words"]

    def _answered(self, command: str | None, version: int) -> None:
        waiting = self._answers.pop(command or "", None)
        if waiting is not None and not waiting.done():
            waiting.set_result(version)

    async def wait(self, condition: Any, seconds: float | None = 60) -> None:
        """Wait until a condition holds; it is checked after each message.

        Args:
            condition: a function without parameters.
            seconds: the longest time to wait; None for no limit.

        Raises:
            RefusedError: if the server refused the socket.
            TimeoutError: if the condition does not hold in time.
        """
        async with asyncio.timeout(seconds):
            while not condition():
                if self.error is not None:
                    raise self.error
                self._changed.clear()
                await self._changed.wait()

    async def do(self, do: str, command: str | None = None, **more: Any) -> int:
        """Send a command over the socket, and again if the connection is lost before the answer.

        Args:
            do: the command, such as ``play`` or ``resign``.
            command: an id for the command; made up if not given.
            more: the command's fields.

        Returns:
            The version of the table that the command made.

        Raises:
            RefusedError: if the server refuses the command.
        """
        command = command or token_urlsafe(16)
        text = json.dumps({"t": "do", "id": command, "d": {"do": do, **more}})
        answer = self._answers[command] = asyncio.get_running_loop().create_future()
        try:
            while not answer.done():
                socket = self._socket
                if socket is not None:
                    with suppress(ConnectionClosed):
                        await socket.send(text)
                        await self._answer_or_loss(answer, socket)
                        continue
                if self.error is not None:
                    raise self.error
                self._changed.clear()
                await self._changed.wait()
            return int(await answer)
        finally:
            self._answers.pop(command, None)

    async def _answer_or_loss(
        self, answer: "asyncio.Future[int]", socket: ClientConnection
    ) -> None:
        """Wait for the answer or the end of this connection."""
        lost = asyncio.ensure_future(socket.wait_closed())
        waiting: set[asyncio.Future[Any]] = {answer, lost}
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            lost.cancel()

    async def play(self, action: str, command: str | None = None) -> int:
        """Play an action in the position of the latest view.

        Args:
            action: the action's token.
            command: an id for the command; made up if not given.

        Returns:
            The version of the table that the action made.

        Raises:
            RefusedError: if the action is illegal, or the game has moved on since.
        """
        return await self.do("play", command, action=action, version=self.version, seat=self.seat)
