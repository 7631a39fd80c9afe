"""From any moment of a finished game, somebody can play on alone against bots."""

import random
from typing import Any

import msgspec
import pytest
from tests.samples import NAMES, SHORT, random_game
from tests.service.tables import at_table, does, happens, position_of, refusal
from tests.twins.pairs import possible

from blazon.kernel.errors import BadValue
from blazon.match.fairness import verify
from blazon.match.position import Position
from blazon.match.redealing import redealt
from blazon.match.solving import Knowledge
from blazon.service.base.defaults import BOT
from blazon.service.base.refusals import Refusal
from blazon.service.journal.chance import chance_of
from blazon.service.journal.changes import open_table
from blazon.service.journal.course import end
from blazon.service.journal.entries import Entry, command_from, decode_event, encode_event
from blazon.service.journal.opening import rematch
from blazon.service.journal.playing import Undo, decide_bot, start
from blazon.service.journal.playing_on import PlayOn, moment_of, played_on
from blazon.service.journal.questions import AskUndo
from blazon.service.journal.results import results_of
from blazon.service.journal.table import Table
from blazon.service.views.tables import Perspective, full_view, table_view

KNOWLEDGE: tuple[Knowledge, ...] = ("own", "open")
SECRETS = (bytes(range(32)), bytes(range(1, 33)))


def finished(game: str, **asked: Any) -> tuple[Table, Position]:
    """A table with a finished game, and the game."""
    played = random_game(game, dict(SHORT)[game], "again")
    table = at_table(played, **asked)
    if not table.is_over:
        end(table, "agreed")
    return table, played


def moment(game: Position, at: int) -> Position:
    """A game after this many of its actions."""
    found = game.copy()
    if at < len(game.actions):
        found.undo(len(game.actions) - at)
    return found


def begun(before: Table, secret: bytes = SECRETS[0], **asked: Any) -> Table:
    """The new table, whose game has begun."""
    call = msgspec.convert(asked, PlayOn)
    position = moment_of(before, call, "ann")
    found = position if call.knowledge == "open" else redealt(position, call.seat)
    event = played_on(before, call, found, "ann", "Ann")
    entry = Entry("again", 1, 0, decode_event(encode_event(event)), "ann")
    table = open_table("again", secret, entry)
    return happens(table, start(table))


def ends(table: Table) -> Table:
    """The table at the end of a random game."""
    rng = random.Random("end")
    while table.actor is not None:
        action = rng.choice(list(position_of(table).legal))
        if table.seats[table.actor].bot is None:
            call = {"do": "play", "action": action, "version": table.version, "seat": table.actor}
            event = does(table, "ann", command_from(call))
        else:
            event = decide_bot(table, table.actor, action, table.played_at)
        table = happens(table, event)
    return table


