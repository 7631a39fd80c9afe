"""The documentation's Python reference lists every name; ruff checks the docstrings."""

from pathlib import Path

import blazon

PAGE = Path(__file__).parents[2] / "docs" / "api" / "index.md"


def test_the_reference_lists_everything_that_the_package_offers() -> None:
    listed = set(PAGE.read_text(encoding="utf-8").splitlines())
    assert {f"::: blazon.{name}" for name in blazon.__all__} <= listed
