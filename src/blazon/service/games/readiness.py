"""How far the games are ready: after an installation, their rules are compiled first."""

from collections.abc import Iterable, Iterator

from blazon.match.position import Position
from blazon.words.examples import examples

STEPS = 6
"""How many steps make a game ready; each compiles what it uses for the first time."""


class Readiness:
    """How many steps are done for each game; one thread writes it, others read."""

    def __init__(self) -> None:
        self._done: dict[str, int] | None = None
        """None until it is known which games will be made ready."""

    def expect(self, games: Iterable[str]) -> None:
        """These games will be made ready."""
        self._done = dict.fromkeys(games, 0)

    def done(self, game: str) -> int:
        """How many steps are done; all of them for a game that nobody makes ready."""
        return 0 if self._done is None else self._done.get(game, STEPS)

    def make_ready(self, game: str) -> None:
        """Begin a game, and show the examples for its rules; raises what goes wrong there.

        A game with which something goes wrong is not waited for any more, either.
        """
        so_far = self._done = self._done or {}
        try:
            for done in _steps(game):
                so_far[game] = done
        finally:
            so_far[game] = STEPS


def _steps(game: str) -> Iterator[int]:
    """Play the first action, and count what has been used."""
    position = Position(game, seed="")
    yield 1
    while position.actor is None:
        position.roll()
    yield 2
    token = next(iter(position.legal))
    yield 3
    position.play(token)
    yield 4
    position.observe(0).view()
    yield 5
    examples(game)
    yield STEPS
