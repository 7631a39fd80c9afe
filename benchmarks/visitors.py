"""A client of a table server at any address, as a trusted proxy would pass it on."""

import asyncio
import random
import ssl
from collections import Counter
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BORED = (httpx.HTTPError, WebSocketException, OSError, TimeoutError, EOFError)
"""Errors on a connection when the server defends itself."""
_TLS = ssl.create_default_context()
"""Shared, since each client would take long to make its own."""


class Visitor:
    """A client at an address, with a session once it needs one."""

    def __init__(self, url: str, address: str) -> None:
        self.url, self.headers = url, {"x-forwarded-for": address}
        self.answers: Counter[int | str] = Counter()
        """How often each HTTP status was received, and megabytes sent over sockets."""
        self.own: dict[str, str | None] = {}
        """Tables that the visitor opened once, to use them again and again."""
        self.http = httpx.AsyncClient(
            base_url=f"{url}/api",
            headers=self.headers,
            timeout=60,
            trust_env=False,
            verify=_TLS,
            event_hooks={"response": [self._count]},
        )

    async def _count(self, answer: httpx.Response) -> None:
        self.answers[answer.status_code] += 1

    async def post(self, path: str, body: Any) -> httpx.Response:
        """A request with a body."""
        return await self.http.post(path, json=body)

    async def do(self, table: str, do: str, **more: Any) -> httpx.Response:
        """A command."""
        call = {"id": f"{random.getrandbits(60)}", "d": {"do": do, **more}}
        return await self.post(f"/tables/{table}/commands", call)

    async def open(self, game: str, seats: list[Any], **more: Any) -> str | None:
        """A new table; None if it was refused."""
        answer = await self.post("/tables", {"game": game, "seats": seats, **more})
        return answer.json()["d"]["table"]["id"] if answer.status_code == 201 else None

    async def table(self, kind: str = "richelieu", **more: Any) -> str:
        """The visitor's own table of a kind, opened once; raises LookupError if it was refused."""
        if self.own.get(kind) is None:
            self.own[kind] = await self.open(kind.partition(" ")[0], [ME, ME], **more)
        found = self.own[kind]
        if found is None:
            raise LookupError
        return found

    async def shown(self, table: str) -> Any:
        """A table and its version; raises LookupError if it was refused."""
        return (await self.http.get(f"/tables/{table}", params={"v": 2})).json()["d"]["table"]

    async def lobby(self) -> list[str]:
        """Tables with other players."""
        found = (await self.http.get("/tables", params={"status": "playing"})).json()
        return [table["id"] for table in found]

    def socket(self, table: str, query: str = "") -> connect:
        """A connection to a table."""
        return connect(
            f"ws{self.url[4:]}/api/tables/{table}/socket?v=2{query}",
            additional_headers=self.headers | {"cookie": self._cookies()},
            compression=None,
            proxy=None,
            max_size=None,
            close_timeout=1,
        )

    async def flood(self, head: bytes, data: bytes, first: bytes = b"") -> None:
        """Connect, and send the same data as fast as possible until the server hangs up."""
        host, _, port = self.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        address, cookies = self.headers["x-forwarded-for"], self._cookies()
        common = f"host: {host}\r\nx-forwarded-for: {address}\r\ncookie: {cookies}\r\n"
        writer.write(head + b"\r\n" + common.encode() + b"\r\n")
        answer = await reader.read(10_000)
        self.answers[int(answer.split()[1])] += 1
        reading = asyncio.create_task(_throw_away(reader))
        try:
            writer.write(first)
            while not reading.done():
                writer.write(data)
                await writer.drain()
                self.answers["kB"] += len(data) // 1000
                await asyncio.sleep(0)
        finally:
            reading.cancel()
            writer.transport.abort()

    def _cookies(self) -> str:
        return "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)


async def _throw_away(reader: asyncio.StreamReader) -> None:
    with suppress(*BORED):
        while await reader.read(1 << 16):
            pass
