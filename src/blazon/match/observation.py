"""What one observer may know of a game, and nothing else: what bots, pages and seats are given."""

from dataclasses import dataclass, field
from typing import Any

from blazon.kernel.game import Game, Options, States, Variant


@dataclass(frozen=True, eq=False)
class Observation:
    """A position as one seat, or an onlooker, may know it.

    It is put together from what ``hide`` writes for the observer, so that nothing else is there
    to be found. The legal actions travel in it, for the acting player alone.
    """

    variant: Variant = field(repr=False)
    """The game with its options."""
    observer: int | None
    """The seat's number; None for an onlooker."""
    player: int | None
    """Who acts now; None at a chance event and at the end."""
    turn: int
    """Whose turn it is."""
    phase: str
    legal: tuple[str, ...]
    """The observer's own legal actions; empty unless he acts."""
    log: tuple[str, ...]
    """All actions so far, as the observer heard of them."""
    states: States = field(repr=False)
    """One state record, blank where something is hidden; for searching, not for keeping."""
    complete: bool = field(default=False, repr=False)
    """Whether nothing is hidden in ``states``: for looking back at a game, not for playing one."""

    @property
    def game(self) -> Game:
        """The game's own knowledge of itself."""
        return self.variant.game

    @property
    def options(self) -> Options:
        """The options of the game."""
        return self.variant.options

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "OVER"

    def view(self) -> dict[str, Any]:
        """The observation as JSON values: the protocol's ``view``."""
        return {
            "game": self.game.name,
            "options": self.options,
            "observer": self.observer,
            "player": self.player,
            "turn": self.turn,
            "phase": self.phase,
            "over": self.over,
            "actions_played": len(self.log),
            "legal": list(self.legal),
            "log": list(self.log),
            **self.variant.view(self.states, self.observer, complete=self.complete),
        }
