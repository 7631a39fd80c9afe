"""Conduct a study from its file to its report."""

import os
import platform
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec

from blazon.kernel.errors import BadValue
from blazon.lab.studies.crews import Crew, Trouble, rules_of
from blazon.lab.studies.dataset import write_card, write_records
from blazon.lab.studies.fits import worth_rows, worths_of
from blazon.lab.studies.games import MANIFEST, Games, Identity, Manifest
from blazon.lab.studies.measures import RECORD
from blazon.lab.studies.plan import Plan
from blazon.lab.studies.report import Made, write_report
from blazon.lab.studies.results import as_csv, lines_of, table_rows, write_games
from blazon.lab.studies.running import Progress, Running
from blazon.lab.studies.shards import write_whole

MOST_SHARD_GAMES = 100_000


@dataclass(frozen=True)
class Study:
    """A finished study."""

    games: int
    digest: str
    """The SHA-256 of the games as CSV."""
    files: list[Path]


@dataclass(frozen=True)
class Unfinished:
    """Some shards of a study failed; the same command plays them again."""

    troubles: list[Trouble]


def games_in(plan: Plan) -> list[str]:
    """The names of the games that a study plays."""
    return sorted({cell.game for cell in plan.cells})


def conduct(
    plan: Plan,
    folder: Path,
    crew: AbstractContextManager[Crew],
    *,
    shard_games: int,
    made: Callable[[int, str], Made],
    progress: Progress,
) -> Study | Unfinished:
    """Play the missing games, and write the results.

    Args:
        plan: the study.
        folder: for its games and results; games already there are not played again.
        crew: the crew that plays.
        shard_games: how many games are handed out, and written, at a time.
        made: describes how it was made, given the number of games and their digest.
        progress: called whenever games are done.

    Raises:
        BadValue: if the folder has another study, or cannot be written.
    """
    if not 1 <= shard_games <= MOST_SHARD_GAMES:
        raise BadValue("shard", f"must be from 1 to {MOST_SHARD_GAMES} games")
    try:
        games = Games(folder, manifest_of(plan))
        running = Running(plan, games, shard_games)
        if not all(running.is_done):
            with crew as found:
                running.play(found, progress)
        if running.troubles:
            return Unfinished(sorted(running.troubles, key=lambda one: one.shard))
        results = _records if RECORD in plan.measured.measures else _results
        return results(plan, games, running.until, made)
    except OSError as error:
        raise BadValue(
            str(folder), f"cannot be written; all finished games are kept: {error}"
        ) from error


def _results(
    plan: Plan, games: Games, until: Sequence[int], made: Callable[[int, str], Made]
) -> Study:
    lines = lines_of(plan, [games.numbers(cell, count) for cell, count in enumerate(until)])
    games_file, digest = write_games(plan, games, until)
    worths = worths_of(plan, games, until)
    tables = {"table.csv": table_rows(plan, lines)}
    if worths:
        tables["fit.csv"] = worth_rows(plan, worths)
    for name, rows in tables.items():
        write_whole(games.folder / name, as_csv([*rows[0]], rows))
    how = made(sum(until), digest)
    report = write_report(plan, lines, worths, how, games.folder)
    return _finished(
        plan, games, how, [report, *(games.folder / name for name in tables), games_file]
    )


def _records(
    plan: Plan, games: Games, until: Sequence[int], made: Callable[[int, str], Made]
) -> Study:
    file, digest = write_records(plan, games, until)
    how = made(sum(until), digest)
    card = write_card(plan, how, games.folder)
    return _finished(plan, games, how, [card, file])


def _finished(plan: Plan, games: Games, how: Made, files: list[Path]) -> Study:
    """Write how a study was made into its manifest."""
    machine = f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} cores"
    manifest = msgspec.structs.replace(manifest_of(plan), made=asdict(how) | {"machine": machine})
    games.describe(manifest)
    return Study(how.games, how.digest, [*files, games.folder / MANIFEST])


def manifest_of(plan: Plan) -> Manifest:
    """The description of a study for its manifest."""
    identity = Identity(
        rules={game: rules_of(game) for game in games_in(plan)},
        seed=plan.seed,
        measures=list(plan.measured.measures),
        cells=[cell.id for cell in plan.cells],
    )
    cells = [
        {"game": cell.game, "options": dict(cell.options), "bots": list(cell.bots)}
        | ({"judges": [one and one.digest for one in cell.judges]} if cell.judges else {})
        for cell in plan.cells
    ]
    return Manifest(identity, cells)
