"""Reads what a person types: a command, the number of a choice, or move tokens."""

from dataclasses import dataclass
from functools import cache

from blazon.locale import Texts

COMMANDS = (
    "help",
    "moves",
    "table",
    "score",
    "log",
    "hint",
    "undo",
    "save",
    "save!",
    "load",
    "quit",
)
"""The commands, the same in all languages; each language adds its own words for them."""
WITH_FILE = ("save", "save!", "load")


class Leave(Exception):
    """A person leaves the game."""


@dataclass(frozen=True)
class Command:
    """A command and the rest of its line."""

    name: str
    argument: str = ""


@cache
def command_words(texts: Texts) -> dict[str, str]:
    """Each word that names a command, in English and in the given language."""
    words = {"?": "help", "exit": "quit"}
    for command in COMMANDS:
        own = texts(f"play-command-{command.rstrip('!')}")
        bang = "!" if command.endswith("!") else ""
        words |= {f"{word}{bang}": command for word in (command.rstrip("!"), *own.split())}
    return words


def parse(line: str, texts: Texts) -> Command | list[str]:
    """The command on a line, or else its words, which should be moves."""
    first, _, rest = line.partition(" ")
    name = command_words(texts).get(first.casefold())
    if name is not None and (name in WITH_FILE or not rest.strip()):
        return Command(name, rest.strip())
    return line.split()


def help_lines(texts: Texts) -> list[str]:
    """A line for each command: its words and its meaning."""
    pairs = []
    for command in COMMANDS:
        base = command.rstrip("!")
        bang = command[len(base) :]
        words = dict.fromkeys(
            f"{word}{bang}" for word in (base, *texts(f"play-command-{base}").split())
        )
        usage = ", ".join(words) + (f" {texts('play-help-file')}" if command in WITH_FILE else "")
        pairs.append((usage, texts("play-help-save-over") if bang else texts(f"play-help-{base}")))
    width = max(len(usage) for usage, _ in pairs)
    return [f"  {usage.ljust(width)}  {meaning}" for usage, meaning in pairs]
