"""The faults of careless people fit the sources, so that they can be tried at any time."""

import ast

from benchmarks.faults import careless


def test_each_fault_fits_its_file_and_leaves_it_readable() -> None:
    for fault in careless():
        if fault.path.suffix == ".py":
            ast.parse(fault.source, str(fault.path))
