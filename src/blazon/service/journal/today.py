"""Today's deal: one game a day that is the same for everybody, against the same bot.

Its secret follows from a key of the server, the date and the game, so all processes deal the same
cards and roll the same dice. Until the day is over, at midnight UTC, nothing but the players' own
views shows what is in it: ``access.check_disclosed`` closes all ways.
"""

import hmac
from datetime import UTC, date, datetime

import msgspec

from blazon.match.observation import Observation
from blazon.match.registry import game as find_game
from blazon.service.base.clock import DAY_MS, now_ms
from blazon.service.base.secrets import id_from
from blazon.service.journal.events import Opened
from blazon.service.journal.plans import SeatPlan
from blazon.service.journal.table import Table

RIVAL = "knight"
"""The bot's level: strong enough to be worth a try every day, and quick."""
KEY = "today"
"""The name of the server's key for all secrets."""
_EPOCH = date(1970, 1, 1)


def today() -> date:
    """The date by the server's clock, in UTC."""
    return datetime.fromtimestamp(now_ms() / 1000, UTC).date()


def number_of(day: date) -> int:
    """The number of a day since 1970."""
    return (day - _EPOCH).days


def end_of(day: date) -> int:
    """When a day ends in UTC, in milliseconds since 1970."""
    return DAY_MS * (number_of(day) + 1)


def day_of(table: Table) -> date | None:
    """The day whose deal a table has; None for other tables."""
    return None if table.opened.today is None else date.fromisoformat(table.opened.today)


def is_sealed(table: Table) -> bool:
    """Whether the game is the deal of a day that is not over."""
    day = day_of(table)
    return day is not None and now_ms() < end_of(day)


def is_unsealed(table: Table) -> bool:
    """Whether the game is the deal of a day that is over."""
    return table.opened.today is not None and not is_sealed(table)


def rival_of(game: str, day: date) -> str:
    """The bot of a day's deal: another character each day, if the game has some."""
    styles = list(find_game(game).styles())
    return f"{RIVAL}:{styles[number_of(day) % len(styles)]}" if styles else RIVAL


def secret_of(key: bytes, day: date, game: str) -> bytes:
    """The secret from which a day's deal and dice come."""
    return hmac.digest(key, f"{day.isoformat()} {game}".encode(), "sha256")


def table_of(person: str, day: date, game: str) -> str:
    """The id of a person's table with a day's deal: there is only one, however often it is opened.

    No request id of a client can lead to it, because these have no line breaks.
    """
    return id_from(person, f"{KEY}\n{day.isoformat()} {game}")


def bot_seed(secret: bytes, seen: Observation) -> str:
    """The seed of the bot's decision, the same for everybody who has played the same actions."""
    known = b"\n".join((seen.states.tobytes(), msgspec.json.encode(seen.log)))
    return hmac.digest(secret, b"bot " + known, "sha256").hex()


def dealt(first: Opened, day: date, name: str) -> Opened:
    """The first event of a table with a day's deal, from that of any table for the same game."""
    return msgspec.structs.replace(
        first,
        seats=[SeatPlan("me", None, name or None), *first.seats[1:]],
        watch="nobody",
        listed=False,
        chat=False,
        hints=False,
        today=day.isoformat(),
    )
