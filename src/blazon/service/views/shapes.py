"""What the server shows of a table and its game: the parts of answers and messages."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from blazon.service.journal.chance import Chance
from blazon.service.journal.events import OnTimeout, Pace, Watch
from blazon.service.journal.table import Ending, Status
from blazon.words.narrator import ScoreLine, Section


class SeatShown(msgspec.Struct, kw_only=True):
    """A seat, as everybody may know it."""

    kind: Literal["open", "person", "bot"]
    name: str
    """What its holder is called; empty without a name."""
    bot: str | None
    """The bot that decides here now."""
    yours: bool
    """Whether the receiver holds it."""
    gone: bool
    """Whether its holder has resigned."""
    text: str | None
    """What the seat added to the secret; null until the game begins."""


class Clock(msgspec.Struct, kw_only=True):
    """Time left at the moment of the message, in milliseconds."""

    running: int | None
    """The seat whose clock runs."""
    turn: list[int]
    """What each seat has left of this turn's time."""
    reserve: list[int]
    """What each seat has left for the whole game."""


class Question(msgspec.Struct, kw_only=True):
    """What a seat has asked of all others."""

    seat: int
    """Who asks."""
    what: Literal["undo", "end"]
    """Whether to take actions back, or to end the game now."""
    left: int
    """How many actions would be left after taking back."""
    agreed: list[int]
    """The seats that have agreed."""


class Declined(msgspec.Struct, kw_only=True):
    """What a seat has asked of all others in vain."""

    seat: int
    """Who asked."""
    what: Literal["undo", "end"]
    """Whether to take actions back, or to end the game."""
    by: int | None
    """Who refused; null if somebody played on instead of an answer."""


class ScoreShown(msgspec.Struct, kw_only=True):
    """How a game ended."""

    over: bool
    """Whether there is a result; false for a recorded game that breaks off."""
    totals: list[int]
    """Each player's points, by seat; none without a result."""
    winners: list[int]
    """The seats that won: several share the win, and whoever has given up never does."""
    lines: list[dict[str, Any]]
    """The lines of the score sheet, whose fields depend on the game."""
    ending: Ending
    """By the rules (``played``), because all agreed or a player resigned, because a time ran out,
    or ``unfinished``: the table was full, or the recorded game breaks off."""


class TableShown(msgspec.Struct, kw_only=True):
    """What everybody who may see a table sees of it, apart from the game."""

    id: str
    game: str
    options: dict[str, Any] | UnsetType = UNSET
    """In version 1. Version 2 has them beside the table, once: there can be a whole map in them."""
    status: Status
    seats: list[SeatShown]
    pace: Pace
    on_timeout: OnTimeout
    """What happens when a player's time has run out."""
    watch: Watch
    """Who may look on."""
    listed: bool
    """Whether it is in the lobby, where anybody can join."""
    chat: bool
    """Whether players can chat."""
    hints: bool
    """Whether players may ask for hints."""
    start: Literal["filled", "asked"]
    """Whether the game begins when the last seat is taken, or when the host says so."""
    you_host: bool
    """Whether the receiver opened the table."""
    commitment: str
    """The SHA-256 of the secret from which chance is made; empty at a recorded game."""
    chance: Chance | None
    """What the seats add to it, and for whom the game waits; null at a recorded game."""
    clock: Clock | None
    """Null at a table without clocks."""
    question: Question | None
    declined: Declined | None
    """The newest question if it was in vain, until whoever asked it plays on."""
    score: ScoreShown | None
    """Null until it is over."""
    imported: bool
    """Whether it is a recorded game that somebody has opened: its names are the record's, and
    nobody knows whose they are."""
    closed: str | None
    """Why the server's host has closed the table, if that is so."""
    before: str | None
    """The id of the table of which this is a rematch."""
    next: str | None
    """The id of the table of the rematch."""
    opened: int
    """When, in milliseconds since 1970."""


class LobbySeat(msgspec.Struct, kw_only=True):
    """A seat in a list of tables."""

    kind: Literal["open", "person", "bot"]
    name: str
    """What its holder is called; empty without a name."""
    bot: str | None
    """The bot that decides here now."""


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
    """Those of the game that are single words or numbers; no maps and decks."""
    status: Status
    version: int
    seats: list[LobbySeat]
    pace: Pace
    turn: int | None
    """The seat that decides now; null if nobody does."""
    since: int
    """When this decision began, in milliseconds since 1970."""
    created: int
    """When the table was opened, in milliseconds since 1970."""
    updated: int
    """When it last changed, in milliseconds since 1970."""
    your_turn: bool
    """Whether the receiver must decide; always false in the lobby."""
    result: ResultShown | UnsetType = UNSET
    """Once the game is over."""


