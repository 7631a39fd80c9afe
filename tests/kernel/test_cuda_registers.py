"""The same rules compile to machine code of graphics processors, and fit their registers."""

import json
import sys

import pytest
from tests.samples import NAMES
from tests.tools import python

pytestmark = [pytest.mark.slow_without_jit, pytest.mark.system]

KERNELS = ["play", "begin", "advance", "show_words", "show_scalars", "show_planes"]


@pytest.mark.parametrize("name", NAMES)
def test_all_of_a_game_stays_in_registers(name: str) -> None:
    report = python("-m", "benchmarks.gpu.registers", name)
    sys.stdout.write(report)
    found = [json.loads(line) for line in report.splitlines()]
    assert [one["kernel"] for one in found] == KERNELS
    for one in found:
        assert one["registers"] > 0
        assert (one["stack"], one["spills"]) == (0, 0), one
