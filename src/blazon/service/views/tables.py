"""What an observer is told of a table: put together from what he may know."""

from typing import Any

import msgspec
from msgspec import UNSET

from blazon.service.journal.table import Seat, Table
from blazon.service.views.messages import Clock, Question, SeatShown, TableShown, Update
from blazon.service.views.narration import Telling


def seat_kind(seat: Seat) -> Any:
    """open, person or bot."""
    if seat.session is not None:
        return "person"
    return "open" if seat.bot is None else "bot"


def show_table(table: Table, session: str | None, now: int) -> TableShown:
    """The table without its game; `session` is whose seats are marked as his."""
    opened = table.opened
    begun = table.status in ("playing", "over")
    question = table.question
    return TableShown(
        id=table.id,
        game=opened.game,
        options=opened.options,
        status=table.status,  # type: ignore[arg-type]
        seats=[
            SeatShown(
                kind=seat_kind(seat),
                name=seat.name,
                bot=seat.bot,
                yours=session is not None and seat.session == session,
                gone=seat.gone,
                text=seat.text if begun else None,
            )
            for seat in table.seats
        ],
        pace=msgspec.to_builtins(opened.pace),
        on_timeout=opened.on_timeout,
        watch=opened.watch,
        listed=opened.listed,
        chat=table.chat,
        hints=table.allows_hints,
        start=opened.start,
        you_host=session is not None and session == opened.host,
        commitment=opened.commitment,
        clock=show_clock(table, now),
        question=None
        if question is None
        else Question(
            seat=question.seat,
            what=question.what,
            left=question.left,
            agreed=sorted(table.agreed),
        ),
        score=table.score() if table.status == "over" else None,
        before=opened.before,
        next=table.next,
        opened=table.opened_at,
    )


def show_clock(table: Table, now: int) -> Clock | None:
    """The clocks at this moment; None at a table without."""
    pace = table.opened.pace
    if pace.kind == "casual" or table.status != "playing":
        return None
    allowed, running = 1000 * pace.turn_seconds, None
    turns, reserves = [], []
    for number, seat in enumerate(table.seats):
        used = seat.used
        if number == table.actor and seat.is_person:
            running, used = number, used + max(0, now - table.since)
        turns.append(max(0, allowed - used))
        reserves.append(max(0, seat.reserve - max(0, used - allowed)))
    return Clock(running=running, turn=turns, reserve=reserves)


def show_game(
    table: Table, observer: int | None, log_from: int, telling: Telling | None = None
) -> Update:
    """The game as the observer may know it, and the log from an action on; in words, if asked."""
    assert table.position
    view = table.position.observe(observer).view()
    if table.status == "over":
        view["legal"] = []
    start = min(log_from, len(view["log"]))
    words = UNSET if telling is None else telling.words(table, view, start)
    log = view.pop("log")
    del view["options"]
    return Update(observer=observer, view=view, log_from=start, log=log[start:], words=words)


def show_all(
    table: Table,
    session: str | None,
    observer: int | None,
    now: int,
    log_from: int = 0,
    telling: Telling | None = None,
) -> Update:
    """Everything, for whoever comes; of the log, what comes after so many actions."""
    update = Update(observer=observer)
    if table.position is not None:
        update = show_game(table, observer, log_from, telling)
    update.table = show_table(table, session, now)
    return update


def summarize(table: Table) -> dict[str, Any]:
    """What the lobby shows of a table; nothing that anybody may not know."""
    seats = [{"kind": seat_kind(seat), "name": seat.name, "bot": seat.bot} for seat in table.seats]
    options = {name: value for name, value in table.opened.options.items() if _is_short(value)}
    summary: dict[str, Any] = {
        "game": table.opened.game,
        "options": options,
        "seats": seats,
        "pace": msgspec.to_builtins(table.opened.pace),
        "turn": table.actor,
        "since": table.since,
    }
    if table.status == "over":
        score = table.score()
        summary["result"] = {name: score[name] for name in ("totals", "winners", "ending")}
    return summary


def _is_short(value: Any) -> bool:
    return not isinstance(value, dict | list)