class ReplayShown(msgspec.Struct, kw_only=True):
    """A moment of a game: the protocol's ``view`` without log and options.

    Beside these fields it has those of the game's own view.
    """

    game: str
    observer: int | None
    """Whose perspective it is; null for an onlooker's, and where all is disclosed."""
    player: int | None
    """Who decides; null for chance and at the end."""
    turn: int
    """Whose turn it is."""
    phase: str
    over: bool
    actions_played: int
    legal: list[str]
    """Always empty: nothing can be done here."""
    words: "Words | UnsetType" = UNSET
    """With a language."""


class ActionShown(msgspec.Struct, kw_only=True):
    """An action that the receiver can take now."""

    token: str
    text: str
    """What it does; empty without a language."""
    reveals: bool
    """Whether somebody learns something hidden by it, so that it cannot be taken back."""


class LogEntryShown(msgspec.Struct, kw_only=True):
    """An action that was taken, or what chance brought, as the receiver may know it."""

    token: str
    turn: int
    """Whose turn it was."""
    player: int | None
    """Who acted; null for chance."""
    text: str
    """What the player did, to be read after the name; empty if the next entry's text says both,
    and without a language."""
    forced: bool
    """Whether the receiver acted and nothing else was possible; always false for others."""


class ToldShown(msgspec.Struct, kw_only=True):
    """An action, or what chance brought, in version 1."""

    turn: int
    player: int | None
    words: str
    forced: bool


class Words(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What goes with a view, in the receiver's language."""

    lang: str
    names: list[str]
    """What the players are called here, by seat."""
    question: str
    """Who must do what now; empty when nobody decides."""
    section: str
    """The section of the game's rules page that explains it."""
    undo: int
    """How many of their last actions the receiver can take back without asking."""
    aids: dict[str, Any]
    """What the receiver could work out from the view; what it has depends on the game."""
    verdict: list[str]
    """At the end, who has won and what decided."""
    score: list[ScoreLine] | UnsetType = UNSET
    """At the end, what the points are made of, in the order in which they are counted; missing if
    the totals say it all."""
    sections: list[Section]
    """The table as text, if that was asked for."""
    can: list[str] | UnsetType = UNSET
    """In version 1: what each action of the view's ``legal`` does."""
    reveals: list[str] | UnsetType = UNSET
    """In version 1: those of them by which somebody learns something hidden."""
    told_from: int | UnsetType = UNSET
    """In version 1: where ``told`` begins in the log."""
    told: list[ToldShown] | UnsetType = UNSET
    """In version 1: what has happened."""


class Update(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What is new at a table, for one observer. What is missing has not changed."""

    table: TableShown | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    """In version 2, for whoever has seen nothing yet: the options of the game."""
    clock: Clock | UnsetType = UNSET
    observer: int | UnsetType | None = UNSET
    """Whose perspective the view has; null for an onlooker's."""
    view: dict[str, Any] | UnsetType = UNSET
    """The game as the protocol's ``view`` without log, options and, in version 2, ``legal``."""
    actions: list[ActionShown] | UnsetType = UNSET
    """In version 2, with the view: what the receiver can do."""
    forced: bool | UnsetType = UNSET
    """In version 2, with the view: whether the receiver decides and everybody can see that only one
    action is possible. A client can play it without asking."""
    entries_from: int | UnsetType = UNSET
    """In version 2: how many entries of the log stay; ``entries`` go on from there."""
    entries: list[LogEntryShown] | UnsetType = UNSET
    log_from: int | UnsetType = UNSET
    """In version 1: how many actions of the log stay; ``log`` goes on from there."""
    log: list[str] | UnsetType = UNSET
    words: Words | UnsetType = UNSET
    """With the view, for whoever has asked for a language."""


class ChatLine(msgspec.Struct, kw_only=True):
    """What somebody said."""

    number: int
    """Lines are numbered from 1 at each table."""
    at: int
    """When, in milliseconds since 1970."""
    seat: int | None
    """Whose seat the speaker had; null if it was none."""
    name: str
    text: str
    removed: bool = False
    """Whether the server's host has removed it, or its author's data; it has no text then."""


class RefusalShown(msgspec.Struct):
    """Why a request was not carried out; beside these, what would help."""

    code: str
    """A word for programs; Tables online lists them."""
    message: str
    """A sentence for people."""
