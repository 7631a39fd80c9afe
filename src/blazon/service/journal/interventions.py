"""What the server's host makes happen at a table; each raises Refusal where nothing would."""

from blazon.service.base.refusals import Refusal
from blazon.service.journal.chance import latest_answer
from blazon.service.journal.clocks import deadline
from blazon.service.journal.events import Closed, Forgotten, HandedOver, Renamed, Waited
from blazon.service.journal.table import Table


def close(table: Table, reason: str) -> Closed:
    """The server's host ends what happens at a table."""
    if table.status not in ("open", "playing"):
        raise Refusal("not-now", f"the table is {table.status} already", status=table.status)
    return Closed(reason)


def rename(table: Table, seat: int, name: str) -> Renamed:
    """The server's host gives a seat another name, or none."""
    if seat >= len(table.seats):
        raise Refusal("bad", f"seat: must be below {len(table.seats)}")
    if table.seats[seat].name == name:
        raise Refusal("not-now", f"seat {seat} has this name already")
    return Renamed(seat, name)


def stand_in_for(table: Table, session: str) -> HandedOver:
    """A bot plays for a session that may not; raises Refusal if it decides nowhere here."""
    held = [n for n in table.held_by(session) if table.seats[n].is_person]
    if table.status != "playing" or not held:
        raise Refusal("not-now", "this session decides nothing here")
    return HandedOver(held[0], table.stand_in)


def wait(table: Table, since: int, now: int) -> Waited:
    """No clock has run since a moment; raises Refusal where none would have."""
    if deadline(table) is None and latest_answer(table) is None:
        raise Refusal("not-now", "no clock runs here")
    return Waited(max(0, now - max(since, table.since)))


def forget(table: Table, session: str, alias: str) -> Forgotten:
    """A session becomes nobody at a table."""
    seats, is_host = table.held_by(session), table.is_host(session)
    if not seats and not is_host:
        raise Refusal("not-now", "this session is nobody here")
    return Forgotten(seats, alias, is_host)
