"""The results of finished games, by seat. They outlive the tables."""

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from blazon.service.base.limits import EXPIRY_PAGE, MOST_DAYS
from blazon.service.journal.results import Result, Standing
from blazon.service.storage import schema
from blazon.service.storage.database import Database

_TABLES, _RESULTS, _SESSIONS = schema.tables.c, schema.results.c, schema.sessions.c
_HOLDERS = schema.holders.c
_ALIVE = _SESSIONS.revoked.is_(None)


class Results:
    """All results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(self, game: Sequence[Result]) -> None:
        """Store the results of one game, unless that was done before.

        A person whose session has ended or was forgotten remains anonymous. Without any person,
        nothing is stored. If the database once lost the end of this game, its older results are
        deleted.
        """
        first = game[0]
        wanted = sorted({one.person for one in game if one.person is not None})
        known = select(_SESSIONS.digest).where(_SESSIONS.digest.in_(wanted), _ALIVE)
        # Until the commit, no session can end without seeing these rows.
        known = known.order_by(_SESSIONS.digest).with_for_update(read=True)
        other = (_RESULTS.game_id == first.game_id) & (_RESULTS.ended != first.ended)
        dialect = sqlite if self._database.is_sqlite else postgresql
        insert = dialect.insert(schema.results).on_conflict_do_nothing()

        def write(connection: Connection) -> None:
            if self._database.is_sqlite:  # reading there would not block writers
                connection.execute(text("begin immediate"))
            persons = set(connection.scalars(known).all())
            connection.execute(schema.results.delete().where(other))
            if persons:
                rows = [(one if _is_known(one, persons) else _nobody(one)) for one in game]
                connection.execute(insert, [row._asdict() for row in rows])

        await self._database.transact(write)

    async def missing(self, after: str) -> tuple[list[str], str | None]:
        """The tables on the page after a table whose results are missing.

        These are finished games with a player whose session still exists; imported games have none.

        Returns:
            Their ids, and the last table of the page, or None if no page follows.
        """
        page = (
            select(_TABLES.id, _TABLES.status)
            .where(_TABLES.id > after)
            .order_by(_TABLES.id)
            .limit(EXPIRY_PAGE)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(page)).all()
            over = [row.id for row in rows if row.status == "over"]
            have = select(_RESULTS.game_id).where(_RESULTS.game_id.in_(over))
            lacking = sorted({*over} - {*(await connection.scalars(have)).all()})
            held = select(_HOLDERS.table_id).join(
                schema.sessions, (_SESSIONS.digest == _HOLDERS.session) & _ALIVE
            )
            found = await connection.scalars(held.where(_HOLDERS.table_id.in_(lacking)).distinct())
            return sorted(found.all()), rows[-1].id if len(rows) == EXPIRY_PAGE else None

    async def of(
        self, persons: Collection[str], limit: int, before: str | None = None
    ) -> list[Result]:
        """The results of all seats in the newest games of some sessions, newest first.

        A person is named by the key of their profile, whichever of their sessions played.

        Args:
            persons: the sessions of one person.
            limit: the number of games.
            before: only games that come after this one in that order.
        """
        games = select(_RESULTS.game_id, _RESULTS.ended).where(_RESULTS.person.in_(persons))
        if before is not None:
            last = select(func.max(_RESULTS.ended)).where(
                _RESULTS.game_id == before, _RESULTS.person.in_(persons)
            )
            end = last.scalar_subquery()
            earlier = (_RESULTS.ended == end) & (_RESULTS.game_id < before)
            games = games.where((_RESULTS.ended < end) | earlier)
        order = (_RESULTS.ended.desc(), _RESULTS.game_id.desc())
        newest = games.distinct().order_by(*order).limit(limit).subquery()
        person = func.coalesce(_SESSIONS.joined, _RESULTS.person).label("person")
        columns = (person if one.name == "person" else one for one in _RESULTS)
        query = select(*columns).join(newest, newest.c.game_id == _RESULTS.game_id)
        query = query.outerjoin(schema.sessions, _SESSIONS.digest == _RESULTS.person)
        rows = await self._database.dicts(query.order_by(*order, _RESULTS.seat))
        return [Result(**row) for row in rows]

    async def standings(
        self, day: int, game: str, limit: int, persons: Collection[str] = ()
    ) -> list[Standing]:
        """The best results in a day's deal, and those of these sessions wherever they are.

        A person counts once, with the game that they finished first.
        """
        rival = schema.results.alias("rival")
        best = select(func.max(rival.c.total)).where(
            rival.c.game_id == _RESULTS.game_id, rival.c.seat != _RESULTS.seat
        )
        person = func.coalesce(_SESSIONS.joined, _RESULTS.person)
        earliest = func.row_number().over(
            partition_by=person, order_by=(_RESULTS.ended, _RESULTS.game_id)
        )
        entries = (
            select(
                _RESULTS.game_id,
                _RESULTS.name,
                _RESULTS.total,
                func.coalesce(_RESULTS.share, 0.0).label("share"),
                (_RESULTS.total - best.scalar_subquery()).label("lead"),
                _RESULTS.ended,
                _RESULTS.person.in_(persons).label("is_own"),
                earliest.label("number"),
            )
            .join(schema.sessions, _SESSIONS.digest == _RESULTS.person)
            .where(_RESULTS.day == day, _RESULTS.game == game, _RESULTS.left.is_(False))
            .subquery()
        )
        found = entries.c
        place = func.rank().over(order_by=(found.share.desc(), found.lead.desc()))
        ranked = (
            select(*found, place.label("place"), func.count().over().label("of"))
            .where(found.number == 1)
            .subquery()
        )
        query = select(*(ranked.c[name] for name in Standing._fields))
        query = query.order_by(ranked.c.place, ranked.c.ended, ranked.c.game_id)
        top = query.limit(limit)
        own = query.where(ranked.c.is_own)
        rows = await self._database.dicts(top)
        if persons and not any(row["is_own"] for row in rows):
            rows += await self._database.dicts(own)
        return [Standing(**row) for row in rows]

    async def days_of(self, persons: Collection[str]) -> list[int]:
        """The days since 1970 whose deals these sessions have played to the end, newest first."""
        days = select(_RESULTS.day).where(
            _RESULTS.person.in_(persons), _RESULTS.day.is_not(None), _RESULTS.left.is_(False)
        )
        query = days.distinct().order_by(_RESULTS.day.desc()).limit(MOST_DAYS)
        return list(await self._database.scalars(query))

    async def still_there(self, games: Collection[str]) -> set[str]:
        """The games whose tables still exist."""
        query = select(_TABLES.id).where(_TABLES.id.in_(games))
        return set(await self._database.scalars(query))

    async def rename(self, game: str, seat: int, name: str) -> None:
        """Change the name of a person's seat."""
        this = (_RESULTS.game_id == game) & (_RESULTS.seat == seat) & _RESULTS.person.is_not(None)
        await self._database.execute(update(schema.results).where(this).values(name=name), "tidy")


def _is_known(result: Result, persons: Collection[str]) -> bool:
    return result.person is None or result.person in persons


def _nobody(result: Result) -> Result:
    return result._replace(person=None, name="")
