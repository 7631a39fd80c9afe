"""The examples on the rules pages over HTTP, with the board on which they are played."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from blazon.kernel import catalogue
from blazon.match.position import Position
from blazon.service.http.api import REFUSALS
from blazon.service.http.boards import Pictures, Themes
from blazon.service.http.context import Rooms
from blazon.service.refusals import Refusal
from blazon.service.views.narration import Language
from blazon.words.examples import Example, examples, first_position

_get = partial(get, responses=REFUSALS)
_TOLD_ONCE = ("options", "log")
"""What the views of a table leave out as well."""


class ExamplesShown(msgspec.Struct):
    """Positions that show how the rules of a game are meant."""

    options: dict[str, Any]
    """Of the game in all of them."""
    examples: list[Example]


@_get("/api/examples/{game:str}", summary="Examples for the rules of a game")
async def examples_shown(
    request: Request[Any, Any, Any], rooms: Rooms, game: FromPath[str]
) -> ExamplesShown:
    """In the order of the rules page, as seat 0 sees them; views are as those of a table."""
    await rooms.enter(request, "read")
    options = _first(game).options
    found = await asyncio.to_thread(examples, game)
    return ExamplesShown(options, [_shortened(one) for one in found])


@_get("/api/examples/{game:str}/map", summary="The board of the examples")
async def examples_map(
    request: Request[Any, Any, Any], rooms: Rooms, game: FromPath[str]
) -> dict[str, Any]:
    """As that of a table."""
    await rooms.enter(request, "read")
    board = _first(game).variant.board()
    if board is None:
        raise Refusal("unknown", "all games of this kind have the same board")
    return board


@_get(
    "/api/examples/{game:str}/picture",
    summary="The board of the examples, drawn",
    media_type="image/svg+xml",
)
async def examples_picture(
    request: Request[Any, Any, Any],
    rooms: Rooms,
    pictures: Pictures,
    game: FromPath[str],
    theme: Themes = "light",
    lang: Language | None = None,
) -> Response[str]:
    """As that of a table."""
    await rooms.enter(request, "read")
    return await pictures.answer(request, _first(game).variant, theme, lang)


def _first(game: str) -> Position:
    """Where the examples begin; raises Refusal."""
    if game not in catalogue.names():
        raise Refusal("unknown", "there is no such game")
    return first_position(game)


def _shortened(example: Example) -> Example:
    view = {name: value for name, value in example.view.items() if name not in _TOLD_ONCE}
    return replace(example, view=view)


HANDLERS = [examples_shown, examples_map, examples_picture]
