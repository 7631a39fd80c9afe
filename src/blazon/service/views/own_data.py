"""Everything that is kept about one person, as that person gets it."""

import msgspec

from blazon.service.views.shapes import ResultShown


class OwnSeat(msgspec.Struct):
    """A seat that is, or was, yours."""

    seat: int
    """From 0."""
    name: str
    """What you are called there."""


class OwnLine(msgspec.Struct):
    """Something that you have said."""

    number: int
    """At its table, from 1."""
    at: int
    """Milliseconds since 1970."""
    name: str
    """What you were called then."""
    text: str
    """Your words."""


class OwnTable(msgspec.Struct):
    """A table where you are known."""

    id: str
    """As in its address."""
    game: str
    """Its game."""
    status: str
    """As in the lobby."""
    created: int
    """Milliseconds since 1970."""
    opened_by_you: bool
    """Whether you opened it."""
    seats: list[OwnSeat]
    """Yours."""
    chat: list[OwnLine]
    """What you said there, unless it was removed."""
    result: ResultShown | None
    """Null before the end."""


class OwnSubscription(msgspec.Struct):
    """A browser that is notified of your turns."""

    endpoint: str
    """The address of its push service."""
    language: str
    """Of the notices."""
    created: int
    """Milliseconds since 1970."""


class OwnReport(msgspec.Struct):
    """Something that you have reported."""

    at: int
    """Milliseconds since 1970."""
    table_id: str
    """Where it was."""
    subject: str
    """What it was about: a line of chat, a name or a player."""
    reason: str
    """Which of the reasons you chose."""
    words: str
    """What you added."""


class OwnBlock(msgspec.Struct):
    """A time in which you can only look on."""

    at: int
    """When it was said, in milliseconds since 1970."""
    until: int
    """Its end."""
    reason: str
    """What the host gave as the reason."""


class OwnData(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What the server keeps about you; no secrets. Empty without a session."""

    session: str | None = None
    """The digest of your cookie, under which everything is kept."""
    known: bool | None = None
    """False for a session that was ended."""
    created: int | None = None
    """Milliseconds since 1970."""
    used: int | None = None
    """The day of the last use, in milliseconds since 1970."""
    name: str | None = None
    """What you want to be called."""
    network: str | None = None
    """A digest of the network that the session comes from; no address."""
    webhook: str | None = None
    """The address that is notified of your turns."""
    notifications: list[OwnSubscription] | None = None
    """Browsers that are."""
    reports: list[OwnReport] | None = None
    """Yours, as long as they are kept."""
    blocks: list[OwnBlock] | None = None
    """Of this session."""
    tables: list[OwnTable] | None = None
    """Where you opened, had a seat, said something or asked for a review."""
