"""A position as a learner sees it: scalars, and planes over the places of the map."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from blazon.games.rheingold.rules.board import has
from blazon.games.rheingold.rules.maps.model import Map
from blazon.games.rheingold.rules.state import (
    NO_SHIELD,
    NOBODY_HOLDS,
    SHIELD_VALUES,
    STARTS,
    UNKNOWN_SHIELD,
    Phase,
    State,
)
from blazon.kernel.columns import Column, of_players
from blazon.kernel.jit import kernel

_ZERO, _ONE, _TWO = np.uint64(0), np.uint64(1), np.uint64(2)
_STARTS = np.uint64(STARTS)
_NOBODY, _NO_SHIELD, _UNKNOWN = (
    np.uint8(NOBODY_HOLDS),
    np.uint8(NO_SHIELD),
    np.uint8(UNKNOWN_SHIELD),
)
_COUNT = np.uint8(Phase.COUNT)
_PHASES = (Phase.MOVE, Phase.COUNT, Phase.FRONT, Phase.SHIELD)
_FIRST_PHASE, _LAST_PHASE = np.uint8(_PHASES[0]), np.uint8(_PHASES[-1])
_F0, _F1 = np.float32(0), np.float32(1)
_OF_PLAYER = (
    ("swords", "swords of its castles"),
    ("castles", "castles"),
    ("supply", "knights not on the map"),
    ("map", "knights on the map"),
    *(
        (f"shields.{value}", f"shields of value {value} in its pile, or laid and not seen")
        for value in range(SHIELD_VALUES)
    ),
)
_WIDTH = len(_OF_PLAYER)
_OF_CASTLE = (
    ("knights", "Knights in"),
    ("none", "1 if it has no shield:"),
    ("unknown", "1 if it has a shield that the observer has not seen:"),
    ("shield", "The value of a shield that the observer knows, in"),
    ("shown", "1 if everybody has seen the shield of"),
)


def scalar_columns(players: int, board: Map) -> Sequence[Column]:
    """The columns of ``scalars``."""
    holders = ["own", *(f"rival{number}" for number in range(1, players))]
    return [
        *of_players(players, _OF_PLAYER),
        *(
            Column(f"{castle.id}.{name}", f"{meaning} {castle.id}.")
            for castle in board.castles
            for name, meaning in (
                *((f"held.{one}", f"1 if {one} holds it:") for one in holders),
                *_OF_CASTLE,
            )
        ),
        Column("free", "Free castles."),
        Column("turn", "Turns ended."),
        Column("moves", "Moves left in this turn."),
        Column("die", "The number rolled in this turn."),
        Column("least", "The fewest knights that may go, if that is asked."),
        Column("most", "The most knights that may go, if that is asked."),
        Column("gathered", "Knights chosen so far in an attack on several fronts."),
        *(Column(f"phase.{one.name}", f"1 in the phase {one.name}, else 0.") for one in _PHASES),
    ]


def plane_columns(players: int) -> Sequence[Column]:
    """The columns of ``planes``; each has a number for every place, in the map's order."""
    return [
        *of_players(players, [("knights", "its knights there"), ("held", "1 where it holds")]),
        Column("swords", "The swords of castles."),
        Column("shield", "The value of a shield that the observer knows, and 1."),
        Column("unknown", "1 where a shield is that the observer has not seen."),
        Column("shown", "1 where everybody has seen the shield."),
        Column("movable", "1 where knights of whoever moves may leave."),
        Column("source", "1 where the chosen path begins."),
        Column("target", "1 where it leads, or where an attack or a shield is decided."),
        Column("groups", "Knights chosen there for an attack on several fronts."),
    ]


@kernel
def _seat(first: Any, turn: Any, players: Any) -> Any:
    """Return the player so many turns after the first; a division would take longer."""
    seat = first + np.uint64(turn)
    return seat - players if seat >= players else seat


@kernel
def _turns_after(first: Any, holder: Any, players: Any) -> Any:
    """Return how many turns after the first a player's comes."""
    seat = np.uint64(holder)
    return seat - first if seat >= first else seat + players - first


