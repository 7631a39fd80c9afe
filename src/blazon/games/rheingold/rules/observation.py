"""An observer's knowledge of a game, as plain values for views and pages."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from blazon.games.rheingold.rules.scoring import lines
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

_read = Reader(STATE, set(STATE.fields or ()) - {"adjacent", "most_paths", "unheld", "named"})


def _in(places: Sequence[int], place: int) -> bool:
    return places[place // 64] >> place % 64 & 1 == 1


@lru_cache(4096)
def _place(holder: int, knights: int, shield: int, *, shown: bool) -> dict[str, Any]:
    """A place's holder, knights and shield."""
    found = None
    if shield != NO_SHIELD:
        value = None if shield == UNKNOWN_SHIELD else shield - FIRST_SHIELD
        found = {"value": value, "shown": shown}
    return {"holder": holder, "knights": knights, "shield": found}


def hidden_shields(states: States) -> int:
    """The number of castles with a face-down shield."""
    state = states[0]
    shown = sum(popcount(int(word)) for word in state["shown"])
    return int((state["shield"] != NO_SHIELD).sum()) - shown


def _round(state: dict[str, Any]) -> int:
    """The number of the current round; at the end, of the last one."""
    number: int = state["turn"] // state["players"] + 1
    return min(number, state["rounds"] or number)


def _player(state: dict[str, Any], seat: int, *, known: bool) -> dict[str, Any]:
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
    return {
        "swords": sum(state["swords"][castle] for castle in held),
        "castles": len(held),
        "knights": state["strength"] - supply,
        "supply": supply,
        "shields": {
            "left": len(left) - unseen,
            "values": left if known else None,
            "gone": gone,
        },
    }


def _pending(state: dict[str, Any], ids: Sequence[str]) -> dict[str, Any] | None:
    """The move that still needs a number of knights."""
    if state["phase"] != Phase.COUNT:
        return None
    ends = {"from": ids[state["source"]], "to": ids[state["target"]]}
    return {**ends, "least": state["least"], "most": state["most"]}


def _front(state: dict[str, Any], ids: Sequence[str]) -> dict[str, Any] | None:
    """The attack on several fronts for which groups have been chosen."""
    groups = [
        {"from": ids[state["group_place"][group]], "knights": state["group_knights"][group]}
        for group in range(state["groups"])
    ]
    if not groups:
        return None
    target = state["target"]
    return {"target": ids[target], "defenders": state["knights"][target], "groups": groups}


def view(
    seen: States,
    observer: int | None,
    ids: Sequence[str],
    castles: Any,
    *,
    complete: bool = False,
) -> dict[str, Any]:
    """The board and each side's belongings, from a state made by ``hide``.

    ``places`` gives for each held space and castle its ``holder``, the number of ``knights`` and
    its ``shield``: null, or its ``value`` if the observer may know it, and whether it has been
    ``shown`` to all. ``starts`` gives for each start area the seats with a knight there.
    ``players`` gives for each side its swords, castles, knights on the map and in supply, the
    number of shields ``left`` to draw, their ``values`` if they are the observer's own or the view
    is complete, and the values that are ``gone``. Then come the ``round``, the ``die`` of this
    turn, the ``moves`` left, and the action in progress: in COUNT the ``pending`` move, the
    ``front`` with the groups chosen so far, and the ``castle`` just taken.
    """
    state = _read(seen.tobytes())
    holder, knights, shields, shown = (
        state[name] for name in ("holder", "knights", "shield", "shown")
    )
    players = range(state["players"])
    return {
        "places": {
            ids[place]: _place(
                holder[place], knights[place], shields[place], shown=_in(shown, place)
            )
            for place in range(STARTS, state["places"])
            if holder[place] != NOBODY_HOLDS
        },
        "starts": {
            ids[start]: [seat for seat in players if _in(state["armies"][seat], start)]
            for start in range(STARTS)
        },
        "players": [_player(state, seat, known=complete or seat == observer) for seat in players],
        "round": _round(state),
        "die": state["die"] or None,
        "moves": state["moves"],
        "pending": _pending(state, ids),
        "front": _front(state, ids),
        "castle": ids[state["target"]] if state["phase"] in (Phase.SHIELD, Phase.DRAW) else None,
        "tally": lines(holder, state["swords"], castles),
    }
