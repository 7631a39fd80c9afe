"""Shows a game in the terminal and reads what is typed; plain text by default."""

from typing import cast

from rich.text import Text

from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.kernel.faults import reason_of
from blazon.terminal.style import CAPTION, STRONG, Style
from blazon.words.checks import check_game
from blazon.words.narrator import Narrator, S, narrator_of

FEW = 12
"""The maximum number of choices that are listed without a request."""


class Renderer(Narrator[S]):
    """Shows one game, using its words; every observation is the reader's.

    This base class shows a game in words only; a game's own renderer can draw it.
    """

    closing: frozenset[str] = frozenset()
    """The actions that end a turn or decline an offer; they are listed last."""

    def table(self, seen: S, style: Style, *, dense: bool) -> list[Text]:
        """The table, what each player has and the tally; takes less room if dense."""
        lines = []
        for section in self.describe_table(seen, style):
            lines += [Text(section.heading, STRONG), *(Text(f"  {line}") for line in section.lines)]
            lines += [] if dense else [Text()]
        return lines

    def choices(self, seen: S, style: Style) -> list[Text]:
        """The numbered legal actions if there are few; otherwise what can be typed."""
        if len(seen.legal) > FEW:
            return [Text(f"  {self.expected(seen, style)}", CAPTION)]
        return self.moves(seen, style)

    def moves(self, seen: S, style: Style) -> list[Text]:
        """Every legal action in words, with its number if it has one."""
        tokens = self.listed(seen)
        widest = max(map(len, tokens), default=0)
        numbers = [str(number) for number in self.numbers(seen)] or [""] * len(tokens)
        return [
            Text.assemble(
                f"{number:>4} ",
                (token.ljust(widest), STRONG),
                f"  {self.describe_action(seen, token, style)}",
            )
            for number, token in zip(numbers, tokens, strict=True)
        ]

    def listed(self, seen: S) -> list[str]:
        """The legal actions in the order of the list, with those of ``closing`` last."""
        return sorted(seen.legal, key=self.closing.__contains__)

    def numbers(self, seen: S) -> list[int]:
        """The number of each listed action; none if a number is itself an action."""
        if any(token.isdecimal() for token in seen.legal):
            return []
        return list(range(1, len(seen.legal) + 1))

    def expected(self, seen: S, style: Style) -> str:
        """What can be typed now, in one line."""
        tokens = self.listed(seen)
        if len(tokens) <= FEW:
            return " ".join(tokens)
        others = " ".join(tokens[1:FEW])
        return style.texts(
            "play-expected-many", example=tokens[0], others=others, count=len(tokens)
        )

    def complete(self, word: str, seen: S, *, alone: bool) -> str:
        """The token for a word; a word alone on its line can be shorter than a token.

        A number that is alone on its line and is not completed selects a choice.
        """
        known = {token.casefold(): token for token in seen.legal}
        return word if word in seen.legal else known.get(word.casefold(), word)

    def score(self, seen: S, style: Style) -> list[Text]:
        """The score table, as if the game ended now."""
        return self.table(seen, style, dense=True)

    def reference(self, seen: S, style: Style) -> list[Text]:
        """The lines that ``help`` shows below the rules in brief."""
        return []


def renderer_of(game: str) -> Renderer:
    """The renderer of a game: its own, or one that shows its words.

    Raises BadValue if the game is unknown or faulty.
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
