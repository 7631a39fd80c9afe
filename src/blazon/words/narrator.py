"""What a game offers to be put into words."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from blazon.kernel import catalogue
from blazon.kernel.catalogue import GamePackage
from blazon.kernel.errors import BadValue
from blazon.kernel.faults import reason_of
from blazon.locale import Texts
from blazon.words.localization import Localization, View

_FILE = "words/narrator.py"
_LONGEST_LINE = 6
"""How many actions of a line are worth putting into words."""


@dataclass(frozen=True)
class Explanation:
    """Why something cannot be done now; both empty if it can."""

    text: str = ""
    section: str = ""
    """The section of the game's rules page that explains it, one of ``Narrator.sections``."""


@dataclass(frozen=True)
class Section:
    """A part of the table as text."""

    heading: str
    """Empty for lines that need none."""
    lines: tuple[str, ...]
    places: tuple[str, ...] = ()
    """What each line is about, as tokens name places; empty where that is no place."""
    seat: int | None = None
    """Whose things these are."""
    folded: bool = False
    """Whether it is only opened by who wants to look something up."""


@dataclass(frozen=True)
class ScoreLine:
    """A line of the score sheet."""

    label: str
    points: tuple[int, ...]
    """What each player gets for it, by seat."""
    why: tuple[str, ...] = ()
    """The reasons, if it is not plain."""
    breaks_ties: bool = False
    """Whether it does not count, but decides where the points are equal."""


class Narrator(ABC):
    """One game in words, made of views alone.

    Views are those of the observer who reads, if nothing else is said. What is not abstract has an
    answer that is right for any game, if plain.
    """

    sections: tuple[str, ...] = ()
    """The sections of the rules page to which ``explain`` and ``section`` can point."""

    @abstractmethod
    def prompt(self, view: View, localization: Localization) -> str:
        """Who must do what now; for a position in which a player decides."""

    @abstractmethod
    def describe_action(self, view: View, token: str, localization: Localization) -> str:
        """What the acting player would do by a legal action, addressed to that player."""

    @abstractmethod
    def describe_event(
        self, before: View, after: View, token: str, localization: Localization
    ) -> str:
        """An action, or what chance brought, in words for all; views and token are an onlooker's.

        Empty for an action that only makes sense together with the next one, which then describes
        both.
        """

    @abstractmethod
    def describe_result(
        self, view: View, winners: list[int], localization: Localization
    ) -> list[str]:
        """Who won a game that was played to its end, and what decided."""

    def describe_score(
        self, view: View, lines: Sequence[View], localization: Localization
    ) -> list[ScoreLine]:
        """What the players' points are made of at the end, in the order in which they are counted.

        The lines are those of the game's score. Empty for a game whose totals say it all.
        """
        return []

    def section(self, view: View) -> str:
        """The section of the rules page that explains the prompt; empty if there is none."""
        return ""

    def describe_discovery(
        self, before: View, after: View, seat: int, localization: Localization
    ) -> list[str]:
        """What a player's own action, or chance in their turn, showed to that player alone."""
        return []

    def describe_line(
        self, view: View, action: str, line: Sequence[str], localization: Localization
    ) -> list[str]:
        """An action and the line that follows it."""
        words = self.describe_action(view, action, localization)
        return hint(localization.texts, action, words, line[1 : _LONGEST_LINE + 1])

    def describe_table(self, view: View, localization: Localization) -> list[Section]:
        """The table as text: for who reads it, and for games that bring no board."""
        return []

    def explain(self, view: View, token: str, localization: Localization) -> Explanation:
        """Why what the observer would like to do is not possible; empty if it is.

        The token is an action, or what was pointed at: a card's cell, a place of the map. Raises
        BadValue for anything else, where the game can tell.
        """
        texts = localization.texts
        if view["over"]:
            return Explanation(texts("why-over"))
        if view["player"] is None or view["player"] != view["observer"]:
            return Explanation(texts("why-not-your-turn", player=localization.names[view["turn"]]))
        if token in view["legal"]:
            return Explanation()
        return Explanation(texts("why-not-now"))

    def reveals(self, view: View) -> list[str]:
        """The legal actions by which somebody learns something hidden: they cannot be undone."""
        return []

    def aids(self, view: View) -> dict[str, Any]:
        """What a player could work out from the view, as plain values for a page."""
        return {}

    def board_title(self, options: Mapping[str, Any], texts: Texts) -> str | None:
        """The title over the board of a game with these options, if it is one of our texts."""
        return None

    def rules(self, options: Mapping[str, Any], texts: Texts) -> list[str]:
        """The rules in brief, with these options, a paragraph each."""
        return []


def hint(texts: Texts, action: str, words: str, line: Sequence[str]) -> list[str]:
    """A hint for people: an action, what it does, and how the game may go on."""
    lines = [texts("play-hint-best", action=action, words=words)]
    if line:
        lines.append(texts("play-hint-line", line=", ".join(line)))
    return lines


@cache
def narrator_of(game: str) -> Narrator:
    """The narrator of a game; raises BadValue for a game that has none that can be used."""
    package = catalogue.package(game)
    try:
        return load_narrator(package)
    except BadValue as error:
        raise BadValue("game", package.fault(error).line) from error


def load_narrator(package: GamePackage) -> Narrator:
    """The narrator in a package's module ``words.narrator``; raises BadValue."""
    try:
        module = package.part("words.narrator")
    # Another distribution's code can raise anything.
    except Exception as error:
        raise BadValue(_FILE, reason_of(error, package.folder)) from error
    if module is None:
        raise BadValue(_FILE, "is missing")
    narrator = getattr(module, "NARRATOR", None)
    if not isinstance(narrator, Narrator):
        expected = "must define NARRATOR, an object of a subclass of words.narrator.Narrator"
        raise BadValue(_FILE, expected)
    return narrator
