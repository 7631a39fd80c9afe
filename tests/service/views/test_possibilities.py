"""Nothing that the server sends reveals a rival's possible actions.

Each game has a twin with the same actions but different possibilities: a return disc could be
played, an attack would fail. Both are played at tables in this process, at the same times, with
questions, stand-ins and undos in between; everything sent to an observer and a spectator must be
equal, in every language and version of the messages. ``test_leaks`` does this with servers.
"""

import asyncio
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from tests.service.steps import Step, steps
from tests.service.views.test_leaks import refused_commands
from tests.twins.pairs import GAMES, Twins, possible
from tests.volume import share

from blazon.kernel.errors import BlazonError
from blazon.match.fairness import commitment
from blazon.match.position import Position
from blazon.service.base.languages import LANGUAGES
from blazon.service.base.refusals import Refusal
from blazon.service.http.tables import answer
from blazon.service.journal.access import (
    Moment,
    check_rematch,
    check_review,
    finished_record,
    observation_for_hint,
    view_at,
)
from blazon.service.journal.changes import next_version, open_table
from blazon.service.journal.commands import command_from
from blazon.service.journal.decisions import decide, decide_timeout
from blazon.service.journal.events import (
    AnyEvent,
    Entry,
    Joined,
    Opened,
    Pace,
    Played,
    SeatPlan,
    Started,
)
from blazon.service.journal.turns import newly_to_move
from blazon.service.live import broadcast
from blazon.service.live.broadcast import LiveTable, Watcher
from blazon.service.live.connections import Connections
from blazon.service.live.rows import _shown
from blazon.service.views.narration import notice_of_turn
from blazon.service.views.tables import Perspective, past_view

SECRET = bytes(range(32))
BEGIN, MINUTE = 1_000_000, 60_000
ASKED: list[Any] = [
    *((None, version) for version in (1, 2)),
    *((language, 1 + number % 2) for number, language in enumerate(LANGUAGES)),
    (LANGUAGES[0], 2),
]
"""The languages and message versions of the watchers."""
TOKENS = ("B5", "C6", "12", "3-5", "AAA", "-", "*", "x1", "+")


class Clock:
    """A clock that replaces the one in ``broadcast``."""

    now = 0


