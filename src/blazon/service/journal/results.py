"""The results of a finished game, one for each seat."""

from typing import NamedTuple

from blazon.kernel import catalogue
from blazon.service.journal.table import Table
from blazon.service.journal.today import day_of, end_of, number_of

LONGEST_EDITION = 80
OWN = "own"
"""The edition of a game with a map or deck of the host's own."""


class Result(NamedTuple):
    """One seat's result, as the database stores it."""

    game_id: str
    """The id of the game's table, which may no longer exist."""
    seat: int
    person: str | None
    """The session that held the seat; None for a bot's own seat, and once it is forgotten."""
    bot: str | None
    """The bot whose own seat it was; None for a person."""
    name: str
    """The person's name at the end; empty for a bot."""
    game: str
    players: int
    edition: str
    """The values of the options that a record always names, such as the map."""
    pace: str
    ended: int
    """When the game ended, in milliseconds since 1970."""
    actions: int
    """The number of actions, chance events included."""
    total: int
    """The seat's points."""
    share: float | None
    """The seat's share of the win: winners share 1. None if the game has no winner."""
    ending: str
    """How the game ended, as in the table's score."""
    left: bool
    """Whether a bot played for the person at the end, or the person had given up."""
    day: int | None = None
    """The day whose deal it was, since 1970, if it was played to its end on that day."""


class Standing(NamedTuple):
    """A person's result in a day's deal, among those of all others."""

    game_id: str
    """The id of the game's table."""
    name: str
    """The person's name then."""
    total: int
    """The person's points."""
    share: float
    """The share of the win."""
    lead: int
    """The points more than the bot's."""
    place: int
    """From 1; equal results share a place."""
    of: int
    """The number of people who have finished this deal."""
    is_own: bool
    """Whether it is one of the sessions that were named."""


def results_of(table: Table) -> list[Result]:
    """The results of a game, by seat; none for one that is unfinished or not dealt here."""
    if not table.is_over or not table.is_provable or table.position is None:
        return []
    score = table.score()
    winners = score["winners"]
    day = _day(table)
    return [
        Result(
            game_id=table.id,
            seat=number,
            person=seat.session,
            bot=seat.bot if seat.session is None else None,
            name=seat.name if seat.session is not None else "",
            game=table.opened.game,
            players=len(table.seats),
            edition=_edition(table),
            pace=table.opened.pace.kind,
            ended=table.ended_at,
            actions=len(table.moves),
            total=int(score["totals"][number]),
            share=(number in winners) / len(winners) if winners else None,
            ending=str(table.ending),
            left=seat.session is not None and (seat.gone or seat.bot is not None),
            day=day,
        )
        for number, seat in enumerate(table.seats)
    ]


def _day(table: Table) -> int | None:
    day = day_of(table)
    is_whole = table.ending == "played" and day is not None and table.ended_at < end_of(day)
    return number_of(day) if day is not None and is_whole else None


def _edition(table: Table) -> str:
    """What distinguishes games that cannot be compared, besides the number of players."""
    declared = catalogue.package(table.opened.game).options.values()
    values = [table.opened.options.get(one.key, one.default) for one in declared if one.always]
    named = (OWN if isinstance(value, dict | list) else str(value) for value in values)
    return " ".join(named)[:LONGEST_EDITION]
