"""Mail about turns: when, to whom, how often, and what it never says."""

import asyncio
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select
from tests.service.house import look_at
from tests.service.mail_server import MailServer, Posted, mail_server
from tests.service.people import until
from tests.service.stores import KINDS, database_of, file_in, store_at

from blazon.kernel.errors import BadValue
from blazon.match.fairness import commitment
from blazon.service.base import clock
from blazon.service.base.clock import DAY_MS
from blazon.service.base.languages import LANGUAGES
from blazon.service.base.limits import (
    HIDDEN_SECONDS,
    MAIL_CODE_MS,
    MAIL_DELAY_MS,
    MAIL_PAUSE_MS,
    MOST_CODES,
    MOST_CODES_OF_NETWORK,
    MOST_GUESSES,
    MOST_MAIL_REFUSALS,
    MOST_MAILS,
    MOST_TRIES,
)
from blazon.service.base.refusals import Refusal
from blazon.service.base.settings import Settings
from blazon.service.journal.events import Opened
from blazon.service.journal.plans import Pace, SeatPlan
from blazon.service.journal.playing import Play
from blazon.service.journal.seating import Joined
from blazon.service.live import hub as hub_module
from blazon.service.live.attendance import Attendance
from blazon.service.live.broadcast import LiveTable, Watcher
from blazon.service.live.chat import Chat
from blazon.service.live.hub import Author, Hub
from blazon.service.moderation.deletion import forget_person
from blazon.service.notify import mail as mail_module
from blazon.service.notify import requests_out
from blazon.service.notify.mail import Mail
from blazon.service.storage import schema
from blazon.service.storage.people import Call
from blazon.service.storage.store import Store

SITE = "https://games.example"
FROM, BOB = "blazon@games.example", "bob@mail.example"
SECRET = bytes(32)
TWO: dict[str, Any] = {"edition": "duel", "players": 2, "ending": "full"}
CASUAL = Pace()
DAYS = Pace("days", game_seconds=0, turn_seconds=4 * 86_400)
HOUR = MAIL_PAUSE_MS


