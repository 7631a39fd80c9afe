"""Mail about turns: when, to whom, how often, and what it never says."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.service.house import look_at
from tests.service.mail_server import MailServer, Posted, mail_server
from tests.service.people import until
from tests.service.stores import file_in, store_at

from blazon.match.fairness import commitment
from blazon.service.base import clock
from blazon.service.base.clock import DAY_MS
from blazon.service.base.limits import (
    HIDDEN_SECONDS,
    MAIL_DELAY_MS,
    MAIL_PAUSE_MS,
    MOST_MAIL_REFUSALS,
    MOST_MAILS,
)
from blazon.service.base.settings import Settings
from blazon.service.journal.commands import Play
from blazon.service.journal.events import Joined, Opened, Pace, SeatPlan
from blazon.service.live import hub as hub_module
from blazon.service.live.attendance import Attendance
from blazon.service.live.broadcast import LiveTable, Watcher
from blazon.service.live.hub import Author, Hub
from blazon.service.notify import mail as mail_module
from blazon.service.notify import requests_out
from blazon.service.notify.mail import Mail
from blazon.service.storage.store import Store

SITE = "https://games.example"
FROM, BOB = "blazon@games.example", "bob@mail.example"
SECRET = bytes(32)
TWO: dict[str, Any] = {"edition": "duel", "players": 2, "ending": "full"}
CASUAL = Pace()
DAYS = Pace("days", game_seconds=0, turn_seconds=4 * 86_400)
HOUR = MAIL_PAUSE_MS
LetPass = Callable[[int], Awaitable[None]]


@pytest.fixture(autouse=True)
def passed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Milliseconds that have passed for mail, which the tests change."""
    monkeypatch.setattr(mail_module, "LOOK_SECONDS", 0.02)
    found, start = [0], (clock.now_ms() // DAY_MS + 1) * DAY_MS  # a day begins
    for module in (mail_module, requests_out, hub_module):
        monkeypatch.setattr(module, "now_ms", lambda: start + found[0])
    return found


class Post:
    """Servers with one database, which send mail to Bob, and what he receives."""

    def __init__(self, server: MailServer, store: Store, passed: list[int]) -> None:
        self.server, self.store, self._passed = server, store, passed
        self.hub = Hub(store)
        self.attendance = Attendance(self.hub, self.now)
        self.mail = self.another(self.hub, self.attendance)
        self.tables = list[str]()
        self._steps = 0

    def now(self) -> int:
        """The time for mail."""
        return mail_module.now_ms()

    def another(self, hub: Hub, attendance: Attendance, url: str | None = None) -> Mail:
        """Mail of another process."""
        settings = Settings(smtp_url=url or self.server.url, smtp_from=FROM, public_url=SITE)
        server = settings.mail_server
        assert server
        return Mail(hub, attendance, settings, server)

    async def confirmed(self, address: str = BOB, session: str = "bob") -> None:
        """Bob wants mail."""
        await self.mail.ask(session, address, "en", f"network of {session}")
        await until(lambda: self.server.received)
        await self.mail.confirm(session, self.server.received.pop().code)

    async def table(self, pace: Pace = CASUAL, **more: Any) -> str:
        """A game that Ann begins; it is her turn."""
        plans = [SeatPlan("me", None, "Ann Onymous"), SeatPlan("open")]
        opened = Opened("ann", "richelieu", TWO, plans, commitment(SECRET), pace, first=0)
        table = await self.hub.open(opened, SECRET, Author("ann"), **more)
        await self.hub.add(table.id, Joined(1, "bob", "Bob Unmistakable"))
        self.tables.append(table.id)
        return table.id

    async def turn_of(self, player: int, table: str) -> None:
        """Play until it is this player's turn."""
        live = await self.hub.live(table)
        while live.table.actor != player:
            assert live.table.position
            tokens = list(live.table.position.legal)
            token = "-" if "-" in tokens else tokens[0]
            version = live.table.version
            session = ("ann", "bob")[live.table.actor or 0]
            await self.hub.do(
                table, Play(action=token, version=version), Author(session, str(version))
            )

    async def called(self, table: str) -> None:
        """Bob's turn begins."""
        await self.turn_of(1, table)
        await self.settled()

    async def settled(self) -> None:
        """Wait until everything noticed is stored, and all mail that is due is sent or put off."""

        async def nothing_is_due() -> bool:
            return not (await self.mail.mailboxes.is_due(self.now()) or len(self.mail))

        await until(nothing_is_due)

    async def let_pass(self, milliseconds: int) -> None:
        """Let time pass for mail."""
        self._passed[0] += milliseconds
        await self.settled()

    async def look(self, table: str) -> tuple[LiveTable, Watcher]:
        """Bob opens a page at a table."""
        live, watcher = await look_at(self.hub, table, "bob", 1)
        self.attendance.enter(live, watcher)
        return live, watcher

    async def come(self, table: str) -> None:
        """Bob opens a page at a table and closes it again."""
        live, watcher = await self.look(table)
        live.leave(watcher)
        self.attendance.leave(live, watcher)
        await self.settled()

    @property
    def received(self) -> list[Posted]:
        """What the mail server received after the code."""
        return self.server.received


@asynccontextmanager
async def post_at(address: str, passed: list[int], **options: Any) -> AsyncIterator[Post]:
    async with mail_server(**options) as server, store_at(address) as store:
        post = Post(server, store, passed)
        post.mail.start()
        try:
            yield post
        finally:
            await post.mail.stop()


@pytest.fixture
def post(tmp_path: Path, passed: list[int]) -> AbstractAsyncContextManager[Post]:
    """Mail with an SQLite file; to be entered."""
    return post_at(file_in(tmp_path), passed)


InPost = AbstractAsyncContextManager[Post]


async def test_one_message_is_about_all_turns_and_names_nobody(post: InPost) -> None:
    async with post as at:
        await at.confirmed()
        tables = [await at.table() for _ in range(3)]
        for table in tables:
            await at.called(table)
        assert not at.received
        await at.let_pass(MAIL_DELAY_MS)
        (sent,) = at.received
        await at.let_pass(HOUR)
        assert len(at.received) == 1, "the player has not been here since"
    assert (sent.sender, sent.to) == (FROM, [BOB])
    assert sent.message["Subject"] == "It is your turn at 3 tables"
    links = re.findall(rf"{SITE}/t/(\S+)", sent.text)
    assert sorted(links) == sorted(tables)
    assert "Richelieu: no time limit" in sent.text
    assert not re.search(rb"Ann|Onymous|Unmistakable", sent.content)
    assert sent.message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


async def test_no_more_than_one_an_hour_and_six_a_day(post: InPost) -> None:
    async with post as at:
        await at.confirmed()
        table = await at.table()
        for hour in range(MOST_MAILS + 2):
            await at.called(table)
            await at.let_pass(MAIL_DELAY_MS)
            assert len(at.received) == min(hour + 1, MOST_MAILS)
            await at.come(table)
            await at.turn_of(0, table)
            await at.called(table)
            await at.let_pass(MAIL_DELAY_MS)
            assert len(at.received) == min(hour + 1, MOST_MAILS), "within an hour"
            await at.come(table)
            await at.turn_of(0, table)
            await at.let_pass(HOUR)
        await at.let_pass(DAY_MS)
        await at.called(table)
        await at.let_pass(MAIL_DELAY_MS)
        assert len(at.received) == MOST_MAILS + 1


async def test_nobody_gets_mail_about_a_turn_that_they_see(post: InPost) -> None:
    async with post as at:
        await at.confirmed()
        table = await at.table()
        live, watcher = await at.look(table)
        await at.called(table)
        await at.let_pass(HOUR)
        assert not at.received, "the page is visible"
        await at.turn_of(0, table)
        at.attendance.look(live, watcher, visible=False)
        watcher.hidden_at = at.now()
        await at.called(table)
        await at.let_pass(MAIL_DELAY_MS - 1)
        assert not at.received
        await at.let_pass(1)
        assert len(at.received) == 1, "the tab has been hidden"


async def test_a_page_that_has_been_hidden_for_less_than_a_minute_counts(post: InPost) -> None:
    async with post as at:
        await at.confirmed()
        table = await at.table()
        live, watcher = await at.look(table)
        at.attendance.look(live, watcher, visible=False)
        await at.called(table)
        watcher.hidden_at = at.now() + MAIL_DELAY_MS  # shown in between, and hidden again
        await at.let_pass(MAIL_DELAY_MS)
        assert not at.received
        await at.let_pass(1000 * HIDDEN_SECONDS)
        assert len(at.received) == 1


async def test_who_came_in_time_gets_no_mail_through_whichever_process(post: InPost) -> None:
    async with post as at:
        await at.confirmed()
        table = await at.table()
        await at.called(table)
        await at.let_pass(MAIL_DELAY_MS - 1)
        await at.come(table)
        await at.let_pass(HOUR)
        assert not at.received
        await at.turn_of(0, table)
        await at.called(table)
        await at.turn_of(0, table)
        await at.let_pass(HOUR)
        assert not at.received, "the turn is over"
        assert at.mail.results["late"]


async def test_mail_about_other_turns_waits_until_a_player_has_left(post: InPost) -> None:
    async with post as at:
        await at.confirmed()
        seen, unseen = await at.table(), await at.table()
        await at.called(unseen)
        await at.let_pass(MAIL_DELAY_MS - 1)
        await at.come(seen)
        await at.let_pass(MAIL_DELAY_MS - 1)
        assert not at.received
        await at.let_pass(1)
        assert len(at.received) == 1


async def test_by_days_a_second_message_comes_when_a_quarter_of_the_time_is_left(
    post: InPost,
) -> None:
    async with post as at:
        await at.confirmed()
        table = await at.table(DAYS)
        await at.called(table)
        await at.let_pass(MAIL_DELAY_MS)
        assert len(at.received) == 1
        await at.let_pass(3 * DAY_MS - MAIL_DELAY_MS - 1000)
        assert len(at.received) == 1
        await at.let_pass(1000)
        first, second = at.received
        await at.let_pass(HOUR)
        assert len(at.received) == 2, "once for each turn"
    assert "Richelieu: 3 days left" in first.text
    assert "Richelieu: 24 hours left" in second.text


@pytest.mark.parametrize("answer", ["450 4.2.0 greylisted", "421 too busy", "450 later"])
async def test_what_is_refused_for_now_is_tried_again(post: InPost, answer: str) -> None:
    async with post as at:
        await at.confirmed()
        at.server.answers["RCPT"] = [answer] * 2
        await at.called(await at.table())
        await at.let_pass(MAIL_DELAY_MS)
        assert not at.received
        await at.let_pass(60_000)
        await at.let_pass(60_000)
        assert len(at.received) == 1
        assert at.mail.results == {"sent": 2, "again": 2}
        assert (await at.mail.mailboxes.of("bob")).state == "confirmed"


@pytest.mark.parametrize("answer", ["550 5.1.1 no such user", "550 unknown", "552 5.2.2 full"])
async def test_an_address_that_is_refused_three_times_is_off(post: InPost, answer: str) -> None:
    async with post as at:
        await at.confirmed()
        table = await at.table()
        for number in range(MOST_MAIL_REFUSALS):
            box = await at.mail.mailboxes.of("bob")
            assert (box.state, box.reason) == ("confirmed", None)
            at.server.answers["RCPT"] = [answer]
            await at.called(table)
            await at.let_pass(MAIL_DELAY_MS)
            assert at.mail.results["refused"] == number + 1
            await at.let_pass(HOUR)
            await at.come(table)
            await at.turn_of(0, table)
        box = await at.mail.mailboxes.of("bob")
        assert (box.state, box.reason) == ("off", "refused")
        await at.called(table)
        await at.let_pass(HOUR)
        assert not at.received


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        ("MAIL", "550 5.1.8 bad sender"),
        ("MAIL", "530 5.7.0 authentication required"),
        ("RCPT", "554 5.7.1 relay access denied"),
        ("RCPT", "550 5.7.1 you may not"),
        ("DATA", "554 5.7.1 spam"),
    ],
)
async def test_the_hosts_faults_do_not_switch_off_addresses(
    post: InPost, step: str, answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with post as at:
        await at.confirmed()
        at.server.answers[step] = [answer] * 4
        await at.called(await at.table())
        for _ in range(6):
            await at.let_pass(HOUR)
        assert len(at.received) == 1
        assert (await at.mail.mailboxes.of("bob")).state == "confirmed"
        assert at.mail.results["refused"] == 0
