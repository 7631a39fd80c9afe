"""Tokens: the written form of each action, phase by phase."""

from collections.abc import Mapping, Sequence
from typing import overload

from blazon.games.rheingold.rules.state import ACTIONS, PLACES, SHIELD_VALUES, STARTS, Phase

END = "-"
"""Ends the turn; lays no shield."""
SHIELD = "+"
"""Lays a shield in the castle just taken."""
UNSEEN_SHIELD = "=?"
"""How others see that a shield was drawn."""

_DICE = tuple(f"d{number}" for number in range(1, STARTS + 1))
_COUNTS = tuple(f"x{number}" for number in range(PLACES))
_SHIELDS = (END, SHIELD)
_DRAWS = tuple(f"={value}" for value in range(SHIELD_VALUES))


class PathTokens(Sequence[str]):
    """The tokens ``from-to`` of all pairs of places, by the action's number; 0 ends the turn."""

    def __init__(self, ids: Sequence[str]) -> None:
        self._ids = tuple(ids)
        self._numbers: Mapping[str, int] = {name: number for number, name in enumerate(ids)}

    def __len__(self) -> int:
        return ACTIONS

    @overload
    def __getitem__(self, action: int) -> str: ...
    @overload
    def __getitem__(self, action: slice) -> tuple[str, ...]: ...
    def __getitem__(self, action: int | slice) -> str | tuple[str, ...]:
        if isinstance(action, slice):
            return tuple(self[number] for number in range(*action.indices(ACTIONS)))
        if action == 0:
            return END
        source, target = divmod(action, PLACES)
        if not 0 <= source < len(self._ids) or target >= len(self._ids):
            raise IndexError(f"action {action} is no path of this map")
        return f"{self._ids[source]}-{self._ids[target]}"

    def index(self, token: object, start: int = 0, stop: int | None = None) -> int:
        """The action of a token; raises ValueError for what is none."""
        source, dash, target = str(token).partition(END)
        if token == END:
            return 0
        if not dash or source not in self._numbers or target not in self._numbers:
            raise ValueError(f"{token!r} is no path of this map")
        return self._numbers[source] * PLACES + self._numbers[target]

    def __contains__(self, token: object) -> bool:
        try:
            return self[self.index(token)] == token
        except ValueError:
            return False


def by_phase(ids: Sequence[str]) -> dict[int, Sequence[str]]:
    """The tokens of every action on a map whose places have these ids, for each phase."""
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
