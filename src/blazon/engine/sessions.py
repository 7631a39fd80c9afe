"""The open games of one engine."""

import secrets

from blazon.kernel.errors import BadValue
from blazon.match.position import Position

MOST_SESSIONS = 10_000
"""The default maximum number of games that one engine keeps open."""


class Sessions:
    """The open games, by session id."""

    def __init__(self, most: int = MOST_SESSIONS) -> None:
        self.most = most
        self._positions: dict[str, Position] = {}

    def __len__(self) -> int:
        return len(self._positions)

    def __getitem__(self, session: str) -> Position:
        """The game of a session; raises BadValue."""
        if session not in self._positions:
            raise BadValue("session", "is unknown or closed")
        return self._positions[session]

    def __setitem__(self, session: str, position: Position) -> None:
        self._positions[session] = position

    def check_room(self) -> None:
        """Raise BadValue if no more games can be opened."""
        if len(self) >= self.most:
            raise BadValue("session", f"{self.most} games are open; close a session first")

    def open(self, position: Position) -> str:
        """Keep a game; returns the new session's id."""
        session = secrets.token_urlsafe(12)
        self._positions[session] = position
        return session

    def close(self, session: str) -> None:
        """Forget a game; raises BadValue."""
        self[session]
        del self._positions[session]
