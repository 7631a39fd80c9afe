"""What words are made from: an observation, tokens and their cells."""

from blazon.games.richelieu.rules.aids import RichelieuAids
from blazon.games.richelieu.rules.components import CARD_NAMES, CELL_NUMBERS
from blazon.games.richelieu.rules.observation import RichelieuView
from blazon.match.observation import Observation

Seen = Observation[RichelieuView, RichelieuAids]
"""What an observer may know."""
RETURN_DISC, NOTHING_MORE, RESERVE = "*", "-", "R"
"""The tokens without a cell."""


def cell_of(token: str) -> str | None:
    """A token's cell; None for ``R``, ``*`` and ``-``."""
    cell = token.lstrip("@^")
    return cell if cell.startswith(("A", "B", "C", "D")) else None


def legal_cells(seen: Seen) -> set[str]:
    """The cells that the observer may name now."""
    return {cell for token in seen.legal if (cell := cell_of(token)) is not None}


def card_of(seen: Seen, cell: str) -> str:
    """The code of a cell's current or former card."""
    return CARD_NAMES[seen.states["card"].item(CELL_NUMBERS[cell])]


def pending(seen: Seen) -> str:
    """The cell in question: in PAY the card being paid for, in MOVE that of the lifted marker."""
    cell = seen.known.pending or seen.known.lifted
    assert cell is not None
    return cell


def owner_of(seen: Seen, cell: str) -> int:
    """The player whose marker is on a card that has one."""
    owner = seen.known.table[cell].marker
    assert owner is not None
    return owner


def can_place(seen: Seen) -> bool:
    """Whether the player to move may place a marker from the reserve, and not only move one."""
    own = seen.known.players[seen.turn]
    return own.reserve > 0 and len(own.markers) < most_on_cards(seen)


def most_on_cards(seen: Seen) -> int:
    """How many of a player's markers may be on cards at once."""
    return int(seen.states["on_cards"].item())
