"""Announcements from the server's host, and reports to the host, over HTTP."""

import json
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from blazon.service.base.clock import now_ms
from blazon.service.base.limits import (
    HIGHEST_LINE,
    LONGEST_REPORT,
    MOST_REPORTS,
    MOST_REPORTS_OF_NETWORK,
    REPORTED_LINES,
)
from blazon.service.base.refusals import Refusal
from blazon.service.http.routes import get, post
from blazon.service.http.sessions import Requester
from blazon.service.journal.checks import check_words
from blazon.service.journal.table import Table
from blazon.service.live.broadcast import LiveTable
from blazon.service.live.hub import Hub
from blazon.service.storage.announcements import Announcement
from blazon.service.storage.store import Store


class AnnouncementsShown(msgspec.Struct, kw_only=True):
    """The host's announcements; null if there is none."""

    message: Announcement | None
    """The message of the day."""
    read_only: Announcement | None
    """Why the server is read-only: nothing can be opened, joined or played."""


class ReportCall(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A report to the server's host."""

    subject: Literal["line", "name", "conduct"]
    """A chat message, a player's name, or a player's behaviour."""
    of: Annotated[int, Meta(ge=0, le=HIGHEST_LINE)]
    """The number of the message, or of the seat."""
    reason: Literal["insult", "spam", "private", "cheating", "other"]
    words: Annotated[str, Meta(max_length=LONGEST_REPORT)] = ""
    """Anything else the host should know."""


class ReportShown(msgspec.Struct, kw_only=True):
    """The confirmation of a report."""

    received: bool
    again: bool
    """Whether the same thing was reported before and the host has not looked at it yet."""


@get("/api/announcements", summary="Get the host's announcements", rate="read")
async def announcements(hub: Hub) -> AnnouncementsShown:
    """The message of the day, and whether the server is read-only."""
    return AnnouncementsShown(message=hub.rules.message, read_only=hub.rules.read_only)


@post(
    "/api/tables/{table:str}/reports",
    summary="Report something to the server's host",
    status_code=200,
    rate="report",
)
async def reported(
    live: LiveTable, requester: Requester, store: Store, data: ReportCall
) -> ReportShown:
    """The last chat messages are stored with the report, even if they are later removed."""
    session = requester.need_session("only people with a name or a seat can send reports")
    table = live.table
    words = check_words(data.words, "words", LONGEST_REPORT)
    lines = await store.chat.after(table.id, limit=REPORTED_LINES)
    if data.subject == "line":
        line = await store.chat.line(table.id, data.of)
        if line is None or line["removed"]:
            raise Refusal("unknown", f"of: there is no message {data.of} at this table")
        seat = line["seat"]
        lines = lines if line in lines else [line, *lines]
    else:
        seat = data.of
    _check_other(table, session, seat)
    kept = {"names": [seat.name for seat in table.seats], "lines": lines}
    added = await store.reports.add(
        MOST_REPORTS,
        MOST_REPORTS_OF_NETWORK,
        at=now_ms(),
        table_id=table.id,
        session=session,
        network=requester.network,
        subject=f"{data.subject}:{data.of}",
        reason=data.reason,
        words=words,
        lines=json.dumps(kept),
    )
    if added is None:
        raise Refusal(
            "quota", "the host has not yet looked at the many reports of you or your network"
        )
    return ReportShown(received=True, again=not added)


def _check_other(table: Table, session: str, seat: Any) -> None:
    """Raises Refusal unless somebody else has this seat."""
    if seat is None or seat >= len(table.seats) or table.seats[seat].kind != "person":
        raise Refusal("bad", "of: no person has this seat")
    if table.seats[seat].session == session:
        raise Refusal("bad", "of: this is your own seat")


HANDLERS = [announcements, reported]
