"""Kill the server repeatedly during play at full speed: nothing acknowledged may be lost.

SIGKILL kills the server at a random moment, and it restarts on the same database, after the time
that ``deploy/blazon.service`` tells systemd to wait. Every acknowledged move must exist exactly
once; every game continues, ends, and its record verifies. See ``tests/service/killing.py`` for the
checks. The report says how long after each kill the players' moves went on.
"""

import argparse
import asyncio
import os
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.service.killing import kill_often
from tests.service.postgresql import single
from tests.service.servers import ServerProcess

UNIT = Path(__file__).parents[1] / "deploy" / "blazon.service"


def restart_seconds() -> float:
    """How long systemd waits before it restarts the server."""
    found = re.search(r"^RestartSec=(\d+)(ms|)$", UNIT.read_text(), re.MULTILINE)
    assert found, f"no RestartSec in {UNIT}"
    return int(found[1]) / (1000 if found[2] else 1)


@contextmanager
def server(kind: str, folder: Path, bots: int) -> Iterator[ServerProcess]:
    """A server on a new database of this kind."""
    # An installation has its modules compiled.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if kind == "postgres":
        with single() as database:
            yield from _started(database.address, folder, bots)
    else:
        yield from _started(f"sqlite:///{folder / 'tables.db'}", folder, bots)


def _started(database: str, folder: Path, bots: int) -> Iterator[ServerProcess]:
    process = ServerProcess(database, folder / "log.txt", forked=False, bot_workers=str(bots))
    try:
        yield process.start()
    finally:
        process.stop()


def report(kills: int) -> None:
    """Show the progress on a terminal."""
    if sys.stderr.isatty():
        print(f"\r{kills} kills", end="", file=sys.stderr, flush=True)


def summary(seconds: list[float]) -> str:
    """The median, the 95th percentile and the maximum."""
    p95 = statistics.quantiles(seconds, n=20, method="inclusive")[-1]
    return (
        f"median {statistics.median(seconds):.2f} s, p95 {p95:.2f} s, slowest {max(seconds):.2f} s"
    )


def main() -> None:
    """Kill, check, and print one summary; exit with 1 if something was lost or doubled."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=300, help="at least 2")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--players", type=int, default=2, help="number of simultaneous players")
    parser.add_argument("--bot-workers", type=int, default=2)
    parser.add_argument("--seed", default=str(time.time_ns()))
    args = parser.parse_args()
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as folder,
        server(args.database, Path(folder), args.bot_workers) as process,
    ):
        found = asyncio.run(
            kill_often(process, args.kills, args.seed, args.players, report, restart_seconds())
        )
    first, last = zip(*found.recovered, strict=True)
    print(
        f"{args.database}: killed {found.kills} times in {time.monotonic() - began:.0f} s; "
        f"{found.acknowledged:,} acknowledged moves, none lost or duplicated; "
        f"{found.finished} of {found.tables} games ended and verified (seed {args.seed})\n"
        f"moves went on after: {summary(list(first))}\n"
        f"at all {args.players} tables after: {summary(list(last))}"
    )


if __name__ == "__main__":
    main()
