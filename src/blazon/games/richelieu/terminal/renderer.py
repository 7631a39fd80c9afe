"""Richelieu in the terminal."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from blazon.games.richelieu.terminal import board, tally
from blazon.games.richelieu.terminal.cards import on_top, province_style
from blazon.games.richelieu.words.cells import Seen, card_of, cell_of, owner_of, pending
from blazon.games.richelieu.words.narrator import RichelieuNarrator
from blazon.locale import Texts
from blazon.terminal.renderer import FEW, Renderer
from blazon.terminal.style import CAPTION, STRONG, Style, flow
from blazon.words.localization import Localization

_BARE_CELLS = {"PAY": "^", "MOVE": "@", "PLACE": "@^"}
"""The phases in which a cell alone is enough, and the prefix to add."""


class RichelieuRenderer(Renderer[Seen], RichelieuNarrator):
    """Draws from observations alone."""

    def table(self, seen: Seen, style: Style, *, dense: bool) -> list[Text]:
        """Board, legend, tally and each player's belongings; in list form only the tally's sums.

        If dense, omits the legend and empty lines, and shows players' belongings as signs.
        """
        cards = board.table(seen, style)
        if style.plain:
            return [*cards, *board.holdings(seen, style), tally.standing(seen, style)]
        if dense:
            return [*cards, *tally.live(seen, style), *board.dense_holdings(seen, style)]
        cards += board.legend(style)
        held = board.holdings(seen, style)
        return [*cards, Text(), *tally.live(seen, style), Text(), *held, Text()]

    def choices(self, seen: Seen, style: Style) -> list[Text]:
        """The legal actions with their numbers, if they are few."""
        tokens = seen.legal
        if len(tokens) > FEW:
            return [Text(f"  {self.expected(seen, style)}", CAPTION)]
        if style.plain or seen.phase == "PAY":
            return self.moves(seen, style)
        items = [self._choice(seen, n, token, style) for n, token in enumerate(tokens, start=1)]
        return flow(items, indent=2)

    def _choice(self, seen: Seen, number: int, token: str, style: Style) -> Text:
        """``3 B12 BOU2 ⚑2``; a token without a cell gets a description."""
        item = Text.assemble(f"{number} ", (token, STRONG))
        cell = cell_of(token)
        if cell is None:
            return item.append(f" {self.describe_action(seen, token, style)}")
        code = card_of(seen, cell)
        item.append(" ").append(code, province_style(code))
        above = on_top(seen, cell, style)
        return item.append(" ").append_text(above) if above else item

    def prompt(self, seen: Seen, localization: Localization) -> str:
        """The prompt for the current decision and, if it is not obvious, what to type."""
        player = localization.names[seen.turn]
        if seen.phase == "PLACE":
            return localization.texts("richelieu-phase-place", player=player)
        if seen.phase == "PAY":
            cell = pending(seen)
            owner = localization.names[owner_of(seen, cell)]
            return localization.texts("richelieu-phase-pay", player=player, cell=cell, owner=owner)
        return super().prompt(seen, localization)

    def expected(self, seen: Seen, style: Style) -> str:
        """The possible input, in one line."""
        tokens = seen.legal
        if len(tokens) <= FEW:
            return " ".join(tokens)
        example = next(token for token in tokens if cell_of(token) is not None)
        others = " ".join(token for token in tokens if cell_of(token) is None)
        return style.texts("play-expected-many", example=example, others=others, count=len(tokens))

    def complete(self, word: str, seen: Seen, *, alone: bool) -> str:
        """``b12`` means ``B12``, or ``@B12`` or ``^B12`` when marking cards or paying from them."""
        token = word.upper()
        if token in seen.legal or not alone:
            return token
        marks = _BARE_CELLS.get(seen.phase, "")
        whole = (mark + token for mark in marks)
        return next((token for token in whole if token in seen.legal), token)

    def score(self, seen: Seen, style: Style) -> list[Text]:
        """The score in the rulebook's order, and at the end the revealed discs."""
        lines = tally.score(seen, style)
        return [*lines, Text(), *board.turned_up(seen, style)] if seen.over else lines

    def rules(self, options: Mapping[str, Any], texts: Texts) -> list[str]:
        """The rules in brief, and the meaning of the signs."""
        signs = [texts(f"richelieu-notation-{key}") for key in ("card", "tokens", "line")]
        return super().rules(options, texts) + signs


RENDERER = RichelieuRenderer()
