"""The commands `tournament` and `ladder`: many bots, one schedule, ratings with intervals."""

import json as json_format
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from blazon.cli.measure import BotMs
from blazon.cli.options import (
    DEFAULT_OPTIONS,
    NOT_DONE,
    File,
    Game,
    GameOptions,
    Json,
    Seed,
    Whole,
    print_json,
    print_line,
    warn,
    warn_of_length,
)
from blazon.cli.studies import Cluster, beside, cluster_crew, failures
from blazon.kernel.levels import BOT_NAMES, DECISION_MS

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from blazon.lab.studies.crews import Crew
    from blazon.lab.tournaments.conducting import Tournament
    from blazon.lab.tournaments.plan import Plan

RANDOM = "random"
Folder = Annotated[Path | None, Parameter(help="For the results; beside the file if not given.")]


@Parameter(name="*")
@dataclass(frozen=True)
class Hall(Cluster):
    """Where the games are played."""

    processes: Annotated[
        Whole | None, Parameter(help="How many processes to use; one per core if not given.")
    ] = None


_HERE = Hall()


def tournament(
    file: File, *, folder: Folder = None, hall: Hall = _HERE, json: Json = False
) -> int | None:
    """Play the tournament in a file: every bot in every seat of the same deals.

    If it is stopped, the same command continues it, and plays no finished game again.
    """
    from blazon.lab.tournaments.plan import read_plan

    return _hold(read_plan(file), folder or beside(file, file.stem), hall, json)


@Parameter(name="*")
@dataclass(frozen=True)
class Rungs:
    """How much a ladder plays, and who else."""

    deals: Annotated[Whole, Parameter(help="How many deals each group of bots plays.")] = 50
    bots: Annotated[
        str, Parameter(help="Bots that play as well, with commas between them, such as ./bot.")
    ] = ""
    bot_ms: BotMs = DECISION_MS


_USUAL = Rungs()


def ladder(
    game: Game,
    *,
    rungs: Rungs = _USUAL,
    options: GameOptions = DEFAULT_OPTIONS,
    seed: Seed = None,
    folder: Annotated[
        Path | None, Parameter(help="For the results; ladder-GAME if not given.")
    ] = None,
    hall: Hall = _HERE,
    json: Json = False,
) -> int | None:
    """Rate all bots of a game against each other; random play is 0.

    This is a round robin as by `tournament`, and continues in the same way.
    """
    from blazon.lab.tournaments.plan import plan_of

    given = {key: text for key, text in vars(options).items() if text is not None}
    players = options.chosen(game)["players"]
    given.pop("players", None)
    bots = [*BOT_NAMES, *filter(None, rungs.bots.split(","))]
    lines = [f"title = {_toml(f'The ladder of {game}')}"]
    lines += [f"seed = {_toml(seed)}"] if seed is not None else []
    lines += [f"bots = [{', '.join(map(_toml, bots))}]", f"anchor = {{ {RANDOM} = 0 }}", ""]
    lines += ["[[games]]", f"game = {_toml(game)}", f"players = {players}"]
    lines += [f"options = {{ {', '.join(f'{key} = {_toml(of)}' for key, of in given.items())} }}"]
    lines += [f"deals = {rungs.deals}", f"bot_ms = {rungs.bot_ms}", ""]
    plan = plan_of("\n".join(lines), Path(), "ladder")
    return _hold(plan, folder or Path(f"ladder-{game}"), hall, json)


def _toml(text: str) -> str:
    """A text in TOML, which writes it as JSON does, but for one character."""
    return json_format.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _hold(plan: "Plan", folder: Path, hall: Hall, as_json: bool) -> int | None:
    from blazon.lab.playing import unlimited
    from blazon.lab.tables import forecast
    from blazon.lab.tournaments.conducting import Unfinished, hold

    for contest in plan.contests:
        if unlimited(contest.game, contest.options):
            warn_of_length(contest.game, contest.options)
    with forecast("games") as progress:
        try:
            found = hold(plan, folder, _crew(hall, plan), progress)
        except KeyboardInterrupt:
            warn("stopped; the same command goes on where it was")
            raise
    if isinstance(found, Unfinished):
        for line in failures(found.troubles):
            warn(line)
        return NOT_DONE
    _show(found, as_json)
    return None


def _show(found: "Tournament", as_json: bool) -> None:
    from blazon.lab.tables import standing

    files = [str(one) for one in found.files]
    if as_json:
        ratings = {
            one.title: {name: asdict(rating) for name, rating in one.ratings.items()}
            for one in found.standings
        }
        print_json(
            {"games": found.games, "digest": found.digest, "ratings": ratings, "files": files}
        )
        return
    for one in found.standings:
        standing(one)
    print_line("\n".join(files))


def _crew(hall: Hall, plan: "Plan") -> "AbstractContextManager[Crew]":
    from blazon.lab.studies.crews import processes
    from blazon.lab.tournaments.conducting import games_in

    if hall.cluster is not None:
        return cluster_crew(hall, games_in(plan))
    return processes(hall.processes)
