"""Richelieu in the terminal."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from blazon.games.richelieu.terminal import board, tally
from blazon.games.richelieu.terminal.cards import on_top, province_style
from blazon.games.richelieu.words.cells import card_of, cell_of
from blazon.games.richelieu.words.narrator import RichelieuNarrator
from blazon.locale import Texts
from blazon.terminal.renderer import FEW, Renderer
from blazon.terminal.style import CAPTION, STRONG, Style, flow
from blazon.words.localization import Localization, View

_BARE_CELLS = {"PAY": "^", "MOVE": "@", "PLACE": "@^"}
"""Where a cell typed alone says enough, and what is then put before it."""


class RichelieuRenderer(Renderer, RichelieuNarrator):
    """Made of views alone."""

    def table(self, view: View, style: Style, *, dense: bool) -> list[Text]:
        """Board, legend, tally and what each player has; in list form the tally's sums alone.

        Dense, it goes without the legend and empty lines, and gives what players have in signs.
        """
        cards = board.table(view, style)
        if style.plain:
            return [*cards, *board.holdings(view, style), tally.standing(view, style)]
        if dense:
            return [*cards, *tally.live(view, style), *board.dense_holdings(view, style)]
        cards += board.legend(style)
        held = board.holdings(view, style)
        return [*cards, Text(), *tally.live(view, style), Text(), *held, Text()]

    def choices(self, view: View, style: Style) -> list[Text]:
        """The legal actions with their numbers, if they are few."""
        tokens = view["legal"]
        if len(tokens) > FEW:
            return [Text(f"  {self.expected(view, style)}", CAPTION)]
        if style.plain or view["phase"] == "PAY":
            return self.moves(view, style)
        items = [self._choice(view, n, token, style) for n, token in enumerate(tokens, start=1)]
        return flow(items, indent=2)

    def _choice(self, view: View, number: int, token: str, style: Style) -> Text:
        """``3 B12 BOU2 ⚑2``, or a token that names no cell with its words."""
        item = Text.assemble(f"{number} ", (token, STRONG))
        cell = cell_of(token)
        if cell is None:
            return item.append(f" {self.describe_action(view, token, style)}")
        code = card_of(view, cell)
        item.append(" ").append(code, province_style(code))
        above = on_top(view, cell, style)
        return item.append(" ").append_text(above) if above else item

    def prompt(self, view: View, localization: Localization) -> str:
        """Who must do what now, and where it is not plain, what is typed for it."""
        if view["phase"] == "PLACE":
            return localization.texts(
                "richelieu-phase-place", player=localization.names[view["player"]]
            )
        return super().prompt(view, localization)

    def expected(self, view: View, style: Style) -> str:
        """What may be typed now, in one line."""
        tokens = view["legal"]
        if len(tokens) <= FEW:
            return " ".join(tokens)
        example = next(token for token in tokens if cell_of(token) is not None)
        others = " ".join(token for token in tokens if cell_of(token) is None)
        return style.texts("play-expected-many", example=example, others=others, count=len(tokens))

    def complete(self, word: str, view: View, *, alone: bool) -> str:
        """``b12`` is ``B12``; alone, where cards are marked or paid from, ``@B12`` or ``^B12``."""
        token = word.upper()
        if token in view["legal"] or not alone:
            return token
        marks = _BARE_CELLS.get(view["phase"], "")
        whole = (mark + token for mark in marks)
        return next((token for token in whole if token in view["legal"]), token)

    def score(self, view: View, style: Style) -> list[Text]:
        """The score in the rulebook's order, and at the end the discs, turned up."""
        lines = tally.score(view, style)
        return [*lines, Text(), *board.turned_up(view, style)] if view["over"] else lines

    def rules(self, options: Mapping[str, Any], texts: Texts) -> list[str]:
        """The rules in brief, and what the signs mean."""
        signs = [texts(f"richelieu-notation-{key}") for key in ("card", "tokens", "line")]
        return super().rules(options, texts) + signs


RENDERER = RichelieuRenderer()
