"""Two board games with hidden information, at machine speed.

>>> import blazon
>>> game = blazon.new("richelieu", players=2, seed="a fine evening")
>>> game.play(next(iter(game.legal)))
>>> game.undo()
>>> game.actor == game.turn
True

The names below are imported when they are first used; nothing heavy loads before.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from blazon.kernel.errors import (
        ActionError,
        BadValue,
        BlazonError,
        GameOver,
        IllegalAction,
        MalformedToken,
    )
    from blazon.match.observation import Observation
    from blazon.match.position import Position
    from blazon.match.record import Record

__version__ = "0.1.0"

_HOMES = {
    "ActionError": "blazon.kernel.errors",
    "BadValue": "blazon.kernel.errors",
    "BlazonError": "blazon.kernel.errors",
    "GameOver": "blazon.kernel.errors",
    "IllegalAction": "blazon.kernel.errors",
    "MalformedToken": "blazon.kernel.errors",
    "Observation": "blazon.match.observation",
    "Position": "blazon.match.position",
    "Record": "blazon.match.record",
}

__all__ = [
    "ActionError",
    "BadValue",
    "BlazonError",
    "GameOver",
    "IllegalAction",
    "MalformedToken",
    "Observation",
    "Position",
    "Record",
    "load",
    "new",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'blazon' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def new(game: str, *, seed: str | None = None, setup: Any = None, **options: Any) -> "Position":
    """A new game.

    Args:
        game: ``"richelieu"`` or ``"rheingold"``.
        seed: any text; the same seed, options and version give the same game.
        setup: what is settled before the first action, instead of a random deal.
        options: the game's options by name, such as ``players=2, edition="duel"``.

    Raises:
        BadValue: for an unknown game, option or malformed setup.
    """
    from blazon.match.position import Position

    return Position(game, options, setup, seed=seed)


def load(text: str) -> "Position":
    """The game of a record in JSON or text form, replayed and checked; raises BadValue."""
    from blazon.match.position import Position
    from blazon.match.record import Record

    return Position.load(Record.parse(text))
