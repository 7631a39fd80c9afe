"""How a table's seats generate chance together, and what the table waits for: seals, then texts."""

from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from blazon.match.seals import fixed_digest, seal_of, share_of
from blazon.service.base.limits import (
    CHANCE_SECONDS,
    LEAST_SEALED_TEXT,
    LONGEST_TEXT,
    MOST_LEFT_OUT,
)
from blazon.service.base.refusals import Refusal
from blazon.service.journal.commands import Digest, ForSeat, Text
from blazon.service.journal.events import Event
from blazon.service.journal.table import Status, Table


class Chance(msgspec.Struct, kw_only=True):
    """How chance is generated at a table, as everybody who may see the table knows it."""

    scheme: str
    """The name and version of the specification that explains how to verify it."""
    round: int
    """1, or more if the seats started over after a text was shown."""
    started_over: list[int]
    """Seats at which this round began, unless it is the first: their players joined, left or sealed
    again, the host freed them, or they did not answer in time."""
    first: int | None
    """The first player; null if also drawn by chance."""
    seals: list[str | None]
    """The seals by seat; null for seats without one."""
    shares: list[str | None]
    """By seat: the SHA-256 of its text; null until a sealed text is shown, and in scheme 1."""
    texts: list[str | None]
    """By seat: its text; a sealed one once shown, any other once the game has begun."""
    waits_for_seals: list[int]
    """Seats that should seal a text."""
    waits_for_texts: list[int]
    """Seats that should show their text now."""
    left_out: list[int]
    """Seats whose devices did not answer in time; chance is generated without their texts."""


class Add(ForSeat, tag="add", kw_only=True):
    """Add an unsealed text to the secret that chance is generated from, before the game.

    This is refused once another seat has shown a sealed text, since the new text could be chosen to
    suit it.
    """

    taken_while: ClassVar[Status] = "open"

    text: Text

    def decide_for(self, table: Table, seat: int) -> "Added":
        if table.seats[seat].takes_part:
            raise Refusal("not-now", "this seat seals its text; to change the text, use seal")
        if any_shown(table):
            raise Refusal("not-now", "others have shown their texts; it is too late to add one")
        return Added(seat, self.text)


class Added(Event, frozen=True):
    """A seat replaced its text for the secret."""

    seat: int
    text: str

    def change(self, table: Table) -> None:
        table.seats[self.seat].text = self.text


class Seal(ForSeat, tag="seal", kw_only=True):
    """Seal a text, to be shown when everything is fixed; from then on the game waits for it.

    A new seal replaces the previous one. If a text was already shown, a new round begins, in which
    all seats that had sealed a text must do so again.
    """

    taken_while: ClassVar[Status] = "open"

    seal: Digest

    def decide_for(self, table: Table, seat: int) -> "Sealed":
        place = table.seats[seat]
        if table.opened.scheme == 1:
            raise Refusal("not-now", "version 0.1 opened this table: give a text with add")
        if place.seal == self.seal:
            raise Refusal("not-now", "this seat has already sealed this text")
        if place.left_out >= MOST_LEFT_OUT and not place.takes_part:
            raise Refusal("not-now", "this seat was late too often; chance is generated without it")
        return Sealed(seat, self.seal)


class Sealed(Event, frozen=True):
    """A seat's text was sealed, to be shown later."""

    seat: int
    seal: str

    def change(self, table: Table) -> None:
        start_over(table, [self.seat])
        table.seats[self.seat].take_seal(self.seal)


class Show(ForSeat, tag="show", kw_only=True):
    """Show the sealed text, once every seat is taken and all have sealed."""

    taken_while: ClassVar[Status] = "open"

    text: Annotated[
        str,
        Meta(
            min_length=LEAST_SEALED_TEXT,
            max_length=LONGEST_TEXT,
            description="The random text that the seal was computed from.",
        ),
    ]
    of: Digest
    """The digest of everything that was fixed when the client looked; see
    ``docs/tables/fairness.md``."""

    def decide_for(self, table: Table, seat: int) -> "Shown":
        place = table.seats[seat]
        if place.seal is None:
            raise Refusal("not-now", "this seat has not sealed a text; seal one first")
        if place.has_shown:
            raise Refusal("not-now", "this seat has already shown its text")
        _check_waits_for_texts_only(table)
        if self.of != fixed(table):
            message = "the table has changed; seal another text before you show it"
            chance = msgspec.to_builtins(chance_of(table))
            raise Refusal("stale", message, version=table.version, chance=chance)
        if seal_of(self.text) != place.seal:
            raise Refusal("bad", "text: does not match the seal", field="text")
        return Shown(seat, self.text)


