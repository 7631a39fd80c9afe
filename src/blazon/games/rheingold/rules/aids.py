"""What a player could work out on the map, by the rules' own counting.

All of it reads a state made by ``hide``, which holds nothing that the observer may not know.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from blazon.games.rheingold.rules.board import defence, first_of, has, is_castle, is_start, movable
from blazon.games.rheingold.rules.maps.model import Map
from blazon.games.rheingold.rules.rules import gathered, price, reinforcements
from blazon.games.rheingold.rules.state import (
    FIRST_SHIELD,
    HALVES,
    MOVES,
    NO_SHIELD,
    NOBODY_HOLDS,
    PLACES,
    SHIELD_VALUES,
    STARTS,
    STATE,
    UNKNOWN_SHIELD,
    Phase,
    State,
)
from blazon.kernel.bits import members
from blazon.kernel.game import States
from blazon.kernel.jit import entry, kernel
from blazon.kernel.views import Aids

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_STARTS, _PLACES = np.uint64(STARTS), np.uint64(PLACES)
_NOBODY = np.uint8(NOBODY_HOLDS)
_NO_SHIELD, _UNKNOWN = np.uint8(NO_SHIELD), np.uint8(UNKNOWN_SHIELD)
_FIRST_SHIELD = np.int64(FIRST_SHIELD)


class Need(msgspec.Struct, frozen=True):
    """The knights that take a castle; of the observer's own castles, the knights of a rival."""

    least: int
    """The fewest that may try."""
    sure: int
    """The fewest that certainly succeed, as far as everybody knows."""


class Takable(msgspec.Struct, frozen=True):
    """A castle that the observer can take in this turn."""

    castle: str
    gate: str = msgspec.field(name="from")
    """The space at its gate where the most knights can meet."""
    sure: bool
    """Whether they certainly take it."""


class RheingoldAids(Aids, frozen=True):
    """Useful numbers about castles, spaces and armies."""

    need: dict[str, Need]
    """The knights that each castle takes."""
    field: dict[str, int]
    """The knights that take each space held by somebody else."""
    reach: dict[str, dict[str, int]]
    """While the observer may move: for each place that knights may leave, the places that they can
    reach without a fight, and the number of moves."""
    takable: list[Takable]
    """While the observer may move: the castles that can be taken in this turn."""


@kernel
def _may_enter(state: State, player: Any, place: Any) -> Any:
    """Return whether a side may enter a place without a fight."""
    holder = state.holder[place]
    return holder == player or (holder == _NOBODY and place >= state.first_space)


@kernel
def _leaving(state: State, player: Any, place: Any) -> Any:
    """Return how many knights of a side may leave a place."""
    if has(state.armies[player], place) == _ZERO:
        return np.int64(0)
    return np.int64(movable(state, place))


@kernel
def _most_beside(state: State, player: Any, space: Any, root: Any) -> Any:
    """Return the most knights of a side on a place next to a space, other than the root."""
    best = np.int64(0)
    for half in range(HALVES):
        left = state.adjacent[space, half] & state.armies[player, half]
        while left != _ZERO:
            place = first_of(left, half)
            left &= left - _ONE
            if place != root:
                best = max(best, _leaving(state, player, place))
    return best


@kernel
def gathering(state: State, player: Any, space: Any, moves: Any) -> Any:
    """Return the most knights of a side that can be on a space after up to two moves.

    With each move, all knights on one place go to the next. Two moves bring two groups from
    beside the space, or a group that has met another on the way. Knights leave a start area but do
    not pass through one.
    """
    if not _may_enter(state, player, space):
        return np.int64(0)
    first, second, chain = np.int64(0), np.int64(0), np.int64(0)
    for half in range(HALVES):
        left = state.adjacent[space, half]
        while left != _ZERO:
            place = first_of(left, half)
            left &= left - _ONE
            knights = _leaving(state, player, place)
            if knights > first:
                first, second = knights, first
            elif knights > second:
                second = knights
            if not is_start(place) and _may_enter(state, player, place):
                chain = max(chain, knights + _most_beside(state, player, place, space))
    here = _leaving(state, player, space)
    if moves <= 0:
        return here
    if moves == 1:
        return here + first
    return here + max(first + second, chain)


