"""The documentation finds the pages of every game by itself."""

import ast
import inspect
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from blazon.kernel import catalogue
from blazon.service import limits
from blazon.service.settings import Settings

DOCS = Path(__file__).parents[1] / "docs"
HOOKS = runpy.run_path(str(DOCS / "hooks.py"))
TABLES = runpy.run_path(str(DOCS / "tables" / "hooks.py"))


def leaves(nav: list[Any]) -> Iterator[str]:
    """The pages of a part of the navigation, in its order."""
    for entry in nav:
        if isinstance(entry, str):
            yield entry
        else:
            for pages in entry.values():
                yield from leaves(pages)


def test_the_navigation_has_a_section_for_each_game_with_all_its_pages() -> None:
    sections = [pages for section in HOOKS["games"]() for pages in section.values()]
    names = [name for name in catalogue.names() if (DOCS / "games" / name).is_dir()]
    for name, pages in zip(names, sections, strict=True):
        found = list(leaves(pages))
        assert found[0] == f"games/{name}/rules.md"
        assert sorted(found) == sorted(
            path.relative_to(DOCS).as_posix() for path in DOCS.glob(f"games/{name}/*.md")
        )


@pytest.mark.parametrize(
    "hooks", sorted(DOCS.glob("games/*/hooks.py")), ids=lambda path: path.parent.name
)
def test_a_game_draws_pictures_that_its_pages_show(hooks: Path) -> None:
    pages = "".join(path.read_text(encoding="utf-8") for path in hooks.parent.glob("*.md"))
    for name, content in runpy.run_path(str(hooks))["pictures"]():
        assert f"({name})" in pages
        assert content.startswith("<svg")


def test_every_limit_is_in_the_documentation_with_its_value_and_meaning() -> None:
    page, found = TABLES["limits_page"](), list(TABLES["all_limits"]())
    names = {name for limit in found for name in limit.names}
    stated = ast.parse(inspect.getsource(limits)).body
    constants = {name for name in vars(limits) if name.isupper()}
    assert names == constants
    assert len(stated) > len(names) > 100
    for limit in found:
        assert limit.text, limit.names
        if "RATES" not in limit.names[0]:
            (row,) = [line for line in page.splitlines() if f"| `{limit.names[0]}`" in line]
            assert all(name in row for name in limit.names)
            assert row.endswith(f" | {limit.text} |")
    rates = [row for row in page.splitlines() if row.startswith("| `") and " | `" not in row]
    assert {row.split("`")[1] for row in rates} >= set(limits.RATES)
    assert page.count("in the long run") == len(limits.LASTING_RATES)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LARGEST_BODY", "256 KiB"),
        ("MOST_UPLOADED", "32 MiB"),
        ("LEASE_MS", "15 seconds"),
        ("LONGEST_TURN", "30 days"),
        ("MOST_SOCKETS", "20,000"),
        ("DELETE_PAUSE_SECONDS", "0.01 seconds"),
    ],
)
def test_limits_are_shown_with_their_units(name: str, value: str) -> None:
    (text,) = [limit.text for limit in TABLES["all_limits"]() if name in limit.names]
    assert TABLES["shown"](name, text) == value


def test_every_setting_is_in_the_documentation_with_its_default_and_meaning() -> None:
    rows = {
        row.split("`")[1]: [cell.strip() for cell in row.split(" | ")]
        for row in TABLES["settings_page"]().splitlines()
        if row.startswith("| `")
    }
    fields = msgspec.structs.fields(Settings)
    assert list(rows) == [field.name for field in fields]
    for field in fields:
        _, default, meaning = rows[field.name]
        given = default.strip("`")
        assert msgspec.convert(given, field.type, strict=False) == field.default
        assert len(meaning) > 10
