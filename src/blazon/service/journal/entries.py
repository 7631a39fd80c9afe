"""The rows of a journal, and all kinds of commands and events."""

from typing import TYPE_CHECKING, Any, Union

import msgspec

from blazon.service.base.refusals import Refusal
from blazon.service.journal import chance, hosting, pauses, playing, questions, seating, stand_ins
from blazon.service.journal.commands import Command
from blazon.service.journal.events import Event

ROOMS = (chance, hosting, pauses, playing, questions, seating, stand_ins)
"""The modules, one per subject, with its commands, its events and their effects."""


def _kinds(base: type) -> list[type]:
    """All structs derived from a base that have no derived structs themselves."""
    kinds: list[type] = base.__subclasses__()
    return [leaf for kind in kinds for leaf in _kinds(kind) or [kind]]


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


if TYPE_CHECKING:
    AnyCommand = Command
    AnyEvent = Event
else:
    AnyCommand = Union[tuple(sorted(_kinds(Command), key=_tag))]  # noqa: UP007
    AnyEvent = Union[tuple(sorted(_kinds(Event), key=_tag))]  # noqa: UP007


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


def encode_event(event: Event) -> bytes:
    """An event in its stored form."""
    return _ENCODER.encode(event)


def decode_event(data: bytes) -> Event:
    """Decode a stored event."""
    return _DECODER.decode(data)


def command_from(data: Any) -> Command:
    """Decode a command from plain JSON values; raises Refusal that names the field."""
    try:
        return msgspec.convert(data, AnyCommand, strict=True)
    except msgspec.ValidationError as error:
        raise Refusal("bad", str(error)) from error
