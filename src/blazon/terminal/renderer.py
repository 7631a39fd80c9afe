"""How a game is shown and typed in the terminal; plain text where the game brings nothing more."""

from typing import cast

from rich.text import Text

from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.kernel.faults import reason_of
from blazon.terminal.style import CAPTION, STRONG, Style
from blazon.words.checks import check_game
from blazon.words.localization import View
from blazon.words.narrator import Narrator, narrator_of

FEW = 12
"""So many choices at most are listed without being asked for."""


class Renderer(Narrator):
    """How one game is shown, beside how it is put into words; views are those of who reads.

    As it is, it shows a game by its words alone; a game's own renderer draws what it has.
    """

    def table(self, view: View, style: Style, *, dense: bool) -> list[Text]:
        """All that lies on the table and before the players, and the tally; dense, in less room."""
        lines = []
        for section in self.describe_table(view, style):
            lines += [Text(section.heading, STRONG), *(Text(f"  {line}") for line in section.lines)]
            lines += [] if dense else [Text()]
        return lines

    def choices(self, view: View, style: Style) -> list[Text]:
        """The legal actions with their numbers, if they are few; else what may be typed."""
        if len(view["legal"]) > FEW:
            return [Text(f"  {self.expected(view, style)}", CAPTION)]
        return self.moves(view, style)

    def moves(self, view: View, style: Style) -> list[Text]:
        """Every legal action in words, with its number if it has one."""
        tokens = view["legal"]
        widest = max(map(len, tokens), default=0)
        numbers = [str(number) for number in self.numbers(view)] or [""] * len(tokens)
        return [
            Text.assemble(
                f"{number:>4} ",
                (token.ljust(widest), STRONG),
                f"  {self.describe_action(view, token, style)}",
            )
            for number, token in zip(numbers, tokens, strict=True)
        ]

    def numbers(self, view: View) -> list[int]:
        """By which number each legal action can be chosen; none where a number is an action."""
        if any(token.isdecimal() for token in view["legal"]):
            return []
        return list(range(1, len(view["legal"]) + 1))

    def expected(self, view: View, style: Style) -> str:
        """What may be typed now, in one line."""
        tokens = view["legal"]
        if len(tokens) <= FEW:
            return " ".join(tokens)
        others = " ".join(tokens[1:FEW])
        return style.texts(
            "play-expected-many", example=tokens[0], others=others, count=len(tokens)
        )

    def complete(self, word: str, view: View, *, alone: bool) -> str:
        """The token that a word means; alone on its line it may say less than a token.

        A number that is left as it is means, alone on its line, a choice.
        """
        known = {token.casefold(): token for token in view["legal"]}
        return word if word in view["legal"] else known.get(word.casefold(), word)

    def score(self, view: View, style: Style) -> list[Text]:
        """The score table, as if the game ended now."""
        return self.table(view, style, dense=True)

    def reference(self, view: View, style: Style) -> list[Text]:
        """What ``help`` shows below the rules in brief."""
        return []


def renderer_of(game: str) -> Renderer:
    """The renderer of a game: its own, or one that shows its words.

    Raises BadValue for a game that there is not, or that is faulty.
    """
    check_game(game)
    package = catalogue.package(game)
    try:
        module = package.part("terminal.renderer")
        if module is not None:
            return cast("Renderer", module.RENDERER)
    # Another distribution's code can raise anything.
    except Exception as error:
        reason = reason_of(error, package.folder)
        raise BadValue("game", f"{game} cannot be shown in the terminal: {reason}") from error
    plain = type("TextRenderer", (Renderer, type(narrator_of(game))), {})
    return cast("Renderer", plain())
