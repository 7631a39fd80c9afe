"""The games' preparation: after an installation, the server first compiles their rules."""

from collections.abc import Iterable, Iterator

from blazon.match.position import Position
from blazon.service.base.logs import log
from blazon.words.examples import examples
from blazon.words.lessons import lesson

STEPS = 6
"""The number of steps to prepare a game; each compiles the code that no earlier step used."""


class Readiness:
    """Counts finished steps for each game; one thread writes them, others read them."""

    def __init__(self) -> None:
        self._done: dict[str, int] | None = None
        """None until the list of games to prepare is known."""

    def expect(self, games: Iterable[str]) -> None:
        """Register the games to prepare."""
        self._done = dict.fromkeys(games, 0)

    def done(self, game: str) -> int:
        """The number of finished steps; all of them for a game that needs no preparation."""
        return 0 if self._done is None else self._done.get(game, STEPS)

    def make_ready(self, game: str) -> None:
        """Begin a game, and show the examples for its rules; raises any error.

        After an error the game counts as done, so nobody waits for it.
        """
        so_far = self._done = self._done or {}
        try:
            for done in _steps(game):
                so_far[game] = done
        finally:
            so_far[game] = STEPS


def _steps(game: str) -> Iterator[int]:
    """Play the first action, counting the steps."""
    position = Position(game, seed="")
    yield 1
    while position.actor is None:
        position.roll()
    yield 2
    token = next(iter(position.legal))
    yield 3
    position.play(token)
    yield 4
    seen = position.observe(0)
    _ = seen.view(), seen.aids
    yield 5
    examples(game)
    yield STEPS


def draw_boards(games: Iterable[str]) -> None:
    """Draw the usual boards of games and those of their lessons, so that they are known.

    Artists cache what takes long. A failure is logged, and a request for that board gets the error.
    """
    for game in games:
        try:
            shown = [Position(game, seed="")]
            if (taught := lesson(game)) is not None:
                shown.append(taught.position(0))
            for variant in (position.variant for position in shown):
                variant.picture()
                variant.picture(turned=True)
        except Exception as error:  # artists from another distribution can raise anything
            log("warning", "a board could not be drawn", game=game, error=repr(error))
