"""Chance that nobody can influence: sealing, when to show texts, and when the game begins."""

from typing import Any

import msgspec
import pytest
from tests.service.sealing import BOT, LINK, ME, OPEN, SECRET, TEXTS, At, full, of, seen

from blazon.match.fairness import Fairness, commitment
from blazon.match.seals import seal_of
from blazon.service.base.refusals import Refusal
from blazon.service.journal.chance import Add, Seal, Show
from blazon.service.journal.entries import command_from
from blazon.service.journal.events import Opened
from blazon.service.journal.opening import rematch
from blazon.service.journal.playing import Start
from blazon.service.journal.seating import Invite, Join, Leave
from blazon.service.journal.turns import newly_to_move, sessions_to_move

# Seals first, then texts


def test_a_full_table_waits_for_the_texts_of_all_who_have_sealed() -> None:
    at = full()
    assert (at.table.status, seen(at.table).waits_for_texts) == ("open", [0, 1])
    at.show("ann", TEXTS[0])
    assert (at.table.status, seen(at.table).waits_for_texts) == ("open", [1])
    assert seen(at.table).texts == [TEXTS[0], None]
    at.show("bob", TEXTS[1])
    assert at.table.status == "playing"
    assert seen(at.table).texts == [TEXTS[0], TEXTS[1]]
    assert at.table.fairness.texts == (TEXTS[0], TEXTS[1])


def test_whoever_seals_nothing_is_not_waited_for() -> None:
    at = At(ME, OPEN)
    assert at.do("bob", Join()).status == "playing"
    at = At(ME, OPEN, seals=[seal_of(TEXTS[0])])
    at.do("bob", Join(text="plain"))
    assert seen(at.table).waits_for_texts == [0]
    assert at.show("ann", TEXTS[0]).status == "playing"
    assert at.table.fairness.texts == (TEXTS[0], "plain")


def test_one_person_against_bots_sees_the_commitment_before_the_deal() -> None:
    at = At(ME, BOT, seals=[seal_of(TEXTS[0]), None])
    assert at.table.status == "open"
    assert at.show("ann", TEXTS[0]).status == "playing"
    assert At(ME, BOT).table.status == "playing"


def test_no_text_is_shown_before_everybody_is_there_and_has_sealed() -> None:
    at = At(ME, OPEN, OPEN, seals=[seal_of(TEXTS[0])])
    show = Show(text=TEXTS[0], of=of(at.table))
    refusal = at.refusal("ann", show)
    assert (refusal.code, refusal.data) == ("not-now", {"open": [1, 2]})
    at.do("bob", Join(seal=seal_of(TEXTS[1])))
    at.do("cem", Join(seal=seal_of(TEXTS[2])))
    for session, text in (("ann", 0), ("bob", 1), ("cem", 2)):
        at.show(session, TEXTS[text])
    assert at.table.status == "playing"


def test_what_is_shown_must_fit_the_seal_and_what_is_fixed() -> None:
    at = full()
    old = of(at.table)
    refusal = at.refusal("ann", Show(text=TEXTS[5], of=old))
    assert (refusal.code, refusal.data) == ("bad", {"field": "text"})
    at.do("bob", Seal(seal=seal_of(TEXTS[2])))
    refusal = at.refusal("ann", Show(text=TEXTS[0], of=old))
    assert (refusal.code, refusal.data["version"]) == ("stale", at.table.version)
    assert refusal.data["chance"] == msgspec.to_builtins(seen(at.table))
    assert at.refusal("bob", Show(text=TEXTS[1], of=of(at.table))).code == "bad"
    at.show("ann", TEXTS[0])
    assert at.refusal("ann", Show(text=TEXTS[0], of=of(at.table))).code == "not-now"


def test_the_host_cannot_start_before_the_texts_are_shown() -> None:
    at = full(start="asked")
    refusal = at.refusal("ann", Start())
    assert (refusal.code, refusal.data) == ("not-now", {"waits_for_texts": [0, 1]})
    at.show("bob", TEXTS[1])
    assert at.refusal("ann", Start()).data == {"waits_for_texts": [0]}
    assert at.show("ann", TEXTS[0]).status == "open"
    assert at.do("ann", Start()).status == "playing"


