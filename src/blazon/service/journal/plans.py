"""The plan by which a table was opened: its game, seats, pace, and who may watch."""

from typing import Any, Literal

import msgspec

from blazon.match.solving import Knowledge

Watch = Literal["anyone", "link", "nobody"]
"""Who may watch: everybody, everybody who knows the table's URL, or seated players only."""
OnTimeout = Literal["bot", "forfeit"]
"""What happens when a seat's clock runs out."""


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


class Beginning(msgspec.Struct, frozen=True):
    """The first part of a game that is played on from a moment of an earlier one."""

    setup: dict[str, Any]
    actions: list[str]
    """The actions that are given; the game goes on after them."""
    seat: int
    """The seat that is played on."""
    knowledge: Knowledge
    """``open``: everything is as it was; ``own``: what the seat did not know was dealt again."""


class TablePlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """The plan for a table; its host has the seats of kind ``me``."""

    host: str
    """The session that opened it."""
    game: str
    options: dict[str, Any]
    seats: list[SeatPlan]
    commitment: str
    pace: Pace = Pace()
    on_timeout: OnTimeout = "bot"
    bots_alone: bool = False
    """Whether bots and programs may play without any person."""
    watch: Watch = "link"
    listed: bool = False
    """Whether it is in the lobby."""
    chat: bool = True
    start: Literal["filled", "asked"] = "filled"
    """Whether the game begins automatically, or when the host starts it."""
    first: int | None = None
    """The first player; drawn if not given."""
    before: str | None = None
    """The table that this is a rematch of."""
    holders: list[str | None] = []
    """For a rematch: the session that holds each seat."""
    programs: list[int] = []
    """For a rematch: the seats whose holders are programs."""
    record: dict[str, Any] | None = None
    """A recorded game, for viewing only."""
    hints: bool | None = None
    """Whether players may ask for hints; None: only while at most one person plays."""
    scheme: int = 1
    """How chance is generated: 1 at tables opened by version 0.1, 2 with sealed texts."""
    seals: list[str | None] = []
    """The seals of the seats of kind ``me``, by seat; empty if there are none."""
    sealing: list[int] = []
    """For a rematch: the seats that took part in generating chance before, and must seal again."""
    beginning: Beginning | None = None
    """How a game begins that is played on from an earlier one; None for one that is dealt."""
    today: str | None = None
    """The day whose deal it is, as in ``2030-01-31``; None at other tables."""
