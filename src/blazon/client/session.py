"""A session at a table server: its HTTP requests and the server's answers."""

import asyncio
from collections.abc import Mapping
from secrets import randbelow, token_urlsafe
from typing import Any, Self

import httpx

from blazon.client.texts import Texts
from blazon.kernel.errors import BlazonError
from blazon.match.seals import new_text, seal_of

MESSAGES = 2
"""The version of the server's messages that this client reads."""
MOST_ATTEMPTS = 10
"""How often to try to seal or show a text if others do so at the same moment."""
REACH_SECONDS, ANSWER_SECONDS = 30.0, 300.0
"""How long to try to reach the server, and how long to wait for an answer: on a busy server, a bot
may have to think for others first."""


class RefusedError(BlazonError):
    """The server refused a request; nothing was changed.

    Attributes:
        code: the reason, as a word for programs, such as ``stale`` or ``illegal``.
        data: the whole answer, with helpful details such as the ``legal`` actions.
    """

    def __init__(self, code: str, message: str, data: Mapping[str, Any]) -> None:
        super().__init__(f"{message} ({code})")
        self.code = code
        self.data = dict(data)


class Session:
    """The requests of one session at a table server.

    An asynchronous context manager, which closes its connections at the end.

    Attributes:
        url: the server's address, without a slash at the end.
        http: the HTTP client that sends the requests and keeps the session's cookie.
        texts: the texts of the session's seats; None if they do not contribute to chance.
    """

    def __init__(self, url: str, secret: str | None = None, texts: Texts | None = None) -> None:
        """Use the server at an address; no request is sent yet.

        Args:
            url: the address, such as ``http://127.0.0.1:8765``.
            secret: the secret of an earlier session, to regain its seats.
            texts: keeps the texts of the session's seats. If it is given, each seat seals a random
                text when it is taken, and shows the text when the table waits for it.
        """
        self.url = url.rstrip("/")
        limits = httpx.Timeout(REACH_SECONDS, read=ANSWER_SECONDS)
        self.http = httpx.AsyncClient(base_url=self.url, timeout=limits, trust_env=False)
        self.texts = texts
        self._taking_part = asyncio.Lock()
        if secret is not None:
            name = "__Host-blazon" if self.url.startswith("https:") else "blazon"
            self.http.cookies.set(name, secret)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def secret(self) -> str | None:
        """The secret of this session, for coming back later; None before you take a seat."""
        return next((cookie.value for cookie in self.http.cookies.jar), None)

    async def request(self, method: str, path: str, **more: Any) -> Any:
        """Send any request, and return the answer's JSON values.

        Args:
            method: the HTTP method.
            path: the path below ``/api``, such as ``/tables``.
            more: further ``httpx`` arguments, such as ``json`` or ``params``.

        Raises:
            RefusedError: if the server refuses the request.
        """
        answer = await self.http.request(method, f"/api{path}", **more)
        body = answer.json()
        if answer.is_error:
            raise RefusedError(body.get("code", "failed"), body.get("message", ""), body)
        return body

    async def open_table(self, **asked: Any) -> dict[str, Any]:
        """Open a table, with a sealed text for each of your seats if the session keeps texts.

        Args:
            asked: the settings of the table, such as ``game``, ``options`` and ``seats``.

        Returns:
            The table's version in ``v``; in ``d`` the table and, once the game has begun, the
            view, the actions and the log entries.

        Raises:
            RefusedError: if the server refuses the request.
        """
        path = f"/tables?v={MESSAGES}"
        if self.texts is None or "seals" in asked:
            found: dict[str, Any] = await self.request("POST", path, json=asked)
            return found
        texts = [new_text() if one.get("kind") == "me" else None for one in asked.get("seats", ())]
        seals = [None if text is None else seal_of(text) for text in texts]
        found = await self.request("POST", path, json={**asked, "seals": seals})
        return await self._seated(found, [text for text in texts if text is not None])

    async def table(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """The current state of a table, in the form that ``open_table`` returns.

        If the table waits for a text of this session, the session shows the text first.

        Args:
            table: the table's id.
            seat: the seat whose view you want, one of your own; None for an onlooker's view.

        Raises:
            RefusedError: if there is no such table for you, or the seat is not yours.
        """
        params = {"v": MESSAGES} | ({} if seat is None else {"seat": seat})
        found: dict[str, Any] = await self.request("GET", f"/tables/{table}", params=params)
        return await self.take_part(found, seat)

    async def rematch(self, table: str) -> dict[str, Any]:
        """Open the rematch of a finished game, or find it if it is already open.

        Args:
            table: the id of the table of the finished game.

        Returns:
            The new table, in the form that ``open_table`` returns.

        Raises:
            RefusedError: if the game is not over, or you have not played.
        """
        path = f"/tables/{table}/rematch?v={MESSAGES}"
        found: dict[str, Any] = await self.request("POST", path)
        return await self.take_part(found)

    async def summary(self, table: str, lang: str | None = None) -> dict[str, Any]:
        """A finished game in brief: where it was won, costly decisions, and luck.

        Args:
            table: the table's id.
            lang: a language, for the same in three sentences.

        Raises:
            RefusedError: if the game was not played to its end, or you may not review it.
        """
        params = {} if lang is None else {"lang": lang}
        path = f"/tables/{table}/summary"
        found: dict[str, Any] = await self.request("GET", path, params=params)
        return found

    async def play_on(
        self, table: str, at: int, seat: int, knowledge: str = "own", bot: str | None = None
    ) -> dict[str, Any]:
        """Open a table at which you play on from a moment of a finished game, against bots.

        Args:
            table: the id of the table of the finished game.
            at: the number of actions before the moment.
            seat: the seat that you play.
            knowledge: ``own``: what the seat did not know at that moment is dealt again; ``open``:
                everything stays as it was.
            bot: the bot for the other seats; None for the server's default.

        Returns:
            The new table, in the form that ``open_table`` returns.

        Raises:
            RefusedError: if the game is not over, you may not review it, or with ``own``, no other
                deal fits the moment.
        """
        asked = {"at": at, "seat": seat, "knowledge": knowledge, "bot": bot}
        path = f"/tables/{table}/again?v={MESSAGES}"
        found: dict[str, Any] = await self.request("POST", path, json=asked)
        return found

    async def results(self, before: str | None = None) -> dict[str, Any]:
        """Your own results in finished games: sums, rivals, and a page of games.

        Args:
            before: the id of the last game of the previous page; None for the first page, which
                alone has the sums.

        Raises:
            RefusedError: if the server refuses the request.
        """
        params = {} if before is None else {"before": before}
        found: dict[str, Any] = await self.request("GET", "/results", params=params)
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
        path = f"/tables/{table}/commands?v={MESSAGES}"
        call: dict[str, Any] = {"id": command or token_urlsafe(16), "d": {"do": do, **more}}
        if self.texts is None or do != "join" or "text" in more or "seal" in more:
            return await self.request("POST", path, json=call)
        text = new_text()
        call["d"]["seal"] = seal_of(text)
        return await self._seated(await self.request("POST", path, json=call), [text])

    async def _seated(self, found: dict[str, Any], texts: list[str]) -> dict[str, Any]:
        """Keep the sealed texts of new seats, and take part; returns the new state."""
        table = found["d"].get("table", {})
        seals = (table.get("chance") or {}).get("seals", ())
        for text in texts:
            if self.texts is not None and seal_of(text) in seals:
                self.texts.keep(table["id"], seals.index(seal_of(text)), text)
        return await self.take_part(found)

    async def take_part(self, found: dict[str, Any], seat: int | None = None) -> dict[str, Any]:
        """Seal and show the texts that a table waits for, if the session keeps texts.

        Args:
            found: a table's state, in the form that ``open_table`` returns.
            seat: the seat whose view you want, one of your own; None for your first.

        Returns:
            The state after that.
        """
        if self.texts is None:
            return found
        params = {"v": MESSAGES} | ({} if seat is None else {"seat": seat})
        async with self._taking_part:
            for _ in range(MOST_ATTEMPTS):
                table = found["d"].get("table")
                options = found["d"].get("options")
                due = [] if table is None else list(self.texts.due(table, options))
                for command in due:
                    try:
                        await self.do(table["id"], **command)
                    except RefusedError as error:
                        if error.code not in ("not-now", "stale"):
                            raise
                        if error.code == "stale":  # others seal at the same moment
                            await asyncio.sleep(randbelow(1000) / 1000)
                if not due:
                    break
                path = f"/tables/{table['id']}"
                found = {**found, **await self.request("GET", path, params=params)}
        return found
