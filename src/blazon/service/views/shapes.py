"""What the server shows of a table and its game: the parts of responses and messages."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import asdict

from blazon.kernel.views import Aids
from blazon.match.observation import Observation
from blazon.match.solving import Knowledge
from blazon.service.journal.chance import Chance
from blazon.service.journal.plans import OnTimeout, Pace, Watch
from blazon.service.journal.seats import Why
from blazon.service.journal.table import Ending, Status
from blazon.words.narrator import ScoreLine, Section


class SeatShown(msgspec.Struct, kw_only=True):
    """A seat, as everybody may see it."""

    kind: Literal["open", "person", "bot"]
    name: str
    """The holder's name; empty without one."""
    bot: str | None
    """The bot that plays here now."""
    yours: bool
    """Whether the receiver holds it."""
    gone: bool
    """Whether its holder has resigned."""
    text: str | None
    """The seat's contribution to the secret; null until the game begins."""
    bot_since: int | None = None
    """When a bot took over for the holder, in milliseconds since 1970; null if none plays for a
    person."""
    bot_why: Why | None = None
    """Why it took over: the ``time`` ran out, the holder ``handed`` over or has ``left`` the game.
    Null without a reason."""
    invited: bool = False
    """Whether the seat is open and has a link."""
    program: bool = False
    """Whether its holder is a program, as it has said itself."""
    face: str | UnsetType = UNSET
    """The address of the face of a bot with a character, if the game has a drawing of it."""


