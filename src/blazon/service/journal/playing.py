"""The beginning of a game, its actions, and undoing them freely."""

from typing import Annotated, Any

from msgspec import Meta

from blazon.kernel.errors import ActionError
from blazon.kernel.options import as_recorded
from blazon.match.fairness import fair_position
from blazon.match.position import Position
from blazon.service.base import limits
from blazon.service.base.refusals import Refusal
from blazon.service.journal.chance import check_settled
from blazon.service.journal.commands import (
    Command,
    ForSeat,
    Token,
    Version,
    check_fresh,
    check_host,
    check_status,
    too_long,
)
from blazon.service.journal.course import answer_by_playing, end, go_back, play
from blazon.service.journal.events import Event
from blazon.service.journal.table import Table


class Start(Command, tag="start"):
    """Begin the game at a table that waits for its host."""

    def decide(self, table: Table, session: str, link: str | None) -> "Started":
        check_host(table, session)
        return start(table)


class Started(Event, frozen=True):
    """The game begins: the deal, and the first chance events, or those after a given beginning."""

    setup: dict[str, Any]
    then: list[str] = []

    def change(self, table: Table) -> None:
        table.status, table.begun_at = "playing", table.version
        table.invites = {digest: one for digest, one in table.invites.items() if one.moves}
        options = as_recorded(table.opened.options)
        table.position = Position(table.opened.game, options, self.setup, seed="")
        beginning = table.opened.beginning
        play(table, [*(beginning.actions if beginning else ()), *self.then])


class Play(ForSeat, tag="play", kw_only=True):
    """Take an action, in the position that the client saw at a version."""

    action: Token
    """One of the seat's ``actions`` at the table."""
    version: Version
    """The newest version of the table that the client had seen when it decided."""

    def decide_for(self, table: Table, seat: int) -> "Played":
        check_fresh(table, seat, self.version)
        if table.seats[seat].bot is not None:
            raise Refusal("not-now", "a bot plays this seat; take it back first")
        if table.actor != seat:
            raise Refusal("not-your-turn", f"seat {table.actor} decides now", actor=table.actor)
        return _played(table, seat, self.action, None)


class Played(Event, frozen=True):
    """An action, and the chance events after it."""

    seat: int
    action: str
    then: list[str] = []
    bot: str | None = None
    """The bot that decided, if one did."""

    def change(self, table: Table) -> None:
        if self.bot is None:
            answer_by_playing(table, self.seat)
        play(table, [self.action, *self.then])


class Undo(ForSeat, tag="undo", kw_only=True):
    """Undo your own actions of this turn, as long as they have revealed nothing to anybody."""

    count: Annotated[int, Meta(ge=1, le=limits.MOST_UNDONE)] = 1
    """How many actions."""
    version: Version
    """The newest version of the table that the client had seen when it decided."""

    def decide_for(self, table: Table, seat: int) -> "Undone":
        check_fresh(table, seat, self.version)
        assert table.position
        position, count = table.position, self.count
        last = table.moves[-count:]
        own = all(m.seat == seat and m.turn_number == position.turn_number for m in last)
        if count > len(table.moves) - table.given or not own or position.turn != seat:
            raise Refusal("no-undo", "only your own actions of this turn can be taken back freely")
        if position.reveals(count):
            raise Refusal("no-undo", "it revealed something hidden; ask the others with ask-undo")
        return Undone(seat, len(table.moves) - count)


class Undone(Event, frozen=True):
    """Actions were undone until this many remain, followed by new chance events."""

    seat: int
    left: int
    then: list[str] = []

    def change(self, table: Table) -> None:
        answer_by_playing(table, self.seat)
        go_back(table, self.left)
        play(table, self.then)


class Stopped(Event, frozen=True):
    """The game became too long when a bot had to move."""

    def change(self, table: Table) -> None:
        end(table, "unfinished")


def start(table: Table) -> Started:
    """Begin the game; raises Refusal unless the table is open and nothing is missing."""
    check_status(table, "open")
    check_settled(table)
    return deal(table)


def deal(table: Table) -> Started:
    """Begin a full table's game."""
    opened, given = table.opened, table.opened.beginning
    if given is None:
        position = fair_position(opened.game, opened.options, table.fairness)
    else:
        options = as_recorded(opened.options)
        position = Position(opened.game, options, given.setup, given.actions, seed="")
    return Started(position.setup, table.resolve_chance(position))


def decide_bot(table: Table, seat: int, action: str, version: int) -> Played | Stopped:
    """Turn a bot's decision into an event; raises Refusal if it comes too late."""
    if table.actor != seat or table.seats[seat].bot is None or table.played_at != version:
        raise Refusal("stale", "the game has gone on", version=table.version)
    if table.is_too_long:
        return Stopped()
    try:
        return _played(table, seat, action, table.seats[seat].bot)
    except Refusal as refusal:
        if refusal.code == "too-long":
            return Stopped()
        raise


def _played(table: Table, seat: int, action: str, bot: str | None) -> Played:
    assert table.position
    try:
        after = table.position.after(action)
    except ActionError as error:
        raise Refusal("illegal", str(error), legal=error.legal, phase=error.phase) from error
    drawn = table.resolve_chance(after)
    if len(table.moves) + 1 + len(drawn) > limits.MOST_RECORDED:
        raise too_long()
    return Played(seat, action, drawn, bot)
