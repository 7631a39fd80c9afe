"""Profiles: several devices that act for one person, and the link that adds another one.

A profile begins with one session, its key, whose browser is its first device. Each other device has
a cookie of its own, and acts for all sessions of the profile. If a browser that already has a
session uses the link, that session joins the profile. Its tables do not change: at each table, the
profile acts as the session that sits there.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, update

from blazon.service.base.clock import DAY_MS
from blazon.service.base.limits import MOST_DEVICES, MOST_SELVES
from blazon.service.base.refusals import Refusal
from blazon.service.storage.database import Database
from blazon.service.storage.schema import (
    mail_addresses,
    mail_turns,
    profiles,
    push_turns,
    pushes,
    sessions,
)
from blazon.service.storage.sessions import end_in, is_good
from blazon.service.storage.subscriptions import call_id

_ROWS = sessions.c


@dataclass(frozen=True)
class NewDevice:
    """A browser that will act for a profile."""

    digest: str
    """The digest of its cookie."""
    label: str
    """Its name in the owner's list of devices."""
    network: str
    """The digest of the network that it was added from."""
    now: int
    """Milliseconds since 1970."""


class Profiles:
    """All profiles."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> dict[str, Any] | None:
        """A profile, or None."""
        query = select(profiles).where(profiles.c.key == key)
        return await self._database.first(query)

    async def devices(self, key: str) -> list[dict[str, Any]]:
        """The devices that act for a profile, newest first."""
        query = select(_ROWS.digest, _ROWS.label, _ROWS.created, _ROWS.used, pushes.c.endpoint)
        query = query.outerjoin(pushes, pushes.c.session == _ROWS.digest)
        query = query.where(_ROWS.profile == key).order_by(_ROWS.created.desc(), _ROWS.digest)
        return await self._database.dicts(query)

    async def set_link(self, person: str, link: str, label: str, now: int) -> None:
        """Replace a profile's link with a new one; create a profile for a session that has none.

        Args:
            person: the profile's key, or the session.
            link: the link's digest.
            label: the name of the session's browser, if the profile is new.
            now: milliseconds since 1970.
        """

        def write(connection: Connection) -> None:
            alone = is_good(person) & _ROWS.joined.is_(None) & _ROWS.profile.is_(None)
            values = {"joined": person, "profile": person, "label": label, "changed": now}
            if connection.execute(update(sessions).where(alone).values(**values)).rowcount:
                connection.execute(insert(profiles), [{"key": person, "created": now}])
            this = update(profiles).where(profiles.c.key == person)
            connection.execute(this.values(link=link, linked=now))

        await self._database.transact(write)

    async def of_link(self, link: str) -> str | None:
        """The key of the profile with this link, given as a digest; None for no valid one."""
        query = select(profiles.c.key).where(profiles.c.link == link)
        found: str | None = await self._database.scalar(query)
        return found

    async def selves(self, session: str) -> list[str]:
        """All sessions of the person who has this one; the key of their profile comes first."""
        async with self._database.read() as connection:
            return await connection.run_sync(selves_of, session)

    async def end(self, key: str, now: int) -> None:
        """End a profile: its link, its devices, and finally its sessions."""

        def end(connection: Connection) -> None:
            connection.execute(profiles.delete().where(profiles.c.key == key))
            devices = connection.scalars(select(_ROWS.digest).where(_ROWS.profile == key)).all()
            selves = selves_of(connection, key)
            connection.execute(update(sessions).where(_ROWS.joined == key).values(joined=None))
            for digest in {*devices, *selves}:
                end_in(connection, digest, now)

        await self._database.transact(end, "play")

    async def use_link(
        self, link: str, following: str, device: NewDevice, before: str | None
    ) -> str | None:
        """Use a link: a device now acts for its profile, and the device's former session joins it.

        Repeating a use by the same device changes nothing.

        Args:
            link: the link's digest.
            following: the digest of the link that replaces it.
            device: the browser's new identity.
            before: the digest of its present cookie, if it has one.

        Returns:
            The profile's key; None for a link that is not or no longer valid.
        """

        def use(connection: Connection) -> str | None:
            owner = select(profiles.c.key).where(profiles.c.link == link).scalar_subquery()
            own = select(_ROWS.profile).where(_ROWS.digest == before).scalar_subquery()
            both = select(profiles.c.key).where(profiles.c.key.in_([owner, own]))
            connection.execute(both.order_by(profiles.c.key).with_for_update())
            use_up = update(profiles).where(profiles.c.link == link)
            use_up = use_up.values(link=following, linked=device.now)
            key = connection.scalar(use_up.returning(profiles.c.key))
            if key is None:
                return connection.scalar(select(_ROWS.profile).where(is_good(device.digest)))
            _add_device(connection, key, device)
            if before is not None:
                _join(connection, key, device, before)
            _end_oldest(connection, key, device.now)
            everyone = (_ROWS.profile == key) | (_ROWS.joined == key)
            connection.execute(update(sessions).where(everyone).values(changed=device.now))
            return str(key)

        return await self._database.transact(use)


def selves_of(connection: Connection, session: str) -> list[str]:
    """All sessions of the person who has this one; the key of their profile comes first."""
    key = select(_ROWS.joined).where(_ROWS.digest == session).scalar_subquery()
    query = select(_ROWS.digest).where(_ROWS.joined == key)
    in_order = query.order_by(_ROWS.digest != key, _ROWS.created, _ROWS.digest)
    return list(connection.scalars(in_order).all()) or [session]


def _add_device(connection: Connection, key: str, device: NewDevice) -> None:
    row: dict[str, Any] = {"digest": device.digest, "profile": key, "label": device.label}
    row |= {"created": device.now, "changed": device.now}
    row |= {"used": device.now // DAY_MS, "network": device.network}
    connection.execute(insert(sessions), [row])


def _join(connection: Connection, key: str, device: NewDevice, before: str) -> None:
    """Join a browser's previous session to a profile."""
    is_valid = _ROWS.joined.is_(None) | _ROWS.profile.is_not(None)
    query = select(_ROWS.profile).where(is_good(before), is_valid)
    found = connection.execute(query).first()
    if found is None:
        return
    _move_notifications(connection, before, device.digest)
    person = found.profile or before
    if found.profile is not None:
        end_in(connection, before, device.now)
    if person == key:
        return
    most = MOST_SELVES - len(selves_of(connection, key))
    if len(selves_of(connection, person)) > most:
        raise Refusal(
            "not-now", "this profile cannot take in more browsers that have had games of their own"
        )
    for column in (_ROWS.joined, _ROWS.profile):
        connection.execute(update(sessions).where(column == person).values({column: key}))
    connection.execute(profiles.delete().where(profiles.c.key == person))
    # Without a profile, its cookie ends here: the browser has got another one.
    connection.execute(update(sessions).where(_ROWS.digest == person).values(joined=key))
    _hand_down(connection, person, key)
    _hand_down_mail(connection, person, key)


