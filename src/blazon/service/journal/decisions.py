"""Turns commands into events, or refuses them."""

from collections.abc import Callable
from typing import Any

from blazon.bots import bot_names
from blazon.kernel.errors import ActionError
from blazon.service.base.defaults import STAND_IN
from blazon.service.base.limits import MOST_ENTRIES, MOST_RECORDED
from blazon.service.base.refusals import Refusal
from blazon.service.base.secrets import digest_of
from blazon.service.journal import chance
from blazon.service.journal.changes import deal
from blazon.service.journal.checks import check_bot, check_name
from blazon.service.journal.clocks import deadline
from blazon.service.journal.commands import (
    Abort,
    Add,
    Answer,
    AnyCommand,
    AskEnd,
    AskUndo,
    ForSeat,
    Free,
    HandOver,
    Invite,
    Join,
    Leave,
    Play,
    Resign,
    Seal,
    SetChat,
    Show,
    Start,
    TakeBack,
    Undo,
)
from blazon.service.journal.events import (
    Aborted,
    Answered,
    AnyEvent,
    Asked,
    ChatSet,
    HandedOver,
    Invited,
    Joined,
    Left,
    LeftOut,
    Played,
    Resigned,
    Started,
    Stopped,
    TakenBack,
    TimedOut,
    Undone,
)
from blazon.service.journal.table import Table


def decide(table: Table, session: str, command: AnyCommand, secret: str | None) -> AnyEvent:
    """Turn a session's command into an event; raises Refusal.

    Args:
        table: the table, which does not change.
        session: the author of the command.
        command: the command.
        secret: the secret of a new link, for ``Invite``.
    """
    _check_length(table, command)
    if isinstance(command, Join):
        return _join(table, session, command)
    if isinstance(command, Invite):
        return _invite(table, session, command, secret or "")
    if isinstance(command, Free):
        return _free(table, session, command)
    if isinstance(command, Start | SetChat | Abort):
        return _as_host(table, session, command)
    wanted = "open" if isinstance(command, Leave | Add | Seal | Show) else "playing"
    if table.status != wanted:
        raise Refusal("not-now", f"the game is {table.status}", status=table.status)
    return _DECISIONS[type(command)](table, _own_seat(table, session, command), command)


def _check_length(table: Table, command: AnyCommand) -> None:
    """A table that is too long accepts only commands that end it."""
    if isinstance(command, Resign | Abort) or not table.is_too_long:
        return
    if not isinstance(command, AskEnd | Answer) or table.version >= MOST_ENTRIES:
        raise _too_long()


def _too_long() -> Refusal:
    ways = "agree to end it, or resign"
    return Refusal("too-long", f"the game has become too long: {ways}")


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


def decide_timeout(table: Table, now: int) -> TimedOut | LeftOut:
    """The event after a timeout or for late devices; raises Refusal if there is none."""
    if table.status == "open":
        return chance.left_out(table, now)
    end, actor = deadline(table), table.actor
    if end is None or actor is None or end > now:
        raise Refusal("not-now", "no clock has run out")
    return TimedOut(actor, table.stand_in)


def _own_seat(table: Table, session: str, command: ForSeat) -> int:
    """The seat that the command is for, which the session must hold."""
    held = [n for n in table.held_by(session) if not table.seats[n].gone]
    if not held:
        raise Refusal("not-seated", "you have no seat at this table")
    if command.seat is not None:
        if command.seat not in held:
            raise Refusal("not-yours", f"seat {command.seat} is not yours", seats=held)
        return command.seat
    if len(held) == 1:
        return held[0]
    if table.actor in held:
        return held[held.index(table.actor)]
    raise Refusal("bad", "seat: is required, since you have several", seats=held)


