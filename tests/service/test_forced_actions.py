"""What is sent of an action says nothing of what its player holds face down."""

from typing import Any

import msgspec
import pytest
from tests.games.richelieu.tables import out_of_markers

from blazon.match.position import Position
from blazon.service.journal.changes import replay
from blazon.service.journal.events import Entry, Joined, Opened, Played, SeatPlan, Started
from blazon.service.journal.table import Table
from blazon.service.views.narration import TableNarration
from blazon.service.views.tables import Perspective, game_view


def passed_without_a_marker(disc: str) -> Table:
    """Player 0 has all markers in the box and holds this disc; the turn ends.

    With a return disc something else was possible.
    """
    game = out_of_markers(disc)
    game.play("-")
    opened = Opened(
        host="a",
        game="richelieu",
        options=game.options,
        seats=[SeatPlan("open")] * 2,
        commitment="",
    )
    events: list[Any] = [
        opened,
        Joined(0, "a", "Ann"),
        Joined(1, "b", "Bob"),
        Started(game.setup, []),
    ]
    twin = Position("richelieu", {}, game.setup)
    for token in game.actions:
        assert twin.actor is not None
        events.append(Played(twin.actor, token, []))
        twin.play(token)
    entries = [Entry("table", number, 0, event) for number, event in enumerate(events, 1)]
    return replay("table", b"secret", entries)


def shown(table: Table, observer: int | None, version: int = 2) -> bytes:
    """All that an observer is sent of the game, in words."""
    perspective = Perspective(observer, "en", version)
    return msgspec.json.encode(game_view(table, perspective, 0, TableNarration("en", "richelieu")))


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("observer", [None, 1])
def test_nobody_learns_whether_a_rival_could_have_played_a_return_disc(
    observer: int | None, version: int
) -> None:
    assert shown(passed_without_a_marker("return"), observer, version) == shown(
        passed_without_a_marker("BOU"), observer, version
    )


def test_a_player_learns_that_there_was_no_choice() -> None:
    for disc, forced in (("return", False), ("BOU", True)):
        table = passed_without_a_marker(disc)
        entries = msgspec.json.decode(shown(table, 0))["entries"]
        assert entries[-1]["forced"] == forced
        told = msgspec.json.decode(shown(table, 0, 1))["words"]["told"]
        assert told[-1]["forced"] == forced
