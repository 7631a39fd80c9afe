"""Whoever acts learns in words what that revealed, until their next choice."""

from pathlib import Path

from tests.games.rheingold.boards import board, play, ready
from tests.service.house import hub_in, open_record
from tests.service.tables import at_table, happens

from blazon.match.position import Position
from blazon.service.journal.playing import Played, Undone
from blazon.service.live.hub import Hub
from blazon.service.views.narration import TableNarration


async def found(hub: Hub, game: Position) -> list[list[str]]:
    """What each seat reads, and what an onlooker does."""
    table = await open_record(hub, game)
    narration = TableNarration("en", "rheingold")
    return [narration.words(table, table.observe(seat)).found for seat in (0, 1, 2, None)]


async def test_a_failed_storm_is_told_until_the_next_choice(tmp_path: Path) -> None:
    game = play(ready(board(), 0, at_3=2), "3-AAA x2 + =2 -")
    storm = ["AAA holds: its shield is worth 2, and your 4 knights are back in your supply."]
    async with hub_in(tmp_path) as hub:
        play(ready(game, 1, at_6=4), "6-5 x4 5-3 x4 3-AAA")
        assert await found(hub, game) == [[], [], [], []]
        game.play("x4")
        assert await found(hub, game) == [[], storm, [], []]
        play(game, "d6 - d6 -")
        assert await found(hub, game) == [[], storm, [], []]
        play(game, "d4 -")
        assert await found(hub, game) == [[], [], [], []]


async def test_a_shield_is_told_to_its_owner_alone_even_in_the_next_turn(tmp_path: Path) -> None:
    game = play(ready(board(), 0, at_3=2), "3-AAA x2 + =2")
    shield = ["Your shield in AAA, which only you can see: worth 2."]
    async with hub_in(tmp_path) as hub:
        assert await found(hub, game) == [shield, [], [], []]


def test_after_an_undo_only_what_was_played_instead_is_told() -> None:
    game = play(ready(board(), 0, at_3=2), "3-AAA x2 + =2 -")
    play(ready(game, 1, at_6=5), "6-5 x5 5-3 x5 3-AAA")
    table, narration = at_table(game, ("ann", "bob", "cyd")), TableNarration("en", "rheingold")
    for count in (4, 5):
        table = happens(table, Played(1, f"x{count}"))
        (told,) = narration.words(table, table.observe(1)).found
        assert told.endswith(f"your {count} knights are back in your supply.")
        table = happens(table, Undone(1, len(game.actions)))
