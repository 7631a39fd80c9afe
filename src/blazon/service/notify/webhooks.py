"""Telling a player's own program of his turn: signed, tried again, never inside our network.

The message is a POST of JSON, ``{"event": "your-turn", "table", "game", "version", "at"}``, with
the header ``X-Blazon-Signature: sha256=…``: the HMAC-SHA-256 of the body with the key that was told
when the address was set. It says nothing of the game itself.
"""

import asyncio
import hashlib
import hmac
import json
from typing import Any

import httpcore

from blazon.service.background import Chores
from blazon.service.hub import Hub, now_ms
from blazon.service.journal.events import Entry
from blazon.service.journal.table import Table
from blazon.service.journal.turns import called
from blazon.service.logs import log
from blazon.service.notify.outbound import AT_ONCE, check_address, post, public_pool
from blazon.service.secrets import new_secret
from blazon.service.storage.store import Store

LOOK_SECONDS = 2.0
FIRST_WAIT_MS = 10_000
MOST_TRIES = 8
"""The waits between tries double, from ten seconds to about twenty minutes."""
LONGEST_ADDRESS = 500


def sign(key: str, body: str) -> str:
    """The signature of a message."""
    return "sha256=" + hmac.new(key.encode(), body.encode(), hashlib.sha256).hexdigest()


class Webhooks:
    """Keeps and sends the messages."""

    def __init__(
        self, hub: Hub, store: Store, pool: httpcore.AsyncConnectionPool | None = None
    ) -> None:
        self._store = store
        self._pool = pool or public_pool()
        self._turns: asyncio.Queue[tuple[str, str]] = asyncio.Queue(10_000)
        self._chores = Chores()
        hub.on_change.append(self._notice)

    async def set(self, session: str, address: str | None) -> str | None:
        """Where a session's turns are announced from now on; returns the key of the signatures."""
        if address is None:
            await self._store.change_session(session, webhook=None, webhook_key=None)
            return None
        key, checked = new_secret(), check_address(address, "webhook", LONGEST_ADDRESS)
        await self._store.change_session(session, webhook=checked, webhook_key=key)
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
        """Whether it has become somebody's turn."""
        session = called(table, entry)
        if session is None or self._turns.full():
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
                "x-blazon-signature": sign(delivery["key"], body),
            }
            try:
                answer = await post(self._pool, address, headers, body.encode())
                done = answer.is_well or answer.status == 410
            except Exception as error:
                log("info", "a webhook failed", tries=tries, error=type(error).__name__)
        later = None if done or tries >= MOST_TRIES else now_ms() + FIRST_WAIT_MS * 2**tries
        await self._store.put_off_delivery(delivery["id"], later)