def test_before_a_text_is_shown_the_others_seals_stay() -> None:
    at = full()
    at.do("bob", Leave())
    assert (seen(at.table).round, seen(at.table).seals) == (1, [seal_of(TEXTS[0]), None])
    at.do("cem", Join(seal=seal_of(TEXTS[3])))
    at.do("cem", Seal(seal=seal_of(TEXTS[4])))
    assert seen(at.table).seals == [seal_of(TEXTS[0]), seal_of(TEXTS[4])]
    at.show("ann", TEXTS[0])
    assert at.show("cem", TEXTS[4]).status == "playing"
    assert seen(at.table).round == 1


@pytest.mark.parametrize("how", ["leave", "seal", "move"])
def test_after_a_text_is_shown_starting_over_is_a_new_round_for_all(how: str) -> None:
    at = full()
    at.show("ann", TEXTS[0])
    if how == "leave":
        at.do("bob", Leave())
        at.do("bob", Join(seal=seal_of(TEXTS[2])))
    elif how == "seal":
        at.do("bob", Seal(seal=seal_of(TEXTS[2])))
    else:
        at.do("bob", Invite(seat=1))
        at.do("bob's phone", Join(link=LINK, seal=seal_of(TEXTS[2])))
    bob = "bob's phone" if how == "move" else "bob"
    chance = seen(at.table)
    assert chance.round == 2
    assert chance.seals == [None, seal_of(TEXTS[2])]
    assert chance.texts == [None, None]
    assert (chance.waits_for_seals, chance.waits_for_texts) == ([0], [])
    assert at.refusal(bob, Show(text=TEXTS[2], of=of(at.table))).data == {"waits_for_seals": [0]}
    at.do("ann", Seal(seal=seal_of(TEXTS[3])))
    at.show(bob, TEXTS[2])
    assert at.show("ann", TEXTS[3]).status == "playing"
    assert at.table.fairness.to_record(over=True)["round"] == 2


def test_the_same_seal_again_changes_nothing_and_begins_no_round() -> None:
    at = full()
    assert at.refusal("bob", Seal(seal=seal_of(TEXTS[1]))).code == "not-now"
    at.show("ann", TEXTS[0])
    assert at.refusal("bob", Seal(seal=seal_of(TEXTS[1]))).code == "not-now"
    assert at.refusal("ann", Seal(seal=seal_of(TEXTS[0]))).code == "not-now"
    assert seen(at.table).round == 1


def test_a_seat_that_moves_to_a_device_which_seals_nothing_is_not_waited_for() -> None:
    at = full()
    at.do("bob", Invite(seat=1))
    at.do("bob's phone", Join(link=LINK))
    assert seen(at.table).seals == [seal_of(TEXTS[0]), None]
    assert at.show("ann", TEXTS[0]).status == "playing"


def test_a_plain_text_is_given_before_any_is_shown_only() -> None:
    at = At(ME, OPEN, OPEN, seals=[seal_of(TEXTS[0])])
    at.do("bob", Join(text="tea"))
    at.do("bob", Add(text="coffee"))
    at.do("cem", Join(seal=seal_of(TEXTS[2])))
    assert at.refusal("cem", Add(text="late")).code == "not-now"
    before = of(at.table)
    at.do("bob", Add(text="cocoa"))
    assert of(at.table) != before
    at.show("ann", TEXTS[0])
    assert at.refusal("bob", Add(text="grog")).code == "not-now"
    both = Join(text="clear", seal=seal_of(TEXTS[3]))
    assert At(ME, OPEN).refusal("bob", both).data == {"field": "text"}


# Rematches, and tables of earlier versions


