"""Positions over HTTP: the examples on the rules pages, and a game's scene."""

import asyncio
from functools import cache
from typing import Any, Literal

import msgspec
from litestar import Request, Response
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

from blazon.kernel.views import Aids
from blazon.match.position import Position
from blazon.service.base.refusals import Refusal
from blazon.service.games import offered
from blazon.service.http.boards import (
    KEPT_FOR,
    PictureQuery,
    Pictures,
    address_of,
    board_of,
    get_picture,
)
from blazon.service.http.routes import REFUSALS, get
from blazon.service.http.sessions import Requester
from blazon.service.http.static_files import MEDIA_TYPES, File, answer
from blazon.service.views.shapes import view_of
from blazon.words.examples import Example as ExamplePosition
from blazon.words.examples import examples, first_position
from blazon.words.scenes import SceneMoment as ScenePosition
from blazon.words.scenes import scene


class Example(msgspec.Struct):
    """A position that illustrates a rule."""

    name: str
    section: str
    """The section of the game's rules page that it belongs to."""
    part: Literal["board", "tally"]
    """The part of the position to show."""
    view: dict[str, Any]
    """The position as the reader's seat knows it."""
    aids: Aids
    """Numbers that the reader could work out from the view."""
    lit: list[str]
    """The places or cells to highlight."""
    brief: list[str]
    """The names of the rules in brief that it illustrates."""

    @staticmethod
    def of(one: ExamplePosition) -> "Example":
        """An example, ready to send."""
        return Example(
            name=one.name,
            section=one.section,
            part=one.part,
            view=view_of(one.seen),
            aids=one.seen.aids,
            lit=one.lit,
            brief=one.brief,
        )


class ExamplesShown(msgspec.Struct):
    """Positions that illustrate the rules of a game."""

    options: dict[str, Any]
    """The options of the game, the same in all positions."""
    examples: list[Example]


@get("/api/examples/{game:str}", summary="Get the examples for the rules of a game", rate="read")
async def examples_shown(game: FromPath[str]) -> ExamplesShown:
    """The examples in the order of the rules page, seen from seat 0; views are as at a table."""
    options = _first(game).options
    found = await asyncio.to_thread(examples, game)
    return ExamplesShown(options, [Example.of(one) for one in found])


@get("/api/examples/{game:str}/map", summary="Get the board used in the examples", rate="read")
async def examples_map(game: FromPath[str]) -> dict[str, Any]:
    """The board has the same form as a table's board."""
    return board_of(_first(game).variant)


@get_picture(
    "/api/examples/{game:str}/picture",
    summary="Get a picture of the board used in the examples",
    rate="read",
)
async def examples_picture(
    request: Request[Any, Any, Any],
    pictures: Pictures,
    game: FromPath[str],
    requester: Requester,
    asked: PictureQuery,
) -> Response[bytes]:
    """The picture has the same form as a table's picture."""
    variant = _first(game).variant
    return await pictures.answer(request, variant, asked, requester.network)


class SceneMoment(msgspec.Struct):
    """The game after an action."""

    token: str
    """The action; empty at the beginning of the scene."""
    seat: int
    """The player whose turn it was."""
    turn: int
    """The number of that turn."""
    view: dict[str, Any]
    """The position as a spectator sees it."""

    @staticmethod
    def of(one: ScenePosition) -> "SceneMoment":
        """A moment, ready to send."""
        return SceneMoment(one.token, one.seat, one.turn, view_of(one.seen))


class SceneShown(msgspec.Struct):
    """Some turns of a game between bots."""

    options: dict[str, Any]
    board: str | None
    """The address of its board, without ``/map`` or ``/picture``; null if it has none."""
    moments: list[SceneMoment]


@get(
    "/api/scenes/{game:str}",
    summary="Get some turns of a game",
    rate="read",
    responses={200: ResponseSpec(SceneShown, generate_examples=False), **REFUSALS},
)
async def scene_shown(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """The turns as a spectator sees them, action by action; the first moment has no action."""
    offered.check_known(game)
    found = await asyncio.to_thread(_packed_scene, game)
    if found is None:
        raise Refusal("unknown", "this game has no scene")
    return answer(found, request.headers)


@cache
def _packed_scene(game: str) -> File | None:
    found = scene(game)
    if found is None:
        return None
    board = address_of(game, found.options)
    shown = SceneShown(found.options, board, list(map(SceneMoment.of, found.moments)))
    return File.of(msgspec.json.encode(shown), MEDIA_TYPES[".json"], KEPT_FOR)


def _first(game: str) -> Position:
    """The position where the examples begin; raises Refusal."""
    offered.check_known(game)
    return first_position(game)


HANDLERS = [examples_shown, examples_map, examples_picture, scene_shown]
