"""The events at a table, stored as rows of its journal.

Every accepted command becomes one event. Events are never shown to anybody: they contain sessions,
digests of secrets, and chance that only one seat may know.
"""

from typing import Any, Literal

import msgspec

from blazon.service.base.defaults import BOT

Watch = Literal["anyone", "link", "nobody"]
"""Who may watch: everybody, everybody who knows the table's URL, or seated players only."""
OnTimeout = Literal["bot", "forfeit"]
"""What happens when a seat's clock runs out."""


class Event(msgspec.Struct, tag_field="kind", tag=str.lower, frozen=True, omit_defaults=True):
    """The content of a journal's row, without the table's id, the row's number and its time."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """The plan for a seat when a table is opened."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None
    """A bot's name, for kind ``bot``."""
    name: str | None = None
    """The player's name, for kind ``me``."""


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time that players have; a ``casual`` table has no clock."""

    kind: Literal["casual", "live", "days"] = "casual"
    game_seconds: int = 0
    """The reserve of each seat, in seconds, for the whole game."""
    turn_seconds: int = 0
    """The seconds for each turn before the reserve is used."""


class Opened(Event, frozen=True, omit_defaults=True):
    """A table was opened; its host has the seats of kind ``me``."""

    host: str
    """The session that opened it."""
    game: str
    options: dict[str, Any]
    seats: list[SeatPlan]
    commitment: str
    pace: Pace = Pace()
    on_timeout: OnTimeout = "bot"
    watch: Watch = "link"
    listed: bool = False
    """Whether it is in the lobby."""
    chat: bool = True
    start: Literal["filled", "asked"] = "filled"
    """Whether the game begins by itself, or when the host starts it."""
    first: int | None = None
    """The first player; drawn if not given."""
    before: str | None = None
    """The table that this is a rematch of."""
    holders: list[str | None] = []
    """For a rematch: the session that holds each seat."""
    record: dict[str, Any] | None = None
    """A recorded game, for viewing only."""
    hints: bool | None = None
    """Whether players may ask for hints; None: only while they play against bots alone."""
    scheme: int = 1
    """How chance is generated: 1 at tables opened by version 0.1, 2 with sealed texts."""
    seals: list[str | None] = []
    """The seals of the seats of kind ``me``, by seat; empty if there are none."""
    sealing: list[int] = []
    """For a rematch: the seats that took part in generating chance before, and must seal again."""


class Invited(Event, frozen=True):
    """A link for one seat was created, for one use."""

    seat: int
    digest: str
    moves: bool = False
    """Whether it moves a taken seat to another device."""


class Joined(Event, frozen=True, omit_defaults=True):
    """Somebody took a seat."""

    seat: int
    session: str
    name: str
    text: str = ""
    """The player's contribution to the secret that chance is generated from."""
    digest: str | None = None
    """The digest of the link, if the player used one."""
    seal: str | None = None
    """The seal of the player's text; None if the player does not take part."""


class Left(Event, frozen=True):
    """A seat was given up before the game."""

    seat: int


class Added(Event, frozen=True):
    """A seat's text for the secret was replaced."""

    seat: int
    text: str


class Sealed(Event, frozen=True):
    """A seat's text was sealed, to be shown later."""

    seat: int
    seal: str


class Shown(Event, frozen=True):
    """A seat's sealed text was shown."""

    seat: int
    text: str


class LeftOut(Event, frozen=True):
    """Devices of these seats were late with a seal or text; chance is generated without them."""

    seats: list[int]


class Started(Event, frozen=True):
    """The game begins: the deal, and the first chance events."""

    setup: dict[str, Any]
    then: list[str] = []


class Played(Event, frozen=True, omit_defaults=True):
    """An action, and the chance events after it."""

    seat: int
    action: str
    then: list[str] = []
    bot: str | None = None
    """The bot that decided, if one did."""


class Undone(Event, frozen=True, omit_defaults=True):
    """Actions were undone until this many remain, followed by new chance events."""

    seat: int
    left: int
    then: list[str] = []


class Asked(Event, frozen=True, omit_defaults=True):
    """A seat asks all others to undo actions until ``left`` remain, or to end the game."""

    seat: int
    what: Literal["undo", "end"]
    left: int = 0


class Answered(Event, frozen=True, omit_defaults=True):
    """A seat's answer; the last yes decides it."""

    seat: int
    agree: bool
    then: list[str] = []


class Resigned(Event, frozen=True, omit_defaults=True):
    """A seat resigned; with more than two players, a bot takes over."""

    seat: int
    then: list[str] = []


class TimedOut(Event, frozen=True, omit_defaults=True):
    """A seat's clock ran out."""

    seat: int
    bot: str = BOT
    """The bot that takes over, unless the seat is forfeited."""


class HandedOver(Event, frozen=True):
    """A person handed a seat over to a bot."""

    seat: int
    bot: str


class TakenBack(Event, frozen=True):
    """The person took the seat back."""

    seat: int


class ChatSet(Event, frozen=True):
    """The host turned the chat off or on."""

    chat: bool


class Rematched(Event, frozen=True):
    """The same players continue at another table."""

    table: str


class Aborted(Event, frozen=True):
    """The host closed the table before the game."""


class Stopped(Event, frozen=True):
    """The game became too long while a bot was to move."""


class Closed(Event, frozen=True):
    """The server's host closed the table, for this reason."""

    reason: str


class Renamed(Event, frozen=True):
    """The server's host gave a seat another name, or none."""

    seat: int
    name: str


class Waited(Event, frozen=True):
    """Nobody could move for this many milliseconds, because the server was read-only or away."""

    ms: int


class Restored(Event, frozen=True):
    """The database came back without its newest entries of this table; the game goes on from here.

    This can happen after a failover to a standby that lagged behind, or with an older backup.
    """

    lost: int
    """How many entries were lost."""


class Forgotten(Event, frozen=True, omit_defaults=True):
    """The holder of these seats, or the host of the table, was anonymised.

    In the journal's earlier entries, the alias then replaces the session, and the name is gone.
    """

    seats: list[int]
    alias: str
    is_host: bool = False
    """Whether they opened the table."""


AnyEvent = (
    Opened
    | Invited
    | Joined
    | Left
    | Added
    | Sealed
    | Shown
    | LeftOut
    | Started
    | Played
    | Undone
    | Asked
    | Answered
    | Resigned
    | TimedOut
    | HandedOver
    | TakenBack
    | ChatSet
    | Rematched
    | Aborted
    | Stopped
    | Closed
    | Renamed
    | Waited
    | Restored
    | Forgotten
)


class Entry(msgspec.Struct, frozen=True):
    """A row of the journal."""

    table: str
    seq: int
    """1 for the first; the table's version after this entry."""
    at: int
    """Milliseconds since 1970."""
    event: AnyEvent
    session: str | None = None
    command: str | None = None
    """The client's own id for the command, unique within a session."""


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(AnyEvent)


def encode_event(event: AnyEvent) -> bytes:
    """An event in its stored form."""
    return _ENCODER.encode(event)


def decode_event(data: bytes) -> AnyEvent:
    """Decode a stored event."""
    event: AnyEvent = _DECODER.decode(data)
    return event
