"""The entry point: seats the players, deals or loads a game, plays it and saves it on leaving."""

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from blazon.kernel.errors import BadValue
from blazon.kernel.files import STANDARD_INPUT
from blazon.locale import Texts, texts
from blazon.terminal import files
from blazon.terminal.commands import Leave
from blazon.terminal.conversation import run
from blazon.terminal.handlers import keep
from blazon.terminal.renderer import renderer_of
from blazon.terminal.seats import BotMaker, name_players, take_seats
from blazon.terminal.session import Session
from blazon.terminal.style import Style
from blazon.terminal.surroundings import Surroundings

if TYPE_CHECKING:
    from blazon.match.position import Position

__all__ = ["Seating", "Surroundings", "play"]


@dataclass(frozen=True)
class Seating:
    """The players by seat.

    Attributes:
        kinds: for each player ``person`` or a bot's name; a person and then bots if not given.
        names: the players' names; missing ones are made up.
        make_bot: makes the bots; ``blazon.bots.make_bot`` if not given.
    """

    kinds: Sequence[str] = ()
    names: Sequence[str] = ()
    make_bot: BotMaker | None = None


_USUAL_SEATING, _USUAL_SURROUNDINGS = Seating(), Surroundings()


def play(
    game: str,
    options: Mapping[str, Any] | None = None,
    *,
    seating: Seating = _USUAL_SEATING,
    seed: str | None = None,
    load: Path | None = None,
    surroundings: Surroundings = _USUAL_SURROUNDINGS,
) -> None:
    """Play a game in the terminal until it ends or its people leave.

    Args:
        game: the game's name.
        options: the game's options; a loaded game has its own.
        seating: who plays.
        seed: any text; makes the deal, chance and the bots' choices reproducible.
        load: a file with a game to continue.
        surroundings: where the game is shown and read.

    Raises:
        BadValue: if an argument or the file is not valid.
    """
    if load is not None and str(load) == STANDARD_INPUT:
        raise BadValue("--load", "must be a file, because you type on standard input")
    words = texts(surroundings.language)
    screen = surroundings.screen
    renderer = renderer_of(game)
    seed = secrets.token_hex(16) if seed is None else seed
    position = _loaded(load, game, words, seed) if load is not None else _dealt(game, options, seed)
    taken = take_seats(seating.kinds, position, seed, seating.make_bot)
    recorded = position.names if load is not None else ()
    position.names = name_players(taken, words, seating.names, recorded, game=game)
    style = Style(words, position.names, screen.signs, screen.plain)
    session = Session(position, taken, screen, style, renderer, surroundings.folder)
    if load is not None:
        count = len(position.actions)
        session.note(words("play-loaded", file=str(load), count=count))
    with suppress(Leave, EOFError, KeyboardInterrupt):
        run(session)
    screen.show([""])
    keep(session)
    session.say("play-farewell")


def _dealt(game: str, options: Mapping[str, Any] | None, seed: str) -> "Position":
    import blazon

    return blazon.new(game, seed=seed, **(options or {}))


def _loaded(path: Path, game: str, words: Texts, seed: str) -> "Position":
    try:
        position = files.load(path, seed)
    except OSError as error:
        raise BadValue(str(path), files.reason(error, words)) from error
    if position.game.name != game:
        other = words("play-load-other-game", file=path.name, game=position.game.name)
        raise BadValue(str(path), other)
    return position
