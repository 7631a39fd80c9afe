"""Checks that a game can be put into words: complete texts in its languages, a usable narrator.

Python and the engine protocol need only the rules. Lists for people contain the games that pass.
"""

from collections.abc import Iterator
from functools import cache

from blazon.kernel import catalogue
from blazon.kernel.catalogue import GamePackage
from blazon.kernel.errors import BadValue
from blazon.kernel.faults import Fault, reason_of
from blazon.kernel.files import text_of
from blazon.kernel.game import Game
from blazon.locale import LANGUAGES, is_of_game, texts
from blazon.match import registry
from blazon.words.games import game_words
from blazon.words.lessons import lesson_steps
from blazon.words.narrator import load_narrator


def games() -> tuple[Game, ...]:
    """The games whose rules and words are usable, in the order in which people see them."""
    return tuple(game for game in registry.games() if _fault(game.name) is None)


def faults() -> tuple[Fault, ...]:
    """The faults of the other games."""
    found = (_fault(game.name) for game in registry.games())
    return (*registry.faults(), *(fault for fault in found if fault is not None))


def check_game(name: str) -> None:
    """Raise BadValue with the fault unless a game's rules and words are usable."""
    fault = _fault(registry.game(name).name)
    if fault is not None:
        raise BadValue("game", fault.line)


@cache
def _fault(name: str) -> Fault | None:
    """The fault in a game's words, if there is one."""
    package = catalogue.package(name)
    try:
        load_narrator(package)
        for language in _languages(package):
            _check_texts(package, language)
    # Another distribution's code can raise anything; that must not remove other games.
    except Exception as error:
        return package.fault(error)
    return None


def _languages(package: GamePackage) -> list[str]:
    """The languages of a game's texts; raises BadValue if English is missing."""
    found = [one for one in LANGUAGES if (package.folder / _file(one)).is_file()]
    if "en" not in found:
        raise BadValue(_file("en"), "is missing")
    return found


def _file(language: str) -> str:
    return f"texts/{language}.ftl"


def _check_texts(package: GamePackage, language: str) -> None:
    """Raise BadValue unless a file of texts is readable and has all texts for lists and forms."""
    file = _file(language)
    try:
        source = text_of(package.folder / file)
    except UnicodeDecodeError as error:
        raise BadValue(file, "must be UTF-8") from error
    known = _messages(source, file)
    for key in known:
        if not is_of_game(key, package.name):
            raise BadValue(f"{file}: {key}", f"must begin with {package.name}-")
    missing = [key for key in _required(package) if key not in known]
    if missing:
        raise BadValue(file, f"must have the texts {', '.join(missing)}")
    try:
        game_words(package.name, texts(language))
    except Exception as error:
        raise BadValue(file, reason_of(error, package.folder)) from error


def _messages(source: str, file: str) -> set[str]:
    """The keys of a Fluent file, terms included; raises BadValue with the faulty line."""
    from fluent.syntax import FluentParser, ast

    found = set()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            said = "; ".join(str(one.message) for one in entry.annotations)
            line = source.count("\n", 0, start) + 1
            raise BadValue(f"{file}, line {line}", f"is not Fluent: {said}")
        if isinstance(entry, ast.Message):
            found.add(entry.id.name)
        elif isinstance(entry, ast.Term):
            found.add(f"-{entry.id.name}")
    return found


def _required(package: GamePackage) -> Iterator[str]:
    """The keys for a game's name, its lesson, and the options that a form shows."""
    name = package.name
    yield from (f"{name}-name", f"{name}-about", f"{name}-credit")
    yield from (f"{name}-review-unit", f"{name}-review-graph")
    yield from (f"{name}-lesson-{step.name}" for step in lesson_steps(package))
    for option in package.options.values():
        if option.key == "players" or option.kind == "table":
            continue
        stem = f"{name}-option-{option.key}"
        yield stem
        yield from (f"{stem}-{choice}" for choice in option.choices)
        if option.own:
            yield f"{stem}-own"
        if option.kind == "number":
            yield f"{stem}-none"
