"""The results of a study: a table of means with intervals, and one file with all games."""

import csv
import hashlib
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from blazon.lab.gametable import Floats, Side
from blazon.lab.studies.games import Games
from blazon.lab.studies.intervals import (
    CONFIDENCE,
    Estimate,
    deviations,
    difference,
    distinct,
    in_columns,
    jointly,
)
from blazon.lab.studies.measures import OF_GAME, columns, game_seed
from blazon.lab.studies.plan import Plan
from blazon.lab.studies.running import estimator, samples
from blazon.lab.studies.shards import write_whole

Place = tuple[Side | None, int]
"""A player, by seat or by place after the first player."""


@dataclass(frozen=True)
class Line:
    """A mean over a cell's games."""

    cell: int
    measure: str
    side: Side | None
    """The player, by seat or by place after the first player; None for whole games."""
    place: int | None
    """The seat or the place, from 0."""
    alone: Estimate
    """The mean, with an interval for this mean alone."""
    jointly: Estimate
    """The same, with an interval such that all of this measure's intervals, over all cells, places
    and sides, hold at once."""
    gap: Estimate | None = None
    """The difference to the first cell, if cells are compared. All intervals of this measure's
    differences hold at once."""


def lines_of(plan: Plan, rows: Sequence[Floats]) -> list[Line]:
    """All means of a study.

    Args:
        plan: the study.
        rows: the figures of each cell's games, in the order of ``columns``.
    """
    return [line for measure in plan.reported for line in _lines(plan, rows, measure)]


def _lines(plan: Plan, rows: Sequence[Floats], measure: str) -> Iterator[Line]:
    sides: list[Side | None] = [None] if measure in OF_GAME else [*plan.measured.by]
    cells = [
        {
            (side, place): sample
            for side in sides
            for place, sample in enumerate(
                samples(cell, plan.measured.measures, played, measure, side or "seat")
            )
        }
        for cell, played in zip(plan.cells, rows, strict=True)
    ]
    estimates = [estimator(cell, measure) for cell in plan.cells]
    together = jointly(CONFIDENCE, sum(distinct(found.values()) for found in cells))
    compared = jointly(CONFIDENCE, sum(distinct(_pairs(cells[0], found)) for found in cells[1:]))
    for side, (number, found) in product(sides, enumerate(cells)):
        for (of, place), sample in found.items():
            if of != side:
                continue
            gap, first = None, cells[0].get((side, place))
            if plan.measured.compare and number and first is not None:
                gap = difference(estimates[0](first, compared), estimates[number](sample, compared))
            yield Line(
                number,
                measure,
                side,
                None if side is None else place,
                estimates[number](sample, CONFIDENCE),
                estimates[number](sample, together),
                gap,
            )


def _pairs(first: Mapping[Place, Floats], other: Mapping[Place, Floats]) -> Iterator[Floats]:
    """The numbers by which two cells are compared, for each player that both have."""
    for place in first.keys() & other.keys():
        yield np.concatenate([deviations(first[place]), deviations(other[place])])


def table_rows(plan: Plan, lines: Sequence[Line]) -> list[dict[str, Any]]:
    """The table, a row for each mean; each row has all columns."""
    found = []
    for line in lines:
        row = plan.apart(plan.cells[line.cell])
        row |= {"measure": line.measure, "by": line.side, "place": line.place}
        row |= in_columns("mean", line.alone, line.jointly)
        if plan.measured.compare:
            gap = line.gap
            row["difference"] = None if gap is None else gap.mean
            row["difference_low"] = None if gap is None else gap.low
            row["difference_high"] = None if gap is None else gap.high
        found.append(row)
    return found


def game_rows(
    plan: Plan, games: Games, until: Sequence[int]
) -> Iterator[dict[str, int | float | str | None]]:
    """One row for each game: its cell, number and seed, who began, and what was measured."""
    measures = plan.measured.measures
    for number, (cell, count) in enumerate(zip(plan.cells, until, strict=True)):
        names = columns(cell, measures)
        start = plan.apart(cell)
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
    """The names of all values in these rows; a cell with fewer players has fewer values."""
    most = max(plan.cells, key=lambda cell: cell.players)
    return [*plan.varied, "number", "seed", *columns(most, plan.measured.measures)]


def as_csv(names: Sequence[str], rows: Iterable[Mapping[str, Any]]) -> bytes:
    """Rows as CSV; values that a row lacks are empty."""
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
