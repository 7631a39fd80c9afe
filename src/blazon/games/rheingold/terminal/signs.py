"""How the players are told apart on the map: by letter and by colour."""

from blazon.terminal.style import PLAYER_STYLES

LETTERS = "ABCDE"
"""The players' signs, by seat: they can be told apart without colours."""


def colour(seat: int) -> str:
    """A player's colour."""
    return PLAYER_STYLES[seat]
