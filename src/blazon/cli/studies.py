"""The command `study`: a question, answered by many games."""

import shlex
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from blazon import __version__
from blazon.cli.options import (
    NOT_DONE,
    File,
    Json,
    Whole,
    print_json,
    print_line,
    warn,
    warn_of_length,
)
from blazon.kernel.errors import BadValue
from blazon.kernel.files import STANDARD_INPUT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from blazon.lab.studies.crews import Crew, Trouble
    from blazon.lab.studies.plan import Plan


@Parameter(name="*")
@dataclass(frozen=True)
class Cluster:
    """A Dask cluster."""

    cluster: Annotated[
        str | None, Parameter(help="The address of a Dask scheduler, such as tls://HOST:8786.")
    ] = None
    tls_ca: Annotated[
        Path | None, Parameter(help="With --cluster: the file of the authority to trust.")
    ] = None
    tls_cert: Annotated[Path | None, Parameter(help="With --cluster: our certificate.")] = None
    tls_key: Annotated[Path | None, Parameter(help="With --cluster: its key.")] = None


@Parameter(name="*")
@dataclass(frozen=True)
class Players(Cluster):
    """Who plays the games."""

    workers: Annotated[
        Whole, Parameter(help="How many processes on this machine; more than one need Dask.")
    ] = 1
    shard: Annotated[
        Whole, Parameter(help="How many games are handed out, and written, at a time.")
    ] = 100


_HERE = Players()


study = App(name="study", help="Answer a question by many games.")
Folder = Annotated[Path | None, Parameter(help="For the results; beside the file if not given.")]


@study.default
def conduct(
    file: File, *, folder: Folder = None, players: Players = _HERE, json: Json = False
) -> int | None:
    """Play the games that a file asks for, and write a report.

    If it is stopped, the same command continues it. The same file gives the same games, however
    many processes play them.
    """
    from blazon.lab.studies.plan import read_plan

    command = shlex.join(["blazon", "study", file.name])
    folder = folder or beside(file, file.stem)
    return _conduct(read_plan(file), command, folder, players, json)


@study.command
def dataset(
    file: File, *, folder: Folder = None, players: Players = _HERE, json: Json = False
) -> int | None:
    """Play the games of a study, and keep each whole game, with a card that describes them."""
    from blazon.lab.studies.dataset import as_dataset
    from blazon.lab.studies.plan import read_plan

    plan = as_dataset(read_plan(file))
    command = shlex.join(["blazon", "study", "dataset", file.name])
    folder = folder or beside(file, f"{file.stem}-dataset")
    return _conduct(plan, command, folder, players, json)


def beside(file: Path, name: str) -> Path:
    """A folder beside a file; raises BadValue for standard input."""
    if str(file) == STANDARD_INPUT:
        raise BadValue("--folder", "must be given for a file from standard input")
    return file.with_name(name)


def _conduct(
    plan: "Plan", command: str, folder: Path, players: Players, as_json: bool
) -> int | None:
    from blazon.lab.playing import unlimited
    from blazon.lab.studies.conducting import Unfinished, conduct
    from blazon.lab.studies.report import Made
    from blazon.lab.tables import forecast

    endless = {cell.game: cell for cell in plan.cells if unlimited(cell.game, cell.options)}
    for cell in endless.values():
        warn_of_length(cell.game, cell.options)
    with forecast("games") as progress:
        try:
            found = conduct(
                plan,
                folder,
                _crew(players, plan),
                shard_games=players.shard,
                made=lambda games, digest: Made(command, plan.text, __version__, digest, games),
                progress=progress,
            )
        except KeyboardInterrupt:
            warn("stopped; the same command goes on where it was")
            raise
    if isinstance(found, Unfinished):
        for line in failures(found.troubles):
            warn(line)
        return NOT_DONE
    files = [str(one) for one in found.files]
    if as_json:
        print_json({"games": found.games, "digest": found.digest, "files": files})
    else:
        print_line(f"{found.games:,} games, SHA-256 {found.digest}")
        print_line("\n".join(files))
    return None


def failures(troubles: "Sequence[Trouble]") -> "Iterator[str]":
    """A line for each kind of failure, and one with the number of missing games."""
    alike: dict[str, list[Trouble]] = {}
    for one in troubles:
        alike.setdefault(one.kind, []).append(one)
    for first, *others in alike.values():
        more = f" ({_shards(len(others))} more for the same reason)" if others else ""
        yield f"cell {first.shard.cell}, games from {first.shard.first}: {first.reason}{more}"
    games = sum(one.shard.games for one in troubles)
    yield (
        f"{_shards(len(troubles))} failed, so {games:,} games are missing; all others are kept, "
        "and the same command plays the missing ones"
    )


def _shards(count: int) -> str:
    return f"{count:,} shard{'' if count == 1 else 's'}"


def _crew(players: Players, plan: "Plan") -> "AbstractContextManager[Crew]":
    from blazon.lab.studies.clusters import local_workers
    from blazon.lab.studies.conducting import games_in
    from blazon.lab.studies.crews import Here

    if players.workers < 1:
        raise BadValue("--workers", "must be 1 or more")
    games = games_in(plan)
    if players.cluster is None:
        if players.workers == 1:
            return nullcontext(Here())
        return local_workers(players.workers, games, warn)
    return cluster_crew(players, games)


def cluster_crew(given: Cluster, games: "Sequence[str]") -> "AbstractContextManager[Crew]":
    """The workers of a cluster; raises BadValue for TLS without its files."""
    from blazon.lab.studies.clusters import Certificates, workers_at

    assert given.cluster is not None
    files = (given.tls_ca, given.tls_cert, given.tls_key)
    if not given.cluster.startswith("tls://"):
        warn("whoever can reach a scheduler without TLS can run any code on its workers")
    elif None in files:
        raise BadValue("--cluster", "needs --tls-ca, --tls-cert and --tls-key with tls://")
    tls = Certificates(*(None if one is None else str(one) for one in files))
    return workers_at(given.cluster, tls, games, say=warn)
