"""Where knights can come to without a fight, and how many can come together."""

from collections.abc import Iterable

from blazon.games.rheingold.words.places import holder, leaving, map_in, place
from blazon.kernel.bits import members
from blazon.words.localization import View

MOST_STEPS = 2_000
"""How many sets of places are looked at, in all, to find how many knights can come together."""


def armies(view: View) -> list[str]:
    """The places from which knights of whoever is to play may leave."""
    seat = view["turn"]
    held = [name for name, held in view["places"].items() if held["holder"] == seat]
    starts = [start for start, seats in view["starts"].items() if seat in seats]
    return [name for name in [*starts, *held] if leaving(view, name) > 0]


class Ways:
    """The map of a view for whoever is to play; sets of places are numbers with a bit for each."""

    def __init__(self, view: View) -> None:
        found = map_in(view)
        self._names = [place.id for place in found.places]
        self._bit = {name: 1 << number for number, name in enumerate(self._names)}
        self._beside = [self._set(found.neighbours(name)) for name in self._names]
        own = set(armies(view))
        self._starts = self._set(view["starts"])
        """Nobody goes through them; knights can come from there."""
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
        """What a path joins to one of the places, of what is open and not seen yet."""
        found = 0
        for number in members(places):
            found |= self._beside[number]
        return found & self._ways & ~seen

    def most_together(self, space: str, moves: int, beyond: int = 0) -> int:
        """How many knights can be on a space after so many moves; `beyond` if they are no more.

        Each move brings all who have come together on one place to the next one, so the best way is
        along a tree of as many paths that grows from the space; a start area can only be a leaf.
        This is exact except on maps made to have very many such trees: there it is what the first
        ``MOST_STEPS`` of them bring, so never too many.
        """
        root = self._bit[space]
        if not root & self._open:
            return beyond
        return self._grow(root, 0, moves, self._knights.get(space, 0), beyond)

    def reach(self, source: str, moves: int) -> dict[str, int]:
        """Where knights from a place can get with so many moves, and in how many."""
        found: dict[str, int] = {}
        seen = edge = self._bit[source]
        for move in range(1, moves + 1):
            edge = self._edge(seen, edge) & self._open
            seen |= edge
            found |= {self._names[number]: move for number in members(edge)}
        return found

    def _grow(self, tree: int, barred: int, left: int, together: int, best: int) -> int:
        """The most that a tree with so many more places brings, none of them barred; or `best`."""
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
        """At least as many knights as so many more places can bring, beginning in `edge`.

        Whoever goes so far needs a place at each distance: at best the strongest of each, and
        beside them the strongest of all.
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
        """The knights and the bit of the strongest place of a set that is not empty."""
        return next((one for one in self._strongest if one[1] & places), (0, places & -places))

    def _strongest_in(self, places: int, count: int) -> int:
        """How many knights the strongest places of a set have, so many of them at most."""
        total = 0
        for held, bit in self._strongest:
            if not count:
                break
            if bit & places:
                total += held
                count -= 1
        return total


def _is_open(view: View, name: str) -> bool:
    """Whether whoever is to play may enter a place without a fight."""
    if name in view["starts"]:
        return False
    owner = holder(view, name)
    return owner == view["turn"] or (owner is None and place(view, name).kind == "space")