class Sitting:
    """A table with a game, and everything sent to an observer and a spectator."""

    def __init__(self, game: Position, observer: int, clock: "Clock") -> None:
        self.observer, self.now, self.clock = observer, BEGIN, clock
        self.received: list[tuple[str, Any]] = []
        first = Opened(
            host="s0",
            game=game.game.name,
            options=game.options,
            seats=[SeatPlan("open")] * game.players,
            commitment=commitment(SECRET),
            pace=Pace("live", 600, 60),
            watch="anyone",
            listed=True,
        )
        self.live = LiveTable(open_table("table", SECRET, Entry("table", 1, BEGIN, first)))
        connections = Connections(limited=False)
        for session in (f"s{observer}", None):
            for language, version in ASKED:
                connection = connections.admit("127.0.0.1", "table", is_seated=True)
                watcher = Watcher(session, Perspective(None, language, version), connection)
                self.live.watchers.add(watcher)
                self.live.welcome(watcher)
        for number in range(game.players):
            self.happens(Joined(number, f"s{number}", f"Player {number}"))
        self.happens(Started(game.setup, steps(game)[0]))
        for watcher in self.live.watchers:
            if watcher.session is not None:
                self.live.see(watcher, observer)

    def happens(self, event: AnyEvent, session: str | None = None) -> None:
        """Add an entry, which everyone receives."""
        table = self.live.table
        self.now += 1234
        self.clock.now = self.now + 7
        command = f"command {table.version}" if session else None
        entry = Entry("table", table.version + 1, self.now, event, session, command)
        asyncio.run(self.live.change_to(next_version(table, entry), entry))
        self.received.append(("database", _shown(self.live.table, entry)))
        self.received.append(("whose turn", newly_to_move(self.live.table, entry)))
        heard = sorted(self.live.watchers, key=lambda one: (str(one.session), str(one.perspective)))
        for watcher in heard:
            for message in watcher.messages:
                self.received.append((f"{watcher.session} {watcher.perspective}", message))
                watcher.connection.sent(len(message))
            watcher.messages.clear()

    def try_to(self, seat: int, do: str, **more: Any) -> bool:
        """A seat's command; whether it succeeded."""
        table = self.live.table
        asked = command_from({"do": do, "seat": seat, **more})
        try:
            event = decide(table, f"s{seat}", asked, None)
        except Refusal:
            return False
        self.happens(event, f"s{seat}")
        return True

    def play(self, step: Step, bot: str | None = None) -> None:
        """A step with its chance events."""
        self.happens(Played(step.seat, step.action, step.then, bot), f"s{step.seat}")

    def interrupt(self, rng: random.Random, step: Step, other: int) -> None:
        """Another event after a step."""
        version, what = self.live.table.version, rng.random()
        if what < 0.15 and not step.then:
            if self.try_to(step.seat, "undo", version=version):
                self.play(step)
        elif what < 0.2:
            self.try_to(step.seat, "ask-undo", left=0, version=version)
            self.try_to(other, "answer", agree=False)
        elif what < 0.25:
            self.try_to(other, "ask-end")
            self.try_to(step.seat, "answer", agree=False)
        elif what < 0.3:
            self.try_to(step.seat, "hand-over")
            self.try_to(step.seat, "take-back")
        elif what < 0.33 and self.live.table.actor is not None:
            self.now += 20 * MINUTE
            actor = self.live.table.actor
            self.happens(decide_timeout(self.live.table, self.now))
            self.try_to(actor, "take-back")

    def inquire(self) -> None:
        """Every request by the observer and by others without a seat."""
        table, here = self.live.table, f"after {len(self.live.table.moves)} actions"
        self.clock.now = self.now + MINUTE
        for session, seat in ((f"s{self.observer}", self.observer), (None, None), ("eve", None)):
            asking = f"{here}, {session}"
            for data in refused_commands(self.observer, table.version):
                command = command_from(data)
                self.note(f"{asking}: {data}", decide, table, session or "", command, None)
            for number in set(range(len(table.seats))) - {self.observer}:
                self.note(f"{asking}: hint", observation_for_hint, table, session, number)
            self.note(f"{asking}: review", check_review, table, session or "")
            self.note(f"{asking}: rematch", check_rematch, table, session)
            for language, version in ASKED:
                self.look(session, seat, language, version)
        self.note(f"{here}: record", finished_record, table)

    def look(self, session: str | None, seat: int | None, language: Any, version: int) -> None:
        """The table, earlier moments, and reasons, in a language."""
        table, asked = self.live.table, f"{session} {language} {version}"
        narration = self.live.narration_for(language)
        self.note(asked, answer, self.live, session, seat, language, version)
        for at in (len(table.moves), len(table.moves) // 2):
            view = view_at(table, session, Moment(at, seat, disclosed=False))
            self.note(f"{asked} at {at}", past_view, table, view, version, narration)
        if narration is not None and version == 1:
            self.note(f"{asked} notice", notice_of_turn, table, session or "", language)
            for token in TOKENS:
                view = table.view(seat)
                self.note(f"{asked} why {token}", narration.explain, table, view, token)

    def note(self, what: str, ask: Callable[..., Any], *given: Any) -> None:
        """Record the result of a request."""
        try:
            found = msgspec.json.encode(ask(*given))
        except BlazonError as refusal:
            data = getattr(refusal, "data", None)
            found = repr((type(refusal), str(refusal), data)).encode()
        self.received.append((what, found))


def played(found: Twins, game: Position, seed: int, clock: Clock) -> Iterator[tuple[str, Any]]:
    """The messages during a game up to its last action."""
    rng, sitting = random.Random(seed), Sitting(game, found.observer, clock)
    _, todo = steps(game)
    asked = rng.sample(found.moments, min(2, len(found.moments)))
    for step in todo[:-1]:
        sitting.play(step, rng.choice([None, None, "page"]))
        yield from sitting.received
        sitting.received.clear()
        sitting.interrupt(rng, step, rng.choice([n for n in range(game.players) if n != step.seat]))
        if len(sitting.live.table.moves) in asked:
            sitting.inquire()
    yield from sitting.received


@pytest.mark.parametrize("number", share(range(12)))
@pytest.mark.parametrize("game", GAMES)
def test_what_a_rival_could_have_done_changes_nothing_that_is_sent(
    game: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, clock = possible(game, number), Clock()
    monkeypatch.setattr(broadcast, "now_ms", lambda: clock.now)
    one, other = (played(found, twin, number, clock) for twin in (found.one, found.other))
    ways = set()
    for (way, mine), (its_way, its) in zip(one, other, strict=True):
        ways.add(way)
        assert way == its_way
        assert mine == its, f"game {number}, observer {found.observer}: {way}"
    assert len(ways) > 200
