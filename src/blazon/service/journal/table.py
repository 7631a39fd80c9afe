"""A table in the state its journal describes; ``changes`` applies new entries."""

from dataclasses import dataclass, field, fields
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from blazon.match.fairness import Fairness, Sealing
from blazon.match.growing import Growing
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.match.record import Record
from blazon.service.base.defaults import BOT, STAND_IN
from blazon.service.base.limits import ENTRIES_TO_END, MOST_ENTRIES
from blazon.service.journal.plans import TablePlan
from blazon.service.journal.seats import Seat
from blazon.service.journal.sharing import Weight

Status = Literal["open", "playing", "over", "aborted"]
Ending = Literal["played", "agreed", "resigned", "time", "unfinished", "closed", "lost"]


class Move(msgspec.Struct, frozen=True, gc=False):
    """The circumstances of one action in the game so far."""

    seat: int | None
    """The seat that took it; None for chance."""
    turn: int
    """Whose turn it was."""
    turn_number: int
    """How many turns had ended."""
    forced: bool
    """Whether there was no other choice. Only the seat may know this: it can depend on hidden
    cards."""

    def forced_for(self, observer: int | None) -> bool:
        """Whether the observer took this action and had no choice."""
        return self.forced and self.seat is not None and self.seat == observer


class Invitation(NamedTuple):
    """What a link is for; it can be used once."""

    seat: int
    moves: bool
    """Whether it moves a taken seat to another device."""


class Question(NamedTuple):
    """What a seat asks all others: to undo actions until ``left`` remain, or to end the game."""

    seat: int
    what: Literal["undo", "end"]
    left: int


class DeclinedQuestion(NamedTuple):
    """A question that the others declined."""

    question: Question
    by: int | None
    """The seat that refused; None if somebody played on instead of answering."""


OF_GAME = {"of": "game"}
"""Marks fields that the game and the clocks change: these have their own parts in updates."""


