"""What commands have in common: the rules to play by, seeds, numbers, and how results are said."""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Annotated, Any

from cyclopts import Parameter


def _whole(_type: Any, tokens: Sequence[Any]) -> int:
    """A whole number; 1.5 is none, and is not rounded."""
    try:
        return int(tokens[0].value)
    except ValueError:
        raise ValueError(f"{tokens[0].value!r} is not a whole number") from None


Whole = Annotated[int, Parameter(converter=_whole)]
Json = Annotated[bool, Parameter(negative="", help="One JSON object instead of text for people.")]
Seed = Annotated[str | None, Parameter(help="Any text; makes the result reproducible.")]


@Parameter(name="*")
@dataclass(frozen=True)
class GameOptions:
    """The rules to play by; what a game's options mean stands in its rules."""

    players: Annotated[str | None, Parameter(help="How many players.")] = None
    edition: Annotated[str | None, Parameter(help="Richelieu: duel (default) or court.")] = None
    ending: Annotated[str | None, Parameter(help="Richelieu: full (default) or last-row.")] = None
    deck: Annotated[str | None, Parameter(help="Richelieu: a file with another deck.")] = None
    map: Annotated[
        str | None, Parameter(help="Rheingold: rhine (default), loch, or a file with another map.")
    ] = None
    rounds: Annotated[
        str | None, Parameter(help="Rheingold: the game ends after so many rounds.")
    ] = None

    def chosen(self, game: str) -> dict[str, Any]:
        """The options that were given, as the game reads them, all defaults filled in."""
        from blazon.match.registry import game as find_game

        rules = find_game(game)
        given = {field.name: getattr(self, field.name) for field in fields(self)}
        return rules.check_options(
            {
                name: rules.parse_option(name, text)
                for name, text in given.items()
                if text is not None
            }
        )


DEFAULT_OPTIONS = GameOptions()


def print_line(text: str) -> None:
    """Write a line to standard output."""
    sys.stdout.write(text + "\n")


def print_json(data: Any) -> None:
    """Write an object for programs to standard output."""
    print_line(json.dumps(data, sort_keys=True))


def settled(given: str | None) -> str:
    """The seed that was given, or one at random."""
    from secrets import token_hex

    return token_hex(8) if given is None else given
