"""Parameters that commands share, and how they print results."""

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, make_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, cast

from cyclopts import Parameter

from blazon.kernel import catalogue
from blazon.kernel.files import STANDARD_INPUT
from blazon.kernel.names import escaped
from blazon.kernel.options import Option, either

NOT_DONE = 1
"""The exit status of a command that was called correctly but could not do its work."""


def _whole(_type: Any, tokens: Sequence[Any]) -> int:
    """A whole number; 1.5 is rejected, not rounded."""
    try:
        return int(tokens[0].value)
    except ValueError:
        raise ValueError(f"{tokens[0].value!r} is not a whole number") from None


Whole = Annotated[int, Parameter(converter=_whole)]


def _file(_type: Any, tokens: Sequence[Any]) -> Path:
    """A file, or ``-``; an option in its place is an error."""
    return Path(no_option(_type, tokens))


def _files(_type: Any, tokens: Sequence[Any]) -> list[Path]:
    return [_file(_type, [token]) for token in tokens]


def no_option(_type: Any, tokens: Sequence[Any]) -> str:
    """A text that may be ``-``, but not an option."""
    text: str = tokens[0].value
    if text.startswith("-") and text != STANDARD_INPUT:
        raise ValueError(f"{text} is no file, and no option here; a file can be ./{text}")
    return text


_MAY_BE_INPUT = Parameter(allow_leading_hyphen=True, converter=_file)
File = Annotated[Path, _MAY_BE_INPUT]
"""A file to read; ``-`` is standard input."""
Files = Annotated[list[Path], Parameter(allow_leading_hyphen=True, converter=_files)]
Config = Annotated[
    Path | None,
    _MAY_BE_INPUT,
    Parameter(help="A TOML file with settings."),
]
Database = Annotated[str | None, Parameter(help="sqlite:///FILE or postgresql://…")]
Json = Annotated[bool, Parameter(negative="", help="Print one JSON object instead of text.")]
GAME_OPTION = "--game"
Game = Annotated[
    str, Parameter(name=GAME_OPTION, help=f"The game: {either(catalogue.names()) or 'none found'}.")
]
Language = Annotated[
    str | None, Parameter(help="en, fr, es, it or de; the system's language if not given.")
]
JudgeFile = Annotated[
    Path | None,
    Parameter(name="--judge", help="A judge from `blazon train` for all bots that search."),
]
SearchJudge = Annotated[
    Path | None,
    Parameter(
        name="--judge",
        help="A judge from `blazon train` to search with; the game's own if not given.",
    ),
]
At = Annotated[
    Whole | None,
    Parameter(help="How many actions to replay first; the whole record if not given."),
]
Knowledge = Annotated[
    Literal["own", "open"],
    Parameter(help="Use what the player to move could know, or reveal everything."),
]


def _check_text(_kind: Any, given: str | None) -> None:
    """Refuse what is not UTF-8, which the system hands over as lone surrogates."""
    if given is not None and any("\ud800" <= sign <= "\udfff" for sign in given):
        raise ValueError("must be text in UTF-8")


Seed = Annotated[
    str | None,
    Parameter(help="Any text; makes the result reproducible.", validator=_check_text),
]


class _Chosen:
    """The base class of the options, whichever games are installed."""

    def chosen(self, game: str) -> dict[str, Any]:
        """The given options as the game reads them, with all defaults filled in."""
        from blazon.match.registry import game as find_game

        rules = find_game(game)
        texts = {key: text for key, text in vars(self).items() if text is not None}
        return rules.check_options({key: rules.parse_option(key, texts[key]) for key in texts})


def _help(key: str) -> str:
    """An option's help for each game, from its ``game.toml``."""
    if key == "players":
        return "How many players."
    lines = []
    for name in catalogue.names():
        option = catalogue.package(name).options.get(key)
        if option is not None:
            ours = " (a rule of ours)" if option.ours else ""
            lines.append(f"{name.capitalize()}: {_values(option)}{ours}.")
    return " ".join(lines)


def _parameter(key: str) -> Parameter:
    """An option of the command line."""
    takes_file = any(
        option.takes_table
        for name in catalogue.names()
        if (option := catalogue.package(name).options.get(key)) is not None
    )
    if takes_file:
        return Parameter(help=_help(key), allow_leading_hyphen=True, converter=no_option)
    return Parameter(help=_help(key))


def _values(option: Option) -> str:
    """The values that an option takes, with the default marked."""
    if option.kind == "number":
        return f"a number from {option.least} to {option.most}; no limit if not given"
    values = [
        f"{choice} (default)" if choice == option.default else str(choice)
        for choice in option.choices
    ]
    return either((*values, f"a file with a {option.key}") if option.takes_table else tuple(values))


def _options_of_all_games() -> type[_Chosen]:
    """A dataclass with a field for each option of any game; cyclopts turns them into flags."""
    keys = dict.fromkeys(
        key for package in catalogue.packages().values() for key in ("players", *package.options)
    )
    made = make_dataclass(
        "GameOptions",
        [(key, Annotated[str | None, _parameter(key)], None) for key in keys],
        bases=(_Chosen,),
        frozen=True,
    )
    made.__doc__, made.__module__ = "The rules to play by.", __name__
    return cast("type[_Chosen]", Parameter(name="*")(made))


if TYPE_CHECKING:
    from blazon.bots.judge import Judge

    GameOptions = _Chosen
else:
    GameOptions = _options_of_all_games()

DEFAULT_OPTIONS = GameOptions()


def print_line(text: str) -> None:
    """Write a line to standard output."""
    sys.stdout.write(text + "\n")


def print_escaped(text: str) -> None:
    """Write a line with strangers' text, without characters that could change the terminal."""
    print_line(escaped(text))


def warn(text: str) -> None:
    """Write a line to standard error."""
    sys.stderr.write(text + "\n")


def warn_of_length(game: str, options: Mapping[str, Any]) -> None:
    """Warn that games between bots may never end."""
    from blazon.lab.playing import unlimited

    for key in unlimited(game, options):
        warn(f"without a limit of {key}, bots may play {game} for ever; give one, such as 200")


def print_json(data: Any) -> None:
    """Write an object as JSON to standard output."""
    print_line(json.dumps(data, sort_keys=True))


def settled(given: str | None) -> str:
    """The given seed, or a random one."""
    from secrets import token_hex

    return token_hex(8) if given is None else given


def judge_in(file: Path | None, game: str) -> "Judge | None":
    """The judge in a file; raises BadValue if it is not one of this game."""
    from blazon.bots.judge import load_judge
    from blazon.match.registry import game as find_game

    return None if file is None else load_judge(file, find_game(game))


@Parameter(name="*")
@dataclass(frozen=True)
class Presentation:
    """How a game is shown."""

    lang: Language = None
    plain: Annotated[
        bool, Parameter(negative="", help="Show lists instead of a board, for screen readers.")
    ] = False


USUAL_PRESENTATION = Presentation()
