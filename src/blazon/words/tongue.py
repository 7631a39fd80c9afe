"""In which language a game is told, and what its players are called."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from blazon.locale import Texts

View = dict[str, Any]
"""What an observer may know, as ``Observation.view()`` gives it."""


@dataclass(frozen=True)
class Tongue:
    """What every function that puts something into words is given beside the view."""

    texts: Texts
    names: tuple[str, ...]
    """The players' names, by seat."""

    def several(self, words: Sequence[str]) -> str:
        """Words joined as in a sentence: ``a, b and c``."""
        if len(words) < 2:
            return "".join(words)
        return self.texts("list-and", first=", ".join(words[:-1]), last=words[-1])
