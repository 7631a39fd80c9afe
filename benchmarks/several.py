"""Several server processes on one PostgreSQL, killed one after the other during play.

The clients of each table are spread over the processes; bots play too. Every table must finish,
with nothing lost or duplicated; see ``tests/service/crowd.py`` for the checks.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.service.crowd import play_all, processes
from tests.service.postgresql import single


def report(line: str) -> None:
    """Show the progress on a terminal."""
    if sys.stderr.isatty():
        print(f"\r{line}  ", end="", file=sys.stderr, flush=True)


def main() -> None:
    """Play, kill, check, and print one summary."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument(
        "--kills", type=int, default=1000, help="maximum number; the games continue"
    )
    parser.add_argument("--seed", default=str(time.time_ns()))
    args = parser.parse_args()
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as name,
        single() as database,
        processes(database.address, Path(name), args.processes, bot_workers="1") as servers,
    ):
        found = asyncio.run(play_all(servers, args.tables, args.seed, args.kills, report=report))
        print(f"{args.processes} processes, {time.monotonic() - began:.0f} s: {found}")
        print(f"seed {args.seed}")


if __name__ == "__main__":
    main()