@dataclass
class Table:
    """A table at one version."""

    id: str
    secret: bytes
    opened: TablePlan
    seats: list[Seat]
    status: Status = "open"
    version: int = field(default=0, metadata=OF_GAME)
    played_at: int = field(default=0, metadata=OF_GAME)
    """The version at which the game last changed."""
    shown_at: int = field(default=0, metadata=OF_GAME)
    """The version at which anything except the game and the clocks last changed."""
    position: Position | None = field(default=None, metadata=OF_GAME)
    """Shared with other versions of the table: it is never modified, only replaced."""
    moves: Growing[Move] = field(default_factory=Growing, metadata=OF_GAME)
    begun_at: int = 0
    """The version at which the game began, or at which a recorded one was opened."""
    lengths: Growing[tuple[int, int]] = field(default_factory=Growing, metadata=OF_GAME)
    """Versions and their numbers of actions, unless a later version has as many actions or
    fewer."""
    invites: dict[str, Invitation] = field(default_factory=dict)
    """By the digest of the secret; removed once used."""
    question: Question | None = None
    agreed: set[int] = field(default_factory=set)
    declined: DeclinedQuestion | None = None
    """The newest question if it was declined, until the player who asked plays on."""
    ending: Ending | None = None
    """How the game ended, once it is over."""
    round: int = 1
    """The round, which increases when the seats start over after a sealed text was shown."""
    round_at: int = 0
    """The version at which the round began, unless it is the first."""
    round_by: list[int] = field(default_factory=list)
    """The seats at which it began."""
    lost: int = 0
    """How many entries the database has lost, until a player plays on."""
    doubtful: range = range(0)
    """Versions that existed twice: before the database lost them, and again since."""
    is_broken: bool = False
    """Whether its journal has a gap, so that the table ends there."""
    closed: str | None = None
    """Why the server's host closed it, if so."""
    chat: bool = True
    next: str | None = None
    """The table of the rematch."""
    named_at: int = 0
    """The version at which a player's name last changed."""
    opened_at: int = 0
    ended_at: int = field(default=0, metadata=OF_GAME)
    """When the game ended, in milliseconds since 1970; 0 before that, and for a recorded one."""
    weight: Weight = field(default_factory=Weight)
    """How much memory its options and its record take."""
    since: int = field(default=0, metadata=OF_GAME)
    """When the current decision began, in milliseconds since 1970."""

    def copy(self) -> "Table":
        """A copy; changes to one do not affect the other."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.seats = [seat.copy() for seat in self.seats]
        twin.invites, twin.agreed = self.invites.copy(), self.agreed.copy()
        return twin

    def shows_the_same_as(self, other: "Table") -> bool:
        """Whether only the game and the clocks differ."""
        ours, theirs = vars(self), vars(other)
        return all(name in _OF_GAME or value == theirs.get(name) for name, value in ours.items())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or otherwise."""
        return self.status == "over"

    @property
    def fairness(self) -> Fairness:
        """The secret and the seats' texts."""
        texts, seals = zip(*((seat.text, seat.seal) for seat in self.seats), strict=True)
        sealing = None if self.opened.scheme == 1 else Sealing(self.round, seals)
        return Fairness(self.secret, texts, self.opened.first, sealing)

    @property
    def given(self) -> int:
        """How many of the first actions come from an earlier game; they cannot be undone."""
        return 0 if self.opened.beginning is None else len(self.opened.beginning.actions)

    @property
    def is_provable(self) -> bool:
        """Whether the whole game is generated from the secret, and can be checked against it."""
        return self.opened.record is None and self.opened.beginning is None

    @property
    def is_too_long(self) -> bool:
        """Whether the journal only has room left to end the game."""
        return self.version >= MOST_ENTRIES - ENTRIES_TO_END

    @property
    def is_at_its_end(self) -> bool:
        """Whether the journal has no room left at all, not even for questions about the end."""
        return self.version >= MOST_ENTRIES

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.is_taken for seat in self.seats)

    @property
    def actor(self) -> int | None:
        """The seat that must decide now."""
        playing = self.position if self.status == "playing" else None
        return None if playing is None else playing.actor

    @property
    def bot_to_move(self) -> str | None:
        """The bot that must decide now; None if it is a person or nobody."""
        return None if self.actor is None else self.seats[self.actor].bot

    @property
    def session_to_move(self) -> str | None:
        """The session that must decide now; None if it is a bot or nobody."""
        seat = None if self.actor is None else self.seats[self.actor]
        return seat.session if seat is not None and seat.is_person else None

    def held_by(self, session: str | None) -> list[int]:
        """The seats of a session."""
        if session is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.session == session]

    def is_host(self, session: str | None) -> bool:
        """Whether a session opened the table."""
        return session is not None and session == self.opened.host

    @property
    def persons(self) -> list[int]:
        """Seats of people who have not given up."""
        return [n for n, seat in enumerate(self.seats) if seat.session and not seat.gone]

    @property
    def free_seats(self) -> list[int]:
        """Seats that anybody could take."""
        return [number for number, seat in enumerate(self.seats) if not seat.is_taken]

    @property
    def allows_hints(self) -> bool:
        """Whether players may ask for hints: the host's choice, or yes with at most one person."""
        if self.opened.hints is not None:
            return self.opened.hints
        return len({self.seats[number].session for number in self.persons}) <= 1

    @property
    def stand_in(self) -> str:
        """The bot that takes over for a person; a weak one at a table without hints."""
        return BOT if self.allows_hints else STAND_IN

    def observe(self, observer: int | None) -> Observation:
        """The game as an observer may know it."""
        assert self.position
        return self._ended(self.position.observe(observer))

    def observe_at(
        self, actions: int, observer: int | None, *, disclosed: bool, acting: bool = False
    ) -> Observation:
        """The game after this many actions.

        It is for viewing only, so no action is legal there, unless ``acting`` asks for those that
        the observer could take then.
        """
        assert self.position
        position = self.position.copy()
        if actions < len(self.moves):
            position.undo(len(self.moves) - actions)
        seen = position.disclose() if disclosed else position.observe(observer)
        acts = acting and observer is not None and observer == seen.player
        seen = replace(seen, observer=observer, legal=seen.legal if acts else ())
        return seen if actions < len(self.moves) else self._ended(seen)

    def _ended(self, seen: Observation) -> Observation:
        """The newest observation, adjusted if the table is over although its game is not."""
        if self.breaks_off:
            return replace(seen, legal=())
        return replace(seen, player=None, phase="OVER", legal=()) if self.is_over else seen

    @property
    def breaks_off(self) -> bool:
        """Whether this is a recorded game whose record ends before the game does."""
        recorded, position = self.opened.record is not None, self.position
        return recorded and position is not None and not position.over

    @property
    def decisions(self) -> int:
        """The number of actions at which players had a choice."""
        return sum(move.seat is not None and not move.forced for move in self.moves)

    def log_from(self, version: int) -> int:
        """How many of the actions known at a version are still part of the game."""
        if version < self.begun_at or version in self.doubtful:
            return 0
        index = self.lengths.place_of((version, 0))
        return self.lengths[index][1] if index < len(self.lengths) else 0

    def note_length(self) -> None:
        """Record the number of actions at the newest version."""
        length = len(self.moves)
        left = len(self.lengths)
        while left and self.lengths[left - 1][1] >= length:
            left -= 1
        self.lengths = self.lengths.first(left).plus([(self.version, length)])

    def free_undo(self, seat: int | None) -> int:
        """How many of its own last actions a seat may undo without asking anybody.

        They belong to this turn, and have revealed nothing to anybody.
        """
        position = self.position
        if self.status != "playing" or position is None or position.turn != seat:
            return 0
        count = 0
        for move in reversed(self.moves[self.given :]):
            own = move.seat == seat and move.turn_number == position.turn_number
            if not own or position.reveals(count + 1):
                break
            count += 1
        return count

    def resolve_chance(self, position: Position) -> list[str]:
        """The outcomes of the pending chance events in a position."""
        drawn: list[str] = []
        while position.actor is None and not position.over:
            drawn.append(self.fairness.outcome(position))
            position = position.after(drawn[-1])
        return drawn

    def score(self) -> dict[str, Any]:
        """The score, and how the game ended; a player who has given up does not win.

        A game that the server's host closed, or of which the database lost a part, has no winner. A
        recorded game that breaks off has no score, since the score would count hidden cards.
        """
        assert self.position
        if self.breaks_off:
            return {"over": False, "totals": [], "winners": [], "lines": [], "ending": self.ending}
        score = self.position.score()
        gone = [number for number, seat in enumerate(self.seats) if seat.gone]
        winners = [number for number in score["winners"] if number not in gone]
        if self.ending in ("closed", "lost"):
            winners = []
        elif not winners:
            left = [number for number in range(len(self.seats)) if number not in gone]
            best = max((score["totals"][number] for number in left), default=0)
            winners = [number for number in left if score["totals"][number] == best]
        return score | {"over": self.is_over, "winners": winners, "ending": self.ending}

    def record(self) -> Record:
        """The complete game so far; with the secret once it is over.

        A game that is played on from an earlier one has no secret to check: its beginning is given.
        """
        if self.opened.record is not None:
            return Record.from_builtins(self.opened.record)
        assert self.position
        position = self.position.copy()
        names = zip(position.names, self.seats, strict=True)
        position.names = tuple(seat.name or default for default, seat in names)
        position.metadata, events = {}, []
        if self.is_provable:
            position.metadata["fairness"] = self.fairness.to_record(over=self.is_over)
        if self.opened.beginning is not None:
            events.append(f"played on from action {self.given} of an earlier game")
        if self.ending not in (None, "played"):
            events.append(f"ended before its end: {self.ending}")
        if events:
            position.metadata["event"] = "; ".join(events)
        return position.record


_OF_GAME = frozenset(one.name for one in fields(Table) if one.metadata == OF_GAME)
