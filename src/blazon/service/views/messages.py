"""The messages on a table's socket, in both directions."""

from typing import Any

import msgspec

from blazon.service.journal.commands import CommandId
from blazon.service.journal.entries import AnyCommand
from blazon.service.views.shapes import ChatLine, Update


class Updated(msgspec.Struct, tag_field="t", tag="update", omit_defaults=True, kw_only=True):
    """A table's new version."""

    v: int
    """The table's version."""
    d: Update
    done: str | None = None
    """The id of the receiver's own command, if it created this version."""


class Chatted(msgspec.Struct, tag_field="t", tag="chat", kw_only=True):
    """A new or changed chat message."""

    d: list[ChatLine]


class Refused(msgspec.Struct, tag_field="t", tag="refused", omit_defaults=True, kw_only=True):
    """A command was refused and has changed nothing."""

    id: str | None
    """The command's id; null if this is about the socket, or about a message without an id."""
    code: str
    """A code for programs; Tables online lists them."""
    message: str
    """A sentence for people."""
    d: dict[str, Any] = {}
    """Helpful data, such as the ``legal`` actions, the ``version``, or seconds to ``wait``."""


class Done(msgspec.Struct, tag_field="t", tag="done"):
    """A command was carried out, but no update reports it.

    The command was repeated, or after it the receiver may no longer see the table.
    """

    id: str
    """The command's id."""
    v: int
    """The version that it created."""


class Ponged(msgspec.Struct, tag_field="t", tag="pong"):
    """The server is alive."""


class Away(msgspec.Struct, tag_field="t", tag="away"):
    """The server is stopping for a moment; reconnect."""


class Do(msgspec.Struct, tag_field="t", tag="do", forbid_unknown_fields=True):
    """A command, with an id chosen by the client; repeating the id changes nothing."""

    id: CommandId
    d: AnyCommand


class See(msgspec.Struct, tag_field="t", tag="see", forbid_unknown_fields=True):
    """Switch to the perspective of this seat, which must be your own; null: a watcher's."""

    seat: int | None


class Say(msgspec.Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Post a chat message."""

    id: str
    text: str


class Look(msgspec.Struct, tag_field="t", tag="look", forbid_unknown_fields=True):
    """Report whether the table's page is visible; without this message, it counts as visible."""

    visible: bool


class Ping(msgspec.Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """A ping, to check that the server is alive."""


FromClient = Do | See | Say | Look | Ping
FromServer = Updated | Chatted | Refused | Done | Ponged | Away
