"""Invitations and what is muted: limits, and how long they are kept.

On SQLite and, as a system test, on PostgreSQL.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select
from tests.service.house import ME, OPEN, open_at
from tests.service.stores import KINDS, database_of, store_at

from blazon.service.base.clock import DAY_MS, now_ms
from blazon.service.base.limits import (
    CALL_DAYS,
    MOST_CALLS_A_DAY,
    MOST_CALLS_OF_PAIR,
    SESSION_DAYS,
)
from blazon.service.base.refusals import Refusal
from blazon.service.live.hub import Hub
from blazon.service.storage import schema
from blazon.service.storage.expiry import Ages
from blazon.service.storage.people import Call
from blazon.service.storage.store import Store

NOW = now_ms()


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of either kind."""
    with database_of(request.param, tmp_path) as found:
        yield found


async def people(store: Store, *names: str, at: int = NOW) -> None:
    """Sessions with these digests."""
    for name in names:
        await store.sessions.add(name, at)


async def call(hub: Hub, person: str, host: str = "ann", at: int = NOW) -> str:
    """Invite somebody; returns the table."""
    name = (await open_at(hub, ME, OPEN, host=host)).id
    await hub.store.people.add(Call(name, host, person, 1, at))
    return name


async def kept(store: Store) -> tuple[int, int]:
    """How many invitations and mutes there are."""
    async with store.database.read() as connection:
        return (
            len((await connection.execute(select(schema.calls))).all()),
            len((await connection.execute(select(schema.mutes))).all()),
        )


async def test_a_person_can_invite_only_so_often_a_day(address: str) -> None:
    async with store_at(address) as store:
        hub = Hub(store)
        await people(store, "ann")
        for number in range(MOST_CALLS_A_DAY - 1):
            await call(hub, f"p{number}")
        await call(hub, "old", at=NOW - DAY_MS)
        await store.people.check(["ann"], "new", None, NOW)
        last = await call(hub, "last")
        with pytest.raises(Refusal, match="24 hours") as caught:
            await store.people.check(["other", "ann"], "new", None, NOW)
        assert caught.value.code == "quota"
        await store.people.check(["ann"], "new", last, NOW)  # the same request again
        await store.people.check(["bob"], "new", None, NOW)
        await store.people.check(["ann"], "new", None, NOW + DAY_MS)


async def test_few_tables_wait_for_the_same_person_whether_muted_or_not(address: str) -> None:
    async with store_at(address) as store:
        hub = Hub(store)
        await people(store, "ann", "bob")
        await store.people.mute(["bob"], "bob", "ann", NOW)
        tables = [await call(hub, "bob") for _ in range(MOST_CALLS_OF_PAIR)]
        await store.people.answer(["bob"], tables[0], NOW)
        with pytest.raises(Refusal, match="invitations from you"):
            await store.people.check(["ann"], "bob", None, NOW)
        await store.people.check(["ann"], "cy", None, NOW)
        await store.expiry.delete_now(tables[0])
        await store.people.check(["ann"], "bob", None, NOW)


async def test_an_invitation_is_offered_until_it_is_answered_or_muted(address: str) -> None:
    async with store_at(address) as store:
        hub, offers = Hub(store), store.people.offers
        await people(store, "ann", "bob", "cy")
        first, second = await call(hub, "bob"), await call(hub, "bob", "cy", NOW + 1)
        assert [one.call.table_id for one in await offers(["x", "bob"])] == [second, first]
        assert [one.inviter for one in await offers(["bob"], first)] == ["ann"]
        assert await offers(["cy"]) == []
        await store.people.mute(["bob"], "bob", "cy", NOW)
        assert [one.call.table_id for one in await offers(["bob"])] == [first]
        await store.people.answer(["cy"], first, NOW)
        assert len(await offers(["bob"])) == 1, "nobody answers for somebody else"
        await store.people.answer(["bob"], first, NOW)
        assert await offers(["bob"]) == []
        assert await store.people.muted(["bob"]) == (False, {"cy"})
        await store.people.mute(["bob"], "bob", None, NOW)
        await store.people.mute(["bob"], "bob", None, NOW)
        assert await store.people.muted(["bob"]) == (True, {"cy"})


async def test_invitations_grow_old(address: str) -> None:
    async with store_at(address) as store:
        hub = Hub(store)
        await people(store, "ann")
        await call(hub, "bob", at=NOW - CALL_DAYS * DAY_MS - 1)
        await call(hub, "cy", at=NOW - CALL_DAYS * DAY_MS)
        await store.expiry.moderation(0, 0, NOW)
        assert await kept(store) == (1, 0)


@pytest.mark.parametrize("who", ["ann", "bob"])
async def test_nothing_is_left_of_a_session_that_ends_or_is_forgotten(
    address: str, who: str
) -> None:
    async with store_at(address) as store:
        hub = Hub(store)
        for forgotten in (False, True):
            digests = [f"{name}{forgotten}" for name in ("ann", "bob")]
            await people(store, *digests, at=NOW - (SESSION_DAYS + 9) * DAY_MS)
            await call(hub, digests[1], digests[0])
            await store.people.mute(digests[1:], digests[1], digests[0], NOW)
            await store.people.mute(digests[:1], digests[0], digests[1], NOW)
            assert await kept(store) == (1, 2)
            if not forgotten:
                await store.sessions.revoke(f"{who}{forgotten}", NOW)
                assert await kept(store) == (0, 0)
            else:
                await store.expiry.sessions(Ages(unused=7), NOW // DAY_MS)
                assert await kept(store) == (0, 0)
