"""Requests to open a table, and the first event that results."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from blazon.kernel.errors import BadValue
from blazon.match.fairness import commitment
from blazon.match.position import Position
from blazon.match.record import Record
from blazon.match.registry import game as find_game
from blazon.service.base.defaults import BOT, ON_TIMEOUT, WATCH
from blazon.service.base.limits import (
    LARGEST_OPTIONS,
    LEAST_TURN,
    LONGEST_NAME,
    LONGEST_RESERVE,
    LONGEST_TURN,
    MOST_RECORDED,
    MOST_SEATS,
)
from blazon.service.base.refusals import Refusal
from blazon.service.games import offered
from blazon.service.journal.checks import check_bot, check_name
from blazon.service.journal.commands import CommandId, Digest, SeatNumber
from blazon.service.journal.events import Opened
from blazon.service.journal.plans import OnTimeout, Pace, SeatPlan, Watch
from blazon.service.journal.table import Table

SCHEME = 2
"""How chance is generated at new tables."""


class SeatAsked(SeatPlan, frozen=True, forbid_unknown_fields=True):
    """The plan for a seat in a request. Stored plans may have more fields, from later versions."""


class PaceAsked(Pace, frozen=True, forbid_unknown_fields=True):
    """The time that players get."""


class OpenTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to open."""

    game: Annotated[str, Meta(max_length=LONGEST_NAME)]
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatAsked], Meta(min_length=1, max_length=MOST_SEATS)]
    """One for each player: ``me`` (also several times), ``open``, or ``bot`` with its name."""
    pace: PaceAsked = PaceAsked()
    on_timeout: OnTimeout = ON_TIMEOUT
    watch: Watch = WATCH
    listed: bool = False
    chat: bool = True
    hints: bool | None = None
    """Whether players may ask for hints; the default is yes, unless two or more people play."""
    start: Annotated[str, Meta(pattern="^(filled|asked)$")] = "filled"
    first: SeatNumber | None = None
    seals: Annotated[list[Digest | None], Meta(max_length=MOST_SEATS)] = []
    """By seat: the seal of the text that a seat of kind ``me`` will show, or null. The game begins
    when all such texts are shown; without seals the requester's seats do not take part."""
    id: CommandId | None = None
    """The client's own id for this request; repeating it opens no second table."""


class ImportRecord(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A request to open a table with a recorded game."""

    record: dict[str, Any]
    watch: Watch = WATCH


def opening(asked: OpenTable, host: str, secret: bytes, *, bots_alone: bool = False) -> Opened:
    """The first event of a table; raises Refusal.

    Args:
        asked: the request.
        host: the session that opens it.
        secret: the secret that chance is generated from.
        bots_alone: whether bots may play without any person.
    """
    offered.check(asked.game)
    game = find_game(asked.game)
    try:
        options = game.check_options({**asked.options, "players": len(asked.seats)})
        game.check_new(options)
        if (size := len(msgspec.json.encode(options))) > LARGEST_OPTIONS:
            raise BadValue("options", f"must be at most {LARGEST_OPTIONS} bytes, not {size}")
        Position(asked.game, options, seed="")
    except BadValue as error:
        raise Refusal("bad", str(error), field=error.field) from error
    seats = [_seat(number, plan, asked.game) for number, plan in enumerate(asked.seats)]
    if not bots_alone and all(plan.kind == "bot" for plan in seats):
        raise Refusal("bad", "seats: at least one must be for a person, me or open")
    if asked.first is not None and asked.first >= len(seats):
        raise Refusal("bad", f"first: must be below {len(seats)}")
    return Opened(
        host=host,
        game=asked.game,
        options=options,
        seats=seats,
        commitment=commitment(secret),
        pace=_pace(asked.pace),
        on_timeout=asked.on_timeout,
        bots_alone=bots_alone,
        watch=asked.watch,
        listed=asked.listed,
        chat=asked.chat,
        start="asked" if asked.start == "asked" else "filled",
        first=asked.first,
        hints=asked.hints,
        scheme=SCHEME,
        seals=_seals(asked),
    )


def _seals(asked: OpenTable) -> list[str | None]:
    """The seals by seat; empty if there are none. Raises Refusal."""
    if len(asked.seals) > len(asked.seats):
        raise Refusal("bad", f"seals: must be at most {len(asked.seats)}, one for each seat")
    for number, (plan, seal) in enumerate(zip(asked.seats, asked.seals, strict=False)):
        if seal is not None and plan.kind != "me":
            raise Refusal("bad", f"seals[{number}]: must be null except for a seat of kind me")
    if not any(asked.seals):
        return []
    return [*asked.seals, *[None] * (len(asked.seats) - len(asked.seals))]


def _seat(number: int, plan: SeatPlan, game: str) -> SeatPlan:
    name = check_name(plan.name or "", f"seats[{number}].name")
    if plan.kind == "bot":
        return SeatPlan("bot", check_bot(plan.bot or BOT, game), name or None)
    if plan.bot is not None:
        raise Refusal("bad", f"seats[{number}].bot: is only for a seat of kind bot")
    return SeatPlan(plan.kind, None, name or None)


def _pace(pace: Pace) -> Pace:
    if pace.kind == "casual":
        return Pace()
    if not LEAST_TURN <= pace.turn_seconds <= LONGEST_TURN:
        raise Refusal("bad", f"pace.turn_seconds: must be from {LEAST_TURN} to {LONGEST_TURN}")
    if not 0 <= pace.game_seconds <= LONGEST_RESERVE:
        raise Refusal("bad", f"pace.game_seconds: must be from 0 to {LONGEST_RESERVE}")
    return Pace(pace.kind, pace.game_seconds, pace.turn_seconds)


def imported(asked: ImportRecord, host: str) -> Opened:
    """The first event of a table that holds a recorded game; raises Refusal."""
    try:
        record = Record.from_builtins(asked.record)
        offered.check(record.game)
        if len(record.actions) > MOST_RECORDED:
            raise BadValue("record.actions", f"must be at most {MOST_RECORDED}")
        position = Position.load(record)
    except BadValue as error:
        raise Refusal("bad", str(error), field=error.field) from error
    return Opened(
        host=host,
        game=record.game,
        options=position.options,
        seats=[
            SeatPlan("open", None, check_name(name, f"record.players[{seat}]"))
            for seat, name in enumerate(record.players)
        ],
        commitment="",
        watch=asked.watch,
        chat=False,
        record=record.to_builtins(),
    )


def rematch(table: Table, secret: bytes) -> Opened:
    """A table for the same players with another first player, by the newest rules."""
    assert table.position
    seats = len(table.seats)
    before = int(table.position.setup["first"])
    was = table.opened
    options = {key: value for key, value in was.options.items() if key != "rules"}
    plans = [
        SeatPlan("bot", plan.bot, plan.name)
        if plan.kind == "bot"
        else SeatPlan("open", None, seat.name or None)
        for plan, seat in zip(was.seats, table.seats, strict=True)
    ]
    return Opened(
        host=was.host,
        game=was.game,
        options=table.position.game.check_options(options),
        seats=plans,
        commitment=commitment(secret),
        pace=was.pace,
        on_timeout=was.on_timeout,
        bots_alone=was.bots_alone,
        watch=was.watch,
        listed=False,
        chat=was.chat,
        first=(before + 1) % seats,
        hints=was.hints,
        before=table.id,
        holders=[seat.session for seat in table.seats],
        programs=[number for number, seat in enumerate(table.seats) if seat.program],
        scheme=SCHEME,
        sealing=[n for n, seat in enumerate(table.seats) if seat.session and seat.seal],
    )
