"""An observer's view of a game."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from blazon.games.rheingold.rules.scoring import RheingoldLine, lines
from blazon.games.rheingold.rules.state import (
    FIRST_SHIELD,
    NO_SHIELD,
    NOBODY_HOLDS,
    SHIELD_VALUES,
    STARTS,
    STATE,
    UNKNOWN_SHIELD,
    Phase,
)
from blazon.kernel.bits import popcount
from blazon.kernel.game import States
from blazon.kernel.layout import Reader
from blazon.kernel.views import View

_read = Reader(STATE, set(STATE.fields or ()) - {"adjacent", "most_paths", "unheld", "named"})


def _in(places: Sequence[int], place: int) -> bool:
    return places[place // 64] >> place % 64 & 1 == 1


class Shield(msgspec.Struct, frozen=True):
    """The shield in a castle."""

    value: int | None
    """Its value; null if the observer may not know it."""
    shown: bool
    """Whether it has been shown to all."""


class Held(msgspec.Struct, frozen=True):
    """A space or castle that a side holds."""

    holder: int
    """The side."""
    knights: int
    """The number of its knights."""
    shield: Shield | None
    """The shield of a castle; null for none."""


class Shields(msgspec.Struct, frozen=True):
    """A side's shields that are not in castles."""

    left: int
    """How many are left to draw."""
    values: list[int] | None
    """Their values; null for anybody but their owner."""
    gone: list[int]
    """The values that are gone from the game."""


class RheingoldPlayer(msgspec.Struct, frozen=True):
    """A side's belongings on and beside the map."""

    swords: int
    """The swords of its castles."""
    castles: int
    """The number of its castles."""
    knights: int
    """The number of its knights on the map."""
    supply: int
    """The number of its knights in supply."""
    shields: Shields
    """The shields that are not in castles."""


class PendingMove(msgspec.Struct, frozen=True):
    """A chosen path that still needs a number of knights."""

    source: str = msgspec.field(name="from")
    """The place where it begins."""
    target: str = msgspec.field(name="to")
    """The place where it leads."""
    least: int
    """The fewest knights that may go."""
    most: int
    """The most knights that may go."""


class Group(msgspec.Struct, frozen=True):
    """Knights that attack from a place."""

    source: str = msgspec.field(name="from")
    """The place."""
    knights: int
    """Their number."""


class Front(msgspec.Struct, frozen=True):
    """An undecided attack on several fronts."""

    target: str
    """The space."""
    defenders: int
    """The number of knights there."""
    groups: list[Group]
    """The groups chosen so far."""


class RheingoldView(View, frozen=True):
    """What an observer may know of a game of Rheingold."""

    places: dict[str, Held]
    """Each space or castle that a side holds."""
    starts: dict[str, list[int]]
    """For each start area, the sides with a knight in it."""
    players: list[RheingoldPlayer]
    """Each side's belongings."""
    round: int
    """The number of the round; at the end, of the last one."""
    die: int | None
    """The die in this turn; null before it is rolled."""
    moves: int
    """The moves left in this turn."""
    pending: PendingMove | None
    """In the phase `COUNT`: the chosen path; otherwise null."""
    front: Front | None
    """An undecided attack on several fronts; otherwise null."""
    castle: str | None
    """The castle just taken, while its player decides about a shield; otherwise null."""
    tally: list[RheingoldLine]
    """The score lines."""


@lru_cache(4096)
def _place(holder: int, knights: int, shield: int, *, shown: bool) -> Held:
    """A place's holder, knights and shield."""
    laid = None
    if shield != NO_SHIELD:
        value = None if shield == UNKNOWN_SHIELD else shield - FIRST_SHIELD
        laid = Shield(value, shown)
    return Held(holder, knights, laid)


def hidden_shields(states: States) -> int:
    """The number of castles with a face-down shield."""
    state = states[0]
    shown = sum(popcount(int(word)) for word in state["shown"])
    return int((state["shield"] != NO_SHIELD).sum()) - shown


def _round(state: dict[str, Any]) -> int:
    """The number of the current round; at the end, of the last one."""
    number: int = state["turn"] // state["players"] + 1
    return min(number, state["rounds"] or number)


def _player(state: dict[str, Any], seat: int, *, known: bool) -> RheingoldPlayer:
    """A side's belongings on and beside the map, and its remaining shields if they are known."""
    castles = range(STARTS, state["first_space"])
    held = [place for place in castles if state["holder"][place] == seat]
    shields = [state["shield"][castle] for castle in held]
    unseen = shields.count(UNKNOWN_SHIELD)
    pile, supply = state["pile"][seat], state["supply"][seat]
    left, gone = [], []
    for value in range(SHIELD_VALUES):
        left += [value] * pile[value]
        laid = shields.count(FIRST_SHIELD + value)
        gone += [value] * (state["shield_set"][value] - pile[value] - laid)
    return RheingoldPlayer(
        swords=sum(state["swords"][castle] for castle in held),
        castles=len(held),
        knights=state["strength"] - supply,
        supply=supply,
        shields=Shields(len(left) - unseen, left if known else None, gone),
    )


def _pending(state: dict[str, Any], ids: Sequence[str]) -> PendingMove | None:
    """The move that still needs a number of knights."""
    if state["phase"] != Phase.COUNT:
        return None
    source, target = ids[state["source"]], ids[state["target"]]
    return PendingMove(source, target, state["least"], state["most"])


def _front(state: dict[str, Any], ids: Sequence[str]) -> Front | None:
    """The attack on several fronts for which groups have been chosen."""
    groups = [
        Group(ids[state["group_place"][group]], state["group_knights"][group])
        for group in range(state["groups"])
    ]
    target = state["target"]
    return Front(ids[target], state["knights"][target], groups) if groups else None


def view(
    seen: States,
    observer: int | None,
    ids: Sequence[str],
    castles: Sequence[tuple[int, str]],
    *,
    complete: bool = False,
) -> RheingoldView:
    """The board and each side's belongings, from a state made by ``hide``.

    Args:
        seen: the state.
        observer: the seat whose shields are known; None for an onlooker.
        ids: the places' ids, in the state's order.
        castles: the castles' numbers and ids.
        complete: whether the state is unhidden.
    """
    state = _read(seen.tobytes())
    holder, knights, shields, shown = (
        state[name] for name in ("holder", "knights", "shield", "shown")
    )
    players = range(state["players"])
    return RheingoldView(
        places={
            ids[place]: _place(
                holder[place], knights[place], shields[place], shown=_in(shown, place)
            )
            for place in range(STARTS, state["places"])
            if holder[place] != NOBODY_HOLDS
        },
        starts={
            ids[start]: [seat for seat in players if _in(state["armies"][seat], start)]
            for start in range(STARTS)
        },
        players=[_player(state, seat, known=complete or seat == observer) for seat in players],
        round=_round(state),
        die=state["die"] or None,
        moves=state["moves"],
        pending=_pending(state, ids),
        front=_front(state, ids),
        castle=ids[state["target"]] if state["phase"] in (Phase.SHIELD, Phase.DRAW) else None,
        tally=lines(holder, state["swords"], castles),
    )
