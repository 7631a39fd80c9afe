"""A table's clocks: each turn has its own time, then the reserve runs, then time is up.

Most tests give a table entries with explicit times, in milliseconds; two wait for a real clock.
"""

from typing import Any

import pytest
from tests.service.people import next_to_play, party
from tests.service.tables import open_for, position_of

from blazon.match.position import Position
from blazon.service.journal.changes import next_version, open_table
from blazon.service.journal.clocks import deadline
from blazon.service.journal.commands import decide
from blazon.service.journal.entries import Entry
from blazon.service.journal.entries import command_from as command
from blazon.service.journal.events import Event, Opened
from blazon.service.journal.plans import OnTimeout, Pace
from blazon.service.journal.playing import Played, deal
from blazon.service.journal.stand_ins import HandedOver, TakenBack, TimedOut
from blazon.service.journal.table import Table
from blazon.service.views.tables import clock_view

PEOPLE = ("ann", "bob", "cyd")
TURN, RESERVE = 10_000, 60_000
PACE = Pace("live", RESERVE // 1000, TURN // 1000)
BEGIN = 1_000_000
"""The beginning of the game."""


class Clocked:
    """A table of Richelieu for two or more, with a time controlled by the test."""

    def __init__(
        self, pace: Pace = PACE, on_timeout: OnTimeout = "bot", seats: int = 2, bot: int = -1
    ) -> None:
        sessions = ["" if seat == bot else PEOPLE[seat] for seat in range(seats)]
        options = {"players": seats, "edition": "court" if seats > 2 else "duel"}
        game = Position("richelieu", options, seed="")
        self.table = open_for(sessions, game, pace=pace, on_timeout=on_timeout, first=0)
        self.happens(BEGIN, deal(self.table))

    def happens(self, at: int, event: Event) -> None:
        """Add an entry at this time, in milliseconds."""
        self.table = next_version(self.table, Entry("t", self.table.version + 1, at, event))

    def do(self, after: int, seat: int, do: str, **more: Any) -> None:
        """Carry out a command this many milliseconds after the game began."""
        asked = command({"do": do, **more})
        self.happens(BEGIN + after, decide(self.table, PEOPLE[seat], asked, None))

    def turn(self, after: int) -> None:
        """The player to act ends the whole turn at this moment."""
        was = self.table.actor
        while self.table.actor == was:
            assert was is not None
            self.happens(BEGIN + after, Played(was, quiet(self.table)))

    @property
    def deadline(self) -> int | None:
        """When the running clock reaches zero, in milliseconds after the game began."""
        found = deadline(self.table)
        return None if found is None else found - BEGIN

    def left(self, after: int) -> tuple[int | None, list[int], list[int]]:
        """The visible clocks at a moment: the running one, turn times, reserves."""
        clock = clock_view(self.table, BEGIN + after)
        assert clock
        return clock.running, clock.turn, clock.reserve


def quiet(at: Table) -> str:
    """An action that reveals nothing, if there is one: the turn ends as early as possible."""
    position = position_of(at)
    if "-" in position.legal:
        return "-"
    table = position.observe(None).view()["table"]
    return min(position.legal, key=lambda token: table.get(token, {}).get("disc", False))


def test_a_casual_table_has_no_clock() -> None:
    game = Clocked(Pace())
    assert game.deadline is None
    assert clock_view(game.table, BEGIN) is None


def test_before_the_game_no_clock_runs() -> None:
    opened = Clocked().table.opened
    assert isinstance(opened, Opened)
    table = open_table("t", bytes(32), Entry("t", 1, 0, opened))
    assert (deadline(table), clock_view(table, 0)) == (None, None)


def test_a_turn_has_its_own_time_and_then_the_reserve() -> None:
    game = Clocked()
    assert game.deadline == TURN + RESERVE
    assert game.left(0) == (0, [TURN, TURN], [RESERVE, RESERVE])
    assert game.left(4_000) == (0, [6_000, TURN], [RESERVE, RESERVE])
    assert game.left(13_000) == (0, [0, TURN], [57_000, RESERVE])
    assert game.left(10**9) == (0, [0, TURN], [0, RESERVE])


def test_a_quick_turn_costs_no_reserve_and_what_is_left_of_it_is_not_kept() -> None:
    game = Clocked()
    game.turn(4_000)
    assert game.left(4_000) == (1, [TURN, TURN], [RESERVE, RESERVE])
    game.turn(5_000)
    assert game.deadline == 5_000 + TURN + RESERVE


def test_a_slow_turn_takes_what_is_beyond_its_time_from_the_reserve() -> None:
    game = Clocked()
    game.turn(13_000)
    assert game.left(13_000) == (1, [TURN, TURN], [57_000, RESERVE])
    game.turn(14_000)
    assert game.deadline == 14_000 + TURN + 57_000


def test_all_actions_of_a_turn_share_its_time() -> None:
    game = Clocked()
    game.happens(BEGIN + 8_000, Played(0, quiet(game.table)))
    assert game.table.actor == 0
    assert game.deadline == TURN + RESERVE
    assert game.left(8_000) == (0, [2_000, TURN], [RESERVE, RESERVE])
    game.turn(12_500)
    assert game.left(12_500) == (1, [TURN, TURN], [57_500, RESERVE])


def test_taking_back_gives_no_time_back() -> None:
    game = Clocked()
    game.do(8_000, 0, "play", action=quiet(game.table), version=game.table.version)
    game.do(9_000, 0, "undo", version=game.table.version)
    assert not game.table.moves
    assert game.deadline == TURN + RESERVE
    game.do(12_000, 0, "play", action=quiet(game.table), version=game.table.version)
    game.do(13_000, 0, "undo", version=game.table.version)
    assert game.left(13_000) == (0, [0, TURN], [57_000, RESERVE])
    assert game.deadline == TURN + RESERVE


def test_going_back_by_consent_begins_a_new_turn_with_the_reserves_as_they_are() -> None:
    game = Clocked()
    game.turn(13_000)
    game.do(14_000, 0, "ask-undo", left=0, version=game.table.version)
    assert game.deadline == 13_000 + TURN + RESERVE
    game.do(26_000, 1, "answer", agree=True)
    assert game.left(26_000) == (0, [TURN, TURN], [57_000, 57_000])


def test_talking_and_links_stop_no_clock() -> None:
    game = Clocked()
    game.do(5_000, 0, "set-chat", chat=False)
    assert game.deadline == TURN + RESERVE


def test_a_bots_time_is_free() -> None:
    game = Clocked(bot=1)
    game.turn(2_000)
    assert (game.table.actor, game.deadline) == (1, None)
    assert game.left(90_000) == (None, [TURN, TURN], [RESERVE, RESERVE])
    game.turn(500_000)
    assert game.deadline == 500_000 + TURN + RESERVE
    assert game.left(500_000) == (0, [TURN, TURN], [RESERVE, RESERVE])


def test_while_a_bot_plays_for_a_person_their_clock_stands_still() -> None:
    game = Clocked()
    game.happens(BEGIN + 12_000, HandedOver(0, "random"))
    assert game.deadline is None
    game.happens(BEGIN + 90_000, TakenBack(0))
    assert game.left(90_000) == (0, [0, TURN], [58_000, RESERVE])
    assert game.deadline == 90_000 + 58_000


def test_the_others_clock_runs_while_a_seat_is_handed_over_and_taken_back() -> None:
    game = Clocked()
    game.happens(BEGIN + 3_000, HandedOver(1, "random"))
    game.happens(BEGIN + 6_000, TakenBack(1))
    assert game.deadline == TURN + RESERVE


def test_days_for_a_turn_are_the_same_with_longer_times() -> None:
    game = Clocked(Pace("days", 0, 86_400))
    assert game.deadline == 86_400_000


def test_time_that_ran_out_lets_a_bot_go_on() -> None:
    game = Clocked()
    game.happens(BEGIN + TURN + RESERVE, TimedOut(0))
    seat = game.table.seats[0]
    assert (seat.bot, seat.gone, game.table.status) == ("knight", False, "playing")
    game.turn(100_000)
    assert game.left(100_000) == (1, [TURN, TURN], [0, RESERVE])
    game.happens(BEGIN + 101_000, TakenBack(0))
    game.turn(102_000)
    assert game.deadline == 102_000 + TURN


def test_time_that_ran_out_forfeits_a_game_of_two() -> None:
    game = Clocked(on_timeout="forfeit")
    game.happens(BEGIN + TURN + RESERVE, TimedOut(0))
    assert (game.table.status, game.table.ending, game.deadline) == ("over", "time", None)
    assert game.table.score()["winners"] == [1]


def test_time_that_ran_out_among_more_loses_the_seat_for_good() -> None:
    game = Clocked(on_timeout="forfeit", seats=3)
    game.happens(BEGIN + TURN + RESERVE, TimedOut(0))
    assert (game.table.status, game.table.seats[0].gone) == ("playing", True)
    assert game.table.seats[0].bot == "knight"


def test_no_clock_runs_after_the_end() -> None:
    game = Clocked()
    game.do(1_000, 0, "resign")
    assert game.deadline is None
    assert clock_view(game.table, BEGIN + 2_000) is None


# A real clock

SECOND = {"kind": "live", "game_seconds": 0, "turn_seconds": 1}


async def test_a_clock_that_runs_out_lets_a_bot_play(url: str) -> None:
    async with party(url, first=0, pace=SECOND) as table, table.watching() as (first, second):
        assert first.table["clock"]["running"] == 0
        assert first.table["clock"]["turn"] == [pytest.approx(500, abs=500), 1000]
        assert await next_to_play([second]) is second
        assert second.table["seats"][0]["bot"] == "page"
        assert second.table["seats"][0]["gone"] is False
        await first.do("take-back")
        assert (await table.shown())["seats"][0]["bot"] is None
