"""Builds an observer's view of a table, from what this observer may know."""

from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from blazon.match.observation import Observation
from blazon.service.base.languages import Language
from blazon.service.journal.chance import chance_of
from blazon.service.journal.clocks import read_clocks
from blazon.service.journal.table import Table
from blazon.service.journal.today import is_sealed
from blazon.service.views.narration import TableNarration, face_at, revealing_actions, shown_name
from blazon.service.views.shapes import (
    ActionShown,
    BeginningShown,
    Clock,
    Declined,
    LogEntryShown,
    Question,
    ScoreShown,
    SeatShown,
    TableShown,
    ToldShown,
    Update,
    Words,
    view_of,
)

NEWEST_VERSION = 2
"""The message version. 1 has parallel lists, like servers of version 0.1; 2 has lists of
objects."""


class Perspective(NamedTuple):
    """How to show a game."""

    observer: int | None = None
    """The seat whose perspective to use; None for a watcher's."""
    language: Language | None = None
    """The language of the text; None for no text."""
    version: int = 1
    """The message version."""
    sections: bool = True
    """Whether to describe the table as text, too."""


def table_view(
    table: Table, session: str | None, now: int, *, with_options: bool = False
) -> TableShown:
    """The table without its game; marks the seats of ``session`` as its own."""
    opened, question, declined = table.opened, table.question, table.declined
    return TableShown(
        id=table.id,
        game=opened.game,
        options=opened.options if with_options else UNSET,
        status=table.status,
        seats=_seats(table, session),
        pace=opened.pace,
        on_timeout=opened.on_timeout,
        watch=opened.watch,
        listed=opened.listed,
        chat=table.chat,
        hints=table.allows_hints,
        start=opened.start,
        you_host=table.is_host(session),
        commitment=opened.commitment,
        chance=chance_of(table),
        clock=clock_view(table, now),
        question=None
        if question is None
        else Question(
            seat=question.seat,
            what=question.what,
            left=question.left,
            agreed=sorted(table.agreed),
        ),
        declined=None
        if declined is None
        else Declined(seat=declined.question.seat, what=declined.question.what, by=declined.by),
        score=ScoreShown(**table.score()) if table.is_over else None,
        imported=opened.record is not None,
        beginning=None
        if opened.beginning is None
        else BeginningShown(
            at=table.given, seat=opened.beginning.seat, knowledge=opened.beginning.knowledge
        ),
        closed=table.closed,
        lost=table.lost,
        before=opened.before,
        next=table.next,
        opened=table.opened_at,
        today=opened.today,
        sealed=is_sealed(table),
    )


def _seats(table: Table, session: str | None) -> list[SeatShown]:
    begun = table.status in ("playing", "over")
    linked = {one.seat for one in table.invites.values() if not one.moves}
    return [
        SeatShown(
            kind=seat.kind,
            name=shown_name(table.opened.game, seat),
            bot=seat.bot,
            yours=session is not None and seat.session == session,
            gone=seat.gone,
            text=seat.text if begun else None,
            bot_since=seat.bot_since,
            bot_why=seat.bot_why,
            invited=seat.kind == "open" and number in linked,
            program=seat.program,
            face=face_at(table.opened.game, seat),
        )
        for number, seat in enumerate(table.seats)
    ]


def clock_view(table: Table, now: int) -> Clock | None:
    """The current clocks; None at a table without clocks."""
    found = read_clocks(table, now)
    if found is None:
        return None
    return Clock(running=found.running, turn=found.turn, reserve=found.reserve)


def game_view(
    table: Table,
    perspective: Perspective,
    log_from: int,
    narration: TableNarration | None = None,
) -> Update:
    """The game as the observer may know it, with the log from an action on."""
    seen = table.observe(perspective.observer)
    start, is_first = min(log_from, len(seen.shared_log)), perspective.version == 1
    update = Update(observer=perspective.observer, view=view_of(seen, legal=is_first))
    if narration is not None:
        update.words = narration.words(table, seen, sections=perspective.sections)
    if is_first:
        update.log_from, update.log = start, seen.shared_log[start:]
    if not is_first or narration is not None:
        actions = _actions(table, seen, narration)
        entries = _entries(table, seen, start, narration)
        if not is_first:
            update.actions, update.entries_from, update.entries = actions, start, entries
            update.forced = _is_forced(table, seen)
        elif isinstance(update.words, Words):
            add_lists(update.words, actions, entries, start)
    return update


