"""A client of the service: what a program needs to open a table, sit down and play.

It keeps what it is told: the table, the view, the log. When its connection is lost it comes back
and asks for what it has missed.
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

RETRY_SECONDS = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""How long to wait before each next attempt to connect; the last one again and again."""


class RefusedError(BlazonError):
    """What the server did not do, and why."""

    def __init__(self, code: str, message: str, data: Mapping[str, Any]) -> None:
        super().__init__(f"{message} ({code})")
        self.code = code
        self.data = dict(data)


class Server:
    """A server, as one session sees it."""

    def __init__(self, url: str, secret: str | None = None) -> None:
        """A server at this address, perhaps with the secret of a session that one had before."""
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
        """The secret of this session, to come back with; None before a seat was taken."""
        return next((cookie.value for cookie in self.http.cookies.jar), None)

    async def request(self, method: str, path: str, **more: Any) -> Any:
        """The answer to a request; raises RefusedError."""
        answer = await self.http.request(method, f"/api{path}", **more)
        body = answer.json()
        if answer.is_error:
            raise RefusedError(body.get("code", "failed"), body.get("message", ""), body)
        return body

    async def open_table(self, **asked: Any) -> dict[str, Any]:
        """Open a table; the answer has its version and what is seen of it."""
        found: dict[str, Any] = await self.request("POST", "/tables", json=asked)
        return found

    async def table(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """A table as it stands."""
        params = {} if seat is None else {"seat": seat}
        found: dict[str, Any] = await self.request("GET", f"/tables/{table}", params=params)
        return found

    async def do(self, table: str, do: str, command: str | None = None, **more: Any) -> Any:
        """Carry out a command; the same command id again changes nothing."""
        call = {"id": command or token_urlsafe(16), "d": {"do": do, **more}}
        return await self.request("POST", f"/tables/{table}/commands", json=call)

    @asynccontextmanager
    async def watch(
        self, table: str, seat: int | None = None, lang: str | None = None
    ) -> AsyncIterator["Watched"]:
        """Look at a table, with the eyes of a seat; with a language, the game is told in words."""
        watched = Watched(self, table, seat, lang)
        task = asyncio.create_task(watched.keep())
        try:
            await watched.wait(lambda: watched.version > 0)
            yield watched
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


class Watched:
    """A table that is looked at: always as the last message told it."""

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
        self.log: list[str] = []
        self.words: dict[str, Any] = {}
        """What goes with the view, if a language was asked for."""
        self.told: list[dict[str, Any]] = []
        """The log in words."""
        self.chat: list[dict[str, Any]] = []
        self.connections = 0
        self.error: RefusedError | None = None
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._answers: dict[str, asyncio.Future[int]] = {}

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.get("status") in ("over", "aborted")

    @property
    def legal(self) -> list[str]:
        """The actions that this seat can take now."""
        return list(self.view.get("legal", []))

    async def keep(self) -> None:
        """Stay connected; come back whenever the connection is lost."""
        attempt = 0
        while self.error is None:
            catching_up: asyncio.Task[None] | None = None
            try:
                async with connect(self._address(), **self._dress()) as socket:
                    attempt, self._socket = 0, socket
                    self.connections += 1
                    catching_up = asyncio.create_task(self._hear_chat())
                    async for message in socket:
                        self.hear(json.loads(message))
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError):
                pass
            finally:
                self._socket = None
                self._changed.set()
                if catching_up is not None:
                    catching_up.cancel()
            await asyncio.sleep(RETRY_SECONDS[min(attempt, len(RETRY_SECONDS) - 1)])
            attempt += 1

    def _address(self) -> str:
        asked = {"seat": self.seat, "since": self.version or None, "lang": self.lang}
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        return f"ws{self.server.url[4:]}/api/tables/{self.id}/socket?{query}"

    def _dress(self) -> dict[str, Any]:
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.server.http.cookies.jar)
        headers = {"cookie": cookies} if cookies else {}
        return {
            "additional_headers": headers,
            "compression": None,
            "proxy": None,
            "max_size": None,
            "close_timeout": 1,
        }

    async def cut(self) -> None:
        """Lose the connection, as a bad network does."""
        if self._socket is not None:
            self._socket.transport.abort()

    def hear(self, message: dict[str, Any]) -> None:
        """Keep what a message tells."""
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

    async def _hear_chat(self) -> None:
        """Ask for what was said while there was no connection."""
        last = self.chat[-1]["number"] if self.chat else 0
        with suppress(RefusedError, httpx.HTTPError):
            asked = f"/tables/{self.id}/chat"
            self._add_chat(await self.server.request("GET", asked, params={"after": last}))
            self._changed.set()

    def _add_chat(self, lines: list[dict[str, Any]]) -> None:
        known = {line["number"] for line in self.chat}
        self.chat += [line for line in lines if line["number"] not in known]
        self.chat.sort(key=lambda line: int(line["number"]))

    def _update(self, version: int, news: dict[str, Any]) -> None:
        self.version = version
        if "table" in news:
            self.table = news["table"]
        if "clock" in news:
            self.table["clock"] = news["clock"]
        if "view" in news:
            self.view = news["view"]
            self.log[news["log_from"] :] = news["log"]
        if "words" in news:
            self.words = news["words"]
            self.told[self.words["told_from"] :] = self.words["told"]

    def _answered(self, command: str | None, version: int) -> None:
        waiting = self._answers.pop(command or "", None)
        if waiting is not None and not waiting.done():
            waiting.set_result(version)

    async def wait(self, condition: Any, seconds: float | None = 60) -> None:
        """Wait until something holds; raises RefusedError if one may not look, or TimeoutError."""
        async with asyncio.timeout(seconds):
            while not condition():
                if self.error is not None:
                    raise self.error
                self._changed.clear()
                await self._changed.wait()

    async def do(self, do: str, command: str | None = None, **more: Any) -> int:
        """Carry out a command; sent again after a lost connection. Returns the version made."""
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
        """Wait for the answer, as long as this connection holds."""
        lost = asyncio.ensure_future(socket.wait_closed())
        waiting: set[asyncio.Future[Any]] = {answer, lost}
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            lost.cancel()

    async def play(self, action: str, command: str | None = None) -> int:
        """Take an action in the position seen now."""
        return await self.do("play", command, action=action, version=self.version, seat=self.seat)
