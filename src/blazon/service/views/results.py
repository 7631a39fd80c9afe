"""A person's own results in finished games, summed up."""

from collections.abc import Collection, Iterable, Sequence
from itertools import chain, groupby
from typing import NamedTuple, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from blazon.bots import bot_names
from blazon.service.base.defaults import BOTS
from blazon.service.base.secrets import id_from
from blazon.service.journal.results import Result
from blazon.service.journal.table import Ending

_WHOLE = ("played", "agreed")
"""Endings after which points show how well somebody has played."""
LEAST_GAMES = 3
"""The number of games against a bot after which it can count as beaten."""


class Tally(msgspec.Struct, kw_only=True):
    """Your results in some games.

    Games without a winner do not count, nor do those in which you had several seats.
    """

    games: int
    wins: int
    """Games that you won alone."""
    ties: int
    """Games in which you share the win."""
    share: float
    """The sum of your shares of the win; two winners have one half each."""
    margin: float | None
    """Your points minus those of the best other seat, averaged over games that nobody has resigned
    or lost on time; null without such games."""
    actions: float | None
    """The average length of a game in actions, chance events included; null without games."""
    best: int | None
    """Your most points in one of these games; null without any."""
    best_table: str | None
    """The newest game with these points; null if its table no longer exists."""
    longest: int | None
    """The most actions in one game; null without games."""
    longest_table: str | None
    """The newest game of that length; null if its table no longer exists."""


class GameTally(Tally, kw_only=True):
    """Your results in one game, edition and number of players."""

    game: str
    edition: str
    """The options that distinguish its editions, such as the map."""
    players: int


class BotTally(Tally, kw_only=True):
    """Your results in one game when a bot of this level had a seat of its own."""

    game: str
    bot: str


class RivalTally(Tally, kw_only=True):
    """Your results when another person had a seat."""

    rival: str
    """An id that only your results have for this person."""
    name: str
    """The person's newest name; empty without one."""
    last: int
    """When the newest of these games ended, in milliseconds since 1970."""
    their_wins: int
    """Games that this person has won alone."""
    their_share: float
    """The sum of this person's shares of the win."""


class NextRival(msgspec.Struct, kw_only=True):
    """The bot to play next in a game."""

    game: str
    beaten: str
    """The strongest bot that you have beaten in more than half of at least three games."""
    bot: str
    """The next stronger bot."""


class FinishedSeat(msgspec.Struct, kw_only=True):
    """A seat in a finished game."""

    name: str
    """The person's name then; empty for a bot."""
    bot: str | None
    """The bot whose own seat it was."""
    rival: str | None
    """Another person's id in your results; null for a bot, and once the person is forgotten."""
    yours: bool
    total: int
    """The seat's points."""
    share: float | None
    """The seat's share of the win; null if the game has no winner."""
    left: bool
    """Whether a bot played for the person at the end, or the person had given up."""


class FinishedGame(msgspec.Struct, kw_only=True):
    """A finished game of yours."""

    id: str
    """The id of its table."""
    has_table: bool
    """Whether the table still exists."""
    game: str
    edition: str
    players: int
    pace: str
    """The kind of its pace."""
    ended: int
    """When it ended, in milliseconds since 1970."""
    actions: int
    """Its length in actions, chance events included."""
    ending: Ending
    seats: list[FinishedSeat]


