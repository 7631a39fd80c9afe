"""Notifies browsers of turns and invitations while their pages are closed.

This is Web Push: RFC 8030, 8291 and 8292.

A full table waits a few seconds for a browser's text; the browser's service worker answers as soon
as it is notified. Other notifications are less urgent.

The message is JSON, ``{"title", "body", "url"}``, in the browser's language, and only the browser
can read it. It goes to the browser's push service, which keeps the newest message for each table
until the browser is online.
"""

import asyncio
import json
from collections import Counter
from contextlib import suppress
from functools import partial
from math import inf

import httpcore

from blazon.service.base.background import BackgroundTasks
from blazon.service.base.clock import now_ms
from blazon.service.base.limits import (
    LONGEST_ENDPOINT,
    PUSH_KEPT_SECONDS,
)
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal
from blazon.service.journal.clocks import deadline
from blazon.service.journal.entries import Entry
from blazon.service.journal.table import Table
from blazon.service.journal.turns import (
    is_yet_to_come,
    newly_begun,
    newly_to_move,
    sessions_to_move,
)
from blazon.service.live.hub import Hub
from blazon.service.notify.noticed import Noticed, NoticedTurns
from blazon.service.notify.outbound import (
    Outcome,
    check_address,
    host_of,
    post,
    public_pool,
)
from blazon.service.notify.push_key import PushKey
from blazon.service.notify.requests_out import RequestsOut
from blazon.service.notify.retries import wait_ms
from blazon.service.storage.people import Call
from blazon.service.storage.subscriptions import Due, Subscription, Turn
from blazon.service.views.narration import notice_of_call, notice_of_turn

LOOK_SECONDS = 1.0
TIDY_SECONDS = 600.0
GRACE_MS = 3_000
"""Send no notification to a player who opens or reloads the table within this time."""
AT_ONCE_MS = 300
"""The same if a table waits for a text: other processes need this much time to record a visit."""
GONE = (404, 410)
LATER = (408, 425, 429)


def check_subscription(subscription: Subscription) -> None:
    """Raises Refusal if a subscription is invalid."""
    check_address(subscription.endpoint, "endpoint", LONGEST_ENDPOINT)
    try:
        _seal(b"", subscription)
    except ValueError as error:
        raise Refusal("bad", "p256dh, auth: must be a browser's keys") from error


def _seal(message: bytes, to: Subscription) -> bytes:
    """Encrypt a message for one browser; raises ValueError if its keys are wrong."""
    # Imported here: a server that sends nothing can save eight megabytes of cryptography.
    from blazon.service.notify.encryption import seal

    return seal(message, to.p256dh, to.auth)


