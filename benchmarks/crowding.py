"""How long a visitor waits while strangers take all of a server's connections.

Other processes connect from many addresses of this machine, 127.0.1.1 and so on. Each connection
sends one byte and then nothing. Whenever the server ends one, its attacker connects again. The
visitor connects anew for every request.

    python -m benchmarks.crowding --addresses 50 --connections 101 --seconds 60

It fails if a request of the visitor gets no answer, or if more than a hundredth of them take longer
than a quarter of a second.
"""

import argparse
import asyncio
import os
import resource
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from multiprocessing import get_context
from pathlib import Path

from benchmarks.attacks import NICENESS, PAUSE
from benchmarks.load import started

LATEST = 0.25
"""Seconds that all but a hundredth of the visitor's requests may take."""
ATTACKERS = 2
"""Processes that attack."""
BETWEEN = 0.1
"""Seconds between the visitor's requests."""


def crowd(url: str, addresses: Sequence[str], each: int) -> None:
    """Hold this many connections from each address, for ever."""
    os.nice(NICENESS)
    allow_files()
    host, _, port = url.removeprefix("http://").partition(":")

    async def hold(address: str) -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    host, int(port), local_addr=(address, 0)
                )
                try:
                    writer.write(b"G")
                    await reader.read()
                finally:
                    writer.transport.abort()
            await asyncio.sleep(PAUSE)

    async def main() -> None:
        async with asyncio.TaskGroup() as tasks:
            for address in addresses:
                for _ in range(each):
                    tasks.create_task(hold(address))

    asyncio.run(main())


def visit(url: str, seconds: float) -> tuple[list[float], int]:
    """Make one request after another; returns how long each took, and how many failed."""
    took, failed, until = [], 0, time.monotonic() + seconds
    while time.monotonic() < until:
        begun = time.monotonic()
        try:
            with closing(HTTPConnection(url.removeprefix("http://"), timeout=30)) as http:
                http.request("GET", "/health")
                if http.getresponse().read():
                    took.append(time.monotonic() - begun)
        except (OSError, HTTPException):
            failed += 1
        time.sleep(BETWEEN)
    return took, failed


def report(when: str, took: list[float], failed: int) -> float:
    """Print what the visitor saw; returns how long all but a hundredth of the answers took."""
    took = sorted(took) or [float("nan")]
    middle, late = took[len(took) // 2], took[len(took) * 99 // 100]
    print(
        f"{when}: {len(took)} answers after {middle * 1000:.0f} ms (median), {late * 1000:.0f} ms "
        f"(99 %), {took[-1] * 1000:.0f} ms (slowest); {failed} requests failed",
        flush=True,
    )
    return late


def allow_files() -> None:
    """Open as many files at once as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--addresses", type=int, default=50)
    parser.add_argument("--connections", type=int, default=101, help="of each address")
    parser.add_argument("--seconds", type=float, default=60)
    args = parser.parse_args()
    allow_files()
    addresses = [f"127.0.{1 + one // 250}.{1 + one % 250}" for one in range(args.addresses)]
    spawn = get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        command = [sys.executable, "-m", "blazon", "serve", "--port", "0", "--database", database]
        with started(None, command, BLAZON_LIMITS="on") as (url, _):
            report("before", *visit(url, 5))
            attackers = [
                spawn.Process(
                    target=crowd, args=(url, addresses[part::ATTACKERS], args.connections)
                )
                for part in range(ATTACKERS)
            ]
            for one in attackers:
                one.start()
            try:
                took, failed = visit(url, args.seconds)
            finally:
                for one in attackers:
                    one.terminate()
                    one.join()
            late = report("during the attack", took, failed)
    if failed or not late <= LATEST:
        sys.exit("the visitor was kept out")


if __name__ == "__main__":
    main()
