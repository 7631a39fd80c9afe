"""Messages to webhooks, stored until delivery: the newest for each session at a table."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, RowMapping, func, select, text, update

from blazon.service.base.secrets import id_from
from blazon.service.storage.database import Database
from blazon.service.storage.hosts import leads_to
from blazon.service.storage.leases import take
from blazon.service.storage.schema import deliveries, sessions

_COLUMNS = deliveries.c


@dataclass(frozen=True)
class Delivery:
    """A message that is due."""

    id: str
    version: int | None
    """The table's id; None for a message stored by version 0.1."""
    body: str
    tries: int
    """The number of tries, including this one."""
    address: str | None
    """None if the session no longer has a webhook."""
    key: str | None
    """The signing key."""


class Deliveries:
    """The messages of all sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, session: str, table: str, version: int, body: str, due: int) -> bool:
        """Store a message for the webhook of a session or its profile; False if it has none."""
        joined = select(sessions.c.joined).where(sessions.c.digest == session).scalar_subquery()
        person = func.coalesce(joined, session)
        wanted = select(sessions.c.digest).where(
            sessions.c.digest == person, sessions.c.webhook.is_not(None)
        )
        row: dict[str, Any] = {"id": id_from(session, f"webhook {table}")}
        row |= {"version": version, "body": body, "due": due}

        def add(connection: Connection) -> bool:
            to = connection.scalar(wanted)
            if to is None:
                return False
            connection.execute(_ADD, [row | {"session": to}])
            return True

        return await self._database.transact(add, "play")

    async def take(
        self, now: int, again: int, limit: int, busy: Collection[str] = ()
    ) -> list[Delivery]:
        """Lease due messages, but none to busy hosts.

        A message that is not delivered becomes due again at ``again``.
        """
        webhook = sessions.c.webhook
        due = _COLUMNS.due <= now
        if busy:
            to_busy = select(sessions.c.digest).where(leads_to(webhook, busy))
            due &= _COLUMNS.session.not_in(to_busy)
        tries = _COLUMNS.tries + 1

        def lease(connection: Connection) -> tuple[Sequence[RowMapping], Sequence[Any]]:
            taken = take(connection, deliveries, due, _COLUMNS.due, limit, due=again, tries=tries)
            where = sessions.c.digest.in_([row["session"] for row in taken])
            query = select(sessions.c.digest, webhook, sessions.c.webhook_key).where(where)
            return taken, connection.execute(query).all() if taken else []

        taken, rows = await self._database.transact(lease, "play")
        to = {row.digest: (row.webhook, row.webhook_key) for row in rows}
        nowhere = (None, None)
        return [
            Delivery(
                row["id"],
                row["version"],
                row["body"],
                row["tries"],
                *to.get(row["session"], nowhere),
            )
            for row in taken
        ]

    async def give_back(self, untried: Sequence[Delivery], now: int) -> None:
        """Make leased but untried messages due again."""
        mine = _COLUMNS.id.in_([one.id for one in untried])
        query = update(deliveries).where(mine).values(due=now, tries=_COLUMNS.tries - 1)
        await self._database.execute(query, "play")

    async def put_off(self, delivery: Delivery, due: int | None) -> None:
        """Retry a delivery at this time; None means it is finished. Newer ones stay."""
        this = (_COLUMNS.id == delivery.id) & (_COLUMNS.version == delivery.version)
        finish = deliveries.delete().where(this)
        again = update(deliveries).where(this).values(due=due)
        await self._database.execute(finish if due is None else again, "play")


_ADD = text(
    "insert into deliveries (id, session, version, body, due, tries) "
    "values (:id, :session, :version, :body, :due, 0) "
    "on conflict (id) do update set "
    "version = excluded.version, body = excluded.body, due = excluded.due, tries = 0 "
    "where deliveries.version < excluded.version"
)
