"""Turn notifications for browsers elsewhere: when, about what, to whom, and for how long."""

import asyncio
import re
import stat
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from py_vapid import jwt
from tests.service.house import hub_in, look_at
from tests.service.people import code, until
from tests.service.push_service import HOST, Browser, PushService, push_service
from tests.service.servers import running
from tests.service.stores import KINDS, database_of, store_at, store_in

from blazon.cli import main
from blazon.client import Server
from blazon.kernel.errors import BadValue
from blazon.match.fairness import commitment
from blazon.match.seals import new_text, seal_of
from blazon.service.base.clock import now_ms
from blazon.service.base.limits import HIDDEN_SECONDS
from blazon.service.base.settings import Settings
from blazon.service.journal.chance import LeftOut
from blazon.service.journal.events import Opened
from blazon.service.journal.hosting import ChatSet
from blazon.service.journal.plans import Pace, SeatPlan
from blazon.service.journal.playing import Play
from blazon.service.journal.seating import Joined
from blazon.service.live.broadcast import Watcher
from blazon.service.live.hub import Author, Hub
from blazon.service.notify import requests_out, retries, web_push
from blazon.service.notify.push_key import PushKey
from blazon.service.notify.vapid import load_vapid_key, make_vapid_key
from blazon.service.notify.web_push import WebPush
from blazon.service.storage.people import Call
from blazon.service.storage.subscriptions import Due, Subscriptions, Turn

SECRET = bytes(32)
CONTACT = "mailto:host@games.example"
CASUAL = Pace()
HIDDEN_MS = 1000 * HIDDEN_SECONDS
FULL = "Dein Tisch ist voll: öffnen"


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_push, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(web_push, "GRACE_MS", 100)
    monkeypatch.setattr(retries, "FIRST_WAIT_MS", 50)


BROWSERS = {name: Browser(name) for name in ("ann", "bob")}
TWO: dict[str, Any] = {"edition": "duel", "players": 2, "ending": "full"}


@dataclass
class Site:
    """A server's folder and its key, and the push service that it sends to."""

    folder: Path
    settings: Settings
    service: PushService


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    make_vapid_key(tmp_path / "key.pem")
    settings = Settings(push_key=str(tmp_path / "key.pem"), push_contact=CONTACT)
    with push_service(tmp_path) as service:
        yield Site(tmp_path, settings, service)


class Evening:
    """Ann and Bob play Richelieu; messages for Bob's browser go to a push service."""

    def __init__(self, hub: Hub, push: WebPush, table: str) -> None:
        self.hub, self.push, self.table = hub, push, table

    async def turn_of(self, player: int) -> int:
        """The players to act play until it is this player's turn; returns the table's version."""
        live = await self.hub.live(self.table)
        while live.table.actor != player:
            assert live.table.position
            tokens = list(live.table.position.legal)
            token = "-" if "-" in tokens else tokens[0]
            version = live.table.version
            session = ("ann", "bob")[live.table.actor or 0]
            play = Play(action=token, version=version)
            await self.hub.do(self.table, play, Author(session, str(version)))
        return live.table.version

    async def settled(self) -> None:
        """Wait until all turns that were noticed are notified of, or found to need no notice."""

        async def nothing_waits() -> bool:
            return not (self.push.noticed or await self.push.subscriptions.waiting())

        await until(nothing_waits)


@asynccontextmanager
async def notifying(site: Site, *names: str) -> AsyncIterator[tuple[Hub, WebPush]]:
    """Notifications for some players' browsers; they have yet to be started."""
    async with hub_in(site.folder) as hub:
        key = PushKey(hub.store.database, site.settings)
        push = WebPush(hub, key, site.service.pool())
        for name in names:
            await push.subscriptions.keep(name, BROWSERS[name].subscription("de"), now_ms())
        try:
            yield hub, push
        finally:
            await push.stop()