class WebPush:
    """Detects turns and invitations, and sends notifications of them."""

    def __init__(
        self, hub: Hub, key: PushKey, pool: httpcore.AsyncConnectionPool | None = None
    ) -> None:
        self.subscriptions = hub.store.subscriptions
        self.results: Counter[str] = Counter()
        """The results of notifications since the last metrics request: ``sent``, ``late`` (the turn
        was seen, or over), ``ended`` (the subscription was), ``again``, ``failed``."""
        self.noticed = NoticedTurns()
        """The turns yet to be stored."""
        self._hub = hub
        self._key = key
        self._pool = pool or public_pool()
        self._out = RequestsOut(self._send, lambda one: host_of(one.to.endpoint))
        self._in_a_hurry = asyncio.Event()
        self._tasks = BackgroundTasks()
        hub.on_change.append(self._notice)
        hub.store.people.on_call.append(self._called)

    async def public_key(self) -> str:
        """The key that browsers subscribe with."""
        return (await self._key.get()).public

    def start(self) -> None:
        """Start sending."""
        self._tasks.after("noticed turns", self._wait, self._schedule)
        self._tasks.after("push notices", partial(self._out.room, LOOK_SECONDS), self._send_due)
        self._tasks.every(TIDY_SECONDS, "old turns", self._tidy)

    async def stop(self) -> None:
        """Stop sending; stored notifications are sent after the next start."""
        await self._tasks.stop()
        await self._out.stop()
        with suppress(Refusal):
            await self._schedule()
        await self._pool.aclose()

    def _notice(self, table: Table, entry: Entry) -> None:
        called = dict.fromkeys(newly_begun(table, entry), True)
        called |= dict.fromkeys(newly_to_move(table, entry), False)
        at_once = table.status == "open"
        for session, begun in called.items():
            self.noticed.note(session, table.id, Noticed(entry.seq, at_once, begun))
        if called and at_once:
            self._in_a_hurry.set()

    def _called(self, call: Call) -> None:
        # At the first version of its table: whatever follows there is newer.
        self.noticed.note(call.person, call.table_id, Noticed(1, at_once=False, begun=False))

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS):
                await self._in_a_hurry.wait()
        self._in_a_hurry.clear()

    async def _schedule(self) -> None:
        """Store the detected turns, urgent ones first."""
        for group in self.noticed.groups():
            at_once = any(one.at_once for one in group.values())
            now, grace = now_ms(), AT_ONCE_MS if at_once else GRACE_MS
            turns = [
                Turn(session, table, one.version, self._due(table, session, now + grace), one.begun)
                for (session, table), one in group.items()
            ]
            await self.subscriptions.schedule(turns, now)
            if at_once:
                asyncio.get_running_loop().call_later(grace / 1000, self._out.look)

    def _due(self, table: str, session: str, soon: int) -> int | None:
        """When to notify a session of a turn, at the soonest; None if it sees the turn."""
        away_at = self._hub.memory.away_at(table, session)
        return None if away_at == inf else max(soon, int(away_at))

    async def _tidy(self) -> None:
        await self.subscriptions.tidy(now_ms())

    async def _send_due(self) -> None:
        await self._out.send_due(self.subscriptions)

    async def _send(self, due: Due) -> None:
        """Send one notification; if that fails, postpone it or finally give up."""
        away_at = self._hub.memory.away_at(due.turn.table, due.turn.session)
        if now_ms() < away_at < inf:
            await self.subscriptions.give_back([due], int(away_at))
            return
        result, wait = await self._try(due)
        self.results[result] += 1
        if result == "late":
            await self.subscriptions.withdraw(due.turn)
        else:
            await self.subscriptions.put_off(due.turn, None if wait is None else now_ms() + wait)

    async def _try(self, due: Due) -> tuple[str, int | None]:
        """Try to send; returns the result, and the milliseconds until a retry, if any."""
        session = due.turn.session
        try:
            table = (await self._hub.live(due.turn.table)).table
        except Refusal as refusal:
            if refusal.code != "unknown":
                raise
            return "late", None
        begun = due.turn.version == table.begun_at and is_yet_to_come(table, session)
        people = self._hub.store.people
        is_called = table.status == "open" and bool(await people.offers_to(session, table.id))
        is_wanted = is_called or begun or session in sessions_to_move(table)
        if not is_wanted or self._hub.memory.away_at(table.id, session) == inf:
            return "late", None
        status, asked = 0, 0
        try:
            answer = await self._post(due, table, is_called=is_called)
            status, asked = answer.status, 1000 * answer.wait_seconds
            if answer.is_well:
                return "sent", None
        except Exception as error:
            log("info", "a push failed", tries=due.tries, error=type(error).__name__)
        if status in GONE:
            await self.subscriptions.end(due)
            return "ended", None
        if status and status < 500 and status not in LATER:
            log("warning", "a push was refused", status=status)
            return "failed", None
        wait = wait_ms(due.tries, asked)
        return ("failed" if wait is None else "again"), wait

    async def _post(self, due: Due, table: Table, *, is_called: bool) -> Outcome:
        session, language = due.turn.session, due.to.language
        if is_called:
            (title, body), url = notice_of_call(table.opened.game, language), "/"
        else:
            (title, body), url = notice_of_turn(table, session, language), f"/t/{table.id}"
        message = {"title": title, "body": body, "url": url}
        end, kept = deadline(table), PUSH_KEPT_SECONDS
        if end is not None:
            kept = max(0, min(kept, (end - now_ms()) // 1000))
        headers = {
            "authorization": (await self._key.get()).authorization(due.to.endpoint),
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(kept),
            "topic": due.turn.id,
            "urgency": "high",
        }
        sealed = _seal(json.dumps(message).encode(), due.to)
        return await post(self._pool, due.to.endpoint, headers, sealed)
