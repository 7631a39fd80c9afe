"""A table in this process, and everything that one observer and the spectators receive there.

Clocks are injected, and no chance is drawn. So two sittings with twins of a game receive the same
bytes, unless something reveals what the observer may not know.
"""

import asyncio
import pickle
import random
from collections.abc import Callable, Iterator
from typing import Any, TypeVar, TypeVarTuple

import msgspec
from tests.service.steps import Step, steps, steps_until
from tests.twins.channels import shown
from tests.twins.pairs import Twins

from blazon.kernel.errors import BlazonError
from blazon.match.fairness import commitment
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.service.base.languages import LANGUAGES
from blazon.service.base.refusals import Refusal
from blazon.service.http.tables import answer
from blazon.service.journal.access import (
    ReplayPoint,
    check_helped,
    check_rematch,
    check_review,
    finished_record,
    observe_at,
)
from blazon.service.journal.changes import next_version, open_table
from blazon.service.journal.commands import decide
from blazon.service.journal.entries import Entry, command_from
from blazon.service.journal.events import Event, Opened
from blazon.service.journal.plans import Pace, SeatPlan
from blazon.service.journal.playing import Played, Started
from blazon.service.journal.seating import Joined
from blazon.service.journal.stand_ins import decide_timeout
from blazon.service.journal.table import Table
from blazon.service.journal.turns import newly_to_move
from blazon.service.live.broadcast import LiveTable, Watcher
from blazon.service.live.connections import Connections
from blazon.service.live.rows import _shown
from blazon.service.views.narration import notice_of_turn
from blazon.service.views.tables import Perspective, past_view
from blazon.service.workers.hints import Hints
from blazon.service.workers.pool import WorkerPool

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
SECRET = bytes(range(32))
BEGIN, MINUTE = 1_000_000, 60_000
ASKED: list[Any] = [
    *((None, version) for version in (1, 2)),
    *((language, 1 + number % 2) for number, language in enumerate(LANGUAGES)),
    (LANGUAGES[0], 2),
]
"""The languages and message versions of the watchers."""
TOKENS = ("B5", "C6", "12", "3-5", "AAA", "-", "*", "x1", "+")
NEAR = 8
"""How many steps to watch before a moment, and after it."""
Received = tuple[str, Any]


class Clock:
    """The time of day, in place of the server's."""

    now = BEGIN


class Recorder(WorkerPool):
    """Workers that record what they receive instead of working."""

    def __init__(self) -> None:
        super().__init__(1)
        self.given = list[Observation]()

    def record(self, *given: object) -> None:
        """Record what is given to a worker."""
        self.given += [pickle.loads(one) for one in given if isinstance(one, bytes)]

    async def ask(
        self, job: Callable[[*Ts], T], *given: *Ts, network: str, is_patient: bool = False
    ) -> T:
        """Record the observation."""
        self.record(*given)
        raise Refusal("busy", "it is recorded")


def hint(table: Table, session: str | None, seat: int) -> str:
    """Everything that a worker receives for a hint."""
    pool = Recorder()
    try:
        asyncio.run(Hints(pool).give(table, session, seat, ""))
    except Refusal:
        if not pool.given:
            raise
    return repr(shown(*pool.given))


def warning(live: LiveTable, session: str | None, seat: int, language: Any) -> str:
    """The warning of what the first possible action gives away."""
    check_helped(live.table, session, seat)
    token = live.table.observe(seat).legal[0]
    return live.narration(language).warn(live.table, seat, [token]).text


def opened_for(game: Position, host: str, **asked: Any) -> Opened:
    """The first event of a table for this game, with open seats, which anybody may watch."""
    seats = [SeatPlan("open")] * game.players
    asked |= {"watch": "anyone", "listed": True}
    return Opened(host, game.game.name, game.options, seats, commitment(SECRET), **asked)