@asynccontextmanager
async def evening(site: Site, pace: Pace = CASUAL) -> AsyncIterator[Evening]:
    """A game that has begun, with Ann to move first, and notifications for Bob."""
    async with notifying(site, "bob") as (hub, push):
        plans = [SeatPlan("me", None, "Ann"), SeatPlan("open")]
        opened = Opened("ann", "richelieu", TWO, plans, commitment(SECRET), pace, first=0)
        beside = Hub(hub.store)  # so that Bob has not been told of the beginning
        table = await beside.open(opened, SECRET, Author("ann"))
        await beside.add(table.id, Joined(1, "bob", "Bob"))
        push.start()
        yield Evening(hub, push, table.id)


@asynccontextmanager
async def opened(site: Site, seals: list[str | None], first: int) -> AsyncIterator[Evening]:
    """A table for two that Bob has opened, with notifications for both."""
    async with notifying(site, *BROWSERS) as (hub, push):
        push.start()
        plans = [SeatPlan("me", None, "Bob"), SeatPlan("open")]
        more: dict[str, Any] = {"scheme": 2, "seals": seals, "first": first}
        wanted = Opened("bob", "richelieu", TWO, plans, commitment(SECRET), **more)
        table = await hub.open(wanted, SECRET, Author("bob"))
        yield Evening(hub, push, table.id)


def titles(site: Site) -> dict[str, list[str]]:
    """The notifications that each browser received."""
    found: dict[str, list[str]] = {name: [] for name in BROWSERS}
    for notice in site.service.received:
        name = notice.path.rpartition("/")[2]
        found[name].append(BROWSERS[name].read(notice)["title"])
    return found


async def test_a_table_that_waits_for_a_text_is_announced_without_delay(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_push, "GRACE_MS", 3_600_000)
    monkeypatch.setattr(web_push, "LOOK_SECONDS", 3600.0)

    async with opened(site, [seal_of(new_text()), None], 0) as at:
        await at.settled()
        assert not site.service.received, "nobody has come yet"
        await at.hub.add(at.table, Joined(1, "ann", "Ann"))
        await until(lambda: site.service.received)
    assert titles(site) == {"ann": [], "bob": [FULL]}
    said = {"title": FULL, "body": "Richelieu mit Ann", "url": f"/t/{at.table}"}
    assert BROWSERS["bob"].read(site.service.received[0]) == said


async def test_whoever_looks_at_a_table_that_waits_for_a_text_is_not_notified(site: Site) -> None:
    async with opened(site, [seal_of(new_text()), None], 0) as at:
        await look_at(at.hub, at.table, "bob", 0)
        await at.hub.add(at.table, Joined(1, "ann", "Ann"))
        await at.settled()
    assert not site.service.received


async def test_when_a_game_has_begun_everybody_who_is_away_is_told_once(site: Site) -> None:
    async with opened(site, [], 0) as at:
        await at.hub.add(at.table, Joined(1, "ann", "Ann"))
        await until(lambda: len(site.service.received) == 2)
        await at.settled()
    assert titles(site) == {"ann": [FULL], "bob": ["Du bist am Zug"]}


@pytest.mark.parametrize(("first", "after"), [(0, ["Du bist am Zug"]), (1, [])])
async def test_whoever_was_told_that_the_table_is_full_is_told_nothing_more_but_their_turn(
    site: Site, first: int, after: list[str]
) -> None:
    async with opened(site, [seal_of(new_text()), None], first) as at:
        await look_at(at.hub, at.table, "ann")
        await at.hub.add(at.table, Joined(1, "ann", "Ann"))
        await until(lambda: at.push.results["sent"])
        await at.settled()
        await at.hub.add(at.table, LeftOut([0]))
        assert (await at.hub.live(at.table)).table.status == "playing"
        await until(lambda: len(site.service.received) == 1 + len(after))
        await at.settled()
    assert titles(site) == {"ann": [], "bob": [FULL, *after]}


