"""The places that knights can reach without a fight, and how many can meet there."""

from collections.abc import Iterable

from blazon.games.rheingold.words.places import holder, leaving, map_in, place
from blazon.kernel.bits import members
from blazon.words.localization import View

MOST_STEPS = 2_000
"""The maximum number of sets of places to examine to find how many knights can meet."""


def armies(view: View) -> list[str]:
    """The places that knights of the player to move may leave."""
    seat = view["turn"]
    held = [name for name, held in view["places"].items() if held["holder"] == seat]
    starts = [start for start, seats in view["starts"].items() if seat in seats]
    return [name for name in [*starts, *held] if leaving(view, name) > 0]


class Ways:
    """The map of a view for the player to move; a set of places is a number with a bit for each."""

    def __init__(self, view: View) -> None:
        found = map_in(view)
        self._names = [place.id for place in found.places]
        self._bit = {name: 1 << number for number, name in enumerate(self._names)}
        self._beside = [self._set(found.neighbours(name)) for name in self._names]
        own = set(armies(view))
        self._starts = self._set(view["starts"])
        """Places that knights can leave but not pass through."""
        self._open = self._set(name for name in self._names if _is_open(view, name))
        self._ways = self._open | (self._starts & self._set(own))
        self._knights = {name: leaving(view, name) for name in own}
        self._strongest = sorted(
            ((held, self._bit[name]) for name, held in self._knights.items()), reverse=True
        )
        self._steps = MOST_STEPS

    def _set(self, names: Iterable[str]) -> int:
        return sum(self._bit[name] for name in names)

    def _edge(self, seen: int, places: int) -> int:
        """The open, unseen neighbours of the places."""
        found = 0
        for number in members(places):
            found |= self._beside[number]
        return found & self._ways & ~seen

    def most_together(self, space: str, moves: int, beyond: int = 0) -> int:
        """The most knights that can be on a space after this many moves; at least `beyond`.

        Each move takes all knights that have met on one place to the next, so the best way follows
        a tree rooted at the space with one path per move; a start area can only be a leaf. The
        result is exact except on maps designed to have very many such trees: there it is the best
        of the first ``MOST_STEPS``, so it is never too high.
        """
        root = self._bit[space]
        if not root & self._open:
            return beyond
        return self._grow(root, 0, moves, self._knights.get(space, 0), beyond)

    def reach(self, source: str, moves: int) -> dict[str, int]:
        """The places that knights from a place can reach in this many moves, with the moves."""
        found: dict[str, int] = {}
        seen = edge = self._bit[source]
        for move in range(1, moves + 1):
            edge = self._edge(seen, edge) & self._open
            seen |= edge
            found |= {self._names[number]: move for number in members(edge)}
        return found

    def _grow(self, tree: int, barred: int, left: int, together: int, best: int) -> int:
        """The most knights from a tree with this many more places, none barred; at least `best`."""
        best = max(best, together)
        edge = self._edge(tree | barred, tree & ~self._starts)
        while edge and left and together + self._bound(tree | barred, edge, left) > best:
            if not self._steps:
                break
            self._steps -= 1
            held, bit = self._strongest_of(edge)
            best = self._grow(tree | bit, barred, left - 1, together + held, best)
            barred |= bit
            edge ^= bit
        return best

    def _bound(self, seen: int, edge: int, left: int) -> int:
        """An upper bound on the knights that this many more places can bring, starting in `edge`.

        A tree that goes this far needs a place at each distance: at best the strongest of each, and
        besides them the strongest of all.
        """
        best, needed, strongest, within = 0, 0, 0, 0
        for far in range(1, left + 1):
            if not edge:
                break
            held, bit = self._strongest_of(edge)
            needed += held
            strongest |= bit
            within |= edge
            best = max(best, needed + self._strongest_in(within & ~strongest, left - far))
            seen |= edge
            edge = self._edge(seen, edge & ~self._starts)
        return best

    def _strongest_of(self, places: int) -> tuple[int, int]:
        """The knights and the bit of the strongest place in a nonempty set."""
        return next((one for one in self._strongest if one[1] & places), (0, places & -places))

    def _strongest_in(self, places: int, count: int) -> int:
        """The knights on the strongest places in a set, up to a number of places."""
        total = 0
        for held, bit in self._strongest:
            if not count:
                break
            if bit & places:
                total += held
                count -= 1
        return total


def _is_open(view: View, name: str) -> bool:
    """Whether the player to move may enter a place without a fight."""
    if name in view["starts"]:
        return False
    owner = holder(view, name)
    return owner == view["turn"] or (owner is None and place(view, name).kind == "space")
