"""Boards over HTTP, as data and as drawings: those of tables, and those included in games."""

import asyncio
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from hashlib import sha256
from typing import Any, Literal, NamedTuple

import msgspec
from litestar import Request, Response
from litestar.di import Provide
from litestar.params import FromPath

from blazon.kernel.errors import BadValue
from blazon.kernel.game import Options, Variant
from blazon.match.registry import game as find_game
from blazon.service.base.languages import Language
from blazon.service.base.limits import LARGEST_PICTURE, MOST_PICTURE_BYTES
from blazon.service.base.refusals import Refusal
from blazon.service.games import offered
from blazon.service.http.context import LanguageQuery
from blazon.service.http.routes import get
from blazon.service.http.sessions import Requester
from blazon.service.http.static_files import MEDIA_TYPES, File, answer
from blazon.service.http.undrawable import Undrawable, UndrawableError
from blazon.service.live.broadcast import LiveTable
from blazon.service.views.narration import board_title
from blazon.service.workers.pool import StoppedError, WorkerPool

KEPT_FOR = "private, max-age=86400"
"""A table's board never changes, and its drawing only with a new version of Blazon."""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
"""A drawing contains its own styles, and may load or run nothing."""
Themes = Literal["light", "dark"]


class PictureQuery(NamedTuple):
    """How to draw the requested picture."""

    theme: Themes
    lang: Language | None
    """The language of the title; None for no title."""
    turned: bool
    """Whether the longer side runs from top to bottom."""


async def picture_query(
    theme: Themes = "light", lang: LanguageQuery = None, turned: bool = False
) -> PictureQuery:
    """The query of a request for a picture."""
    return PictureQuery(theme, lang, turned)


get_picture = partial(
    get, media_type="image/svg+xml", dependencies={"asked": Provide(picture_query)}
)
"""The decorator of a handler that takes a PictureQuery as ``asked``, and returns SVG."""


def address_of(game: str, options: Options) -> str | None:
    """The address of a board included in a game, without ``/map`` or ``/picture``.

    None if these options name no such board.
    """
    own = find_game(game).declared.own
    chosen = None if own is None else options[own.key]
    return f"/api/boards/{game}/{chosen}" if isinstance(chosen, str) else None


class PictureStyle(NamedTuple):
    """How a board is drawn."""

    night: bool = False
    title: str | None = None
    turned: bool = False


def draw(game: str, options: Options, look: PictureStyle) -> str | None:
    """Draw the board of a game with these options."""
    night, title, turned = look
    variant = find_game(game).variant(options)
    # Games from other packages may not support turned boards.
    turn = {"turned": True} if turned else {}
    svg = variant.picture(night=night, title=title, **turn)
    if svg is not None and len(svg) > LARGEST_PICTURE:
        own = variant.game.declared.own
        field = "options" if own is None else f"options.{own.key}"
        raise BadValue(field, f"must have a drawing of at most {LARGEST_PICTURE} characters")
    return svg


