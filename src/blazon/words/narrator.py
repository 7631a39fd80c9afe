"""The interface that a game implements to be put into words."""

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
"""The most actions of a line to show."""


@dataclass(frozen=True)
class Explanation:
    """The reason why something is impossible now; both fields are empty if it is possible."""

    text: str = ""
    section: str = ""
    """The section of the game's rules page that explains it, one of ``Narrator.sections``."""


@dataclass(frozen=True)
class Warned:
    """What an action gives away, in one short sentence; empty if nothing."""

    text: str = ""
    places: tuple[str, ...] = ()
    """The places or cells that the sentence names, for the board to point at."""


@dataclass(frozen=True)
class Section:
    """A part of the table as text."""

    heading: str
    """The heading; empty if the lines need none."""
    lines: tuple[str, ...]
    places: tuple[str, ...] = ()
    """The place that each line describes, as in tokens; empty for a line about no place."""
    seat: int | None = None
    """The seat of the player whose things these are."""
    folded: bool = False
    """Whether the section is closed until a reader opens it."""


@dataclass(frozen=True)
class ScoreLine:
    """A line of the score sheet."""

    label: str
    points: tuple[int, ...]
    """Each player's points for it, by seat."""
    why: tuple[str, ...] = ()
    """The reasons, if they are not obvious."""
    breaks_ties: bool = False
    """Whether it scores nothing but decides ties."""


class Narrator(ABC):
    """Puts one game into words, from views alone.

    Views are the reader's unless stated otherwise. The methods that are not abstract have a simple
    default that is right for any game.
    """

    sections: tuple[str, ...] = ()
    """The sections of the rules page to which ``explain`` and ``section`` can point."""

    @abstractmethod
    def prompt(self, view: View, localization: Localization) -> str:
        """The prompt in a position where a player decides: who must do what."""

    def describe_waiting(self, view: View, localization: Localization) -> str:
        """What the player who decides is doing, for everybody else."""
        player = localization.names[view["player"]]
        return localization.texts("why-not-your-turn", player=player)

    def question(self, view: View, localization: Localization) -> str:
        """The prompt for the player who decides; for others, what that player is doing."""
        if view["observer"] == view["player"]:
            return self.prompt(view, localization)
        return self.describe_waiting(view, localization)

    @abstractmethod
    def describe_action(self, view: View, token: str, localization: Localization) -> str:
        """A legal action in words, addressed to the acting player."""

    @abstractmethod
    def describe_event(
        self, before: View, after: View, token: str, localization: Localization
    ) -> str:
        """An action or chance event in words for everybody; views and token are an onlooker's.

        Empty for an action that only makes sense together with the next one, whose words then
        describe both.
        """

    @abstractmethod
    def describe_result(
        self, view: View, winners: list[int], localization: Localization
    ) -> list[str]:
        """Who won a game that was played to its end, and what decided it."""

    def describe_score(
        self, view: View, lines: Sequence[View], localization: Localization
    ) -> list[ScoreLine]:
        """How the players' points add up at the end, in the order of counting.

        The lines come from the game's score. Empty for a game whose totals say it all.
        """
        return []

    def section(self, view: View) -> str:
        """The section of the rules page that explains the prompt; empty if there is none."""
        return ""

    def describe_discovery(
        self, before: View, after: View, seat: int, localization: Localization
    ) -> list[str]:
        """What a player's own action, or chance in their turn, revealed to that player.

        Nobody reads their own actions in the log, so this also says what everybody learned.
        """
        return []

    def describe_line(
        self, view: View, action: str, line: Sequence[str], localization: Localization
    ) -> list[str]:
        """An action and the line that follows it."""
        words = self.describe_action(view, action, localization)
        return hint(localization.texts, action, words, line[1 : _LONGEST_LINE + 1])

    def describe_table(self, view: View, localization: Localization) -> list[Section]:
        """The table as text, for people who read it and for games without a board."""
        return []

    def explain(self, view: View, token: str, localization: Localization) -> Explanation:
        """Why the observer cannot do something; empty if it is possible.

        The token is an action, or the cell of a card or a place on the map that somebody pointed
        at. Raises BadValue for anything else, if the game can tell.
        """
        texts = localization.texts
        if view["over"]:
            return Explanation(texts("why-over"))
        if view["player"] is None or view["player"] != view["observer"]:
            return Explanation(texts("why-not-your-turn", player=localization.names[view["turn"]]))
        if token in view["legal"]:
            return Explanation()
        return Explanation(texts("why-not-now"))

    def warn(self, view: View, token: str, localization: Localization) -> Warned:
        """What a legal action gives away.

        It is shown to beginners before the action is played, and must be true in every case.
        """
        return Warned()

    def reveals(self, view: View) -> list[str]:
        """The legal actions that reveal something hidden and so cannot be undone."""
        return []

    def aids(self, view: View) -> dict[str, Any]:
        """What a player could work out from the view, as plain values for the page."""
        return {}

    def board_title(self, options: Mapping[str, Any], texts: Texts) -> str | None:
        """The title above the board with these options, if it is one of our texts."""
        return None

    def rules(self, options: Mapping[str, Any], texts: Texts) -> list[str]:
        """The rules in brief with these options, one paragraph per item."""
        return []

    def rule_names(self, options: Mapping[str, Any]) -> list[str]:
        """A name for each paragraph of ``rules``, so that examples can illustrate it; or none."""
        return []


def hint(texts: Texts, action: str, words: str, line: Sequence[str]) -> list[str]:
    """A hint for people: an action, its meaning, and how the game might continue."""
    lines = [texts("play-hint-best", action=action, words=words)]
    if line:
        lines.append(texts("play-hint-line", line=", ".join(line)))
    return lines


@cache
def narrator_of(game: str) -> Narrator:
    """The narrator of a game; raises BadValue if it has no usable one."""
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
