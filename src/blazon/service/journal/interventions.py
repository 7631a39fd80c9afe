"""Events caused by the server's host; each raises Refusal if there is nothing to do."""

from collections.abc import Sequence

from blazon.service.base.refusals import Refusal
from blazon.service.journal.chance import latest_answer
from blazon.service.journal.clocks import deadline
from blazon.service.journal.events import Closed, Forgotten, HandedOver, Joined, Renamed, Waited
from blazon.service.journal.table import Table


def close(table: Table, reason: str) -> Closed:
    """The server's host closes a table."""
    if table.status not in ("open", "playing"):
        raise Refusal("not-now", f"the table is already {table.status}", status=table.status)
    return Closed(reason)


def rename(table: Table, seat: int, name: str) -> Renamed:
    """The server's host gives a seat another name, or none."""
    if seat >= len(table.seats):
        raise Refusal("bad", f"seat: must be below {len(table.seats)}")
    if table.seats[seat].name == name:
        raise Refusal("not-now", f"seat {seat} already has this name")
    return Renamed(seat, name)


def stand_in_for(table: Table, session: str) -> HandedOver:
    """A bot takes over for a blocked session; raises Refusal if it has no seat to play here."""
    held = [n for n in table.held_by(session) if table.seats[n].is_person]
    if table.status != "playing" or not held:
        raise Refusal("not-now", "this session plays no seat here")
    return HandedOver(held[0], table.stand_in)


def wait(table: Table, since: int, now: int) -> Waited:
    """Stop the clocks since a moment; raises Refusal if none would have run."""
    if deadline(table) is None and latest_answer(table) is None:
        raise Refusal("not-now", "no clock runs here")
    return Waited(max(0, now - max(since, table.since)))


def make_up(table: Table, since: int, back: int, now: int) -> Waited:
    """Stop a clock that ran during an outage; raises Refusal if none did.

    Args:
        table: the table.
        since: when the outage began.
        back: when it ended.
        now: until when the clock stands still.
    """
    if table.since >= back:
        raise Refusal("not-now", "this clock has started since then")
    return wait(table, since, now)


def gather(table: Table, selves: Sequence[str]) -> Joined:
    """Give the seats of a person with several sessions here to one of them, one seat at a time."""
    seated = [one for one in selves if table.held_by(one)]
    if table.status not in ("open", "playing") or len(seated) < 2:
        raise Refusal("not-now", "these sessions hold no seats here, or one of them holds all")
    return Joined(table.held_by(seated[1])[0], seated[0], "")


def forget(table: Table, session: str, alias: str) -> Forgotten:
    """Anonymise a session at a table."""
    seats, is_host = table.held_by(session), table.is_host(session)
    if not seats and not is_host:
        raise Refusal("not-now", "this session has no part in this table")
    return Forgotten(seats, alias, is_host)
