"""What an entry changes at a table, and when everybody is sent the table anew."""

from typing import Any

import pytest
from tests.service.tables import at_table, plays_on

from blazon.match.position import Position
from blazon.service.journal.playing import Played
from blazon.service.journal.table import Table

OTHER: dict[str, Any] = {
    "closed": "by the host",
    "chat": False,
    "round": 7,
    "agreed": {1},
    "a field of a later version": "new",
}
AT_A_SEAT = ("name", "bot", "gone", "text")


def test_a_move_shows_nothing_but_the_game() -> None:
    table = at_table(Position("richelieu", seed="changes"))
    moved, _ = plays_on(table)
    assert (moved.played_at, moved.shown_at) == (moved.version, table.shown_at)


@pytest.mark.parametrize(
    ("name", "value", "is_at_a_seat"),
    [
        *((name, value, False) for name, value in OTHER.items()),
        *((name, "new", True) for name in AT_A_SEAT),
    ],
)
def test_whatever_else_changes_with_a_move_is_shown(
    name: str, value: Any, is_at_a_seat: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Played.change

    def play_and_change(event: Played, table: Table) -> None:
        play(event, table)
        setattr(table.seats[1] if is_at_a_seat else table, name, value)

    monkeypatch.setattr(Played, "change", play_and_change)
    moved, _ = plays_on(at_table(Position("richelieu", seed="changes")))
    assert moved.shown_at == moved.version
