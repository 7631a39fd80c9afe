"""Browsers that want to hear of their turns, and the turns that they are still to hear of.

Several processes may notice the same turn, and the browser may look at the table through any of
them. So each writes what it sees, one row for a session at a table: a turn that one of them knows
to be seen is not announced, and one that two have noticed is announced once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from blazon.service.notify.outbound import check_address
from blazon.service.refusals import Refusal
from blazon.service.secrets import id_from
from blazon.service.storage.schema import push_turns, pushes
from blazon.service.views.narration import Language

LONGEST_ENDPOINT = 1000
_FORGET_MS = 3_600_000
"""For how long it is known that a turn has been announced: longer than processes differ."""
Encoded = Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+=*$")]


class Subscription(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Where a browser is told of its turns, as its push service has said."""

    endpoint: str
    p256dh: Encoded
    """The browser's public key, 65 bytes in base64url."""
    auth: Encoded
    """The secret that it shares with whoever sends, 16 bytes in base64url."""
    language: Language

    def check(self) -> None:
        """Raises Refusal if nothing can be sent there."""
        check_address(self.endpoint, "endpoint", LONGEST_ENDPOINT)
        try:
            self.seal(b"")
        except ValueError as error:
            raise Refusal("bad", "p256dh, auth: must be a browser's keys") from error

    def seal(self, message: bytes) -> bytes:
        """The message as only this browser can read it; raises ValueError if its keys are none."""
        # Imported here: a server that sends nothing need not hold eight megabytes of cryptography.
        from blazon.service.notify.encryption import seal

        return seal(message, self.p256dh, self.auth)


@dataclass(frozen=True)
class Turn:
    """A session's turn at a table."""

    session: str
    table: str
    version: int
    """The table's, with which it became its turn."""
    seen: bool
    """Whether the session looks at the table."""

    @property
    def id(self) -> str:
        """The same one for each turn of the session at the table; tells nothing of either."""
        return id_from(self.session, f"push {self.table}")


@dataclass(frozen=True)
class Due:
    """A turn that is to be announced now."""

    turn: Turn
    to: Subscription
    tries: int
    """Counting this one."""


class Pushes:
    """Both, in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def keep(self, session: str, subscription: Subscription | None, now: int) -> None:
        """Tell a session of its turns there from now on, or no more."""
        row = None if subscription is None else msgspec.structs.asdict(subscription)
        async with self._engine.begin() as connection:
            await connection.execute(pushes.delete().where(pushes.c.session == session))
            if row is not None:
                await connection.execute(
                    insert(pushes), [row | {"session": session, "created": now}]
                )

    async def is_known(self, session: str) -> bool:
        """Whether a session is told of its turns."""
        query = select(pushes.c.session).where(pushes.c.session == session)
        async with self._engine.connect() as connection:
            return await connection.scalar(query) is not None

    async def end(self, due: Due) -> None:
        """Forget a subscription that its push service does not know any more."""
        columns = pushes.c
        same = (columns.session == due.turn.session) & (columns.endpoint == due.to.endpoint)
        async with self._engine.begin() as connection:
            await connection.execute(pushes.delete().where(same))

    async def announce(self, turns: Sequence[Turn], now: int, when: int) -> None:
        """Have turns announced at a time, those of sessions that want it and do not see them."""
        wanted = select(pushes.c.session).where(
            pushes.c.session.in_(sorted({turn.session for turn in turns}))
        )
        async with self._engine.begin() as connection:
            sessions = set((await connection.scalars(wanted)).all())
            rows = [
                {
                    "id": turn.id,
                    "session": turn.session,
                    "table_id": turn.table,
                    "version": turn.version,
                    "due": None if turn.seen else when,
                    "at": now,
                }
                for turn in turns
                if turn.session in sessions
            ]
            if rows:
                await connection.execute(_ANNOUNCE, sorted(rows, key=lambda row: str(row["id"])))

    async def take(self, now: int, again: int, limit: int) -> list[Due]:
        """Take on turns that are due; whoever does not announce one leaves it to be due again."""
        columns, to = push_turns.c, pushes.c
        wanted = select(columns.id).where(columns.due <= now).order_by(columns.due).limit(limit)
        async with self._engine.begin() as connection:
            found = (await connection.scalars(wanted)).all()
            if not found:
                return []
            take = (
                update(push_turns)
                .where(columns.id.in_(sorted(found)), columns.due <= now)
                .values(due=again, tries=columns.tries + 1)
                .returning(columns.session, columns.table_id, columns.version, columns.tries)
            )
            taken = (await connection.execute(take)).all()
            where = to.session.in_({row.session for row in taken})
            rows = (await connection.execute(select(pushes).where(where))).all()
        known = {
            row.session: Subscription(
                endpoint=row.endpoint, p256dh=row.p256dh, auth=row.auth, language=row.language
            )
            for row in rows
        }
        return [
            Due(
                Turn(row.session, row.table_id, row.version, seen=False),
                known[row.session],
                row.tries,
            )
            for row in taken
            if row.session in known
        ]

    async def put_off(self, turn: Turn, when: int | None) -> None:
        """Announce a turn again at that time; with None it is done with."""
        columns = push_turns.c
        query = update(push_turns).where(
            columns.id == turn.id, columns.version == turn.version, columns.due.is_not(None)
        )
        async with self._engine.begin() as connection:
            await connection.execute(query.values(due=when))

    async def tidy(self, now: int) -> None:
        """Forget turns that were announced or seen long ago, and those of whom nobody tells."""
        columns = push_turns.c
        past = columns.at < now - _FORGET_MS
        deaf = columns.session.not_in(select(pushes.c.session))
        async with self._engine.begin() as connection:
            await connection.execute(
                push_turns.delete().where((past & columns.due.is_(None)) | deaf)
            )

    async def waiting(self) -> int:
        """How many turns are to be announced."""
        query = select(func.count()).where(push_turns.c.due.is_not(None))
        async with self._engine.connect() as connection:
            return int(await connection.scalar(query) or 0)


_ANNOUNCE = text(
    "insert into push_turns (id, session, table_id, version, due, tries, at) "
    "values (:id, :session, :table_id, :version, :due, 0, :at) "
    "on conflict (id) do update set "
    "version = excluded.version, due = excluded.due, tries = 0, at = excluded.at "
    "where push_turns.version < excluded.version "
    "or (push_turns.version = excluded.version and excluded.due is null)"
)
