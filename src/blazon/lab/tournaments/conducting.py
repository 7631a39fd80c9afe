"""Conduct a tournament from its file to its page."""

import csv
import hashlib
import io
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from blazon.bots.programs import command_of, is_program
from blazon.bots.programs.program import Forfeit, Program
from blazon.kernel.errors import BadValue
from blazon.lab.studies.crews import Crew, Trouble
from blazon.lab.studies.games import MANIFEST
from blazon.lab.studies.shards import Shards, remove_half_written, write_whole
from blazon.lab.tournaments.folder import PLAN, Made, Manifest, alone, open_folder, write_manifest
from blazon.lab.tournaments.page import page_of
from blazon.lab.tournaments.plan import Plan
from blazon.lab.tournaments.running import Progress, Running
from blazon.lab.tournaments.standing import Standing, standings
from blazon.lab.tournaments.units import Game, deal_seed

_ALONE = ("contest", "game", "round", "deal", "number", "seed", "first", "actions", "turns")
_OF_SEATS = ("bot", "total", "share", "forfeit")


@dataclass(frozen=True)
class Tournament:
    """A finished tournament."""

    games: int
    digest: str
    """The SHA-256 of the games as CSV."""
    standings: list[Standing]
    files: list[Path]


@dataclass(frozen=True)
class Unfinished:
    """Some units failed; the same command plays them again."""

    troubles: list[Trouble]


def games_in(plan: Plan) -> list[str]:
    """The names of the games that a tournament plays."""
    return sorted({contest.game for contest in plan.contests})


def hold(
    plan: Plan, folder: Path, crew: AbstractContextManager[Crew], progress: Progress
) -> Tournament | Unfinished:
    """Play the missing games, and write the results.

    Args:
        plan: the tournament.
        folder: for its games and results; games already there are not played again.
        crew: the crew that plays.
        progress: called whenever games are done.

    Raises:
        BadValue: if the folder has another tournament or cannot be written, or if a program cannot
            be started.
    """
    try:
        with alone(folder):
            manifest = open_folder(plan, folder)
            running = Running(plan, Shards(folder), bytes.fromhex(manifest.key))
            if not running.is_done:
                check_starts(plan)
                with crew as found:
                    running.play(found, progress)
            if running.troubles:
                return Unfinished(sorted(running.troubles, key=lambda one: one.shard))
            games = [running.games(contest) for contest in range(len(plan.contests))]
            return _results(plan, folder, manifest, games)
    except OSError as error:
        raise BadValue(
            str(folder), f"cannot be written; all finished games are kept: {error}"
        ) from error


def check_starts(plan: Plan) -> None:
    """Start each program once; raises BadValue for one that is not ready in time."""
    for number, bot in enumerate(plan.bots, 1):
        if is_program(bot.bot):
            try:
                Program(command_of(bot.bot)).close()
            except Forfeit as forfeit:
                what = f"{bot.name} cannot be started: {forfeit}"
                raise BadValue(f"bots.{number}", what) from forfeit


def _results(
    plan: Plan, folder: Path, manifest: Manifest, games: Sequence[Sequence[Game]]
) -> Tournament:
    content = _csv(plan, games, bytes.fromhex(manifest.key))
    made = Made(sum(map(len, games)), hashlib.sha256(content).hexdigest())
    found = standings(plan, games)
    write_whole(folder / "games.csv", content)
    write_whole(folder / "report.html", page_of(plan, found, made).encode())
    write_manifest(folder, msgspec.structs.replace(manifest, made=made))
    remove_half_written(folder)
    files = [folder / name for name in ("report.html", "games.csv", PLAN, MANIFEST)]
    return Tournament(made.games, made.digest, found, files)


def _csv(plan: Plan, games: Sequence[Sequence[Game]], key: bytes) -> bytes:
    """All games, a line for each."""
    most = max(contest.players for contest in plan.contests)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([*_ALONE, *(f"{name}_{seat}" for name in _OF_SEATS for seat in range(most))])
    for own in games:
        writer.writerows(_cells(plan, game, most, key) for game in own)
    return text.getvalue().encode()


def _cells(plan: Plan, game: Game, most: int, key: bytes) -> Iterator[Any]:
    deal = game.deal
    yield from (deal.contest + 1, plan.contests[deal.contest].game, deal.round + 1, deal.number)
    yield from (game.number, deal_seed(key, deal), game.first, game.actions, game.turns)
    bots = [plan.bots[bot].name for bot in game.seats]
    for values in (bots, game.totals, game.shares, game.forfeits):
        yield from values
        yield from [""] * (most - len(values))
