"""In any order of actions, a player who knows another's text has no choice."""

import json
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, rule
from tests.service.sealing import LINK, ME, OPEN, SECRET, TEXTS, At, of, seen

from blazon.match.seals import fixed_digest, seal_of, share_of
from blazon.service.base.refusals import Refusal
from blazon.service.journal.chance import Add, Seal, Show, latest_answer
from blazon.service.journal.commands import Command
from blazon.service.journal.playing import Start
from blazon.service.journal.seating import Invite, Join, Leave
from blazon.service.journal.stand_ins import decide_timeout

# A server and a player together


def at_once(command: Command, at: At) -> None:
    """A command of Bob's."""
    at.do("bob", command)


def shown(text: str, at: At) -> None:
    """Bob reveals a text."""
    at.show("bob", text)


def moves_of_bob() -> list[Callable[[At], Any]]:
    """Everything that Bob could try once he knows Ann's text, with many texts of his own."""
    found: list[Callable[[At], Any]] = [
        lambda at: at.do("bob", Leave()),
        lambda at: (at.do("bob", Invite(seat=1)), at.do("phone", Join(link=LINK, text="plain"))),
        lambda at: (at.do("bob", Invite(seat=1)), at.do("bob", Join(link=LINK, text="plain"))),
        lambda at: (at.do("bob", Leave()), at.do("bob", Join(text="plain"))),
    ]
    for text in TEXTS[1:30]:
        tried: list[Command] = [Add(text=text), Seal(seal=seal_of(text))]
        found += [partial(at_once, command) for command in tried]
        found.append(partial(shown, text))
    return found


@pytest.mark.parametrize("is_sealed", [True, False])
def test_knowing_ann_s_text_bob_and_the_server_have_no_choice_left(*, is_sealed: bool) -> None:
    """Whatever Bob tries, Ann's text leads to at most one deal: a new round has another text."""
    inputs = set()
    for move in moves_of_bob():
        at = At(ME, OPEN, OPEN, seals=[seal_of(TEXTS[0])])
        at.do("bob", Join(seal=seal_of(TEXTS[1])) if is_sealed else Join(text="tea"))
        at.do("cem", Join(seal=seal_of(TEXTS[40])))
        at.show("ann", TEXTS[0])
        with suppress(Refusal):
            move(at)
        chance = seen(at.table)
        if chance.round > 1:
            assert TEXTS[0] not in chance.texts
            assert 0 in chance.waits_for_seals
            continue
        if chance.waits_for_texts == [1, 2]:
            at.show("bob", TEXTS[1])
        at.show("cem", TEXTS[40])
        assert at.table.position is not None
        inputs.add((at.table.fairness, json.dumps(at.table.position.setup)))
    assert len(inputs) == 1


# Any order of anything


