"""Run a Python class as a program: ``python -m blazon.bots.adapt module:Class``.

The class is made anew for each game, with the game as keyword arguments (``game``, ``seat``,
``players``, ``seed``, ``options``), as far as it takes them. Its method ``choose(phase, legal,
view, log)`` returns a token of ``legal``. If it has ``over(totals)``, it is told the result.
"""

import inspect
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Any, TextIO

import msgspec

from blazon.bots.programs.words import NEEDS, VERSION
from blazon.kernel.errors import BadValue


class _Adapted:
    """One class, and its object for the present game."""

    def __init__(self, made: Callable[..., Any], name: str, out: TextIO) -> None:
        self._made, self._name, self._out = made, name, out
        self._taken = _accepted(made)
        self._bot: Any = None
        self._game: dict[str, Any] = {}
        self._view: dict[str, Any] = {}
        self._log: list[str] = []

    def hear(self, line: str) -> bool:
        """Answer a line; returns whether to go on."""
        word, _, rest = line.partition(" ")
        match word:
            case "blazon":
                version = getattr(self._made, "version", "1")
                needs = "".join(f"needs {need}\n" for need in NEEDS)
                self._say(f"name {self._name} {version}\n{needs}ready {VERSION}")
            case "game":
                self._begin(*rest.split(" ", 5))
            case "view":
                self._view = msgspec.json.decode(rest.partition(" ")[2])
            case "seen":
                self._log += filter(None, rest.split(" ")[1:])
            case "ask":
                question, _, _, phase, *legal = rest.split(" ")
                token = self._bot.choose(phase, legal, self._view, list(self._log))
                self._say(f"play {question} {token}")
            case "over":
                _, _, *totals = rest.split(" ")
                if hasattr(self._bot, "over"):
                    self._bot.over([int(total) for total in totals])
            case "ping":
                self._say(f"pong {rest}")
            case "quit":
                return False
        return True

    def _begin(self, _: str, game: str, seat: str, players: str, seed: str, options: str) -> None:
        known = {
            "game": game,
            "seat": int(seat),
            "players": int(players),
            "seed": seed,
            "options": msgspec.json.decode(options),
        }
        self._bot = self._made(**{name: known[name] for name in self._taken(known)})
        self._view, self._log = {}, []

    def _say(self, text: str) -> None:
        self._out.write(text + "\n")
        self._out.flush()


def _accepted(made: Callable[..., Any]) -> Callable[[Mapping[str, Any]], Iterable[str]]:
    """Which of some keyword arguments a class takes."""
    parameters = inspect.signature(made).parameters.values()
    if any(one.kind is one.VAR_KEYWORD for one in parameters):
        return list
    names = {one.name for one in parameters}
    return names.intersection


def found(text: str) -> Callable[..., Any]:
    """The class that ``module:Class`` names; raises BadValue."""
    module, _, name = text.partition(":")
    if not module or not name:
        raise BadValue("class", "must be module:Class")
    try:
        made: Callable[..., Any] = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadValue("class", f"{text} cannot be imported: {error}") from error
    return made


def run(arguments: Sequence[str], lines: Iterable[str], out: TextIO) -> None:
    """Speak the protocol until the input ends; raises BadValue for a class that is not there."""
    if len(arguments) != 1:
        raise BadValue("class", "must be given: module:Class")
    adapted = _Adapted(found(arguments[0]), arguments[0].partition(":")[2], out)
    for line in lines:
        if not adapted.hear(line.rstrip("\r\n")):
            return


if __name__ == "__main__":
    sys.path.insert(0, "")
    try:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(encoding="utf-8")
        # What the class prints is not part of the protocol.
        spoken, sys.stdout = sys.stdout, sys.stderr
        run(sys.argv[1:], sys.stdin, spoken)
    except BadValue as error:
        sys.exit(str(error))
