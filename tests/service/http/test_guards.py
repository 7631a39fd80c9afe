"""Access: texts for chance, tables reached by link, and hosts who watch."""

import asyncio
import json
from typing import Any

import pytest
from tests.service.tables import at_table, happens, open_for

from blazon.match.position import Position
from blazon.match.seals import seal_of, share_of
from blazon.service.base.refusals import Refusal
from blazon.service.base.secrets import digest_of
from blazon.service.journal.access import ReplayPoint, check_visible, observe_at, observer_for
from blazon.service.journal.chance import Added, Sealed, Shown, chance_of
from blazon.service.journal.changes import next_version
from blazon.service.journal.entries import Entry
from blazon.service.journal.events import Event
from blazon.service.journal.playing import Played
from blazon.service.journal.seating import Invited, Joined
from blazon.service.journal.stand_ins import Resigned
from blazon.service.journal.table import Table
from blazon.service.live.broadcast import LiveTable, Watcher
from blazon.service.live.connections import Connections
from blazon.service.views.tables import Perspective


def waiting(**asked: Any) -> Table:
    """A table of Ann's that waits for another player."""
    return open_for(["ann", "-"], Position("richelieu", {}, seed="guards"), **asked)


# Chance


def test_a_text_is_told_to_nobody_before_the_game_unless_it_is_to_be_shown() -> None:
    table = happens(waiting(scheme=2), Added(0, "plain"))
    chance = chance_of(table)
    assert chance is not None
    assert (chance.texts, chance.shares[0]) == ([None, None], share_of("plain"))

    sealed = happens(waiting(scheme=2), Sealed(0, seal_of("sealed")))
    chance = chance_of(sealed)
    assert chance is not None
    assert (chance.texts, chance.shares) == ([None, None], [None, share_of("")])

    shown = chance_of(happens(sealed, Shown(0, "sealed")))
    assert shown is not None
    assert (shown.texts, shown.shares[0]) == (["sealed", None], share_of("sealed"))


# Private tables


LINK = "the link to seat 1"


@pytest.mark.parametrize(
    ("session", "link", "sees"),
    [
        ("ann", None, True),
        ("bob", None, False),
        (None, None, False),
        ("bob", LINK, True),
        (None, LINK, True),
        ("bob", "a made-up link", False),
        (None, "", False),
        (None, digest_of(LINK), False),
    ],
)
def test_a_table_that_nobody_may_watch_is_there_for_its_players_and_who_has_a_link(
    session: str | None, link: str | None, sees: bool
) -> None:
    table = happens(waiting(watch="nobody"), Invited(1, digest_of(LINK)), "ann")
    if sees:
        check_visible(table, session, link)
    else:
        with pytest.raises(Refusal) as refused:
            check_visible(table, session, link)
        assert refused.value.code == "unknown"


def test_who_has_a_seat_sees_such_a_table_without_being_its_host() -> None:
    table = happens(waiting(watch="nobody"), Joined(1, "bob", "Bob"), "bob")
    check_visible(table, "bob")


def test_nobody_is_shown_another_seats_view_while_a_game_runs() -> None:
    game = Position("richelieu", {}, seed="guards")
    table = at_table(game)
    assert observe_at(table, "ann", ReplayPoint(0, 0, disclosed=False)).observer == 0
    assert observe_at(table, "ann", ReplayPoint(0, None, disclosed=False)).observer is None
    for session, seat in (("ann", 1), ("bob", 0), (None, 0), ("cleo", 1), ("ann", 2)):
        with pytest.raises(Refusal) as refused:
            observe_at(table, session, ReplayPoint(0, seat, disclosed=False))
        assert refused.value.code == "not-yours"
    for session in ("ann", None):
        with pytest.raises(Refusal):
            observe_at(table, session, ReplayPoint(0, None, disclosed=True))
    with pytest.raises(Refusal) as refused:
        observe_at(table, "ann", ReplayPoint(0, 0, acting=True))
    assert refused.value.code == "not-now"


def test_what_a_seat_could_do_at_a_moment_is_shown_when_the_game_is_over() -> None:
    game = Position("richelieu", {}, seed="guards")
    seat = game.actor
    assert seat is not None
    then = game.observe(seat)
    game.play(next(iter(game.legal)))
    table = happens(at_table(game), Resigned(0))
    acting = observe_at(table, "ann", ReplayPoint(0, seat, acting=True))
    assert list(acting.legal) == list(then.legal)
    for point in (
        ReplayPoint(0, seat),
        ReplayPoint(0, 1 - seat, acting=True),
        ReplayPoint(0, None, acting=True),
        ReplayPoint(1, 0, acting=True),
    ):
        assert not observe_at(table, "ann", point).legal
    for seat in (-1, 2):
        with pytest.raises(Refusal) as refused:
            observer_for(table, "ann", seat)
        assert refused.value.code == "not-yours"


# Messages encoded once for several watchers


def heard(
    table: Table, event: Event, session: str, watchers: dict[str, str | None]
) -> dict[str, Any]:
    """The messages to watchers, by session, about an event that a session's command causes."""

    async def broadcast() -> dict[str, Any]:
        live, found = LiveTable(table), dict[str, Watcher]()
        connections = Connections(limited=False)
        for name, whose in watchers.items():
            connection = connections.admit(name, table.id, is_seated=False)
            found[name] = Watcher(whose, Perspective(version=2), connection)
            live.watchers.add(found[name])
        entry = Entry(table.id, table.version + 1, 0, event, session, "c1")
        await live.change_to(next_version(table, entry), entry)
        return {name: json.loads(watcher.messages[-1]) for name, watcher in found.items()}

    return asyncio.run(broadcast())


def test_an_onlooker_is_not_told_that_he_is_host() -> None:
    """Ann, the host, has no seat, and watches like a stranger and Cleo."""
    table = open_for(["-", "-"], Position("richelieu", {}, seed="guards"))
    watchers = {"host": "ann", "stranger": None, "cleo": "cleo"}
    sent = heard(table, Joined(1, "bob", "Bob"), "bob", watchers)
    told = {name: message["d"]["table"]["you_host"] for name, message in sent.items()}
    assert told == {"host": True, "stranger": False, "cleo": False}


@pytest.mark.parametrize("begun", [False, True])
def test_who_sent_a_command_and_nobody_else_is_told_that_it_is_done(begun: bool) -> None:
    """Two tabs of Ann's, a rival and a stranger all receive the same change."""
    game = Position("richelieu", {}, {**Position("richelieu", seed="a").setup, "first": 0})
    table = at_table(game) if begun else waiting()
    event = Played(0, "A1") if begun else Added(0, "a text")
    watchers = {"stranger": None, "tab": "ann", "bob": "bob", "other tab": "ann"}
    sent = heard(table, event, "ann", watchers)
    done = {name: message.get("done") for name, message in sent.items()}
    assert done == {"stranger": None, "tab": "c1", "bob": None, "other tab": "c1"}
