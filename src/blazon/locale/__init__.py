"""All text that people read, in five languages: Fluent files, shared with the browser.

What no game owns lies here, what a game says in its own folder ``texts``.
"""

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from functools import cache, lru_cache
from importlib.resources import files
from threading import Lock
from typing import Any

from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue

LANGUAGES = ("en", "fr", "es", "it", "de")
"""The languages that there are; English serves for any other."""


_KEPT = 4096
"""So many texts of a language are kept, by their keys and variables: games say much again."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where an entry of a Fluent file begins."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What an entry can refer to: terms, other messages, functions."""


def entries(source: str) -> dict[str, str]:
    """The entries of a Fluent file, terms included, as they are written there."""
    starts = list(_ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}


class Texts:
    """The texts of one language: called with a key and its variables, gives the text.

    An entry is parsed when it is first needed: a whole language takes a second.
    """

    def __init__(self, language: str, entries: Mapping[str, str]) -> None:
        """The texts of a language, by their keys, as Fluent writes them."""
        # Imported here: Fluent costs a tenth of a second that other commands need not pay.
        from fluent.runtime import FluentBundle
        from fluent.syntax import FluentParser

        self.language = language
        self._entries = entries
        self._bundle = FluentBundle([language], use_isolating=False)
        # Where each part stands in the file is of no use, and would be a quarter of the memory.
        self._parser = FluentParser(with_spans=False)
        self._parsed: set[str] = set()
        self._parsing = Lock()
        self._kept = lru_cache(_KEPT, typed=True)(self._format)

    def __call__(self, key: str, **variables: str | float) -> str:
        """The text of a key; raises LookupError for an unknown key or a missing variable.

        >>> texts("fr")("richelieu-symbol-tower")
        'tour'
        """
        return self._kept(key, **variables)

    def _format(self, key: str, **variables: str | float) -> str:
        if key not in self._parsed:
            with self._parsing:
                self._parse(key)
        if not self._bundle.has_message(key):
            raise LookupError(f"no text {key!r} in {self.language}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"text {key!r} is empty in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise LookupError(f"text {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def get(self, key: str) -> str:
        """The text of a key without variables; empty for one that there is not."""
        return self(key) if key in self._entries else ""

    def _parse(self, key: str) -> None:
        """Parse an entry, after those to which it refers."""
        if key in self._parsed or key not in self._entries:
            return
        source = self._entries[key]
        for reference in _REFERENCE.findall(source):
            self._parse(reference)
        self._bundle.add_resource(self._parser.parse(source))
        self._parsed.add(key)


def sources(language: str) -> dict[str, str]:
    """The Fluent files of one of the languages: the shared one under ``""``, and each game's own.

    A game that has no texts in the language has them in English. One whose file cannot be read has
    none: it keeps nobody from the others, and ``blazon.words.checks`` says what is wrong.
    """
    found = {"": (files("blazon.locale") / f"{language}.ftl").read_text(encoding="utf-8")}
    for name, package in catalogue.packages().items():
        texts = package.folder / "texts"
        file = texts / f"{language}.ftl"
        chosen = file if file.is_file() else texts / "en.ftl"
        with suppress(OSError, UnicodeDecodeError):
            found[name] = chosen.read_text(encoding="utf-8")
    return found


def is_of_game(key: str, game: str) -> bool:
    """Whether the key of a text or term is a game's: it begins with the game's name."""
    return key.removeprefix("-").startswith(f"{game}-")


@cache
def _load(language: str) -> Texts:
    found: dict[str, str] = {}
    for name, source in sources(language).items():
        own = entries(source).items()
        found = {key: text for key, text in own if not name or is_of_game(key, name)} | found
    return Texts(language, found)


def texts(language: str | None = None, environment: Mapping[str, str] | None = None) -> Texts:
    """The texts of a language, or of the one that the system asks for.

    Args:
        language: one of ``LANGUAGES``, with or without a country (``fr``, ``fr_CA``); None for the
            system's own, and English where that is none of ours.
        environment: where the system's wishes stand; the process's own if not given.

    Raises:
        BadValue: for a language that there is not.
    """
    if language is None:
        return _load(wished(os.environ if environment is None else environment))
    tag = _tag(language)
    if tag not in LANGUAGES:
        raise BadValue("lang", f"must be one of {', '.join(LANGUAGES)}")
    return _load(tag)


def wished(environment: Mapping[str, str]) -> str:
    """The first of our languages that ``LANGUAGE``, ``LC_ALL``, ``LC_MESSAGES`` or ``LANG`` wants.

    As with gettext, the first of the last three that is set decides, and ``LANGUAGE`` comes before
    it unless that is the plain C locale.

    >>> wished({"LANG": "de_AT.UTF-8"})
    'de'
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "")
    wishes: list[Any] = [locale]
    if _tag(locale) not in ("", "c", "posix"):
        wishes = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next((tag for tag in map(_tag, wishes) if tag in LANGUAGES), "en")


def _tag(locale: str) -> str:
    """``fr`` from ``fr_CA.UTF-8@euro`` or ``fr-CA``."""
    for mark in ".@_-":
        locale = locale.partition(mark)[0]
    return locale.strip().lower()
