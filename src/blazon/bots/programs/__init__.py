"""Bots that are programs of their own, in any language: the protocol ``blazon-bot/1`` and its host.

A program runs with the rights of whoever starts it. Nothing cages it.
"""

import shlex
import shutil
import sys
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from blazon.bots import Bot, make_bot
from blazon.kernel.errors import BadValue
from blazon.kernel.levels import DECISION_MS

if TYPE_CHECKING:
    from blazon.bots.judge import Judge

MOST_MS = 24 * 3600 * 1000


def is_program(name: str) -> bool:
    """Whether a bot's name is a command: it has a space, a slash, or ends with ``.py``."""
    return any(sign in name for sign in " /\\") or name.endswith(".py")


def command_of(name: str) -> tuple[str, ...]:
    """The command with its arguments; a Python file is run by this Python.

    Raises:
        BadValue: for a name that is no command.
    """
    try:
        words = shlex.split(name)
    except ValueError as error:
        raise BadValue("bot", f"must be a command: {error}") from error
    if not words:
        raise BadValue("bot", "must be a command")
    if words[0].endswith(".py"):
        words = [sys.executable, *words]
    return tuple(words)


def check_command(name: str) -> None:
    """Check that the program of a command is there; raises BadValue."""
    words = command_of(name)
    script = next((word for word in words[:2] if word.endswith(".py")), None)
    if shutil.which(words[0]) is None or (script is not None and not Path(script).is_file()):
        raise BadValue("bot", f"{name!r} must be a program that can be started")


def called(name: str) -> str:
    """What a bot is called: its name, or that of its program's file or module."""
    if not is_program(name):
        return name
    words = command_of(name)
    if "-m" in words:
        return words[-1]
    files = (word for word in words[1:] if Path(word).suffix and not word.startswith("-"))
    return Path(next(files, words[0])).name


def outside_seed(seed: str) -> str:
    """The seed that a program hears: a digest, as the seed itself may be that of the deal."""
    return blake2b(seed.encode(), key=b"blazon-bot", digest_size=16).hexdigest()


def make_player(
    name: str,
    seed: str,
    *,
    judge: "Judge | None" = None,
    decision_ms: int = DECISION_MS,
    game: str | None = None,
) -> Bot:
    """Make a bot by name, or seat a program for one game.

    Args:
        name: as for ``make_bot``, or a command.
        seed: any text.
        judge: the judge for searching bots; by default the game's own.
        decision_ms: how long a program may think about a decision, in milliseconds.
        game: the game that it will play, as for ``make_bot``.

    Raises:
        BadValue: for any other name, or a time that is no whole number from 1.
    """
    if not is_program(name):
        try:
            return make_bot(name, seed, judge=judge, game=game)
        except BadValue as error:
            expected = f"{error.expected}, or a command such as ./bot or bot.py"
            raise BadValue(error.field, expected) from error
    check_command(name)
    if type(decision_ms) is not int or not 1 <= decision_ms <= MOST_MS:
        raise BadValue("decision_ms", f"must be a whole number of milliseconds from 1 to {MOST_MS}")
    from blazon.bots.programs.seated import ProgramBot

    return ProgramBot(command_of(name), outside_seed(seed), decision_ms)
