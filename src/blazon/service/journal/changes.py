"""The effect of each journal entry on a table."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from blazon.kernel.options import as_recorded
from blazon.match.fairness import fair_position
from blazon.match.history import STRIDE
from blazon.match.position import Position
from blazon.match.record import Record
from blazon.service.base.defaults import BOT
from blazon.service.journal.chance import start_over
from blazon.service.journal.clocks import settle_reserves, use_time
from blazon.service.journal.events import (
    Aborted,
    Added,
    Answered,
    Asked,
    ChatSet,
    Closed,
    Entry,
    Forgotten,
    HandedOver,
    Invited,
    Joined,
    Left,
    LeftOut,
    Opened,
    Played,
    Rematched,
    Renamed,
    Resigned,
    Restored,
    Sealed,
    Shown,
    Started,
    Stopped,
    TakenBack,
    TimedOut,
    Undone,
    Waited,
)
from blazon.service.journal.seats import Seat
from blazon.service.journal.sharing import shared_opening, weight_of
from blazon.service.journal.table import Declined, Ending, Move, Table


def open_table(table: str, secret: bytes, entry: Entry) -> Table:
    """Create the table from a journal's first entry."""
    assert isinstance(entry.event, Opened)
    opened = shared_opening(entry.event)
    reserve = 1000 * opened.pace.game_seconds
    seats = []
    for number, plan in enumerate(opened.seats):
        seat = Seat(reserve=reserve, name=plan.name or "")
        if opened.holders:
            seat.session = opened.holders[number]
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
        position = _play_record(found, Record.from_builtins(opened.record))
        found.begun_at = entry.seq
        position.forget_states()
        found.note_length()
        found.status, found.ending = "over", "played" if position.over else "unfinished"
    return found


def replay(table: str, secret: bytes, entries: Iterable[Entry]) -> Table:
    """Create the table from its entries, starting with the first.

    If one is missing, the table is closed after the last entry before the hole.
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
    """Close a table whose journal has a hole; its version is still that of the newest entry."""
    table.is_broken, table.since = True, newest.at
    table.version = table.shown_at = table.played_at = newest.seq
    table.closed, table.chat = "the database lost a part of this game", False
    if table.status == "playing":
        _end(table, "lost")
        table.ended_at = newest.at
    elif table.status == "open":
        table.status = "aborted"


def next_version(table: Table, entry: Entry) -> Table:
    """The table after one more entry; the given table does not change."""
    twin = table.copy()
    _apply(twin, entry)
    return twin


def deal(table: Table) -> Started:
    """Begin a full table's game."""
    position = fair_position(table.opened.game, table.opened.options, table.fairness)
    return Started(position.setup, table.resolve_chance(position))


def _apply(table: Table, entry: Entry) -> None:
    event = entry.event
    if isinstance(event, Waited):
        table.since = min(entry.at, table.since + event.ms)
    use_time(table, entry.at)
    before = table.copy()
    table.version = entry.seq
    _CHANGES[type(event)](table, event)
    if entry.session is None and isinstance(event, HandedOver):
        table.seats[event.seat].bot_why = None  # the server's host decided it, and need not say why
    if table.position is not None:
        if table.position.over and table.status == "playing":
            _end(table, "played")
        settle_reserves(table)
        if isinstance(event, Started | Played | Undone) or len(table.moves) != len(before.moves):
            table.played_at = entry.seq
        table.note_length()
    if table.is_over and not before.is_over:
        table.ended_at = entry.at
    if not isinstance(event, Played) or not table.shows_the_same_as(before):
        table.shown_at = entry.seq


def _end(table: Table, ending: Ending) -> None:
    table.status, table.ending, table.question, table.declined = "over", ending, None, None
    if table.position is not None:
        table.position.forget_states()


def _play_on(table: Table, seat: int) -> None:
    """A person's action in the game makes an open question moot, and a loss is past."""
    table.lost = 0
    question, declined = table.question, table.declined
    if question is not None and question.seat != seat:
        table.declined = Declined(question, None)
    elif declined is not None and declined.question.seat == seat:
        table.declined = None
    table.question = None