class Present(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Whether the person who holds a seat is at the table."""

    state: Literal["here", "away", "lost"]
    """``here``: looking at the table; ``away``: has hidden its page, or is at another table;
    ``lost``: has no connection."""
    ms: int | None = None
    """How long the connection had been lost when the message was sent, in milliseconds; null if it
    is not lost, or if this is unknown."""


class Clock(msgspec.Struct, kw_only=True):
    """The time left when the message was sent, in milliseconds."""

    running: int | None
    """The seat whose clock runs."""
    turn: list[int]
    """The time each seat has left for this turn."""
    reserve: list[int]
    """The time each seat has left for the whole game."""


class Question(msgspec.Struct, kw_only=True):
    """One seat's question to all others."""

    seat: int
    """The seat that asks."""
    what: Literal["undo", "end"]
    """Whether to undo actions, or to end the game now."""
    left: int
    """How many actions would remain after undoing."""
    agreed: list[int]
    """The seats that have agreed."""


class Declined(msgspec.Struct, kw_only=True):
    """A question that the others declined."""

    seat: int
    """The seat that asked."""
    what: Literal["undo", "end"]
    """Whether to undo actions, or to end the game."""
    by: int | None
    """The seat that refused; null if somebody played on instead of answering."""


class ScoreShown(msgspec.Struct, kw_only=True):
    """How a game ended."""

    over: bool
    """Whether there is a result; false for a recorded game that breaks off."""
    totals: list[int]
    """Each player's points, by seat; none without a result."""
    winners: list[int]
    """The winning seats. Several may share the win; a player who has given up never wins."""
    lines: list[dict[str, Any]]
    """The lines of the score sheet, whose fields depend on the game."""
    ending: Ending
    """How the game ended: by its rules (``played``), by agreement, resignation or timeout, or
    ``unfinished`` (the table was full or the recorded game breaks off); or the host ``closed`` it;
    or the database ``lost`` a part of it."""


class BeginningShown(msgspec.Struct, kw_only=True):
    """The moment of an earlier game from which this one is played on."""

    at: int
    """The number of actions before it; they are the first ones of this game."""
    seat: int
    """The seat of the person who plays on."""
    knowledge: Knowledge
    """``open``: everything is as it was; ``own``: what the seat could not know was dealt again."""


class TableShown(msgspec.Struct, kw_only=True):
    """A table, as everybody who may see it sees it, without the game."""

    id: str
    game: str
    options: dict[str, Any] | UnsetType = UNSET
    """Only in version 1. Version 2 sends the options once, beside the table: they can contain a
    whole map."""
    status: Status
    seats: list[SeatShown]
    pace: Pace
    on_timeout: OnTimeout
    """What happens when a player's time runs out."""
    watch: Watch
    """Who may watch."""
    listed: bool
    """Whether it is in the lobby, where anybody can join."""
    chat: bool
    """Whether players can chat."""
    hints: bool
    """Whether players may ask for hints."""
    start: Literal["filled", "asked"]
    """Whether the game begins when the last seat is taken, or when the host starts it."""
    you_host: bool
    """Whether the receiver opened the table."""
    commitment: str
    """The SHA-256 of the secret that chance is generated from; empty for a game that was not dealt
    here."""
    chance: Chance | None
    """The seats' contributions to chance, and the seats the game waits for; null for a game
    that was not dealt here: a recorded one, or one with a given beginning."""
    clock: Clock | None
    """Null at a table without clocks."""
    question: Question | None
    declined: Declined | None
    """The newest question if it was declined, until the player who asked plays on."""
    score: ScoreShown | None
    """Null until it is over."""
    imported: bool
    """Whether it is an imported game: the names are the record's, and the players are unknown."""
    beginning: BeginningShown | None
    """Where the game begins if it is played on from an earlier one; null otherwise."""
    closed: str | None
    """Why the server's host closed the table, if so."""
    lost: int
    """How many of the newest changes the server's database has lost; 0 once a player plays on."""
    before: str | None
    """The id of the table that this is a rematch of."""
    next: str | None
    """The id of the table of the rematch."""
    opened: int
    """When, in milliseconds since 1970."""
    today: str | None = None
    """The day whose deal it is, such as ``2030-01-31``."""
    sealed: bool = False
    """Whether that day is not over: until then, nothing shows more of the game than its player's
    view."""


class LobbySeat(msgspec.Struct, kw_only=True):
    """A seat in a list of tables."""

    kind: Literal["open", "person", "bot"]
    name: str
    """The holder's name; empty without one."""
    bot: str | None
    """The bot that plays here now."""
    program: bool = False
    """Whether its holder is a program, as it has said itself; missing if not."""


class ResultShown(msgspec.Struct, kw_only=True):
    """A result in a list of tables: as in the table's score."""

    totals: list[int]
    winners: list[int]
    ending: Ending


class TableListed(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    """The game's options that are single words or numbers; no maps and decks."""
    status: Status
    version: int
    seats: list[LobbySeat]
    pace: Pace
    turn: int | None
    """The seat to move; null if there is none."""
    since: int
    """When this decision began, in milliseconds since 1970."""
    ago: int
    """Milliseconds since then, for clients whose clock is wrong."""
    created: int
    """When the table was opened, in milliseconds since 1970."""
    updated: int
    """When it last changed, in milliseconds since 1970."""
    your_turn: bool
    """Whether it is the receiver's turn; always false in the lobby."""
    today: str | None = None
    """The day whose deal it is, such as ``2030-01-31``; missing at other tables."""
    result: ResultShown | UnsetType = UNSET
    """The result, once the game is over."""


class ReplayShown(msgspec.Struct, kw_only=True):
    """A moment of a game: the protocol's ``view``, without log and options.

    It also has the fields of the game's own view.
    """

    game: str
    observer: int | None
    """The seat whose perspective it is; null for a watcher's, or if everything is disclosed."""
    player: int | None
    """The seat to decide; null for chance and at the end."""
    turn: int
    """Whose turn it is."""
    phase: str
    over: bool
    actions_played: int
    legal: list[str]
    """Always empty: you cannot act here."""
    words: "Words | UnsetType" = UNSET
    """Present if a language was requested."""
    actions: "list[ActionShown] | UnsetType" = UNSET
    """Present if requested: what the seat could do then; empty if it did not decide."""


class ActionShown(msgspec.Struct, kw_only=True):
    """An action that the receiver can take now."""

    token: str
    text: str
    """What it does; empty without a language."""
    reveals: bool
    """Whether it reveals something hidden, so that it cannot be undone."""


class LogEntryShown(msgspec.Struct, kw_only=True):
    """An action or a chance event, as the receiver may know it."""

    token: str
    turn: int
    """Whose turn it was."""
    player: int | None
    """The seat that acted; null for chance."""
    text: str
    """What the player did, to be read after the name. Empty if the next entry's text covers both,
    or without a language."""
    forced: bool
    """Whether the receiver acted and had no other choice; always false for others."""


class ToldShown(msgspec.Struct, kw_only=True):
    """An action or a chance event, in version 1."""

    turn: int
    player: int | None
    words: str
    forced: bool


class Words(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The text that goes with a view, in the receiver's language."""

    lang: str
    names: list[str]
    """The players' names here, by seat."""
    question: str
    """Who must do what now; empty if no decision is pending."""
    section: str
    """The section of the game's rules page that explains it."""
    undo: int
    """How many of their last actions the receiver can undo without asking."""
    aids: Aids
    """Conclusions that the receiver could draw from the view; the fields depend on the game."""
    found: list[str]
    """What the receiver's newest choice revealed to them, such as the value of a shield."""
    verdict: list[str]
    """At the end, who won and why."""
    score: list[ScoreLine] | UnsetType = UNSET
    """At the end, how the points add up, in counting order; missing if the totals are enough."""
    sections: list[Section]
    """The table as text, if requested."""
    can: list[str] | UnsetType = UNSET
    """In version 1: what each of the view's ``legal`` actions does."""
    reveals: list[str] | UnsetType = UNSET
    """In version 1: the actions that reveal something hidden."""
    told_from: int | UnsetType = UNSET
    """In version 1: where ``told`` begins in the log."""
    told: list[ToldShown] | UnsetType = UNSET
    """In version 1: the log as text."""


class Update(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What is new at a table for one observer. Missing fields have not changed."""

    table: TableShown | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    """In version 2, in the first update: the options of the game."""
    clock: Clock | UnsetType = UNSET
    present: list[Present | None] | UnsetType = UNSET
    """To players, by seat, on the socket only: who is at the table. Null for a seat that no person
    holds, and while the server cannot know."""
    observer: int | UnsetType | None = UNSET
    """The seat whose perspective the view has; null for a watcher's."""
    view: dict[str, Any] | UnsetType = UNSET
    """The game as the protocol's ``view`` without log, options and, in version 2, ``legal``."""
    actions: list[ActionShown] | UnsetType = UNSET
    """In version 2, with the view: the receiver's possible actions."""
    forced: bool | UnsetType = UNSET
    """In version 2, with the view: whether the receiver must move and everybody can see that only
    one action is possible. A client can play it without asking."""
    entries_from: int | UnsetType = UNSET
    """In version 2: how many log entries remain; ``entries`` follow them."""
    entries: list[LogEntryShown] | UnsetType = UNSET
    log_from: int | UnsetType = UNSET
    """In version 1: how many log actions remain; ``log`` follows them."""
    log: list[str] | UnsetType = UNSET
    words: Words | UnsetType = UNSET
    """With the view, if the receiver requested a language."""


class ChatLine(msgspec.Struct, kw_only=True):
    """A chat message."""

    number: int
    """Messages are numbered from 1 at each table."""
    at: int
    """When, in milliseconds since 1970."""
    seat: int | None
    """The author's seat; null without one."""
    name: str
    text: str
    removed: bool = False
    """Whether the host removed the message or deleted its author's data; it then has no text."""


class RefusalShown(msgspec.Struct):
    """Why a request was refused, with helpful data in further fields."""

    code: str
    """A code for programs; Tables online lists them."""
    message: str
    """A sentence for people."""


def view_of(seen: Observation, *, legal: bool = True) -> dict[str, Any]:
    """A view ready to send, without the parts that answers contain elsewhere.

    It lacks the options, which are sent once, the log, and in some answers the legal actions.
    """
    view = seen.head()
    del view["options"]
    if not legal:
        del view["legal"]
    known = asdict(seen.known).items()
    return view | {name: part for name, part in known if part is not UNSET}
