"""Draw graphs with matplotlib, which ``blazon[plots]`` installs."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill
from types import MappingProxyType
from typing import Any

from blazon.kernel.extras import needing

_SIZE = (9, 4.5)
"""The size in inches."""
_NARROW = 4.4
"""The width for a phone."""
_LETTERS = 48
"""How many letters fit below a narrow axis."""
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9")
_SHAPES = "osD^v"
_EDGE, _ROW = 1.2, 0.55
"""Inches of title and axis, and of each row."""
_DOTS = 150
"""Dots per inch of PNG pictures."""
_STROKES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)))
"""Lines differ in stroke as well as in colour."""


@contextmanager
def _figure(size: tuple[float, float], file: Path) -> Iterator[Any]:
    """A figure that is written as SVG; the same figure gives the same bytes."""
    with needing("blazon.lab.graph", "plots"):
        from matplotlib import rc_context
        from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "blazon", "svg.fonttype": "none"}):
        figure = Figure(figsize=size, layout="constrained")
        yield figure
        figure.savefig(file, format="svg", metadata={"Date": None})


def draw(
    lines: Mapping[str, Sequence[tuple[float, float]]],
    *,
    title: str,
    across: str,
    upwards: str,
    file: Path,
) -> None:
    """Write named lines as an SVG picture; the same lines give the same bytes.

    Args:
        lines: points from left to right, by the name of the line.
        title: the title above the picture.
        across: the label of the horizontal axis.
        upwards: the label of the vertical axis.
        file: the file to write; raises OSError if that fails.
    """
    with _figure(_SIZE, file) as figure:
        axes = figure.subplots()
        for number, (name, points) in enumerate(lines.items()):
            axes.plot(
                [x for x, _ in points],
                [y for _, y in points],
                label=name,
                color=_COLOURS[number % len(_COLOURS)],
                linestyle=_STROKES[number % len(_STROKES)],
            )
        axes.axhline(0, color="#808080", linewidth=0.8)
        axes.set(title=title, xlabel=across, ylabel=upwards)
        axes.legend()
        axes.grid(alpha=0.3)


@dataclass(frozen=True)
class Mark:
    """A mean with its interval."""

    mean: float
    low: float
    high: float


def draw_intervals(
    rows: Mapping[str, Mapping[str, Mark]],
    *,
    across: str,
    file: Path,
    even: Mapping[str, float] = MappingProxyType({}),
    percent: bool = False,
    narrow: bool = False,
) -> None:
    """Write means with intervals, a row for each group, as an SVG and a PNG picture.

    A narrow one is only SVG.

    Args:
        rows: the marks by the name of the row and of the series, from top to bottom.
        across: the label of the horizontal axis.
        file: the SVG file to write; raises OSError if that fails.
        even: for some rows, the value at which nothing differs.
        percent: whether the values are shares.
        narrow: whether it is for a phone: rows have their names above them.
    """
    series = list(dict.fromkeys(name for marks in rows.values() for name in marks))
    height = _EDGE + _ROW * len(rows)
    with _figure((_NARROW if narrow else _SIZE[0], height), file) as figure:
        axes = figure.subplots()
        for number, name in enumerate(series):
            shift = (number - (len(series) - 1) / 2) * min(0.16, 0.7 / len(series))
            found = [(at, marks[name]) for at, marks in enumerate(rows.values()) if name in marks]
            means = [mark.mean for _, mark in found]
            reach = [
                [mark.mean - mark.low for _, mark in found],
                [mark.high - mark.mean for _, mark in found],
            ]
            axes.errorbar(
                means,
                [at + shift for at, _ in found],
                xerr=reach,
                fmt=_SHAPES[number % len(_SHAPES)],
                color=_COLOURS[number % len(_COLOURS)],
                capsize=3,
                label=name,
            )
        for at, name in enumerate(rows):
            if name in even:
                axes.plot([even[name]] * 2, [at - 0.4, at + 0.4], color="#808080", linewidth=0.8)
        axes.set_yticks(range(len(rows)), [""] * len(rows) if narrow else list(rows))
        for at, name in enumerate(rows if narrow else ()):
            place = axes.get_yaxis_transform()
            axes.text(0.01, at - 0.36, name, transform=place, fontsize="small", va="center")
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set(xlabel=fill(across, _LETTERS) if narrow else across)
        if narrow:
            axes.tick_params(axis="y", length=0)
        if percent:
            axes.xaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
        if len(series) > 1:
            columns = min(len(series), 2 if narrow else 5)
            figure.legend(loc="outside upper center", ncols=columns)
        axes.grid(alpha=0.3, axis="x")
        if narrow:
            return
        figure.savefig(file.with_suffix(".png"), dpi=_DOTS, metadata={"Software": None})
