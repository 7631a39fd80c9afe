"""The notices by which processes on one PostgreSQL tell each other about their writes.

A notice about an entry carries the entry, so that the others need not read it.
"""

from collections.abc import Iterable, Iterator

import msgspec

from blazon.service.base.limits import LARGEST_NOTICE
from blazon.service.journal.entries import Entry, decode_event, encode_event


class Carried(msgspec.Struct, array_like=True, frozen=True):
    """An entry without its table and number, and what identifies the previous entry."""

    at: int
    event: msgspec.Raw
    """The event in its stored form, since most processes do not need it."""
    session: str | None
    command: str | None
    before: int
    """When the previous entry was written."""


class Notice(msgspec.Struct, array_like=True, frozen=True):
    """Something that was written."""

    name: str
    """A table's id; HOUSE for the host's restrictions."""
    number: int
    """An entry's number, a chat line's number negated, or 0 if the table was deleted."""
    carried: Carried | None = None

    @property
    def before(self) -> int | None:
        """When the previous entry was written, if the notice carries the entry."""
        return None if self.carried is None else self.carried.before

    @property
    def entry(self) -> Entry | None:
        """The entry, if the notice carries it."""
        one = self.carried
        if one is None:
            return None
        event = decode_event(bytes(one.event))
        return Entry(self.name, self.number, one.at, event, one.session, one.command)


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(list[Notice])


def notice_of(entry: Entry, before: int) -> Notice:
    """The notice about an entry."""
    event = msgspec.Raw(encode_event(entry.event))
    carried = Carried(entry.at, event, entry.session, entry.command, before)
    return Notice(entry.table, entry.seq, carried)


def payloads(notices: Iterable[Notice]) -> Iterator[str]:
    """The notices as texts that PostgreSQL accepts; an entry that is too long is left out."""
    texts: list[bytes] = []
    size = 2
    for notice in notices:
        text = _ENCODER.encode(notice)
        if len(text) > LARGEST_NOTICE - 2:
            text = _ENCODER.encode(Notice(notice.name, notice.number))
        if size + len(text) > LARGEST_NOTICE:
            yield f"[{b','.join(texts).decode()}]"
            texts, size = [], 2
        texts.append(text)
        size += len(text) + 1
    if texts:
        yield f"[{b','.join(texts).decode()}]"


def notices_in(payload: str) -> list[Notice]:
    """The notices in a text from ``payloads``."""
    return _DECODER.decode(payload)
