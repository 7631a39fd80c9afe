"""What has happened, in words that everybody at the table may hear."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from blazon.words.localization import Localization
from blazon.words.narrator import Narrator

if TYPE_CHECKING:
    from blazon.match.position import Position


@dataclass(frozen=True)
class LogEntry:
    """One action as all may hear of it."""

    player: int | None
    """Who acted; None for chance."""
    turn: int
    """Whose turn it was."""
    token: str
    """As an onlooker hears of it: ``=?`` instead of a shield that only its owner saw."""
    words: str
    """Empty where the next action's words tell of both."""
    forced: bool
    """Whether nothing else was possible. Others may not know it: it can depend on what the player
    holds face down, so it leaves this process by ``forced_for`` alone."""

    def forced_for(self, observer: int | None) -> bool:
        """Whether the observer acted here and had no choice."""
        return self.forced and self.player is not None and self.player == observer


def narrate_action(
    position: "Position", act: Callable[[], object], words: Narrator, localization: Localization
) -> LogEntry:
    """Let one action happen in a position, and tell it as an onlooker hears of it."""
    actor, turn, forced = position.actor, position.turn, len(position.legal) == 1
    before = position.observe(None).view()
    act()
    after = position.observe(None).view()
    token = after["log"][-1]
    return LogEntry(
        actor, turn, token, words.describe_event(before, after, token, localization), forced
    )


def narrate_game(
    position: "Position", words: Narrator, localization: Localization, start: int = 0
) -> list[LogEntry]:
    """What has happened in a game, from its action number ``start`` on."""
    # Asked first, so that the position knows from now on what an onlooker heard.
    after = position.observe(None).shared_view()
    twin, told = position.copy(), list[LogEntry]()
    while after["actions_played"] > start:
        twin.undo()
        before, token = twin.observe(None).shared_view(), after["log"][-1]
        said = words.describe_event(before, after, token, localization)
        told.append(LogEntry(twin.actor, twin.turn, token, said, len(twin.legal) == 1))
        after = before
    return told[::-1]
