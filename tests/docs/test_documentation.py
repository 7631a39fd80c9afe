"""The documentation finds the pages of every game by itself."""

import json
import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from blazon.kernel import catalogue
from blazon.service.base import limits
from blazon.service.base.docstrings import notes_of_fields
from blazon.service.base.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"
HOOKS = runpy.run_path(str(DOCS / "hooks.py"))
STUDIES = runpy.run_path(str(DOCS / "studies" / "hooks.py"))
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


def test_every_written_page_is_in_the_navigation_once() -> None:
    """MkDocs itself finds those that are listed and missing."""
    text = (DOCS.parent / "mkdocs.yml").read_text(encoding="utf-8")
    listed = re.findall(r"(?m)^ +- (?:.+: )?(\S+\.md)$", text[text.index("\nnav:") :])
    found = [*listed, *leaves([*HOOKS["games"](), *HOOKS["decisions"]()])]
    written = {path.relative_to(DOCS).as_posix() for path in DOCS.glob("**/*.md")}
    assert len(found) == len(set(found))
    assert written <= set(found)


def test_every_decision_is_in_their_list_in_order() -> None:
    page = (DOCS / "decisions" / "index.md").read_text(encoding="utf-8")
    listed = re.findall(r"(?m)^\| \[\d+\]\((\S+)\)", page)
    assert listed == sorted(path.name for path in DOCS.glob("decisions/0*.md"))


@pytest.mark.parametrize(
    "hooks", sorted(DOCS.glob("games/*/hooks.py")), ids=lambda path: path.parent.name
)
def test_a_game_draws_pictures_that_its_pages_show(hooks: Path) -> None:
    pages = "".join(path.read_text(encoding="utf-8") for path in hooks.parent.glob("*.md"))
    for name, content in runpy.run_path(str(hooks))["pictures"]():
        assert f"({name})" in pages
        assert content.startswith("<svg")


def test_the_first_study_is_the_one_on_its_page() -> None:
    docs = Path(__file__).parents[2] / "docs"
    text = (docs / "studies" / "first.toml").read_text(encoding="utf-8")
    assert text.count("\n") <= 20
    assert f'```toml title="first.toml"\n{text}```' in (docs / "studies.md").read_text("utf-8")


@pytest.mark.parametrize("found", sorted(DOCS.glob("studies/results/*/")), ids=lambda at: at.name)
def test_the_results_of_a_study_are_those_of_its_file(found: Path, tmp_path: Path) -> None:
    made = json.loads((found / "manifest.json").read_text(encoding="utf-8"))["made"]
    assert made["file"] == (DOCS / "studies" / f"{found.name}.toml").read_text(encoding="utf-8")
    page = (DOCS / "studies" / "results.md").read_text(encoding="utf-8")
    assert f"`{made['digest']}`" in " ".join(page.split())
    assert f"{made['games']:,}" in page
    STUDIES["report"](found, tmp_path)
    assert "<figure>" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_every_limit_is_in_the_documentation_with_its_meaning() -> None:
    page, found = TABLES["limits_page"](), list(TABLES["all_limits"]())
    constants = {name for name in vars(limits) if name.isupper()}
    assert {name for limit in found for name in limit.names} == constants
    for limit in found:
        assert limit.text, limit.names
        is_rate = "RATES" in limit.names[0]
        assert is_rate or all(f"`{name}`" in page for name in limit.names)
        assert is_rate or limit.text in page
    for rate in {*limits.RATES, *limits.LASTING_RATES}:
        assert f"`{rate}`" in page


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LARGEST_BODY", "256 KiB"),
        ("MOST_UPLOADED", "32 MiB"),
        ("LEASE_MS", "6 seconds"),
        ("LONGEST_TURN", "30 days"),
        ("MOST_SOCKETS", "20,000"),
        ("DELETE_PAUSE_SECONDS", "0.01 seconds"),
    ],
)
def test_limits_are_shown_with_their_units(name: str, value: str) -> None:
    (text,) = [limit.text for limit in TABLES["all_limits"]() if name in limit.names]
    assert TABLES["shown"](name, text) == value


def test_every_setting_is_in_the_documentation_with_its_meaning() -> None:
    page, meanings = TABLES["settings_page"](), notes_of_fields(Settings)
    for field in msgspec.structs.fields(Settings):
        assert f"`{field.name}`" in page
        assert meanings[field.name]
        assert meanings[field.name] in page
