"""One seed for a run of the tests: it orders them, and picks their examples and their share.

A run takes the day's number, or the one in ``BLAZON_TEST_SEED``, so that a failing run can be
repeated. ``BLAZON_TESTS=all`` runs all of each test's volume instead of a quarter; see
``tests.volume``.
"""

import os
import signal
import sys
from datetime import UTC, datetime

import pytest
from hypothesis import settings

# Set before the workers start, which get it by their environment: all of them need the same.
SEED = int(os.environ.setdefault("BLAZON_TEST_SEED", f"{datetime.now(UTC).toordinal()}"))

# The tests start hundreds of processes, and each would compile every module again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# A shell that starts the tests in the background lets them, and all they start, ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("blazon", database=None, deadline=None)
settings.load_profile("blazon")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Seed the order of the tests and Hypothesis."""
    config.option.randomly_seed = SEED
    config.option.hypothesis_seed = SEED


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests also wait, for processes and clocks."""
    return (os.cpu_count() or 1) + 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how to repeat this run."""
    volume = os.environ.get("BLAZON_TESTS", "a quarter")
    terminalreporter.write_line(f"BLAZON_TEST_SEED={SEED}, volume: {volume}")
