"""Tokens: the written form of each action, phase by phase."""

from functools import lru_cache

from blazon.games.richelieu.rules.components import CELL_NAMES
from blazon.games.richelieu.rules.state import Phase

_REST = ("R", "*", "-")
_TAKING = (*CELL_NAMES, *_REST)
_PLACING = (*(f"@{cell}" for cell in CELL_NAMES), *_REST)
_LIFTING = (*(f"^{cell}" for cell in CELL_NAMES), *_REST)

TOKENS = {
    Phase.TAKE: _TAKING,
    Phase.PAY: _LIFTING,
    Phase.SECOND: _TAKING,
    Phase.PLACE: _PLACING,
    Phase.MOVE: _PLACING,
    Phase.OVER: _TAKING,
}
"""The token of each action by phase; in PLACE, a card with the player's marker means lifting it."""


@lru_cache(maxsize=4096)
def place_tokens(own: int) -> tuple[str, ...]:
    """The tokens of PLACE for a player with markers on the cells in the mask ``own``."""
    return tuple(
        _LIFTING[action] if own >> action & 1 else token for action, token in enumerate(_PLACING)
    )


ALL_TOKENS = frozenset(_TAKING + _PLACING + _LIFTING)
"""Every token that can occur in a game."""
