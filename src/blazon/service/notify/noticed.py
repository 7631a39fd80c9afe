"""Turns that have been noticed, until they are stored for notification."""

from collections.abc import Iterator
from dataclasses import dataclass

from blazon.service.base.limits import LARGEST_GROUP, MOST_WAITING_TURNS

Whose = tuple[str, str]
"""A session, and the table where it must act."""


@dataclass(frozen=True)
class Noticed:
    """A turn or the start of a game that a session should be notified of."""

    version: int
    at_once: bool
    begun: bool


class NoticedTurns:
    """The newest turn of each session at each table; turns beyond the limit are dropped."""

    def __init__(self) -> None:
        self._turns: dict[Whose, Noticed] = {}

    def __len__(self) -> int:
        return len(self._turns)

    def note(self, session: str, table: str, noticed: Noticed) -> None:
        """Note a turn, replacing this session's last one at this table."""
        whose = session, table
        if whose in self._turns or len(self._turns) < MOST_WAITING_TURNS:
            self._turns[whose] = noticed

    def groups(self) -> Iterator[dict[Whose, Noticed]]:
        """Yield groups of turns to store, either all urgent or none; urgent groups first.

        A group is forgotten when the next one is requested, except for turns noted again since.
        """
        while self._turns:
            in_order = sorted(self._turns.items(), key=lambda one: not one[1].at_once)
            at_once = in_order[0][1].at_once
            group = dict([one for one in in_order if one[1].at_once == at_once][:LARGEST_GROUP])
            yield group
            for whose, noticed in group.items():
                if self._turns.get(whose) == noticed:
                    del self._turns[whose]
