"""The players' letters and colours on the map."""

from blazon.terminal.style import PLAYER_STYLES

LETTERS = "ABCDE"
"""The players' signs, by seat, which are distinct without colours."""


def colour(seat: int) -> str:
    """A player's colour."""
    return PLAYER_STYLES[seat]
