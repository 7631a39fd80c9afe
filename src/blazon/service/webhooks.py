"""Telling a player's own program of his turn: signed, tried again, never inside our network.

The message is a POST of JSON, ``{"event": "your-turn", "table", "game", "version", "at"}``, with
the header ``X-Blazon-Signature: sha256=…``: the HMAC-SHA-256 of the body with the key that was told
when the address was set. It says nothing of the game itself.
"""

import asyncio
import hashlib
import hmac
import ipaddress
import json
import socket
import ssl
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import httpcore
from httpcore import AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream

from blazon.service.chores import Chores
from blazon.service.events import Entry
from blazon.service.hub import Hub, now_ms
from blazon.service.logs import log
from blazon.service.refusals import Refusal
from blazon.service.secrets import new_secret
from blazon.service.store import Store
from blazon.service.table import Table

LOOK_SECONDS = 2.0
AT_ONCE = 8
FIRST_WAIT_MS = 10_000
MOST_TRIES = 8
"""The waits between tries double, from ten seconds to about twenty minutes."""
TIMEOUT = {"connect": 5.0, "read": 10.0, "write": 5.0, "pool": 5.0}
LONGEST_ADDRESS = 500


def check_address(address: str) -> str:
    """A webhook's address as it may be; raises Refusal. Where it leads is checked at each call."""
    parts = urlsplit(address)
    if len(address) > LONGEST_ADDRESS or parts.scheme != "https" or not parts.hostname:
        raise Refusal("bad", "webhook: must be an https address")
    if parts.username or parts.password or not address.isascii() or not address.isprintable():
        raise Refusal("bad", "webhook: must be a plain address")
    return address


def sign(key: str, body: str) -> str:
    """The signature of a message."""
    return "sha256=" + hmac.new(key.encode(), body.encode(), hashlib.sha256).hexdigest()


class PublicOnly(AsyncNetworkBackend):
    """Connects to public addresses only, and to the very address that was checked."""

    def __init__(self) -> None:
        self._inner = AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        """A connection to a host; raises ConnectError if any of its addresses is private."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError(f"{host} is not known") from error
        addresses = [str(entry[4][0]) for entry in found]
        for address in addresses:
            if not ipaddress.ip_address(address).is_global:
                raise httpcore.ConnectError(f"{host} is not a public address")
        return await self._inner.connect_tcp(
            addresses[0], port, timeout, local_address, socket_options
        )

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await self._inner.sleep(seconds)


class Webhooks:
    """Keeps and sends the messages."""

    def __init__(self, hub: Hub, store: Store, backend: AsyncNetworkBackend | None = None) -> None:
        self._store = store
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            network_backend=backend or PublicOnly(),
            max_connections=AT_ONCE,
        )
        self._turns: asyncio.Queue[tuple[str, str]] = asyncio.Queue(10_000)
        self._waiting: dict[str, str | None] = {}
        self._chores = Chores()
        hub.on_change.append(self._notice)

    async def set(self, session: str, address: str | None) -> str | None:
        """Where a session's turns are announced from now on; returns the key of the signatures."""
        if address is None:
            await self._store.change_session(session, webhook=None, webhook_key=None)
            return None
        key = new_secret()
        await self._store.change_session(session, webhook=check_address(address), webhook_key=key)
        return key

    def start(self) -> None:
        """Begin to send."""
        self._chores.every(0, "webhooks", self._keep_one)
        self._chores.every(LOOK_SECONDS, "deliveries", self._send_due)

    async def stop(self) -> None:
        """Send no more; what is kept is sent after the next start."""
        await self._chores.stop()
        await self._pool.aclose()

    def _notice(self, table: Table, entry: Entry) -> None:
        """Whether it has become somebody else's turn."""
        actor = table.actor
        seat = None if actor is None else table.seats[actor]
        session = seat.session if seat is not None and seat.is_person else None
        before = self._waiting.pop(table.id, None)
        if table.status == "playing":
            self._waiting[table.id] = session
        if session is None or session in (before, entry.session) or self._turns.full():
            return
        body = {"event": "your-turn", "table": table.id, "game": table.opened.game}
        message = json.dumps({**body, "version": table.version, "at": entry.at}, sort_keys=True)
        self._turns.put_nowait((session, message))

    async def _keep_one(self) -> None:
        session, body = await self._turns.get()
        await self._store.deliver_later(session, body, now_ms())

    async def _send_due(self) -> None:
        now = now_ms()
        due = await self._store.due_deliveries(now, now + 6 * FIRST_WAIT_MS, AT_ONCE)
        await asyncio.gather(*(self._deliver(one) for one in due))

    async def _deliver(self, delivery: dict[str, Any]) -> None:
        """Send one message; if that fails, put it off, and give up in the end."""
        address, tries, body = delivery["address"], delivery["tries"], delivery["body"]
        done = address is None
        if not done:
            headers = {
                "content-type": "application/json",
                "user-agent": "Blazon",
                "x-blazon-signature": sign(delivery["key"], body),
            }
            try:
                answer = await self._pool.request(
                    "POST",
                    address,
                    headers=list(headers.items()),
                    content=body.encode(),
                    extensions={"timeout": TIMEOUT},
                )
                done = 200 <= answer.status < 300 or answer.status == 410
            except Exception as error:
                log("info", "a webhook failed", tries=tries, error=type(error).__name__)
        later = None if done or tries >= MOST_TRIES else now_ms() + FIRST_WAIT_MS * 2**tries
        await self._store.put_off_delivery(delivery["id"], later)