def _play(table: Table, tokens: Iterable[str]) -> None:
    position = table.position
    assert position
    moves = []
    for token in tokens:
        moves.append(_move(position))
        position = position.after(token)
    table.position = position
    table.moves = table.moves.plus(moves)


def _move(position: Position) -> Move:
    """The circumstances of the next action."""
    forced = len(position.legal) == 1
    return Move(position.actor, position.turn, position.turn_number, forced)


def _play_record(table: Table, record: Record) -> Position:
    """Replay a recorded game, noting what everybody saw while its states are in memory."""
    position = Position(record.game, as_recorded(record.options), record.setup, seed="")
    moves = []
    for number, token in enumerate(record.actions, 1):
        moves.append(_move(position))
        position.play(token)
        if number % STRIDE == 0:
            position.note_logs()
    table.position, table.moves = position, table.moves.plus(moves)
    return position


def _go_back(table: Table, left: int) -> None:
    assert table.position
    table.position = table.position.copy()
    table.position.undo(len(table.moves) - left)
    table.moves = table.moves.first(left)


def _give_up(table: Table, number: int, ending: Ending) -> None:
    """Giving up a seat ends a game for two; with more players, a bot takes over."""
    seat = table.seats[number]
    seat.gone = True
    seat.hand_over(BOT, "left" if ending == "resigned" else "time", table.since)
    _play_on(table, number)
    if len(table.seats) == 2 or not table.persons:
        _end(table, ending)


def _void_links(table: Table, seat: int) -> None:
    """Links for a seat are valid only for its holder when they were created."""
    table.invites = {digest: one for digest, one in table.invites.items() if one.seat != seat}


def _invited(table: Table, event: Invited) -> None:
    """A new link for a seat invalidates older ones."""
    _void_links(table, event.seat)
    table.invites[event.digest] = event


def _joined(table: Table, event: Joined) -> None:
    start_over(table, [event.seat])
    seat, name = table.seats[event.seat], table.seats[event.seat].name
    if table.status == "open" and event.session != seat.session:
        seat.takes_part, seat.seal = False, None
    seat.session, seat.name = event.session, event.name or name
    if seat.name != name:
        table.named_at = table.version
    seat.text = event.text or seat.text
    if event.seal is not None:
        _seal(table, event.seat, event.seal)
    _void_links(table, event.seat)


def _left(table: Table, event: Left) -> None:
    start_over(table, [event.seat])
    table.seats[event.seat] = Seat(reserve=table.seats[event.seat].reserve)
    _void_links(table, event.seat)


def _added(table: Table, event: Added) -> None:
    table.seats[event.seat].text = event.text


def _seal(table: Table, number: int, seal: str) -> None:
    seat = table.seats[number]
    seat.takes_part, seat.seal, seat.text, seat.has_come = True, seal, "", True


def _sealed(table: Table, event: Sealed) -> None:
    start_over(table, [event.seat])
    _seal(table, event.seat, event.seal)


def _shown(table: Table, event: Shown) -> None:
    table.seats[event.seat].text = event.text


def _left_out(table: Table, event: LeftOut) -> None:
    """If a text was shown, all others seal again: a player who withheld theirs knew more."""
    start_over(table, event.seats)
    for number in event.seats:
        seat = table.seats[number]
        seat.takes_part, seat.seal, seat.text = False, None, ""
        seat.left_out += 1


def _started(table: Table, event: Started) -> None:
    table.status, table.begun_at = "playing", table.version
    table.invites = {digest: one for digest, one in table.invites.items() if one.moves}
    options = as_recorded(table.opened.options)
    table.position = Position(table.opened.game, options, event.setup, seed="")
    _play(table, event.then)


def _played(table: Table, event: Played) -> None:
    if event.bot is None:
        _play_on(table, event.seat)
    _play(table, [event.action, *event.then])


def _undone(table: Table, event: Undone) -> None:
    _play_on(table, event.seat)
    _go_back(table, event.left)
    _play(table, event.then)


