"""The examples from the rules pages over HTTP, with their board."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from blazon.match.position import Position
from blazon.service.base.refusals import Refusal
from blazon.service.games import offered
from blazon.service.http.boards import Pictures, Themes, board_of
from blazon.service.http.context import REFUSALS, LanguageQuery
from blazon.service.http.sessions import Requester
from blazon.words.examples import Example, examples, first_position

_get = partial(get, responses=REFUSALS)
_LEFT_OUT = ("options", "log")
"""As in the views of a table."""


class ExamplesShown(msgspec.Struct):
    """Positions that illustrate the rules of a game."""

    options: dict[str, Any]
    """The options of the game, the same in all positions."""
    examples: list[Example]


@_get("/api/examples/{game:str}", summary="Get the examples for the rules of a game", rate="read")
async def examples_shown(game: FromPath[str]) -> ExamplesShown:
    """In the order of the rules page, seen from seat 0; views have the form of a table's views."""
    options = _first(game).options
    found = await asyncio.to_thread(examples, game)
    return ExamplesShown(options, [_shortened(one) for one in found])


@_get("/api/examples/{game:str}/map", summary="Get the board used in the examples", rate="read")
async def examples_map(game: FromPath[str]) -> dict[str, Any]:
    """In the same form as a table's board."""
    return board_of(_first(game).variant)


@_get(
    "/api/examples/{game:str}/picture",
    summary="Get a picture of the board used in the examples",
    media_type="image/svg+xml",
    rate="read",
)
async def examples_picture(
    request: Request[Any, Any, Any],
    pictures: Pictures,
    game: FromPath[str],
    requester: Requester,
    theme: Themes = "light",
    lang: LanguageQuery = None,
    turned: bool = False,
) -> Response[bytes]:
    """In the same form as a table's picture."""
    variant = _first(game).variant
    return await pictures.answer(request, variant, theme, lang, turned, requester.account)


def _first(game: str) -> Position:
    """The position where the examples begin; raises Refusal."""
    if all(one.name != game for one in offered.games()):
        raise Refusal("unknown", "there is no such game")
    return first_position(game)


def _shortened(example: Example) -> Example:
    view = {name: value for name, value in example.view.items() if name not in _LEFT_OUT}
    return replace(example, view=view)


HANDLERS = [examples_shown, examples_map, examples_picture]