@kernel
def _highest(state: State, castle: Any) -> Any:
    """Return the highest value that a castle's shield may have, as far as everybody knows."""
    shield = state.shield[castle]
    if shield == _NO_SHIELD:
        return np.int64(0)
    if has(state.shown, castle) != _ZERO:
        return np.int64(shield) - _FIRST_SHIELD
    owner, best = np.uint64(state.holder[castle]), np.int64(0)
    for value in range(SHIELD_VALUES):
        if state.pile[owner, value] != 0:
            best = np.int64(value)
    for other in range(_STARTS, np.uint64(state.first_space)):
        laid = state.shield[other]
        hidden = laid != _NO_SHIELD and laid != _UNKNOWN and has(state.shown, other) == _ZERO
        if hidden and state.holder[other] == owner:
            best = max(best, np.int64(laid) - _FIRST_SHIELD)
    return best


@kernel
def _most_against(state: State, target: Any, source: Any) -> Any:
    """Return the most knights that can attack a space, from the source if it is a place."""
    player = np.uint64(state.player)
    best, moves = np.int64(0), np.int64(state.moves)
    for half in range(HALVES):
        left = state.adjacent[target, half] & state.armies[player, half] & ~state.named[half]
        while left != _ZERO:
            place = first_of(left, half)
            left &= left - _ONE
            if source == _PLACES or place == source:
                knights = np.int64(movable(state, place))
                best = max(best, knights + reinforcements(state, place, target, moves - 1))
    return gathered(state) + best


@kernel
def _falls(state: State, rival: Any, place: Any) -> Any:
    """Return whether a side, with the knights on the map, can take a place from one side."""
    needed = np.int64(state.knights[place]) + 1
    if is_castle(state, place):
        needed = max(np.int64(1), 2 * np.int64(defence(state, place)))
    for half in range(HALVES):
        left = state.adjacent[place, half]
        while left != _ZERO:
            side = first_of(left, half)
            left &= left - _ONE
            if gathering(state, rival, side, np.int64(MOVES - 1)) >= needed:
                return True
    return False


class Numbers(NamedTuple):
    """Numbers by place, in the state's order."""

    least: list[int]
    """The fewest knights that may try to take a castle."""
    highest: list[int]
    """The highest value that a castle's shield may have, as far as everybody knows."""
    movable: list[int]
    """The knights of the holder that may leave."""
    together: list[int]
    """The most knights of the player to move that can be on a space with one move left."""
    open: list[int]
    """1 for the places that the player to move may enter without a fight, else 0."""


@entry
def _count(
    states: npt.NDArray[Any], question: npt.NDArray[np.uint64], table: npt.NDArray[np.int64]
) -> Any:
    """Write the rows of ``Numbers``, and answer a question, in one kernel: compiling takes seconds.

    The question is a place, and either the side that may take it, or ``PLACES`` and a source for
    the most knights that can attack it. If the place is ``PLACES``, there is no question.
    """
    state = states[0]
    player, moves = np.uint64(state.player), np.int64(state.moves) - 1
    for place in range(np.uint64(state.places)):
        table[2, place] = movable(state, place)
        table[4, place] = np.int64(_may_enter(state, player, place))
        if is_castle(state, place):
            table[0, place] = price(state, place)
            table[1, place] = _highest(state, place)
        elif not is_start(place):
            table[3, place] = gathering(state, player, place, moves)
    place, rival, source = question[0], question[1], question[2]
    if place == _PLACES:
        return np.int64(0)
    if rival != _PLACES:
        return np.int64(_falls(state, rival, place))
    return _most_against(state, place, source)


