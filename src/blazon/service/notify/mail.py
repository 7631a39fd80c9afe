"""Mail to players who are away while it is their turn, if the host has named a mail server.

One message lists all tables where it is the player's turn. It is sent when a turn has waited unseen
for a while, and not again until the player has been here, so it never becomes a nuisance. A second
message follows only when little of a long turn's time is left. Nothing is sent to an address until
a code has confirmed that its reader wants mail.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from math import inf
from urllib.parse import urlsplit

from blazon.service.base.background import BackgroundTasks
from blazon.service.base.clock import now_ms
from blazon.service.base.languages import Language
from blazon.service.base.limits import (
    LARGEST_GROUP,
    LATE_SHARE,
    LONGEST_WAIT_MS,
    MAIL_CODE_LENGTH,
    MAIL_CODE_MS,
    MAIL_DELAY_MS,
    MOST_CODES,
    MOST_CODES_OF_NETWORK,
    MOST_WAITING_CODES,
    MOST_WAITING_TURNS,
)
from blazon.service.base.refusals import Refusal
from blazon.service.base.secrets import code_in, id_from, new_code, new_id
from blazon.service.base.settings import Settings
from blazon.service.base.smtp import MailServer, mail_address
from blazon.service.journal.clocks import deadline
from blazon.service.journal.entries import Entry
from blazon.service.journal.table import Table
from blazon.service.journal.turns import newly_to_move
from blazon.service.live.attendance import Attendance
from blazon.service.live.hub import Hub
from blazon.service.notify.deliverer import Deliverer, Envelope, Outcome
from blazon.service.notify.requests_out import RequestsOut
from blazon.service.notify.retries import wait_ms
from blazon.service.storage.mail_turns import DueMail, Here, MailResult, MailTurn, Waiting
from blazon.service.storage.mailboxes import Mailbox, MailSecrets
from blazon.service.storage.people import Call
from blazon.service.storage.server_keys import server_key
from blazon.service.views.letters import Called, Letter, letter_of_code, letter_of_turns

LOOK_SECONDS = 10.0
TIDY_SECONDS = 600.0
UNSUBSCRIBE = "/api/mail/unsubscribe"
_KEY, _KEY_BYTES = "mail", 32
_HOST = "the mail server"


@dataclass(frozen=True)
class _Code:
    """A message with a code, which is kept in memory only: the database never contains the code."""

    to: str
    letter: Letter
    until: int
    """When the code expires, in milliseconds since 1970."""
    due: int = 0
    tries: int = 0


class _Codes:
    """Messages with codes that have yet to be sent, or sent again."""

    def __init__(self) -> None:
        self._waiting: list[_Code] = []

    def add(self, code: _Code) -> None:
        """Keep a message until it is sent."""
        if len(self._waiting) < MOST_WAITING_CODES:
            self._waiting.append(code)

    async def take(
        self, now: int, again: int, limit: int, busy: Collection[str]
    ) -> Sequence[_Code]:
        """The messages that are due; they are no longer kept."""
        del again
        self._waiting = [one for one in self._waiting if one.until > now]
        found = [] if busy else [one for one in self._waiting if one.due <= now][:limit]
        self._waiting = [one for one in self._waiting if one not in found]
        return [replace(one, tries=one.tries + 1) for one in found]

    async def give_back(self, untried: Sequence[_Code], when: int) -> None:
        """Keep some messages for later."""
        self._waiting += [replace(one, tries=one.tries - 1, due=when) for one in untried]


class Mail:
    """Detects turns, confirms addresses and sends mail."""

    def __init__(
        self, hub: Hub, attendance: Attendance, settings: Settings, server: MailServer
    ) -> None:
        """Begin with what is stored.

        Args:
            hub: has the tables.
            attendance: knows who is looking at them.
            settings: the server's, with the sender and the address of pages.
            server: the mail server.
        """
        self.mailboxes = hub.store.mailboxes
        self.mail_turns = hub.store.mail_turns
        self.results: Counter[str] = Counter()
        """The results of messages since the last metrics request: ``sent``, ``late`` (the turns
        were seen, or over), ``again``, ``refused``, ``failed``."""
        self._hub = hub
        self._site = settings.public_url.rstrip("/")
        name = urlsplit(self._site).hostname or "localhost"
        sender = mail_address(settings.smtp_from, "setting smtp_from", is_public=False)
        self._deliverer = Deliverer(server, sender, name)
        self._key = b""
        self._turns: dict[tuple[str, str], MailTurn] = {}
        """Turns that have yet to be stored, by session and table."""
        self._here: dict[Here, int] = {}
        """When sessions were last here; yet to be stored."""
        self._codes = _Codes()
        self._out = RequestsOut(self._send, lambda _: _HOST)
        self._codes_out = RequestsOut(self._send_code, lambda _: _HOST)
        self._tasks = BackgroundTasks()
        hub.on_change.append(self._notice)
        hub.store.people.on_call.append(self._called)
        attendance.on_sight.append(self.note_here)

    def __len__(self) -> int:
        """The number of turns and visits yet to be stored, and of messages being sent."""
        stored = len(self._turns) + len(self._here)
        return stored + len(self._out) + len(self._codes_out)

    def start(self) -> None:
        """Start sending."""
        self._tasks.after("mail", partial(self._out.room, LOOK_SECONDS), self._step)
        room = partial(self._codes_out.room, LOOK_SECONDS)
        self._tasks.after("codes by mail", room, self._send_codes)
        self._tasks.every(TIDY_SECONDS, "old mail", self._tidy)

    async def stop(self) -> None:
        """Stop sending; mail about turns is sent after the next start."""
        await self._tasks.stop()
        for out in (self._out, self._codes_out):
            await out.stop()
        with suppress(Refusal):
            await self._store()

    def note_here(self, session: str, table: str | None = None) -> None:
        """Note that a session is here, perhaps looking at a table; this is stored later."""
        whose = session, table
        if whose in self._here or len(self._here) < MOST_WAITING_TURNS:
            self._here[whose] = now_ms()

    async def ask(self, session: str, address: str, language: Language, network: str) -> Mailbox:
        """Send a session's new address a code, unless there were too many; raises BadValue.

        Neither the response nor its timing reveals whether the code was sent: that happens later.
        """
        to = mail_address(address, "address")
        known = await self.mailboxes.of(session)
        if known.state == "confirmed" and known.address == to:
            await self.mailboxes.set_language(session, language)
            return known
        code, now = new_code(MAIL_CODE_LENGTH), now_ms()
        seed = id_from(session, f"mail {to}")
        most = {to.lower(): MOST_CODES, network: MOST_CODES_OF_NETWORK}
        counted = {await self._digest(f"code {what}"): codes for what, codes in most.items()}
        is_sent = await self.mailboxes.ask(
            session,
            to,
            language,
            secrets=MailSecrets(code, await self._stop_secret(seed), seed),
            counted=counted,
            now=now,
        )
        if is_sent:
            letter = letter_of_code(code, language, self._site)
            self._codes.add(_Code(to, letter, now + MAIL_CODE_MS))
            self._codes_out.look()
        return Mailbox(to, "asked")

    async def confirm(self, session: str, code: str) -> Mailbox:
        """Confirm a session's address by a code; raises Refusal if it is not the right one."""
        if not await self.mailboxes.confirm(session, code_in(code), now_ms()):
            raise Refusal("not-now", "this code is wrong, too old or tried too often")
        return await self.mailboxes.of(session)

    async def _digest(self, text: str) -> str:
        """A digest that only servers with this database can compute."""
        if not self._key:
            make = partial(secrets.token_bytes, _KEY_BYTES)
            self._key = await server_key(self._hub.store.database, _KEY, make)
        return (
            urlsafe_b64encode(hmac.digest(self._key, text.encode(), "sha256")).decode().rstrip("=")
        )

    async def _stop_secret(self, seed: str) -> str:
        """The secret that stops mail to an address; derived, so that the database lacks it."""
        return await self._digest(f"stop {seed}")

    def _notice(self, table: Table, entry: Entry) -> None:
        if entry.session is not None:
            self.note_here(entry.session)
        if table.status != "playing":
            return
        for session in newly_to_move(table, entry):
            self._note(self._turn(table, entry, session))

    def _called(self, call: Call) -> None:
        # At the first version of its table: whatever follows there is newer.
        due = call.created + MAIL_DELAY_MS
        self._note(MailTurn(call.person, call.table_id, 1, call.created, due))

    def _note(self, turn: MailTurn) -> None:
        """Note a turn, or an invitation, which is stored later."""
        whose = turn.session, turn.table
        if whose in self._turns or len(self._turns) < MOST_WAITING_TURNS:
            self._turns[whose] = turn

    def _turn(self, table: Table, entry: Entry, session: str) -> MailTurn:
        """A turn that has just begun, with the time to send mail about it."""
        away_at, soon, late = self._hub.memory.away_at(table.id, session), None, None
        if away_at != inf:
            soon = max(entry.at + MAIL_DELAY_MS, int(away_at))
        end = deadline(table)
        if end is not None and table.opened.pace.kind == "days":
            late = end - (end - table.since) // LATE_SHARE
        return MailTurn(session, table.id, entry.seq, entry.at, soon, late)

    async def _store(self) -> None:
        """Store the detected turns, and after them who was here."""
        while self._turns:
            group = dict(islice(self._turns.items(), LARGEST_GROUP))
            await self.mail_turns.schedule(list(group.values()))
            for whose, turn in group.items():
                if self._turns.get(whose) is turn:
                    del self._turns[whose]
        while self._here:
            here = dict(islice(self._here.items(), LARGEST_GROUP))
            await self.mail_turns.note_here(here)
            for one, at in here.items():
                if self._here.get(one) == at:
                    del self._here[one]

    async def _step(self) -> None:
        await self._store()
        await self._out.send_due(self.mail_turns)

    async def _send_codes(self) -> None:
        await self._codes_out.send_due(self._codes)

    async def _tidy(self) -> None:
        now = now_ms()
        await self.mail_turns.tidy(now)
        await self.mailboxes.tidy(now)

    async def _send(self, due: DueMail) -> None:
        """Send a message; if that fails, retry later or finally give up."""
        waiting = await self.mail_turns.waiting(due.person)
        waiting += [
            Waiting(offer.call.table_id, offer.game, None, is_invitation=True)
            for offer in await self._hub.store.people.offers_to(due.person)
        ]
        if not await self._is_called(due, {one.table for one in waiting}):
            self.results["late"] += 1
            await self.mail_turns.give_back([due], 0)
            return
        outcome = await self._try(due, waiting)
        now, wait = now_ms(), wait_ms(due.tries)
        result: MailResult = "failed"
        if outcome == "trouble":  # not this reader's fault: never give up
            wait = wait or LONGEST_WAIT_MS
        elif outcome != "again":
            result, wait = outcome, None
        if wait is None:
            self.results[result] += 1
            await self.mail_turns.finish(due, [one.table for one in waiting], now, result)
        else:
            self.results["again"] += 1
            await self.mail_turns.try_again(due, now + wait)

    async def _is_called(self, due: DueMail, waiting: Collection[str]) -> bool:
        """Whether a person must still be told of one of these turns; postpones the other turns."""
        is_called, now = False, now_ms()
        for turn in due.turns:
            away_at = self._hub.memory.away_at(turn.table, turn.session)
            if turn.table not in waiting:
                await self.mail_turns.change(turn, due=None, late=None)
            elif now < away_at:
                later = None if away_at == inf else int(away_at)
                is_late = turn.late is not None and turn.late <= now
                late = later if is_late else turn.late
                soon = later if turn.due is not None else None
                await self.mail_turns.change(turn, due=soon, late=late)
            else:
                is_called = True
        return is_called and await self.mail_turns.is_wanted(due)

    async def _try(self, due: DueMail, waiting: Sequence[Waiting]) -> Outcome:
        now = now_ms()
        called = [
            Called(
                one.game,
                None if one.deadline is None else one.deadline - now,
                f"{self._site}/" if one.is_invitation else f"{self._site}/t/{one.table}",
                one.is_invitation,
            )
            for one in waiting
        ]
        secret = await self._stop_secret(due.seed)
        page = f"{self._site}/mail#{secret}"
        letter = letter_of_turns(called, due.language, self._site, page)
        stop = f"{self._site}{UNSUBSCRIBE}?secret={secret}"
        name = id_from(due.person, f"mail at {now}")
        return await self._deliverer.send(Envelope(due.address, letter, name, now, stop))

    async def _send_code(self, code: _Code) -> None:
        envelope = Envelope(code.to, code.letter, new_id(), now_ms())
        outcome = await self._deliverer.send(envelope)
        wait = wait_ms(code.tries)
        if outcome in ("again", "trouble") and wait is not None:
            self.results["again"] += 1
            self._codes.add(replace(code, due=now_ms() + wait))
        else:
            self.results["failed" if outcome in ("again", "trouble") else outcome] += 1
