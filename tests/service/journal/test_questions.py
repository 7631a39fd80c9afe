"""A question that fails: the player who asked is told so until they play on."""

from typing import Literal

import pytest
from tests.samples import SHORT, random_game
from tests.service.tables import at_table, does, happens, plays_on, position_of

from blazon.service.journal.events import Event
from blazon.service.journal.playing import Played, Undone
from blazon.service.journal.questions import Answer, Answered, Asked, AskEnd, AskUndo
from blazon.service.journal.stand_ins import Resigned
from blazon.service.journal.table import Table
from blazon.service.views.shapes import Declined
from blazon.service.views.tables import table_view

What = Literal["undo", "end"]


def playing(sessions: tuple[str, ...] = ("ann", "bob")) -> Table:
    options = {**dict(SHORT)["rheingold"], "players": len(sessions)}
    return at_table(random_game("rheingold", options, "questions", 12), sessions)


def told(table: Table) -> Declined | None:
    return table_view(table, "ann", 0).declined


def asks(table: Table, seat: int, what: What) -> Table:
    return happens(table, Asked(seat, what, 0))


@pytest.mark.parametrize("what", ["undo", "end"])
def test_the_asker_is_told_who_refused(what: What) -> None:
    table = asks(playing(), 0, what)
    assert told(table) is None
    refused = happens(table, does(table, "bob", Answer(agree=False)))
    assert (refused.question, refused.shown_at) == (None, refused.version)
    assert told(refused) == Declined(seat=0, what=what, by=1)
    assert told(asks(refused, 0, what)) is None, "a new question forgets it"


def test_the_asker_is_told_that_somebody_played_on_instead() -> None:
    table = playing()
    actor = table.actor
    assert actor is not None
    lapsed, _ = plays_on(asks(table, 1 - actor, "end"))
    assert told(lapsed) == Declined(seat=1 - actor, what="end", by=None)
    assert lapsed.shown_at == lapsed.version, "everybody is sent it"
    own, _ = plays_on(asks(table, actor, "end"))
    assert told(own) is None, "whoever plays on knows it"
    assert (lapsed.question, own.question) == (None, None)


def test_it_is_said_until_the_asker_plays_on() -> None:
    table = playing()
    for _ in range(20):
        asker = table.actor
        assert asker is not None
        declined = happens(asks(table, 1 - asker, "end"), Answered(asker, agree=False))
        after, _ = plays_on(declined)
        assert told(after) == Declined(seat=1 - asker, what="end", by=asker)
        table, _ = plays_on(happens(asks(table, asker, "end"), Answered(1 - asker, agree=False)))
        assert told(table) is None
        if table.actor != asker:
            break
    else:
        pytest.fail("nobody else's turn came")


@pytest.mark.parametrize("event", [Resigned(1), Undone(1, 0)])
def test_what_else_goes_on_with_the_game_is_no_answer_either(event: Event) -> None:
    table = happens(asks(playing(("ann", "bob", "cyd")), 0, "undo"), event)
    assert told(table) == Declined(seat=0, what="undo", by=None)


def test_a_bot_that_plays_leaves_a_question_open() -> None:
    table = asks(playing(), 0, "end")
    action = next(iter(position_of(table).legal))
    played = happens(table, Played(table.actor or 0, action, [], "random"))
    assert (played.question, told(played)) == (table.question, None)


def test_what_all_agree_to_is_not_declined() -> None:
    table = playing()
    for command in (AskEnd(), AskUndo(version=table.version, left=0)):
        asked = happens(table, does(table, "ann", command))
        assert told(happens(asked, does(asked, "bob", Answer(agree=True)))) is None
