"""What has happened, in words that everybody at the table may hear."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from rich.text import Text

from blazon.terminal.face import Face
from blazon.terminal.look import STRONG, Look

if TYPE_CHECKING:
    from blazon.match.position import Position


@dataclass(frozen=True)
class Told:
    """One action as all may hear of it."""

    player: int | None
    """Who acted; None for chance."""
    turn: int
    """Whose turn it was."""
    token: str
    words: str
    forced: bool
    """Whether nothing else was possible."""


def tell(position: "Position", token: str, face: Face, look: Look) -> Told:
    """An action about to be taken in this position, told as an onlooker hears of it."""
    view = position.observe(None).view()
    words = face.did(view, token, look)
    return Told(position.actor, position.turn, token, words, forced=len(position.legal) == 1)


def retell(position: "Position", face: Face, look: Look) -> list[Told]:
    """Everything that has happened so far in a game."""
    told: list[Told] = []
    twin = position.copy()
    tokens = twin.actions
    if tokens:
        twin.undo(len(tokens))
    for token in tokens:
        told.append(tell(twin, token, face, look))
        twin.play(token)
    return told


def by_turn(
    told: Iterable[Told], look: Look, listener: int | None = None, *, brief: bool = False
) -> Iterator[Text]:
    """A line for each turn: whose, its tokens and, unless brief, what they mean.

    The listener is told which of his own actions were played for him as the only possible ones.
    """
    for turn, group in groupby(told, key=lambda one: one.turn):
        actions = list(group)
        tokens = " ".join(one.token for one in actions)
        line = Text(f"{look.names[turn]}: {tokens}", STRONG)
        words = ", ".join(
            look.texts("play-forced", words=one.words)
            if one.forced and one.player == listener is not None
            else one.words
            for one in actions
        )
        yield line if brief else Text.assemble(line, f"  {words}")
