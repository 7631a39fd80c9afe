"""All text that people read, in five languages: Fluent files, shared with the browser.

What no game owns lies here, what a game says in its own folder ``texts``.
"""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "es", "it", "de")
"""The languages that there are; English serves for any other."""


class Texts:
    """The texts of one language: called with a key and its variables, gives the text."""

    def __init__(self, language: str, bundle: "FluentBundle") -> None:
        self.language = language
        self._bundle = bundle

    def __call__(self, key: str, **variables: str | float) -> str:
        """The text of a key; raises LookupError for an unknown key or a missing variable.

        >>> texts("fr")("richelieu-symbol-tower")
        'tour'
        """
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
        return self(key) if self._bundle.has_message(key) else ""


def sources(language: str) -> dict[str, str]:
    """The Fluent files of one of the languages: the shared one under ``""``, and each game's own.

    A game that has no texts in the language has them in English.
    """
    found = {"": (files("blazon.locale") / f"{language}.ftl").read_text(encoding="utf-8")}
    for name, package in catalogue.packages().items():
        texts = package.folder / "texts"
        file = texts / f"{language}.ftl"
        chosen = file if file.is_file() else texts / "en.ftl"
        if chosen.is_file():
            found[name] = chosen.read_text(encoding="utf-8")
    return found


@cache
def _load(language: str) -> Texts:
    # Imported here: Fluent costs a tenth of a second that other commands need not pay.
    from fluent.runtime import FluentBundle
    from fluent.syntax import FluentParser

    bundle = FluentBundle([language], use_isolating=False)
    # Where each part stands in the file is of no use here, and would be a quarter of the memory.
    for text in sources(language).values():
        bundle.add_resource(FluentParser(with_spans=False).parse(text))
    return Texts(language, bundle)


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
