"""Puzzles over HTTP. They need no table: the page remembers which ones are solved."""

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter

from blazon.kernel.errors import BadValue
from blazon.match.puzzles import Puzzle, easiest_first, todays
from blazon.service.base.languages import Language
from blazon.service.base.limits import LONGEST_TOKEN
from blazon.service.base.refusals import Refusal
from blazon.service.games import offered
from blazon.service.http.boards import KEPT_FOR, address_of
from blazon.service.http.context import LanguageQuery
from blazon.service.http.routes import REFUSALS, get, post
from blazon.service.http.static_files import MEDIA_TYPES, File, answer
from blazon.service.journal.today import today
from blazon.service.views.puzzles import (
    PuzzleAnswer,
    PuzzleListed,
    PuzzleShown,
    answer_of,
    explain_in_puzzle,
    listed,
    puzzle_view,
)


class PuzzlesShown(msgspec.Struct, kw_only=True):
    """The puzzles of a game."""

    puzzles: list[PuzzleListed]
    """The easiest first."""
    today: str
    """The id of today's puzzle, by the server's date in UTC."""


class TryCall(msgspec.Struct, forbid_unknown_fields=True):
    """An action to try."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TOKEN)]


class TryShown(msgspec.Struct, kw_only=True):
    """Whether an action is right."""

    right: bool
    cost: float
    """How much smaller its margin is than the best action's, in points or swords; 0 or more. A
    wrong action may cost little, and lower the chance to win instead."""


@get("/api/puzzles/{game:str}", summary="List the puzzles of a game", rate="read")
async def puzzles_shown(game: FromPath[str]) -> PuzzlesShown:
    """Without their positions and answers."""
    offered.check_known(game)
    return await asyncio.to_thread(_list, game)


@get(
    "/api/puzzles/{game:str}/{puzzle:str}",
    summary="Get a puzzle as its player sees it",
    rate="read",
    responses={200: ResponseSpec(PuzzleShown, generate_examples=False), **REFUSALS},
)
async def puzzle_shown(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    puzzle: FromPath[str],
    lang: Annotated[Language, QueryParameter()],
) -> Response[bytes]:
    """The position, the legal actions and the log. An open puzzle shows what is hidden."""
    offered.check_known(game)
    return answer(await asyncio.to_thread(_packed, game, puzzle, lang), request.headers)


@post(
    "/api/puzzles/{game:str}/{puzzle:str}/try",
    summary="Try an action in a puzzle",
    status_code=200,
    rate="read",
)
async def puzzle_tried(
    game: FromPath[str], puzzle: FromPath[str], data: TryCall, lang: LanguageQuery = None
) -> TryShown:
    """Stores nothing. An action that is not legal gets the refusal `illegal`.

    If a language was requested, its `why` says why, and `section` is the section of the rules.
    """
    offered.check_known(game)
    return await asyncio.to_thread(_try, game, puzzle, data.token, lang)


@get(
    "/api/puzzles/{game:str}/{puzzle:str}/answer",
    summary="Get the answer to a puzzle",
    rate="read",
)
async def puzzle_answered(
    game: FromPath[str], puzzle: FromPath[str], lang: Annotated[Language, QueryParameter()]
) -> PuzzleAnswer:
    """All right actions, and why they are better than the others."""
    offered.check_known(game)
    return await asyncio.to_thread(_answer, game, puzzle, lang)


def _list(game: str) -> PuzzlesShown:
    found = _of(game)
    now = todays(game, today())
    assert now is not None
    return PuzzlesShown(puzzles=[listed(one) for one in found.values()], today=now.digest)


@cache
def _packed(game: str, puzzle: str, language: Language) -> File:
    found = _one(game, puzzle)
    board = address_of(game, found.position().options)
    shown = puzzle_view(found, language, board)
    return File.of(msgspec.json.encode(shown), MEDIA_TYPES[".json"], KEPT_FOR)


@cache
def _answer(game: str, puzzle: str, language: Language) -> PuzzleAnswer:
    return answer_of(_one(game, puzzle), language)


def _try(game: str, puzzle: str, token: str, language: Language | None) -> TryShown:
    found = _one(game, puzzle)
    if token not in found.prospects:
        said: dict[str, str] = {}
        if language is not None:
            why = explain_in_puzzle(found, token, language)
            said = {"why": why.text, "section": why.section}
        raise Refusal("illegal", "this action is not legal in the puzzle", **said)
    best = found.prospects[found.right[0]].margin
    cost = max(0.0, best - found.prospects[token].margin)
    return TryShown(right=found.is_right(token), cost=cost)


def _one(game: str, puzzle: str) -> Puzzle:
    """The puzzle with this id; raises Refusal."""
    found = _of(game).get(puzzle)
    if found is None:
        raise Refusal("unknown", "this game has no such puzzle")
    return found


def _of(game: str) -> Mapping[str, Puzzle]:
    """The puzzles by id; raises Refusal if there are none, or if a package's are faulty."""
    found = _loaded(game)
    if isinstance(found, str):
        raise Refusal("unknown", f"the puzzles of this game cannot be used: {found}")
    if not found:
        raise Refusal("unknown", "this game has no puzzles")
    return found


@cache
def _loaded(game: str) -> Mapping[str, Puzzle] | str:
    """The puzzles by id, the easiest first, or the fault in them: each is played through once."""
    try:
        return {one.digest: one for one in easiest_first(game)}
    except BadValue as error:
        return str(error)


HANDLERS = [puzzles_shown, puzzle_shown, puzzle_tried, puzzle_answered]
