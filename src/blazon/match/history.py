"""The moments of a game, each linked to the one before it, so that copies of a game share them."""

from dataclasses import dataclass

from blazon.kernel.game import States


@dataclass(slots=True, eq=False)
class Moment:
    """A state of a game, and how it came about."""

    states: States
    """An array of one state record, hidden things included; not to be changed."""
    before: "Moment | None" = None
    """None at the beginning."""
    action: int = -1
    """The number of the action that led here."""
    played: int = 0
    """How many actions there were."""
    drawn: int = 0
    """How many of them were outcomes of chance."""

    def after(self, action: int, states: States, *, drawn: bool) -> "Moment":
        """The next moment."""
        return Moment(states, self, action, self.played + 1, self.drawn + drawn)

    def back(self, count: int) -> "Moment":
        """The moment before the last actions, of which there are so many at least."""
        moment = self
        for _ in range(count):
            assert moment.before
            moment = moment.before
        return moment

    def steps(self, start: int = 0) -> list[tuple["Moment", "Moment"]]:
        """Each action from number ``start`` on, as the moments before and after it."""
        found, after = [], self
        while after.played > start and (before := after.before) is not None:
            found.append((before, after))
            after = before
        return found[::-1]
