"""Chance leaves out devices that do not answer, and the game begins."""

from typing import Any

import pytest
from tests.service.sealing import LINK, ME, OPEN, PEOPLE, SECRET, TEXTS, At, full, of, seen

from blazon.match.fairness import verify
from blazon.match.seals import seal_of
from blazon.service.base.limits import CHANCE_SECONDS, MOST_LEFT_OUT
from blazon.service.base.refusals import Refusal
from blazon.service.journal.chance import Seal, Show, chance_of, latest_answer
from blazon.service.journal.changes import replay
from blazon.service.journal.opening import rematch
from blazon.service.journal.pauses import wait
from blazon.service.journal.playing import Start
from blazon.service.journal.seating import Free, Invite, Join
from blazon.service.journal.stand_ins import Resign, decide_timeout
from blazon.service.journal.turns import newly_to_move

IN_TIME, LATE = 1000 * CHANCE_SECONDS - 1, 1000 * CHANCE_SECONDS


def one_late(**asked: Any) -> At:
    """Ann has shown her text, and Bob is left out, because he has not."""
    at = full(**asked)
    at.show("ann", TEXTS[0])
    late(at)
    return at


def late(at: At, now: int = LATE) -> None:
    """Leave out those who have not answered by now."""
    at.happens(decide_timeout(at.table, now))
    at.go_on()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("absent", range(4))
def test_whoever_does_not_show_a_text_is_left_out_and_the_others_seal_anew(
    players: int, absent: int
) -> None:
    if absent >= players:
        absent = players - 1
    at = full(players)
    there = [number for number in range(players) if number != absent]
    for number in there:
        at.show(PEOPLE[number], TEXTS[number])
    late(at)
    chance = seen(at.table)
    assert (at.table.status, chance.round, chance.left_out) == ("open", 2, [absent])
    assert chance.started_over == [absent]
    assert (chance.waits_for_seals, chance.waits_for_texts) == (there, [])
    assert chance.texts == [None] * players
    for number in there:
        at.do(PEOPLE[number], Seal(seal=seal_of(TEXTS[10 + number])))
    for number in there:
        at.show(PEOPLE[number], TEXTS[10 + number])
    assert at.table.status == "playing"
    sealing = at.table.fairness.to_record(over=False)
    assert sealing["round"] == 2
    assert sealing["seals"] == [
        None if number == absent else seal_of(TEXTS[10 + number]) for number in range(players)
    ]
    assert sealing["texts"][absent] == ""
    again = replay("table", SECRET, at.entries)
    assert (again.seats, chance_of(again)) == (at.table.seats, chance_of(at.table))


def test_nobody_is_left_out_before_the_time_is_up() -> None:
    at = full()
    assert latest_answer(at.table) == LATE
    with pytest.raises(Refusal, match="nobody is late"):
        decide_timeout(at.table, IN_TIME)
    assert latest_answer(At(ME, OPEN, seals=[seal_of(TEXTS[0])]).table) is None, "a seat is open"
    assert latest_answer(At(ME, OPEN).table) is None
    at.show("ann", TEXTS[0])
    at.show("bob", TEXTS[1])
    with pytest.raises(Refusal, match="no clock"):
        decide_timeout(at.table, LATE)


def test_where_no_text_was_shown_there_is_no_new_round_and_the_server_deals_alone() -> None:
    at = full()
    late(at)
    assert (at.table.status, seen(at.table).round) == ("playing", 1)
    assert seen(at.table).seals == [None, None]


def test_whoever_does_not_seal_anew_is_left_out_as_well_and_the_others_are_told() -> None:
    at = full(3)
    at.show("ann", TEXTS[0])
    at.show("bob", TEXTS[1])
    late(at)
    assert newly_to_move(at.table, at.entries[-1]) == ["ann", "bob"]
    at.do("ann", Seal(seal=seal_of(TEXTS[10])))
    late(at)
    assert seen(at.table).waits_for_texts == [0]
    assert newly_to_move(at.table, at.entries[-1]) == ["ann"], "hers alone is missing"
    assert seen(at.table).left_out == [1, 2]
    assert seen(at.table).round == 2, "no text was shown in this round"
    assert at.show("ann", TEXTS[10]).status == "playing"


def test_a_late_text_is_refused_and_its_seat_can_seal_another() -> None:
    at = full()
    at.show("ann", TEXTS[0])
    shown_to = of(at.table)
    late(at)
    assert at.refusal("bob", Show(text=TEXTS[1], of=shown_to)).code == "not-now"
    at.do("bob", Seal(seal=seal_of(TEXTS[11])))
    assert (seen(at.table).left_out, seen(at.table).waits_for_seals) == ([], [0])
    at.do("ann", Seal(seal=seal_of(TEXTS[10])))
    at.show("ann", TEXTS[10])
    assert at.show("bob", TEXTS[11]).status == "playing"


