"""Tokens, their cells, and the cells' cards in a view."""

from blazon.words.localization import View

RETURN_DISC, NOTHING_MORE, RESERVE = "*", "-", "R"
"""The tokens without a cell."""


def cell_of(token: str) -> str | None:
    """A token's cell; None for ``R``, ``*`` and ``-``."""
    cell = token.lstrip("@^")
    return cell if cell.startswith(("A", "B", "C", "D")) else None


def legal_cells(view: View) -> set[str]:
    """The cells that the observer may name now."""
    return {cell for token in view["legal"] if (cell := cell_of(token)) is not None}


def card_of(view: View, cell: str) -> str:
    """The code of a cell's current or former card."""
    if cell in view["table"]:
        return str(view["table"][cell]["card"])
    owners = (player["cards"] for player in view["players"])
    return next(str(cards[cell]) for cards in owners if cell in cards)
