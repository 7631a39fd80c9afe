"""A stand-in bot cannot be used to bypass a table's rule against hints."""

from typing import Any

import pytest

from blazon.bots import bot_names
from blazon.match.position import Position
from blazon.service.base.refusals import Refusal
from blazon.service.journal.changes import deal, next_version, open_table
from blazon.service.journal.commands import command_from
from blazon.service.journal.decisions import decide, decide_timeout
from blazon.service.journal.events import (
    AnyEvent,
    Entry,
    Joined,
    Opened,
    Pace,
    SeatPlan,
    TimedOut,
    decode_event,
    encode_event,
)
from blazon.service.journal.table import Table

MODEST = ["random", "groom", "greedy", "page"]
LATER = 10**9


def after(table: Table, event: AnyEvent) -> Table:
    """The table after another event."""
    return next_version(table, Entry("t", table.version + 1, 0, event))


def begun(sessions: list[str], hints: bool | None) -> Table:
    """A table with a clock and these sessions; seat 0 is to move."""
    players = len(sessions)
    options = {"players": players, "edition": "court"}
    opened = Opened(
        host="ann",
        game="richelieu",
        options=Position("richelieu", options, seed="").options,
        seats=[SeatPlan("open") if session else SeatPlan("bot", "page") for session in sessions],
        commitment="",
        pace=Pace("live", 60, 60),
        first=0,
        hints=hints,
    )
    table = open_table("t", bytes(32), Entry("t", 1, 0, opened))
    for seat, session in enumerate(sessions):
        if session:
            table = after(table, Joined(seat, session, session))
    return after(table, deal(table))


def handed_over(table: Table, bot: str | None = None) -> str | None:
    """The bot that plays for Ann after she has handed over her seat."""
    asked: dict[str, Any] = {"do": "hand-over"} if bot is None else {"do": "hand-over", "bot": bot}
    return after(table, decide(table, "ann", command_from(asked), None)).seats[0].bot


WITHOUT = [(["ann", "bob"], None), (["ann", "bob"], False), (["ann", ""], False)]
WITH = [(["ann", "bob"], True), (["ann", ""], None)]


@pytest.mark.parametrize(("sessions", "hints"), WITHOUT)
def test_without_hints_only_a_modest_bot_plays_for_a_person(
    sessions: list[str], hints: bool | None
) -> None:
    table = begun(sessions, hints)
    assert handed_over(table) == "page"
    for bot in bot_names():
        if bot in MODEST:
            assert handed_over(table, bot) == bot
        else:
            with pytest.raises(Refusal, match="page or weaker") as refused:
                handed_over(table, bot)
            assert refused.value.data == {"bot": "page"}
    assert after(table, decide_timeout(table, LATER)).seats[0].bot == "page"


@pytest.mark.parametrize(("sessions", "hints"), WITH)
def test_with_hints_any_bot_may(sessions: list[str], hints: bool | None) -> None:
    table = begun(sessions, hints)
    assert handed_over(table) == "knight"
    for bot in bot_names():
        assert handed_over(table, bot) == bot
    assert after(table, decide_timeout(table, LATER)).seats[0].bot == "knight"


def test_a_seat_that_nobody_can_take_back_goes_to_the_usual_bot() -> None:
    table = begun(["ann", "bob", "cyd"], None)
    gone = after(table, decide(table, "ann", command_from({"do": "resign"}), None))
    assert gone.seats[0].bot == "knight"


def test_a_journal_of_0_1_means_the_bot_that_took_over_then() -> None:
    assert decode_event(b'{"kind":"timedout","seat":1}') == TimedOut(1, "knight")
    assert decode_event(encode_event(TimedOut(1, "page"))) == TimedOut(1, "page")
