"""The messages on a table's socket, in both directions."""

from typing import Any

import msgspec

from blazon.service.journal.commands import AnyCommand, CommandId
from blazon.service.views.shapes import ChatLine, Update


class Updated(msgspec.Struct, tag_field="t", tag="update", omit_defaults=True, kw_only=True):
    """A table's new version."""

    v: int
    """The table's version."""
    d: Update
    done: str | None = None
    """The id of the receiver's own command, if it made this version."""


class Chatted(msgspec.Struct, tag_field="t", tag="chat", kw_only=True):
    """Something was said."""

    d: list[ChatLine]


class Refused(msgspec.Struct, tag_field="t", tag="refused", omit_defaults=True, kw_only=True):
    """A command that changed nothing."""

    id: str | None
    """Of the command; null if it is about the socket itself, or a message that has no id."""
    code: str
    """A word for programs; Tables online lists them."""
    message: str
    """A sentence for people."""
    d: dict[str, Any] = {}
    """What would help, such as the ``legal`` actions, the ``version``, or seconds to ``wait``."""


class Done(msgspec.Struct, tag_field="t", tag="done"):
    """A command that is carried out, where no update says so.

    It had been carried out before, or by it the receiver has lost sight of the table.
    """

    id: str
    """Of the command."""
    v: int
    """The version that it made."""


class Ponged(msgspec.Struct, tag_field="t", tag="pong"):
    """The server is there."""


class Away(msgspec.Struct, tag_field="t", tag="away"):
    """The server stops for a moment: connect again."""


class Do(msgspec.Struct, tag_field="t", tag="do", forbid_unknown_fields=True):
    """A command, with an id of the client's own; the same id again changes nothing."""

    id: CommandId
    d: AnyCommand


class See(msgspec.Struct, tag_field="t", tag="see", forbid_unknown_fields=True):
    """Look with this seat's perspective, which must be your own; null: an onlooker's."""

    seat: int | None


class Say(msgspec.Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Something for the chat."""

    id: str
    text: str


class Ping(msgspec.Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromClient = Do | See | Say | Ping
FromServer = Updated | Chatted | Refused | Done | Ponged | Away
