"""Guided first games over HTTP. They need no table: the page keeps the learner's place."""

import asyncio
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter

from blazon.kernel.errors import BadValue
from blazon.service.base.languages import Language
from blazon.service.base.limits import LONGEST_TOKEN
from blazon.service.base.refusals import Refusal
from blazon.service.games import offered
from blazon.service.http.boards import KEPT_FOR, address_of
from blazon.service.http.moments import WhyShown
from blazon.service.http.routes import REFUSALS, get
from blazon.service.http.static_files import MEDIA_TYPES, File, answer
from blazon.service.views.lessons import LessonShown, explain_in_lesson, lesson_view
from blazon.words.lessons import Lesson, lesson

_MOST_STEPS = 99
"""The highest number of a step, or of an action in one, in a request."""


@get(
    "/api/lessons/{game:str}",
    summary="Get the guided first game of a game",
    rate="read",
    responses={200: ResponseSpec(LessonShown, generate_examples=False), **REFUSALS},
)
async def lesson_shown(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    lang: Annotated[Language, QueryParameter()],
) -> Response[bytes]:
    """All moments as the learner sees them, and what to do in each step."""
    offered.check_known(game)
    return answer(await asyncio.to_thread(_packed, game, lang), request.headers)


@get(
    "/api/lessons/{game:str}/why",
    summary="Ask why something is not possible in a guided first game",
    rate="read",
)
async def why_not_in_lesson(
    game: FromPath[str],
    step: Annotated[int, QueryParameter(ge=0, le=_MOST_STEPS)],
    done: Annotated[int, QueryParameter(ge=0, le=_MOST_STEPS)],
    token: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_TOKEN)],
    lang: Annotated[Language, QueryParameter()],
) -> WhyShown:
    """`token` is as at a table; `done` counts the actions of the step that have been played."""
    offered.check_known(game)
    found = await asyncio.to_thread(explain_in_lesson, _of(game), step, done, token, lang)
    return WhyShown(text=found.text, section=found.section)


@cache
def _packed(game: str, language: Language) -> File:
    found = _of(game)
    examples = f"/api/examples/{game}"
    board = examples if found.on_examples else address_of(game, found.options)
    shown = lesson_view(found, language, board)
    return File.of(msgspec.json.encode(shown), MEDIA_TYPES[".json"], KEPT_FOR)


def _of(game: str) -> Lesson:
    """The lesson; raises Refusal if there is none, or if a package's lesson is faulty."""
    try:
        found = lesson(game)
    except BadValue as error:
        raise Refusal("unknown", f"the lesson of this game cannot be used: {error}") from error
    if found is None:
        raise Refusal("unknown", "this game has no lesson")
    return found


HANDLERS = [lesson_shown, why_not_in_lesson]
