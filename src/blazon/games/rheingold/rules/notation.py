"""Tokens: the written form of each action, phase by phase."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import overload

from blazon.games.rheingold.rules.state import ACTIONS, PLACES, SHIELD_VALUES, STARTS, Phase

END = "-"
"""Ends the turn, or lays no shield."""
SHIELD = "+"
"""Lays a shield in the castle just taken."""
UNSEEN_SHIELD = "=?"
"""How others see the draw of a shield."""
LONGEST_KEPT = 40
"""Characters in a token that is kept for all tables; the ids of a custom map can be longer."""

_DICE = tuple(f"d{number}" for number in range(1, STARTS + 1))
_COUNTS = tuple(f"x{number}" for number in range(PLACES))
_SHIELDS = (END, SHIELD)
_DRAWS = tuple(f"={value}" for value in range(SHIELD_VALUES))


class _PathTokens(dict[int, str]):
    """The tokens by action number, on a map with these place ids; written when first needed."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        super().__init__({0: END})
        self._ids = ids

    def __missing__(self, action: int) -> str:
        one, other = divmod(action, PLACES)
        if not (0 <= one < len(self._ids) and other < len(self._ids)):
            raise KeyError(action)
        token = f"{self._ids[one]}-{self._ids[other]}"
        if len(token) <= LONGEST_KEPT:
            self[action] = token
        return token


_path_tokens = lru_cache(16)(_PathTokens)


class PathTokens(Sequence[str]):
    """The tokens ``from-to`` of all pairs of places, by the action's number; 0 ends the turn."""

    def __init__(self, ids: Sequence[str]) -> None:
        self._ids = tuple(ids)
        self._numbers: Mapping[str, int] = {name: number for number, name in enumerate(ids)}
        self._tokens = _path_tokens(self._ids)

    def __reduce__(self) -> tuple[type["PathTokens"], tuple[tuple[str, ...]]]:
        return PathTokens, (self._ids,)

    def __len__(self) -> int:
        return ACTIONS

    @overload
    def __getitem__(self, action: int) -> str: ...
    @overload
    def __getitem__(self, action: slice) -> tuple[str, ...]: ...
    def __getitem__(self, action: int | slice) -> str | tuple[str, ...]:
        if isinstance(action, slice):
            return tuple(self[number] for number in range(*action.indices(ACTIONS)))
        try:
            return self._tokens[action]
        except KeyError:
            raise IndexError(f"action {action} is not a path on this map") from None

    def index(self, token: object, start: int = 0, stop: int | None = None) -> int:
        """The action of a token; raises ValueError for an invalid token."""
        source, dash, target = str(token).partition(END)
        if token == END:
            return 0
        if not dash or source not in self._numbers or target not in self._numbers:
            raise ValueError(f"{token!r} is not a path on this map")
        return self._numbers[source] * PLACES + self._numbers[target]

    def __contains__(self, token: object) -> bool:
        try:
            return self[self.index(token)] == token
        except ValueError:
            return False


def by_phase(ids: Sequence[str]) -> dict[int, Sequence[str]]:
    """The tokens of every action for each phase, on a map with these place ids."""
    paths = PathTokens(ids)
    return {
        Phase.ROLL: _DICE,
        Phase.MOVE: paths,
        Phase.COUNT: _COUNTS,
        Phase.FRONT: paths,
        Phase.SHIELD: _SHIELDS,
        Phase.DRAW: _DRAWS,
        Phase.OVER: paths,
    }