def _asked(table: Table, event: Asked) -> None:
    """If nobody needs to answer, the question is accepted at once."""
    table.question, table.agreed, table.declined = event, set(), None
    _agree(table, event.seat, [])


def _answered(table: Table, event: Answered) -> None:
    """A single no declines the question; accepting it needs every yes."""
    if event.agree:
        _agree(table, event.seat, event.then)
    else:
        assert table.question
        table.declined, table.question = Declined(table.question, event.seat), None


def _agree(table: Table, number: int, then: Iterable[str]) -> None:
    """A yes counts for all seats of the player."""
    question = table.question
    assert question
    table.agreed.update(table.held_by(table.seats[number].session))
    if not table.agreed.issuperset(table.persons):
        return
    table.question = None
    if question.what == "end":
        _end(table, "agreed")
    else:
        _go_back(table, question.left)
        _play(table, then)


def _timed_out(table: Table, event: TimedOut) -> None:
    if table.opened.on_timeout == "forfeit":
        _give_up(table, event.seat, "time")
    else:
        table.seats[event.seat].hand_over(event.bot, "time", table.since)


def _handed_over(table: Table, event: HandedOver) -> None:
    table.seats[event.seat].hand_over(event.bot, "handed", table.since)


def _taken_back(table: Table, event: TakenBack) -> None:
    table.seats[event.seat].take_back()


def _chat_set(table: Table, event: ChatSet) -> None:
    table.chat = event.chat


def _rematched(table: Table, event: Rematched) -> None:
    table.next = event.table


def _aborted(table: Table, _: Aborted) -> None:
    table.status = "aborted"


def _closed(table: Table, event: Closed) -> None:
    """Close the table: nobody can act or chat there any more."""
    table.closed, table.chat = event.reason, False
    if table.status == "open":
        table.status = "aborted"
    else:
        _end(table, "closed")


def _renamed(table: Table, event: Renamed) -> None:
    table.seats[event.seat].name = event.name
    table.named_at = table.version
    if table.opened.record is not None:
        record = table.opened.record
        names = list(record["players"])
        names[event.seat] = event.name or f"Player {event.seat + 1}"
        table.opened = msgspec.structs.replace(table.opened, record=record | {"players": names})


def _restored(table: Table, event: Restored) -> None:
    """Whoever saw the lost versions has to get the whole log again."""
    table.lost = event.lost
    table.doubtful = range(table.version, table.version + event.lost)


def _forgotten(table: Table, event: Forgotten) -> None:
    """Games go on with a bot in that seat; an open table without its host does not begin."""
    for number in event.seats:
        seat = table.seats[number]
        if table.status == "open":
            _left(table, Left(number))
            continue
        seat.session, seat.name = event.alias, ""
        if table.status == "playing":
            seat.hand_over(table.stand_in, "left", table.since)  # while its holder still counts
            seat.gone, table.question = True, None
        _void_links(table, number)
    table.named_at = table.version
    if event.is_host:
        table.opened = msgspec.structs.replace(table.opened, host=event.alias)
    if event.is_host and table.status == "open":
        table.status = "aborted"
    if table.status == "playing" and not table.persons:
        _end(table, "unfinished")


_CHANGES: dict[type, Callable[[Table, Any], None]] = {
    Invited: _invited,
    Joined: _joined,
    Left: _left,
    Added: _added,
    Sealed: _sealed,
    Shown: _shown,
    LeftOut: _left_out,
    Started: _started,
    Played: _played,
    Undone: _undone,
    Asked: _asked,
    Answered: _answered,
    Resigned: lambda table, event: _give_up(table, event.seat, "resigned"),
    TimedOut: _timed_out,
    HandedOver: _handed_over,
    TakenBack: _taken_back,
    ChatSet: _chat_set,
    Rematched: _rematched,
    Aborted: _aborted,
    Stopped: lambda table, _: _end(table, "unfinished"),
    Closed: _closed,
    Renamed: _renamed,
    Waited: lambda _, __: None,
    Restored: _restored,
    Forgotten: _forgotten,
}
