"""Where each place of a map stands in a picture of characters; no two labels ever touch."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from blazon.games.rheingold.rules.maps.model import Map, Place
from blazon.terminal.style import WIDTH

_GARRISON = 5
"""A holder's letter, two digits of knights, and a shield's sign and value."""
_ARMY = 3
_NEAR = range(-9, 10)
"""So many columns a label may be moved to one side."""
_ROWS_OFF = (0, -1, 1, -2, 2)
_ROUNDS = 3
_FULL = 0.62
"""No more of the picture is covered with labels; beyond that it would be no map."""

_PLANAR = 3
"""A map with more paths for each place cannot be drawn without paths that cross."""


@dataclass(frozen=True)
class Box:
    """A label's room, in one row; its text begins at ``left`` and paths lead to ``anchor``."""

    row: int
    left: int
    width: int
    anchor: int

    @property
    def cells(self) -> Iterator[tuple[int, int]]:
        """The cells that nothing else may cover: the label's own, and one at each side."""
        return ((self.row, column) for column in range(self.left - 1, self.left + self.width + 1))


@dataclass(frozen=True)
class Layout:
    """The boxes of all places in a picture of so many rows."""

    rows: int
    boxes: Mapping[str, Box]


def bare_label(place: Place) -> str:
    """A place's id as it is drawn; a start area in parentheses, with its arms if need be."""
    if place.kind != "start":
        return place.id
    arms = "" if place.id.endswith(str(place.arms)) else f":{place.arms}"
    return f"({place.id}{arms})"


def _width(place: Place, players: int) -> int:
    """The room that a place's label ever needs, so that the picture stands still."""
    more = {"space": _ARMY, "castle": (place.swords or 0) + _GARRISON, "start": players}
    return len(bare_label(place)) + more[place.kind]


def lay_out(board: Map, rows: int, players: int) -> Layout | None:
    """A place for every label, as near as can be to where the map has it; None without room."""
    if len(board.paths) > _PLANAR * len(board.places):
        return None
    ideal = _ideal(board, rows, players)
    if sum(box.width + 1 for box in ideal.values()) > _FULL * rows * WIDTH:
        return None
    if any(box.width > WIDTH for box in ideal.values()):
        return None
    boxes: dict[str, Box] = {}
    taken: set[tuple[int, int]] = set()
    for name in sorted(ideal, key=lambda name: (-ideal[name].width, ideal[name].left)):
        box = min(_candidates(ideal[name], rows, taken), key=lambda one: one[0], default=(0, None))[
            1
        ]
        if box is None:
            return None
        boxes[name] = box
        taken.update(_own(box))
    for _ in range(_ROUNDS):
        _settle(board, ideal, boxes, taken, rows)
    return Layout(rows, boxes)


def _own(box: Box) -> Iterator[tuple[int, int]]:
    return ((box.row, column) for column in range(box.left, box.left + box.width))


def _ideal(board: Map, rows: int, players: int) -> dict[str, Box]:
    """Where the labels would be if they could overlap; a map that is high is turned on its side."""
    xs, ys = [place.x for place in board.places], [place.y for place in board.places]
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    boxes = {}
    for place in board.places:
        across = (place.x - min(xs)) / (wide or 1)
        down = (place.y - min(ys)) / (high or 1)
        if high > wide:
            across, down = down, 1 - across
        width, bare = _width(place, players), len(bare_label(place))
        left = round(across * (WIDTH - width))
        boxes[place.id] = Box(round(down * (rows - 1)), left, width, left + (bare - 1) // 2)
    return boxes


def _candidates(ideal: Box, rows: int, taken: set[tuple[int, int]]) -> Iterator[tuple[float, Box]]:
    """Free boxes near the ideal one, with how far off they are."""
    for rows_off in _ROWS_OFF:
        row = ideal.row + rows_off
        if not 0 <= row < rows:
            continue
        for off in _NEAR:
            left = ideal.left + off
            if left < 0 or left + ideal.width > WIDTH:
                continue
            box = Box(row, left, ideal.width, ideal.anchor + off)
            if not any(cell in taken for cell in box.cells):
                yield float(off * off + 9 * rows_off * rows_off), box


def _settle(
    board: Map,
    ideal: Mapping[str, Box],
    boxes: dict[str, Box],
    taken: set[tuple[int, int]],
    rows: int,
) -> None:
    """Move each label to where its paths have most room."""
    for name, box in list(boxes.items()):
        taken.difference_update(_own(box))
        others = [boxes[other] for other in board.neighbours(name)]
        best, lowest = box, float("inf")
        for far, candidate in _candidates(ideal[name], rows, taken):
            cost = far + _crowd(candidate, taken)
            if cost < lowest:
                cost += sum(_obstacles(candidate, other, taken) for other in others)
            if cost < lowest:
                best, lowest = candidate, cost
        boxes[name] = best
        taken.update(_own(best))


def _crowd(box: Box, taken: set[tuple[int, int]]) -> float:
    """How much lies right above and below, and too near at the sides."""
    beside = sum((row, column) in taken for row, column in _around(box))
    return 1.5 * beside


def _around(box: Box) -> Iterator[tuple[int, int]]:
    for row in (box.row - 1, box.row + 1):
        yield from ((row, column) for column in range(box.left, box.left + box.width))
    yield box.row, box.left - 2
    yield box.row, box.left + box.width + 1


def _obstacles(box: Box, other: Box, taken: set[tuple[int, int]]) -> float:
    """How much stands between two places."""
    down, across = other.row - box.row, other.anchor - box.anchor
    steps = max(abs(down), abs(across))
    hits = 0
    for step in range(1, steps):
        row = box.row + round(down * step / steps)
        column = box.anchor + round(across * step / steps)
        within = row == other.row and other.left <= column < other.left + other.width
        hits += (row, column) in taken and not within
    return 8.0 * hits + 0.15 * steps