@kernel
def scalars(seen: State, observer: Any, row: Any) -> None:
    """Write the observer's knowledge as numbers; see ``scalar_columns``."""
    players, free = np.uint64(seen.players), _ZERO
    first = observer if observer < players else _ZERO
    for turn in range(players):
        player = _seat(first, turn, players)
        own = turn * _WIDTH
        row[own], row[own + 1] = _F0, _F0
        row[own + 2] = seen.supply[player]
        row[own + 3] = np.float32(seen.strength) - np.float32(seen.supply[player])
        for value in range(SHIELD_VALUES):
            row[own + 4 + value] = seen.pile[player, value]
    place = players * np.uint64(_WIDTH)
    for index in range(_STARTS, np.uint64(seen.first_space)):
        castle = np.uint64(index)
        holder, shield = seen.holder[castle], seen.shield[castle]
        for turn in range(players):
            row[place + np.uint64(turn)] = _F0
        if holder == _NOBODY:
            free += _ONE
        else:
            side = _turns_after(first, holder, players)
            row[place + side] = _F1
            row[side * np.uint64(_WIDTH)] += np.float32(seen.swords[castle])
            row[side * np.uint64(_WIDTH) + _ONE] += _F1
        place += players
        is_known = shield != _NO_SHIELD and shield != _UNKNOWN
        row[place] = seen.knights[castle]
        row[place + _ONE] = _F1 if shield == _NO_SHIELD else _F0
        row[place + _TWO] = _F1 if shield == _UNKNOWN else _F0
        row[place + np.uint64(3)] = np.float32(shield) - _F1 if is_known else _F0
        row[place + np.uint64(4)] = has(seen.shown, castle)
        place += np.uint64(5)
    row[place] = free
    row[place + _ONE] = seen.turn
    row[place + _TWO] = seen.moves
    row[place + np.uint64(3)] = seen.die
    is_count = seen.phase == _COUNT
    row[place + np.uint64(4)] = np.float32(seen.least) if is_count else _F0
    row[place + np.uint64(5)] = np.float32(seen.most) if is_count else _F0
    row[place + np.uint64(6)] = _F0
    for group in range(seen.groups):
        row[place + np.uint64(6)] += np.float32(seen.group_knights[group])
    place += np.uint64(7)
    for phase in range(4):
        row[place + np.uint64(phase)] = _F1 if seen.phase == _FIRST_PHASE + phase else _F0


@kernel
def planes(seen: State, observer: Any, layers: Any) -> None:
    """Write the observer's knowledge of the places; see ``plane_columns``."""
    players = np.uint64(seen.players)
    first = observer if observer < players else _ZERO
    for layer in range(layers.shape[0]):
        for field in range(layers.shape[1]):
            layers[layer, field] = 0
    swords = _TWO * players
    for place in range(np.uint64(seen.places)):
        _write_holder(seen, first, np.uint64(place), layers)
        _write_castle(seen, np.uint64(place), layers, swords)
    for place in range(np.uint64(seen.places)):
        movable = has(seen.armies[np.uint64(seen.player)], np.uint64(place))
        layers[swords + np.uint64(4), place] = movable
    if seen.phase == _COUNT:
        layers[swords + np.uint64(5), np.uint64(seen.source)] = 1
    if seen.phase > _FIRST_PHASE and seen.phase <= _LAST_PHASE:
        layers[swords + np.uint64(6), np.uint64(seen.target)] = 1
    for group in range(seen.groups):
        knights = seen.group_knights[group]
        layers[swords + np.uint64(7), np.uint64(seen.group_place[group])] = knights


@kernel
def _write_holder(seen: State, first: Any, place: Any, layers: Any) -> None:
    """Write whose knights are in a place; in a start area, each side may have one."""
    players = np.uint64(seen.players)
    holder = seen.holder[place]
    if place < _STARTS:
        for turn in range(players):
            player = _seat(first, turn, players)
            layers[_TWO * np.uint64(turn), place] = has(seen.armies[player], place)
    elif holder != _NOBODY:
        turn = _turns_after(first, holder, players)
        layers[_TWO * turn, place] = seen.knights[place]
        layers[_TWO * turn + _ONE, place] = 1


@kernel
def _write_castle(seen: State, place: Any, layers: Any, plane: Any) -> None:
    """Write a castle's swords and shield."""
    shield = seen.shield[place]
    layers[plane, place] = seen.swords[place]
    if shield == _UNKNOWN:
        layers[plane + _TWO, place] = 1
    elif shield != _NO_SHIELD:
        layers[plane + _ONE, place] = shield
    layers[plane + np.uint64(3), place] = has(seen.shown, place)
