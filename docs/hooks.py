"""Adds pages and pictures from the sources to the documentation during the build.

- The pages of the games, `docs/games/*`, replace `games/` in the navigation. A game with pictures
  has a file `docs/games/NAME/hooks.py` with a function `pictures()`, which yields the name and the
  content of each picture.
- The rules in brief, after the introduction of each page of rules.
- The description of the HTTP interface, `tables/openapi.json`.
"""

import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from blazon.kernel import catalogue
from blazon.locale import LANGUAGES, texts
from blazon.words.games import game_words

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

DOCS = Path(__file__).parent
RULES = re.compile(r"games/(?P<game>\w+)/rules(\.(?P<language>\w+))?\.md")
GAMES = "games/"
"""The placeholder for the games in the navigation."""


def pages(folder: Path) -> list[Any]:
    """A game's pages for the navigation: the rules first, translations last."""
    paths = sorted(folder.glob("*.md"), key=lambda path: (path.stem != "rules", path.stem))
    own = [path for path in paths if "." not in path.stem]
    translated = [path for tag in LANGUAGES for path in paths if path.stem.endswith(f".{tag}")]
    found: list[Any] = [path.relative_to(DOCS).as_posix() for path in own]
    if translated:
        others = [path.relative_to(DOCS).as_posix() for path in translated]
        found.append({"In other languages": others})
    return found


def games() -> Iterator[dict[str, list[Any]]]:
    """A section of the navigation for each game that has pages here."""
    for name in catalogue.names():
        folder = DOCS / "games" / name
        if folder.is_dir():
            yield {texts("en")(f"{name}-name"): pages(folder)}


def on_config(config: "MkDocsConfig") -> "MkDocsConfig":
    """Puts the games into the navigation."""
    nav = config.nav or []
    place = nav.index(GAMES)
    nav[place : place + 1] = games()
    return config


def brief(path: str) -> str:
    """The rules in brief for a page of rules, in its language; empty for other pages."""
    found = RULES.fullmatch(path)
    if found is None:
        return ""
    words = game_words(found["game"], texts(found["language"] or "en"))
    heading = texts(words.lang)("web-rules-brief")
    return f"## {heading} {{ #brief }}\n\n" + "\n".join(f"1. {rule}" for rule in words.rules)


def on_page_markdown(markdown: str, page: "Page", **_more: Any) -> str:
    """Adds the rules in brief before the first section."""
    short = brief(page.file.src_uri)
    return markdown.replace("\n## ", f"\n{short}\n\n## ", 1) if short else markdown


def on_files(files: "Files", config: "MkDocsConfig") -> "Files":
    """Adds the games' pictures and the description of the HTTP interface."""
    from mkdocs.structure.files import File

    from blazon.service.process.openapi import document

    for hooks in sorted(DOCS.glob("games/*/hooks.py")):
        for name, content in runpy.run_path(str(hooks))["pictures"]():
            place = (hooks.parent / name).relative_to(DOCS).as_posix()
            files.append(File.generated(config, place, content=content))
    described = msgspec.json.encode(document())
    files.append(File.generated(config, "tables/openapi.json", content=described))
    return files
