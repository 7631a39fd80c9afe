"""Messages to webhooks, kept until they are delivered."""

from dataclasses import dataclass

from sqlalchemy import insert, select, update

from blazon.service.secrets import new_id
from blazon.service.storage.database import Database
from blazon.service.storage.leases import take
from blazon.service.storage.schema import deliveries, sessions

_COLUMNS = deliveries.c


@dataclass(frozen=True)
class Delivery:
    """A message that is due."""

    id: str
    body: str
    tries: int
    """Counting this one."""
    address: str | None
    """None if the session has no webhook any more."""
    key: str | None
    """With which it is signed."""


class Deliveries:
    """The messages of all sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, session: str, body: str, due: int) -> bool:
        """Keep a message for a session's webhook; False if it has none."""
        wanted = select(sessions.c.webhook).where(sessions.c.digest == session)
        async with self._database.write("play") as connection:
            if await connection.scalar(wanted) is None:
                return False
            row = {"id": new_id(), "session": session, "body": body, "due": due}
            await connection.execute(insert(deliveries), [row])
        return True

    async def take(self, now: int, again: int, limit: int) -> list[Delivery]:
        """Take on messages that are due; one that is not delivered is due again at ``again``."""
        due = _COLUMNS.due <= now
        async with self._database.write("play") as connection:
            taken = await take(
                connection,
                deliveries,
                due,
                _COLUMNS.due,
                limit,
                due=again,
                tries=_COLUMNS.tries + 1,
            )
            where = sessions.c.digest.in_([row["session"] for row in taken])
            query = select(sessions.c.digest, sessions.c.webhook, sessions.c.webhook_key)
            rows = (await connection.execute(query.where(where))).all() if taken else []
        to = {row.digest: (row.webhook, row.webhook_key) for row in rows}
        nowhere = (None, None)
        return [
            Delivery(row["id"], row["body"], row["tries"], *to.get(row["session"], nowhere))
            for row in taken
        ]

    async def put_off(self, delivery: str, due: int | None) -> None:
        """Try a delivery again at that time; with None it is done with."""
        this = _COLUMNS.id == delivery
        async with self._database.write("play") as connection:
            if due is None:
                await connection.execute(deliveries.delete().where(this))
            else:
                await connection.execute(update(deliveries).where(this).values(due=due))
