"""The documentation finds the pages of every game by itself."""

import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from blazon.kernel import catalogue

DOCS = Path(__file__).parents[1] / "docs"
HOOKS = runpy.run_path(str(DOCS / "hooks.py"))


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
