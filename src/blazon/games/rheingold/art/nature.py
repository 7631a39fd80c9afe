"""Hills, trees, vines and grass, each drawn around the point (0, 0) of its own group."""

from collections.abc import Callable, Mapping
from xml.etree.ElementTree import Element

from blazon.games.rheingold.art.elements import add, draw_path, group, said

HALF: Mapping[str, tuple[float, float]] = {
    "hill": (44.0, 25.0),
    "vineyard": (32.0, 20.0),
    "wood": (30.0, 24.0),
    "tree": (9.0, 12.0),
    "fir": (8.0, 13.0),
    "tuft": (6.0, 7.0),
}
"""Half the width and height of each sign."""


def _hill(parent: Element) -> None:
    """Two hills, the nearer in front, hatched on their shaded sides."""
    hill = add(parent, "g", stroke_width=1.4, stroke_linecap="round")
    draw_path(hill, "hill", "M-8 12Q6 -16 19 -17Q31 -14 44 14Z")
    draw_path(hill, "ridge", "M21 -14q4 9 4 20M27 -11q4 9 5 19M33 -4q3 7 4 13", stroke_width=1)
    draw_path(hill, "hill", "M-44 22Q-24 -22 -9 -24Q9 -20 28 22Q-10 15 -44 22Z")
    hatches = "M-6 -21q5 16 4 34M0 -18q6 14 6 30M6 -13q6 12 7 26M12 -5q4 9 6 19M18 5q3 6 4 12"
    draw_path(hill, "ridge", hatches, stroke_width=1)
    draw_path(hill, "ridge", "M-16 -17q-6 8 -9 16M-21 -9q-5 8 -8 14", stroke_width=0.7)


def _tree(parent: Element) -> None:
    """A broad-leaved tree."""
    draw_path(parent, "trunk", "M0 11V2", stroke_width=2)
    crown = "M-8 0a4.6 4.6 0 0 1 1 -7a5.6 5.6 0 0 1 10 -2a5 5 0 0 1 4.5 8.5"
    crown += "a4 4 0 0 1 -5 4.5H-3a4.5 4.5 0 0 1 -5 -4z"
    draw_path(parent, "leaf", crown, stroke_width=1)
    draw_path(parent, "leaf-shade", "M3 -9a5 5 0 0 1 4.5 8.5a4 4 0 0 1 -5 4.5h-4q7 -4 5.5 -13z")


def _fir(parent: Element) -> None:
    """A fir."""
    draw_path(parent, "trunk", "M0 12V7", stroke_width=2)
    draw_path(parent, "leaf", "M0 -13L-4 -5H-2L-6 2H-3L-8 9H8L3 2H6L2 -5H4Z", stroke_width=1)
    draw_path(parent, "leaf-shade", "M0 -12L1 9H8L3 2H6L2 -5H4Z")


def _wood(parent: Element) -> None:
    """Some trees together."""
    spots = ((-13, -11), (8, -13), (-21, -1), (-2, -3), (18, -2), (-12, 9), (8, 10), (23, 11))
    for number, at in enumerate(spots):
        (_fir if number in (1, 2, 6) else _tree)(group(parent, at))


def _vineyard(parent: Element) -> None:
    """Rows of vines on a slope."""
    for row in range(4):
        y, half = -13.0 + 9 * row, 18.0 + 4 * row
        line = f"M{said(-half)} {said(y + 3)}Q0 {said(y - 7)} {said(half)} {said(y + 3)}"
        draw_path(parent, "vine", line, stroke_width=1)
        draw_path(
            parent,
            "grape",
            line,
            stroke_width=5.2,
            stroke_dasharray="0.1 7.4",
            stroke_linecap="round",
        )


def _tuft(parent: Element) -> None:
    """Some grass."""
    draw_path(parent, "tuft", "M-5 0q1 -4 0 -6M-1 0v-8M2 0q0 -4 2 -6", stroke_width=1)


NATURE: Mapping[str, Callable[[Element], None]] = {
    "hill": _hill,
    "wood": _wood,
    "vineyard": _vineyard,
    "tree": _tree,
    "fir": _fir,
    "tuft": _tuft,
}
