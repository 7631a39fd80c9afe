"""What an observer may know of a game, as plain values for views and pages."""

from collections.abc import Sequence
from typing import Any

from blazon.kernel.bits import popcount
from blazon.kernel.game import States
from blazon.rheingold.scoring import lines
from blazon.rheingold.state import (
    FIRST_SHIELD,
    NO_SHIELD,
    NOBODY_HOLDS,
    SHIELD_VALUES,
    STARTS,
    UNKNOWN_SHIELD,
    Phase,
)


def _in(places: Any, place: int) -> bool:
    return bool(int(places[place // 64]) >> place % 64 & 1)


def _shield(state: Any, place: int) -> dict[str, Any] | None:
    shield = int(state["shield"][place])
    if shield == NO_SHIELD:
        return None
    known = None if shield == UNKNOWN_SHIELD else shield - FIRST_SHIELD
    return {"value": known, "shown": _in(state["shown"], place)}


def hidden_shields(states: States) -> int:
    """How many castles have a shield that lies face down."""
    state = states[0]
    shown = sum(popcount(int(word)) for word in state["shown"])
    return int((state["shield"] != NO_SHIELD).sum()) - shown


def _round(state: Any) -> int:
    """The number of the present round; at the end, of the last one."""
    number = int(state["turn"]) // int(state["players"]) + 1
    return min(number, int(state["rounds"]) or number)


def _player(state: Any, seat: int, observer: int | None) -> dict[str, Any]:
    """What a side has, on the map and beside it."""
    held = [
        place
        for place in range(STARTS, int(state["first_space"]))
        if int(state["holder"][place]) == seat
    ]
    shields = [int(state["shield"][castle]) for castle in held]
    unseen = shields.count(UNKNOWN_SHIELD)
    pile = [int(number) for number in state["pile"][seat]]
    left = [value for value in range(SHIELD_VALUES) for _ in range(pile[value])]
    gone = [
        value
        for value in range(SHIELD_VALUES)
        for _ in range(
            int(state["shield_set"][value]) - pile[value] - shields.count(FIRST_SHIELD + value)
        )
    ]
    supply = int(state["supply"][seat])
    return {
        "swords": sum(int(state["swords"][castle]) for castle in held),
        "castles": len(held),
        "knights": int(state["strength"]) - supply,
        "supply": supply,
        "shields": {
            "left": len(left) - unseen,
            "values": left if seat == observer else None,
            "gone": gone,
        },
    }


def view(seen: States, observer: int | None, ids: Sequence[str], castles: Any) -> dict[str, Any]:
    """The board and what each side has, from a state that ``hide`` made.

    ``places`` gives for each space and castle that is held its ``holder``, how many ``knights`` are
    there and its ``shield``: null, or its ``value`` where the observer may know it and whether it
    has been ``shown`` to all. ``starts`` gives for each start area the seats that have a knight
    there. ``players`` gives for each side its swords, castles, knights on the map and in supply,
    how many shields are ``left`` to draw, their ``values`` if they are the observer's own, and the
    values that are ``gone``. Then come the ``round``, the ``die`` of this turn, the ``moves`` left,
    and what is being dealt with: in COUNT the ``pending`` move, the ``front`` that has groups
    named, and the ``castle`` just taken.
    """
    state = seen[0]
    phase = int(state["phase"])
    players = range(int(state["players"]))
    target = ids[int(state["target"])]
    groups = range(int(state["groups"]))
    return {
        "places": {
            ids[place]: {
                "holder": int(state["holder"][place]),
                "knights": int(state["knights"][place]),
                "shield": _shield(state, place),
            }
            for place in range(STARTS, int(state["places"]))
            if state["holder"][place] != NOBODY_HOLDS
        },
        "starts": {
            ids[start]: [seat for seat in players if _in(state["armies"][seat], start)]
            for start in range(STARTS)
        },
        "players": [_player(state, seat, observer) for seat in players],
        "round": _round(state),
        "die": int(state["die"]) or None,
        "moves": int(state["moves"]),
        "pending": {
            "from": ids[int(state["source"])],
            "to": target,
            "least": int(state["least"]),
            "most": int(state["most"]),
        }
        if phase == Phase.COUNT
        else None,
        "front": {
            "target": target,
            "defenders": int(state["knights"][int(state["target"])]),
            "groups": [
                {
                    "from": ids[int(state["group_place"][group])],
                    "knights": int(state["group_knights"][group]),
                }
                for group in groups
            ],
        }
        if groups
        else None,
        "castle": target if phase in (Phase.SHIELD, Phase.DRAW) else None,
        "tally": lines(seen, castles),
    }