def _end_oldest(connection: Connection, key: str, now: int) -> None:
    """End the devices beyond the limit, the least recently used first."""
    latest = select(_ROWS.digest).where(_ROWS.profile == key)
    latest = latest.order_by(_ROWS.used.desc(), _ROWS.created.desc()).offset(MOST_DEVICES)
    for digest in connection.scalars(latest).all():
        end_in(connection, digest, now)


def _hand_down(connection: Connection, other: str, key: str) -> None:
    """Give a profile the name and webhook of a session, if it has none of its own."""
    rows = connection.execute(select(sessions).where(_ROWS.digest.in_([other, key]))).mappings()
    found = {row["digest"]: row for row in rows}
    if found.keys() != {other, key}:
        return
    given, own = found[other], found[key]
    values: dict[str, Any] = {}
    if not own["name"]:
        values["name"] = given["name"]
    if own["webhook"] is None:
        values |= {"webhook": given["webhook"], "webhook_key": given["webhook_key"]}
    if values:
        connection.execute(update(sessions).where(_ROWS.digest == key).values(**values))
    emptied = {"name": "", "webhook": None, "webhook_key": None}
    connection.execute(update(sessions).where(_ROWS.digest == other).values(**emptied))


def _hand_down_mail(connection: Connection, other: str, key: str) -> None:
    """A person becomes part of another one, who gets mail at the address of either."""
    turns, rows = mail_turns.c, mail_addresses.c
    connection.execute(update(mail_turns).where(turns.person == other).values(person=key))
    theirs = (rows.session == other) & (rows.state == "confirmed")
    own = select(rows.session).where(rows.session == key, rows.state == "confirmed")
    if connection.scalar(own) is None and connection.scalar(select(rows.session).where(theirs)):
        connection.execute(mail_addresses.delete().where(rows.session == key))
        connection.execute(update(mail_addresses).where(theirs).values(session=key))
    connection.execute(mail_addresses.delete().where(rows.session == other))


def _move_notifications(connection: Connection, before: str, after: str) -> None:
    """Keep a browser's notifications when its cookie changes."""
    connection.execute(update(pushes).where(pushes.c.session == before).values(session=after))
    turns = push_turns.c
    for row in connection.execute(select(turns.id, turns.table_id).where(turns.device == before)):
        values = {"device": after, "id": call_id(after, row.table_id)}
        connection.execute(update(push_turns).where(turns.id == row.id).values(**values))
