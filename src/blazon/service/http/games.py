"""The games and their default settings over HTTP."""

import asyncio
from functools import cache
from typing import Any, Literal

import msgspec
from litestar import Request, Response
from litestar.params import FromPath
from msgspec import UNSET, UnsetType

from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.match.puzzles import digests
from blazon.service.base import defaults
from blazon.service.base.languages import Language
from blazon.service.base.refusals import Refusal
from blazon.service.games import offered
from blazon.service.games.page_boards import page_board
from blazon.service.games.readiness import STEPS, Readiness
from blazon.service.http.boards import KEPT_FOR
from blazon.service.http.context import LanguageQuery
from blazon.service.http.routes import get
from blazon.service.http.static_files import ASK_AGAIN, MEDIA_TYPES, File, answer
from blazon.service.journal.plans import OnTimeout, Watch
from blazon.service.views.narration import describe_game
from blazon.words.games import GameWords, face_of
from blazon.words.lessons import lesson_steps


class PaceShown(msgspec.Struct, kw_only=True):
    """The time that players have."""

    kind: Literal["casual", "live", "days"]
    turn_seconds: int
    """The seconds for each turn before the reserve is used."""
    game_seconds: int
    """The reserve of each seat, in seconds, for the whole game."""


class DefaultsShown(msgspec.Struct, kw_only=True):
    """The default settings of a table, and the available choices."""

    bot: str
    """The bot for a seat that names none, and for the seats of players who have left."""
    opponent: str
    """The opponent that a form should suggest."""
    bots: list[str]
    """The bots, weakest first."""
    paces: dict[str, PaceShown]
    """Time settings, by the name of the choice."""
    on_timeout: OnTimeout
    watch: Watch


class OptionShown(msgspec.Struct, kw_only=True):
    """The values that an option of a game can have."""

    default: str | int | None
    choices: list[str | int] | None
    """Null for an option that takes any number within its bounds."""
    least: int | UnsetType = UNSET
    """The bounds of such a number."""
    most: int | UnsetType = UNSET
    ours: bool | UnsetType = UNSET
    """Whether it is our own rule, not one of the published game."""


class GameShown(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A game that can be played here."""

    game: str
    options: dict[str, OptionShown]
    """The options, by key."""
    players: tuple[int, int]
    """The lowest and highest number of players."""
    board: str | None
    """The URL of the JavaScript module that draws its board; null if it has none."""
    lesson: bool = False
    """Whether it has a guided first game."""
    puzzles: list[str]
    """The ids of its puzzles."""
    words: GameWords | UnsetType = UNSET
    """If a language was requested: its name, a summary of its rules, and its options for a form."""


class FaultShown(msgspec.Struct, kw_only=True):
    """A game that is unavailable because its package is faulty."""

    game: str
    package: str
    """The distribution that contains it, with the version; otherwise its Python package."""
    reason: str
    """What is wrong, where, and what would be right, in one line of English."""


class ReadyShown(msgspec.Struct, kw_only=True):
    """A game's preparation. Players can open it earlier, but its first table takes longer."""

    game: str
    done: int
    """The number of steps done; equal to ``steps`` when the game is ready."""
    steps: int


@get("/api/games", summary="List games, their options and numbers of players", rate="read")
async def games(lang: LanguageQuery = None) -> list[GameShown]:
    """Like `games` in the engine protocol; `lang` adds the text in that language.

    Faulty games are omitted, see `/api/games/faulty`.
    """
    # The first call imports all games.
    return await asyncio.to_thread(_shown, lang)


def _shown(lang: Language | None) -> list[GameShown]:
    return [
        GameShown(
            game=one.name,
            options=msgspec.convert(one.option_choices(), dict[str, OptionShown]),
            players=one.players,
            board=f"/api/games/{one.name}/board.js" if page_board(one.name) else None,
            lesson=bool(lesson_steps(catalogue.package(one.name))),
            puzzles=_puzzles_of(one.name),
            words=UNSET if lang is None else describe_game(one.name, lang),
        )
        for one in offered.games()
    ]


def _puzzles_of(game: str) -> list[str]:
    """The ids of a game's puzzles; none if their file cannot be read."""
    try:
        return list(digests(game))
    except BadValue:
        return []


@get("/api/games/faulty", summary="List the unavailable games, and why", rate="read")
async def faulty_games() -> list[FaultShown]:
    """Installed games that cannot be used. The server's log also lists them."""
    found = await asyncio.to_thread(offered.faults)
    return [FaultShown(game=one.game, package=one.package, reason=one.reason) for one in found]


@get(
    "/api/games/{game:str}/board.js",
    summary="Get the board that a game supplies for the page",
    media_type="text/javascript",
    rate="read",
)
async def board_module(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """A JavaScript module, for games with a URL for it in `/api/games`."""
    return answer(await asyncio.to_thread(_board_file, game), request.headers)


def _board_file(name: str) -> File:
    """The module of an available game, ready to be sent; raises Refusal."""
    is_offered = any(one.name == name for one in offered.games())
    module = page_board(name) if is_offered else None
    if module is None:
        raise Refusal("unknown", "there is no such board")
    return _packed(module)


@cache
def _packed(module: bytes) -> File:
    return File.of(module, MEDIA_TYPES[".js"], ASK_AGAIN)


@get(
    "/api/games/{game:str}/faces/{style:str}",
    summary="Get the face of a bot with a character",
    media_type="image/svg+xml",
    rate="read",
)
async def face(
    request: Request[Any, Any, Any], game: FromPath[str], style: FromPath[str]
) -> Response[bytes]:
    """An SVG drawing, for the rivals that have one according to `/api/games`."""
    offered.check_known(game)
    return answer(await asyncio.to_thread(_face, game, style), request.headers)


@cache
def _face(game: str, style: str) -> File:
    drawing = face_of(game, style)
    if drawing is None:
        raise Refusal("unknown", "there is no such face")
    return File.of(drawing, MEDIA_TYPES[".svg"], KEPT_FOR)


@get("/api/games/ready", summary="Get the games' preparation progress", rate="read")
async def ready_games(readiness: Readiness) -> list[ReadyShown]:
    """After an installation, the server compiles the rules of the games, which takes a while."""
    found = await asyncio.to_thread(offered.games)
    return [ReadyShown(game=one.name, done=readiness.done(one.name), steps=STEPS) for one in found]


@get("/api/defaults", summary="Get the default settings for tables", rate="read")
async def table_defaults() -> DefaultsShown:
    """For forms: the choices and the initial selection."""
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


HANDLERS = [games, faulty_games, board_module, face, ready_games, table_defaults]
