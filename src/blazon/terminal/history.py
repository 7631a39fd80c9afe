"""The game log as shown to a person, one line per turn."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich.text import Text

from blazon.terminal.style import STRONG, Style
from blazon.words.log import LogEntry


def by_turn(
    entries: Iterable[LogEntry], style: Style, reader: int | None = None, *, brief: bool = False
) -> Iterator[Text]:
    """A line for each turn: the player, the tokens and, unless brief, their meaning.

    The lines tell the reader which of their own actions were forced and played for them.
    """
    for turn, group in groupby(entries, key=lambda one: one.turn):
        actions = list(group)
        tokens = " ".join(one.token for one in actions)
        line = Text(f"{style.names[turn]}: {tokens}", STRONG)
        words = ", ".join(_sentences(actions, style, reader))
        yield line if brief or not words else Text.assemble(line, f"  {words}")


def _sentences(actions: Sequence[LogEntry], style: Style, reader: int | None) -> Iterator[str]:
    """The words for each action, or for several that are described together."""
    chosen = False
    for one in actions:
        chosen = chosen or not one.forced
        if not one.words:
            continue
        only = not chosen and one.player == reader is not None
        yield style.texts("play-forced", words=one.words) if only else one.words
        chosen = False
