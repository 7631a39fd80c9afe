"""A seat may undo freely only its own actions of this turn that revealed nothing."""

from collections.abc import Callable, Iterator
from functools import cache

import msgspec
import pytest
from tests.samples import NAMES, SHORT, random_game
from tests.service.tables import at_table, does, happens, position_of, refusal

from blazon.match.position import Position
from blazon.service.journal.playing import Undo, Undone
from blazon.service.journal.questions import Answer, Answered, Asked, AskEnd, AskUndo
from blazon.service.journal.stand_ins import Resign
from blazon.service.journal.table import Table

PLAYERS = ("ann", "bob")


@cache
def moments(game: str) -> list[Position]:
    """Every moment of some short games with a player's decision."""
    options, found = dict(SHORT)[game], []
    for number in range(8):
        played = random_game(game, options, f"undo {number}")
        while played.actions:
            played.undo()
            if played.actor is not None:
                found.append(played.copy())
    return found


def moment(game: str, fits: Callable[[Position], bool]) -> tuple[Table, int]:
    """A table at the first suitable moment, and whose turn it is."""
    found = next(found for found in moments(game) if fits(found))
    return at_table(found), found.turn


def deciders(game: Position) -> Iterator[tuple[int | None, int]]:
    """For each action, last first: its player (None: chance), and whose turn it was."""
    before = game.copy()
    while before.actions:
        before.undo()
        yield before.actor, before.turn


def last(game: Position, count: int) -> list[tuple[int | None, int]]:
    """The players of this many last actions, the latest first."""
    return [one for _, one in zip(range(count), deciders(game), strict=False)]


def own(game: Position, count: int) -> bool:
    """Whether the last actions belong to the player whose turn it still is."""
    return last(game, count) == [(game.turn, game.turn)] * count


def undo(table: Table, count: int, seat: int | None = None) -> Undo:
    """A seat's command for the newest version."""
    return Undo(version=table.version, count=count, seat=seat)


def code(table: Table, count: int) -> str:
    """Why the player to move cannot undo this many actions."""
    return refusal(table, PLAYERS[position_of(table).turn], undo(table, count)).code


def test_a_disc_that_was_looked_at_before_the_last_action_is_not_put_back() -> None:
    table, seat = moment("richelieu", lambda at: own(at, 2) and at.reveals(2) and not at.reveals(1))
    assert does(table, PLAYERS[seat], undo(table, 1)) == Undone(seat, len(table.moves) - 1)
    why = refusal(table, PLAYERS[seat], undo(table, 2))
    assert (why.code, "hidden" in why.message) == ("no-undo", True)


def test_of_several_actions_none_may_have_shown_anything_and_else_all_are_taken_back() -> None:
    free, seat = moment("rheingold", lambda at: own(at, 3) and not at.reveals(3))
    for count in (1, 2, 3):
        event = does(free, PLAYERS[seat], undo(free, count))
        assert event == Undone(seat, len(free.moves) - count)
        assert len(happens(free, event).moves) == len(free.moves) - count


def test_what_the_page_offers_to_take_back_is_what_may_be_taken_back() -> None:
    checked = set()
    for found in (one for game in NAMES for one in moments(game)[::12]):
        table, seat = at_table(found), found.turn
        free = table.free_undo(seat)
        checked.add(min(free, 2))
        assert table.free_undo(1 - seat) == 0
        if free:
            assert does(table, PLAYERS[seat], undo(table, free))
        assert code(table, free + 1) == "no-undo"
    assert checked == {0, 1, 2}


def test_an_own_action_under_one_of_another_turn_is_not_reached() -> None:
    def fits(at: Position) -> bool:
        return own(at, 1) and not own(at, 2) and len(at.actions) > 2 and not at.reveals(2)

    table, seat = moment("richelieu", fits)
    assert code(table, 2) == "no-undo"
    assert does(table, PLAYERS[seat], undo(table, 1))


def test_no_more_is_taken_back_than_was_played() -> None:
    def fits(at: Position) -> bool:
        count = len(at.actions)
        return count > 0 and own(at, count) and not at.reveals(count)

    table, _ = moment("richelieu", fits)
    assert does(table, "ann" if table.moves[0].seat == 0 else "bob", undo(table, len(table.moves)))
    assert code(table, len(table.moves) + 1) == "no-undo"


def test_an_action_of_another_seat_or_turn_is_not_taken_back_whatever_lies_between() -> None:
    table, turn = moment("richelieu", lambda at: own(at, 2) and not at.reveals(2))
    count = len(table.moves)
    move = table.moves[count - 1]
    assert does(table, PLAYERS[turn], undo(table, 1))
    for changed in ({"seat": 1 - turn}, {"seat": None}, {"turn_number": move.turn_number - 1}):
        other = table.copy()
        replaced = msgspec.structs.replace(move, **changed)
        other.moves = table.moves.first(count - 1).plus([replaced])
        for session in PLAYERS:
            assert refusal(other, session, undo(other, 1)).code == "no-undo", changed