class Pictures:
    """Cached drawings; boards supplied by players are drawn in a process with limits."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._kept: OrderedDict[bytes, File] = OrderedDict()
        self._size = 0
        self._drawing: dict[bytes, asyncio.Lock] = {}
        self._undrawable = Undrawable()

    async def answer(
        self,
        request: Request[Any, Any, Any],
        variant: Variant,
        asked: PictureQuery,
        network: str,
    ) -> Response[bytes]:
        """A variant's drawing, or Not Modified; raises Refusal if there is none."""
        title = board_title(variant, asked.lang) if asked.lang else None
        look = PictureStyle(asked.theme == "dark", title, asked.turned)
        picture = await self._of(variant, look, network)
        return answer(picture, request.headers, {"content-security-policy": POLICY})

    async def _of(self, variant: Variant, look: PictureStyle, network: str) -> File:
        """The drawing; concurrent requests for the same one share the work."""
        board = sha256(msgspec.json.encode((variant.game.name, variant.options), order="sorted"))
        key = board.digest() + msgspec.json.encode(look)
        if key not in self._kept:
            lock = self._drawing.setdefault(key, asyncio.Lock())
            try:
                async with lock:
                    if key not in self._kept:
                        self._undrawable.check(board.digest())
                        with self._undrawable.noting(board.digest()):
                            svg = await self._draw(variant, look, network)
                        media_type = MEDIA_TYPES[".svg"]
                        made = partial(File.of, svg.encode(), media_type, KEPT_FOR)
                        self._keep(key, await asyncio.to_thread(made))
            finally:
                self._drawing.pop(key, None)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _draw(self, variant: Variant, look: PictureStyle, network: str) -> str:
        what = (variant.game.name, variant.options, look)
        try:
            if any(isinstance(value, dict | list) for value in variant.options.values()):
                svg = await self._pool.ask(draw, *what, network=network)
            else:  # an included board is known to be quick to draw
                svg = await asyncio.to_thread(draw, *what)
        except (TimeoutError, MemoryError, BrokenProcessPool) as error:
            raise UndrawableError("unknown", "this board is too large to draw") from error
        except BadValue as error:
            raise UndrawableError("bad", str(error), field=error.field) from error
        except StoppedError as error:
            raise Refusal("busy", "the server is restarting; try again") from error
        if svg is None:
            raise Refusal("unknown", "this game's board has no drawing")
        return svg

    def _keep(self, key: bytes, picture: File) -> None:
        """Cache a drawing, and drop those that were requested least recently."""
        self._kept[key] = picture
        self._size += len(key) + picture.size
        while self._size > MOST_PICTURE_BYTES and len(self._kept) > 1:
            old, dropped = self._kept.popitem(last=False)
            self._size -= len(old) + dropped.size


@get("/api/tables/{table:str}/map", summary="Get the board of a table", rate="read")
async def table_map(live: LiveTable) -> dict[str, Any]:
    """As in the game's options, with `picture`: left, top, width and height of its drawing."""
    return board_of(_variant_at(live))


@get_picture(
    "/api/tables/{table:str}/picture", summary="Get a picture of a table's board", rate="read"
)
async def table_picture(
    request: Request[Any, Any, Any],
    pictures: Pictures,
    live: LiveTable,
    requester: Requester,
    asked: PictureQuery,
) -> Response[bytes]:
    """An SVG document; the group of the place ID has the id `place-ID`.

    The title of an included board is in the language of `lang`. With `turned`, its longer side runs
    from top to bottom.
    """
    variant = _variant_at(live)
    return await pictures.answer(request, variant, asked, requester.network)


@get(
    "/api/boards/{game:str}/{board:str}/map",
    summary="Get a board that is included in a game",
    rate="read",
)
async def shipped_map(game: FromPath[str], board: FromPath[str]) -> dict[str, Any]:
    """In the same form as a table's board; `board` is one of the choices for the option `map`."""
    return board_of(_shipped(game, board))


@get_picture(
    "/api/boards/{game:str}/{board:str}/picture",
    summary="Get a picture of a board that is included in a game",
    rate="read",
)
async def shipped_picture(
    request: Request[Any, Any, Any],
    pictures: Pictures,
    game: FromPath[str],
    board: FromPath[str],
    requester: Requester,
    asked: PictureQuery,
) -> Response[bytes]:
    """In the same form as a table's picture."""
    variant = _shipped(game, board)
    return await pictures.answer(request, variant, asked, requester.network)


def _variant_at(live: LiveTable) -> Variant:
    """The variant played at a table."""
    opened = live.table.opened
    return find_game(opened.game).variant(opened.options)


def _shipped(name: str, board: str) -> Variant:
    """A game on one of its boards; raises Refusal."""
    found = next((game for game in offered.games() if game.name == name), None)
    own = None if found is None else found.declared.own
    if found is None or own is None or board not in own.choices:
        raise Refusal("unknown", "there is no such board")
    return found.variant(found.check_options({own.key: board}))


def board_of(variant: Variant) -> dict[str, Any]:
    """The board of a variant as data; raises Refusal if it has none."""
    found = variant.board()
    if found is None:
        raise Refusal("unknown", "all games of this kind have the same board")
    return found


HANDLERS = [table_map, table_picture, shipped_map, shipped_picture]
