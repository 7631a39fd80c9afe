"""Finds tables by their state: the lobby, clocks that run out, bots to move."""

import json
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    bindparam,
    case,
    func,
    literal_column,
    select,
    true,
    update,
)

from blazon.service.base.limits import FIRST_OF_NETWORK, FIRST_OF_SESSION, MOST_DUE, PAGE
from blazon.service.storage import schema
from blazon.service.storage.database import Database
from blazon.service.storage.leases import Leases

_COLUMNS = schema.tables.c
_NEWEST = (_COLUMNS.created.desc(), _COLUMNS.id.desc())
_NETWORK = func.coalesce(_COLUMNS.network, _COLUMNS.host)
"""The network that a table counts for; without one, its host."""
_IS_OPEN = _COLUMNS.status == literal_column("'open'")
"""A literal value, since with a parameter SQLite does not use the index of open tables."""


class Tables:
    """All tables, without their games."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._bots = Leases(
            database,
            schema.tables,
            _COLUMNS.bot_seat.is_not(None),
            _COLUMNS.updated,
            _NETWORK,
        )

    async def lobby(
        self,
        status: str,
        before: str | None,
        sessions: Collection[str] | None = None,
        *,
        game: str | None = None,
        seen_since: int = 0,
    ) -> list[dict[str, Any]]:
        """Summaries of listed tables, or of a person's tables, newest first, after a given table.

        Listed tables can be limited to one game. Open ones are included only if their host was seen
        recently enough. All but the first few of a host or network come last.
        """
        query = select(
            _COLUMNS.id,
            _COLUMNS.created,
            _COLUMNS.updated,
            _COLUMNS.waits_for,
            _COLUMNS.summary,
            _COLUMNS.status,
            _COLUMNS.version,
            _COLUMNS.listed,
            _COLUMNS.host,
        )
        if sessions is None and status == "open":
            return await self._open_lobby(query, before, game, seen_since)
        if sessions is None:
            query = query.where(_COLUMNS.listed, _COLUMNS.status == status, _is_of(game))
        else:
            held = select(schema.holders.c.table_id).where(schema.holders.c.session.in_(sessions))
            query = query.where(_COLUMNS.id.in_(held))
            if status != "all":
                query = query.where(_COLUMNS.status == status)
        if before is not None:
            last = select(_COLUMNS.created).where(_COLUMNS.id == before).scalar_subquery()
            earlier = (_COLUMNS.created == last) & (_COLUMNS.id < before)
            query = query.where((_COLUMNS.created < last) | earlier)
        query = query.order_by(*_NEWEST).limit(PAGE)
        return [_summary(row, sessions or ()) for row in await self._database.dicts(query)]

    async def _open_lobby(
        self, query: Select[Any], before: str | None, game: str | None, seen_since: int
    ) -> list[dict[str, Any]]:
        """A page of open tables: first the newest few of each host and network, then all others."""
        is_shown = and_(_COLUMNS.listed, _IS_OPEN, _COLUMNS.seen >= seen_since, _is_of(game))
        of_host = func.row_number().over(partition_by=_COLUMNS.host, order_by=_NEWEST)
        of_network = func.row_number().over(partition_by=_NETWORK, order_by=_NEWEST)
        is_late = (of_host > FIRST_OF_SESSION) | (of_network > FIRST_OF_NETWORK)
        late = case((is_late, 1), else_=0).label("late")
        ranked = select(_COLUMNS.id, late).where(is_shown).subquery()
        query = query.join(ranked, ranked.c.id == _COLUMNS.id)
        query = query.order_by(ranked.c.late, *_NEWEST).limit(PAGE)
        async with self._database.read() as connection:
            if before is not None:
                one = select(_COLUMNS.created, _COLUMNS.host, _NETWORK).where(_COLUMNS.id == before)
                last = (await connection.execute(one)).first()
                if last is None:
                    return []
                created, host, network = last
                # Somebody may have taken the last table meanwhile, so count the ones before it.
                newer = _follows(created, before, newest_first=False) & is_shown
                counts = select(
                    func.count().filter(_COLUMNS.host == host),
                    func.count().filter(_NETWORK.in_([network])),
                ).where(newer)
                hosts, networks = (await connection.execute(counts)).one()
                was_late = int(hosts >= FIRST_OF_SESSION or networks >= FIRST_OF_NETWORK)
                follows = _follows(created, before) & (ranked.c.late == was_late)
                query = query.where((ranked.c.late > was_late) | follows)
            rows = (await connection.execute(query)).mappings().all()
        return [_summary(dict(row)) for row in rows]

    async def write_seen(self, seen: Mapping[str, int]) -> None:
        """Write when the hosts of tables that are still open were last seen."""
        rows = [{"of": name, "at": at} for name, at in sorted(seen.items())]
        await self._database.transact(
            lambda connection: connection.execute(_WRITE_SEEN, rows), "play"
        )

    async def listing(self, status: str | None, since: int, limit: int) -> list[dict[str, Any]]:
        """All tables, listed or not, changed since then; the latest change first."""
        query = select(
            _COLUMNS.id,
            _COLUMNS.game,
            _COLUMNS.status,
            _COLUMNS.listed,
            _COLUMNS.created,
            _COLUMNS.updated,
            _COLUMNS.version,
            _COLUMNS.summary,
        ).where(_COLUMNS.updated >= since)
        if status is not None:
            query = query.where(_COLUMNS.status == status)
        query = query.order_by(_COLUMNS.updated.desc(), _COLUMNS.id).limit(limit)
        found = await self._database.dicts(query)
        for row in found:
            row["seats"] = json.loads(row.pop("summary"))["seats"]
        return found

    async def with_clock(self) -> list[str]:
        """Tables with a running clock; the one that runs out first comes first."""
        query = select(_COLUMNS.id).where(_COLUMNS.deadline.is_not(None))
        return await self._database.scalars(query.order_by(_COLUMNS.deadline))

    async def any_clock(self) -> bool:
        """Whether the clock of any table runs."""
        query = select(_COLUMNS.id).where(_COLUMNS.deadline.is_not(None)).limit(1)
        return await self._database.scalar(query) is not None

    async def counts(self) -> dict[str, int]:
        """The number of tables by status."""
        query = select(_COLUMNS.status, func.count()).group_by(_COLUMNS.status)
        rows = await self._database.rows(query)
        return {status: int(number) for status, number in rows}

    async def waiting_for_bots(self) -> int:
        """The number of tables waiting for a bot's decision."""
        query = select(func.count()).where(_COLUMNS.bot_seat.is_not(None))
        return int(await self._database.scalar(query) or 0)

    async def finished(self) -> list[tuple[str, bytes]]:
        """The ids and secrets of all finished tables."""
        query = select(_COLUMNS.id, _COLUMNS.secret).where(_COLUMNS.status == "over")
        rows = await self._database.rows(query)
        return [(row.id, bytes(row.secret)) for row in rows]

    async def with_clock_run_out(self, now: int, but: Collection[str] = ()) -> list[str]:
        """Tables whose clock has run out, except some."""
        is_due = (_COLUMNS.deadline <= now) & _COLUMNS.id.not_in(but)
        query = select(_COLUMNS.id).where(is_due).limit(MOST_DUE)
        return await self._database.scalars(query)

    async def take_bots(
        self, owner: str, now: int, until: int, limit: int, busy: Iterable[str] = ()
    ) -> list[tuple[str, str]]:
        """Lease tables at which a bot must decide.

        Takes only tables that no living process has, nor this one any longer (``busy``).

        Returns:
            Their ids, and the networks charged for them.
        """
        rows = await self._bots.take(owner, now, until, limit, [(table,) for table in busy])
        return [(row["id"], row["network"] or row["host"]) for row in rows]

    async def renew_bots(self, owner: str, tables: Iterable[str], until: int) -> None:
        """Renew this process's leases of tables that it has not released."""
        await self._bots.renew(owner, [(table,) for table in tables], until)

    async def release_bots(self, owner: str, tables: Iterable[str]) -> None:
        """Let other processes decide at these tables."""
        await self._bots.release(owner, [(table,) for table in tables])

    async def end(self, name: str, row: Mapping[str, Any]) -> None:
        """Set the columns of a table whose journal has a gap, so that nothing waits for it."""
        query = update(schema.tables).where(_COLUMNS.id == name).values(row)
        await self._database.execute(query, "tidy")

    async def free_bots(self) -> None:
        """Release every table; for a process that knows it is the only one."""
        await self._bots.free_all()


