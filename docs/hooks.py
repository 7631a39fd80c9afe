"""Adds pages and pictures from the sources to the documentation during the build.

- The pages of the games, `docs/games/*`, replace `games/` in the navigation. A game with pictures
  has a file `docs/games/NAME/hooks.py` with a function `pictures()`, which yields the name and the
  content of each picture.
- The decisions, `docs/decisions/*`, replace `decisions/` in the navigation.
- The rules in brief, after the introduction of each page of rules.
- The fields of a game's view, in place of `<!-- view -->` on its page about the protocol.
- The description of the HTTP interface, `tables/openapi.json`.
"""

import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from blazon.kernel import catalogue
from blazon.kernel.views import Line, declared
from blazon.locale import LANGUAGES, texts
from blazon.match.registry import game as find_game
from blazon.service.base.docstrings import markdown as markdown_of
from blazon.service.base.docstrings import notes_of_fields
from blazon.words.games import game_words

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

DOCS = Path(__file__).parent
RULES = re.compile(r"games/(?P<game>\w+)/rules(\.(?P<language>\w+))?\.md")
PROTOCOL = re.compile(r"games/(?P<game>\w+)/protocol\.md")
VIEW = "<!-- view -->"
"""The placeholder for the fields of a view."""
GAMES = "games/"
"""The placeholder for the games in the navigation."""
DECISIONS = "decisions/"
"""The placeholder for the decisions in the navigation."""


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


def decisions() -> Iterator[dict[str, list[str]]]:
    """The section of the decisions: their list, then each in the order of its number."""
    paths = sorted(DOCS.glob("decisions/*.md"), key=lambda path: (path.stem != "index", path.stem))
    yield {"Decisions": [path.relative_to(DOCS).as_posix() for path in paths]}


def on_config(config: "MkDocsConfig") -> "MkDocsConfig":
    """Puts the games and the decisions into the navigation."""
    nav = config.nav or []
    for placeholder, sections in ((GAMES, games()), (DECISIONS, decisions())):
        place = nav.index(placeholder)
        nav[place : place + 1] = sections
    return config


def brief(path: str) -> str:
    """The rules in brief for a page of rules, in its language; empty for other pages."""
    found = RULES.fullmatch(path)
    if found is None:
        return ""
    words = game_words(found["game"], texts(found["language"] or "en"))
    heading = texts(words.lang)("web-rules-brief")
    return f"## {heading} {{ #brief }}\n\n" + "\n".join(f"1. {rule}" for rule in words.rules)


def view_tables(game: str) -> str:
    """The fields of a game's view, then those of each of its parts."""
    variant = find_game(game).variant(find_game(game).check_options({}))
    kinds: list[type[msgspec.Struct]] = [declared(variant)[0]]
    tables = []
    for kind in kinds:
        texts_of = notes_of_fields(kind)
        rows = [
            f"| `{name}` | {texts_of.get(name, '')} |" for name in kind.__struct_encode_fields__
        ]
        if kind is not kinds[0]:
            tables.append(f"{markdown_of((kind.__doc__ or '').partition(chr(10))[0])}\n")
        tables.append("\n".join(["| field | content |", "|---|---|", *rows, ""]))
        parts = (part for field in msgspec.structs.fields(kind) for part in structs_in(field.type))
        kinds += [part for part in parts if part not in kinds and not issubclass(part, Line)]
    return "\n".join(tables)


def structs_in(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs in the type of a field."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for part in get_args(kind):
        yield from structs_in(part)


def on_page_markdown(markdown: str, page: "Page", **_more: Any) -> str:
    """Adds the rules in brief before the first section, and the fields of views."""
    if found := PROTOCOL.fullmatch(page.file.src_uri):
        return markdown.replace(VIEW, view_tables(found["game"]))
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