class ResultsShown(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Your results in finished games: the sums on the first page only, and a page of games."""

    total: Tally | UnsetType = UNSET
    """All games together."""
    streak: int | UnsetType = UNSET
    """Your longest run of wins; a shared win ends it."""
    by_game: list[GameTally] | UnsetType = UNSET
    """By game, edition and number of players; the most played first."""
    rivals: list[RivalTally] | UnsetType = UNSET
    """By other person, the most recent first."""
    bots: list[BotTally] | UnsetType = UNSET
    """By game and bot, the most played first."""
    next_rivals: list[NextRival] | UnsetType = UNSET
    """For each game in which you have beaten a bot, the next stronger one, if there is one."""
    games: list[FinishedGame]
    """The newest 50, or those after the previous page."""


T = TypeVar("T", bound=Tally)


class _Own(NamedTuple):
    """A game that counts: your seat, and all others."""

    seat: Result
    others: list[Result]


def results_shown(
    found: Sequence[Result], own: Collection[str], session: str, tables: Collection[str], page: int
) -> ResultsShown:
    """A person's results, with the first page of games.

    The next rival in a game is the bot that comes after the strongest one beaten: the person alone
    has won more than half of the games against it, and there were at least three.

    Args:
        found: the results of all seats in the person's games, the newest game first.
        own: the person's sessions.
        session: the one that asks, for which the ids of rivals are made.
        tables: the games whose tables still exist.
        page: the number of games on a page.
    """
    games = [list(seats) for _, seats in groupby(found, key=lambda one: one.game_id)]
    counted = [one for seats in games if (one := _counted(seats, own)) is not None]
    bots = _by_bot(counted, tables)
    return ResultsShown(
        total=_tally(Tally, counted, tables),
        streak=_streak(counted),
        by_game=_by_game(counted, tables),
        rivals=_by_rival(counted, session, tables),
        bots=bots,
        next_rivals=_next_rivals(bots),
        games=games_shown(chain.from_iterable(games[:page]), own, session, tables),
    )


def games_shown(
    found: Iterable[Result], own: Collection[str], session: str, tables: Collection[str]
) -> list[FinishedGame]:
    """The games alone; arguments as for ``results_shown``."""
    shown = []
    for name, seats in groupby(found, key=lambda one: one.game_id):
        rows = list(seats)
        first = rows[0]
        shown.append(
            FinishedGame(
                id=name,
                has_table=name in tables,
                game=first.game,
                edition=first.edition,
                players=first.players,
                pace=first.pace,
                ended=first.ended,
                actions=first.actions,
                ending=msgspec.convert(first.ending, Ending),
                seats=[_seat(one, own, session) for one in rows],
            )
        )
    return shown


def _seat(one: Result, own: Collection[str], session: str) -> FinishedSeat:
    is_own = one.person in own
    return FinishedSeat(
        name=one.name,
        bot=one.bot,
        rival=None if one.person is None or is_own else rival_id(session, one.person),
        yours=is_own,
        total=one.total,
        share=one.share,
        left=one.left,
    )


def rivals_of(found: Iterable[Result], own: Collection[str]) -> dict[str, str]:
    """The other people in a person's games, by their keys, with their newest names."""
    names: dict[str, str] = {}
    for one in found:
        if one.person is not None and one.person not in own:
            names[one.person] = names.get(one.person) or one.name
    return names


def rival_id(session: str, person: str) -> str:
    """An id for another person that reveals nothing and is different in everybody's results."""
    return id_from(session, f"rival {person}")


def _counted(seats: Sequence[Result], own: Collection[str]) -> _Own | None:
    """A game as its player sees it; None if it does not count."""
    mine = [one for one in seats if one.person in own]
    if len(mine) != 1 or mine[0].share is None:
        return None
    return _Own(mine[0], [one for one in seats if one is not mine[0]])


def _tally(kind: type[T], games: Sequence[_Own], tables: Collection[str], **more: object) -> T:
    """Some games, newest first, summed up."""
    shares = [game.seat.share or 0.0 for game in games]
    # Whoever resigns or runs out of time may have more points than the winner.
    whole = [game for game in games if game.seat.ending in _WHOLE]
    margins = [
        game.seat.total - max(one.total for one in game.others) for game in whole if game.others
    ]
    best = max((game.seat for game in whole), key=lambda one: one.total, default=None)
    longest = max((game.seat for game in games), key=lambda one: one.actions, default=None)
    return kind(
        games=len(games),
        wins=sum(share == 1 for share in shares),
        ties=sum(0 < share < 1 for share in shares),
        share=sum(shares),
        margin=sum(margins) / len(margins) if margins else None,
        actions=sum(game.seat.actions for game in games) / len(games) if games else None,
        best=None if best is None else best.total,
        best_table=_table(best, tables),
        longest=None if longest is None else longest.actions,
        longest_table=_table(longest, tables),
        **more,
    )


def _table(one: Result | None, tables: Collection[str]) -> str | None:
    return one.game_id if one is not None and one.game_id in tables else None


def _streak(games: Sequence[_Own]) -> int:
    """The longest run of wins."""
    runs = groupby(game.seat.share == 1 for game in games)
    return max((len(list(run)) for is_won, run in runs if is_won), default=0)


def _by_game(games: Sequence[_Own], tables: Collection[str]) -> list[GameTally]:
    groups: dict[tuple[str, str, int], list[_Own]] = {}
    for game in games:
        one = game.seat
        groups.setdefault((one.game, one.edition, one.players), []).append(game)
    found = [
        _tally(GameTally, some, tables, game=name, edition=edition, players=players)
        for (name, edition, players), some in groups.items()
    ]
    return sorted(found, key=lambda one: (-one.games, one.game, one.edition, one.players))


def _by_bot(games: Sequence[_Own], tables: Collection[str]) -> list[BotTally]:
    groups: dict[tuple[str, str], list[_Own]] = {}
    for game in games:
        for bot in {one.bot for one in game.others if one.bot is not None}:
            groups.setdefault((game.seat.game, bot), []).append(game)
    found = [
        _tally(BotTally, some, tables, game=name, bot=bot) for (name, bot), some in groups.items()
    ]
    return sorted(found, key=lambda one: (-one.games, one.game, one.bot))


def _by_rival(games: Sequence[_Own], session: str, tables: Collection[str]) -> list[RivalTally]:
    groups: dict[str, list[_Own]] = {}
    for game in games:
        for person in dict.fromkeys(one.person for one in game.others if one.person is not None):
            groups.setdefault(person, []).append(game)
    return [_against(person, some, session, tables) for person, some in groups.items()]


def _against(
    person: str, games: Sequence[_Own], session: str, tables: Collection[str]
) -> RivalTally:
    """The games with another person, who may have several seats."""
    seats = [[one for one in game.others if one.person == person] for game in games]
    shares = [sum(one.share or 0.0 for one in some) for some in seats]
    return _tally(
        RivalTally,
        games,
        tables,
        rival=rival_id(session, person),
        name=next((one.name for some in seats for one in some if one.name), ""),
        last=games[0].seat.ended,
        their_wins=sum(share == 1 for share in shares),
        their_share=sum(shares),
    )


def _next_rivals(bots: Iterable[BotTally]) -> list[NextRival]:
    order = bot_names()
    beaten: dict[str, str] = {}
    for one in bots:
        is_beaten = one.games >= LEAST_GAMES and 2 * one.wins > one.games
        if is_beaten and one.bot in order:
            strongest = beaten.setdefault(one.game, one.bot)
            beaten[one.game] = max(strongest, one.bot, key=order.index)
    found = []
    for game, bot in sorted(beaten.items()):
        stronger = [name for name in order[order.index(bot) + 1 :] if name in BOTS]
        if stronger:
            found.append(NextRival(game=game, beaten=bot, bot=stronger[0]))
    return found
