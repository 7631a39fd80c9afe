"""What has happened, in words that everybody at the table may hear."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
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
    """As an onlooker hears of it: ``=?`` instead of a shield that only its owner saw."""
    words: str
    """Empty where the next action's words tell of both."""
    forced: bool
    """Whether nothing else was possible."""


def witness(position: "Position", act: Callable[[], object], face: Face, look: Look) -> Told:
    """Let one action happen in a position, and tell it as an onlooker hears of it."""
    actor, turn, forced = position.actor, position.turn, len(position.legal) == 1
    before = position.observe(None).view()
    act()
    after = position.observe(None).view()
    token = after["log"][-1]
    return Told(actor, turn, token, face.did(before, after, token, look), forced)


def retell(position: "Position", face: Face, look: Look) -> list[Told]:
    """Everything that has happened so far in a game."""
    twin = position.copy()
    tokens = twin.actions
    if tokens:
        twin.undo(len(tokens))
    return [witness(twin, partial(twin.play, token), face, look) for token in tokens]


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
        words = ", ".join(_sentences(actions, look, listener))
        yield line if brief or not words else Text.assemble(line, f"  {words}")


def _sentences(actions: Sequence[Told], look: Look, listener: int | None) -> Iterator[str]:
    """The words of each action, or of several that are told together."""
    chosen = False
    for one in actions:
        chosen = chosen or not one.forced
        if not one.words:
            continue
        only = not chosen and one.player == listener is not None
        yield look.texts("play-forced", words=one.words) if only else one.words
        chosen = False
