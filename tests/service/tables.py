"""An in-process table with a game in progress, and its sessions' commands."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.service.steps import steps

from blazon.match.position import Position
from blazon.service.base.refusals import Refusal
from blazon.service.journal.changes import next_version, open_table
from blazon.service.journal.commands import Command, decide
from blazon.service.journal.entries import Entry
from blazon.service.journal.events import Event, Opened
from blazon.service.journal.plans import SeatPlan
from blazon.service.journal.playing import Play, Played, Started
from blazon.service.journal.seating import Joined
from blazon.service.journal.table import Table

SECRET = bytes(range(32))


def happens(table: Table, event: Event, session: str | None = None) -> Table:
    """The table after another event."""
    return next_version(table, Entry(table.id, table.version + 1, 0, event, session))


def open_for(sessions: Sequence[str], game: Position, **asked: Any) -> Table:
    """A table before its game, with these sessions; "" is a bot, "-" an open seat."""
    plans = [SeatPlan("open") if session else SeatPlan("bot", "random") for session in sessions]
    first = Opened("ann", game.game.name, game.options, plans, commitment="", **asked)
    table = open_table("table", SECRET, Entry("table", 1, 0, first, "ann"))
    for seat, session in enumerate(sessions):
        if session not in ("", "-"):
            table = happens(table, Joined(seat, session, session.capitalize()), session)
    return table


def at_table(game: Position, sessions: Sequence[str] = ("ann", "bob"), **asked: Any) -> Table:
    """A table with this game so far; ``asked`` as fields of ``Opened``."""
    table = open_for(sessions, game, **asked)
    first, played = steps(game)
    table = happens(table, Started(game.setup, first))
    for step in played:
        table = happens(table, Played(step.seat, step.action, step.then))
    assert position_of(table).actions == game.actions
    return table


def position_of(table: Table) -> Position:
    """The game so far, which has begun."""
    assert table.position is not None
    return table.position


def plays_on(table: Table) -> tuple[Table, int]:
    """The table after a player's next action, and the player."""
    seat = table.actor
    assert seat is not None
    command = play(table, next(iter(position_of(table).legal)))
    return happens(table, does(table, table.seats[seat].session or "", command)), seat


def does(table: Table, session: str, command: Command) -> Event:
    """A command's result; raises Refusal."""
    return decide(table, session, command, "a link")


def refusal(table: Table, session: str, command: Command) -> Refusal:
    """The reason why a command is refused."""
    with pytest.raises(Refusal) as caught:
        does(table, session, command)
    return caught.value


def play(table: Table, action: str) -> Play:
    return Play(action=action, version=table.version, seat=table.actor)
