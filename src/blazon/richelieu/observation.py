"""What an observer may know of a game, as plain values for views and pages."""

from typing import Any

from blazon.kernel.bits import members, popcount
from blazon.kernel.game import States
from blazon.richelieu import scoring
from blazon.richelieu.components import CARD_NAMES, CATEGORY_NAMES, CELL_NAMES, DISC_NAMES
from blazon.richelieu.state import RETURN, Phase


def _cells(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in members(mask)]


def _discs(state: Any, player: int) -> list[str]:
    """The player's discs by name, as far as they are known, without return discs played."""
    taken = int(state["taken"][player])
    counts = [popcount(taken & int(cells)) for cells in state["disc"]]
    counts[RETURN] -= int(state["returned"][player])
    return [name for name, count in zip(DISC_NAMES, counts, strict=True) for _ in range(count)]


def view(seen: States, observer: int | None) -> dict[str, Any]:
    """The open table and each player's belongings, from a state that ``hide`` made.

    ``table`` gives, for each cell whose card is still there, its card, whose marker it bears
    (null for none) and whether a disc lies on it. ``players`` gives for each player his cards by
    the cell they came from, markers on cards, in reserve and in the box, how many discs he holds
    face down, how many return discs he has played, and in ``discs`` the held discs where the
    observer may know them, else null. ``tally`` counts open cards and the discs in ``discs``.
    """
    state = seen[0]
    cards = [CARD_NAMES[int(card)] for card in state["card"]]
    table, disc_cells = int(state["table"]), int(state["disc_cells"])
    markers = [int(mask) for mask in state["marker"]]
    players = range(int(state["players"]))
    over = int(state["phase"]) == Phase.OVER
    owner = {cell: player for player in players for cell in members(markers[player])}
    lifted = int(state["phase"]) == Phase.MOVE
    return {
        "table": {
            CELL_NAMES[cell]: {
                "card": cards[cell],
                "marker": owner.get(cell),
                "disc": bool(disc_cells >> cell & 1),
            }
            for cell in members(table)
        },
        "players": [
            {
                "cards": {
                    CELL_NAMES[cell]: cards[cell] for cell in members(int(state["taken"][player]))
                },
                "markers": _cells(markers[player]),
                "reserve": int(state["markers"])
                - int(state["box"][player])
                - popcount(markers[player])
                - (lifted and player == int(state["player"])),
                "box": int(state["box"][player]),
                "held": popcount(int(state["taken"][player]) & disc_cells)
                - int(state["returned"][player]),
                "returned": int(state["returned"][player]),
                "discs": _discs(state, player) if over or player == observer else None,
            }
            for player in players
        ],
        "pending": CELL_NAMES[int(state["pending"])] if int(state["phase"]) == Phase.PAY else None,
        "lifted": CELL_NAMES[int(state["pending"])] if lifted else None,
        "tally": scoring.lines(seen, CATEGORY_NAMES),
    }