async def test_whoever_looked_when_the_table_was_full_is_told_that_the_game_has_begun(
    site: Site,
) -> None:
    async with opened(site, [seal_of(new_text()), None], 1) as at:
        live, watcher = await look_at(at.hub, at.table, "bob", 0)
        await at.hub.add(at.table, Joined(1, "ann", "Ann"))
        await at.settled()
        live.leave(watcher)
        await at.hub.add(at.table, LeftOut([0]))
        assert (await at.hub.live(at.table)).table.status == "playing"
        await until(lambda: len(site.service.received) == 2)
        await at.settled()
    assert titles(site) == {"ann": ["Du bist am Zug"], "bob": [FULL]}


def claims(authorization: str) -> dict[str, Any]:
    """What the server claims about itself, once its signature is checked."""
    kind, _, parts = authorization.partition(" ")
    assert kind == "vapid"
    fields = dict(part.split("=", 1) for part in parts.split(","))
    found: dict[str, Any] = jwt.decode(fields["t"], fields["k"])
    return found | {"key": fields["k"]}


async def test_a_turn_is_announced_so_that_only_the_browser_can_read_it(site: Site) -> None:
    async with evening(site) as at:
        await at.turn_of(1)
        await until(lambda: site.service.received)
        await at.settled()
        assert at.push.results == {"sent": 1}
        table = at.table
    (notice,) = site.service.received
    said = {"title": "Du bist am Zug", "body": "Richelieu mit Ann", "url": f"/t/{table}"}
    assert BROWSERS["bob"].read(notice) == said
    assert notice.path == "/to/bob"
    assert notice.headers["content-encoding"] == "aes128gcm"
    assert notice.headers["urgency"] == "high"
    assert int(notice.headers["ttl"]) > 86_400
    for hidden in (table, "Ann", "Richelieu", "bob"):
        word = rf"\b{hidden}\b"  # in a header's random letters, three may be a name by chance
        assert not re.search(word, str(notice.headers))
        assert not re.search(word.encode(), notice.body)
    with pytest.raises(Exception, match="Decryption error"):
        Browser().read(notice)
    found = claims(notice.headers["authorization"])
    assert found["key"] == load_vapid_key(site.settings.push_key, CONTACT).public
    assert found["aud"] == f"https://{HOST}"
    assert found["sub"] == CONTACT
    assert time.time() < found["exp"] <= time.time() + 86_400


async def test_without_settings_the_server_makes_a_key_and_keeps_it(site: Site) -> None:
    site.settings = Settings()
    async with evening(site) as at:
        await at.turn_of(1)
        await until(lambda: site.service.received)
        public = await at.push.public_key()
        assert await PushKey(at.hub.store.database, site.settings).get() is not None
    found = claims(site.service.received[0].headers["authorization"])
    assert (found["key"], found["sub"]) == (public, "https://localhost")
    for settings, contact in (
        (Settings(public_url="https://games.example"), "https://games.example"),
        (Settings(push_contact=CONTACT, public_url="http://games.example"), CONTACT),
    ):
        async with store_in(site.folder) as store:
            key = await PushKey(store.database, settings).get()
        assert claims(key.authorization("https://push.example/1"))["sub"] == contact
        assert key.public == public


@pytest.mark.parametrize("kind", KINDS)
async def test_processes_that_need_a_key_at_once_make_the_same(tmp_path: Path, kind: str) -> None:
    with database_of(kind, tmp_path) as address:
        async with store_at(address) as one, store_at(address, beside=True) as other:
            keys = [PushKey(each.database, Settings()) for each in (one, other) for _ in range(4)]
            made = await asyncio.gather(*(key.get() for key in keys))
    assert len({key.public for key in made}) == 1


async def test_only_ones_own_turns_are_announced_and_the_newest_takes_the_older_ones_place(
    site: Site,
) -> None:
    async with evening(site) as at:
        await at.settled()
        assert not site.service.received
        await at.turn_of(1)
        await until(lambda: len(site.service.received) == 1)
        await at.hub.add(at.table, ChatSet(chat=False))
        await at.turn_of(0)
        await at.settled()
        assert len(site.service.received) == 1
        await at.turn_of(1)
        await until(lambda: len(site.service.received) == 2)
    topics = {notice.headers["topic"] for notice in site.service.received}
    assert len(topics) == 1
    assert len(topics.pop()) <= 32


