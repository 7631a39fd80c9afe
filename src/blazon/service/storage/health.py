"""Whether the database accepts writes, and how much disk space is free; logs changes once."""

import asyncio
from contextlib import suppress
from typing import Literal

from blazon.service.base.limits import (
    CHECK_DISK_SECONDS,
    PLAY_SHARE,
    ROOM_AGAIN,
    STORAGE_WAIT_SECONDS,
)
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal

Purpose = Literal["keep", "play", "tidy"]
"""Store something new, continue a game, or delete something."""
Room = Literal["plenty", "little", "none"]
"""Free space: enough for everything, for running games only, or for neither."""


class Health:
    """The known state of a database."""

    def __init__(self, least_free: int = 0) -> None:
        self.trouble: str | None = None
        """Why it cannot be written."""
        self.room: Room = "plenty"
        self.free: int | None = None
        """Free bytes on its disk, if known."""
        self._least_free = least_free
        self._suspect = asyncio.Event()

    @property
    def is_suspect(self) -> bool:
        """Whether something has failed and writing has not been checked since."""
        return self._suspect.is_set()

    @property
    def takes_moves(self) -> bool:
        """Whether games can go on."""
        return self.trouble is None and not self.is_suspect and self.room != "none"

    def check(self, purpose: Purpose) -> None:
        """Raises Refusal if an attempt would be pointless."""
        if self.trouble is not None:
            raise cannot_write()
        if self.room == "none" and purpose != "tidy":
            raise Refusal(
                "storage", "the server's disk is full; try again later", wait=CHECK_DISK_SECONDS
            )
        if self.room == "little" and purpose == "keep":
            raise Refusal(
                "storage",
                "the server's disk is nearly full: games go on, but nothing new is stored",
                wait=CHECK_DISK_SECONDS,
            )

    def suspect(self) -> None:
        """Report a failure, so that writing is checked."""
        self._suspect.set()

    def found(self, error: Exception | None) -> None:
        """Record the result of a check: an error, or None if writing works."""
        before, self.trouble = self.trouble, None if error is None else repr(error)
        self._suspect.clear()
        if error is not None and before is None:
            log("error", "the database cannot be written", error=self.trouble)
        if error is None and before is not None:
            log("info", "the database can be written again")

    def measured(self, free: int) -> None:
        """Record the free disk space; to recover, it must exceed a limit by some margin."""
        before, self.free = self.room, free
        play = self._least_free * PLAY_SHARE
        bounds: dict[Room, float] = {"plenty": self._least_free, "little": play}
        for room, least in bounds.items():
            is_better = before == "none" or (before == "little" and room == "plenty")
            if free >= least * (ROOM_AGAIN if is_better else 1):
                self.room = room
                break
        else:
            self.room = "none"
        if self.room != before:
            levels: dict[Room, str] = {"plenty": "info", "little": "warning", "none": "error"}
            log(levels[self.room], "free disk space", room=self.room, free=free)

    async def wait(self) -> None:
        """Wait until there is a reason to check again."""
        if self.trouble is not None:
            await asyncio.sleep(STORAGE_WAIT_SECONDS)
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(CHECK_DISK_SECONDS):
                await self._suspect.wait()

    async def recovered(self) -> None:
        """Wait until games can go on again."""
        while not self.takes_moves:
            await asyncio.sleep(STORAGE_WAIT_SECONDS)


def cannot_write() -> Refusal:
    """The refusal when the database fails."""
    return Refusal(
        "storage", "the server cannot reach its database; try again", wait=STORAGE_WAIT_SECONDS
    )
