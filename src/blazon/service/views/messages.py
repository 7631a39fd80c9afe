"""What the server tells: the shapes of answers over HTTP and of messages on a socket."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from blazon.service.journal.commands import AnyCommand, CommandId


class SeatShown(msgspec.Struct, kw_only=True):
    """A seat, as everybody may know it."""

    kind: Literal["open", "person", "bot"]
    name: str
    """What its holder is called; empty if he has not said."""
    bot: str | None
    """The bot that decides here now."""
    yours: bool
    gone: bool
    text: str | None
    """What the seat added to the secret; told once the game has begun."""


class Clock(msgspec.Struct, kw_only=True):
    """Time left, in milliseconds at the moment of the message."""

    running: int | None
    """The seat whose clock runs."""
    turn: list[int]
    """What each seat has left of this turn's own time."""
    reserve: list[int]


class Question(msgspec.Struct, kw_only=True):
    """What a seat has asked of all others."""

    seat: int
    what: Literal["undo", "end"]
    left: int
    agreed: list[int]


class TableShown(msgspec.Struct, kw_only=True):
    """What all who may see a table see of it, beside the game itself."""

    id: str
    game: str
    options: dict[str, Any]
    status: Literal["open", "playing", "over", "aborted"]
    seats: list[SeatShown]
    pace: dict[str, Any]
    on_timeout: str
    watch: str
    listed: bool
    chat: bool
    hints: bool
    """Whether players may ask the bot what to do."""
    start: str
    you_host: bool
    commitment: str
    clock: Clock | None
    question: Question | None
    score: dict[str, Any] | None
    """Once it is over: totals, winners, lines and how it ended."""
    before: str | None
    next: str | None
    opened: int
    """When, in milliseconds since 1970."""


class ToldShown(msgspec.Struct, kw_only=True):
    """An action, or what chance brought, as all may hear of it."""

    turn: int
    """Whose turn it was."""
    player: int | None
    """Who acted; null for chance."""
    words: str
    """What he did, to be read after his name; empty if the next entry tells of both."""
    forced: bool
    """Whether the receiver himself acted and nothing else was possible; never said of others."""


class Words(msgspec.Struct, kw_only=True):
    """What goes with a view, in the receiver's language."""

    lang: str
    names: list[str]
    """What the players are called here, by seat."""
    question: str
    """Who must do what now; empty when nobody decides."""
    section: str
    """The section of the game's rules page that explains it."""
    can: list[str]
    """What each action of the view's ``legal`` does."""
    reveals: list[str]
    """Those of them by which somebody learns something hidden: they cannot be taken back."""
    undo: int
    """How many of his last actions the receiver can take back without asking."""
    told_from: int
    """Of how many actions ``told`` says nothing; it goes on as ``log`` does."""
    told: list[ToldShown]
    aids: dict[str, Any]
    """What the receiver could count himself; what it has depends on the game."""
    verdict: list[str]
    """At the end, who has won and what decided."""


class Update(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What is new at a table, for one observer. What is not there has not changed."""

    table: TableShown | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    observer: int | UnsetType | None = UNSET
    """Whose eyes the view is seen with; null for an onlooker's."""
    view: dict[str, Any] | UnsetType = UNSET
    """The game as the protocol's ``view``, without its log and options."""
    log_from: int | UnsetType = UNSET
    """How many actions of the log still stand; ``log`` goes on from there."""
    log: list[str] | UnsetType = UNSET
    words: Words | UnsetType = UNSET
    """With the view, for who has asked for a language."""


class ChatLine(msgspec.Struct, kw_only=True):
    """What somebody said."""

    number: int
    at: int
    seat: int | None
    name: str
    text: str


class Updated(msgspec.Struct, tag_field="t", tag="update", omit_defaults=True, kw_only=True):
    """A table's new version."""

    v: int
    d: Update | msgspec.Raw
    done: str | None = None
    """The id of the receiver's own command, if it made this version."""


class Chatted(msgspec.Struct, tag_field="t", tag="chat", kw_only=True):
    """Something was said."""

    d: list[ChatLine]


class RefusalShown(msgspec.Struct):
    """Why a request was not carried out; beside these, what would help."""

    code: str
    message: str


class Refused(msgspec.Struct, tag_field="t", tag="refused", omit_defaults=True, kw_only=True):
    """A command that changed nothing."""

    id: str | None
    code: str
    message: str
    d: dict[str, Any] = {}


class Done(msgspec.Struct, tag_field="t", tag="done"):
    """A command that had been carried out before, at this version."""

    id: str
    v: int


class Ponged(msgspec.Struct, tag_field="t", tag="pong"):
    """The server is there."""


class Away(msgspec.Struct, tag_field="t", tag="away"):
    """The server stops for a moment: connect again."""


class Do(msgspec.Struct, tag_field="t", tag="do", forbid_unknown_fields=True):
    """A command, with an id of the client's own; the same id again changes nothing."""

    id: CommandId
    d: AnyCommand


class See(msgspec.Struct, tag_field="t", tag="see", forbid_unknown_fields=True):
    """From now on with the eyes of this seat, which must be one's own; null: an onlooker's."""

    seat: int | None


class Say(msgspec.Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Something for the chat."""

    id: str
    text: str


class Ping(msgspec.Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromClient = Do | See | Say | Ping
FromServer = Updated | Chatted | Refused | Done | Ponged | Away
