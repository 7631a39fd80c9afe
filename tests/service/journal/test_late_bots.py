"""A bot's decision counts only for the moment it was made for."""

import pytest
from tests.service.tables import at_table, happens

from blazon.match.position import Position
from blazon.service.base.refusals import Refusal
from blazon.service.journal.decisions import decide_bot
from blazon.service.journal.events import HandedOver, Played, TakenBack, Undone
from blazon.service.journal.table import Table


def bots_turn() -> Table:
    """A bot stands in for Ann, who has taken a card and may mark another."""
    setup = Position("richelieu", {}, seed="late").setup | {"first": 0}
    table = at_table(Position("richelieu", {}, setup))
    return happens(happens(table, HandedOver(0, "greedy")), Played(0, "A1"))


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
    assert again.position is not None
    assert "@B6" in again.position.legal
    assert is_late(again, 0, "@B6", table.played_at)


def test_a_decision_for_a_seat_whose_person_is_back_comes_too_late() -> None:
    table = happens(bots_turn(), TakenBack(0))
    assert is_late(table, 0, "@B6", table.played_at)


def test_a_decision_for_a_seat_that_does_not_act_comes_too_late() -> None:
    table = happens(bots_turn(), HandedOver(1, "greedy"))
    assert is_late(table, 1, "@B6", table.played_at)
