"""Richelieu as the terminal's session meets it."""

from collections.abc import Sequence

from rich.text import Text

from blazon.terminal.look import CAPTION, STRONG, Look, View, flow
from blazon.terminal.richelieu import board, tally, words
from blazon.terminal.richelieu.cards import card_of, cell_of, on_top, province_style

_FEW = 12
_BARE_CELLS = {"PAY": "^", "MOVE": "@", "PLACE": "@^"}
"""Where a cell typed alone says enough, and what is then put before it."""


class RichelieuFace:
    """Drawn and told from views only."""

    def table(self, view: View, look: Look, *, dense: bool) -> list[Text]:
        """Board, legend, tally and what each player has; in list form the tally's sums alone.

        Dense, it goes without the legend and empty lines, and gives what players have in signs.
        """
        cards = board.table(view, look)
        if look.plain:
            return [*cards, *board.holdings(view, look), tally.standing(view, look)]
        if dense:
            return [*cards, *tally.live(view, look), *board.dense_holdings(view, look)]
        cards += board.legend(look)
        held = board.holdings(view, look)
        return [*cards, Text(), *tally.live(view, look), Text(), *held, Text()]

    def choices(self, view: View, look: Look) -> list[Text]:
        """The legal actions with their numbers, if they are few."""
        tokens = view["legal"]
        if len(tokens) > _FEW:
            return [Text(f"  {words.expected(view, look)}", CAPTION)]
        if look.plain or view["phase"] == "PAY":
            return self.moves(view, look)
        items = [self._choice(view, n, token, look) for n, token in enumerate(tokens, start=1)]
        return flow(items, indent=2)

    def _choice(self, view: View, number: int, token: str, look: Look) -> Text:
        """``3 B12 BOU2 ⚑2``, or a token that names no cell with its words."""
        item = Text.assemble(f"{number} ", (token, STRONG))
        cell = cell_of(token)
        if cell is None:
            return item.append(f" {words.can(view, token, look)}")
        code = card_of(view, cell)
        item.append(" ").append(code, province_style(code))
        above = on_top(view, cell, look)
        return item.append(" ").append_text(above) if above else item

    def moves(self, view: View, look: Look) -> list[Text]:
        """Every legal action with its number, in words."""
        tokens = view["legal"]
        widest = max(map(len, tokens), default=0)
        return [
            Text.assemble(
                f"{number:>4} ", (token.ljust(widest), STRONG), f"  {words.can(view, token, look)}"
            )
            for number, token in enumerate(tokens, start=1)
        ]

    def question(self, view: View, look: Look) -> str:
        """Who must do what now."""
        return words.question(view, look)

    def expected(self, view: View, look: Look) -> str:
        """What may be typed now, in one line."""
        return words.expected(view, look)

    def did(self, before: View, after: View, token: str, look: Look) -> str:  # noqa: ARG002
        """An action that was taken in the position of the view before it, in words for all."""
        return words.did(before, token, look)

    def found(self, before: View, after: View, seat: int, look: Look) -> list[str]:
        """The disc that a player took and looked at."""
        known, now = before["players"][seat]["discs"], list(after["players"][seat]["discs"])
        if len(now) <= len(known):
            return []
        for disc in known:
            now.remove(disc)
        return [
            look.texts("richelieu-found-disc", disc=words.disc_name(disc, look.texts))
            for disc in now
        ]

    def complete(self, word: str, view: View, *, alone: bool) -> str:
        """``b12`` is ``B12``; alone, where cards are marked or paid from, ``@B12`` or ``^B12``."""
        token = word.upper()
        if token in view["legal"] or not alone:
            return token
        marks = _BARE_CELLS.get(view["phase"], "")
        whole = (mark + token for mark in marks)
        return next((token for token in whole if token in view["legal"]), token)

    def hint(self, view: View, action: str, line: Sequence[str], look: Look) -> list[str]:
        """An action and the line that follows it, in words."""
        lines = [look.texts("play-hint-best", action=action, words=words.can(view, action, look))]
        if len(line) > 1:
            told = ", ".join(f"{words.step(token, look)} ({token})" for token in line[1:7])
            lines.append(look.texts("play-hint-line", line=told))
        return lines

    def score(self, view: View, look: Look) -> list[Text]:
        """The score in the rulebook's order, and at the end the discs, turned up."""
        lines = tally.score(view, look)
        return [*lines, Text(), *board.turned_up(view, look)] if view["over"] else lines

    def verdict(self, view: View, winners: list[int], look: Look) -> list[Text]:
        """Who won, and what decided."""
        return tally.verdict(view, winners, look)

    def rules(self, view: View, look: Look) -> list[Text]:
        """The rules in brief, those of the edition being played, and what the signs mean."""
        edition = view["options"]["edition"]
        if edition == "court":
            edition = "court-two" if len(view["players"]) == 2 else "court-many"
        keys = ["goal", edition, "take", "second", "marker", "disc", "return"]
        if view["options"]["ending"] == "last-row":
            keys.insert(2, "last-row")
        parts = [f"richelieu-rules-{key}" for key in keys]
        parts += [f"richelieu-notation-{key}" for key in ("card", "tokens", "line")]
        return [Text(f"  {look.texts(part)}") for part in parts]


FACE = RichelieuFace()