async def test_who_watches_the_table_is_not_notified(site: Site) -> None:
    async with evening(site) as at:
        live, watcher = await look_at(at.hub, at.table, "bob", 1)
        await at.turn_of(1)
        await at.settled()
        assert not site.service.received
        live.leave(watcher)
        await at.turn_of(0)
        await at.turn_of(1)
        await until(lambda: site.service.received)


@pytest.fixture
def time_passes(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """A function that lets milliseconds pass for notifications."""
    passed = 0

    def let_pass(milliseconds: int) -> None:
        nonlocal passed
        passed += milliseconds

    for module in (web_push, requests_out):
        monkeypatch.setattr(module, "now_ms", lambda: now_ms() + passed)
    return let_pass


@asynccontextmanager
async def hidden_page(site: Site) -> AsyncIterator[tuple[Evening, Watcher]]:
    """It is Bob's turn, at a table whose page he has just hidden."""
    async with evening(site) as at:
        _, watcher = await look_at(at.hub, at.table, "bob", 1)
        watcher.hidden_at = now_ms()
        await at.turn_of(1)
        await until(at.push.subscriptions.waiting)
        yield at, watcher


async def test_a_page_that_has_been_hidden_for_a_minute_sees_nothing(
    site: Site, time_passes: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hidden_page(site) as (at, watcher):
        again, put_off = list[int](), at.push.subscriptions.give_back

        async def give_back(untried: Sequence[Due], when: int) -> None:
            await put_off(untried, when)
            again.append(when)

        monkeypatch.setattr(at.push.subscriptions, "give_back", give_back)
        watcher.hidden_at = now_ms() + 3_600_000  # it has connected again, an hour later
        time_passes(HIDDEN_MS)
        await until(lambda: again)
        assert again[0] == watcher.hidden_at + HIDDEN_MS
        assert not site.service.received
        time_passes(3_600_000)
        await until(lambda: site.service.received)
        await at.settled()
        assert at.push.results == {"sent": 1}


async def test_a_page_that_is_shown_again_in_time_sees_the_turn(
    site: Site, time_passes: Callable[[int], None]
) -> None:
    async with hidden_page(site) as (at, watcher):
        watcher.hidden_at = None
        time_passes(HIDDEN_MS)
        await at.settled()
        assert at.push.results == {"late": 1}
    assert not site.service.received


async def test_who_comes_back_in_time_is_not_notified(
    site: Site, monkeypatch: pytest.MonkeyPatch, time_passes: Callable[[int], None]
) -> None:
    monkeypatch.setattr(web_push, "GRACE_MS", 3_600_000)
    async with evening(site) as at:
        await at.turn_of(1)
        await until(at.push.subscriptions.waiting)
        await at.turn_of(0)
        time_passes(3_600_001)
        await at.settled()
        assert at.push.results == {"late": 1}
    assert not site.service.received


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_sent_nothing_more(site: Site, status: int) -> None:
    site.service.statuses = [status]
    async with evening(site) as at:
        await at.turn_of(1)
        await until(lambda: site.service.received)
        await at.settled()
        assert not await at.push.subscriptions.is_known("bob")
        await at.turn_of(0)
        await at.turn_of(1)
        await at.settled()
        assert at.push.results == {"ended": 1}
    assert len(site.service.received) == 1


async def test_a_late_answer_ends_only_the_subscription_that_it_is_about(site: Site) -> None:
    async with notifying(site, "bob") as (_, push):
        old, new = (BROWSERS[name].subscription("de") for name in ("bob", "ann"))
        await push.subscriptions.keep("bob", new, now_ms())
        for answered, is_known in ((old, True), (new, False)):
            await push.subscriptions.end(Due(Turn("bob", "a table", 1, due=0), answered, 1))
            assert await push.subscriptions.is_known("bob") is is_known


async def test_a_push_service_in_trouble_is_tried_again(site: Site) -> None:
    site.service.statuses = [429, 500]
    async with evening(site) as at:
        await at.turn_of(1)
        await until(lambda: len(site.service.received) == 3)
        await at.settled()
        assert at.push.results == {"again": 2, "sent": 1}
    assert len(site.service.received) == 3


async def test_a_notice_is_kept_no_longer_than_the_turn_has_time(site: Site) -> None:
    pace = Pace("live", game_seconds=600, turn_seconds=60)
    async with evening(site, pace) as at:
        await at.turn_of(1)
        await until(lambda: site.service.received)
    assert 600 < int(site.service.received[0].headers["ttl"]) <= 660


async def test_what_is_not_announced_yet_is_announced_after_the_next_start(site: Site) -> None:
    async with evening(site) as at:
        await at.turn_of(1)
    assert not site.service.received
    async with notifying(site) as (_, push):
        push.start()
        await until(lambda: site.service.received)


@pytest.mark.parametrize("kind", KINDS)
async def test_of_several_processes_one_notifies_and_none_if_one_knows_that_it_is_seen(
    tmp_path: Path, kind: str
) -> None:
    with database_of(kind, tmp_path) as address:
        async with store_at(address) as store:
            one, other = Subscriptions(store.database), Subscriptions(store.database)
            await one.keep("bob", Browser().subscription(), 0)

            async def due() -> list[int]:
                return [found.turn.version for found in await one.take(1000, 2000, 9)]

            unseen = Turn("bob", "table", 5, due=100)
            await one.schedule([unseen, Turn("ann", "table", 6, due=100)], 0)
            await other.schedule([unseen], 0)
            assert await due() == [5]
            assert await due() == []
            await one.put_off(unseen, None)
            await other.schedule([Turn("bob", "table", 5, due=1000)], 0)
            assert await due() == []
            # One of them sees it, or has seen it lately.
            for version, when in enumerate([(100, None), (None, 100), (100, 5000), (5000, 100)], 7):
                await one.schedule([Turn("bob", "table", version, when[0])], 0)
                await other.schedule([Turn("bob", "table", version, when[1])], 0)
                assert await due() == []
            await one.schedule([Turn("bob", "table", 15, due=100)], 0)
            assert await one.waiting() == 1
            await one.keep("bob", None, 0)
            await one.tidy(0)
            assert await one.waiting() == 0


async def test_a_browser_subscribes_and_ends_it_over_http(tmp_path: Path) -> None:
    make_vapid_key(tmp_path / "key.pem")
    good = msgspec.structs.asdict(Browser().subscription("fr"))
    wrong = [
        {"endpoint": "http://push.example/1"},
        {"endpoint": "https://push.example/" + "x" * 1000},
        {"p256dh": good["auth"]},
        {"p256dh": "B" + "A" * 86},
        {"auth": "AAAA"},
        {"auth": "A" * 21},
        {"language": "tlh"},
    ]

    settings: Any = {"push_key": str(tmp_path / "key.pem"), "push_contact": CONTACT}
    with running(tmp_path, **settings) as server:
        async with Server(server.url) as bob:
            shown = await bob.request("GET", "/session/push")
            assert len(shown["key"]) == 87
            assert shown["known"] is False
            for change in wrong:
                call = {"subscription": good | change}
                doing = bob.request("PUT", "/session/push", json=call)
                assert await code(doing) == "bad", change
            assert (await bob.request("GET", "/session"))["known"] is False
            call = {"subscription": good}
            assert (await bob.request("PUT", "/session/push", json=call))["known"] is True
            assert (await bob.request("GET", "/session/push"))["known"] is True
            ended = await bob.request("PUT", "/session/push", json={"subscription": None})
            assert ended["known"] is False
            assert (await bob.request("GET", "/session/push"))["known"] is False
        said = server.log.read_text()
    assert good["endpoint"] not in said


async def test_a_server_offers_notifications_unless_its_host_says_no(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with Server(server.url) as bob:
            first = await bob.request("GET", "/session/push")
            server.stop()
            server.start()
            assert await bob.request("GET", "/session/push") == first
            assert (len(first["key"]), first["known"]) == (87, False)
            server.stop()
            server.settings["push"] = "off"
            server.start()
            shown = await bob.request("GET", "/session/push")
            assert shown == {"key": None, "known": False}
            doing = bob.request("PUT", "/session/push", json={"subscription": None})
            assert await code(doing) == "not-now"


def test_the_command_makes_a_key_that_only_its_owner_can_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "key.pem"
    assert main(["push-key", str(file)]) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    made = load_vapid_key(str(file), CONTACT).public
    assert main(["push-key", str(file)]) == 2
    assert "cannot be created" in capsys.readouterr().err
    assert load_vapid_key(str(file), CONTACT).public == made


def test_a_key_can_stand_in_the_settings_itself() -> None:
    # The example of RFC 8291, section 5.
    found = load_vapid_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "https://games.example")
    assert found.public.startswith("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg")


@pytest.mark.parametrize("text", ["", "no key", "AAAA", "missing.pem", "-----BEGIN X-----"])
def test_a_wrong_key_is_refused(text: str) -> None:
    with pytest.raises(BadValue, match="push_key"):
        load_vapid_key(text, CONTACT)


@pytest.mark.parametrize("contact", ["", "host@games.example", "http://games.example"])
def test_a_wrong_contact_is_refused(tmp_path: Path, contact: str) -> None:
    make_vapid_key(tmp_path / "key.pem")
    with pytest.raises(BadValue, match="push_contact"):
        load_vapid_key(str(tmp_path / "key.pem"), contact)


def test_a_server_with_a_wrong_key_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BLAZON_PUSH_KEY", "missing.pem")
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'x.db'}"]) == 2
    assert "push_key" in capsys.readouterr().err


@asynccontextmanager
async def inviting(site: Site) -> AsyncIterator[tuple[Evening, Call]]:
    """Ann's table has a seat for Bob, whom she has yet to invite. No notice is sent yet."""
    async with notifying(site, "bob") as (hub, push):
        for person in BROWSERS:
            await hub.store.sessions.add(person, now_ms())
        plans = [SeatPlan("me", None, "Ann"), SeatPlan("open")]
        wanted = Opened("ann", "richelieu", TWO, plans, commitment(SECRET), first=0)
        table = await hub.open(wanted, SECRET, Author("ann"))
        yield Evening(hub, push, table.id), Call(table.id, "ann", "bob", 1, now_ms())


async def test_whoever_is_invited_is_told_once_and_not_by_whom(site: Site) -> None:
    async with inviting(site) as (at, call):
        at.push.start()
        await at.hub.store.people.add(call)
        await until(lambda: at.push.results["sent"])
        await at.hub.store.people.add(call)  # a repeated request
        await at.settled()
    (notice,) = site.service.received
    said = {"title": "Du bist zu einer Partie eingeladen", "body": "Richelieu", "url": "/"}
    assert BROWSERS["bob"].read(notice) == said


@pytest.mark.parametrize("ending", ["muted", "declined", "taken"])
async def test_nobody_is_told_of_an_invitation_that_they_cannot_or_will_not_accept(
    site: Site, ending: str
) -> None:
    async with inviting(site) as (at, call):
        people = at.hub.store.people
        if ending == "muted":
            await people.mute(["bob"], "bob", "ann", now_ms())
        await people.add(call)
        if ending == "declined":
            await people.answer(["bob"], at.table, now_ms())
        elif ending == "taken":
            await at.hub.add(at.table, Joined(1, "cy", "Cy"))
        at.push.start()
        await until(lambda: at.push.results["late"])
        await at.settled()
    assert titles(site)["bob"] == []


async def test_whoever_accepts_an_invitation_is_told_of_turns_as_usual(site: Site) -> None:
    async with inviting(site) as (at, call):
        at.push.start()
        await at.hub.store.people.add(call)
        await until(lambda: at.push.results["sent"])
        await at.hub.add(at.table, Joined(1, "bob", "Bob"))
        await at.turn_of(1)
        await until(lambda: at.push.results["sent"] == 2)
        await at.settled()
    assert titles(site)["bob"][1:] == ["Du bist am Zug"]
