"""Telling a browser of its turn while it is elsewhere: Web Push, RFC 8030, 8291 and 8292.

The message is JSON, ``{"title", "body", "url"}``, in the browser's language, and only the browser
can read it. It goes to the push service that the browser has named, which keeps the newest one of
each table until the browser is there.
"""

import asyncio
import json
from collections import Counter
from typing import TYPE_CHECKING

import httpcore

from blazon.service.background import Chores
from blazon.service.hub import Hub, now_ms
from blazon.service.journal.events import Entry
from blazon.service.journal.table import Table
from blazon.service.journal.turns import called, waits_for
from blazon.service.logs import log
from blazon.service.notify.outbound import AT_ONCE, Outcome, post, public_pool
from blazon.service.settings import Settings
from blazon.service.storage.store import Store
from blazon.service.storage.subscriptions import Due, Pushes, Turn
from blazon.service.views.narration import your_turn

if TYPE_CHECKING:
    from blazon.service.notify.vapid import PushKey

LOOK_SECONDS = 1.0
TIDY_SECONDS = 600.0
GRACE_MS = 3_000
"""Who comes to the table so soon, or reloads its page, is not told."""
CLAIM_MS = 60_000
"""After that another process announces what this one has taken on; longer than a request."""
FIRST_WAIT_MS = 10_000
LONGEST_WAIT_MS = 3_600_000
MOST_TRIES = 8
"""The waits between tries double, from ten seconds to about twenty minutes."""
MOST_WAITING = 10_000
"""Turns that wait for being written; those beyond are not announced."""
LARGEST_GROUP = 500
LONGEST_KEPT_SECONDS = 14 * 86_400
"""For how long a push service is to keep a message."""
GONE = (404, 410)
LATER = (408, 425, 429)


def push_key_of(settings: Settings) -> "PushKey | None":
    """The key that the settings name, if any; raises BadValue."""
    if not settings.push_key:
        return None
    # Imported here: most servers have none, and need not hold eight megabytes of cryptography.
    from blazon.service.notify.vapid import load_push_key

    return load_push_key(settings.push_key, settings.push_contact)


class Push:
    """Notices turns, and has them announced."""

    def __init__(
        self,
        hub: Hub,
        store: Store,
        key: "PushKey",
        pool: httpcore.AsyncConnectionPool | None = None,
    ) -> None:
        self.pushes = Pushes(store.engine)
        self.results: Counter[str] = Counter()
        """How announcements ended since somebody last looked: ``sent``, ``late`` (it was seen, or
        its turn was over), ``ended`` (the subscription was), ``again``, ``failed``."""
        self._hub = hub
        self._key = key
        self._pool = pool or public_pool()
        self._turns: dict[tuple[str, str], int] = {}
        self._chores = Chores()
        hub.on_change.append(self._notice)

    @property
    def public_key(self) -> str:
        """What a browser subscribes with."""
        return self._key.public

    def start(self) -> None:
        """Begin to announce."""
        self._chores.every(LOOK_SECONDS, "noticed turns", self._keep_turns)
        self._chores.every(LOOK_SECONDS, "announcements", self._announce_due)
        self._chores.every(TIDY_SECONDS, "old announcements", lambda: self.pushes.tidy(now_ms()))

    async def stop(self) -> None:
        """Announce no more; what is kept is announced after the next start."""
        await self._chores.stop()
        await self._keep_turns()
        await self._pool.aclose()

    def _notice(self, table: Table, entry: Entry) -> None:
        """Whether it has become somebody's turn."""
        session = called(table, entry)
        if session is None or len(self._turns) >= MOST_WAITING:
            return
        self._turns[session, table.id] = entry.seq

    async def _keep_turns(self) -> None:
        while self._turns:
            noticed = list(self._turns.items())[:LARGEST_GROUP]
            turns = [
                Turn(session, table, version, seen=self._hub.is_seen(table, session))
                for (session, table), version in noticed
            ]
            now = now_ms()
            await self.pushes.announce(turns, now, now + GRACE_MS)
            for key, version in noticed:
                if self._turns[key] == version:
                    del self._turns[key]

    async def _announce_due(self) -> None:
        now = now_ms()
        due = await self.pushes.take(now, now + CLAIM_MS, AT_ONCE)
        await asyncio.gather(*(self._announce(one) for one in due))

    async def _announce(self, due: Due) -> None:
        """Announce one turn; if that fails, put it off, and give up in the end."""
        result, wait = await self._try(due)
        self.results[result] += 1
        await self.pushes.put_off(due.turn, None if wait is None else now_ms() + wait)

    async def _try(self, due: Due) -> tuple[str, int | None]:
        """How it ended, and after how many milliseconds it is to be tried again, if at all."""
        session = due.turn.session
        table = (await self._hub.live(due.turn.table)).table
        if waits_for(table) != session or self._hub.is_seen(table.id, session):
            return "late", None
        status, asked = 0, 0
        try:
            answer = await self._send(due, table)
            status, asked = answer.status, 1000 * answer.wait_seconds
            if answer.is_well:
                return "sent", None
        except Exception as error:
            log("info", "a push failed", tries=due.tries, error=type(error).__name__)
        if status in GONE:
            await self.pushes.end(due)
            return "ended", None
        if status and status < 500 and status not in LATER:
            log("warning", "a push was refused", status=status)
            return "failed", None
        if due.tries >= MOST_TRIES:
            return "failed", None
        return "again", min(LONGEST_WAIT_MS, max(asked, FIRST_WAIT_MS * 2 ** (due.tries - 1)))

    async def _send(self, due: Due, table: Table) -> Outcome:
        title, body = your_turn(table, due.turn.session, due.to.language)
        message = {"title": title, "body": body, "url": f"/t/{table.id}"}
        deadline = table.deadline()
        kept = LONGEST_KEPT_SECONDS
        if deadline is not None:
            kept = max(0, min(kept, (deadline - now_ms()) // 1000))
        headers = {
            "authorization": self._key.authorization(due.to.endpoint),
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(kept),
            "topic": due.turn.id,
            "urgency": "high",
        }
        sealed = due.to.seal(json.dumps(message, ensure_ascii=False).encode())
        return await post(self._pool, due.to.endpoint, headers, sealed)
