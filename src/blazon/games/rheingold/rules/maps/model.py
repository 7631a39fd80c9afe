"""Maps, and the check for every map, shipped or custom."""

import json
import math
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from threading import Lock
from typing import Any
from weakref import WeakValueDictionary

from blazon.games.rheingold.rules.maps.landmarks import landmark
from blazon.games.rheingold.rules.maps.naming import shown
from blazon.kernel.errors import BadValue

KINDS = ("space", "castle", "start")
MOST_PLACES = 128
ARMS = range(1, 7)
SWORDS = range(1, 4)
LEAST_CASTLES = 2
MOST_KEPT = 512 * 1024
"""Characters of JSON in the cached maps that nobody uses; in memory, a map takes ten times that."""


@dataclass(frozen=True)
class Place:
    """A space, a castle or a start area."""

    id: str
    kind: str
    x: float
    y: float
    name: str | None = None
    """The name of a castle."""
    swords: int | None = None
    """The swords of a castle, 1 to 3."""
    arms: int | None = None
    """The coats of arms of a start area, 1 to 6."""
    bank: str | None = None
    """The side of the water, if the map defines it."""


@dataclass(frozen=True)
class Map:
    """A checked map, with its places in the order of its file."""

    name: str
    places: tuple[Place, ...]
    paths: tuple[tuple[str, str], ...]
    text: str = field(repr=False, compare=False)
    """The whole map as JSON, including unknown keys."""

    def __getstate__(self) -> dict[str, Any]:
        """Only the fields: a pickle does not depend on values computed from the map before."""
        return {one.name: getattr(self, one.name) for one in fields(self)}

    def as_json(self) -> dict[str, Any]:
        """The whole map as plain values, including unknown keys."""
        found: dict[str, Any] = json.loads(self.text)
        return found

    @cached_property
    def plain(self) -> dict[str, Any]:
        """The same as `as_json`, shared by everybody who uses the map; do not change it."""
        found = self.as_json()
        _BY_PLAIN[id(found)] = self
        return found

    @cached_property
    def title(self) -> str:
        """The heading of the map."""
        return shown(str(self.plain.get("title", self.name)))

    @cached_property
    def scenery(self) -> Mapping[str, Any]:
        """The scenery around the places, for drawing."""
        scenery: Mapping[str, Any] = self.plain.get("scenery", {})
        return scenery

    @cached_property
    def by_id(self) -> dict[str, Place]:
        """The places by id."""
        return {place.id: place for place in self.places}

    @cached_property
    def spaces(self) -> tuple[Place, ...]:
        """The spaces."""
        return tuple(place for place in self.places if place.kind == "space")

    @cached_property
    def castles(self) -> tuple[Place, ...]:
        """The castles."""
        return tuple(place for place in self.places if place.kind == "castle")

    @cached_property
    def starts(self) -> tuple[Place, ...]:
        """The start areas by coats of arms."""
        starts = [place for place in self.places if place.kind == "start"]
        return tuple(sorted(starts, key=lambda place: place.arms or 0))

    @cached_property
    def numbered(self) -> tuple[Place, ...]:
        """The places in the state's order: starts, castles, spaces."""
        return (*self.starts, *self.castles, *self.spaces)

    @cached_property
    def adjacent(self) -> tuple[int, ...]:
        """For each place's number, the set of its neighbours' numbers."""
        numbers = {place.id: number for number, place in enumerate(self.numbered)}
        return tuple(
            sum(1 << numbers[other] for other in self.neighbours(place.id))
            for place in self.numbered
        )

    @cached_property
    def landmarks(self) -> dict[str, Place]:
        """For each space, the castle by which people find it."""
        spots = {place.id: (place.x, place.y) for place in (*self.castles, *self.spaces)}
        castles = [castle.id for castle in self.castles]
        return {
            space.id: self.by_id[landmark(space.id, spots, castles, self.neighbours)]
            for space in self.spaces
        }

    def landmark(self, place: str) -> Place | None:
        """The castle by which people find a place: of a castle itself, of a start area none."""
        return self.landmarks.get(place) or (None if self.by_id[place].arms else self.by_id[place])

    @cached_property
    def _neighbours(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {place.id: [] for place in self.places}
        for one, other in self.paths:
            found[one].append(other)
            found[other].append(one)
        return {place: tuple(others) for place, others in found.items()}

    def neighbours(self, place: str) -> tuple[str, ...]:
        """The places joined to this one by a path."""
        return self._neighbours[place]


_BY_PLAIN: WeakValueDictionary[int, Map] = WeakValueDictionary()
"""Maps by the identity of their plain values, which have been checked."""


def check_map(data: Any, where: str = "map") -> Map:
    """Check a map from plain values, as in the protocol or a map file; raises BadValue."""
    known = _BY_PLAIN.get(id(data))
    if known is not None and known.plain is data:
        return known
    if not isinstance(data, Mapping):
        raise BadValue(where, "must be an object with name, nodes and paths")
    try:
        text = json.dumps(data, allow_nan=False, ensure_ascii=False)
        text.encode()
    except (TypeError, ValueError, RecursionError) as error:
        raise BadValue(where, f"must be valid as JSON: {error}") from error
    try:
        return _KNOWN.find(text)
    except BadValue as error:
        raise BadValue(where + error.field, error.expected) from error.__cause__


class _KnownMaps:
    """Checked maps by their JSON: those that games use, and the latest others.

    Equal maps are one object as long as a game uses it.
    """

    def __init__(self) -> None:
        self._used: WeakValueDictionary[str, Map] = WeakValueDictionary()
        self._latest: OrderedDict[str, Map] = OrderedDict()
        self._length = 0
        """The number of characters in the latest maps."""
        self._lock = Lock()

    def find(self, text: str) -> Map:
        """The map with this JSON; raises BadValue as `_checked` does."""
        with self._lock:
            found = self._used.get(text)
        if found is None:
            found = _checked(text)
        with self._lock:
            found = self._used.setdefault(text, found)
            if self._latest.pop(found.text, None) is None:
                self._length += len(text)
            self._latest[found.text] = found
            while self._length > MOST_KEPT:
                self._length -= len(self._latest.popitem(last=False)[0])
        return found


_KNOWN = _KnownMaps()


def _checked(text: str) -> Map:
    """Read a map from JSON; raises BadValue, whose field is the location in the map."""
    try:
        data = json.loads(text)
    except RecursionError as error:  # JSON can be shallow enough to write but too deep to read
        raise BadValue("", f"must be valid as JSON: {error}") from error
    if not isinstance(data.get("name"), str) or not data["name"].strip():
        raise BadValue(".name", "must be a name")
    if not isinstance(data.get("title", ""), str):
        raise BadValue(".title", "must be text")
    nodes = data.get("nodes")
    if not isinstance(nodes, list):
        raise BadValue(".nodes", "must be a list of places")
    if len(nodes) > MOST_PLACES:
        raise BadValue(".nodes", f"must be at most {MOST_PLACES} places, not {len(nodes)}")
    places: dict[str, Place] = {}
    for number, node in enumerate(nodes):
        place = _place(node, f".nodes[{number}]")
        if place.id in places:
            raise BadValue(f".nodes[{number}].id", f"{place.id} already exists")
        places[place.id] = place
    paths = _paths(data.get("paths"), places)
    found = Map(shown(data["name"]), tuple(places.values()), paths, text)
    _check_starts(found)
    _check_castles(found)
    _check_reach(found)
    return found


def _place(node: Any, where: str) -> Place:
    if not isinstance(node, Mapping):
        raise BadValue(where, "must be an object with id, kind, x and y")
    name = node.get("id")
    if not isinstance(name, str) or not (name.isascii() and name.isalnum()):
        raise BadValue(f"{where}.id", "must be letters and digits")
    kind = node.get("kind")
    if kind not in KINDS:
        raise BadValue(f"{where}.kind", f"of {name} must be one of {', '.join(KINDS)}")
    for axis in ("x", "y"):
        if not _is_number(node.get(axis)):
            raise BadValue(f"{where}.{axis}", f"of {name} must be a number")
    if kind == "castle" and not isinstance(node.get("name"), str):
        raise BadValue(f"{where}.name", f"of castle {name} must be text")
    if kind == "castle" and not _is_whole(node.get("swords"), SWORDS):
        raise BadValue(f"{where}.swords", f"of castle {name} must be 1, 2 or 3")
    if kind == "start" and not _is_whole(node.get("arms"), ARMS):
        raise BadValue(f"{where}.arms", f"of start area {name} must be 1 to 6")
    if not isinstance(node.get("bank", ""), str):
        raise BadValue(f"{where}.bank", f"of {name} must be text")
    return Place(
        id=name,
        kind=str(kind),
        x=float(node["x"]),
        y=float(node["y"]),
        name=shown(node["name"]) if kind == "castle" else None,
        swords=node["swords"] if kind == "castle" else None,
        arms=node["arms"] if kind == "start" else None,
        bank=node.get("bank"),
    )


def _is_number(value: Any) -> bool:
    try:
        return type(value) in (int, float) and math.isfinite(float(value))
    except OverflowError:
        return False


def _is_whole(value: Any, among: range) -> bool:
    return type(value) is int and value in among


def _paths(data: Any, places: Mapping[str, Place]) -> tuple[tuple[str, str], ...]:
    if not isinstance(data, list):
        raise BadValue(".paths", "must be a list of pairs of ids")
    found: dict[frozenset[str], tuple[str, str]] = {}
    for number, pair in enumerate(data):
        entry = f".paths[{number}]"
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadValue(entry, "must be a pair of ids")
        for name in pair:
            if not isinstance(name, str) or name not in places:
                raise BadValue(entry, f"{name!r} is not a place on this map")
        one, other = pair
        if one == other:
            raise BadValue(entry, f"{one} cannot be joined to itself")
        if frozenset(pair) in found:
            raise BadValue(entry, f"{one} and {other} are already joined")
        kinds = {places[one].kind, places[other].kind}
        if "space" not in kinds:
            raise BadValue(
                entry, f"{one} and {other}: castles and start areas may be joined only to spaces"
            )
        found[frozenset(pair)] = (one, other)
    return tuple(found.values())


def _check_starts(found: Map) -> None:
    arms = [place.arms for place in found.starts]
    if arms != list(ARMS):
        raise BadValue(".nodes", "must have six start areas, with 1 to 6 coats of arms")
    for start in found.starts:
        if len(found.neighbours(start.id)) < 2:
            raise BadValue(".paths", f"must join start area {start.id} to two spaces")


def _check_castles(found: Map) -> None:
    if len(found.castles) < LEAST_CASTLES:
        raise BadValue(".nodes", f"must have at least {LEAST_CASTLES} castles")


def _check_reach(found: Map) -> None:
    """Check that all places are connected through spaces and castles; start areas block the way."""
    first = found.neighbours(found.starts[0].id)[0]
    reached, left = {first}, [first]
    while left:
        here = left.pop()
        if found.by_id[here].kind != "start":
            new = [place for place in found.neighbours(here) if place not in reached]
            reached.update(new)
            left += new
    for place in found.places:
        if place.id not in reached:
            raise BadValue(".paths", f"must lead to {place.id}, which cannot be reached")
