"""What can happen at a table, as rows of its journal.

Every accepted command is one event. Nothing here is shown to anybody: sessions and the digests of
secrets are in it, and chance that only one seat may know.
"""

from typing import Any, Literal

import msgspec

from blazon.service.base.defaults import BOT

Watch = Literal["anyone", "link", "nobody"]
"""Who may look on: everybody, whoever knows the table's address, or only those with a seat."""
OnTimeout = Literal["bot", "forfeit"]
"""What happens to a seat whose clock has run out."""


class Event(msgspec.Struct, tag_field="kind", tag=str.lower, frozen=True, omit_defaults=True):
    """One row of a journal, apart from the table's id, its number and its time."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat is meant for when a table is opened."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None
    """A bot's name, for kind ``bot``."""
    name: str | None = None
    """What the player is called, for kind ``me``."""


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much time there is; a ``casual`` table has no clock."""

    kind: Literal["casual", "live", "days"] = "casual"
    game_seconds: int = 0
    """The reserve of each seat for the whole game."""
    turn_seconds: int = 0
    """What each turn has before the reserve is touched."""


class Opened(Event, frozen=True, omit_defaults=True):
    """A table was opened, and whoever opened it has the seats of kind ``me``."""

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
    """Whether the game begins by itself, or when the host says so."""
    first: int | None = None
    """Who begins; drawn if not given."""
    before: str | None = None
    """The table of which this is a rematch."""
    holders: list[str | None] = []
    """Of a rematch: the session that holds each seat."""
    record: dict[str, Any] | None = None
    """A game played elsewhere, to look at."""
    hints: bool | None = None
    """Whether players may ask for hints; None: as long as they play against bots only."""
    scheme: int = 1
    """How chance is made: 1 at tables opened by version 0.1, 2 with sealed texts."""
    seals: list[str | None] = []
    """The seals of the seats of kind ``me``, by seat; empty if there are none."""
    sealing: list[int] = []
    """Of a rematch: the seats that took part in making chance before, and are to seal again."""


class Invited(Event, frozen=True):
    """A link for one seat was made, to be used once."""

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
    """What the player adds to the secret from which chance is made."""
    digest: str | None = None
    """The link's, if the player came by one."""
    seal: str | None = None
    """Of the text that the player will show; None if the player takes no part."""


class Left(Event, frozen=True):
    """A seat was given up before the game."""

    seat: int


class Added(Event, frozen=True):
    """A seat's text for the secret was set anew."""

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
    """The devices of these seats did not seal or show a text in time: chance is made without."""

    seats: list[int]


class Started(Event, frozen=True):
    """The game begins: who was dealt what, and what chance brought first."""

    setup: dict[str, Any]
    then: list[str] = []


class Played(Event, frozen=True, omit_defaults=True):
    """An action, and what chance brought after it."""

    seat: int
    action: str
    then: list[str] = []
    bot: str | None = None
    """The bot that decided, if one did."""


class Undone(Event, frozen=True, omit_defaults=True):
    """Actions were taken back, so that so many are left, then what chance brought again."""

    seat: int
    left: int
    then: list[str] = []


class Asked(Event, frozen=True, omit_defaults=True):
    """A seat asks all other persons: to take back actions so that ``left`` remain, or to end."""

    seat: int
    what: Literal["undo", "end"]
    left: int = 0


class Answered(Event, frozen=True, omit_defaults=True):
    """A seat's answer; with the last yes it is done."""

    seat: int
    agree: bool
    then: list[str] = []


class Resigned(Event, frozen=True, omit_defaults=True):
    """A seat gives up; with more than two players a bot goes on for it."""

    seat: int
    then: list[str] = []


class TimedOut(Event, frozen=True, omit_defaults=True):
    """A seat's clock has run out."""

    seat: int
    bot: str = BOT
    """The one that takes over, unless the seat is forfeited."""


class HandedOver(Event, frozen=True):
    """A person lets a bot decide for a seat."""

    seat: int
    bot: str


class TakenBack(Event, frozen=True):
    """The person decides again."""

    seat: int


class ChatSet(Event, frozen=True):
    """The host turned the chat off or on."""

    chat: bool


class Rematched(Event, frozen=True):
    """The same players go on at another table."""

    table: str


class Aborted(Event, frozen=True):
    """The host closed the table before the game."""


class Stopped(Event, frozen=True):
    """The game has become too long, and a bot would have to go on with it."""


class Closed(Event, frozen=True):
    """The server's host closed the table, for this reason."""

    reason: str


class Renamed(Event, frozen=True):
    """The server's host gave a seat another name, or none."""

    seat: int
    name: str


class Waited(Event, frozen=True):
    """For so many milliseconds nobody could move, because the server was read-only."""

    ms: int


class Forgotten(Event, frozen=True, omit_defaults=True):
    """Whoever held these seats, or opened the table, is nobody any more.

    The journal's earlier entries then have the alias wherever they had the session, and no name.
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
    | Forgotten
)


class Entry(msgspec.Struct, frozen=True):
    """A row of the journal."""

    table: str
    seq: int
    """1 for the first; the table's version once it has happened."""
    at: int
    """Milliseconds since 1970."""
    event: AnyEvent
    session: str | None = None
    command: str | None = None
    """The client's own id of the command, unique for a session."""


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(AnyEvent)


def encode_event(event: AnyEvent) -> bytes:
    """An event as it is stored."""
    return _ENCODER.encode(event)


def decode_event(data: bytes) -> AnyEvent:
    """An event as it was stored."""
    event: AnyEvent = _DECODER.decode(data)
    return event
