"""The host's actions, on the database alongside its running servers.

The audit log records each change.
"""

import json
import re
from functools import partial
from typing import Any

from blazon.kernel.names import cleaned, is_one_line
from blazon.service.base.clock import now_ms
from blazon.service.base.limits import LEAST_OUTAGE_MS, LONGEST_BLOCK, LONGEST_NOTICE
from blazon.service.base.networks import network_named
from blazon.service.base.refusals import Refusal, passing_over
from blazon.service.base.secrets import ID_PATTERN
from blazon.service.journal.checks import check_name
from blazon.service.journal.hosting import close
from blazon.service.journal.pauses import wait
from blazon.service.journal.seating import rename
from blazon.service.journal.stand_ins import stand_in_for
from blazon.service.journal.table import Table
from blazon.service.live.chat import Chat
from blazon.service.live.hub import Hub
from blazon.service.moderation.deletion import forget_person
from blazon.service.storage.announcements import Announcement
from blazon.service.storage.store import Store

_AT_SEAT = re.compile(f"({ID_PATTERN}):([0-9]{{1,2}})")
_DIGEST = re.compile("[0-9a-f]{64}")


class Administration:
    """The host's commands; each raises Refusal if its object does not exist."""

    def __init__(self, store: Store, who: str) -> None:
        """Work on a store that has started.

        Args:
            store: the database, opened ``beside`` its server.
            who: the host's name for the audit log.
        """
        self.store = store
        self._who = who
        self._hub = Hub(store)
        self._chat = Chat(self._hub)

    async def _note(self, action: str, about: str, reason: str) -> None:
        await self.store.audit.add(now_ms(), self._who, action, about, reason)

    async def table(self, name: str) -> dict[str, Any]:
        """A table with its people and its chat; no hidden parts of the game and no addresses."""
        table = (await self._hub.live(name)).table
        return {
            "id": name,
            "game": table.opened.game,
            "status": table.status,
            "ending": table.ending,
            "closed": table.closed,
            "opened": table.opened_at,
            "version": table.version,
            "listed": table.opened.listed,
            "watch": table.opened.watch,
            "seats": [
                {
                    "seat": number,
                    "kind": seat.kind,
                    "name": seat.name,
                    "bot": seat.bot,
                    "gone": seat.gone,
                    "is_host": table.is_host(seat.session),
                }
                for number, seat in enumerate(table.seats)
            ],
            "actions": len(table.moves),
            "open_reports": await self.store.reports.open_at(name),
            "chat": await self.store.chat.after(name),
        }

    async def close(self, name: str, reason: str) -> None:
        """Close an open or running table."""
        reason = one_paragraph("reason", reason)
        if not reason:
            raise Refusal("bad", "reason: is required; the players will see it")
        await self._hub.intervene(name, partial(close, reason=reason))
        await self._note("close", name, reason)

    async def rename(self, name: str, seat: int, called: str, reason: str) -> None:
        """Change or remove the name of a seat, and the name on its chat messages and results.

        If the holder's session would use the old name at the next table, remove it there, too.
        """
        reason = one_paragraph("reason", reason)
        called = check_name(called)
        before = (await self._hub.live(name)).table
        after = await self._hub.intervene(name, partial(rename, seat=seat, name=called))
        new, held = after.seats[seat], before.seats[seat]
        await self.store.chat.rename(name, seat, new.name)
        await self.store.results.rename(name, seat, new.name)
        if held.session is not None:
            person = (await self.store.profiles.selves(held.session))[0]
            if await self.store.sessions.name(person) == held.name:
                await self.store.sessions.change(person, name="")
        await self._note("rename", f"{name}:{seat}", reason)

    async def remove_line(self, name: str, number: int, reason: str) -> None:
        """Remove a chat message; a mark remains in its place."""
        reason = one_paragraph("reason", reason)
        line = await self.store.chat.line(name, number)
        if line is None:
            raise Refusal("unknown", f"there is no message {number} at this table")
        if line["removed"]:
            raise Refusal("not-now", f"message {number} was already removed")
        await self._chat.remove(name, [number])
        await self._note("remove-line", f"{name} line {number}", reason)

    async def person(self, text: str) -> tuple[str, str]:
        """A session and its label in the log, from TABLE:SEAT or the session's digest."""
        if at_seat := _AT_SEAT.fullmatch(text):
            table = (await self._hub.live(at_seat[1])).table
            number = int(at_seat[2])
            if number >= len(table.seats):
                raise Refusal("bad", f"seat: must be below {len(table.seats)}")
            session = table.seats[number].session
            if session is None:
                raise Refusal("bad", f"no person has the seat {text}")
            return session, text
        if _DIGEST.fullmatch(text):
            row = await self.store.sessions.get(text)
            if row is None:
                raise Refusal("unknown", "there is no such session")
            return row["profile"] or text, f"session {text[:8]}"
        raise Refusal("bad", "name a person as TABLE:SEAT or by a session's digest")

    async def block(self, text: str, seconds: int, reason: str, *, network: bool) -> list[str]:
        """Block a person or a network; returns the tables where a bot takes over for a person.

        Args:
            text: an IP address or network, TABLE:SEAT, or a session's digest.
            seconds: the duration.
            reason: shown to the people blocked, and recorded in the log.
            network: whether to block the network that created a person's session instead.
        """
        reason = one_paragraph("reason", reason)
        if not 0 < seconds <= LONGEST_BLOCK:
            raise Refusal("bad", f"for: must be at most {LONGEST_BLOCK // 86_400} days")
        now, found = now_ms(), network_named(text)
        columns: dict[str, Any] = {"until": now + 1000 * seconds, "reason": reason}
        session = None
        if found is not None:
            columns |= {"network": self.store.networks.digest(found), "about": "a network"}
        else:
            session, about = await self.person(text)
            if network:
                row = await self.store.sessions.get(session)
                if row is None or row["network"] is None:
                    raise Refusal("unknown", f"the network of {text} is not known")
                columns |= {"network": row["network"], "about": f"the network of {about}"}
            else:
                columns |= {"session": session, "about": about}
        await self.store.blocks.add(now, **columns)
        await self._note("block", columns["about"], reason)
        return [] if session is None else await self._stand_in(session)

    async def _stand_in(self, session: str) -> list[str]:
        """Have bots play for a session wherever other people would have to wait for it."""
        played = []
        for name, one in await self._tables_of(session):
            more = True
            while more:
                more = False
                with passing_over("not-now"):
                    await self._hub.intervene(name, partial(_for_others, session=one))
                    more = True
                    if name not in played:
                        played.append(name)
        return played

    async def _tables_of(self, session: str) -> list[tuple[str, str]]:
        """The tables of all sessions of a person, each with the session that is known there."""
        selves = await self.store.profiles.selves(session)
        return [(name, one) for one in selves for name in await self.store.persons.tables(one)]

    async def unblock(self, number: int) -> None:
        """End a block early."""
        if not await self.store.blocks.end(number, now_ms()):
            raise Refusal("unknown", f"there is no block {number}, or it has ended")
        await self._note("unblock", f"block {number}", "")

    async def set_message(self, text: str) -> None:
        """Set the message of the day; empty for none."""
        text = one_paragraph("message", text)
        announcement = Announcement(text, now_ms()) if text else None
        await self.store.announcements.set("message", announcement)
        await self._note("message", "", text)

    async def set_read_only(self, reason: str) -> None:
        """Start read-only mode: nothing can be opened, joined or played."""
        reason = one_paragraph("reason", reason)
        before = await self.store.announcements.get("read-only")
        since = await self._moves_ended(now_ms()) if before is None else before.since
        await self.store.announcements.set("read-only", Announcement(reason, since))
        await self._note("read-only", "on", reason)

    async def _moves_ended(self, now: int) -> int:
        """The time since when no moves can be made, which is in the past if no server runs."""
        last = await self.store.heartbeat.last()
        if last is None or now - last <= LEAST_OUTAGE_MS or not await self.store.tables.any_clock():
            return now
        return last

    async def set_writable(self) -> int:
        """End read-only mode; returns the number of tables whose clock was stopped."""
        before = await self.store.announcements.get("read-only")
        if before is None:
            raise Refusal("not-now", "the server is not read-only")
        stood = 0
        for name in await self.store.tables.with_clock():
            with passing_over("not-now", "unknown"):
                await self._hub.intervene(name, partial(wait, since=before.since, now=now_ms()))
                stood += 1
            self._hub.memory.drop(name)
        await self.store.announcements.set("read-only", None)
        await self._note("read-only", "off", "")
        return stood

    async def report(self, number: int) -> dict[str, Any]:
        """A report, with the chat at that moment."""
        found = await self.store.reports.get(number)
        if found is None:
            raise Refusal("unknown", f"there is no report {number}")
        return _report(found)

    async def reports(self, limit: int, *, done: bool) -> list[dict[str, Any]]:
        """The unsettled reports, or all reports."""
        return [_report(one) for one in await self.store.reports.list(done=done, limit=limit)]

    async def settle_report(self, number: int, note: str) -> None:
        """Remove a report from the queue."""
        note = one_paragraph("note", note)
        if not await self.store.reports.settle(number, now_ms(), note):
            raise Refusal("unknown", f"there is no open report {number}")
        await self._note("report", f"report {number}", note)

    async def person_data(self, text: str) -> dict[str, Any]:
        """All data stored about a person."""
        session, about = await self.person(text)
        await self._note("person-export", about, "")
        return await self.store.persons.data(session)

    async def delete_person(self, text: str, reason: str) -> int:
        """Delete all data stored about a person; returns the number of tables."""
        session, about = await self.person(text)
        number = await forget_person(self._hub, self._chat, session)
        await self._note("person-delete", about, one_paragraph("reason", reason))
        return number


def one_paragraph(field: str, text: str) -> str:
    """A text ready to store; raises Refusal if it is too long or not printable."""
    found = cleaned(" ".join(text.split()))
    if len(found) > LONGEST_NOTICE or not is_one_line(found):
        raise Refusal("bad", f"{field}: must be at most {LONGEST_NOTICE} printable characters")
    return found


def _for_others(table: Table, session: str) -> Any:
    """Let a bot play for a session if another person also plays."""
    if all(table.seats[number].session == session for number in table.persons):
        raise Refusal("not-now", "nobody else plays here")
    return stand_in_for(table, session)


def _report(row: dict[str, Any]) -> dict[str, Any]:
    """A report as the host sees it."""
    subject, _, number = row["subject"].partition(":")
    kept = json.loads(row["lines"])
    left_out = ("session", "network", "lines", "subject")
    shown = {name: value for name, value in row.items() if name not in left_out}
    return {**shown, "subject": subject, "of": int(number), **kept}
