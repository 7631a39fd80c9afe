"""Route the paths between the labels of a picture: over free cells, with few turns."""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import pairwise

from blazon.games.rheingold.rules.maps.model import Map
from blazon.games.rheingold.terminal.layout import Box, Layout
from blazon.terminal.style import WIDTH

Cell = tuple[int, int]
ACROSS, DOWN, RISING, FALLING, CROSS = range(5)
"""The signs of ``Signs.lines``."""
_LINE = WIDTH + 2
"""Cells in a row, walls included; a cell's number is ``(row + 1) * _LINE + column + 1``."""
_STEPS = (1, -1, _LINE, -_LINE, _LINE + 1, _LINE - 1, 1 - _LINE, -1 - _LINE)
_SIGNS = (ACROSS, ACROSS, DOWN, DOWN, FALLING, RISING, RISING, FALLING)
_SIGN = dict(zip(_STEPS, _SIGNS, strict=True))
_PRICES = (1.0, 1.0, 2.0, 2.0, 2.2, 2.2, 2.2, 2.2)
"""The cost of a step; a cell is twice as high as it is wide."""
_TURN, _SHARP, _CROSSED, _BESIDE, _SHARED = 0.8, 4.0, 4.0, 4.0, 40.0
_CROSSING = {(ACROSS, DOWN), (DOWN, ACROSS), (RISING, FALLING), (FALLING, RISING)}
_DEAREST, _PATIENCE, _PATIENCE_IN_ALL = 150.0, 5000, 30_000
"""The maximum cost and search effort of a path; nobody could follow a longer one."""


def _turns() -> dict[tuple[int, int], float]:
    """The cost of one step after another."""
    ways = {step: ((step + _LINE // 2) // _LINE, (step + 1) % _LINE - 1) for step in _STEPS}
    costs = {(0, step): 0.0 for step in _STEPS}
    for one, (down, across) in ways.items():
        for other, (then_down, then_across) in ways.items():
            sharp = down * then_down + across * then_across <= 0
            costs[one, other] = 0.0 if one == other else _SHARP if sharp else _TURN
    return costs


_TURNS = _turns()


class _Grid:
    """The contents of each cell: label names, and the lines drawn so far."""

    def __init__(self, layout: Layout) -> None:
        self.boxes = layout.boxes
        self.walls: dict[int, str] = {}
        for row in (-1, layout.rows):
            self.walls |= {_number(row, column): "" for column in range(-1, WIDTH + 1)}
        for row in range(layout.rows):
            self.walls |= {_number(row, -1): "", _number(row, WIDTH): ""}
        for name, box in layout.boxes.items():
            self.walls |= dict.fromkeys(_inside(box), name)
        self.beside: dict[int, set[str]] = {}
        for cell, name in self.walls.items():
            if name:
                for side in (cell - 1, cell + 1):
                    self.beside.setdefault(side, set()).add(name)
        self.lines: dict[int, int] = {}

    def way(self, one: str, other: str, patience: int) -> tuple[list[int] | None, int]:
        """The cheapest way from one place to the other, both included, and the search effort."""
        first, last = _anchor(self.boxes[one]), _anchor(self.boxes[other])
        own = (one, other)
        queue = [(_left(first, last), 0.0, first, 0)]
        came: dict[tuple[int, int], tuple[int, int] | None] = {(first, 0): None}
        spent = {(first, 0): 0.0}
        looked = 0
        while queue and looked < patience:
            looked += 1
            estimate, cost, cell, step = heappop(queue)
            if estimate > _DEAREST:
                break
            if cell == last:
                return _back(came, (cell, step)), looked
            if cost > spent[cell, step]:
                continue
            for move, price in zip(_STEPS, _PRICES, strict=True):
                following = cell + move
                wall = self.walls.get(following)
                if wall is not None and wall not in own:
                    continue
                total = cost + price + _TURNS[step, move]
                if wall is None:
                    total += self._trouble(following, move, own)
                key = (following, move)
                if total < spent.get(key, _DEAREST):
                    spent[key] = total
                    came[key] = (cell, step)
                    heappush(queue, (total + _left(following, last), total, following, move))
        return None, looked

    def _trouble(self, cell: int, move: int, own: tuple[str, str]) -> float:
        """The extra cost of other paths on a cell and labels right beside it."""
        names = self.beside.get(cell)
        cost = _BESIDE if names is not None and not names.issubset(own) else 0.0
        line = self.lines.get(cell)
        if line is None:
            return cost
        return cost + (_CROSSED if (line, _SIGN[move]) in _CROSSING else _SHARED)

    def draw(self, cells: list[int], own: tuple[str, str]) -> None:
        """Record the signs of a way; existing lines inside the labels at its ends stay."""
        for cell, sign in _signs(cells):
            line = self.lines.get(cell)
            if line is None:
                self.lines[cell] = sign
            elif line != sign and self.walls.get(cell) not in own:
                self.lines[cell] = CROSS


def route(
    board: Map, layout: Layout, most_missing: int
) -> tuple[dict[Cell, int], list[tuple[str, str]]]:
    """The sign of every cell on a path, and the paths without room.

    Gives up as soon as there are too many paths without room.
    """
    grid, missing, left = _Grid(layout), list[tuple[str, str]](), _PATIENCE_IN_ALL

    def length(pair: tuple[str, str]) -> int:
        one, other = (layout.boxes[name] for name in pair)
        return abs(one.anchor - other.anchor) + 2 * abs(one.row - other.row)

    for pair in sorted(board.paths, key=length):
        cells, looked = grid.way(*pair, min(_PATIENCE, left))
        left -= looked
        if cells is not None:
            grid.draw(cells, pair)
            continue
        missing.append(pair)
        if len(missing) > most_missing:
            break
    return {_place(cell): sign for cell, sign in grid.lines.items()}, missing


def _number(row: int, column: int) -> int:
    return (row + 1) * _LINE + column + 1


def _place(cell: int) -> Cell:
    return cell // _LINE - 1, cell % _LINE - 1


def _anchor(box: Box) -> int:
    return _number(box.row, box.anchor)


def _inside(box: Box) -> Iterator[int]:
    return (_number(box.row, column) for column in range(box.left, box.left + box.width))


def _left(cell: int, last: int) -> float:
    """The cost of the straight way."""
    down = abs(cell // _LINE - last // _LINE)
    across = abs(cell % _LINE - last % _LINE)
    both = min(down, across)
    return 2.2 * both + 2.0 * (down - both) + (across - both)


def _back(came: dict[tuple[int, int], tuple[int, int] | None], end: tuple[int, int]) -> list[int]:
    cells, here = [end[0]], came[end]
    while here is not None:
        cells.append(here[0])
        here = came[here]
    return cells[::-1]


def _signs(cells: list[int]) -> Iterator[tuple[int, int]]:
    """The sign on each cell between the ends: slanting where the way turns."""
    steps = [there - here for here, there in pairwise(cells)]
    for cell, before, after in zip(cells[1:-1], steps, steps[1:], strict=False):
        signs = {_SIGN[before], _SIGN[after]}
        yield cell, CROSS if signs == {ACROSS, DOWN} else max(signs)
