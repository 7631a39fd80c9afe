"""Every limit of the service, in one place: how large, how many, how often."""

from dataclasses import dataclass

LARGEST_BODY = 256 * 1024
"""Bytes of a request; a map of one's own fits."""
LARGEST_MESSAGE = 16 * 1024
"""Bytes of a message on a socket."""
LONGEST_CHAT = 500
"""Characters of a chat message."""
PAGE = 50
"""Tables on a page of the lobby."""
MOST_WAITING_WRITES = 10_000
LARGEST_GROUP = 500
"""Entries in one commit."""
LONGEST_QUEUE = 64
"""Messages that wait for a slow reader; with more he is cut off, and comes back to the gap."""
MOST_TABLES = 5_000
"""Tables that a process keeps in memory; others are read again when somebody asks."""
MOST_PICTURES = 64
"""Drawings of boards that a process keeps in memory, of some 100 KiB each."""
MOST_SOCKETS = 20_000
MOST_WATCHING = 500
"""Sockets at one table."""
HINT_MS = 1500
"""How long the bot thinks about a hint."""
MOST_HINTS = 2
"""Hints that wait for each worker."""
LONGEST_REVIEWED = 5_000
"""Actions of a game that is looked back at."""
MOST_WAITING_REVIEWS = 5
"""Reviews of one session that are not done yet."""
SESSION_DAYS = 400
"""How long a browser keeps its session."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many each second after that."""

    burst: int
    per_second: float


RATES = {
    "read": Rate(200, 20),
    "write": Rate(100, 20),
    "open-table": Rate(20, 0.1),
    "new-session": Rate(30, 0.2),
    "chat": Rate(10, 0.5),
    "socket": Rate(60, 2),
    "hint": Rate(20, 0.5),
    "review": Rate(10, 0.1),
}
"""For each session, or for each address where there is none."""
ADDRESS_SHARE = 20
"""An address has so many times the rates of a session: many people can be behind one."""
MOST_BUCKETS = 100_000
