"""A game as a table's journal holds it: actions with the chance events after them."""

from dataclasses import dataclass
from itertools import accumulate

from blazon.match.position import Position


@dataclass(frozen=True)
class Step:
    """An action of a game with the chance events after it."""

    seat: int
    action: str
    then: list[str]


def steps(game: Position) -> tuple[list[str], list[Step]]:
    """The first chance events, and the steps of a game."""
    position, first = game.copy(), []
    if game.actions:
        position.undo(len(game.actions))
    found: list[Step] = []
    for token in game.actions:
        actor = position.actor
        if actor is not None:
            found.append(Step(actor, token, []))
        elif found:
            found[-1].then.append(token)
        else:
            first.append(token)
        position.play(token)
    return first, found


def steps_until(game: Position, moment: int) -> int:
    """How many of the steps are complete after this number of actions."""
    first, played = steps(game)
    ends = accumulate((1 + len(step.then) for step in played), initial=len(first))
    return sum(end <= moment for end in ends) - 1
