"""A table: what its journal has made of it. Nothing here writes, waits or asks the time."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from blazon.kernel.options import as_recorded
from blazon.match.fairness import Fairness, fair_position
from blazon.match.position import Position
from blazon.match.record import Record
from blazon.service.journal.events import (
    Aborted,
    Added,
    Answered,
    Asked,
    ChatSet,
    Entry,
    HandedOver,
    Invited,
    Joined,
    Left,
    Opened,
    Played,
    Rematched,
    Resigned,
    Started,
    TakenBack,
    TimedOut,
    Undone,
)

STAND_IN = "knight"
"""The bot that takes over for whoever is gone."""


@dataclass
class Seat:
    """A place at a table."""

    session: str | None = None
    """Who holds it; None while it is open, and for a bot's own seat."""
    name: str = ""
    text: str = ""
    """What its holder adds to the secret that chance is made of."""
    bot: str | None = None
    """The bot that decides here now."""
    gone: bool = False
    """Whether its holder has given up, and cannot come back."""
    used: int = 0
    """Milliseconds used in the present turn."""
    reserve: int = 0
    """Milliseconds left beside what each turn has."""

    @property
    def is_taken(self) -> bool:
        """Whether somebody, or a bot, sits here."""
        return self.session is not None or self.bot is not None

    @property
    def is_person(self) -> bool:
        """Whether a person decides here."""
        return self.session is not None and self.bot is None

    @property
    def has_stand_in(self) -> bool:
        """Whether a bot decides here until a person takes his seat back."""
        return self.session is not None and self.bot is not None and not self.gone


@dataclass(frozen=True)
class Move:
    """An action of the game so far: who took it (None: chance), and in which turn."""

    seat: int | None
    turn: int


