"""A table's clocks: each turn has its own time; any time beyond that comes from the reserve."""

from dataclasses import dataclass

from blazon.service.journal.table import Table


@dataclass(frozen=True)
class Reading:
    """The clocks at a moment, in milliseconds."""

    running: int | None
    """The seat whose clock runs."""
    turn: list[int]
    """The time left for this turn, by seat."""
    reserve: list[int]


def deadline(table: Table) -> int | None:
    """When the running clock runs out, in milliseconds since 1970; None if none runs."""
    actor, pace = table.actor, table.opened.pace
    if actor is None or pace.kind == "casual" or not table.seats[actor].is_person:
        return None
    seat, allowed = table.seats[actor], 1000 * pace.turn_seconds
    return table.since + max(0, allowed - seat.used) + seat.reserve - max(0, seat.used - allowed)


def read_clocks(table: Table, now: int) -> Reading | None:
    """The clocks at this moment; None at a table without clocks."""
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
    return Reading(running, turns, reserves)


def use_time(table: Table, now: int) -> None:
    """Count the time that the current decision has taken so far."""
    actor = table.actor
    if actor is not None and table.seats[actor].is_person:
        table.seats[actor].used += max(0, now - table.since)
    table.since = now


def settle_reserves(table: Table) -> None:
    """Subtract the excess time of finished turns from the reserves."""
    allowed = 1000 * table.opened.pace.turn_seconds
    for number, seat in enumerate(table.seats):
        if number != table.actor and seat.used:
            seat.reserve = max(0, seat.reserve - max(0, seat.used - allowed))
            seat.used = 0
