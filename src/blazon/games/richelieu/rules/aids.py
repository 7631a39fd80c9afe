"""What a player could work out from the open cards and known discs, by the rules' own counting.

All of it reads a state made by ``hide``, which holds nothing that the observer may not know.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.games.richelieu.rules.components import CATEGORY_NAMES, Category
from blazon.games.richelieu.rules.scoring import count, pieces
from blazon.games.richelieu.rules.state import CATEGORIES, KINDS, Phase, State
from blazon.kernel.bits import popcount
from blazon.kernel.game import States
from blazon.kernel.jit import entry, kernel
from blazon.kernel.views import Aids

_NOBODY = np.int64(-1)
_OUT, _SAFE, _COUNTS = 0, 1, 2
"""The rows of the table that ``_work_out`` fills; each seat has a row of counts."""


class RichelieuAids(Aids, frozen=True):
    """The pieces left to win, and the leads that are certain."""

    out: dict[Category, int]
    """For each province and symbol, the crests or symbols still on the table."""
    safe: dict[Category, int | None]
    """For each province and symbol, the player who is certain to have the most; null if that is
    open."""
    open_safe: dict[Category, int | None] | None
    """The same, counting only open components; null where the view's `open_tally` is null."""


@kernel
def _unseen(state: State, player: Any) -> Any:
    """Return how many discs a player holds that the observer has not seen."""
    cells = state.taken[player] & state.disc_cells
    for kind in range(KINDS):
        cells &= ~state.disc[kind]
    return max(np.int64(0), np.int64(popcount(cells)) - np.int64(state.returned[player]))


@kernel
def _safe(state: State, category: Any, out: Any, lying: Any) -> Any:
    """Return the player who is certain to have the most of a category; -1 if that is open.

    One rival could get everything on the table, and every unseen disc of the category that lies
    there or that this rival may hold.
    """
    leader, most, discs = _NOBODY, np.int64(-1), np.int64(state.disc_set[category])
    for seat in range(state.players):
        player = np.uint64(seat)
        own = np.int64(count(state, player, category))
        discs -= np.int64(popcount(state.taken[player] & state.disc[category]))
        if own > most:
            leader, most = np.int64(seat), own
    for seat in range(state.players):
        player = np.uint64(seat)
        more = out + min(discs, lying + _unseen(state, player))
        if seat != leader and np.int64(count(state, player, category)) + more >= most:
            return _NOBODY
    return leader


@entry
def _work_out(states: npt.NDArray[Any], lying: Any, table: npt.NDArray[np.int64]) -> None:
    """Write the pieces left, safe leads and each player's pieces into ``table``, by category."""
    state = states[0]
    for category in range(CATEGORIES):
        out = np.int64(pieces(state, state.table & state.category[category]))
        table[_OUT, category] = out
        table[_SAFE, category] = _safe(state, category, out, lying)
        for seat in range(state.players):
            table[_COUNTS + seat, category] = np.int64(count(state, np.uint64(seat), category))


def _table(seen: States, lying: int) -> list[list[int]]:
    """The rows of ``_work_out``, with this many discs on the table."""
    table = np.zeros((_COUNTS + int(seen["players"][0]), CATEGORIES), np.int64)
    _work_out(seen, np.int64(lying), table)
    rows: list[list[int]] = table.tolist()
    return rows


def _lying(seen: States) -> int:
    """The number of discs on the table."""
    return int(seen["table"][0] & seen["disc_cells"][0]).bit_count()


def _leads(seats: list[int]) -> dict[Category, int | None]:
    """Safe leads by category name."""
    found = (seat if seat >= 0 else None for seat in seats)
    return dict(zip(CATEGORY_NAMES, found, strict=True))


def work_out(seen: States, observer: int | None, *, complete: bool) -> RichelieuAids:
    """The aids of an observer, from a state made by ``hide``, or from a complete one."""
    lying, open_safe = _lying(seen), None
    table = _table(seen, lying)
    if observer is not None and not complete and seen["phase"].item() != Phase.OVER:
        cells = seen["taken"].item(observer) & seen["disc_cells"].item()
        if cells.bit_count() > seen["returned"].item(observer):
            hidden = seen.copy()
            hidden["disc"] = 0
            open_safe = _leads(_table(hidden, lying)[_SAFE])
    return RichelieuAids(
        out=dict(zip(CATEGORY_NAMES, table[_OUT], strict=True)),
        safe=_leads(table[_SAFE]),
        open_safe=open_safe,
    )


def prize(seen: States, rival: int, cell: int, taken: int | None = None) -> Category | None:
    """The category of which a player would be sure only with a card; the greatest count.

    Discs on these cards count as left on the table, where any rival could get them.

    Args:
        seen: a state made by ``hide``.
        rival: the seat of that player.
        cell: the number of the card's cell.
        taken: the card that the acting player takes first, if any.
    """
    lying = _lying(seen)
    first = seen if taken is None else _with_card(seen, seen["player"].item(), taken)
    before, after = (_table(states, lying) for states in (first, _with_card(first, rival, cell)))
    won = [
        category
        for category in range(CATEGORIES)
        if after[_SAFE][category] == rival != before[_SAFE][category]
    ]
    best = max(won, key=after[_COUNTS + rival].__getitem__, default=None)
    return None if best is None else CATEGORY_NAMES[best]


def _with_card(states: States, seat: int, cell: int) -> States:
    """The state once a player has a card from the table, without its disc."""
    after, others = states.copy(), ~np.uint64(1 << cell)
    for field in ("table", "disc_cells", "disc"):
        after[field] &= others
    after["taken"][0, seat] |= ~others
    return after
