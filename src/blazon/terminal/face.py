"""What a game must offer to be played in the terminal; a new game is one line here."""

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.text import Text

from blazon.kernel.errors import BadValue
from blazon.terminal.look import Look, View

_FACES = {
    "richelieu": "blazon.terminal.richelieu.face",
    "rheingold": "blazon.terminal.rheingold.face",
}


class Face(Protocol):
    """How one game is drawn and told. Views are those of the observer who looks."""

    def table(self, view: View, look: Look, *, dense: bool) -> list[Text]:
        """All that lies on the table and before the players, and the tally; dense, in less room."""

    def choices(self, view: View, look: Look) -> list[Text]:
        """The legal actions with their numbers, if they are few; else empty."""

    def moves(self, view: View, look: Look) -> list[Text]:
        """Every legal action with its number, in words."""

    def question(self, view: View, look: Look) -> str:
        """Who must do what now."""

    def expected(self, view: View, look: Look) -> str:
        """What may be typed now, in one line."""

    def did(self, before: View, after: View, token: str, look: Look) -> str:
        """An action, or what chance brought, in words for all; views and token are an onlooker's.

        Empty for an action that only makes sense together with the next one, which then tells both.
        """

    def found(self, before: View, after: View, seat: int, look: Look) -> list[str]:
        """What a player's own action, or chance in his turn, showed to him alone."""

    def complete(self, word: str, view: View, *, alone: bool) -> str:
        """The token that a word stands for; alone on its line it may say less than a token.

        A number that is left as it is stands, alone on its line, for a choice.
        """

    def hint(self, view: View, action: str, line: Sequence[str], look: Look) -> list[str]:
        """An action and the line that follows it, in words."""

    def score(self, view: View, look: Look) -> list[Text]:
        """The score table, as if the game ended now."""

    def verdict(self, view: View, winners: list[int], look: Look) -> list[Text]:
        """Who won, and what decided."""

    def rules(self, view: View, look: Look) -> list[Text]:
        """The rules in brief, and what the signs mean."""


def face_of(game: str) -> Face:
    """The face of a game; raises BadValue for a game that has none."""
    if game not in _FACES:
        raise BadValue("game", f"must be one of {', '.join(_FACES)}")
    return cast("Face", import_module(_FACES[game]).FACE)
