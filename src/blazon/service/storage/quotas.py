"""How much one network may open, and how many tables one session may have at once."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import func, select

from blazon.service.base.clock import DAY_MS
from blazon.service.base.limits import (
    MOST_OPENED,
    MOST_UNFINISHED,
    MOST_UNFINISHED_OF_SESSION,
    MOST_UPLOADED,
    QUOTA_WAIT_SECONDS,
)
from blazon.service.base.refusals import Refusal
from blazon.service.storage.database import Database
from blazon.service.storage.schema import tables

_COLUMNS = tables.c
_UNFINISHED = ("open", "playing")


class Quotas:
    """Counts rows in the database; new tables of a network or a session wait for each other.

    So every table is counted once: before the next one counts, it is written, or has failed.
    """

    def __init__(self, database: Database, *, is_on: bool) -> None:
        self._database = database
        self._is_on = is_on
        self._turns: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def spent(self, row: Mapping[str, Any], now: int) -> AsyncIterator[None]:
        """Block other counts while a table is written; raises Refusal above a quota.

        Args:
            row: the new table's columns.
            now: the time, in milliseconds since 1970.
        """
        if not self._is_on or row["network"] is None:
            yield
            return
        async with AsyncExitStack() as turns:
            for column in ("network", "host"):  # always in this order, or two would wait for ever
                turn = self._turns.setdefault((column, row[column]), asyncio.Lock())
                await turns.enter_async_context(turn)
            await self._check(row, now)
            yield

    async def _check(self, row: Mapping[str, Any], now: int) -> None:
        network, host = row["network"], row["host"]
        today = (_COLUMNS.network == network) & (_COLUMNS.created > now - DAY_MS)
        count = select(func.count()).where(_COLUMNS.status.in_(_UNFINISHED))
        async with self._database.read() as connection:
            query = select(func.count(), func.coalesce(func.sum(_COLUMNS.uploaded), 0))
            opened, uploaded = (await connection.execute(query.where(today))).one()
            of_network = await connection.scalar(count.where(_COLUMNS.network == network)) or 0
            of_session = await connection.scalar(count.where(_COLUMNS.host == host)) or 0
        if opened >= MOST_OPENED:
            raise _too_much(f"your network opened {MOST_OPENED} tables today")
        if uploaded + row["uploaded"] > MOST_UPLOADED:
            most = f"{MOST_UPLOADED >> 20} MiB"
            raise _too_much(f"your network uploaded {most} of maps and games today")
        if row["status"] not in _UNFINISHED:
            return
        if of_session >= MOST_UNFINISHED_OF_SESSION:
            most = f"{MOST_UNFINISHED_OF_SESSION} of your tables"
            raise Refusal("quota", f"{most} are open or running; end or close some of them")
        if of_network >= MOST_UNFINISHED:
            most = f"{MOST_UNFINISHED} tables from your network"
            raise Refusal("quota", f"{most} are open or running; end or close some of them")


def _too_much(message: str) -> Refusal:
    return Refusal("quota", f"{message}; try again later", wait=QUOTA_WAIT_SECONDS)
