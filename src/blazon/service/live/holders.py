"""Who is present at one table: what is known of each seat's holder, and what others are shown.

Arrivals are shown at once, departures after a moment, so that a reload or a change of network
causes no flicker.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from blazon.service.base.limits import FLAP_SECONDS, PRESENT_LASTS_SECONDS
from blazon.service.journal.seats import Seat
from blazon.service.views.shapes import Present

LOST, AWAY, HERE = 0, 1, 2
"""No connection; a hidden page, or a connection elsewhere; a visible page."""
_FLAP_MS = 1000 * FLAP_SECONDS
_LASTS_MS = 1000 * PRESENT_LASTS_SECONDS


@dataclass
class _Holder:
    """What is known of a seat's holder, with times in milliseconds since 1970."""

    level: int
    since: int
    """When this was first known."""
    has_changed: bool = False
    """Whether it began at that moment."""
    shown: int | None = None
    """What the others were last shown; None before anything is known."""

    def note(self, level: int, now: int) -> None:
        """Record what is known now."""
        if level != self.level:
            self.level, self.since, self.has_changed = level, now, True
        is_better = level > LOST and level >= (self.shown or LOST)
        if is_better or now - self.since >= _FLAP_MS:
            self.shown = level

    @property
    def settles_at(self) -> int | None:
        """When to show what is known, if it has not been shown yet."""
        return None if self.shown == self.level else self.since + _FLAP_MS


class Holders:
    """The holders of a table's seats."""

    def __init__(self) -> None:
        self._holders: dict[int, _Holder] = {}
        """By seat."""
        self._elsewhere: dict[str, tuple[str, int]] = {}
        """By process: the levels of all seats there, and when they were reported."""
        self.told: object = None
        """What the players were last told."""
        self.arrived: set[object] = set()
        """Watchers who have not been told anything yet."""
        self.announced, self.announced_at = "", 0
        """What the other processes were last told, and when."""

    def hear(self, process: str, levels: str, now: int) -> None:
        """Record what another process reports about its own connections."""
        self._elsewhere[process] = (levels, now)

    def note(self, seats: Sequence[Seat], own: Sequence[int], now: int) -> None:
        """Record who is connected to this process, by seat."""
        for process, (_, heard) in list(self._elsewhere.items()):
            if now - heard > _LASTS_MS:
                del self._elsewhere[process]
        for number, seat in enumerate(seats):
            if seat.session is None or seat.gone:
                self._holders.pop(number, None)
                continue
            others = [int(levels[number]) for levels, _ in self._elsewhere.values()]
            level = max(own[number], *others, LOST)
            holder = self._holders.setdefault(number, _Holder(level, now))
            holder.note(level, now)

    @property
    def settles_at(self) -> int | None:
        """When to show the next change, if one is waiting."""
        waiting = (holder.settles_at for holder in self._holders.values())
        return min((at for at in waiting if at is not None), default=None)

    @property
    def are_complete(self) -> bool:
        """Whether everybody is connected."""
        return all(holder.level == HERE for holder in self._holders.values())

    @property
    def shown(self) -> object:
        """What the players are shown; equal to the last if nothing has changed."""
        return {
            number: (holder.shown, holder.since if holder.shown == LOST else 0)
            for number, holder in self._holders.items()
        }

    def view(self, seats: Sequence[Seat], now: int) -> list[Present | None]:
        """The same as a part of a message."""
        return [self._view(self._holders.get(number), now) for number in range(len(seats))]

    def _view(self, holder: _Holder | None, now: int) -> Present | None:
        if holder is None or holder.shown is None:
            return None
        if holder.shown == LOST:
            return Present(state="lost", ms=now - holder.since if holder.has_changed else None)
        return Present(state="here" if holder.shown == HERE else "away")
