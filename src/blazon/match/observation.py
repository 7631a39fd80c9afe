"""What one observer may know of a game, and nothing else: the input of bots, pages and seats."""

from typing import TYPE_CHECKING, Any

import msgspec

from blazon.kernel.errors import BadValue
from blazon.kernel.game import Game, Options, States, Variant
from blazon.match.growing import Growing

if TYPE_CHECKING:
    from blazon.match.solving import Objective, Solution


class Observation(msgspec.Struct, frozen=True, eq=False):
    """A position as one seat, or an onlooker, may know it.

    Made by ``Position.observe``. An observation is built up from what the observer may know, so
    it contains nothing else. The legal actions are part of it, for the acting player only.
    """

    variant: Variant
    """The game with its options."""
    observer: int | None
    """The seat's number, from 0; None for an onlooker."""
    player: int | None
    """Who acts now; None at a chance event and at the end."""
    turn: int
    """Whose turn it is; after the end, whose it was."""
    phase: str
    """What is to be decided now, such as ``TAKE``; ``OVER`` at the end."""
    legal: tuple[str, ...]
    """The observer's own legal actions, as tokens; empty unless the observer acts now."""
    shared_log: Growing[str]
    """The same as ``log``, shared with the game instead of copied."""
    states: States
    """An array of one state record, blank where something is hidden; input for a search."""
    complete: bool = False
    """Whether ``states`` hides nothing: for reviewing a finished game, not for playing one."""

    def __repr__(self) -> str:
        return (
            f"Observation(observer={self.observer!r}, player={self.player!r}, turn={self.turn!r}, "
            f"phase={self.phase!r}, legal={self.legal!r})"
        )

    @property
    def log(self) -> tuple[str, ...]:
        """The tokens of all actions so far, with hidden outcomes as the observer saw them."""
        return tuple(self.shared_log)

    @property
    def game(self) -> Game:
        """The game that is being played."""
        return self.variant.game

    @property
    def options(self) -> Options:
        """The game's options by name, defaults included."""
        return self.variant.options

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "OVER"

    def solve(self, objective: "Objective" = "win", nodes: int | None = None) -> "Solution | None":
        """What the position is worth to its acting player, by what the observer may know.

        It is exact where the player knows all that matters; ``Solution.claim`` says what that
        means, and what it is otherwise. Arguments, results and errors are those of
        ``Position.solve``; besides, there is no answer where too many deals are possible.

        Raises:
            BadValue: also if the observer is not the player who acts.
        """
        from blazon.match.solving import solve_deals, solve_open

        if self.observer is None or self.observer != self.player:
            raise BadValue("player", "must be the player who acts now")
        if self.complete:
            return solve_open(self.variant, self.states, objective, nodes)
        deals = self.variant.deals(self.states, self.observer)
        return solve_deals(self.variant, deals, objective, nodes)

    def view(self) -> dict[str, Any]:
        """The observation as plain JSON values: the ``view`` of the engine protocol."""
        seen: dict[str, Any] = msgspec.to_builtins(self._seen())
        return self._head() | {"log": list(self.shared_log), **seen}

    def shared_view(self) -> dict[str, Any]:
        """The view with ``shared_log`` as its log, so that it takes no longer in a long game.

        Other views share parts with it: nothing but its own keys may be changed.
        """
        return self._head() | {"log": self.shared_log, **self._seen()}

    def _seen(self) -> dict[str, Any]:
        return self.variant.view(self.states, self.observer, complete=self.complete)

    def _head(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "options": self.options,
            "observer": self.observer,
            "player": self.player,
            "turn": self.turn,
            "phase": self.phase,
            "over": self.over,
            "actions_played": len(self.shared_log),
            "legal": list(self.legal),
        }
