"""A reason why an action costs something, as reviews and puzzles have it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Reason:
    """A line of the score sheet on which an action loses points, compared with a better one."""

    line: str
    """The line's name; empty if the game's score is a single line."""
    points: float
    """The points lost against the strongest rival, on average."""
    share: float
    """The share of the possible deals in which points are lost; 1 if that is proven."""
    lacking: float = 0.0
    """The part of the points that the player loses by lacking what the line asks for, such as a
    card of a province. Reviews by Blazon 0.2 have neither this field nor the next.
    """
    rival_lacking: float = 0.0
    """The part of the points that the rival, but for this action, would lose by lacking it."""