class Sitting:
    """A table with the beginning of a game, then watched by an observer and a spectator."""

    def __init__(self, game: Position, observer: int, clock: Clock, begun: int) -> None:
        self.observer, self.clock, self.now = observer, clock, BEGIN
        self.received: list[Received] = []
        first = opened_for(game, "s0", pace=Pace("live", 600, 60), hints=True)
        self.live = LiveTable(open_table("table", SECRET, Entry("table", 1, BEGIN, first)))
        for number in range(game.players):
            self.happens(Joined(number, f"s{number}", f"Player {number}"))
        drawn, played = steps(game)
        self.happens(Started(game.setup, drawn))
        for step in played[:begun]:
            self.play(step)
        connections = Connections(limited=False)
        for session in (f"s{observer}", None):
            for language, version in ASKED:
                connection = connections.admit("127.0.0.1", "table", is_seated=True)
                watcher = Watcher(session, Perspective(None, language, version), connection)
                self.live.watchers.add(watcher)
                self.live.welcome(watcher)
                if session is not None:
                    self.live.see(watcher, observer)

    def happens(self, event: Event, session: str | None = None) -> None:
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
        asked = command_from({"do": do, "seat": seat, **more})
        try:
            event = decide(self.live.table, f"s{seat}", asked, None)
        except Refusal:
            return False
        self.happens(event, f"s{seat}")
        return True

    def play(self, step: Step) -> None:
        """A step with its chance events, by the seat's person or bot."""
        bot = self.live.table.seats[step.seat].bot
        event = Played(step.seat, step.action, step.then, bot)
        self.happens(event, None if bot else f"s{step.seat}")

    def interrupt(self, what: int, step: Step, other: int) -> None:
        """Another event after a step."""
        version = self.live.table.version
        if what == 0 and not step.then and self.try_to(step.seat, "undo", version=version):
            self.play(step)
        elif what == 1:
            self.try_to(step.seat, "ask-undo", left=0, version=version)
            self.try_to(other, "answer", agree=False)
        elif what == 2:
            self.try_to(other, "ask-end")
            self.try_to(step.seat, "answer", agree=False)
        elif what == 3:
            self.try_to(step.seat, "hand-over", bot="random")
        elif what == 4:
            self.try_to(step.seat, "take-back")
        elif what == 5:
            actor = self.live.table.actor
            if actor is not None and self.live.table.seats[actor].is_person:
                self.now += 20 * MINUTE
                self.happens(decide_timeout(self.live.table, self.now))

    def inquire(self) -> None:
        """Every request by the observer and by others without a seat."""
        table, here = self.live.table, f"after {len(self.live.table.moves)} actions"
        self.clock.now = self.now + MINUTE
        for session, seat in ((f"s{self.observer}", self.observer), (None, None), ("eve", None)):
            asking = f"{here}, {session}"
            for data in refused_commands(self.observer, table.version):
                command = command_from(data)
                self.note(f"{asking}: {data}", decide, table, session or "", command, None)
            for number in range(len(table.seats)):
                self.note(f"{asking}: hint", hint, table, session, number)
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
        length = len(table.moves)
        for at, disclosed in ((length, False), (length // 2, False), (length, True)):

            def replay(moment: ReplayPoint) -> Any:
                return past_view(table, observe_at(table, session, moment), version, narration)

            self.note(f"{asked} at {at}", replay, ReplayPoint(at, seat, disclosed))
        if narration is not None and version == 1:
            self.note(f"{asked} notice", notice_of_turn, table, session or "", language)
            self.note(f"{asked} warning", warning, self.live, session, self.observer, language)
            for token in TOKENS:
                seen = table.observe(seat)
                self.note(f"{asked} why {token}", narration.explain, table, seen, token)

    def note(self, what: str, ask: Callable[..., Any], *given: Any) -> None:
        """Record the result of a request."""
        try:
            found = msgspec.json.encode(ask(*given))
        except BlazonError as refusal:
            data = getattr(refusal, "data", None)
            found = repr((type(refusal), str(refusal), data)).encode()
        self.received.append((what, found))


def received(found: Twins, game: Position, seed: int, clock: Clock) -> Iterator[Received]:
    """The messages around a moment at which something else was possible, or around the end."""
    rng, (_, played) = random.Random(seed), steps(game)
    moment = rng.choice(found.moments or [len(game.actions)])
    place = steps_until(game, moment)
    begun = max(0, place - NEAR)
    sitting = Sitting(game, found.observer, clock, begun)
    for number, step in enumerate(played[begun : place + NEAR], begun + 1):
        sitting.play(step)
        other = rng.choice([seat for seat in range(game.players) if seat != step.seat])
        sitting.interrupt(rng.randrange(8), step, other)
        if number == place:
            sitting.try_to(found.observer, "take-back")
            sitting.inquire()
    yield from sitting.received


def refused_commands(seat: int, version: int) -> Iterator[dict[str, Any]]:
    """Commands that change nothing, from any sender."""
    for own in (seat, (seat + 1) % 2):
        yield {"do": "play", "seat": own, "action": "nonsense", "version": version}
        yield {"do": "play", "seat": own, "action": "nonsense", "version": 0}
        yield {"do": "undo", "seat": own, "count": 10_000, "version": version}
        yield {"do": "ask-undo", "seat": own, "left": 1_000_000, "version": version}
        yield {"do": "answer", "seat": own, "agree": True}
        yield {"do": "take-back", "seat": own}
        yield {"do": "hand-over", "seat": own, "bot": "nobody"}
        yield {"do": "leave", "seat": own}
        yield {"do": "join", "seat": own}
    yield {"do": "join", "link": "nothing"}
    yield {"do": "invite", "seat": 15}
    yield {"do": "start"}
    yield {"do": "abort"}