@pytest.mark.parametrize("knowledge", KNOWLEDGE)
@pytest.mark.parametrize("game", NAMES)
def test_the_game_goes_on_after_the_moment(game: str, knowledge: Knowledge) -> None:
    before, played = finished(game)
    length = len(played.actions)
    for at in (0, 1, length // 3, length // 2, length - 1):
        table = begun(before, at=at, seat=1, knowledge=knowledge, bot="groom")
        was, now = moment(played, at), moment(position_of(table), at)
        assert now.observe(1).view() == was.observe(1).view()
        if knowledge == "open":
            assert now == was
        assert table.status == "playing" or position_of(table).over
        assert [seat.bot for seat in table.seats] == ["groom", None]
        assert (table.seats[1].session, table.seats[1].name) == ("ann", "Ann")
        assert (table.allows_hints, table.opened.pace.kind) == (True, "casual")
        assert (table.opened.listed, table.opened.watch, table.chat) == (False, "link", False)
        shown = table_view(table, "ann", 0).beginning
        assert shown is not None
        assert (shown.at, shown.seat, shown.knowledge) == (at, 1, knowledge)


def test_what_comes_after_is_new() -> None:
    before, played = finished("rheingold")
    rolls = [at for at in range(len(played.actions)) if moment(played, at).actor is None]
    found = {
        tuple(position_of(begun(before, secret, at=at, seat=0, knowledge="open")).actions[at:])
        for at in rolls[:6]
        for secret in SECRETS
    }
    assert len(found) > 1


@pytest.mark.parametrize("knowledge", KNOWLEDGE)
@pytest.mark.parametrize("game", NAMES)
def test_it_proves_nothing_and_counts_for_nothing(game: str, knowledge: Knowledge) -> None:
    before, played = finished(game)
    at = len(played.actions) // 2
    table = ends(begun(before, at=at, seat=0, knowledge=knowledge))
    assert table.is_over
    assert (table.opened.commitment, chance_of(table)) == ("", None)
    record = table.record()
    assert record.event == f"played on from action {at} of an earlier game"
    assert Position.load(record) == position_of(table)
    with pytest.raises(BadValue, match="fairness: must be present"):
        verify(record)
    assert results_of(table) == []
    assert results_of(before), "the earlier game counts"
    assert rematch(table, SECRETS[0]).beginning is None, "a rematch is a new game"


@pytest.mark.slow_without_jit
@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("game", NAMES)
def test_the_seat_learns_nothing_that_it_could_not_know(game: str, number: int) -> None:
    twins, sent = possible(game, number), []
    for one in (twins.one, twins.other):
        before = at_table(one, [f"person {seat}" for seat in range(one.players)])
        end(before, "agreed")
        table = begun(before, at=len(one.actions), seat=twins.observer)
        assert table.position != one, "it is dealt again"
        seen = full_view(table, "ann", Perspective(twins.observer, version=2), 0)
        sent.append(msgspec.json.encode(seen))
    assert sent[0] == sent[1]


@pytest.mark.parametrize("game", NAMES)
def test_nothing_before_the_moment_is_undone(game: str) -> None:
    before, played = finished(game)
    at = next(
        at
        for at in range(len(played.actions) // 2, 0, -1)
        if at_table(moment(played, at)).free_undo(moment(played, at).actor)
    )
    actor = moment(played, at).actor
    table = begun(before, at=at, seat=actor, knowledge="open")
    assert (table.actor, table.free_undo(actor)) == (actor, 0)
    assert refusal(table, "ann", Undo(version=table.version, seat=actor)).code == "no-undo"
    ask = AskUndo(version=table.version, left=at - 1, seat=actor)
    assert refusal(table, "ann", ask).code == ("no-undo" if len(table.moves) >= at else "bad")
    action = next(iter(position_of(table).legal))
    call = {"do": "play", "action": action, "version": table.version, "seat": actor}
    table = happens(table, does(table, "ann", command_from(call)))
    back = AskUndo(version=table.version, left=at, seat=actor)
    assert len(happens(table, does(table, "ann", back)).moves) >= at


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"at": 0, "seat": 2}, "seat: must be below 2"),
        ({"at": 9_999, "seat": 0}, "at: must come before the end"),
        ({"at": 0, "seat": 0, "bot": "search:5"}, "bot: must be one of"),
        ({"at": 0, "seat": 0, "bot": "nobody"}, "must be one of"),
    ],
)
def test_a_bad_request_is_refused(asked: dict[str, Any], message: str) -> None:
    before, _ = finished("richelieu")
    with pytest.raises(Refusal, match=message) as caught:
        begun(before, **asked)
    assert caught.value.code == "bad"


def test_the_end_is_no_moment_and_a_game_in_progress_has_none() -> None:
    before, played = finished("richelieu")
    assert played.over
    with pytest.raises(Refusal, match="before the end"):
        begun(before, at=len(played.actions), seat=0)
    with pytest.raises(Refusal) as caught:
        begun(at_table(moment(played, 20)), at=5, seat=0)
    assert caught.value.code == "not-now"


def test_the_defaults_and_who_may_watch() -> None:
    before, _ = finished("richelieu", watch="nobody")
    table = begun(before, at=3, seat=0)
    assert table.opened.beginning is not None
    assert table.opened.beginning.knowledge == "own"
    assert (table.seats[1].bot, table.opened.watch) == (BOT, "nobody")
