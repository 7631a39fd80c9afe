"""What a game must offer to be told in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.locale import Texts
from blazon.words.localization import Localization, View


@dataclass(frozen=True)
class Explanation:
    """Why something cannot be done now; both empty if it can."""

    text: str = ""
    section: str = ""
    """The section of the game's rules page that explains it, one of ``Narrator.sections``."""


class Narrator(Protocol):
    """One game in words. Views are those of the observer who reads, if nothing else is said."""

    sections: tuple[str, ...]
    """The sections of the rules page to which ``why`` can point."""

    def prompt(self, view: View, localization: Localization) -> str:
        """Who must do what now; for a position in which a player decides."""

    def section(self, view: View) -> str:
        """The section of the rules page that explains what is asked, one of ``sections``."""

    def describe_action(self, view: View, token: str, localization: Localization) -> str:
        """What the acting player would do by a legal action, told to him."""

    def describe_event(
        self, before: View, after: View, token: str, localization: Localization
    ) -> str:
        """An action, or what chance brought, in words for all; views and token are an onlooker's.

        Empty for an action that only makes sense together with the next one, which then tells both.
        """

    def describe_discovery(
        self, before: View, after: View, seat: int, localization: Localization
    ) -> list[str]:
        """What a player's own action, or chance in his turn, showed to him alone."""

    def describe_line(
        self, view: View, action: str, line: Sequence[str], localization: Localization
    ) -> list[str]:
        """An action and the line that follows it, in words."""

    def describe_result(
        self, view: View, winners: list[int], localization: Localization
    ) -> list[str]:
        """Who won a game that was played to its end, and what decided."""

    def explain(self, view: View, token: str, localization: Localization) -> Explanation:
        """Why what the observer would like to do is not possible; empty if it is.

        The token is an action, or what he has pointed at: a card's cell, a place of the map. Raises
        BadValue for anything else.
        """

    def reveals(self, view: View) -> list[str]:
        """The legal actions by which somebody learns something hidden, so that they stand."""

    def aids(self, view: View) -> dict[str, Any]:
        """What a player could work out from the view himself, as plain values for a page."""

    def board_title(self, options: Mapping[str, Any], texts: Texts) -> str | None:
        """What stands over the board of a game with these options, if that is a text of ours."""


def narrator_of(game: str) -> Narrator:
    """The words of a game; raises BadValue for a game that has none."""
    module = catalogue.package(game).part("words.narrator")
    if module is None:
        raise BadValue("game", f"{game} has no words")
    return cast("Narrator", module.NARRATOR)
