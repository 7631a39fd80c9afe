"""Kill the server repeatedly during play at full speed: nothing acknowledged may be lost.

SIGKILL kills the server at a random moment, and it restarts on the same database. Every
acknowledged move must exist exactly once; every game continues, ends, and its record verifies.
See ``tests/service/killing.py`` for the checks.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.service.killing import kill_often
from tests.service.servers import ServerProcess, postgres


@contextmanager
def server(kind: str, folder: Path) -> Iterator[ServerProcess]:
    """A server on a new database of this kind."""
    if kind == "postgres":
        with postgres() as database:
            yield from _started(ServerProcess(database, folder / "log.txt", forked=False))
    else:
        yield from _started(
            ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log.txt", forked=False)
        )


def _started(process: ServerProcess) -> Iterator[ServerProcess]:
    try:
        yield process.start()
    finally:
        process.stop()


def report(kills: int) -> None:
    """Show the progress on a terminal."""
    if sys.stderr.isatty():
        print(f"\r{kills} kills", end="", file=sys.stderr, flush=True)


def main() -> None:
    """Kill, check, and print one summary."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=300)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--players", type=int, default=2, help="number of simultaneous players")
    parser.add_argument("--seed", default=str(time.time_ns()))
    args = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, server(args.database, Path(folder)) as process:
        found = asyncio.run(kill_often(process, args.times, args.seed, args.players, report))
    print(
        f"{args.database}: killed {found.kills} times in {time.monotonic() - began:.0f} s; "
        f"{found.acknowledged:,} acknowledged moves, none lost or duplicated; "
        f"{found.finished} of {found.tables} games ended and verified (seed {args.seed})"
    )


if __name__ == "__main__":
    main()
