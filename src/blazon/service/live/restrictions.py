"""The host's restrictions, cached so that moves need no database query."""

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from blazon.service.base.clock import now_ms
from blazon.service.base.refusals import Refusal
from blazon.service.storage.store import Store

if TYPE_CHECKING:
    from blazon.service.storage.announcements import Announcement


class Restrictions:
    """Blocks, read-only mode and the message of the day.

    They are read when the server starts, and again whenever the host changes them.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.message: Announcement | None = None
        self.read_only: Announcement | None = None
        """Why the server is read-only."""
        self._sessions: dict[str, tuple[int, str]] = {}
        self._networks: dict[str, tuple[int, str]] = {}
        """The end of each block, and its reason."""

    async def refresh(self) -> None:
        """Read everything again."""
        self.message = await self._store.announcements.get("message")
        self.read_only = await self._store.announcements.get("read-only")
        sessions: dict[str, tuple[int, str]] = {}
        networks: dict[str, tuple[int, str]] = {}
        for block in await self._store.blocks.current(now_ms()):
            of, who = (sessions, "session") if block["session"] else (networks, "network")
            known = of.get(block[who], (0, ""))
            of[block[who]] = max(known, (block["until"], block["reason"]))
        self._sessions, self._networks = sessions, networks

    def check_open(self) -> None:
        """Raises Refusal while the server is read-only."""
        if self.read_only is not None:
            reason = self.read_only.text
            message = "the server is read-only at the moment"
            raise Refusal("read-only", f"{message}: {reason}" if reason else message, reason=reason)

    def check(self, sessions: Iterable[str], address: str) -> None:
        """Raises Refusal if one of a person's sessions, or the address, is blocked."""
        self.check_open()
        for session in sessions:
            if session in self._sessions:
                _refuse(*self._sessions[session])
        if self._networks:
            for network in self._store.networks.of(address):
                if network in self._networks:
                    _refuse(*self._networks[network])

    def is_blocked(self, session: str | None) -> bool:
        """Whether the session itself is blocked."""
        return session is not None and self._sessions.get(session, (0, ""))[0] > now_ms()


def _refuse(until: int, reason: str) -> None:
    """Raises Refusal unless the block has ended."""
    if until > now_ms():
        when = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(until / 1000))
        message = f"you are blocked until {when}"
        raise Refusal(
            "blocked", f"{message}: {reason}" if reason else message, until=until, reason=reason
        )
