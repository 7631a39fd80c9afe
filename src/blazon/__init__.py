"""Two board games with hidden information, at machine speed.

>>> import blazon
>>> game = blazon.new("richelieu", players=2, seed="a fine evening")
>>> game.play(next(iter(game.legal)))
>>> game.undo()
>>> game.actor == game.turn
True

Names are imported on first use, so ``import blazon`` itself loads nothing heavy.
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

__version__ = "0.3.0.dev0"

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
    """Start a new game.

    Args:
        game: the game's name, such as ``"richelieu"`` or ``"rheingold"``.
        seed: any text; the same seed, options and version give the same game. Without one, a
            random seed is chosen.
        setup: everything settled before the first action, in the form that the engine protocol
            uses; without it, the game is dealt from the seed.
        options: the game's options by name, such as ``players=2, edition="duel"``; the others
            have their defaults.

    Returns:
        The position before the first action.

    Raises:
        BadValue: if the game or an option is unknown, or if an option or the setup is malformed.
    """
    from blazon.match.position import Position

    return Position(game, options, setup, seed=seed)


def load(text: str) -> "Position":
    """Load a game from a record, replaying and checking every action.

    Args:
        text: the record, in its JSON form or in its text form.

    Returns:
        The position after the record's last action.

    Raises:
        BadValue: if the record is malformed, contains an illegal action or states a result that
            its actions do not lead to; the error names the field.
    """
    from blazon.match.position import Position
    from blazon.match.record import Record

    return Position.load(Record.parse(text))