class Shown(Event, frozen=True):
    """A seat's sealed text was shown."""

    seat: int
    text: str

    def change(self, table: Table) -> None:
        table.seats[self.seat].text = self.text


class LeftOut(Event, frozen=True):
    """These seats' devices were late with a seal or text; chance is generated without them."""

    seats: list[int]

    def change(self, table: Table) -> None:
        """If a text was shown, all others seal again: a player who withheld a text knew more."""
        start_over(table, self.seats)
        for number in self.seats:
            seat = table.seats[number]
            seat.takes_part, seat.seal, seat.text = False, None, ""
            seat.left_out += 1


def seats_to_seal(table: Table) -> list[int]:
    """Seats whose clients take part and have not sealed a text."""
    waiting = table.status == "open"
    return [n for n, one in enumerate(table.seats) if waiting and one.takes_part and not one.seal]


def seats_to_show(table: Table) -> list[int]:
    """Seats that should show their text now, because everything else is fixed."""
    if table.status != "open" or not table.is_full or seats_to_seal(table):
        return []
    return [n for n, one in enumerate(table.seats) if one.seal and not one.has_shown]


def awaited(table: Table) -> list[int]:
    """Seats whose seals, or then texts, a full table is waiting for."""
    return seats_to_seal(table) or seats_to_show(table) if table.is_full else []


def latest_answer(table: Table) -> int | None:
    """The deadline for the awaited answers, in milliseconds since 1970; None if there is none.

    Every answer restarts the time for the others. A rematch has no deadline for players who have
    not opened it yet.
    """
    seats = awaited(table)
    if not seats or not all(table.seats[number].has_come for number in seats):
        return None
    return table.since + 1000 * CHANCE_SECONDS


def left_out(table: Table, now: int) -> LeftOut:
    """The event that leaves out late seats; raises Refusal if nobody is late."""
    latest = latest_answer(table)
    if latest is None or latest > now:
        raise Refusal("not-now", "nobody is late")
    return LeftOut(awaited(table))


def is_settled(table: Table) -> bool:
    """Whether every seat is taken, and no seal or text is missing."""
    return table.is_full and not seats_to_seal(table) and not seats_to_show(table)


def any_shown(table: Table) -> bool:
    """Whether a sealed text was shown in this round."""
    return any(seat.has_shown for seat in table.seats)


def start_over(table: Table, seats: list[int]) -> None:
    """Begin a new round at these seats if a text was shown: all who had sealed must seal again."""
    if table.status != "open" or not any_shown(table):
        return
    table.round, table.round_at, table.round_by = table.round + 1, table.version, seats
    for seat in table.seats:
        if seat.seal is not None:
            seat.seal, seat.text = None, ""


def chance_of(table: Table) -> Chance | None:
    """How chance is generated at a table; None for a game that was not dealt there."""
    if not table.is_provable:
        return None
    begun, is_plain = table.status in ("playing", "over"), table.opened.scheme == 1
    hidden = [seat.seal is not None and not seat.has_shown for seat in table.seats]
    return Chance(
        scheme=table.fairness.scheme,
        round=table.round,
        started_over=table.round_by,
        first=table.opened.first,
        seals=[seat.seal for seat in table.seats],
        shares=[
            None if is_plain or not_yet else share_of(seat.text)
            for seat, not_yet in zip(table.seats, hidden, strict=True)
        ],
        texts=[seat.text if begun or seat.has_shown else None for seat in table.seats],
        waits_for_seals=seats_to_seal(table),
        waits_for_texts=seats_to_show(table),
        left_out=[n for n, seat in enumerate(table.seats) if seat.left_out and not seat.takes_part],
    )


def fixed(table: Table) -> str:
    """The digest of everything that is fixed before a text is shown."""
    seals = [seat.seal for seat in table.seats]
    shares = [share_of(seat.text) for seat in table.seats]
    return fixed_digest(table.opened.commitment, table.round, table.opened.first, seals, shares)


def _check_waits_for_texts_only(table: Table) -> None:
    """Raises Refusal unless every seat is taken and all participants have sealed."""
    if not table.is_full:
        raise Refusal("not-now", "some seats are still open", open=table.free_seats)
    if seats := seats_to_seal(table):
        raise Refusal("not-now", "some seats have not sealed their texts", waits_for_seals=seats)


def check_settled(table: Table) -> None:
    """Raises Refusal, with the reason, if the game cannot begin yet."""
    _check_waits_for_texts_only(table)
    if seats := seats_to_show(table):
        raise Refusal("not-now", "some seats have not shown their texts", waits_for_texts=seats)
