"""A client for table servers: open a table, take a seat and play from a program.

It is asynchronous. A ``Server`` sends requests over HTTP, with the cookies of one session; its
``watch`` opens a socket to a table and gives a ``Watched``, which holds the table's latest state.
When the connection is lost, it reconnects and catches up by itself.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from secrets import token_urlsafe
from typing import Any, Self
from urllib.parse import urlencode

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from blazon.kernel.errors import BlazonError

MESSAGES = 2
"""The version of the server's messages that this client reads."""
RETRY_SECONDS = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds to wait before each new attempt to connect; the last value repeats."""


class RefusedError(BlazonError):
    """The server refused a request; nothing was changed.

    Attributes:
        code: the reason, as a word for programs, such as ``stale`` or ``illegal``.
        data: the whole answer, with whatever helps, such as the ``legal`` actions.
    """

    def __init__(self, code: str, message: str, data: Mapping[str, Any]) -> None:
        super().__init__(f"{message} ({code})")
        self.code = code
        self.data = dict(data)


class Server:
    """A table server, as one session sees it.

    An asynchronous context manager, which closes its connections at the end.

    Attributes:
        url: the server's address, without a slash at the end.
        http: the HTTP client that sends the requests and keeps the session's cookie.
    """

    def __init__(self, url: str, secret: str | None = None) -> None:
        """Use the server at an address; no request is sent yet.

        Args:
            url: the address, such as ``http://127.0.0.1:8765``.
            secret: the secret of an earlier session, to have its seats again.
        """
        self.url = url.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.url, timeout=30, trust_env=False)
        if secret is not None:
            name = "__Host-blazon" if self.url.startswith("https:") else "blazon"
            self.http.cookies.set(name, secret)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def secret(self) -> str | None:
        """The secret of this session, for coming back later; None before a seat was taken."""
        return next((cookie.value for cookie in self.http.cookies.jar), None)

    async def request(self, method: str, path: str, **more: Any) -> Any:
        """Send any request, and return the answer's JSON values.

        Args:
            method: the HTTP method.
            path: the path below ``/api``, such as ``/tables``.
            more: what else ``httpx`` takes, such as ``json`` or ``params``.

        Raises:
            RefusedError: if the server refuses the request.
        """
        answer = await self.http.request(method, f"/api{path}", **more)
        body = answer.json()
        if answer.is_error:
            raise RefusedError(body.get("code", "failed"), body.get("message", ""), body)
        return body

    async def open_table(self, **asked: Any) -> dict[str, Any]:
        """Open a table.

        Args:
            asked: what the table is to be, such as ``game``, ``options`` and ``seats``.

        Returns:
            The table's version in ``v``; in ``d`` the table and, once the game has begun, the
            view, the actions and the entries of the log.

        Raises:
            RefusedError: if the server refuses the request.
        """
        found: dict[str, Any] = await self.request("POST", f"/tables?v={MESSAGES}", json=asked)
        return found

    async def table(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """The current state of a table, in the form that ``open_table`` returns.

        Args:
            table: the table's id.
            seat: the seat whose view is wanted, one of your own; None for an onlooker's view.

        Raises:
            RefusedError: if there is no such table for you, or the seat is not yours.
        """
        params = {"v": MESSAGES} | ({} if seat is None else {"seat": seat})
        found: dict[str, Any] = await self.request("GET", f"/tables/{table}", params=params)
        return found

    async def do(self, table: str, do: str, command: str | None = None, **more: Any) -> Any:
        """Send a command to a table.

        Args:
            table: the table's id.
            do: the command, such as ``join``, ``play`` or ``resign``.
            command: an id for the command; repeating a command under the same id has no effect.
            more: the command's fields.

        Returns:
            The answer; the table's new version is in ``v``.

        Raises:
            RefusedError: if the server refuses the command.
        """
        call = {"id": command or token_urlsafe(16), "d": {"do": do, **more}}
        path = f"/tables/{table}/commands?v={MESSAGES}"
        return await self.request("POST", path, json=call)

    @asynccontextmanager
    async def watch(
        self, table: str, seat: int | None = None, lang: str | None = None
    ) -> AsyncIterator["Watched"]:
        """Follow a table over a socket, as an asynchronous context manager.

        Args:
            table: the table's id.
            seat: the seat to play or to watch from, one of your own; None for an onlooker's view.
            lang: the language in which the server describes the game in words; None for no words.

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


