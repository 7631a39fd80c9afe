"""The game log in words that everybody at the table may read."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from blazon.words.localization import Localization
from blazon.words.narrator import Narrator

if TYPE_CHECKING:
    from blazon.match.position import Position


@dataclass(frozen=True)
class LogEntry:
    """One action, as everybody may know it."""

    player: int | None
    """The player who acted; None for chance."""
    turn: int
    """The player whose turn it was."""
    token: str
    """The token as an onlooker sees it: ``=?`` instead of a shield that only its owner saw."""
    words: str
    """The description; empty if the next action's words describe both."""
    forced: bool
    """Whether no other action was possible. This can depend on what the player holds face down,
    so others may not know it; only ``forced_for`` may pass it on."""

    def forced_for(self, observer: int | None) -> bool:
        """Whether the observer acted here and had no choice."""
        return self.forced and self.player is not None and self.player == observer


def narrate_action(
    position: "Position", act: Callable[[], object], words: Narrator, localization: Localization
) -> LogEntry:
    """Carry out one action in a position, and describe it as an onlooker sees it."""
    actor, turn, forced = position.actor, position.turn, len(position.legal) == 1
    before = position.observe(None)
    act()
    after = position.observe(None)
    token = after.shared_log[-1]
    return LogEntry(
        actor, turn, token, words.describe_event(before, after, token, localization), forced
    )


def narrate_game(
    position: "Position", words: Narrator, localization: Localization, start: int = 0
) -> list[LogEntry]:
    """The log of a game from action number ``start``."""
    # Observe first, so the position keeps track of what an onlooker saw.
    after = position.observe(None)
    twin, told = position.copy(), list[LogEntry]()
    while len(after.shared_log) > start:
        twin.undo()
        before, token = twin.observe(None), after.shared_log[-1]
        said = words.describe_event(before, after, token, localization)
        told.append(LogEntry(twin.actor, twin.turn, token, said, len(twin.legal) == 1))
        after = before
    return told[::-1]