@lru_cache(64)
def _counted(
    record: bytes, place: int = PLACES, rival: int = PLACES, source: int = PLACES
) -> tuple[Numbers, int]:
    table = np.zeros((len(Numbers._fields), PLACES), np.int64)
    question = np.array([place, rival, source], np.uint64)
    answer = _count(np.frombuffer(record, STATE), question, table)
    return Numbers(*table.tolist()), int(answer)


def numbers(seen: States) -> Numbers:
    """What can be counted at each place, in a state made by ``hide``."""
    return _counted(seen.tobytes())[0]


def most_against(seen: States, target: int, source: int | None = None) -> int:
    """The most knights that can attack a space on all fronts with the moves left.

    Groups already chosen count. The source, if given, is one of the fronts.
    """
    return _counted(seen.tobytes(), target, source=PLACES if source is None else source)[1]


def falls(seen: States, rival: int, place: int) -> bool:
    """Whether a player, with the knights on the map, can take a place of the observer in a turn."""
    return bool(_counted(seen.tobytes(), place, rival)[1])


class Finder:
    """Works out the aids on one map."""

    def __init__(self, board: Map) -> None:
        self._ids = [place.id for place in board.numbered]
        self._castles, self._adjacent = board.castles, board.adjacent
        number = {name: index for index, name in enumerate(self._ids)}
        order = {place.id: index for index, place in enumerate(board.places)}
        self._order = [order[name] for name in self._ids]
        self._gates = [
            [number[gate] for gate in sorted(board.neighbours(castle.id), reverse=True)]
            for castle in board.castles
        ]

    def work_out(self, seen: States, observer: int | None, *, acts: bool) -> RheingoldAids:
        """The aids of an observer, from a state made by ``hide``."""
        found = numbers(seen)
        holder, knights = seen["holder"][0].tolist(), seen["knights"][0].tolist()
        needs = [
            self._need(found, place, knights[place])
            for place in range(STARTS, STARTS + len(self._castles))
        ]
        first_space = STARTS + len(self._castles)
        moves = acts and seen["phase"].item() == Phase.MOVE
        return RheingoldAids(
            need={castle.id: need for castle, need in zip(self._castles, needs, strict=True)},
            field={
                self._ids[place]: knights[place] + 1
                for place in range(first_space, len(self._ids))
                if holder[place] not in (NOBODY_HOLDS, observer)
            },
            reach=self._reach(seen, found) if moves else {},
            takable=list(self._takable(seen, found, needs)) if moves else [],
        )

    def _need(self, found: Numbers, castle: int, knights: int) -> Need:
        least = found.least[castle]
        return Need(least, max(least, 2 * (knights + found.highest[castle])))

    def _reach(self, seen: States, found: Numbers) -> dict[str, dict[str, int]]:
        """The places that each army can reach, nearest first, then in the map's order."""
        low, high = seen["armies"][0, seen["player"].item()].tolist()
        ways = sum(1 << place for place, is_open in enumerate(found.open) if is_open)
        reached = {}
        for army in members(low | high << 64):
            edge, left, far = [army], ways & ~(1 << army), dict[str, int]()
            for move in range(1, seen["moves"].item() + 1):
                beside = 0
                for place in edge:
                    beside |= self._adjacent[place]
                edge = sorted(members(beside & left), key=self._order.__getitem__)
                left &= ~beside
                far |= dict.fromkeys((self._ids[place] for place in edge), move)
            reached[self._ids[army]] = far
        return reached

    def _takable(self, seen: States, found: Numbers, needs: list[Need]) -> Iterator[Takable]:
        """The free castles and castles of others for which enough knights can reach one gate."""
        own, holder = seen["player"].item(), seen["holder"][0].tolist()
        for number, (castle, need) in enumerate(zip(self._castles, needs, strict=True)):
            gate = max(self._gates[number], key=found.together.__getitem__)
            most = found.together[gate]
            if holder[STARTS + number] != own and most >= need.least:
                yield Takable(castle.id, self._ids[gate], most >= need.sure)
