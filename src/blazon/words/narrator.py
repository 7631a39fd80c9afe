"""The interface that a game implements to be put into words."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Generic

from blazon.kernel import catalogue
from blazon.kernel.catalogue import GamePackage
from blazon.kernel.errors import BadValue
from blazon.kernel.faults import reason_of
from blazon.locale import Texts
from blazon.match.observation import Observation
from blazon.words.localization import Localization

_FILE = "words/narrator.py"
_LONGEST_LINE = 6
"""The maximum number of actions of a line to show."""


@dataclass(frozen=True)
class Explanation:
    """The reason why something is impossible now; both fields are empty if it is possible."""

    text: str = ""
    section: str = ""
    """The section of the game's rules page that explains it, one of ``Narrator.sections``."""


@dataclass(frozen=True)
class Warned:
    """What an action gives away, in one short sentence; empty if it gives away nothing."""

    text: str = ""
    places: tuple[str, ...] = ()
    """The places or cells that the sentence names, for the board to point at."""


@dataclass(frozen=True)
class Reminder(Warned):
    """What a player should think of in time, in one short sentence."""

    about: str = ""
    """The line of the score sheet that it is about; nobody is reminded of the same one twice."""


@dataclass(frozen=True)
class Section:
    """A part of the table as text."""

    heading: str
    """The heading; empty if the lines need none."""
    lines: tuple[str, ...]
    places: tuple[str, ...] = ()
    """The place that each line describes, as in tokens; empty for a line about no place."""
    seat: int | None = None
    """The seat of the player whose belongings these are."""
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


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=Observation[Any, Any], default=Any)
else:  # as in `match.observation`
    from typing import TypeVar

    S = TypeVar("S", bound=Observation[Any, Any])


class Narrator(ABC, Generic[S]):
    """Puts one game into words, from observations alone; S is the game's type of observation.

    Observations are the reader's unless stated otherwise. Methods that are not abstract have a
    simple default that suits any game.
    """

    sections: tuple[str, ...] = ()
    """The sections of the rules page to which ``explain`` and ``section`` can point."""

    @abstractmethod
    def prompt(self, seen: S, localization: Localization) -> str:
        """The prompt in a position where a player decides: who must do what."""

    def describe_waiting(self, seen: S, localization: Localization) -> str:
        """What the player who decides is doing, for everybody else."""
        player = localization.names[seen.turn if seen.player is None else seen.player]
        return localization.texts("why-not-your-turn", player=player)

    def question(self, seen: S, localization: Localization) -> str:
        """The prompt for the player who decides; for others, what that player is doing."""
        if seen.observer == seen.player:
            return self.prompt(seen, localization)
        return self.describe_waiting(seen, localization)

    @abstractmethod
    def describe_action(self, seen: S, token: str, localization: Localization) -> str:
        """A legal action in words, addressed to the acting player."""

    @abstractmethod
    def describe_event(self, before: S, after: S, token: str, localization: Localization) -> str:
        """An action or chance event in words for everybody; views and token are an onlooker's.

        Empty for an action that only makes sense together with the next one, whose words then
        describe both.
        """

    @abstractmethod
    def describe_result(self, seen: S, winners: list[int], localization: Localization) -> list[str]:
        """Who won a game that was played to its end, and what decided it."""

    def describe_score(
        self, seen: S, lines: Sequence[Any], localization: Localization
    ) -> list[ScoreLine]:
        """How the players' points add up at the end, in the order of counting.

        The lines come from the game's score. Empty for a game whose totals are enough.
        """
        return []

    def line_name(self, seen: S, line: str, localization: Localization) -> str:
        """The name of a line of the score sheet, from its name in ``Variant.points_by_line``."""
        return line

    def section(self, seen: S) -> str:
        """The section of the rules page that explains the prompt; empty if there is none."""
        return ""

    def describe_discovery(
        self, before: S, after: S, seat: int, localization: Localization
    ) -> list[str]:
        """What a player's own action, or chance in their turn, revealed to that player.

        The log does not show readers their own actions, so this also contains what everybody
        learned.
        """
        return []

    def describe_line(
        self, seen: S, action: str, line: Sequence[str], localization: Localization
    ) -> list[str]:
        """An action and the line that follows it."""
        words = self.describe_action(seen, action, localization)
        return hint(localization.texts, action, words, line[1 : _LONGEST_LINE + 1])

    def describe_table(self, seen: S, localization: Localization) -> list[Section]:
        """The table as text, for people who read it and for games without a board."""
        return []

    def explain(self, seen: S, token: str, localization: Localization) -> Explanation:
        """Why the observer cannot do something; empty if it is possible.

        The token is an action, or a card's cell or a map's place that somebody pointed at. For
        anything else, raises BadValue if the game can tell.
        """
        texts = localization.texts
        if seen.over:
            return Explanation(texts("why-over"))
        if seen.player is None or seen.player != seen.observer:
            return Explanation(texts("why-not-your-turn", player=localization.names[seen.turn]))
        if token in seen.legal:
            return Explanation()
        return Explanation(texts("why-not-now"))

    def includes(self, seen: S) -> bool:
        """Whether the words for an action here also say the one before it, which it completes."""
        return False

    def warn(self, seen: S, token: str, localization: Localization) -> Warned:
        """What a legal action gives away.

        It is shown to beginners before the action is played, and must be true in every case.
        """
        return Warned()

    def remind(self, seen: S, localization: Localization) -> list[Reminder]:
        """What the observer, who decides now, may soon be unable to get; the most urgent first.

        It is shown to beginners before they choose, and must be true in every case.
        """
        return []

    def reveals(self, seen: S) -> list[str]:
        """The legal actions that reveal something hidden and so cannot be undone."""
        return []

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
