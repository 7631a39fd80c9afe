"""The language in which a game is described, and its players' names."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from unicodedata import bidirectional

from blazon.locale import Texts

_RIGHT_TO_LEFT = {"R", "AL", "AN"}
"""Unicode's classes for Hebrew and similar scripts, Arabic, and Arabic numbers."""
_ISOLATED = "\u2068{}\u2069"


def isolated(name: str) -> str:
    """A name ready for our texts; a right-to-left name is isolated.

    Without the marks around it, the text after such a name would be drawn before it.
    """
    apart = any(bidirectional(letter) in _RIGHT_TO_LEFT for letter in name)
    return _ISOLATED.format(name) if apart else name


@dataclass(frozen=True)
class Localization:
    """What the functions that describe a game receive besides the view."""

    texts: Texts
    players: tuple[str, ...]
    """The players' names by seat."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The players' names, ready for texts."""
        return tuple(map(isolated, self.players))

    def several(self, words: Sequence[str]) -> str:
        """Words joined as in a sentence: ``a, b and c``."""
        if len(words) < 2:
            return "".join(words)
        return self.texts("list-and", first=", ".join(words[:-1]), last=words[-1])
