"""The progress of a game and what its people have read; nothing here draws or asks."""

from collections.abc import Callable, Collection, Iterator
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING

from blazon.match.observation import Observation
from blazon.terminal.renderer import Renderer
from blazon.terminal.style import Style
from blazon.words.log import LogEntry, narrate_action, narrate_game

if TYPE_CHECKING:
    from blazon.match.position import Position


class Progress:
    """A position, its log in words, and what each person has not read yet."""

    def __init__(
        self,
        position: "Position",
        people: Collection[int],
        renderer: Renderer,
        style: Style,
        *,
        is_open: bool = False,
    ) -> None:
        self.position = position
        self._is_open = is_open
        self.entries: list[LogEntry] = narrate_game(position, renderer, style)
        self.kept: tuple[str, ...] = position.actions
        """The actions of the game when it was last saved or loaded."""
        self._people, self._renderer, self._style = people, renderer, style
        self._found: dict[int, list[str]] = {}
        self._read_to = {
            seat: max((n for n, one in enumerate(self.entries, 1) if one.player == seat), default=0)
            for seat in people
        }

    @property
    def unsaved(self) -> bool:
        """Whether people's decisions would be lost."""
        pairs = zip(self.kept, self.position.actions, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        return any(one.player in self._people and not one.forced for one in self.entries[same:])

    def observe(self, observer: int | None) -> Observation:
        """The position as an observer may know it, or with everything, if nothing is hidden."""
        if self._is_open:
            return self.position.disclose()
        return self.position.observe(observer)

    def play(self, token: str) -> None:
        """Play one action; raises ActionError and changes nothing."""
        self.position.number(token)
        actor = self.position.actor
        entry = self._happen(partial(self.position.play, token))
        if actor is not None and actor in self._people and not entry.forced:
            self._read_to[actor] = len(self.entries)

    def roll(self) -> None:
        """Draw the pending chance event."""
        self._happen(self.position.roll)

    def _happen(self, act: Callable[[], object]) -> LogEntry:
        """Carry out one action and note what it reveals to the player whose turn it is."""
        seat = self.position.turn
        before = self.observe(seat) if seat in self._people else None
        entry = narrate_action(self.position, act, self._renderer, self._style)
        self.entries.append(entry)
        if before is not None:
            found = self._renderer.describe_discovery(before, self.observe(seat), seat, self._style)
            self._found.setdefault(seat, []).extend(found)
        return entry

    @property
    def turn_began(self) -> int:
        """How many actions had been played when the current turn began."""
        turn, count = self.position.turn, len(self.entries)
        while count and self.entries[count - 1].turn == turn:
            count -= 1
        return count

    def undo(self, seat: int) -> list[LogEntry]:
        """Go back to this person's last decision; returns the undone entries, if any."""
        own = [n for n, one in enumerate(self.entries) if one.player == seat and not one.forced]
        if not own:
            return []
        back = self.entries[own[-1] :]
        self.position.undo(len(back))
        del self.entries[own[-1] :]
        self._read_to = {player: min(n, own[-1]) for player, n in self._read_to.items()}
        self._found.clear()
        return back

    def unread(self, seat: int) -> list[LogEntry]:
        """The entries since this person decided, plus those that the log joins to them."""
        start = self._read_to[seat]
        while 0 < start < len(self.entries) and not self.entries[start - 1].words:
            start -= 1
        return self.entries[start:]

    def has_found(self, seat: int) -> bool:
        """Whether there is anything that only this person may see and has not seen yet."""
        return bool(self._found.get(seat))

    def found(self, seat: int) -> Iterator[str]:
        """The lines that only this person may see; each is shown once."""
        yield from self._found.pop(seat, [])