class Time:
    """The time for mail and tables, which the tests let pass."""

    def __init__(self) -> None:
        self.now = (clock.now_ms() // DAY_MS + 1) * DAY_MS  # a day begins

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return self.now


@pytest.fixture(autouse=True)
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time, which stands still."""
    monkeypatch.setattr(mail_module, "LOOK_SECONDS", 0.02)
    found = Time()
    for module in (mail_module, requests_out, hub_module):
        monkeypatch.setattr(module, "now_ms", found.now_ms)
    return found


class Post:
    """Servers with one database, which send mail to Bob, and what he receives."""

    def __init__(self, server: MailServer, store: Store, time: Time) -> None:
        self.server, self.store, self._time = server, store, time
        self.hub = Hub(store)
        self.attendance = Attendance(self.hub, self.now)
        self.mail = self.another(self.hub, self.attendance)
        self.tables = list[str]()
        self._steps = 0

    def now(self) -> int:
        """The time for mail."""
        return self._time.now

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

    async def table(
        self, pace: Pace = CASUAL, name: str | None = None, secret: bytes = SECRET
    ) -> str:
        """A game that Ann begins; it is her turn."""
        plans = [SeatPlan("me", None, "Ann Onymous"), SeatPlan("open")]
        opened = Opened("ann", "richelieu", TWO, plans, commitment(secret), pace, first=0)
        table = await self.hub.open(opened, secret, Author("ann"), name)
        await self.hub.add(table.id, Joined(1, "bob", "Bob Unmistakable"))
        self.tables.append(table.id)
        return table.id

    async def invitation(self) -> Call:
        """Ann opens a table with a seat for Bob; he is not invited yet."""
        for session in ("ann", "bob"):
            await self.store.sessions.add(session, self.now())
        plans = [SeatPlan("me", None, "Ann Onymous"), SeatPlan("open")]
        opened = Opened("ann", "richelieu", TWO, plans, commitment(SECRET), CASUAL, first=0)
        table = await self.hub.open(opened, SECRET, Author("ann"))
        return Call(table.id, "ann", "bob", 1, self.now())

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
            return not (await self.mail.mail_turns.is_due(self.now()) or len(self.mail))

        await until(nothing_is_due)

    async def let_pass(self, milliseconds: int) -> None:
        """Let time pass for mail."""
        self._time.now += milliseconds
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
async def post_at(address: str, time: Time, **options: Any) -> AsyncIterator[Post]:
    async with mail_server(**options) as server, store_at(address) as store:
        post = Post(server, store, time)
        post.mail.start()
        try:
            yield post
        finally:
            await post.mail.stop()


@pytest.fixture
def post(tmp_path: Path, time: Time) -> AbstractAsyncContextManager[Post]:
    """Mail with an SQLite file; to be entered."""
    return post_at(file_in(tmp_path), time)


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


async def test_without_a_mail_server_nothing_is_lost(post: InPost) -> None:
    async with post as at:
        await at.confirmed()
        await at.mail.stop()
        at.mail = at.another(at.hub, at.attendance, "smtp://127.0.0.1:1")
        at.mail.start()
        await at.called(await at.table())
        for _ in range(3 * MOST_TRIES):
            await at.let_pass(HOUR)
        assert at.mail.results["failed"] == 0
        await at.mail.stop()
        at.mail = at.another(at.hub, at.attendance)
        at.mail.start()
        await at.let_pass(HOUR)
        assert len(at.received) == 1


async def test_the_language_is_the_readers(post: InPost) -> None:
    async with post as at:
        await at.confirmed()
        await at.called(await at.table())
        told = set()
        for language in LANGUAGES:
            await at.mail.ask("bob", BOB, language, "network")
            assert (await at.mail.mailboxes.of("bob")).state == "confirmed"
            await at.let_pass(HOUR + MAIL_DELAY_MS)
            await at.come(at.tables[0])
            await at.turn_of(0, at.tables[0])
            await at.called(at.tables[0])
            told.add(at.received[-1].message["Subject"])
    assert len(told) == len(LANGUAGES) == len(at.received)


async def test_whoever_stops_mail_gets_none(post: InPost) -> None:
    async with post as at:
        await at.confirmed()
        table = await at.table()
        await at.called(table)
        await at.let_pass(MAIL_DELAY_MS)
        (sent,) = at.received
        secret = sent.stop.partition("?secret=")[2]
        assert sent.stop == f"{SITE}/api/mail/unsubscribe?secret={secret}"
        assert f"{SITE}/mail#{secret}" in sent.text
        for wrong in ("", secret[:-1], "x" * len(secret)):
            await at.mail.mailboxes.stop(wrong)
        assert (await at.mail.mailboxes.of("bob")).state == "confirmed"
        await at.mail.mailboxes.stop(secret)
        box = await at.mail.mailboxes.of("bob")
        assert (box.state, box.reason) == ("off", "stopped")
        await at.come(table)
        await at.turn_of(0, table)
        await at.called(table)
        await at.let_pass(2 * HOUR)
        assert len(at.received) == 1


async def test_mail_does_not_differ_where_games_differ_in_what_the_reader_may_not_know(
    tmp_path: Path, time: Time
) -> None:
    contents, start = [], time.now
    for number in (1, 2):
        (tmp_path / str(number)).mkdir()
        time.now = start
        async with post_at(file_in(tmp_path / str(number)), time) as at:
            key = {"name": "mail", "value": bytes(32)}
            await at.store.database.execute(insert(schema.server).values(key))
            await at.confirmed()
            table = await at.table(DAYS, name="table", secret=bytes([number]) * 32)
            await at.called(table)
            live = await at.hub.live(table)
            assert live.table.position
            await at.let_pass(MAIL_DELAY_MS)
            contents.append((at.received[0].content, str(live.table.position.record)))
    (one, game), (other, another) = contents
    assert game != another
    assert one == other


async def test_a_code_is_sent_to_the_new_address_and_to_nobody_else(post: InPost) -> None:
    async with post as at:
        box = await at.mail.ask("bob", " Bob@Bücher.example ", "de", "network")
        assert (box.address, box.state) == ("Bob@xn--bcher-kva.example", "asked")
        await until(lambda: at.received)
        (sent,) = at.received
        assert sent.to == [box.address]
        assert sent.message["List-Unsubscribe"] is None
        with pytest.raises(Refusal):
            await at.mail.confirm("ann", sent.code)
        found = await at.mail.confirm("bob", f" {sent.code.lower()} ")
        assert (found.address, found.state) == (box.address, "confirmed")
        with pytest.raises(Refusal):
            await at.mail.confirm("bob", sent.code)


async def test_a_code_is_valid_for_ten_minutes(post: InPost) -> None:
    async with post as at:
        await at.mail.ask("bob", BOB, "en", "network")
        await until(lambda: at.received)
        await at.let_pass(MAIL_CODE_MS)
        with pytest.raises(Refusal, match="too old"):
            await at.mail.confirm("bob", at.received[0].code)


async def test_a_code_that_cannot_be_sent_is_sent_later(post: InPost) -> None:
    async with post as at:
        at.server.answers["RCPT"] = ["450 later"]
        await at.mail.ask("bob", BOB, "en", "network")
        await until(lambda: at.mail.results["again"])
        await at.let_pass(60_000)
        await until(lambda: at.received)
        at.server.answers["RCPT"] = ["450 later"] * 50
        await at.mail.ask("bob", f"2{BOB}", "en", "network")
        await until(lambda: at.mail.results["again"] == 2)
        await at.let_pass(MAIL_CODE_MS)
        at.server.answers.clear()
        await at.let_pass(HOUR)
        assert len(at.received) == 1, "the code would be worth nothing"


@pytest.mark.parametrize("kind", KINDS)
async def test_processes_have_three_guesses_together(tmp_path: Path, time: Time, kind: str) -> None:
    with database_of(kind, tmp_path) as address:
        async with post_at(address, time) as at, store_at(address, beside=True) as other:
            await at.mail.ask("bob", BOB, "en", "network")
            await until(lambda: at.received)
            code = at.received[0].code.replace("-", "")
            guesses = ["WRONG234"] * 12
            boxes = [at.mail.mailboxes, other.mailboxes]
            tries = [
                boxes[number % 2].confirm("bob", guess, at.now())
                for number, guess in enumerate(guesses)
            ]
            assert not any(await asyncio.gather(*tries))
            query = select(schema.mail_addresses.c.guesses)
            async with at.store.database.read() as connection:
                assert await connection.scalar(query) == MOST_GUESSES
            assert not await at.mail.mailboxes.confirm("bob", code, at.now())


@pytest.mark.parametrize("kind", KINDS)
async def test_of_two_processes_one_sends(tmp_path: Path, time: Time, kind: str) -> None:
    with database_of(kind, tmp_path) as address:
        async with post_at(address, time) as at, store_at(address, beside=True) as other:
            await at.confirmed()
            hub = Hub(other)
            second = at.another(hub, Attendance(hub, at.now))
            second.start()
            for _ in range(3):
                await at.called(await at.table())
            await at.let_pass(MAIL_DELAY_MS)
            await until(lambda: not len(second))
            await second.stop()
            assert len(at.received) == 1


@pytest.mark.parametrize("kind", KINDS)
async def test_a_stranger_cannot_flood_an_address(tmp_path: Path, time: Time, kind: str) -> None:
    with database_of(kind, tmp_path) as database:
        async with post_at(database, time) as at:

            async def ask(session: str, address: str, network: str) -> None:
                box = await at.mail.ask(session, address, "en", network)
                assert (box.address, box.state) == (address, "asked")
                await at.settled()

            for number in range(2 * MOST_CODES):
                await ask(f"session {number}", BOB, f"network {number}")
            assert [sent.to for sent in at.received] == [[BOB]] * MOST_CODES
            at.received.clear()
            for number in range(MOST_CODES_OF_NETWORK + 2):
                await ask(f"session {number}", f"{number}@mail.example", "network")
            assert len(at.received) == MOST_CODES_OF_NETWORK
            at.received.clear()
            await at.let_pass(DAY_MS)
            await ask("bob", BOB, "network")
            assert len(at.received) == 1


async def test_who_asks_too_often_keeps_the_last_code(post: InPost) -> None:
    async with post as at:
        for number in range(MOST_CODES + 1):
            await at.mail.ask("bob", BOB, "en", f"network {number}")
            await at.settled()
        await at.mail.confirm("bob", at.received[-1].code)


@pytest.mark.parametrize(
    "address",
    [
        "bob@mail.example\r\nBcc: eve@mail.example",
        "bob@mail.example\nBcc",
        "bob\r\n@mail.example",
        "bob@mail.example, eve@mail.example",
        "<bob@mail.example>",
        '"bob eve"@mail.example',
        "bob@mail.example@eve.example",
        "bob@[127.0.0.1]",
        "bob@127.0.0.1",
        "bob@localhost",
        "bob@-mail.example",
        "bob@mail..example",
        ".bob@mail.example",
        "bób@mail.example",
        "bob@mail.exam\u2028ple",
        "@mail.example",
        "bob",
        "",
        f"{'b' * 65}@mail.example",
        f"bob@{'m' * 64}.example",
        f"bob@{'m.' * 130}example",
    ],
)
async def test_what_is_no_address_is_refused_without_repeating_it(
    post: InPost, address: str
) -> None:
    async with post as at:
        with pytest.raises(BadValue) as caught:
            await at.mail.ask("bob", address, "en", "network")
        assert not address or address not in str(caught.value)
        assert (await at.mail.mailboxes.of("bob")).state == "none"


async def test_nothing_is_left_of_an_address_whose_holder_is_forgotten(
    post: InPost, caplog: pytest.LogCaptureFixture
) -> None:
    async with post as at:
        await at.confirmed()
        table = await at.table()
        await at.called(table)
        await at.let_pass(MAIL_DELAY_MS)
        await at.come(table)
        await at.turn_of(0, table)
        await at.called(table)
        secret = at.received[0].stop.partition("?secret=")[2]

        async def holds(*words: str) -> bool:
            async with at.store.database.read() as connection:
                rows = [
                    str(row)
                    for part in schema.metadata.sorted_tables
                    for row in (await connection.execute(select(part))).all()
                ]
            return any(word in row for word in words for row in rows)

        assert await holds(BOB)
        assert not await holds(secret)
        await forget_person(at.hub, Chat(at.hub), "bob")
        assert not await holds(BOB, "mail.example")
        await at.let_pass(DAY_MS)
        assert len(at.received) == 1
    assert "mail.example" not in caplog.text


async def test_no_address_is_in_the_log(post: InPost, caplog: pytest.LogCaptureFixture) -> None:
    async with post as at:
        await at.confirmed()
        at.server.answers["RCPT"] = [f"550 5.1.1 <{BOB}> unknown", f"550 5.7.1 <{BOB}>"]
        at.server.answers["DATA"] = [f"554 <{BOB}>"]
        await at.called(await at.table())
        for _ in range(3):
            await at.let_pass(MAIL_DELAY_MS)
            await at.come(at.tables[0])
            await at.turn_of(0, at.tables[0])
            await at.called(at.tables[0])
            await at.let_pass(HOUR)
    text = " ".join(str(vars(record)) for record in caplog.records)
    assert "mail" in text
    assert "bob@" not in text


async def test_a_password_is_sent_within_this_machine(tmp_path: Path, time: Time) -> None:
    async with post_at(file_in(tmp_path), time) as at:
        url = at.server.url.replace("smtp://", "smtp://me%40games.example:right@")
        mail = at.another(Hub(at.store), Attendance(Hub(at.store)), url)
        mail.start()
        await mail.ask("bob", BOB, "en", "network")
        await until(lambda: at.received)
        await mail.stop()
        assert at.server.logins == [("me@games.example", "right")]


async def test_an_address_that_no_code_has_confirmed_is_not_kept(post: InPost) -> None:
    async with post as at:
        await at.confirmed()
        await at.mail.ask("eve", "eve@mail.example", "en", "network")
        await at.settled()
        for passes, kept in ((DAY_MS, "asked"), (1, "none")):
            await at.let_pass(passes)
            await at.mail.mailboxes.tidy(at.now())
            assert (await at.mail.mailboxes.of("eve")).state == kept
        assert (await at.mail.mailboxes.of("bob")).state == "confirmed"
        query = select(schema.mail_codes)
        async with at.store.database.read() as connection:
            assert (await connection.execute(query)).all() == []


def test_nothing_is_loaded_where_no_mail_is_sent() -> None:
    program = "import sys, blazon.service.process.serve; print('aiosmtplib' in sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ran.stdout == "False\n"


async def test_a_password_is_not_sent_without_encryption(tmp_path: Path, time: Time) -> None:
    async with post_at(file_in(tmp_path), time) as at:
        # A name of this machine that the server does not know as one.
        url = f"smtp://me:right@127.1:{at.server.port}"
        mail = at.another(Hub(at.store), Attendance(Hub(at.store)), url)
        mail.start()
        await mail.ask("bob", BOB, "en", "network")
        await until(lambda: mail.results["again"])
        await mail.stop()
        assert not at.server.logins
        assert not at.received


async def test_an_invitation_is_mailed_once_and_says_nothing_of_who_invites(post: InPost) -> None:
    async with post as at:
        await at.confirmed()
        call = await at.invitation()
        await at.store.people.add(call)
        await at.let_pass(MAIL_DELAY_MS)
        (sent,) = at.received
        assert sent.message["Subject"] == "You are invited to a game"
        assert sent.text.splitlines()[:3] == ["Richelieu: an invitation", f"{SITE}/", ""]
        assert "Ann Onymous" not in sent.text
        await at.store.people.add(call)
        await at.let_pass(HOUR)
        assert len(at.received) == 1


async def test_one_message_has_turns_and_invitations(post: InPost) -> None:
    async with post as at:
        await at.confirmed()
        await at.called(await at.table())
        await at.store.people.add(await at.invitation())
        await at.let_pass(MAIL_DELAY_MS)
        (sent,) = at.received
        assert sent.message["Subject"] == "It is your turn at a table"
        assert "Richelieu: no time limit" in sent.text
        assert "Richelieu: an invitation" in sent.text


@pytest.mark.parametrize("ending", ["muted", "declined"])
async def test_no_mail_tells_of_an_invitation_that_its_reader_does_not_want(
    post: InPost, ending: str
) -> None:
    async with post as at:
        await at.confirmed()
        call = await at.invitation()
        await at.store.people.add(call)
        if ending == "muted":
            await at.store.people.mute(["bob"], "bob", None, at.now())
        else:
            await at.store.people.answer(["bob"], call.table_id, at.now())
        await at.let_pass(MAIL_DELAY_MS)
        assert not at.received
