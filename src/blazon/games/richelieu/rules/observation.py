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

_BOARD = ("card", "table", "disc_cells", "taken", "marker", "box", "returned")
_TURN = ("player", "phase", "pending")
_read = Reader(STATE, (*_BOARD, *_TURN, "players", "markers"))
_read_discs = Reader(STATE, ("disc",))
_DISCS = _read_discs.span
"""Where a record says which discs are known: nothing else in it depends on who looks."""
_UNKNOWN = bytes(_DISCS.stop - _DISCS.start)
_LAID: dict[int, dict[str, Any]] = {
    card: {"card": name, "marker": None, "disc": False} for card, name in CARD_NAMES.items()
}
"""By card: what is shown of one without marker and disc."""


def _cells(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in members(mask)]


def _table(state: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The cells whose card is still there."""
    cards, left = state["card"], state["table"]
    shown = {CELL_NAMES[cell]: _LAID[cards[cell]] for cell in members(left)}
    for cell in members(left & state["disc_cells"]):
        shown[CELL_NAMES[cell]] = shown[CELL_NAMES[cell]] | {"disc": True}
    for seat, marked in enumerate(state["marker"]):
        for cell in members(left & marked):
            shown[CELL_NAMES[cell]] = shown[CELL_NAMES[cell]] | {"marker": seat}
    return shown


def _player(state: dict[str, Any], seat: int) -> dict[str, Any]:
    """What all can see of a player's belongings."""
    cards, taken, marked = state["card"], state["taken"][seat], state["marker"][seat]
    is_moving = state["phase"] == Phase.MOVE and seat == state["player"]
    box, returned = state["box"][seat], state["returned"][seat]
    return {
        "cards": {CELL_NAMES[cell]: CARD_NAMES[cards[cell]] for cell in members(taken)},
        "markers": _cells(marked),
        "reserve": state["markers"] - box - marked.bit_count() - is_moving,
        "box": box,
        "held": (taken & state["disc_cells"]).bit_count() - returned,
        "returned": returned,
    }


@lru_cache(4)
def _open(record: bytes) -> tuple[dict[str, Any], dict[str, Any]]:
    """The fields of a record, and what they say to everybody; the same for all who look."""
    state = _read(record)
    phase, pending = state["phase"], CELL_NAMES[state["pending"]]
    return state, {
        "table": _table(state),
        "players": [_player(state, seat) for seat in range(state["players"])],
        "pending": pending if phase == Phase.PAY else None,
        "lifted": pending if phase == Phase.MOVE else None,
    }


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
    record = seen.tobytes()
    state, shown = _open(record[: _DISCS.start] + _UNKNOWN + record[_DISCS.stop :])
    kinds, taken, returned = _read_discs(record)["disc"], state["taken"], state["returned"]
    all_known = complete or state["phase"] == Phase.OVER
    players = [
        player
        | {
            "discs": _discs(taken[seat], returned[seat], kinds)
            if all_known or seat == observer
            else None
        }
        for seat, player in enumerate(shown["players"])
    ]
    return shown | {"players": players, "tally": scoring.lines(seen, CATEGORY_NAMES)}
