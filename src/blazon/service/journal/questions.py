"""Questions to all others at a table: to undo actions, or to end the game."""

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta

from blazon.service.base import limits
from blazon.service.base.refusals import Refusal
from blazon.service.journal.commands import ForSeat, Version, check_fresh
from blazon.service.journal.course import end, go_back, play
from blazon.service.journal.events import Event
from blazon.service.journal.playing import Undone
from blazon.service.journal.table import DeclinedQuestion, Question, Table


class AskUndo(ForSeat, tag="ask-undo", kw_only=True):
    """Ask everybody to undo actions until ``left`` remain."""

    left: Annotated[int, Meta(ge=0, le=limits.MOST_ACTIONS)]
    version: Version

    def decide_for(self, table: Table, seat: int) -> "Asked | Undone":
        if table.opened.today is not None:
            raise Refusal(
                "no-undo", "in the game of the day, only what has shown nothing can be undone"
            )
        _check_no_question(table)
        check_fresh(table, seat, self.version)
        if not self.left < len(table.moves):
            raise Refusal("bad", f"left: must be below {len(table.moves)}, the number of actions")
        if self.left < table.given:
            message = f"the first {table.given} actions come from an earlier game"
            raise Refusal("no-undo", message, given=table.given)
        if set(table.persons) <= set(table.held_by(table.seats[seat].session)):
            return Undone(seat, self.left, _drawn_again(table, self.left))
        return Asked(seat, "undo", self.left)


class AskEnd(ForSeat, tag="ask-end"):
    """Ask everybody to end the game now."""

    def decide_for(self, table: Table, seat: int) -> "Asked":
        _check_no_question(table)
        return Asked(seat, "end")

    def has_room(self, table: Table) -> bool:
        return not table.is_at_its_end


class Asked(Event, frozen=True):
    """A seat asks all others to undo actions until ``left`` remain, or to end the game."""

    seat: int
    what: Literal["undo", "end"]
    left: int = 0

    def change(self, table: Table) -> None:
        """If nobody needs to answer, the question is accepted at once."""
        table.question = Question(self.seat, self.what, self.left)
        table.agreed, table.declined = set(), None
        _agree(table, self.seat, [])


class Answer(ForSeat, tag="answer", kw_only=True):
    """Say yes or no to another player's question."""

    agree: bool

    def decide_for(self, table: Table, seat: int) -> "Answered":
        question = table.question
        if question is None or seat in table.agreed:
            raise Refusal("not-now", "there is no question for you to answer")
        if not self.agree:
            return Answered(seat, agree=False)
        own = table.held_by(table.seats[seat].session)
        last = table.agreed.union(own) >= set(table.persons)
        undo = last and question.what == "undo"
        return Answered(seat, agree=True, then=_drawn_again(table, question.left) if undo else [])

    def has_room(self, table: Table) -> bool:
        return not table.is_at_its_end


class Answered(Event, frozen=True):
    """A seat's answer; the last yes decides it."""

    seat: int
    agree: bool
    then: list[str] = []

    def change(self, table: Table) -> None:
        """A single no declines the question; to be accepted, it needs a yes from everybody."""
        if self.agree:
            _agree(table, self.seat, self.then)
        else:
            assert table.question
            table.declined, table.question = DeclinedQuestion(table.question, self.seat), None


def _check_no_question(table: Table) -> None:
    if table.question is not None:
        raise Refusal("not-now", "another question is open; answer it first")


def _drawn_again(table: Table, left: int) -> list[str]:
    """The new chance events once only this many actions remain."""
    assert table.position
    before = table.position
    if left < len(table.moves):
        before = before.copy()
        before.undo(len(table.moves) - left)
    return table.resolve_chance(before)


def _agree(table: Table, number: int, then: Iterable[str]) -> None:
    """A yes counts for all seats of the player."""
    question = table.question
    assert question
    table.agreed.update(table.held_by(table.seats[number].session))
    if not table.agreed.issuperset(table.persons):
        return
    table.question = None
    if question.what == "end":
        end(table, "agreed")
    else:
        go_back(table, question.left)
        play(table, then)
