"""Notifies a player's own program of turns: signed, retried, and never inside our network.

The message is a POST of JSON, ``{"event": "your-turn", "table", "game", "version", "at"}``, with
the header ``X-Blazon-Signature: sha256=…``: the HMAC-SHA-256 of the body, using the key that the
player received when setting the address. It reveals nothing about the game itself. The event is
``your-text`` if the game has not begun and is waiting for a text that the player has sealed.
"""

import asyncio
import hashlib
import hmac
import json
from collections import Counter
from functools import partial

import httpcore

from blazon.service.base.background import BackgroundTasks
from blazon.service.base.clock import now_ms
from blazon.service.base.limits import LONGEST_WEBHOOK, MOST_WAITING_TURNS
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal
from blazon.service.base.secrets import new_secret
from blazon.service.journal.entries import Entry
from blazon.service.journal.table import Table
from blazon.service.journal.turns import newly_to_move
from blazon.service.live.hub import Hub
from blazon.service.notify.outbound import check_address, host_of, post, public_pool
from blazon.service.notify.requests_out import RequestsOut
from blazon.service.notify.retries import wait_ms
from blazon.service.storage.deliveries import Delivery

LOOK_SECONDS = 2.0
GONE = 410


def sign(key: str, body: str) -> str:
    """The signature of a message."""
    return "sha256=" + hmac.new(key.encode(), body.encode(), hashlib.sha256).hexdigest()


class Webhooks:
    """Stores and sends the messages."""

    def __init__(self, hub: Hub, pool: httpcore.AsyncConnectionPool | None = None) -> None:
        self._store = hub.store
        self._pool = pool or public_pool()
        self._out = RequestsOut(self._send, lambda one: host_of(one.address or ""))
        self._turns: asyncio.Queue[tuple[str, str, int, str]] = asyncio.Queue(MOST_WAITING_TURNS)
        self._tasks = BackgroundTasks()
        self.results: Counter[str] = Counter()
        """The numbers of tries that ended as ``done``, ``again`` or ``failed`` since the last
        metrics request."""
        hub.on_change.append(self._notice)

    async def set(self, session: str, address: str | None) -> str | None:
        """Send a session's turns to this address from now on; returns the signing key."""
        if address is None:
            await self._store.sessions.change(session, webhook=None, webhook_key=None)
            return None
        key, checked = new_secret(), check_address(address, "webhook", LONGEST_WEBHOOK)
        await self._store.sessions.change(session, webhook=checked, webhook_key=key)
        return key

    def start(self) -> None:
        """Start sending."""
        self._tasks.every(0, "webhooks", self._keep_one)
        self._tasks.after("deliveries", partial(self._out.room, LOOK_SECONDS), self._send_due)

    async def stop(self) -> None:
        """Stop sending; stored messages are sent after the next start."""
        await self._tasks.stop()
        await self._out.stop()
        await self._pool.aclose()

    def _notice(self, table: Table, entry: Entry) -> None:
        event = "your-turn" if table.status == "playing" else "your-text"
        body = {"event": event, "table": table.id, "game": table.opened.game}
        for session in newly_to_move(table, entry):
            if self._turns.full():
                return
            message = json.dumps({**body, "version": table.version, "at": entry.at})
            self._turns.put_nowait((session, table.id, table.version, message))

    async def _keep_one(self) -> None:
        session, table, version, body = await self._turns.get()
        while True:
            try:
                await self._store.deliveries.add(session, table, version, body, now_ms())
            except Refusal:
                await self._store.database.health.recovered()
                await asyncio.sleep(LOOK_SECONDS)
            else:
                return

    async def _send_due(self) -> None:
        await self._out.send_due(self._store.deliveries)

    async def _send(self, delivery: Delivery) -> None:
        """Send one message; if that fails, postpone it or finally give up."""
        is_done = await self._try(delivery)
        wait = None if is_done else wait_ms(delivery.tries)
        self.results["done" if is_done else "failed" if wait is None else "again"] += 1
        await self._store.deliveries.put_off(delivery, None if wait is None else now_ms() + wait)

    async def _try(self, delivery: Delivery) -> bool:
        """Try to deliver; returns whether the message is finished."""
        if delivery.address is None or delivery.key is None:
            return True
        headers = {
            "content-type": "application/json",
            "x-blazon-signature": sign(delivery.key, delivery.body),
        }
        try:
            answer = await post(self._pool, delivery.address, headers, delivery.body.encode())
        except Exception as error:
            log("info", "a webhook failed", tries=delivery.tries, error=type(error).__name__)
            return False
        return answer.is_well or answer.status == GONE
