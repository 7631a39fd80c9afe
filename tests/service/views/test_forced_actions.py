"""Players learn when they had no choice; others only if they could know it.

``test_leaks`` shows that nothing reaches others.
"""

from random import Random

import msgspec
import pytest
from tests.games.richelieu.tables import out_of_markers
from tests.service.tables import at_table

from blazon.match.position import Position
from blazon.service.journal.table import Table
from blazon.service.views.narration import TableNarration
from blazon.service.views.tables import Perspective, game_view


def passed_without_a_marker(disc: str) -> Table:
    """Player 0 has all markers in the box and holds this disc; the turn ends.

    With a return disc another action was possible.
    """
    game = out_of_markers(disc)
    game.play("-")
    return at_table(game)


def shown(table: Table, observer: int | None, version: int = 2, game: str = "richelieu") -> bytes:
    """Everything sent to an observer about the game, in words."""
    perspective = Perspective(observer, "en", version)
    return msgspec.json.encode(game_view(table, perspective, 0, TableNarration("en", game)))


def test_a_player_learns_that_there_was_no_choice() -> None:
    for disc, forced in (("return", False), ("BOU", True)):
        table = passed_without_a_marker(disc)
        entries = msgspec.json.decode(shown(table, 0))["entries"]
        assert entries[-1]["forced"] == forced
        told = msgspec.json.decode(shown(table, 0, 1))["words"]["told"]
        assert told[-1]["forced"] == forced


def forced_for(position: Position, observer: int | None, version: int = 2) -> object:
    """The messages to an observer about a position's decision."""
    table = at_table(position)
    sent = msgspec.json.decode(shown(table, observer, version, position.game.name))
    return sent.get("forced", "nothing")


def test_only_what_all_can_see_is_said_to_be_forced() -> None:
    without = out_of_markers("BOU")  # others cannot rule out a return disc
    assert list(without.legal) == ["-"]
    assert forced_for(without, 0) is False
    open_to_all = Position("richelieu", {}, without.setup)
    assert forced_for(open_to_all, open_to_all.actor) is False  # several cards can be taken


@pytest.mark.parametrize("game", ["richelieu", "rheingold"])
def test_the_deciding_seat_alone_learns_that_nothing_else_is_possible(game: str) -> None:
    position, random = Position(game, seed="forced"), Random(3)
    seen = 0
    while not position.over and seen < 3:
        if (actor := position.actor) is None:
            position.roll()
            continue
        public = len(position.legal) == 1 and not position.variant.hides_choices(position.states)
        if public:
            seen += 1
            assert forced_for(position, actor) is True
            assert forced_for(position, actor, version=1) == "nothing"
            others = {forced_for(position, one) for one in (None, 1 - actor)}
            assert others == {False}
        position.play(random.choice(list(position.legal)))
    assert seen
