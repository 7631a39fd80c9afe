"""The map as a picture of characters: place ids, holders and paths."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from operator import itemgetter

from rich.text import Text

from blazon.games.rheingold.rules.maps.model import Map, Place
from blazon.games.rheingold.rules.observation import Shield
from blazon.games.rheingold.terminal.layout import Box, Layout, bare_label, lay_out
from blazon.games.rheingold.terminal.routes import CROSS, Cell, route
from blazon.games.rheingold.terminal.signs import LETTERS, colour
from blazon.games.rheingold.words.places import Seen, map_in, path
from blazon.terminal.style import CAPTION, WIDTH, Style

_HEIGHTS, _DENSE_HEIGHTS = (18, 20, 22, 24, 26, 28), (13, 14, 15, 16)
_MOST_MISSING = 12
_MISSING, _CROSSED, _ROW, _DENSE_ROW = 40.0, 5.0, 2.0, 15.0
"""The cost of a picture: paths not drawn, crossings, and its height."""
_CASTLE = "bold #b07d12"
_START = "bold #2b8a8a"
_MOVABLE = "bold underline"
_HIDDEN, _OWN, _SHOWN = "?", "+", "="


@dataclass(frozen=True)
class Sheet:
    """The parts that stay the same during a game: the positions of labels and paths."""

    layout: Layout
    lines: dict[Cell, int]
    missing: tuple[tuple[str, str], ...]


@lru_cache(maxsize=8)
def sheet(board: Map, players: int, *, dense: bool) -> Sheet | None:
    """The best picture of a map; None if there is no good one."""
    best, lowest = None, float("inf")
    row_cost = _DENSE_ROW if dense else _ROW
    for rows in _DENSE_HEIGHTS if dense else _HEIGHTS:
        if rows * row_cost >= lowest:
            break  # its height alone costs too much
        layout = lay_out(board, rows, players)
        if layout is None:
            continue
        lines, missing = route(board, layout, _MOST_MISSING)
        crossed = sum(sign == CROSS for sign in lines.values())
        cost = _MISSING * len(missing) + _CROSSED * crossed + rows * row_cost
        if cost < lowest and len(missing) <= _MOST_MISSING:
            best, lowest = Sheet(layout, lines, tuple(missing)), cost
    return best


def picture(seen: Seen, style: Style, *, dense: bool) -> list[Text] | None:
    """The map in lines of text; None if it does not fit the available room."""
    board = map_in(seen)
    drawing = sheet(board, len(style.names), dense=dense)
    if drawing is None:
        return None
    rows = [[(" ", "")] * WIDTH for _ in range(drawing.layout.rows)]
    for (row, column), sign in drawing.lines.items():
        rows[row][column] = (style.signs.lines[sign], CAPTION)
    lit = _lit(seen)
    for spot in board.places:
        label = _label(seen, spot, style, lit=spot.id in lit)
        _put(rows, drawing.layout.boxes[spot.id], label)
    lines = [_line(row) for row in rows]
    if drawing.missing:
        paths = ", ".join("-".join(pair) for pair in drawing.missing)
        lines.append(Text(f"{style.texts('rheingold-picture-undrawn')} {paths}", CAPTION))
    return lines


def _put(rows: list[list[tuple[str, str]]], box: Box, label: list[tuple[str, str]]) -> None:
    """Write a label, character by character, into its box."""
    cells = [(sign, mode) for text, mode in label for sign in text]
    rows[box.row][box.left : box.left + len(cells)] = cells


def _line(row: list[tuple[str, str]]) -> Text:
    line = Text()
    for mode, cells in groupby(row, key=itemgetter(1)):
        line.append("".join(sign for sign, _ in cells), mode)
    line.rstrip()
    return line


def _lit(seen: Seen) -> set[str]:
    """The highlighted places: those that knights may leave now, or those in progress."""
    if seen.known.pending is not None:
        return {seen.known.pending.source, seen.known.pending.target}
    if seen.known.castle is not None:
        return {seen.known.castle}
    return {pair[0] for token in seen.legal if (pair := path(token)) is not None}


def _label(seen: Seen, spot: Place, style: Style, *, lit: bool) -> list[tuple[str, str]]:
    """A place's id, and its holder's sign with the knights and the shield."""
    kinds = {"space": "", "castle": _CASTLE, "start": _START}
    mode = f"{kinds[spot.kind]} {_MOVABLE}".strip() if lit else kinds[spot.kind]
    label = [(bare_label(spot), mode)]
    if spot.kind == "castle":
        label.append((style.signs.sword * (spot.swords or 0), _CASTLE))
    if spot.kind == "start":
        label += [(LETTERS[seat], colour(seat)) for seat in seen.known.starts[spot.id]]
    elif (held := seen.known.places.get(spot.id)) is not None:
        seat = held.holder
        label.append((f"{LETTERS[seat]}{held.knights}{_shield(held.shield)}", colour(seat)))
    return label


def _shield(laid: Shield | None) -> str:
    """A shield's sign: unknown, known to its owner alone, or known to all."""
    if laid is None:
        return ""
    if laid.value is None:
        return f"{_OWN}{_HIDDEN}"
    return f"{_SHOWN if laid.shown else _OWN}{laid.value}"


def legend(seen: Seen, style: Style) -> list[Text]:
    """The meaning of the map's signs, by examples from it."""
    texts, seat, board = style.texts, seen.turn, map_in(seen)
    space, castle, start = board.spaces[-1], board.castles[0], board.starts[0]
    name = style.clipped(seat, 12).rstrip()
    swords = castle.swords or 0
    items = [
        Text.assemble(
            space.id,
            (f"{LETTERS[seat]}5", colour(seat)),
            f" {texts('rheingold-legend-army', player=name)}",
        ),
        Text.assemble((space.id, _MOVABLE), f" {texts('rheingold-legend-movable')}"),
        Text.assemble(
            (f"{castle.id}{style.signs.sword * swords}", _CASTLE),
            f" {texts('rheingold-legend-castle', swords=swords)}",
        ),
        Text.assemble((bare_label(start), _START), f" {texts('rheingold-legend-start')}"),
        Text(f"{_OWN}{_HIDDEN} {texts('rheingold-legend-hidden')}"),
        Text(f"{_OWN}1 {texts('rheingold-legend-own')}"),
        Text(f"{_SHOWN}1 {texts('rheingold-legend-shown')}"),
    ]
    return _run_on(items)


def _run_on(items: list[Text]) -> list[Text]:
    """Items one after the other, as many per line as fit."""
    lines = [Text()]
    for item in items:
        if lines[-1].cell_len + item.cell_len > WIDTH:
            lines.append(Text())
        lines[-1].append_text(item).append("   ")
    for line in lines:
        line.rstrip()
    return lines