class Watched:
    """A table that is followed over a socket; made by ``Server.watch``.

    Attributes:
        server: the server.
        id: the table's id.
        seat: the seat whose view this is; None for an onlooker's view.
        lang: the language of ``words``; None for no words.
        version: the table's version, 0 before the first message.
        table: the table itself: seats, clocks, status, questions.
        view: the game as this seat may know it, without actions and log; empty before the game.
        actions: what this seat can do now: each with its ``token``, its ``text`` if a language was
            asked for, and whether it ``reveals`` something and so cannot be undone.
        entries: all actions so far, as this seat saw them: each with its ``token``, whose ``turn``
            it was, the ``player`` who acted (None for chance), its ``text``, and whether it was
            ``forced``, which is said of this seat's own actions only.
        words: the description that goes with the view, if a language was asked for.
        chat: the chat messages, oldest first.
        connections: how many times the socket was opened.
        error: why the server refused the socket; None if it did not.
    """

    def __init__(
        self, server: Server, table: str, seat: int | None, lang: str | None = None
    ) -> None:
        self.server = server
        self.id = table
        self.seat = seat
        self.lang = lang
        self.version = 0
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.actions: list[dict[str, Any]] = []
        self.entries: list[dict[str, Any]] = []
        self.words: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.connections = 0
        self.error: RefusedError | None = None
        self._socket: ClientConnection | None = None
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
        attempt = 0
        while self.error is None:
            catching_up: asyncio.Task[None] | None = None
            try:
                async with connect(self._address(), **self._options()) as socket:
                    attempt, self._socket = 0, socket
                    self.connections += 1
                    catching_up = asyncio.create_task(self._fetch_chat())
                    async for message in socket:
                        self.receive(json.loads(message))
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError):
                pass
            finally:
                self._socket = None
                self._changed.set()
                if catching_up is not None:
                    catching_up.cancel()
                    await asyncio.gather(catching_up, return_exceptions=True)
            await asyncio.sleep(RETRY_SECONDS[min(attempt, len(RETRY_SECONDS) - 1)])
            attempt += 1

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
            "close_timeout": 1,
        }

    async def disconnect(self) -> None:
        """Drop the connection, as a bad network would; for tests of reconnecting."""
        if self._socket is not None:
            self._socket.transport.abort()

    def receive(self, message: dict[str, Any]) -> None:
        """Take over what a message says; the socket's messages come here.

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
            self._add_chat(message["d"])
        elif kind == "refused":
            error = RefusedError(message["code"], message["message"], message.get("d", {}))
            waiting = self._answers.pop(message["id"] or "", None)
            if waiting is not None and not waiting.done():
                waiting.set_exception(error)
            elif message["id"] is None and message["code"] not in ("rate", "busy", "bad"):
                self.error = error
        self._changed.set()

    async def _fetch_chat(self) -> None:
        """Fetch the chat messages missed while there was no connection."""
        last = self.chat[-1]["number"] if self.chat else 0
        with suppress(RefusedError, httpx.HTTPError):
            asked = f"/tables/{self.id}/chat"
            self._add_chat(await self.server.request("GET", asked, params={"after": last}))
            self._changed.set()

    def _add_chat(self, lines: list[dict[str, Any]]) -> None:
        known = {line["number"] for line in self.chat}
        self.chat += [line for line in lines if line["number"] not in known]
        self.chat.sort(key=lambda line: int(line["number"]))

    def _update(self, version: int, new: dict[str, Any]) -> None:
        self.version = version
        if "table" in new:
            self.table = new["table"]
        if "clock" in new:
            self.table["clock"] = new["clock"]
        if "view" in new:
            self.view, self.actions = new["view"], new["actions"]
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
            seconds: how long to wait at most; None for no limit.

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
            RefusedError: if the action is illegal, or the game has gone on since.
        """
        return await self.do("play", command, action=action, version=self.version, seat=self.seat)
