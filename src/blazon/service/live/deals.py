"""The deals of the day: their secrets, and one table for each person."""

from collections.abc import Iterable
from datetime import date
from functools import partial

from blazon.match.fairness import commitment, new_secret
from blazon.match.registry import game as find_game
from blazon.service.base.computing import compute
from blazon.service.base.refusals import Refusal
from blazon.service.journal import today
from blazon.service.journal.opening import OpenTable, SeatAsked, opening
from blazon.service.live.hub import Author, Hub
from blazon.service.storage.server_keys import server_key


class Deals:
    """Deals a game of each kind a day, the same for everybody."""

    def __init__(self, hub: Hub, *, is_on: bool) -> None:
        self._hub = hub
        self.is_on = is_on
        """Whether this server has deals of the day."""
        self._key: bytes | None = None

    def check_on(self) -> None:
        """Raises Refusal if this server has no deals of the day."""
        if not self.is_on:
            raise Refusal("not-now", "this server has no game of the day")

    async def commitment(self, day: date, game: str) -> str:
        """The SHA-256 of the secret of a day's deal."""
        return commitment(await self._secret(day, game))

    async def table_of(self, selves: Iterable[str], day: date, game: str) -> str | None:
        """The id of a person's table with a day's deal, whichever of their sessions opened it."""
        for session in selves:
            name = today.table_of(session, day, game)
            if await self._hub.store.journals.secret(name) is not None:
                return name
        return None

    async def open(self, game: str, person: str, author: Author, name: str) -> str:
        """The id of a person's table with today's deal, opened unless it exists; raises Refusal.

        Args:
            game: the game.
            person: the session that stands for the person.
            author: the session that plays, and its network.
            name: the person's name; may be empty.
        """
        day = today.today()
        secret = await self._secret(day, game)
        rivals = max(1, find_game(game).players[0] - 1)
        seats = [SeatAsked("me"), *[SeatAsked("bot", today.rival_of(game, day))] * rivals]
        host = author.session or person
        first = await compute(partial(opening, OpenTable(game=game, seats=seats), host, secret))
        table = today.table_of(person, day, game)
        await self._hub.open(today.dealt(first, day, name), secret, author, table)
        return table

    async def _secret(self, day: date, game: str) -> bytes:
        if self._key is None:
            self._key = await server_key(self._hub.store.database, today.KEY, new_secret)
        return today.secret_of(self._key, day, game)
