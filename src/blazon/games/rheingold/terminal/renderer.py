"""Rheingold in the terminal."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from blazon.games.rheingold.rules.notation import END
from blazon.games.rheingold.terminal import listing, picture, tally
from blazon.games.rheingold.terminal.signs import LETTERS, colour
from blazon.games.rheingold.words.narrator import RheingoldNarrator
from blazon.games.rheingold.words.places import (
    Seen,
    holder,
    knights,
    map_in,
    path,
    place,
    price,
)
from blazon.locale import Texts
from blazon.terminal.renderer import FEW, Renderer
from blazon.terminal.style import CAPTION, STRONG, Style, flow
from blazon.words.localization import Localization


class RheingoldRenderer(Renderer[Seen], RheingoldNarrator):
    """Draws from observations alone."""

    closing = frozenset({END})

    def table(self, seen: Seen, style: Style, *, dense: bool) -> list[Text]:
        """The map, as a picture if possible, each side's belongings, and a running attack.

        If dense, draws a lower map without the legend, and players' belongings as signs.
        """
        heading, attack = Text(tally.heading(seen, style), STRONG), tally.attack(seen, style)
        drawn = None if style.plain else picture.picture(seen, style, dense=dense)
        if drawn is None:
            return [heading, *listing.listing(seen, style), *tally.sides(seen, style), *attack]
        if dense:
            return [heading, *drawn, *tally.dense_sides(seen, style), *attack]
        legend = picture.legend(seen, style)
        return [
            heading,
            Text(),
            *drawn,
            *legend,
            Text(),
            *tally.sides(seen, style),
            Text(),
            *attack,
        ]

    def choices(self, seen: Seen, style: Style) -> list[Text]:
        """The legal actions with their numbers, if they are few; else empty."""
        tokens = self.listed(seen)
        if seen.phase == "COUNT" or len(tokens) > FEW:
            return [Text(f"  {self.expected(seen, style)}", CAPTION)]
        if style.plain or seen.phase == "SHIELD":
            return self.moves(seen, style)
        items = [self._choice(seen, n, token) for n, token in enumerate(tokens, start=1)]
        return flow(items, indent=2)

    def _choice(self, seen: Seen, number: int, token: str) -> Text:
        """``3 13-KAT x4+``: with the fewest knights that a castle takes, or a space's holder."""
        item, pair = Text.assemble(f"{number} ", (token, STRONG)), path(token)
        rival = None if pair is None else holder(seen, pair[1])
        if pair is None or rival == seen.turn:
            return item
        if place(seen, pair[1]).kind == "castle":
            return item.append(f" x{price(seen, pair[1])}+")
        if rival is None:
            return item
        return item.append(" ").append(f"{LETTERS[rival]}{knights(seen, pair[1])}", colour(rival))

    def numbers(self, seen: Seen) -> list[int]:
        """By position in the list; a number of knights is its own number."""
        if seen.phase == "COUNT":
            return [int(token[1:]) for token in seen.legal]
        return super().numbers(seen)

    def prompt(self, seen: Seen, localization: Localization) -> str:
        """The prompt for the current decision and, if it is not obvious, what to type."""
        if seen.phase != "MOVE":
            return super().prompt(seen, localization)
        player = localization.names[seen.turn]
        return localization.texts("rheingold-phase-move", player=player, count=seen.known.moves)

    def expected(self, seen: Seen, style: Style) -> str:
        """The possible input, in one line."""
        tokens = self.listed(seen)
        if seen.phase == "COUNT":
            return style.texts("rheingold-expected-count", first=tokens[0], last=tokens[-1])
        if len(tokens) <= FEW:
            return " ".join(tokens)
        example = next(token for token in tokens if path(token) is not None)
        return style.texts("play-expected-many", example=example, others=END, count=len(tokens))

    def complete(self, word: str, seen: Seen, *, alone: bool) -> str:
        """``13-kat`` means ``13-KAT``, and ``X4`` means ``x4``; in COUNT, so does ``4``."""
        if word.isdecimal() and (not alone or seen.phase == "COUNT"):
            return f"x{int(word)}"
        if word[:1] in "xX" and word[1:].isdecimal():
            return f"x{int(word[1:])}"
        known = map_in(seen).by_id
        ids = {name.casefold(): name for name in known} | {name: name for name in known}
        return "-".join(ids.get(part, ids.get(part.casefold(), part)) for part in word.split("-"))

    def score(self, seen: Seen, style: Style) -> list[Text]:
        """The score if the game ended now: everybody's castles with their swords."""
        return tally.score(seen, style)

    def rules(self, options: Mapping[str, Any], texts: Texts) -> list[str]:
        """The rules in brief, and the meaning of the signs."""
        signs = [texts(f"rheingold-notation-{key}") for key in ("tokens", "line")]
        return super().rules(options, texts) + signs

    def reference(self, seen: Seen, style: Style) -> list[Text]:
        """In list form, the neighbours of each place."""
        return listing.paths(seen, style) if style.plain else []


RENDERER = RheingoldRenderer()
