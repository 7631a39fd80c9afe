"""The effect of each journal entry on a table."""

from collections.abc import Iterable

from blazon.match.record import Record
from blazon.service.journal.clocks import settle_reserves, use_time
from blazon.service.journal.course import end, play_record
from blazon.service.journal.entries import Entry
from blazon.service.journal.events import Opened
from blazon.service.journal.pauses import Waited
from blazon.service.journal.playing import Played, Started, Undone
from blazon.service.journal.seats import Seat
from blazon.service.journal.sharing import shared_plan, weight_of
from blazon.service.journal.stand_ins import HandedOver
from blazon.service.journal.table import Table


def open_table(table: str, secret: bytes, entry: Entry) -> Table:
    """Create the table from a journal's first entry."""
    assert isinstance(entry.event, Opened)
    opened = shared_plan(entry.event)
    reserve = 1000 * opened.pace.game_seconds
    seats = []
    for number, plan in enumerate(opened.seats):
        seat = Seat(reserve=reserve, name=plan.name or "")
        if opened.holders:
            seat.session = opened.holders[number]
            seat.program = number in opened.programs
        elif plan.kind == "me":
            seat.session = opened.host
        if plan.kind == "bot":
            seat.bot, seat.name = plan.bot, plan.name or str(plan.bot)
        seat.seal = opened.seals[number] if opened.seals else None
        seat.has_come = seat.seal is not None
        seat.takes_part = seat.has_come or number in opened.sealing
        seats.append(seat)
    found = Table(table, secret, opened, seats, chat=opened.chat, weight=weight_of(opened))
    found.version, found.opened_at, found.since = entry.seq, entry.at, entry.at
    if opened.record is not None:
        position = play_record(found, Record.from_builtins(opened.record))
        found.begun_at = entry.seq
        position.forget_states()
        found.note_length()
        found.status, found.ending = "over", "played" if position.over else "unfinished"
    return found


def replay(table: str, secret: bytes, entries: Iterable[Entry]) -> Table:
    """Create the table from its entries, starting with the first.

    If an entry is missing, the table is closed after the last entry before the gap.
    """
    first, *others = entries
    found = open_table(table, secret, first)
    for entry in others:
        if entry.seq != found.version + 1:
            _break_off(found, others[-1])
            break
        _apply(found, entry)
    return found


def _break_off(table: Table, newest: Entry) -> None:
    """Close a table whose journal has a gap; its version is still that of the newest entry."""
    table.is_broken, table.since = True, newest.at
    table.version = table.shown_at = table.played_at = newest.seq
    table.closed, table.chat = "the database lost a part of this game", False
    if table.status == "playing":
        end(table, "lost")
        table.ended_at = newest.at
    elif table.status == "open":
        table.status = "aborted"


def next_version(table: Table, entry: Entry) -> Table:
    """The table after one more entry; the table passed in does not change."""
    twin = table.copy()
    _apply(twin, entry)
    return twin


def _apply(table: Table, entry: Entry) -> None:
    event = entry.event
    if isinstance(event, Waited):
        table.since = min(entry.at, table.since + event.ms)
    use_time(table, entry.at)
    before = table.copy()
    table.version = entry.seq
    event.change(table)
    if entry.session is None and isinstance(event, HandedOver):
        table.seats[event.seat].bot_why = None  # the server's host decided it, and need not say why
    if table.position is not None:
        if table.position.over and table.status == "playing":
            end(table, "played")
        settle_reserves(table)
        if isinstance(event, Started | Played | Undone) or len(table.moves) != len(before.moves):
            table.played_at = entry.seq
        table.note_length()
    if table.is_over and not before.is_over:
        table.ended_at = entry.at
    if not isinstance(event, Played) or not table.shows_the_same_as(before):
        table.shown_at = entry.seq
