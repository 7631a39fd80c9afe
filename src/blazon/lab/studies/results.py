"""What a study found: a table of means with intervals, and one file with all games."""

import csv
import hashlib
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.lab.gametable import Side
from blazon.lab.studies.games import Games, write_whole
from blazon.lab.studies.intervals import (
    CONFIDENCE,
    Estimate,
    differences,
    estimate,
    jointly,
)
from blazon.lab.studies.measures import OF_GAME, columns, game_seed
from blazon.lab.studies.plan import Plan
from blazon.lab.studies.running import samples


@dataclass(frozen=True)
class Line:
    """A mean over a cell's games."""

    cell: int
    measure: str
    side: Side | None
    """Whose number it is: by seat, or by place after the first player; None for whole games."""
    place: int | None
    """The seat or the place, from 0."""
    alone: Estimate
    """With an interval for this mean alone."""
    jointly: Estimate
    """With an interval such that all of this measure's intervals hold at once."""
    gap: Estimate | None = None
    """The difference to the first cell, if cells are compared."""


def lines_of(plan: Plan, games: Games, until: Sequence[int]) -> list[Line]:
    """All means of a study.

    Args:
        plan: the study.
        games: its games.
        until: how many games of each cell count.
    """
    rows = [games.numbers(number, count) for number, count in enumerate(until)]
    found: list[Line] = []
    for measure in plan.reported:
        sides: list[Side | None] = [None] if measure in OF_GAME else [*plan.measured.by]
        for side in sides:
            found += _lines(plan, rows, measure, side)
    return found


def _lines(
    plan: Plan, rows: Sequence[npt.NDArray[np.float64]], measure: str, side: Side | None
) -> Iterator[Line]:
    measures = plan.measured.measures
    found = [
        samples(cell, measures, played, measure, side or "seat")
        for cell, played in zip(plan.cells, rows, strict=True)
    ]
    together = jointly(CONFIDENCE, sum(map(len, found)))
    for number, values in enumerate(found):
        for place, sample in enumerate(values):
            gap = None
            if plan.measured.compare and number and place < len(found[0]):
                others = [one[place] for one in found[1:] if place < len(one)]
                at = sum(place < len(one) for one in found[1:number])
                gap = differences([found[0][place], *others])[at]
            yield Line(
                number,
                measure,
                side,
                None if side is None else place,
                estimate(sample),
                estimate(sample, together),
                gap,
            )


TABLE = (
    "measure",
    "by",
    "place",
    "games",
    "mean",
    "standard_error",
    "low",
    "high",
    "low_jointly",
    "high_jointly",
)
"""The columns of the table, after those of the cell."""
GAP = ("difference", "difference_low", "difference_high")
"""The further columns if cells are compared."""


def table_rows(plan: Plan, lines: Sequence[Line]) -> list[dict[str, Any]]:
    """The table, a row for each mean."""
    found = []
    for line in lines:
        settings = plan.cells[line.cell].settings
        row = {key: settings[key] for key in plan.varied}
        numbers = (
            line.measure,
            line.side,
            line.place,
            line.alone.games,
            line.alone.mean,
            line.alone.error,
            line.alone.low,
            line.alone.high,
            line.jointly.low,
            line.jointly.high,
        )
        row |= dict(zip(TABLE, numbers, strict=True))
        if plan.measured.compare:
            gap = line.gap
            ends = (None,) * 3 if gap is None else (gap.mean, gap.low, gap.high)
            row |= dict(zip(GAP, ends, strict=True))
        found.append(row)
    return found


def game_rows(
    plan: Plan, games: Games, until: Sequence[int]
) -> Iterator[dict[str, int | float | str | None]]:
    """One row for each game: its cell, number and seed, who began, and what was measured."""
    measures = plan.measured.measures
    for number, (cell, count) in enumerate(zip(plan.cells, until, strict=True)):
        names = columns(cell, measures)
        start = {key: cell.settings[key] for key in plan.varied}
        for game, row in enumerate(games.numbers(number, count).tolist()):
            yield {
                **start,
                "number": game,
                "seed": game_seed(cell, plan.seed, game),
                **{name: _whole(value) for name, value in zip(names, row, strict=True)},
            }


def _whole(value: float) -> int | float:
    return int(value) if value.is_integer() else value


def game_columns(plan: Plan) -> list[str]:
    """The names of everything in these rows; a cell with fewer players has fewer."""
    most = max(plan.cells, key=lambda cell: cell.players)
    return [*plan.varied, "number", "seed", *columns(most, plan.measured.measures)]


def as_csv(names: Sequence[str], rows: Iterable[Mapping[str, Any]]) -> bytes:
    """Rows as CSV; what a row lacks is empty."""
    out = io.StringIO()
    writer = csv.DictWriter(out, names, restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue().encode()


def write_games(plan: Plan, games: Games, until: Sequence[int]) -> tuple[Path, str]:
    """Write all games, as Parquet if that is installed; returns the file, and the data's digest.

    The digest is that of the CSV, whichever is written.
    """
    return write_rows(games.folder, game_columns(plan), list(game_rows(plan, games, until)))


def write_rows(
    folder: Path, names: Sequence[str], rows: Sequence[Mapping[str, Any]]
) -> tuple[Path, str]:
    """Write rows as ``write_games`` does, under these names of columns; raises OSError."""
    content = as_csv(names, rows)
    digest = hashlib.sha256(content).hexdigest()
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        file = folder / "games.csv"
        write_whole(file, content)
        return file, digest
    table = pyarrow.table({name: [row.get(name) for row in rows] for name in names})
    out = pyarrow.BufferOutputStream()
    parquet.write_table(table, out, compression="zstd")
    file = folder / "games.parquet"
    write_whole(file, out.getvalue().to_pybytes())
    return file, digest
