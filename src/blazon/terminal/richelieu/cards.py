"""A card on the table as it is written: its code in its province's colour, and what lies on it."""

from rich.text import Text

from blazon.terminal.look import PLAYER_STYLES, Look, View

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
"""The provinces in scoring order; the colours can be told apart on a dark and on a light ground."""
_INK = "#101010"
RETURN_DISC, NOTHING_MORE = "*", "-"
"""The tokens that name no cell, beside the reserve's ``R``."""


def province_style(code: str, *, filled: bool = False) -> str:
    """The style of a province or card code; filled, it is a tile of the province's colour."""
    colour = PROVINCE_COLOURS.get(code[:3], "default")
    return f"bold {_INK} on {colour}" if filled else colour


def cell_of(token: str) -> str | None:
    """The cell that a token names; None for ``R``, ``*`` and ``-``."""
    cell = token.lstrip("@^")
    return cell if cell[0] in "ABCD" else None


def legal_cells(view: View) -> set[str]:
    """The cells that the observer may name now."""
    return {cell for token in view["legal"] if (cell := cell_of(token)) is not None}


def card_of(view: View, cell: str) -> str:
    """The code of the card that lies, or lay, on a cell."""
    if cell in view["table"]:
        return str(view["table"][cell]["card"])
    owners = (player["cards"] for player in view["players"])
    return next(str(cards[cell]) for cards in owners if cell in cards)


def on_top(view: View, cell: str, look: Look) -> Text:
    """The marker and the disc that lie on a card, as signs; empty if neither does."""
    card = view["table"].get(cell)
    text = Text()
    if card is not None and card["marker"] is not None:
        sign = f"{look.signs.marker}{card['marker'] + 1}"
        text.append(sign, style=PLAYER_STYLES[card["marker"]])
    if card is not None and card["disc"]:
        text.append(" " if text else "").append(look.signs.disc, style="bold")
    return text
