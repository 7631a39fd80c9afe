"""A session at a table server: its requests over HTTP, and what the server answers."""

from collections.abc import Mapping
from secrets import token_urlsafe
from typing import Any, Self

import httpx

from blazon.kernel.errors import BlazonError

MESSAGES = 2
"""The version of the server's messages that this client reads."""


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


class Session:
    """The requests of one session at a table server.

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