def test_a_seat_is_waited_for_so_often_only() -> None:
    at = full()
    for number in range(MOST_LEFT_OUT):
        at.show("ann", TEXTS[10 * number])
        late(at)
        if number + 1 < MOST_LEFT_OUT:
            at.do("bob", Seal(seal=seal_of(TEXTS[10 * number + 11])))
            at.do("ann", Seal(seal=seal_of(TEXTS[10 * number + 10])))
    refusal = at.refusal("bob", Seal(seal=seal_of(TEXTS[50])))
    assert (refusal.code, "too often" in refusal.message) == ("not-now", True)
    at.do("ann", Seal(seal=seal_of(TEXTS[51])))
    assert at.show("ann", TEXTS[51]).status == "playing"


def test_a_table_that_its_host_begins_waits_for_the_host() -> None:
    at = one_late(start="asked")
    at.do("ann", Seal(seal=seal_of(TEXTS[10])))
    assert at.show("ann", TEXTS[10]).status == "open"
    assert latest_answer(at.table) is None
    assert at.do("ann", Start()).status == "playing"


def test_a_rematch_waits_for_those_who_have_not_come_to_it() -> None:
    at = full()
    at.show("ann", TEXTS[0])
    at.show("bob", TEXTS[1])
    at.begin(rematch(at.table, SECRET))
    at.do("ann", Seal(seal=seal_of(TEXTS[10])))
    assert latest_answer(at.table) is None
    at.do("bob", Seal(seal=seal_of(TEXTS[11])))
    assert latest_answer(at.table) == LATE


def test_while_the_server_is_read_only_nobody_is_late() -> None:
    at = full()
    at.happens(wait(at.table, since=0, now=7000))
    assert latest_answer(at.table) == LATE


def test_a_game_without_a_device_verifies() -> None:
    at = one_late()
    at.do("ann", Seal(seal=seal_of(TEXTS[10])))
    at.show("ann", TEXTS[10])
    at.do("bob", Resign())
    record = at.table.record()
    assert record.fairness == at.table.fairness.to_record(over=True)
    assert verify(record) == 0


# The host frees a seat


def test_everybody_sees_who_starts_over_and_the_host_frees_the_seat() -> None:
    at = full(3)
    assert seen(at.table).started_over == []
    for number in range(1, 20):
        at.show("ann", TEXTS[0 if number == 1 else 3 * number])
        at.do("bob", Seal(seal=seal_of(TEXTS[3 * number + 4])))
        assert (seen(at.table).round, seen(at.table).started_over) == (number + 1, [1])
        at.do("ann", Seal(seal=seal_of(TEXTS[3 * number + 3])))
        at.do("cem", Seal(seal=seal_of(TEXTS[3 * number + 5])))
        assert seen(at.table).started_over == [1]
    again = replay("table", SECRET, at.entries)
    assert chance_of(again) == chance_of(at.table)
    at.do("ann", Free(seat=1))
    assert at.table.held_by("bob") == []
    assert at.do("eve", Join(seal=seal_of(TEXTS[99]))).held_by("eve") == [1]
    at.show("ann", TEXTS[60])
    at.show("cem", TEXTS[62])
    assert at.show("eve", TEXTS[99]).status == "playing"


def test_the_host_frees_a_seat_for_somebody_else() -> None:
    at = full(3)
    at.show("ann", TEXTS[0])
    at.do("ann", Free(seat=1))
    chance = seen(at.table)
    assert at.table.held_by("bob") == []
    assert (chance.round, chance.seals) == (2, [None, None, None])
    at.do("ann", Invite(seat=1))
    at.do("eve", Join(link=LINK, seal=seal_of(TEXTS[5])))
    assert at.table.held_by("eve") == [1]


@pytest.mark.parametrize(
    ("session", "seat", "code"),
    [("bob", 0, "not-host"), ("ann", 2, "bad"), ("ann", 3, "bad"), ("eve", 1, "not-host")],
)
def test_nobody_else_frees_a_seat_and_only_one_that_is_held(
    session: str, seat: int, code: str
) -> None:
    at = At(ME, OPEN, OPEN, seals=[seal_of(TEXTS[0])])
    at.do("bob", Join(seal=seal_of(TEXTS[1])))
    assert at.refusal(session, Free(seat=seat)).code == code


def test_no_seat_is_freed_once_the_game_has_begun() -> None:
    at = full()
    late(at)
    assert at.refusal("ann", Free(seat=1)).code == "not-now"
