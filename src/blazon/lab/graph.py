"""Draw graphs with matplotlib, which ``blazon[plots]`` installs."""

from collections.abc import Mapping, Sequence
from pathlib import Path

_SIZE = (9, 4.5)
"""The size in inches."""
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9")
_STROKES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)))
"""Lines differ in stroke as well as in colour."""


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
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "blazon", "svg.fonttype": "none"}):
        figure = Figure(figsize=_SIZE, layout="constrained")
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
        figure.savefig(file, format="svg", metadata={"Date": None})
