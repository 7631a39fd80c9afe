"""What is told of an action says nothing of what its player holds face down."""

from typing import Any

import msgspec
import pytest
from tests.games.richelieu.tables import deal, seat, take

from blazon.match.position import Position
from blazon.service.journal.events import Entry, Joined, Opened, Played, SeatPlan, Started
from blazon.service.journal.table import Table
from blazon.service.views.narration import Telling
from blazon.service.views.tables import show_game


def passed_without_a_marker(disc: str) -> Table:
    """Player 0 has all markers in the box and holds this disc; he ends his turn.

    With a return disc there was something else that he could have done.
    """
    setup = deal({"A1": "NOR2"}, {"B7": disc}, first=1)
    game = Position("richelieu", {}, setup)
    take(game, "B12 @B11", "B11 R", "B10 @B9", "B9 R", "B8 @B7", "B7 R", "C12")
    assert (seat(game, 0)["reserve"], seat(game, 0)["held"]) == (0, 1)
    game.play("A1")
    assert ("*" in game.legal) == (disc == "return")
    game.play("-")
    opened = Opened(
        host="a",
        game="richelieu",
        options=game.options,
        seats=[SeatPlan("open")] * 2,
        commitment="",
    )
    events: list[Any] = [opened, Joined(0, "a", "Ann"), Joined(1, "b", "Bob"), Started(setup, [])]
    twin = Position("richelieu", {}, setup)
    for token in game.actions:
        assert twin.actor is not None
        events.append(Played(twin.actor, token, []))
        twin.play(token)
    entries = [Entry("table", number, 0, event) for number, event in enumerate(events, 1)]
    return Table.from_journal("table", b"secret", entries)


def told(table: Table, observer: int | None) -> bytes:
    """All that an observer hears of the game in words."""
    return msgspec.json.encode(show_game(table, observer, 0, Telling("en")))


@pytest.mark.parametrize("observer", [None, 1])
def test_nobody_hears_whether_a_rival_could_have_played_a_return_disc(observer: int | None) -> None:
    assert told(passed_without_a_marker("return"), observer) == told(
        passed_without_a_marker("BOU"), observer
    )


def test_a_player_hears_that_he_had_no_choice() -> None:
    for disc, forced in (("return", False), ("BOU", True)):
        shown = msgspec.json.decode(told(passed_without_a_marker(disc), 0))
        assert shown["words"]["told"][-1]["forced"] == forced