@pytest.mark.parametrize("by", [-1, 1])
def test_nothing_is_taken_back_in_sight_of_another_position(by: int) -> None:
    table, seat = moment("richelieu", lambda at: own(at, 2) and not at.reveals(1))
    version = table.played_at - 1 if by < 0 else table.version + 1
    for asked in (Undo(version=version), AskUndo(version=version, left=0)):
        why = refusal(table, PLAYERS[seat], asked)
        assert (why.code, why.data["version"]) == ("stale", table.version)
        seen = list(position_of(table).observe(seat).log)
        assert seen[: why.data["log_from"]] + why.data["log"] == seen


def test_whoever_comes_late_is_told_no_more_than_their_seat_saw() -> None:
    def unlike(at: Position) -> list[int]:
        return [seat for seat in (0, 1) if at.observe(seat).log != tuple(at.actions)]

    table, _ = moment("rheingold", lambda at: bool(unlike(at)))
    game = position_of(table)
    for seat in unlike(game):
        why = refusal(table, PLAYERS[seat], Undo(version=1))
        assert why.data["log"] == list(game.observe(seat).log)


# Questions


def of_three() -> Table:
    """A table of Ann's, Bob's and Cyd's."""
    options = {**dict(SHORT)["rheingold"], "players": 3}
    return at_table(random_game("rheingold", options, "three", 12), ("ann", "bob", "cyd"))


def asked(table: Table, session: str, left: int) -> Table:
    """The table after a session has asked to undo actions."""
    event = does(table, session, AskUndo(version=table.version, left=left))
    return happens(table, event, session)


def test_whoever_plays_with_others_asks_and_whoever_plays_alone_need_not() -> None:
    game = moments("richelieu")[0]
    assert does(at_table(game), "ann", AskUndo(version=at_table(game).version, left=0)) == Asked(
        0, "undo", 0
    )
    for seats in (("ann", "ann"), ("ann", "")):
        alone = at_table(game, seats)
        command = AskUndo(version=alone.version, left=0, seat=0)
        assert does(alone, "ann", command) == Undone(0, 0)
        assert happens(alone, does(alone, "ann", AskEnd(seat=0))).ending == "agreed"


def test_no_question_reaches_what_was_not_played_and_one_is_open_at_a_time() -> None:
    table = at_table(moments("richelieu")[0])
    count = len(table.moves)
    why = refusal(table, "ann", AskUndo(version=table.version, left=count))
    assert (why.code, f"below {count}" in why.message) == ("bad", True)
    table = asked(table, "ann", count - 1)
    again = AskUndo(version=table.version, left=count - 1)
    assert refusal(table, "bob", again).code == "not-now"
    assert refusal(table, "bob", AskEnd()).code == "not-now"


def test_only_the_others_answer_and_each_once() -> None:
    table = at_table(moments("richelieu")[0])
    assert refusal(table, "bob", Answer(agree=True)).code == "not-now"
    table = asked(table, "ann", 0)
    assert refusal(table, "ann", Answer(agree=True)).code == "not-now"
    assert refusal(table, "ann", Answer(agree=False)).code == "not-now"
    event = does(table, "bob", Answer(agree=True))
    assert event == Answered(1, agree=True)
    assert not happens(table, event).moves
    assert len(happens(table, does(table, "bob", Answer(agree=False))).moves) == len(table.moves)


def test_chance_is_drawn_anew_with_the_last_yes_to_go_back_and_never_else() -> None:
    table = of_three()
    back = asked(table, "ann", 0)
    first = does(back, "bob", Answer(agree=True))
    assert first == Answered(1, agree=True), "cyd has still to answer"
    back = happens(back, first)
    assert len(back.moves) == len(table.moves)
    last_one = does(back, "cyd", Answer(agree=True))
    assert isinstance(last_one, Answered)
    assert len(last_one.then) == 1, "the die is rolled again"
    assert len(happens(back, last_one).moves) == 1
    assert does(back, "cyd", Answer(agree=False)) == Answered(2, agree=False)
    ending = happens(table, does(table, "ann", AskEnd()))
    ending = happens(ending, does(ending, "bob", Answer(agree=True)))
    assert does(ending, "cyd", Answer(agree=True)) == Answered(2, agree=True)


def test_who_has_given_up_is_not_waited_for() -> None:
    table = of_three()
    table = happens(table, does(table, "bob", Resign(seat=1)))
    back = asked(table, "ann", 0)
    assert len(happens(back, does(back, "cyd", Answer(agree=True))).moves) == 1
    alone = happens(table, does(table, "cyd", Resign(seat=2)))
    assert isinstance(does(alone, "ann", AskUndo(version=alone.version, left=0)), Undone)