@dataclass
class Table:
    """A table at one version."""

    id: str
    secret: bytes
    opened: Opened
    seats: list[Seat]
    status: str = "open"
    """open, playing, over or aborted."""
    version: int = 0
    played_at: int = 0
    """The version at which the game last changed."""
    shown_at: int = 0
    """The version at which anything but the game and the clocks last changed."""
    position: Position | None = None
    moves: list[Move] = field(default_factory=list)
    lengths: list[tuple[int, int]] = field(default_factory=list)
    """After which version the game had how many actions."""
    invites: dict[str, Invited] = field(default_factory=dict)
    """By the digest of the secret; gone when used."""
    commands: dict[tuple[str, str], int] = field(default_factory=dict)
    """At which version a session's command was carried out."""
    question: Asked | None = None
    agreed: set[int] = field(default_factory=set)
    ending: str | None = None
    """played, agreed, resigned or time, once it is over; of a record also unfinished."""
    chat: bool = True
    next: str | None = None
    """The table of the rematch."""
    named_at: int = 0
    """The version at which somebody's name last changed."""
    opened_at: int = 0
    since: int = 0
    """When the present decision began, in milliseconds since 1970."""

    @staticmethod
    def from_journal(table: str, secret: bytes, entries: Iterable[Entry]) -> "Table":
        """The table that these entries, from the first, have made."""
        entries = iter(entries)
        first = next(entries)
        found = open_table(table, secret, first)
        for entry in entries:
            found.apply(entry)
        return found

    def after(self, entry: Entry) -> "Table":
        """The table's next version; this one stays as it is."""
        twin = replace(
            self,
            seats=[replace(seat) for seat in self.seats],
            position=None if self.position is None else self.position.copy(),
            moves=self.moves.copy(),
            lengths=self.lengths.copy(),
            invites=self.invites.copy(),
            commands=self.commands.copy(),
            agreed=self.agreed.copy(),
        )
        twin.apply(entry)
        return twin

    @property
    def fairness(self) -> Fairness:
        """The secret and the seats' texts."""
        return Fairness(self.secret, tuple(seat.text for seat in self.seats), self.opened.first)

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.is_taken for seat in self.seats)

    @property
    def actor(self) -> int | None:
        """Whose decision is waited for."""
        playing = self.position if self.status == "playing" else None
        return None if playing is None else playing.actor

    def held_by(self, session: str | None) -> list[int]:
        """The seats of a session."""
        if session is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.session == session]

    @property
    def persons(self) -> list[int]:
        """Seats held by persons who have not given up."""
        return [n for n, seat in enumerate(self.seats) if seat.session and not seat.gone]

    @property
    def allows_hints(self) -> bool:
        """Whether players may ask the bot what to do: as the host said, or no two persons play."""
        if self.opened.hints is not None:
            return self.opened.hints
        return len({self.seats[number].session for number in self.persons}) <= 1

    def deadline(self) -> int | None:
        """When the clock of whoever decides runs out, in milliseconds since 1970."""
        actor, pace = self.actor, self.opened.pace
        if actor is None or pace.kind == "casual" or not self.seats[actor].is_person:
            return None
        seat, allowed = self.seats[actor], 1000 * pace.turn_seconds
        return self.since + max(0, allowed - seat.used) + seat.reserve - max(0, seat.used - allowed)

    def log_from(self, version: int) -> int:
        """How many actions of what was known at a version still stand."""
        if not self.lengths or version < self.lengths[0][0]:
            return 0
        return min((length for at, length in self.lengths if at >= version), default=0)

    def free_undo(self, seat: int | None) -> int:
        """How many of its last actions a seat may take back without asking anybody.

        They are of this turn, and nobody has learnt anything by them.
        """
        position = self.position
        if self.status != "playing" or position is None or position.turn != seat:
            return 0
        count = 0
        for move in reversed(self.moves):
            mine = move.seat == seat and move.turn == position.turn_number
            if not mine or position.reveals(count + 1):
                break
            count += 1
        return count

    def chance(self, position: Position) -> list[str]:
        """Lets pending chance events happen in a position; returns what they brought."""
        fairness, drawn = self.fairness, []
        while position.actor is None and not position.over:
            drawn.append(fairness.outcome(position))
            position.play(drawn[-1])
        return drawn

    def score(self) -> dict[str, Any]:
        """The score, and how the game ended; who has given up does not win."""
        assert self.position
        score = self.position.score()
        gone = [number for number, seat in enumerate(self.seats) if seat.gone]
        winners = [number for number in score["winners"] if number not in gone]
        if not winners:
            left = [number for number in range(len(self.seats)) if number not in gone]
            best = max((score["totals"][number] for number in left), default=0)
            winners = [number for number in left if score["totals"][number] == best]
        return score | {"over": self.status == "over", "winners": winners, "ending": self.ending}

    def record(self) -> Record:
        """The whole truth of the game so far; with the secret once it is over."""
        if self.opened.record is not None:
            return Record.from_builtins(self.opened.record)
        assert self.position
        position = self.position.copy()
        names = zip(position.names, self.seats, strict=True)
        position.names = tuple(seat.name or default for default, seat in names)
        position.metadata = {"fairness": self.fairness.to_record(over=self.status == "over")}
        if self.ending not in (None, "played"):
            position.metadata["event"] = f"ended before its end: {self.ending}"
        return position.record

    def apply(self, entry: Entry) -> None:
        """One more event."""
        event = entry.event
        self._let_time_pass(entry.at)
        before, asked = len(self.moves), self.question
        self.version = entry.seq
        if entry.session and entry.command:
            self.commands[entry.session, entry.command] = entry.seq
        _APPLY[type(event)](self, event)
        if not isinstance(event, Played) or self.question is not asked:
            self.shown_at = entry.seq
        if self.position is not None:
            self._settle()
            if isinstance(event, Started | Played | Undone) or len(self.moves) != before:
                self.played_at = entry.seq
            self.lengths.append((entry.seq, len(self.moves)))

    def _let_time_pass(self, now: int) -> None:
        """Counts what the present decision has taken so far."""
        actor = self.actor
        if actor is not None and self.seats[actor].is_person:
            self.seats[actor].used += max(0, now - self.since)
        self.since = now

    def _settle(self) -> None:
        """Takes from the reserves what finished turns took beyond their time; notes the end."""
        assert self.position
        if self.position.over and self.status == "playing":
            self._end("played")
            self.shown_at = self.version
        allowed = 1000 * self.opened.pace.turn_seconds
        for number, seat in enumerate(self.seats):
            if number != self.actor and seat.used:
                seat.reserve = max(0, seat.reserve - max(0, seat.used - allowed))
                seat.used = 0

    def _end(self, ending: str) -> None:
        self.status, self.ending, self.question = "over", ending, None

    def _play(self, tokens: Iterable[str]) -> None:
        assert self.position
        for token in tokens:
            self.moves.append(Move(self.position.actor, self.position.turn_number))
            self.position.play(token)

    def _back_to(self, left: int) -> None:
        assert self.position
        self.position.undo(len(self.moves) - left)
        del self.moves[left:]

    def _quit(self, number: int, ending: str) -> None:
        """Somebody has given up: a game of two is over, else a bot goes on for him."""
        seat = self.seats[number]
        seat.gone, seat.bot, self.question = True, seat.bot or STAND_IN, None
        if len(self.seats) == 2 or not self.persons:
            self._end(ending)

    def on_invited(self, event: Invited) -> None:
        """A link for a seat; a new one makes older ones for it void."""
        self._void_links(event.seat)
        self.invites[event.digest] = event

    def on_joined(self, event: Joined) -> None:
        """A seat is taken, perhaps by link."""
        seat, name = self.seats[event.seat], self.seats[event.seat].name
        seat.session, seat.name = event.session, event.name or name
        if seat.name != name:
            self.named_at = self.version
        seat.text = event.text or seat.text
        self._void_links(event.seat)

    def on_left(self, event: Left) -> None:
        """A seat is open again."""
        self.seats[event.seat] = Seat(reserve=self.seats[event.seat].reserve)
        self._void_links(event.seat)

    def _void_links(self, seat: int) -> None:
        """Links for a seat are good for whoever held it, or for nobody, when they were made."""
        self.invites = {digest: one for digest, one in self.invites.items() if one.seat != seat}

    def on_added(self, event: Added) -> None:
        """A text for the secret."""
        self.seats[event.seat].text = event.text

    def on_started(self, event: Started) -> None:
        """The game begins."""
        self.status = "playing"
        self.invites = {digest: one for digest, one in self.invites.items() if one.moves}
        options = as_recorded(self.opened.options)
        self.position = Position(self.opened.game, options, event.setup, seed="")
        self._play(event.then)

    def on_played(self, event: Played) -> None:
        """An action; a person's makes an open question moot."""
        if event.bot is None:
            self.question = None
        self._play([event.action, *event.then])

    def on_undone(self, event: Undone) -> None:
        """Actions taken back."""
        self.question = None
        self._back_to(event.left)
        self._play(event.then)

    def on_asked(self, event: Asked) -> None:
        """A question to all other persons; with nobody to answer it, it is done."""
        self.question, self.agreed = event, set()
        self._agree(event.seat, [])

    def on_answered(self, event: Answered) -> None:
        """An answer; one no is a no, and the last yes does it."""
        if event.agree:
            self._agree(event.seat, event.then)
        else:
            self.question = None

    def _agree(self, number: int, then: Iterable[str]) -> None:
        """A yes, for all seats of who says it."""
        question = self.question
        assert question
        self.agreed.update(self.held_by(self.seats[number].session))
        if not self.agreed.issuperset(self.persons):
            return
        self.question = None
        if question.what == "end":
            self._end("agreed")
        else:
            self._back_to(question.left)
            self._play(then)

    def on_resigned(self, event: Resigned) -> None:
        """A seat is given up."""
        self._quit(event.seat, "resigned")

    def on_timed_out(self, event: TimedOut) -> None:
        """A clock has run out."""
        if self.opened.on_timeout == "forfeit":
            self._quit(event.seat, "time")
        else:
            self.seats[event.seat].bot = STAND_IN

    def on_handed_over(self, event: HandedOver) -> None:
        """A bot decides for a person."""
        self.seats[event.seat].bot = event.bot

    def on_taken_back(self, event: TakenBack) -> None:
        """The person decides again."""
        self.seats[event.seat].bot = None

    def on_chat_set(self, event: ChatSet) -> None:
        """Talking is allowed, or not."""
        self.chat = event.chat

    def on_rematched(self, event: Rematched) -> None:
        """There is another table."""
        self.next = event.table

    def on_aborted(self, _: Aborted) -> None:
        """The table is closed."""
        self.status = "aborted"


