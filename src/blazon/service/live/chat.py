"""Chat at a table: stored, and sent to all watchers."""

from collections.abc import Sequence
from typing import Any

from blazon.service.base.clock import now_ms
from blazon.service.journal.access import check_line
from blazon.service.live.broadcast import LiveTable
from blazon.service.live.hub import Hub
from blazon.service.views.shapes import ChatLine


class Chat:
    """The chat of all tables."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._lines = hub.store.chat

    async def say(self, live: LiveTable, session: str | None, text: str) -> ChatLine:
        """Post a message at a table; raises Refusal."""
        seat, said = check_line(live.table, session, text)
        name, at = live.table.seats[seat].name, now_ms()
        number = await self._lines.add(live.table.id, at, seat, name, said, session)
        line = ChatLine(number=number, at=at, seat=seat, name=name, text=said)
        live.broadcast_chat([line])
        return line

    async def lines(self, table: str, after: int) -> list[ChatLine]:
        """The last messages after a given one."""
        return [ChatLine(**line) for line in await self._lines.after(table, after)]

    async def remove(self, table: str, numbers: Sequence[int], **more: Any) -> None:
        """Remove the text of messages; ``more`` holds other columns to update."""
        await self._lines.remove(table, numbers, now_ms(), **more)
        for number in numbers:
            await self.follow(table, number)

    async def follow(self, table: str, number: int) -> None:
        """Forward a message that another process has written or changed."""
        live = self._hub.memory.watched(table)
        if live is not None and (line := await self._lines.line(table, number)) is not None:
            live.broadcast_chat([ChatLine(**line)])
