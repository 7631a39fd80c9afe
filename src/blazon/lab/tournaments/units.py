"""A unit: one deal, played by a group of bots in every arrangement.

The seeds of deals and bots come from the tournament's key by a keyed digest, so that nobody who
lacks the key can guess them, not even from other deals.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import cast

from blazon import __version__
from blazon.kernel.errors import BadValue
from blazon.kernel.sources import digest_of
from blazon.lab.playing import Played, Seats, play_game
from blazon.lab.studies.crews import GameFailed, check_rules
from blazon.lab.studies.measures import Row
from blazon.lab.studies.shards import Shard
from blazon.lab.tournaments.plan import Contest
from blazon.lab.tournaments.schedule import Group

_ALONE = 3
"""The figures of a game that its seats do not have each: who began, actions and turns."""


@dataclass(frozen=True)
class Deal:
    """One of a contest's deals. All groups of a round play the same ones."""

    contest: int
    round: int
    number: int

    def __str__(self) -> str:
        return f"{self.contest}/{self.round}/{self.number}"


def deal_seed(key: bytes, deal: Deal) -> str:
    """The seed of a deal and its chance."""
    return blake2b(f"deal/{deal}".encode(), key=key, digest_size=16).hexdigest()


def bots_seed(key: bytes, contest: int, game: int) -> str:
    """The seed of the bots in one of a contest's games."""
    return blake2b(f"bots/{contest}/{game}".encode(), key=key, digest_size=16).hexdigest()


@cache
def code() -> str:
    """The digest of what determines a unit's games besides the rules and bots."""
    return digest_of([__name__])


@dataclass(frozen=True)
class UnitTask:
    """A unit, with all that a worker needs to play it."""

    shard: Shard
    contest: Contest
    bots: tuple[str, ...]
    """All bots, by number."""
    seatings: tuple[Group, ...]
    deal: str
    """The seed of the deal."""
    seeds: tuple[str, ...]
    """The seed of the bots for each arrangement."""
    rules: str
    """The digest of the rules and bots."""
    code: str

    def play(self) -> list[Row]:
        """Play its games; raises OtherRules, or BadValue, if this process has others."""
        check_rules(self.contest.game, self.rules)
        if code() != self.code:
            raise BadValue("worker", f"has Blazon {__version__} with other tournaments")
        rows = []
        for seats, seed in zip(self.seatings, self.seeds, strict=True):
            bots = Seats([self.bots[bot] for bot in seats], (), self.contest.bot_ms)
            try:
                game, options = self.contest.game, self.contest.options
                rows.append(row_of(seats, play_game(game, options, bots, self.deal, seed)))
            except Exception as error:
                # Without its cause, which a worker may be unable to send.
                raise GameFailed(self.deal, repr(error)) from None
        return rows


def row_of(seats: Group, played: Played) -> Row:
    """A finished game as a row: its seats, who began, actions, turns, totals, shares, forfeits."""
    places = range(len(seats))
    return [
        *seats,
        played.first,
        played.actions,
        played.turns,
        *played.totals,
        *(played.share(seat) for seat in places),
        *(played.forfeits.get(seat, "") for seat in places),
    ]


@dataclass(frozen=True)
class Game:
    """A finished game of a tournament."""

    number: int
    """Its number in its contest."""
    deal: Deal
    seats: Group
    """The number of the bot in each seat."""
    first: int
    """The seat whose turn was the first."""
    actions: int
    turns: int
    totals: Sequence[int]
    shares: Sequence[float]
    """Each seat's share of the win."""
    forfeits: Sequence[str]
    """Why each seat's program lost otherwise than by the rules; empty if it did not."""


def game_of(row: Row, number: int, deal: Deal) -> Game:
    """The game of a row; raises ValueError for any other row."""
    seats = (len(row) - _ALONE) // 4
    if len(row) != _ALONE + 4 * seats:
        raise ValueError("must be a tournament's game")
    middle = seats + _ALONE
    first, actions, turns = _whole(row[seats:middle])
    return Game(
        number,
        deal,
        tuple(_whole(row[:seats])),
        first,
        actions,
        turns,
        _whole(row[middle : middle + seats]),
        [float(share) for share in row[middle + seats : middle + 2 * seats]],
        cast("list[str]", row[middle + 2 * seats :]),
    )


def _whole(numbers: Iterable[float | str]) -> list[int]:
    return [int(number) for number in numbers]
