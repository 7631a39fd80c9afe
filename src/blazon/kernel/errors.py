"""Errors in a caller's input; each describes what would be right."""

from collections.abc import Sequence


class BlazonError(ValueError):
    """An error that the caller can correct; whenever it is raised, nothing has changed."""


class BadValue(BlazonError):
    """An invalid option, setup, record or file.

    Attributes:
        field: the place, such as ``options.players`` or ``record.actions[7]``.
        expected: what belongs there.
    """

    def __init__(self, field: str, expected: str) -> None:
        super().__init__(f"{field}: {expected}")
        self.field = field
        self.expected = expected

    def __reduce__(self) -> tuple[type["BadValue"], tuple[str, str]]:
        return BadValue, (self.field, self.expected)


class ActionError(BlazonError):
    """An action that cannot be taken now.

    Attributes:
        action: the action, as it was given.
        phase: the current phase.
        legal: the tokens of the actions that are legal instead.
    """

    reason = "cannot be taken"

    def __init__(self, action: str, phase: str, legal: Sequence[str]) -> None:
        choice = " ".join(legal) if legal else "nothing"
        super().__init__(f"{action!r} {self.reason}; possible in {phase}: {choice}")
        self.action = action
        self.phase = phase
        self.legal = list(legal)

    def __reduce__(self) -> tuple[type["ActionError"], tuple[str, str, list[str]]]:
        return type(self), (self.action, self.phase, self.legal)


class MalformedToken(ActionError):
    """Text that is not a token in the game's notation in any phase."""

    reason = "is not a token of this game"


class IllegalAction(ActionError):
    """An existing token or action that is not legal now."""

    reason = "is not legal"


class GameOver(ActionError):
    """An action in a game that has ended."""

    reason = "comes after the end of the game"
