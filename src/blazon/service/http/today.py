"""Today's deal over HTTP: what there is today, a table for it, and who has played it how."""

import asyncio
from datetime import date, timedelta
from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import FromPath, QueryParameter

from blazon.kernel.errors import BadValue
from blazon.match.puzzles import todays
from blazon.service.base.clock import now_ms
from blazon.service.base.limits import MOST_RANKED
from blazon.service.base.refusals import Refusal
from blazon.service.games import offered
from blazon.service.http.context import RequestContext, VersionQuery
from blazon.service.http.routes import get, post
from blazon.service.http.sessions import Requester
from blazon.service.http.tables import TableAnswer, answer
from blazon.service.journal import today
from blazon.service.journal.checks import check_name
from blazon.service.journal.commands import Name
from blazon.service.live.deals import Deals
from blazon.service.live.hub import Author, Hub
from blazon.service.views.today import (
    DealShown,
    RanksShown,
    TodayShown,
    deal_shown,
    ranks_shown,
    streak_of,
)


class TodayCall(msgspec.Struct, forbid_unknown_fields=True):
    """A request to play today's deal."""

    name: Name = ""
    """The name to use; empty for your session's name, if it has one."""


@get("/api/today", summary="Get today's games and puzzles", rate="read")
async def today_shown(requester: Requester, hub: Hub, deals: Deals) -> TodayShown:
    """The day is that of the server's clock in UTC.

    The commitment for tomorrow's deal is part of it, so that nobody can choose a deal when its day
    has come.
    """
    day = today.today()
    games = await asyncio.to_thread(_games)
    played = await hub.store.results.days_of(requester.selves) if requester.selves else []
    return TodayShown(
        day=day.isoformat(),
        ends_in=today.end_of(day) - now_ms(),
        puzzles=await asyncio.to_thread(_puzzles, games, day),
        deals=[await _deal(one, day, requester, hub, deals) for one in games if deals.is_on],
        days=len(played),
        streak=streak_of(played, today.number_of(day)),
    )


@post("/api/today/{game:str}", summary="Play the game of the day", rate="open-table")
async def today_opened(
    context: RequestContext,
    hub: Hub,
    deals: Deals,
    requester: Requester,
    game: FromPath[str],
    data: TodayCall,
    v: VersionQuery = 1,
) -> Response[TableAnswer]:
    """Your only table with this deal: later requests return the same one.

    It has no hints and no watchers, and only what has shown nothing can be undone. Nothing more of
    the game is shown than you have seen in it until the day is over.
    """
    offered.check_known(game)
    deals.check_on()
    name = check_name(data.name)
    session, cookies = await context.sessions.ensure(requester)
    table = await deals.table_of(requester.selves, today.today(), game)
    if table is None:
        person = requester.person or session
        author = Author(session, network=requester.network)
        name = name or await hub.store.sessions.name(person) or ""
        table = await deals.open(game, person, author, name)
    holder = (await context.at(table, requester)).session or session
    return Response(answer(await hub.live(table), holder, version=v), cookies=cookies)


@get("/api/today/{game:str}", summary="See who has finished a day's game, best first", rate="read")
async def ranked(
    requester: Requester,
    hub: Hub,
    deals: Deals,
    game: FromPath[str],
    day: Annotated[
        date | None, QueryParameter(description="Today, such as 2030-01-31, or yesterday.")
    ] = None,
) -> RanksShown:
    """The first 100 and yourself. Once the day is over, with the tables, which anybody can see."""
    offered.check_known(game)
    deals.check_on()
    now = today.today()
    shown = now if day is None else day
    if shown not in (now, now - timedelta(days=1)):
        raise Refusal("bad", f"day: must be {now.isoformat()} or the day before", field="day")
    found = await hub.store.results.standings(
        today.number_of(shown), game, MOST_RANKED, requester.selves
    )
    commitment = await deals.commitment(shown, game)
    return ranks_shown(shown, found, commitment, is_over=shown < now)


async def _deal(game: str, day: date, requester: Requester, hub: Hub, deals: Deals) -> DealShown:
    """A game's deal of a day, and what the requester has made of it."""
    name = await deals.table_of(requester.selves, day, game)
    return deal_shown(
        game,
        rival=today.rival_of(game, day),
        commitment=await deals.commitment(day, game),
        tomorrow=await deals.commitment(day + timedelta(days=1), game),
        table=None if name is None else (await hub.newest(name)).table,
        standings=await hub.store.results.standings(
            today.number_of(day), game, 1, requester.selves
        ),
    )


def _games() -> list[str]:
    """The games; the first call imports them."""
    return [game.name for game in offered.games()]


def _puzzles(games: list[str], day: date) -> dict[str, str]:
    """The ids of the day's puzzles, by game."""
    found = {}
    for game in games:
        try:
            puzzle = todays(game, day)
        except BadValue:  # a faulty file is reported where the puzzles are
            continue
        if puzzle is not None:
            found[game] = puzzle.digest
    return found


HANDLERS = [today_shown, today_opened, ranked]
