"""The words of the protocol ``blazon-bot/1``: lines of UTF-8, one message each."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, get_args

import msgspec

VERSION = "1"
MOST_HEARD = 64 * 1024
"""The longest line that a program may write, in bytes."""
Need = Literal["view", "log"]
"""What a program asks for besides the legal actions."""
NEEDS = get_args(Need)
Ending = Literal["end", "forfeit", "closed"]
"""Why a game is over: it ended, somebody forfeited, or nobody plays on."""


def line(*words: str, data: Mapping[str, Any] | None = None) -> bytes:
    """A message: words separated by one space, and perhaps JSON as its rest."""
    rest = [] if data is None else [msgspec.json.encode(data).decode()]
    return (" ".join([*words, *rest]) + "\n").encode()


def hello() -> bytes:
    """The first message."""
    return line("blazon", VERSION)


def game(
    number: str, name: str, seat: int, players: int, seed: str, options: Mapping[str, Any]
) -> bytes:
    """A new game; whatever the program knows of another one no longer counts."""
    return line("game", number, name, str(seat), str(players), seed, data=options)


def view(number: str, known: Mapping[str, Any]) -> bytes:
    """What the seat may know now, as in the engine protocol."""
    return line("view", number, data=known)


def seen(number: str, tokens: Iterable[str]) -> bytes:
    """What is new in the seat's log."""
    return line("seen", number, *tokens)


def ask(question: str, ms: int, phase: str, tokens: Iterable[str]) -> bytes:
    """A decision; there is no limit of simulations."""
    return line("ask", question, str(ms), "0", phase, *tokens)


def stop(question: str) -> bytes:
    """The time is up: answer at once."""
    return line("stop", question)


def over(number: str, why: Ending, totals: Iterable[int]) -> bytes:
    """The end of a game, with everybody's points."""
    return line("over", number, why, *map(str, totals))


def quit_() -> bytes:
    """The end of everything."""
    return line("quit")


def split(text: bytes) -> list[str]:
    """The words of a line; bytes that are not UTF-8 are replaced."""
    return text.decode("utf-8", "replace").rstrip("\r\n").split(" ")