def _actions(
    table: Table, seen: Observation, narration: TableNarration | None
) -> list[ActionShown]:
    if not seen.legal:
        return []
    revealing = revealing_actions(seen)
    texts = [""] * len(seen.legal) if narration is None else narration.actions(table, seen)
    return [
        ActionShown(token=token, text=text, reveals=token in revealing)
        for token, text in zip(seen.legal, texts, strict=True)
    ]


def _is_forced(table: Table, seen: Observation) -> bool:
    """Whether everybody can see that the receiver, who must move, has only one choice.

    If the choices could depend on something hidden, moving automatically would give it away.
    """
    position = table.position
    if len(seen.legal) != 1 or position is None:
        return False
    return not position.variant.hides_choices(position.states)


def _entries(
    table: Table, seen: Observation, start: int, narration: TableNarration | None
) -> list[LogEntryShown]:
    """The log from an action on."""
    tokens, moves = seen.shared_log[start:], table.moves[start:]
    texts = [""] * len(tokens) if narration is None else narration.entries(table)[start:]
    return [
        LogEntryShown(
            token=token,
            turn=move.turn,
            player=move.seat,
            text=text,
            forced=move.forced_for(seen.observer),
        )
        for token, move, text in zip(tokens, moves, texts, strict=True)
    ]


def add_lists(
    words: Words, actions: list[ActionShown], entries: list[LogEntryShown], start: int
) -> None:
    """Add the lists of version 1 to the text."""
    words.can = [action.text for action in actions]
    words.reveals = [action.token for action in actions if action.reveals]
    words.told_from = start
    words.told = [
        ToldShown(turn=one.turn, player=one.player, words=one.text, forced=one.forced)
        for one in entries
    ]


def full_view(
    table: Table,
    session: str | None,
    perspective: Perspective,
    now: int,
    log_from: int = 0,
    narration: TableNarration | None = None,
) -> Update:
    """Everything that a new observer may see; the log starts after ``log_from`` actions."""
    update = Update(observer=perspective.observer)
    if table.position is not None:
        update = game_view(table, perspective, log_from, narration)
    is_first = perspective.version == 1
    update.table = table_view(table, session, now, with_options=is_first)
    if not is_first:
        update.options = table.opened.options
    return update


def past_view(
    table: Table,
    seen: Observation,
    version: int,
    narration: TableNarration | None,
    *,
    sections: bool = True,
    acting: bool = False,
) -> dict[str, Any]:
    """An earlier moment's view, ready to send; the log is sent with the table.

    ``acting`` adds what the observer could do then.
    """
    shown = view_of(replace(seen, legal=()))
    if acting:
        shown["actions"] = _actions(table, seen, narration)
    if narration is not None:
        words = narration.words(table, seen, sections=sections)
        if version == 1:
            add_lists(words, [], [], len(seen.shared_log))
        shown["words"] = words
    return shown


def lobby_view(table: Table) -> dict[str, Any]:
    """What the lobby shows of a table; nothing that is hidden from anybody."""
    seats = [
        {"kind": seat.kind, "name": shown_name(table.opened.game, seat), "bot": seat.bot}
        | ({"program": True} if seat.program else {})
        for seat in table.seats
    ]
    options = {name: value for name, value in table.opened.options.items() if _is_short(value)}
    summary: dict[str, Any] = {
        "game": table.opened.game,
        "options": options,
        "seats": seats,
        "pace": msgspec.to_builtins(table.opened.pace),
        "turn": table.actor,
        "since": table.since,
    }
    if table.opened.today is not None:
        summary["today"] = table.opened.today
    if table.is_over:
        score = table.score()
        summary["result"] = {name: score[name] for name in ("totals", "winners", "ending")}
    return summary


def _is_short(value: Any) -> bool:
    return not isinstance(value, dict | list)
