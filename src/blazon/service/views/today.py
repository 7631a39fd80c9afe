"""What pages show of today's deals: what a person has made of them, and who has played them how."""

from collections.abc import Sequence
from datetime import date
from typing import Literal

import msgspec

from blazon.service.journal.results import Standing, results_of
from blazon.service.journal.table import Table

PLAYER = 0
"""The person's seat in a day's deal."""


class DealResult(msgspec.Struct, kw_only=True):
    """Your result in a day's deal."""

    total: int
    """Your points or swords."""
    lead: int
    """How many more these are than the bot's; less than 0 if you have fewer."""
    share: float
    """Your share of the win: 1, one half or 0."""
    place: int | None
    """Your place among all who have finished it, from 1; null for a moment after the game."""


class DealShown(msgspec.Struct, kw_only=True):
    """A game's deal of the day, the same for everybody."""

    game: str
    rival: str
    """The bot to beat."""
    commitment: str
    """The SHA-256 of the secret from which the deal and all chance come."""
    tomorrow: str
    """The same for tomorrow's deal."""
    status: Literal["new", "playing", "over", "left"]
    """Whether you have begun it; ``left``: you gave up, or it ended early, so it does not count."""
    table: str | None
    """The id of your table; null if you have not begun."""
    result: DealResult | None
    """Once it is over."""
    finished: int
    """The number of people who have finished it."""


class TodayShown(msgspec.Struct, kw_only=True):
    """What is the same for everybody today."""

    day: str
    """The day in UTC, such as ``2030-01-31``."""
    ends_in: int
    """The milliseconds until the day is over."""
    puzzles: dict[str, str]
    """The ids of today's puzzles, by game."""
    deals: list[DealShown]
    days: int
    """The number of days on which you have finished a deal."""
    streak: int
    """How many of them come one after the other, up to today or yesterday."""


class RankShown(msgspec.Struct, kw_only=True):
    """Somebody's result in a day's deal."""

    place: int
    """From 1; equal results share a place."""
    name: str
    """Empty without a name."""
    yours: bool
    total: int
    """The points or swords."""
    lead: int
    """How many more these are than the bot's."""
    share: float
    """The share of the win: 1, one half or 0."""
    table: str | None
    """The id of the table; null until the day is over."""


class RanksShown(msgspec.Struct, kw_only=True):
    """Who has finished a day's deal, the best first."""

    day: str
    commitment: str
    """The SHA-256 of the secret from which the deal and all chance come."""
    is_over: bool
    """Whether the day is over, so that anybody can look at the games."""
    finished: int
    """The number of people who have finished it, also those who are not listed."""
    ranks: list[RankShown]
    """The first 100, and yourself."""


def deal_shown(
    game: str,
    *,
    rival: str,
    commitment: str,
    tomorrow: str,
    table: Table | None,
    standings: Sequence[Standing],
) -> DealShown:
    """A deal as one person sees it.

    Args:
        game: the game.
        rival: the bot.
        commitment: that of the day.
        tomorrow: that of the next day.
        table: the person's table; None if they have not begun.
        standings: the best result, and the person's own.
    """
    status, result = _state(table, next((one for one in standings if one.is_own), None))
    return DealShown(
        game=game,
        rival=rival,
        commitment=commitment,
        tomorrow=tomorrow,
        status=status,
        table=None if table is None else table.id,
        result=result,
        finished=standings[0].of if standings else 0,
    )


def _state(
    table: Table | None, standing: Standing | None
) -> tuple[Literal["new", "playing", "over", "left"], DealResult | None]:
    if standing is not None:
        place = standing.place
        return "over", DealResult(
            total=standing.total, lead=standing.lead, share=standing.share, place=place
        )
    if table is None:
        return "new", None
    if table.seats[PLAYER].session is None or table.seats[PLAYER].gone:
        return "left", None
    if not table.is_over:
        return "playing", None
    own, *rivals = results_of(table)
    if own.day is None or own.left:
        return "left", None
    lead = own.total - max(one.total for one in rivals)
    return "over", DealResult(total=own.total, lead=lead, share=own.share or 0.0, place=None)


def ranks_shown(
    day: date, standings: Sequence[Standing], commitment: str, *, is_over: bool
) -> RanksShown:
    """The results in a day's deal; only once the day is over with the tables."""
    return RanksShown(
        day=day.isoformat(),
        commitment=commitment,
        is_over=is_over,
        finished=standings[0].of if standings else 0,
        ranks=[
            RankShown(
                place=one.place,
                name=one.name,
                yours=bool(one.is_own),
                total=one.total,
                lead=one.lead,
                share=one.share,
                table=one.game_id if is_over else None,
            )
            for one in standings
        ],
    )


def streak_of(days: Sequence[int], today: int) -> int:
    """How many days, newest first, come one after the other, up to today or yesterday."""
    if not days or days[0] < today - 1:
        return 0
    row = 1
    while row < len(days) and days[row] == days[row - 1] - 1:
        row += 1
    return row