class Sessions(RuleBasedStateMachine):
    """Three sessions at two seats act in any order, including forbidden actions."""

    digests = Bundle("digests")

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self.sealed: dict[str, str] = {}
        """The text by seal."""
        self.shown: dict[int, set[str]] = {}
        """By round: the digests that were named when revealing a text."""
        self.at = At(ME, OPEN, seals=[self.fresh()], start="asked")

    def fresh(self) -> str:
        """The seal of a new text."""
        self.number += 1
        text = f"{self.number:032x}"
        self.sealed[seal_of(text)] = text
        return seal_of(text)

    def attempt(self, session: str, command: Command) -> bool:
        """Send a command, which may be refused; then check the table."""
        before, round_before = of(self.at.table), seen(self.at.table).round
        any_before = any(seat.has_shown for seat in self.at.table.seats)
        try:
            self.at.do(session, command)
        except Refusal:
            return False
        if any_before and seen(self.at.table).round == round_before:
            assert of(self.at.table) == before, "a text was known when something was changed"
        if any_before and seen(self.at.table).round > round_before:
            assert not any(seat.has_shown for seat in self.at.table.seats)
        return True

    people = st.sampled_from(["ann", "bob", "cem"])
    seats = st.integers(0, 1)

    @rule(session=people, seat=seats, does_seal=st.booleans())
    def join(self, session: str, seat: int, *, does_seal: bool) -> None:
        """Take an open seat."""
        if self.at.table.seats[seat].session is None:
            seal = self.fresh() if does_seal else None
            self.attempt(session, Join(seat=seat, seal=seal))

    @rule(session=people, other=people, seat=seats, does_seal=st.booleans())
    def move(self, session: str, other: str, seat: int, *, does_seal: bool) -> None:
        """Move a seat to another session by a link."""
        if self.attempt(session, Invite(seat=seat)):
            self.attempt(other, Join(link=LINK, seal=self.fresh() if does_seal else None))

    @rule(session=people, seat=seats)
    def leave(self, session: str, seat: int) -> None:
        """Leave the seat."""
        self.attempt(session, Leave(seat=seat))

    @rule(session=people, seat=seats)
    def seal(self, session: str, seat: int) -> None:
        """Seal a new text."""
        self.attempt(session, Seal(seat=seat, seal=self.fresh()))

    @rule(session=people, seat=seats)
    def add(self, session: str, seat: int) -> None:
        """Add a text without a seal."""
        self.number += 1
        self.attempt(session, Add(seat=seat, text=f"plain {self.number}"))

    @rule(target=digests)
    def look(self) -> str:
        """The data fixed now."""
        return of(self.at.table)

    @rule(seat=seats, digest=digests)
    def show_in_sight_of_something_older(self, seat: int, digest: str) -> None:
        """Reveal a text although the fixed data may have changed."""
        self._show(self.at.table.seats[seat].session or "", seat, digest)

    @rule(seat=seats)
    def show(self, seat: int) -> None:
        """Reveal a text, based on the fixed data."""
        self._show(self.at.table.seats[seat].session or "", seat, of(self.at.table))

    @rule(is_wanted=st.sampled_from([True, False, False, False]))
    def start(self, *, is_wanted: bool) -> None:
        """The host tries to begin, now and then."""
        if is_wanted:
            self.attempt("ann", Start())

    @rule()
    def nobody_answers_in_time(self) -> None:
        """Leave out those who are late; after a text was revealed, this starts a new round."""
        table = self.at.table
        any_shown = any(seat.has_shown for seat in table.seats)
        with suppress(Refusal):
            self.at.happens(decide_timeout(table, latest_answer(table) or 0))
            assert seen(self.at.table).round == seen(table).round + any_shown

    @rule()
    def all_show(self) -> None:
        """Everyone who is asked reveals their texts."""
        for seat in seen(self.at.table).waits_for_texts:
            self.show(seat)

    def _show(self, session: str, seat: int, digest: str) -> None:
        seal = self.at.table.seats[seat].seal
        text, round_ = self.sealed.get(seal or "", TEXTS[0]), seen(self.at.table).round
        right = of(self.at.table)
        if self.attempt(session, Show(seat=seat, text=text, of=digest)):
            assert digest == right
            self.shown.setdefault(round_, set()).add(digest)

    @invariant()
    def no_game_begins_before_all_have_shown(self) -> None:
        """A game includes every sealed text."""
        table = self.at.table
        if table.status == "playing":
            assert all(seat.seal is None or seat.has_shown for seat in table.seats)

    @invariant()
    def whoever_showed_a_text_saw_what_is_recorded(self) -> None:
        """Texts shown in another round do not count."""
        found = self.at.table.fairness
        assert found.sealing is not None
        shares = [share_of(text) for text in found.texts]
        seals = found.sealing.seals
        digest = fixed_digest(found.commitment, found.sealing.round, found.first, seals, shares)
        assert self.shown.get(found.sealing.round, set()) <= {digest}

    @invariant()
    def what_is_not_shown_is_not_seen(self) -> None:
        """Neither hidden texts nor anything that reveals them is visible."""
        words = msgspec.json.encode(seen(self.at.table)).decode()
        for seat in self.at.table.seats:
            if seat.seal is not None and not seat.has_shown:
                text = self.sealed[seat.seal]
                assert text not in words
                assert share_of(text) not in words
        assert SECRET.hex() not in words


Sessions.TestCase.settings = settings(max_examples=150, stateful_step_count=40, deadline=None)
TestSessions = Sessions.TestCase