def _check_fresh(table: Table, seat: int, version: int) -> None:
    """Refuse a decision made for an earlier position, and list the changes since."""
    if not table.played_at <= version <= table.version:
        assert table.position
        start = table.log_from(version)
        raise Refusal(
            "stale",
            "the game has gone on since then",
            version=table.version,
            log_from=start,
            log=list(table.position.observe(seat).log[start:]),
        )


def _play(table: Table, seat: int, command: Play) -> Played:
    _check_fresh(table, seat, command.version)
    if table.seats[seat].bot is not None:
        raise Refusal("not-now", "a bot plays this seat; take it back first")
    if table.actor != seat:
        raise Refusal("not-your-turn", f"seat {table.actor} decides now", actor=table.actor)
    return _played(table, seat, command.action, None)


def _played(table: Table, seat: int, action: str, bot: str | None) -> Played:
    assert table.position
    try:
        after = table.position.after(action)
    except ActionError as error:
        raise Refusal("illegal", str(error), legal=error.legal, phase=error.phase) from error
    drawn = table.resolve_chance(after)
    if len(table.moves) + 1 + len(drawn) > MOST_RECORDED:
        raise _too_long()
    return Played(seat, action, drawn, bot)


def _undo(table: Table, seat: int, command: Undo) -> Undone:
    _check_fresh(table, seat, command.version)
    assert table.position
    position, count = table.position, command.count
    last = table.moves[-count:]
    own = all(m.seat == seat and m.turn_number == position.turn_number for m in last)
    if count > len(table.moves) or not own or position.turn != seat:
        raise Refusal("no-undo", "only your own actions of this turn can be taken back freely")
    if position.reveals(count):
        raise Refusal("no-undo", "it revealed something hidden; ask the others with ask-undo")
    return Undone(seat, len(table.moves) - count)


def _drawn_again(table: Table, left: int) -> list[str]:
    """The new chance events once only this many actions remain."""
    assert table.position
    before = table.position
    if left < len(table.moves):
        before = before.copy()
        before.undo(len(table.moves) - left)
    return table.resolve_chance(before)


def _ask(table: Table, seat: int, command: AskUndo | AskEnd) -> AnyEvent:
    if table.question is not None:
        raise Refusal("not-now", "another question is open; answer it first")
    others = set(table.persons) - set(table.held_by(table.seats[seat].session))
    if isinstance(command, AskEnd):
        return Asked(seat, "end")
    _check_fresh(table, seat, command.version)
    if not command.left < len(table.moves):
        raise Refusal("bad", f"left: must be below {len(table.moves)}, the number of actions")
    if not others:
        return Undone(seat, command.left, _drawn_again(table, command.left))
    return Asked(seat, "undo", command.left)


def _answer(table: Table, seat: int, command: Answer) -> Answered:
    question = table.question
    if question is None or seat in table.agreed:
        raise Refusal("not-now", "there is no question for you to answer")
    if not command.agree:
        return Answered(seat, agree=False)
    own = table.held_by(table.seats[seat].session)
    last = table.agreed.union(own) >= set(table.persons)
    undo = last and question.what == "undo"
    return Answered(seat, agree=True, then=_drawn_again(table, question.left) if undo else [])


def _hand_over(table: Table, seat: int, command: HandOver) -> HandedOver:
    if table.seats[seat].bot is not None:
        raise Refusal("not-now", "a bot already plays this seat")
    return HandedOver(seat, _stand_in(table, command.bot))


def _stand_in(table: Table, wanted: str | None) -> str:
    """The bot that plays for a person; raises Refusal for one strong enough to act as a hint."""
    if wanted is None:
        return table.stand_in
    bot, names = check_bot(wanted), bot_names()
    if not table.allows_hints and names.index(bot) > names.index(STAND_IN):
        message = f"bot: must be {STAND_IN} or weaker at a table without hints"
        raise Refusal("bad", message, bot=STAND_IN)
    return bot


def _take_back(table: Table, seat: int, _: TakeBack) -> TakenBack:
    if table.seats[seat].bot is None:
        raise Refusal("not-now", "you play this seat yourself")
    return TakenBack(seat)


