"""What a map is, and the check that every map goes through, shipped or a user's own."""

import json
import math
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from blazon.kernel.errors import BadValue

KINDS = ("space", "castle", "start")
MOST_PLACES = 128
ARMS = range(1, 7)
SWORDS = range(1, 4)
LEAST_CASTLES = 2


@dataclass(frozen=True)
class Place:
    """A space, a castle or a start area."""

    id: str
    kind: str
    x: float
    y: float
    name: str | None = None
    """Of a castle."""
    swords: int | None = None
    """Of a castle, 1 to 3."""
    arms: int | None = None
    """Coats of arms of a start area, 1 to 6."""
    bank: str | None = None
    """On which side of the water it lies, where the map says so."""


@dataclass(frozen=True)
class Map:
    """A checked map; its places are in the order of its file."""

    name: str
    places: tuple[Place, ...]
    paths: tuple[tuple[str, str], ...]
    data: Mapping[str, Any] = field(repr=False, compare=False)

    def as_json(self) -> dict[str, Any]:
        """The whole map as plain values, keys that are not known here included."""
        return deepcopy(dict(self.data))

    @property
    def title(self) -> str:
        """What is written over the map."""
        return str(self.data.get("title", self.name))

    @property
    def scenery(self) -> Mapping[str, Any]:
        """What lies around the places; for drawing."""
        scenery: Mapping[str, Any] = self.data.get("scenery", {})
        return scenery

    @cached_property
    def by_id(self) -> dict[str, Place]:
        """The places by their ids."""
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
        """The start areas by their coats of arms."""
        starts = [place for place in self.places if place.kind == "start"]
        return tuple(sorted(starts, key=lambda place: place.arms or 0))

    @cached_property
    def _neighbours(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {place.id: [] for place in self.places}
        for one, other in self.paths:
            found[one].append(other)
            found[other].append(one)
        return {place: tuple(others) for place, others in found.items()}

    def neighbours(self, place: str) -> tuple[str, ...]:
        """The places that a path leads to from this one."""
        return self._neighbours[place]


def check_map(data: Any, where: str = "map") -> Map:
    """A map from plain values as in the protocol or a map file; raises BadValue."""
    if not isinstance(data, Mapping):
        raise BadValue(where, "must be an object with name, nodes and paths")
    data = _plain(data, where)
    if not isinstance(data.get("name"), str) or not data["name"].strip():
        raise BadValue(f"{where}.name", "must be a name")
    if not isinstance(data.get("title", ""), str):
        raise BadValue(f"{where}.title", "must be text")
    nodes = data.get("nodes")
    if not isinstance(nodes, list):
        raise BadValue(f"{where}.nodes", "must be a list of places")
    if len(nodes) > MOST_PLACES:
        raise BadValue(f"{where}.nodes", f"must be {MOST_PLACES} at most, are {len(nodes)}")
    places: dict[str, Place] = {}
    for number, node in enumerate(nodes):
        place = _place(node, f"{where}.nodes[{number}]")
        if place.id in places:
            raise BadValue(f"{where}.nodes[{number}].id", f"{place.id} is there already")
        places[place.id] = place
    paths = _paths(data.get("paths"), places, f"{where}.paths")
    found = Map(data["name"], tuple(places.values()), paths, data)
    _check_starts(found, where)
    _check_castles(found, where)
    _check_reach(found, where)
    return found


def _plain(data: Mapping[str, Any], where: str) -> dict[str, Any]:
    """A copy of the data, which must be such as JSON can say, also where nobody knows the key."""
    try:
        copy: dict[str, Any] = json.loads(
            json.dumps(data, allow_nan=False, ensure_ascii=False).encode()
        )
    except (TypeError, ValueError, RecursionError) as error:
        raise BadValue(where, f"must be what JSON can say: {error}") from error
    return copy


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
        raise BadValue(f"{where}.name", f"of castle {name} must be its name")
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
        name=node["name"] if kind == "castle" else None,
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


def _paths(data: Any, places: Mapping[str, Place], where: str) -> tuple[tuple[str, str], ...]:
    if not isinstance(data, list):
        raise BadValue(where, "must be a list of pairs of ids")
    found: dict[frozenset[str], tuple[str, str]] = {}
    for number, pair in enumerate(data):
        entry = f"{where}[{number}]"
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadValue(entry, "must be a pair of ids")
        for name in pair:
            if not isinstance(name, str) or name not in places:
                raise BadValue(entry, f"{name!r} is no place of this map")
        one, other = pair
        if one == other:
            raise BadValue(entry, f"{one} cannot be joined to itself")
        if frozenset(pair) in found:
            raise BadValue(entry, f"{one} and {other} are joined already")
        kinds = {places[one].kind, places[other].kind}
        if "space" not in kinds:
            raise BadValue(
                entry, f"{one} and {other}: castles and start areas are joined to spaces only"
            )
        found[frozenset(pair)] = (one, other)
    return tuple(found.values())


def _check_starts(found: Map, where: str) -> None:
    arms = [place.arms for place in found.starts]
    if arms != list(ARMS):
        raise BadValue(f"{where}.nodes", "must have six start areas, with 1 to 6 coats of arms")
    for start in found.starts:
        if len(found.neighbours(start.id)) < 2:
            raise BadValue(f"{where}.paths", f"must join start area {start.id} to two spaces")


def _check_castles(found: Map, where: str) -> None:
    if len(found.castles) < LEAST_CASTLES:
        raise BadValue(f"{where}.nodes", f"must have {LEAST_CASTLES} castles at least")


def _check_reach(found: Map, where: str) -> None:
    """Everything can be reached, over spaces and castles; a start area cannot be crossed."""
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
            raise BadValue(f"{where}.paths", f"must lead to {place.id}, which cannot be reached")
