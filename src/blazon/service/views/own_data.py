"""All data stored about one person, in the form that this person receives."""

import msgspec

from blazon.service.views.shapes import ResultShown


class OwnSeat(msgspec.Struct):
    """A seat that is, or was, yours."""

    seat: int
    """From 0."""
    name: str
    """Your name there."""
    left: bool
    """Whether you have left it."""


class OwnLine(msgspec.Struct):
    """A chat message of yours."""

    number: int
    """Its number at its table, from 1."""
    at: int
    """Milliseconds since 1970."""
    name: str
    """Your name then."""
    text: str
    """Your words."""


class OwnTable(msgspec.Struct):
    """A table with data about you."""

    id: str
    """The table's id, as in its URL."""
    game: str
    """The table's game."""
    status: str
    """As in the lobby."""
    created: int
    """Milliseconds since 1970."""
    opened_by_you: bool
    """Whether you opened the table."""
    seats: list[OwnSeat]
    """Your seats."""
    chat: list[OwnLine]
    """Your messages there, except removed ones."""
    result: ResultShown | None
    """Null before the end."""


class OwnSubscription(msgspec.Struct):
    """A browser that is notified of your turns."""

    endpoint: str
    """The address of its push service."""
    language: str
    """The language of the notifications."""
    created: int
    """Milliseconds since 1970."""


class OwnMail(msgspec.Struct):
    """Your mail address."""

    address: str
    """The address."""
    language: str
    """The language of the messages."""
    state: str
    """`asked` until a code has confirmed it, then `confirmed`; `off` if it gets no mail."""
    reason: str | None
    """Why it is off: `stopped` by a link in a message, or `refused` by its mail server."""
    asked: int
    """When you entered it, in milliseconds since 1970."""
    seen: int
    """When you were last seen here, which shows whether a message is still needed; 0 for never."""
    sent: int
    """When the last message was sent; 0 for never."""
    refusals: int
    """Messages in a row that its mail server has refused."""


class OwnReport(msgspec.Struct):
    """A report of yours."""

    at: int
    """Milliseconds since 1970."""
    table_id: str
    """The table that it is about."""
    subject: str
    """Its subject: a chat message, a name or a player."""
    reason: str
    """The reason that you selected."""
    words: str
    """The text that you added."""


class OwnBlock(msgspec.Struct):
    """A period in which you can only watch."""

    at: int
    """When it began, in milliseconds since 1970."""
    until: int
    """Its end."""
    reason: str
    """The host's reason."""


class OwnDevice(msgspec.Struct):
    """A browser that acts for your profile."""

    label: str
    """What it called itself."""
    created: int
    """Milliseconds since 1970."""
    used: int
    """The day of its last use, in milliseconds since 1970."""
    network: str | None
    """A digest of the network that it was added from; not an address."""


class OwnProfile(msgspec.Struct):
    """What connects your devices."""

    created: int
    """Milliseconds since 1970."""
    linked: int | None
    """When the profile's link was made; only the link's digest is stored."""
    joined: list[str]
    """The digests of the other cookies under which data of yours is stored."""
    devices: list[OwnDevice]
    """The oldest first."""


class OwnResult(msgspec.Struct):
    """Your result in a finished game."""

    game_id: str
    """The id of the game's table, which may no longer exist."""
    seat: int
    """Your seat, from 0."""
    name: str
    """Your name then."""
    game: str
    """The game."""
    players: int
    """The number of seats."""
    edition: str
    """Its edition or map."""
    pace: str
    """As in the lobby."""
    ended: int
    """Milliseconds since 1970."""
    actions: int
    """The length of the game."""
    total: int
    """Your points."""
    share: float | None
    """Your share of the win; null if the game has no winner."""
    ending: str
    """How it ended."""
    left: bool
    """Whether a bot played for you at the end, or you had given up."""


class OwnInvited(msgspec.Struct):
    """An invitation of yours to somebody with whom you have played."""

    table_id: str
    """The table that you opened for the invitation."""
    created: int
    """Milliseconds since 1970."""


class OwnInvitation(msgspec.Struct):
    """An invitation to you from somebody with whom you have played."""

    table_id: str
    """The table."""
    created: int
    """Milliseconds since 1970."""
    answered: int | None
    """When you accepted or declined it, in milliseconds since 1970."""


class OwnMute(msgspec.Struct):
    """Somebody whose invitations you do not want to see."""

    created: int
    """When you muted them, in milliseconds since 1970."""
    everybody: bool
    """Whether you muted all invitations, not only one person's."""


class OwnData(msgspec.Struct, omit_defaults=True, kw_only=True):
    """All data stored about you; no secrets. Empty without a session."""

    session: str | None = None
    """The digest of your cookie, under which everything is stored."""
    known: bool | None = None
    """False for a session that has ended."""
    created: int | None = None
    """Milliseconds since 1970."""
    used: int | None = None
    """The day of the last use, in milliseconds since 1970."""
    name: str | None = None
    """The name that you chose."""
    network: str | None = None
    """A digest of the network that created the session; not an address."""
    webhook: str | None = None
    """The webhook that is notified of your turns."""
    profile: OwnProfile | None = None
    """Your profile, if you have one."""
    notifications: list[OwnSubscription] | None = None
    """Your browsers that are notified."""
    mail: list[OwnMail] | None = None
    """Your mail address, if you gave one."""
    reports: list[OwnReport] | None = None
    """Your reports, as long as they are stored."""
    blocks: list[OwnBlock] | None = None
    """Blocks of this session."""
    results: list[OwnResult] | None = None
    """Your results, also in games whose tables have been deleted."""
    invited: list[OwnInvited] | None = None
    """Your invitations to others."""
    invitations: list[OwnInvitation] | None = None
    """Others' invitations to you."""
    muted: list[OwnMute] | None = None
    """Whose invitations you do not want to see."""
    tables: list[OwnTable] | None = None
    """Tables where you opened, played, chatted or requested a review."""