_APPLY: dict[type, Callable[[Table, Any], None]] = {
    Invited: Table.on_invited,
    Joined: Table.on_joined,
    Left: Table.on_left,
    Added: Table.on_added,
    Started: Table.on_started,
    Played: Table.on_played,
    Undone: Table.on_undone,
    Asked: Table.on_asked,
    Answered: Table.on_answered,
    Resigned: Table.on_resigned,
    TimedOut: Table.on_timed_out,
    HandedOver: Table.on_handed_over,
    TakenBack: Table.on_taken_back,
    ChatSet: Table.on_chat_set,
    Rematched: Table.on_rematched,
    Aborted: Table.on_aborted,
}


def open_table(table: str, secret: bytes, entry: Entry) -> Table:
    """The table of a journal's first entry."""
    opened = entry.event
    assert isinstance(opened, Opened)
    reserve = 1000 * opened.pace.game_seconds
    seats = []
    for number, plan in enumerate(opened.seats):
        seat = Seat(reserve=reserve, name=plan.name or "")
        if opened.holders:
            seat.session = opened.holders[number]
        elif plan.kind == "me":
            seat.session = opened.host
        if plan.kind == "bot":
            seat.bot, seat.name = plan.bot, plan.name or str(plan.bot)
        seats.append(seat)
    found = Table(table, secret, opened, seats, chat=opened.chat)
    found.version, found.opened_at, found.since = entry.seq, entry.at, entry.at
    if entry.session and entry.command:
        found.commands[entry.session, entry.command] = entry.seq
    if opened.record is not None:
        position = Position.load(Record.from_builtins(opened.record), seed="")
        found.position = position
        found.moves = [Move(None, 0)] * len(position.actions)
        found.lengths = [(entry.seq, len(found.moves))]
        found.status, found.ending = "over", "played" if position.over else "unfinished"
    return found


def deal(table: Table) -> Started:
    """The beginning of a full table's game."""
    position = fair_position(table.opened.game, table.opened.options, table.fairness)
    return Started(position.setup, table.chance(position))
