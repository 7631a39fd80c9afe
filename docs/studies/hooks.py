"""Adds the reports of our own studies, `studies/NAME/report.html`, with their pictures.

`docs/studies/results/NAME` has what `blazon study docs/studies/NAME.toml` found: the table, the
fits if there are any, and the manifest.
"""

import csv
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec

from blazon.lab.studies.fits import Worth
from blazon.lab.studies.games import MANIFEST, Manifest
from blazon.lab.studies.intervals import Estimate
from blazon.lab.studies.plan import Plan, read_plan
from blazon.lab.studies.report import Made, write_report
from blazon.lab.studies.results import Line

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

    from blazon.lab.gametable import Side

STUDIES = Path(__file__).parent
RESULTS = STUDIES / "results"


def on_files(files: "Files", config: "MkDocsConfig") -> "Files":
    """Adds each study's report, its pictures and its table."""
    from mkdocs.structure.files import File

    for found in sorted(RESULTS.iterdir()):
        with tempfile.TemporaryDirectory() as folder:
            report(found, Path(folder))
            for file in [*Path(folder).iterdir(), *found.glob("*.csv")]:
                place = f"studies/{found.name}/{file.name}"
                files.append(File.generated(config, place, content=file.read_bytes()))
    return files


def report(found: Path, folder: Path) -> None:
    """Write the report of a study and its pictures, from its results, into a folder."""
    plan = read_plan(STUDIES / f"{found.name}.toml")
    manifest = msgspec.json.decode((found / MANIFEST).read_bytes(), type=Manifest)
    made = msgspec.convert(manifest.made, Made)
    write_report(plan, [*_lines(plan, found)], [*_worths(plan, found)], made, folder)


def _lines(plan: Plan, found: Path) -> Iterator[Line]:
    for row in _rows(found / "table.csv"):
        yield Line(
            _cell(plan, row),
            row["measure"],
            cast("Side | None", row["by"] or None),
            int(row["place"]) if row["place"] else None,
            _estimate(row, "mean"),
            _estimate(row, "mean", "_jointly"),
            _gap(row) if plan.measured.compare and row["difference"] else None,
        )


def _worths(plan: Plan, found: Path) -> Iterator[Worth]:
    numbers = {(fit.of, more): number for number, fit in enumerate(plan.fits) for more in fit.on}
    for row in _rows(found / "fit.csv") if plan.fits else ():
        yield Worth(
            numbers[row["of"], row["more"]],
            _cell(plan, row),
            row["of"],
            row["more"],
            _estimate(row, "worth"),
            _estimate(row, "worth", "_jointly"),
        )


def _rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as opened:
        return [*csv.DictReader(opened)]


def _cell(plan: Plan, row: Mapping[str, str]) -> int:
    """The cell of a row of a table."""
    given = [row[key] for key in plan.varied]
    return [[str(cell.settings[key]) for key in plan.varied] for cell in plan.cells].index(given)


def _estimate(row: Mapping[str, str], mean: str, ends: str = "") -> Estimate:
    low, high = (float(row[name + ends]) for name in ("low", "high"))
    return Estimate(int(row["games"]), float(row[mean]), float(row["standard_error"]), low, high)


def _gap(row: Mapping[str, str]) -> Estimate:
    gap, low, high = (
        float(row[name]) for name in ("difference", "difference_low", "difference_high")
    )
    return Estimate(int(row["games"]), gap, 0.0, low, high)
