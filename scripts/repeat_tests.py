"""Run the tests many times, each time in another order, with another seed: does any fail by chance?

    python scripts/repeat_tests.py                  # twelve runs
    python scripts/repeat_tests.py --first 5 --runs 1 -- tests/service -m system

A third of the runs share the machine with two busy processes. A sixth begin two minutes before
midnight: there, the clock of all Python processes is shifted. Arguments after ``--`` go to pytest.
The script prints a line for each run, and where the output of a failing one is.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

ROOT = Path(__file__).resolve().parents[1]
BUSY = "while True: pass"
SHIFT = """
import time

def shifted(clock, by):
    return lambda: clock() + by

time.time = shifted(time.time, {seconds})
time.time_ns = shifted(time.time_ns, {seconds} * 10**9)
"""
BEFORE_MIDNIGHT = timedelta(minutes=2)


def conditions(number: int) -> tuple[bool, bool]:
    """Whether a run has busy neighbours, and whether it crosses midnight."""
    return number % 3 == 1, number % 6 == 5


@contextmanager
def shifted_clock() -> Iterator[dict[str, str]]:
    """The environment in which it is soon midnight (UTC)."""
    now = datetime.now(UTC)
    midnight = (now + timedelta(days=1)).replace(hour=0, minute=0, second=0, microsecond=0)
    seconds = int((midnight - BEFORE_MIDNIGHT - now).total_seconds())
    with TemporaryDirectory() as folder:
        Path(folder, "sitecustomize.py").write_text(SHIFT.format(seconds=seconds))
        yield {"PYTHONPATH": os.pathsep.join([folder, os.environ.get("PYTHONPATH", "")])}


@contextmanager
def neighbours(number: int) -> Iterator[None]:
    """Processes that keep the machine busy."""
    busy = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(number)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def run(number: int, seed: int, words: list[str]) -> bool:
    """One run; returns whether all tests passed."""
    is_busy, at_midnight = conditions(number)
    environment = {**os.environ, "BLAZON_TEST_SEED": str(seed)}
    began = time.monotonic()
    with neighbours(2 if is_busy else 0), ExitStack() as stack:
        if at_midnight:
            environment |= stack.enter_context(shifted_clock())
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", *words],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    how = "busy" if is_busy else "midnight" if at_midnight else "quiet"
    outcome = "passed" if ran.returncode == 0 else "FAILED"
    took = time.monotonic() - began
    sys.stdout.write(f"seed {seed}, {how:8} {outcome} in {took:.0f} s\n")
    if ran.returncode:
        file = Path(gettempdir(), f"blazon-tests-{seed}.txt")
        file.write_text(ran.stdout)
        failed = [line for line in ran.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        sys.stdout.write("\n".join([*failed, str(file), ""]))
    sys.stdout.flush()
    return ran.returncode == 0


def main() -> None:
    """Run as often as asked; exits with 1 if any run failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=12)
    parser.add_argument("--first", type=int, default=1, help="the first run's seed (1)")
    parser.add_argument("words", nargs="*", help="arguments for pytest, after --")
    asked = parser.parse_args()
    seeds = range(asked.first, asked.first + asked.runs)
    passed = [run(seed % 12, seed, asked.words) for seed in seeds]
    if not all(passed):
        sys.exit(1)


if __name__ == "__main__":
    main()
