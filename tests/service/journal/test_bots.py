"""Bots: a decision counts only for its moment, and a stand-in gives no hints."""

from typing import Any

import pytest
from tests.service.tables import at_table, happens, open_for, position_of

from blazon.bots import bot_names
from blazon.match.position import Position
from blazon.service.base.refusals import Refusal
from blazon.service.journal.changes import next_version
from blazon.service.journal.commands import decide
from blazon.service.journal.entries import Entry, command_from, decode_event, encode_event
from blazon.service.journal.events import Event
from blazon.service.journal.plans import Pace
from blazon.service.journal.playing import Played, Undone, deal, decide_bot
from blazon.service.journal.stand_ins import (
    HandedOver,
    Resigned,
    TakenBack,
    TimedOut,
    decide_timeout,
)
from blazon.service.journal.table import Table
from blazon.service.views.tables import table_view


def anns_turn() -> Table:
    """Ann begins."""
    setup = Position("richelieu", {}, seed="late").setup | {"first": 0}
    return at_table(Position("richelieu", {}, setup))


def bots_turn() -> Table:
    """A bot stands in for Ann, who has taken a card and may mark another."""
    return happens(happens(anns_turn(), HandedOver(0, "greedy")), Played(0, "A1"))


def is_late(table: Table, seat: int, action: str, version: int) -> bool:
    """Whether a decision is refused because the game has gone on."""
    with pytest.raises(Refusal) as refused:
        decide_bot(table, seat, action, version)
    return refused.value.code == "stale"


def test_a_decision_for_this_moment_is_carried_out() -> None:
    table = bots_turn()
    assert decide_bot(table, 0, "@B6", table.played_at) == Played(0, "@B6", bot="greedy")


def test_a_decision_for_another_moment_comes_too_late_though_it_is_legal() -> None:
    table = bots_turn()
    assert is_late(table, 0, "@B6", table.played_at - 1)
    again = happens(happens(table, Undone(0, 0)), Played(0, "A1"))
    assert "@B6" in position_of(again).legal
    assert is_late(again, 0, "@B6", table.played_at)


def test_a_decision_for_a_seat_whose_person_is_back_comes_too_late() -> None:
    table = happens(bots_turn(), TakenBack(0))
    assert is_late(table, 0, "@B6", table.played_at)


def test_a_decision_for_a_seat_that_does_not_act_comes_too_late() -> None:
    table = happens(bots_turn(), HandedOver(1, "greedy"))
    assert is_late(table, 1, "@B6", table.played_at)


MODEST = ["random", "groom", "greedy", "page"]
LATER = 10**9


def begun(sessions: list[str], hints: bool | None) -> Table:
    """A table with a clock and these sessions; seat 0 is to move."""
    game = Position("richelieu", {"players": len(sessions), "edition": "court"}, seed="")
    table = open_for(sessions, game, pace=Pace("live", 60, 60), first=0, hints=hints)
    return happens(table, deal(table))


def handed_over(table: Table, bot: str | None = None) -> str | None:
    """The bot that plays for Ann after she has handed over her seat."""
    asked: dict[str, Any] = {"do": "hand-over"} if bot is None else {"do": "hand-over", "bot": bot}
    return happens(table, decide(table, "ann", command_from(asked), None)).seats[0].bot


@pytest.mark.parametrize(
    ("other", "hints", "has_hints"),
    [
        ("bob", None, False),
        ("bob", False, False),
        ("", False, False),
        ("bob", True, True),
        ("", None, True),
    ],
)
def test_without_hints_only_a_modest_bot_plays_for_a_person(
    other: str, hints: bool | None, has_hints: bool
) -> None:
    table, usual = begun(["ann", other], hints), "knight" if has_hints else "page"
    assert handed_over(table) == usual
    for bot in bot_names():
        if has_hints or bot in MODEST:
            assert handed_over(table, bot) == bot
        else:
            with pytest.raises(Refusal, match="page or weaker") as refused:
                handed_over(table, bot)
            assert refused.value.data == {"bot": "page"}
    assert happens(table, decide_timeout(table, LATER)).seats[0].bot == usual


def test_a_seat_that_nobody_can_take_back_goes_to_the_usual_bot() -> None:
    table = begun(["ann", "bob", "cyd"], None)
    gone = happens(table, decide(table, "ann", command_from({"do": "resign"}), None))
    assert gone.seats[0].bot == "knight"


def test_a_journal_of_0_1_means_the_bot_that_took_over_then() -> None:
    assert decode_event(b'{"kind":"timedout","seat":1}') == TimedOut(1, "knight")
    assert decode_event(encode_event(TimedOut(1, "page"))) == TimedOut(1, "page")


def later(table: Table, event: Event, at: int, session: str | None = None) -> Table:
    """The table after another event, at a time."""
    return next_version(table, Entry(table.id, table.version + 1, at, event, session))


def stood_in(table: Table) -> tuple[str | None, int | None, str | None]:
    """The bot that plays for Ann, since when and why, as everybody sees it."""
    shown = table_view(table, None, 0).seats[0]
    return shown.bot, shown.bot_since, shown.bot_why


def test_a_bot_says_why_it_plays_and_since_when() -> None:
    table = anns_turn()
    assert stood_in(table) == (None, None, None)
    handed = later(table, HandedOver(0, "greedy"), 5000, "ann")
    assert stood_in(handed) == ("greedy", 5000, "handed")
    assert stood_in(later(handed, Played(0, "A1", bot="greedy"), 6000)) == stood_in(handed)
    assert stood_in(later(handed, TakenBack(0), 7000, "ann")) == (None, None, None)
    assert stood_in(later(table, TimedOut(0, "greedy"), 8000)) == ("greedy", 8000, "time")
    assert stood_in(later(handed, Resigned(0), 9000, "ann")) == ("greedy", 5000, "left")


def test_nobody_learns_why_the_host_has_put_in_a_bot() -> None:
    moved = later(anns_turn(), HandedOver(0, "greedy"), 5000)
    assert stood_in(moved) == ("greedy", 5000, None)
