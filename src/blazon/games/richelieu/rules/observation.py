"""What an observer may know of a game, as plain values for views and pages."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from blazon.games.richelieu.rules import scoring
from blazon.games.richelieu.rules.components import (
    CARD_NAMES,
    CATEGORY_NAMES,
    CELL_NAMES,
    DISC_NAMES,
)
from blazon.games.richelieu.rules.state import RETURN, STATE, Phase
from blazon.kernel.bits import members
from blazon.kernel.game import States
from blazon.kernel.layout import Reader

_BOARD = ("card", "table", "disc_cells", "disc", "taken", "marker", "box", "returned")
_read = Reader(STATE, (*_BOARD, "players", "player", "phase", "pending", "markers"))


_LAID: dict[int, dict[str, Any]] = {
    card: {"card": name, "marker": None, "disc": False} for card, name in CARD_NAMES.items()
}
"""By card: what is shown of one without marker and disc."""
_KEPT = 1024
"""Parts of views that are kept: seats, and moments that follow each other, have most in common."""


@lru_cache(_KEPT)
def _cells(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in members(mask)]


@lru_cache(_KEPT)
def _table(
    cards: bytes, left: int, disc_cells: int, markers: tuple[int, ...]
) -> dict[str, dict[str, Any]]:
    """The cells whose card is still there."""
    shown = {CELL_NAMES[cell]: _LAID[cards[cell]] for cell in members(left)}
    for cell in members(left & disc_cells):
        shown[CELL_NAMES[cell]] = shown[CELL_NAMES[cell]] | {"disc": True}
    for seat, marked in enumerate(markers):
        for cell in members(left & marked):
            shown[CELL_NAMES[cell]] = shown[CELL_NAMES[cell]] | {"marker": seat}
    return shown


@lru_cache(_KEPT)
def _taken(cards: bytes, cells: int) -> dict[str, str]:
    """A player's cards by the cell that they came from."""
    return {CELL_NAMES[cell]: CARD_NAMES[cards[cell]] for cell in members(cells)}


def _discs(taken: int, returned: int, kinds: Sequence[int]) -> list[str]:
    """The discs of a player by name, as far as they are known, without return discs played."""
    counts = [(taken & cells).bit_count() for cells in kinds]
    counts[RETURN] -= returned
    return [name for name, count in zip(DISC_NAMES, counts, strict=True) for _ in range(count)]


def view(seen: States, observer: int | None, *, complete: bool = False) -> dict[str, Any]:
    """The open table and each player's belongings, from a state that ``hide`` made.

    ``table`` gives, for each cell whose card is still there, its card, whose marker it bears
    (null for none) and whether a disc lies on it. ``players`` gives for each player the cards by
    the cell they came from, markers on cards, in reserve and in the box, how many discs are held
    face down, how many return discs have been played, and in ``discs`` the held discs where the
    observer may know them or the view is complete, else null. ``tally`` counts open cards and the
    discs in ``discs``.
    """
    state = _read(seen)
    cards, disc_cells, players = state["card"], state["disc_cells"], range(state["players"])
    markers, taken, boxes, returned = (
        state[name] for name in ("marker", "taken", "box", "returned")
    )
    phase, pending = state["phase"], CELL_NAMES[state["pending"]]
    return {
        "table": _table(cards, state["table"], disc_cells, markers),
        "players": [
            {
                "cards": _taken(cards, taken[seat]),
                "markers": _cells(markers[seat]),
                "reserve": state["markers"]
                - boxes[seat]
                - markers[seat].bit_count()
                - (phase == Phase.MOVE and seat == state["player"]),
                "box": boxes[seat],
                "held": (taken[seat] & disc_cells).bit_count() - returned[seat],
                "returned": returned[seat],
                "discs": _discs(taken[seat], returned[seat], state["disc"])
                if complete or phase == Phase.OVER or seat == observer
                else None,
            }
            for seat in players
        ],
        "pending": pending if phase == Phase.PAY else None,
        "lifted": pending if phase == Phase.MOVE else None,
        "tally": scoring.lines(seen, CATEGORY_NAMES),
    }