def test_at_a_rematch_those_who_took_part_are_expected_to_seal_again() -> None:
    at = At(ME, OPEN, OPEN, seals=[seal_of(TEXTS[0])])
    at.do("bob", Join(seal=seal_of(TEXTS[1])))
    at.do("cem", Join())
    at.show("ann", TEXTS[0])
    at.show("bob", TEXTS[1])
    at.begin(rematch(at.table, SECRET))
    chance = seen(at.table)
    assert (at.table.status, chance.waits_for_seals) == ("open", [0, 1])
    assert chance.first == at.table.opened.first
    assert newly_to_move(at.table, at.entries[0]) == ["ann", "bob"]
    at.do("ann", Seal(seal=seal_of(TEXTS[2])))
    assert newly_to_move(at.table, at.entries[-1]) == []
    at.do("bob", Seal(seal=seal_of(TEXTS[3])))
    assert newly_to_move(at.table, at.entries[-1]) == ["ann"]
    at.show("ann", TEXTS[2])
    assert at.show("bob", TEXTS[3]).status == "playing"


def test_a_table_that_version_1_opened_keeps_its_scheme() -> None:
    options = {"edition": "duel", "players": 2, "ending": "full"}
    asked: dict[str, Any] = {"start": "asked", "listed": True}
    opened = Opened("ann", "richelieu", options, [ME, OPEN], commitment(SECRET), **asked)
    at = At(ME, OPEN)
    at.begin(opened)
    at.do("bob", Join(seal=seal_of(TEXTS[1])))
    assert seen(at.table).seals == [None, None]
    assert seen(at.table).shares == [None, None], "texts are hidden before the game, as before"
    assert at.refusal("ann", Seal(seal=seal_of(TEXTS[0]))).code == "not-now"
    at.do("ann", Add(text="tea"))
    at.do("bob", Add(text="coffee"))
    assert at.do("ann", Start()).status == "playing"
    assert at.table.fairness == Fairness(SECRET, ("tea", "coffee"))
    assert seen(at.table).scheme == "hmac-sha256/1"


# Requested texts


@pytest.mark.parametrize(
    ("seals", "message"),
    [
        ([None, seal_of(TEXTS[0])], r"seals\[1\]: must be null except"),
        ([seal_of(TEXTS[0]), None, None], "seals: must be at most 2"),
    ],
)
def test_seals_are_for_ones_own_seats(seals: list[str | None], message: str) -> None:
    with pytest.raises(Refusal, match=message):
        At(ME, OPEN, seals=seals)


@pytest.mark.parametrize(
    "data",
    [
        {"do": "seal"},
        {"do": "seal", "seal": "0" * 63},
        {"do": "seal", "seal": "A" * 64},
        {"do": "join", "seal": "0" * 65},
        {"do": "show", "text": "x" * 32},
        {"do": "show", "text": "x" * 31, "of": "0" * 64},
        {"do": "show", "text": "x" * 201, "of": "0" * 64},
        {"do": "show", "text": "x" * 32, "of": "0"},
    ],
)
def test_what_is_no_seal_and_no_text_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as caught:
        command_from(data)
    assert caught.value.code == "bad"


# Waiting for players


def test_whoever_is_away_when_a_table_waits_for_a_text_is_noticed() -> None:
    at = full()
    assert newly_to_move(at.table, at.entries[-1]) == ["ann"]
    assert sessions_to_move(at.table) == ["ann", "bob"]
    at.show("bob", TEXTS[1])
    assert newly_to_move(at.table, at.entries[-1]) == []
    assert sessions_to_move(at.table) == ["ann"]
    at.show("ann", TEXTS[0])
    assert sessions_to_move(at.table) == [at.table.session_to_move]


def test_whoever_must_seal_anew_is_noticed() -> None:
    at = full()
    at.show("ann", TEXTS[0])
    at.do("bob", Seal(seal=seal_of(TEXTS[2])))
    assert newly_to_move(at.table, at.entries[-1]) == ["ann"]
    at.do("bob", Leave())
    assert sessions_to_move(at.table) == [], "a table that is not full waits for players"
