"""A card on the table as text: its code in its province's colour, its marker and disc."""

from rich.text import Text

from blazon.games.richelieu.words.cells import Seen
from blazon.terminal.style import PLAYER_STYLES, Style

PROVINCE_COLOURS = {
    "BOU": "#d9536f",
    "BRE": "#93a7bd",
    "CHA": "#d8b43c",
    "NOR": "#5b97ea",
    "LAN": "#e37b3f",
    "PRO": "#a985e6",
    "ANJ": "#42b5b0",
    "BRB": "#d479c4",
    "AUV": "#76b346",
}
"""The provinces in scoring order; their colours are distinct on dark and light backgrounds."""
_INK = "#101010"


def province_style(code: str, *, filled: bool = False) -> str:
    """The style of a province or card code; if filled, a tile in the province's colour."""
    colour = PROVINCE_COLOURS.get(code[:3], "default")
    return f"bold {_INK} on {colour}" if filled else colour


def on_top(seen: Seen, cell: str, style: Style) -> Text:
    """The marker and the disc on a card as signs; empty if there are none."""
    card = seen.known.table.get(cell)
    text = Text()
    if card is not None and card.marker is not None:
        sign = f"{style.signs.marker}{card.marker + 1}"
        text.append(sign, style=PLAYER_STYLES[card.marker])
    if card is not None and card.disc:
        text.append(" " if text else "").append(style.signs.disc, style="bold")
    return text
