"""What reaches a person with a profile: through any of their sessions, on all of their devices."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.service.stores import KINDS, database_of, store_at

from blazon.service.base.clock import DAY_MS, now_ms
from blazon.service.base.refusals import Refusal
from blazon.service.base.settings import Settings
from blazon.service.journal.results import Result
from blazon.service.live.hub import Hub
from blazon.service.live.restrictions import Restrictions
from blazon.service.process.housekeeping import Housekeeping
from blazon.service.storage.mail_turns import MailTurn
from blazon.service.storage.mailboxes import MailSecrets
from blazon.service.storage.profiles import NewDevice
from blazon.service.storage.store import Store
from blazon.service.storage.subscriptions import Subscription, Turn

HOUR_MS = 3_600_000
BOB = "bob@mail.example"


async def join(store: Store, key: str, device: str, other: str) -> None:
    """A browser that has been somebody uses the link of a profile."""
    await store.profiles.set_link(key, f"link for {device}", "", 1)
    new = NewDevice(device, label="", network="", now=1)
    assert await store.profiles.use_link(f"link for {device}", f"after {device}", new, other) == key


@asynccontextmanager
async def joined(kind: str, folder: Path) -> AsyncIterator[Store]:
    """Ann has joined what she was at her phone; somebody else has no profile."""
    with database_of(kind, folder) as database:
        async with store_at(database) as store:
            for session in ("ann", "phone", "eve"):
                await store.sessions.add(session, 1)
            await join(store, "ann", "device", "phone")
            yield store


def browser(name: str) -> Subscription:
    """The subscription of a browser."""
    return Subscription(
        endpoint=f"https://push.example/{name}", p256dh="p", auth="a", language="en"
    )


@pytest.mark.parametrize("kind", KINDS)
async def test_all_devices_are_notified_of_the_turns_of_each_session(
    tmp_path: Path, kind: str
) -> None:
    async with joined(kind, tmp_path) as store:
        for device in ("ann", "device", "eve"):
            await store.subscriptions.keep(device, browser(device), 1)
        turns = [Turn("ann", "one", 1, due=1), Turn("phone", "two", 1, due=1)]
        await store.subscriptions.schedule(turns, 1)
        due = await store.subscriptions.take(2, 3, 10)
        told = sorted((one.turn.session, one.turn.table, one.to.endpoint[-6:]) for one in due)
        assert told == [
            ("ann", "one", "device"),
            ("ann", "one", "le/ann"),
            ("phone", "two", "device"),
            ("phone", "two", "le/ann"),
        ]
        assert len({one.turn.id for one in due}) == 4
        seen = Turn("phone", "two", 2, due=None)
        await store.subscriptions.schedule([Turn("phone", "two", 2, due=1), seen], 2)
        assert await store.subscriptions.take(2, 3, 10) == []


@pytest.mark.parametrize("kind", KINDS)
async def test_a_browser_is_notified_as_before_once_it_has_another_cookie(
    tmp_path: Path, kind: str
) -> None:
    async with joined(kind, tmp_path) as store:
        await store.subscriptions.keep("eve", browser("eve"), 1)
        await store.subscriptions.schedule([Turn("eve", "one", 1, due=1)], 1)
        await join(store, "ann", "another", "eve")
        assert not await store.subscriptions.is_known("eve")
        assert await store.subscriptions.is_known("another")
        (due,) = await store.subscriptions.take(2, 3, 10)
        assert (due.turn.session, due.turn.device) == ("eve", "another")
        await store.subscriptions.put_off(due.turn, None)
        assert await store.subscriptions.take(9, 10, 10) == []


@pytest.mark.parametrize("kind", KINDS)
async def test_a_webhook_hears_of_the_turns_of_each_session(tmp_path: Path, kind: str) -> None:
    async with joined(kind, tmp_path) as store:
        await store.sessions.change("eve", webhook="https://eve.example", webhook_key="key")
        await join(store, "ann", "another", "eve")
        for session in ("ann", "phone", "eve"):
            assert await store.deliveries.add(session, f"{session}’s", 1, session, 1)
        found = await store.deliveries.take(2, 3, 10)
        assert sorted(one.body for one in found) == ["ann", "eve", "phone"]
        assert {(one.address, one.key) for one in found} == {("https://eve.example", "key")}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("whose", ["ann", "eve"])
async def test_mail_is_about_the_turns_of_each_session(
    tmp_path: Path, kind: str, whose: str
) -> None:
    async with joined(kind, tmp_path) as store:
        secrets, counted = MailSecrets("code", "stop", "seed"), {"address": 1}
        box, mail = store.mailboxes, store.mail_turns
        await box.ask(whose, BOB, "en", secrets=secrets, counted=counted, now=HOUR_MS)
        assert await box.confirm(whose, "code", HOUR_MS)
        await mail.schedule([MailTurn(whose, "before", 1, HOUR_MS, due=HOUR_MS)])
        await join(store, "ann", "another", "eve")
        assert (await box.of("ann")).address == BOB
        assert (await box.of("eve")).address is None
        turns = [MailTurn(one, f"{one}’s", 1, HOUR_MS, due=HOUR_MS) for one in ("phone", "eve")]
        await mail.schedule(turns)
        (due,) = await mail.take(2 * HOUR_MS, 3 * HOUR_MS, 10)
        assert (due.person, due.address, due.seed) == ("ann", BOB, "seed")
        assert sorted(turn.session for turn in due.turns) == sorted(["phone", "eve", whose])
        await box.stop("stop")
        assert (await box.of("ann")).state == "off"


async def test_results_are_a_persons_whichever_session_has_played(tmp_path: Path) -> None:
    async with joined("sqlite", tmp_path) as store:
        for game, session in (("one", "ann"), ("two", "phone")):
            rows = [
                Result(
                    game_id=game,
                    seat=seat,
                    person=person,
                    bot=None,
                    name=person,
                    game="richelieu",
                    players=2,
                    edition="",
                    pace="casual",
                    ended=1,
                    actions=1,
                    total=seat,
                    share=float(seat),
                    ending="",
                    left=False,
                )
                for seat, person in enumerate((session, "eve"))
            ]
            await store.results.write(rows)
        for selves in (["ann", "phone"], ["eve"]):
            found = await store.results.of(selves, 10)
            assert [one.person for one in found] == ["ann", "eve"] * 2


async def test_whoever_is_blocked_as_one_of_their_sessions_is_blocked(tmp_path: Path) -> None:
    async with joined("sqlite", tmp_path) as store:
        block = {"until": now_ms() + HOUR_MS, "reason": "", "about": "a seat"}
        await store.blocks.add(now_ms(), session="phone", **block)
        rules = Restrictions(store)
        await rules.refresh()
        identity = await store.sessions.identify("ann")
        assert identity
        with pytest.raises(Refusal, match="blocked"):
            rules.check(identity.selves, "192.0.2.1")


async def test_a_profile_stays_as_long_as_any_of_its_devices_is_used(tmp_path: Path) -> None:
    async with joined("sqlite", tmp_path) as store:
        await store.sessions.revoke("ann", 1)
        today = now_ms() // DAY_MS
        keep = Housekeeping(Hub(store), Settings())
        for used in {"device", *(await store.profiles.selves("ann"))}:
            store.sessions.note_used(used, today - 300)
        await store.sessions.write_used()
        await keep.step()
        assert await store.sessions.identify("device") == (("ann", "phone"), True)
        for session in ("ann", "phone", "device"):
            await store.sessions.change(session, used=today - 500)
        await keep.step()
        assert await store.profiles.get("ann") is None
        assert await store.sessions.identify("device") is None
        assert await store.sessions.get("phone") is None