def _is_of(game: str | None) -> ColumnElement[bool]:
    """Whether a table is of this game; always true without a game."""
    return true() if game is None else _COLUMNS.game == game


def _follows(created: int, name: str, *, newest_first: bool = True) -> ColumnElement[bool]:
    """Whether a table comes after one in a list with the newest first, or before it."""
    if newest_first:
        is_later, is_behind = _COLUMNS.created < created, _COLUMNS.id < name
    else:
        is_later, is_behind = _COLUMNS.created > created, _COLUMNS.id > name
    return is_later | ((_COLUMNS.created == created) & is_behind)


def _summary(row: Mapping[str, Any], sessions: Collection[str] = ()) -> dict[str, Any]:
    """A table in the lobby, or among a person's own tables."""
    return {
        **json.loads(row["summary"]),
        "id": row["id"],
        "status": row["status"],
        "version": row["version"],
        "created": row["created"],
        "updated": row["updated"],
        "your_turn": row["waits_for"] in sessions,
        "listed": row["listed"],
        "host": row["host"],
    }


_WRITE_SEEN = (
    update(schema.tables)
    .where(
        _COLUMNS.id == bindparam("of"), _COLUMNS.status == "open", _COLUMNS.seen < bindparam("at")
    )
    .values(seen=bindparam("at"))
)
