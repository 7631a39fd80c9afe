"""A table in this process that has come to where a game is, and what its sessions try there."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.service.twins import steps

from blazon.match.position import Position
from blazon.service.base.refusals import Refusal
from blazon.service.journal.changes import next_version, open_table
from blazon.service.journal.commands import AnyCommand
from blazon.service.journal.decisions import decide
from blazon.service.journal.events import AnyEvent, Entry, Joined, Opened, Played, SeatPlan, Started
from blazon.service.journal.table import Table

SECRET = bytes(range(32))


def happens(table: Table, event: AnyEvent, session: str | None = None) -> Table:
    """The table after one more event."""
    return next_version(table, Entry(table.id, table.version + 1, 0, event, session))


def open_for(sessions: Sequence[str], game: Position, **asked: Any) -> Table:
    """A table before its game, at which these sessions sit; "" is a bot, "-" an open seat."""
    plans = [SeatPlan("open") if session else SeatPlan("bot", "random") for session in sessions]
    first = Opened("ann", game.game.name, game.options, plans, commitment="", **asked)
    table = open_table("table", SECRET, Entry("table", 1, 0, first, "ann"))
    for seat, session in enumerate(sessions):
        if session not in ("", "-"):
            table = happens(table, Joined(seat, session, session.capitalize()), session)
    return table


def at_table(game: Position, sessions: Sequence[str] = ("ann", "bob"), **asked: Any) -> Table:
    """A table at which this game was played so far; ``asked`` as fields of ``Opened``."""
    table = open_for(sessions, game, **asked)
    first, played = steps(game)
    table = happens(table, Started(game.setup, first))
    for step in played:
        table = happens(table, Played(step.seat, step.action, step.then))
    assert table.position is not None
    assert table.position.actions == game.actions
    return table


def does(table: Table, session: str, command: AnyCommand) -> AnyEvent:
    """What comes of a command; raises Refusal."""
    return decide(table, session, command, "a link")


def refusal(table: Table, session: str, command: AnyCommand) -> Refusal:
    """Why nothing comes of a command."""
    with pytest.raises(Refusal) as caught:
        does(table, session, command)
    return caught.value
