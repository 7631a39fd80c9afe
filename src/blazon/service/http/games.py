"""The games, and what a table of them gets by default, over HTTP."""

import asyncio
from functools import cache, partial
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath
from msgspec import UNSET, UnsetType

from blazon.service.base import defaults
from blazon.service.base.languages import Language
from blazon.service.base.refusals import Refusal
from blazon.service.games import offered
from blazon.service.games.page_boards import page_board
from blazon.service.games.readiness import STEPS, Readiness
from blazon.service.http.context import REFUSALS, LanguageQuery
from blazon.service.http.static_files import ASK_AGAIN, MEDIA_TYPES, File, answer
from blazon.service.journal.events import OnTimeout, Watch
from blazon.service.views.narration import describe_game
from blazon.words.games import GameWords

_get = partial(get, responses=REFUSALS)


class PaceShown(msgspec.Struct, kw_only=True):
    """How much time there is."""

    kind: Literal["casual", "live", "days"]
    turn_seconds: int
    """What each turn has before the reserve is touched."""
    game_seconds: int
    """The reserve of each seat for the whole game."""


class DefaultsShown(msgspec.Struct, kw_only=True):
    """What a table gets where nothing else is asked for, and what there is to choose from."""

    bot: str
    """For a seat that names none, and in place of whoever is gone."""
    opponent: str
    """The bot that a form proposes."""
    bots: list[str]
    """The bots, weakest first."""
    paces: dict[str, PaceShown]
    """Times for a table, by a name for the choice."""
    on_timeout: OnTimeout
    watch: Watch


class OptionShown(msgspec.Struct, kw_only=True):
    """What an option of a game can be."""

    default: str | int | None
    choices: list[str | int] | None
    """Null for an option that is any number within its bounds."""
    least: int | UnsetType = UNSET
    """The bounds of such a number."""
    most: int | UnsetType = UNSET


class GameShown(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A game that can be played here."""

    game: str
    options: dict[str, OptionShown]
    """By key."""
    players: tuple[int, int]
    """Fewest and most."""
    board: str | None
    """The address of the JavaScript module that draws it; null for a game that brings none."""
    words: GameWords | UnsetType = UNSET
    """For whoever asks for a language: its name, its rules in brief, its options for a form."""


class FaultShown(msgspec.Struct, kw_only=True):
    """A game that is left out because something in its package is wrong."""

    game: str
    package: str
    """The distribution that it comes from, with its version; else its Python package."""
    reason: str
    """What is wrong, where, and what would be right, in a line in English."""


class ReadyShown(msgspec.Struct, kw_only=True):
    """How far a game is ready. It can be played before, but its first table takes longer."""

    game: str
    done: int
    """How many steps are done; as many as ``steps`` if the game is ready."""
    steps: int


@_get("/api/games", summary="List games, their options and numbers of players", rate="read")
async def games(lang: LanguageQuery = None) -> list[GameShown]:
    """As the engine protocol's `games`; with `lang` also in words of that language.

    A faulty game is not among them, see `/api/games/faulty`.
    """
    # The first time, this imports all games.
    return await asyncio.to_thread(_shown, lang)


def _shown(lang: Language | None) -> list[GameShown]:
    return [
        GameShown(
            game=one.name,
            options=msgspec.convert(one.option_choices(), dict[str, OptionShown]),
            players=one.players,
            board=f"/api/games/{one.name}/board.js" if page_board(one.name) else None,
            words=UNSET if lang is None else describe_game(one.name, lang),
        )
        for one in offered.games()
    ]


@_get("/api/games/faulty", summary="List the games that are left out, and why", rate="read")
async def faulty_games() -> list[FaultShown]:
    """Games that are installed beside the server, and cannot be used. The log names them, too."""
    found = await asyncio.to_thread(offered.faults)
    return [FaultShown(game=one.game, package=one.package, reason=one.reason) for one in found]


@_get(
    "/api/games/{game:str}/board.js",
    summary="Get the board that a game brings for the page",
    media_type="text/javascript",
    rate="read",
)
async def board_module(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """A JavaScript module, for games that `/api/games` gives an address for it."""
    return answer(await asyncio.to_thread(_board_file, game), request.headers)


def _board_file(name: str) -> File:
    """The module of a game that is offered, ready to be sent; raises Refusal."""
    is_offered = any(one.name == name for one in offered.games())
    module = page_board(name) if is_offered else None
    if module is None:
        raise Refusal("unknown", "there is no such board")
    return _packed(module)


@cache
def _packed(module: bytes) -> File:
    return File.of(module, MEDIA_TYPES[".js"], ASK_AGAIN)


@_get("/api/games/ready", summary="Get how far the games are ready", rate="read")
async def ready_games(readiness: Readiness) -> list[ReadyShown]:
    """After an installation the server compiles the rules of the games, which takes a while."""
    found = await asyncio.to_thread(offered.games)
    return [ReadyShown(game=one.name, done=readiness.done(one.name), steps=STEPS) for one in found]


@_get("/api/defaults", summary="Get the default settings for tables", rate="read")
async def table_defaults() -> DefaultsShown:
    """For forms: their choices and what is chosen at first."""
    return DefaultsShown(
        bot=defaults.BOT,
        opponent=defaults.OPPONENT,
        bots=list(defaults.BOTS),
        paces={
            name: PaceShown(kind=kind, turn_seconds=turn, game_seconds=reserve)
            for name, (kind, turn, reserve) in defaults.PACES.items()
        },
        on_timeout=defaults.ON_TIMEOUT,
        watch=defaults.WATCH,
    )


HANDLERS = [games, faulty_games, board_module, ready_games, table_defaults]
