"""A game as a table's journal holds it: actions with the chance events after them."""

from dataclasses import dataclass

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
