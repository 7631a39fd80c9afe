"""In which language a game is told, and what its players are called."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from unicodedata import bidirectional

from blazon.locale import Texts

View = dict[str, Any]
"""What an observer may know, as ``Observation.view()`` gives it."""
_RIGHT_TO_LEFT = {"R", "AL", "AN"}
"""Hebrew and its like, Arabic, and Arabic numbers, as Unicode calls them."""
_ISOLATED = "\u2068{}\u2069"


def isolated(name: str) -> str:
    """A name as it may stand in our texts: if it runs from right to left, it does so alone.

    Without the marks around it, what follows such a name would be drawn before it.
    """
    apart = any(bidirectional(letter) in _RIGHT_TO_LEFT for letter in name)
    return _ISOLATED.format(name) if apart else name


@dataclass(frozen=True)
class Localization:
    """What every function that puts something into words is given beside the view."""

    texts: Texts
    players: tuple[str, ...]
    """What the players are called, by seat."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The same as it stands in texts."""
        return tuple(map(isolated, self.players))

    def several(self, words: Sequence[str]) -> str:
        """Words joined as in a sentence: ``a, b and c``."""
        if len(words) < 2:
            return "".join(words)
        return self.texts("list-and", first=", ".join(words[:-1]), last=words[-1])
