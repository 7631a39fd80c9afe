"""Lay out a map's places in a picture of characters; no two labels ever touch."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from operator import itemgetter

from blazon.games.rheingold.rules.maps.model import Map, Place
from blazon.terminal.style import WIDTH

_GARRISON = 5
"""A holder's letter, two digits of knights, and a shield's sign and value."""
_ARMY = 3
_NEAR = range(-9, 10)
"""The maximum number of columns by which a label may move to one side."""
_ROWS_OFF = (0, -1, 1, -2, 2)
_ROUNDS = 3
_CROWDED = 1.5
"""The cost of a covered cell next to a label, in squared columns of the label's shift."""
_FULL = 0.62
"""The maximum share of the picture that labels may cover; beyond it, the picture is no map."""

_PLANAR = 3
"""The maximum number of paths per place; with more, paths must cross."""


@dataclass(frozen=True)
class Box:
    """The room of a label in one row; text begins at ``left``, and paths lead to ``anchor``."""

    row: int
    left: int
    width: int
    anchor: int


@dataclass(frozen=True)
class Layout:
    """The boxes of all places in a picture with this many rows."""

    rows: int
    boxes: Mapping[str, Box]


def bare_label(place: Place) -> str:
    """A place's label; a start area's is in parentheses, with its arms if necessary."""
    if place.kind != "start":
        return place.id
    arms = "" if place.id.endswith(str(place.arms)) else f":{place.arms}"
    return f"({place.id}{arms})"


def _width(place: Place, players: int) -> int:
    """The most room that a place's label needs, so that the picture never shifts."""
    more = {"space": _ARMY, "castle": (place.swords or 0) + _GARRISON, "start": players}
    return len(bare_label(place)) + more[place.kind]


def lay_out(board: Map, rows: int, players: int) -> Layout | None:
    """Place every label as near as possible to its map position; None if there is no room."""
    if len(board.paths) > _PLANAR * len(board.places):
        return None
    ideal = _ideal(board, rows, players)
    if sum(box.width + 1 for box in ideal.values()) > _FULL * rows * WIDTH:
        return None
    if any(box.width > WIDTH for box in ideal.values()):
        return None
    boxes: dict[str, Box] = {}
    taken = _Taken(rows)
    for name in sorted(ideal, key=lambda name: (-ideal[name].width, ideal[name].left)):
        candidates = list(_candidates(ideal[name], rows, taken))
        if not candidates:
            return None
        _, boxes[name] = min(candidates, key=itemgetter(0))
        taken.flip(boxes[name])
    for _ in range(_ROUNDS):
        _settle(board, ideal, boxes, taken, rows)
    return Layout(rows, boxes)


class _Taken:
    """The cells that labels cover: a number for each row, with a bit for each column."""

    def __init__(self, rows: int) -> None:
        self.rows = [0] * (rows + 2)
        """With an empty row above and below."""

    @staticmethod
    def _span(left: int, width: int) -> int:
        """The bits of columns, with room for two columns left of the first."""
        return ((1 << width) - 1) << (left + 2)

    def flip(self, box: Box) -> None:
        """Cover the cells of a box, or uncover them if they are covered."""
        self.rows[box.row + 1] ^= self._span(box.left, box.width)

    def has_room(self, row: int, left: int, width: int) -> bool:
        """Whether cells in a row, and one more at each side, are free."""
        return not self.rows[row + 1] & self._span(left - 1, width + 2)

    def covers(self, row: int, column: int) -> bool:
        """Whether a cell is covered."""
        return bool(self.rows[row + 1] & self._span(column, 1))

    def around(self, box: Box) -> int:
        """The number of covered cells right above and below a box, and two cells to its sides."""
        above, own, below = self.rows[box.row : box.row + 3]
        span = self._span(box.left, box.width)
        sides = self._span(box.left - 2, 1) | self._span(box.left + box.width + 1, 1)
        return (above & span).bit_count() + (below & span).bit_count() + (own & sides).bit_count()


def _ideal(board: Map, rows: int, players: int) -> dict[str, Box]:
    """The labels' ideal positions, ignoring overlaps; a tall map is turned on its side."""
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


def _candidates(ideal: Box, rows: int, taken: _Taken) -> Iterator[tuple[float, Box]]:
    """Free boxes near the ideal one, with their distances."""
    for rows_off in _ROWS_OFF:
        row = ideal.row + rows_off
        if not 0 <= row < rows:
            continue
        for off in _NEAR:
            left = ideal.left + off
            if left < 0 or left + ideal.width > WIDTH:
                continue
            if taken.has_room(row, left, ideal.width):
                box = Box(row, left, ideal.width, ideal.anchor + off)
                yield float(off * off + 9 * rows_off * rows_off), box


def _settle(
    board: Map, ideal: Mapping[str, Box], boxes: dict[str, Box], taken: _Taken, rows: int
) -> None:
    """Move each label to the spot that gives its paths the most room."""
    for name, box in list(boxes.items()):
        taken.flip(box)
        others = [boxes[other] for other in board.neighbours(name)]
        best, lowest = box, float("inf")
        for far, candidate in _candidates(ideal[name], rows, taken):
            cost = far + _CROWDED * taken.around(candidate)
            if cost < lowest:
                cost += sum(_obstacles(candidate, other, taken) for other in others)
            if cost < lowest:
                best, lowest = candidate, cost
        boxes[name] = best
        taken.flip(best)


def _obstacles(box: Box, other: Box, taken: _Taken) -> float:
    """The number of covered cells between two places."""
    down, across = other.row - box.row, other.anchor - box.anchor
    steps = max(abs(down), abs(across))
    hits = 0
    for step in range(1, steps):
        row = box.row + round(down * step / steps)
        column = box.anchor + round(across * step / steps)
        within = row == other.row and other.left <= column < other.left + other.width
        hits += not within and taken.covers(row, column)
    return 8.0 * hits + 0.15 * steps
