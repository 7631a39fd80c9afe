"""All text that people read, in five languages: Fluent files, shared with the browser.

Shared texts are here, and each game's own texts in its folder ``texts``.
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
from blazon.kernel.extras import needing
from blazon.kernel.files import text_of

LANGUAGES = ("en", "fr", "es", "it", "de")
"""The supported languages; English serves for any other."""


_KEPT = 4096
"""The number of formatted texts to keep per language: games repeat many of them."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where an entry of a Fluent file begins."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A reference in an entry: to a term, another message or a function."""


def entries(source: str) -> dict[str, str]:
    """The entries of a Fluent file by key, terms included, unparsed."""
    starts = list(_ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}


class Texts:
    """The texts of one language: call it with a key and its variables to get a text.

    An entry is parsed when it is first needed: a whole language takes a second.
    """

    def __init__(self, language: str, entries: Mapping[str, str]) -> None:
        """Begin with the language's entries by key, in Fluent's syntax."""
        # Imported here: loading takes a tenth of a second, and some commands need no texts.
        with needing("blazon.locale", "cli"):
            from fluent.runtime import FluentBundle
            from fluent.syntax import FluentParser

        self.language = language
        self._entries = entries
        self._bundle = FluentBundle([language], use_isolating=False)
        # Positions in the file are not needed, and would take a quarter of the memory.
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

    def has(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return key in self._entries

    def get(self, key: str) -> str:
        """The text of a key without variables; empty if there is none."""
        return self(key) if self.has(key) else ""

    def _parse(self, key: str) -> None:
        """Parse an entry after the entries that it refers to."""
        if key in self._parsed or key not in self._entries:
            return
        source = self._entries[key]
        for reference in _REFERENCE.findall(source):
            self._parse(reference)
        self._bundle.add_resource(self._parser.parse(source))
        self._parsed.add(key)


def sources(language: str) -> dict[str, str]:
    """The contents of a language's Fluent files: the shared one under ``""``, and each game's own.

    A game without texts in the language uses its English ones. A game whose file cannot be read has
    no texts, which does not affect other games; ``blazon.words.checks`` reports the fault.
    """
    found = {"": (files("blazon.locale") / f"{language}.ftl").read_text(encoding="utf-8")}
    for name, package in catalogue.packages().items():
        texts = package.folder / "texts"
        file = texts / f"{language}.ftl"
        chosen = file if file.is_file() else texts / "en.ftl"
        with suppress(OSError, UnicodeDecodeError):
            found[name] = text_of(chosen)
    return found


def is_of_game(key: str, game: str) -> bool:
    """Whether the key of a text or term belongs to a game: it begins with the game's name."""
    return key.removeprefix("-").startswith(f"{game}-")


@cache
def _load(language: str) -> Texts:
    found: dict[str, str] = {}
    for name, source in sources(language).items():
        own = entries(source).items()
        found = {key: text for key, text in own if not name or is_of_game(key, name)} | found
    return Texts(language, found)


def texts(language: str | None = None, environment: Mapping[str, str] | None = None) -> Texts:
    """The texts of a language, by default the system's.

    Args:
        language: one of ``LANGUAGES``, with or without a country (``fr``, ``fr_CA``); None for the
            system's language, or English if that is not supported.
        environment: the variables that state the system's language; the process's own if not given.

    Raises:
        BadValue: for an unsupported language.
    """
    if language is None:
        return _load(wished(os.environ if environment is None else environment))
    tag = _tag(language)
    if tag not in LANGUAGES:
        raise BadValue("lang", f"must be one of {', '.join(LANGUAGES)}")
    return _load(tag)


def wished(environment: Mapping[str, str]) -> str:
    """The first supported language in ``LANGUAGE``, ``LC_ALL``, ``LC_MESSAGES`` or ``LANG``.

    As with gettext, the first of the last three that is set decides, but ``LANGUAGE`` takes
    precedence over it unless it is the plain C locale.

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
