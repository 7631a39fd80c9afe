"""How much of its volume a test takes: a quarter that the run's seed picks, or all of it.

``BLAZON_TESTS=all`` runs everything. So do four days in a row, as each day has its own seed.
"""

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

ALL = os.environ.get("BLAZON_TESTS") == "all"
SEED = int(os.environ["BLAZON_TEST_SEED"])
"""Set by ``conftest.py``."""


def share(cases: Sequence[T], shift: int = 0) -> Sequence[T]:
    """The cases to take; never none, if there are any. Another shift takes others."""
    return cases if ALL else cases[(SEED + shift) % min(4, len(cases) or 1) :: 4]


def some(number: int) -> int:
    """So many of a number of equal trials."""
    return number if ALL else -(-number // 4)
