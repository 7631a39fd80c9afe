"""What a game must offer to be played in the terminal."""

from typing import Protocol, cast

from rich.text import Text

from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.terminal.style import Style
from blazon.words.localization import View
from blazon.words.narrator import Narrator


class Renderer(Narrator, Protocol):
    """How one game is drawn, beside how it is told; views are those of the observer who looks."""

    def table(self, view: View, style: Style, *, dense: bool) -> list[Text]:
        """All that lies on the table and before the players, and the tally; dense, in less room."""

    def choices(self, view: View, style: Style) -> list[Text]:
        """The legal actions with their numbers, if they are few; else empty."""

    def moves(self, view: View, style: Style) -> list[Text]:
        """Every legal action with its number, in words."""

    def expected(self, view: View, style: Style) -> str:
        """What may be typed now, in one line."""

    def complete(self, word: str, view: View, *, alone: bool) -> str:
        """The token that a word stands for; alone on its line it may say less than a token.

        A number that is left as it is stands, alone on its line, for a choice.
        """

    def score(self, view: View, style: Style) -> list[Text]:
        """The score table, as if the game ended now."""

    def rules(self, view: View, style: Style) -> list[Text]:
        """The rules in brief, and what the signs mean."""


def renderer_of(game: str) -> Renderer:
    """The renderer of a game; raises BadValue for a game that has none."""
    module = catalogue.package(game).part("terminal.renderer")
    if module is None:
        raise BadValue("game", f"{game} cannot be played in the terminal")
    return cast("Renderer", module.RENDERER)