def _free(table: Table, session: str, command: Free) -> Left:
    """The host frees a seat for somebody else."""
    _check_host(table, session)
    if table.status != "open":
        raise Refusal("not-now", f"the game is {table.status}", status=table.status)
    if command.seat >= len(table.seats) or table.seats[command.seat].session is None:
        raise Refusal("bad", f"seat: nobody has seat {command.seat}", field="seat")
    return Left(command.seat)


def _join(table: Table, session: str, command: Join) -> Joined:
    if table.status not in ("open", "playing"):
        raise Refusal("not-now", f"the game is {table.status}", status=table.status)
    name = check_name(command.name)
    if command.link is not None:
        digest = digest_of(command.link)
        invited = table.invites.get(digest)
        if invited is None:
            raise Refusal("unknown", "this link was already used, or replaced by a newer one")
        return _joined(table, invited.seat, session, name, command, digest)
    if table.status != "open":
        raise Refusal("full", "the game has begun")
    if not table.opened.listed and session != table.opened.host:
        raise Refusal("no-table-for-you", "you can join this table by link only")
    free = table.free_seats
    if not free:
        raise Refusal("full", "every seat is taken")
    if command.seat is not None and command.seat not in free:
        raise Refusal("taken", f"seat {command.seat} is not open", open=free)
    seat = free[0] if command.seat is None else command.seat
    return _joined(table, seat, session, name, command)


def _joined(
    table: Table, seat: int, session: str, name: str, command: Join, digest: str | None = None
) -> Joined:
    seal = None if table.opened.scheme == 1 or table.status == "playing" else command.seal
    if seal is not None and command.text:
        raise Refusal("bad", "text: show a sealed text later, with show", field="text")
    return Joined(seat, session, name, command.text, digest, seal)


def _invite(table: Table, session: str, command: Invite, secret: str) -> Invited:
    if command.seat >= len(table.seats):
        raise Refusal("bad", f"seat: must be below {len(table.seats)}")
    seat = table.seats[command.seat]
    if seat.session == session and not seat.gone:
        if table.status not in ("open", "playing"):
            raise Refusal("not-now", f"the game is {table.status}", status=table.status)
        return Invited(command.seat, digest_of(secret), moves=True)
    if session != table.opened.host:
        raise Refusal("not-host", "only the player who opened the table can invite others")
    if table.status != "open" or seat.is_taken:
        raise Refusal("taken", f"seat {command.seat} is not open")
    return Invited(command.seat, digest_of(secret))


def _as_host(table: Table, session: str, command: Start | SetChat | Abort) -> AnyEvent:
    _check_host(table, session)
    if isinstance(command, SetChat):
        if table.closed is not None:
            raise Refusal("not-now", "the server's host has closed this table")
        return ChatSet(command.chat)
    if isinstance(command, Start):
        return start(table)
    if table.status != "open":
        raise Refusal("not-now", f"the game is {table.status}", status=table.status)
    return Aborted()


def _check_host(table: Table, session: str) -> None:
    if session != table.opened.host:
        raise Refusal("not-host", "only the player who opened the table can do that")


def start(table: Table) -> Started:
    """Begin the game; raises Refusal unless the table is open and nothing is missing."""
    if table.status != "open":
        raise Refusal("not-now", f"the game is {table.status}", status=table.status)
    chance.check_settled(table)
    return deal(table)


_DECISIONS: dict[type, Callable[[Table, int, Any], AnyEvent]] = {
    Play: _play,
    Undo: _undo,
    AskUndo: _ask,
    AskEnd: _ask,
    Answer: _answer,
    Resign: lambda _, seat, __: Resigned(seat),
    HandOver: _hand_over,
    TakeBack: _take_back,
    Leave: lambda _, seat, __: Left(seat),
    Add: chance.add,
    Seal: chance.seal,
    Show: chance.show,
}
