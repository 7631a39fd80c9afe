"""The game in hand and what its people have heard of it; nothing here draws or asks."""

from collections.abc import Collection, Iterator
from itertools import takewhile
from typing import TYPE_CHECKING

from blazon.terminal.face import Face
from blazon.terminal.history import Told, retell, tell
from blazon.terminal.look import Look, View

if TYPE_CHECKING:
    from blazon.match.position import Position


class Playing:
    """A position, how it came about in words, and what each person has not been told yet."""

    def __init__(
        self, position: "Position", people: Collection[int], face: Face, look: Look
    ) -> None:
        self.position = position
        self.told: list[Told] = retell(position, face, look)
        self.kept: tuple[str, ...] = position.actions
        """The actions of the game when it was last in a file."""
        self._people, self._face, self._look = people, face, look
        self._found: dict[int, list[str]] = {}
        self._heard = {
            seat: max((n for n, one in enumerate(self.told, 1) if one.player == seat), default=0)
            for seat in people
        }

    @property
    def unsaved(self) -> bool:
        """Whether decisions of people would be lost."""
        pairs = zip(self.kept, self.position.actions, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        return any(one.player in self._people and not one.forced for one in self.told[same:])

    def view(self, observer: int | None) -> View:
        """What an observer may know now."""
        return self.position.observe(observer).view()

    def play(self, token: str) -> None:
        """Play one action; raises ActionError and changes nothing."""
        position = self.position
        actor = position.actor
        position.number(token)
        told = tell(position, token, self._face, self._look)
        before = self.view(actor)
        position.play(token)
        self.told.append(told)
        if actor in self._people and actor is not None:
            found = self._face.found(before, self.view(actor), actor, self._look)
            self._found.setdefault(actor, []).extend(found)
            if not told.forced:
                self._heard[actor] = len(self.told)

    def roll(self) -> None:
        """Let the pending chance event happen."""
        before = self.position.copy()
        token = self.position.roll()
        self.told.append(tell(before, token, self._face, self._look))

    def undo(self, seat: int) -> list[Told]:
        """Back to the last decision of this person; returns what was taken back, if anything."""
        own = [n for n, one in enumerate(self.told) if one.player == seat and not one.forced]
        if not own:
            return []
        back = self.told[own[-1] :]
        self.position.undo(len(back))
        del self.told[own[-1] :]
        self._heard = {player: min(n, own[-1]) for player, n in self._heard.items()}
        self._found.clear()
        return back

    def news(self, seat: int) -> list[Told]:
        """What has happened since this person's last decision."""
        return self.told[self._heard[seat] :]

    def has_found(self, seat: int) -> bool:
        """Whether there is something that only this person may see, and has not seen yet."""
        return bool(self._found.get(seat))

    def found(self, seat: int) -> Iterator[str]:
        """What only this person may see; told once."""
        yield from self._found.pop(seat, [])
