"""One observer's knowledge of a game, and nothing else: the input for bots, pages and seats."""

from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, cast

import msgspec

from blazon.kernel.errors import BadValue
from blazon.kernel.game import Game, Options, States, Variant
from blazon.kernel.views import Aids, View
from blazon.match.growing import Growing

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from blazon.match.solving import Objective, Solution

    V = TypeVar("V", bound=View, default=Any)
    A = TypeVar("A", bound=Aids, default=Any)
else:  # Python itself has defaults from 3.13 on
    from typing import TypeVar

    V, A = TypeVar("V", bound=View), TypeVar("A", bound=Aids)


class Observation(msgspec.Struct, Generic[V, A], frozen=True, eq=False, dict=True):
    """A position as one seat or an onlooker may know it; V and A are the game's view and aids.

    ``Position.observe`` makes observations. An observation is built only from information that the
    observer may have, so it contains nothing else. It includes the legal actions for the acting
    player only.
    """

    variant: Variant
    """The game with its options."""
    observer: int | None
    """The seat's number, from 0; None for an onlooker."""
    player: int | None
    """Who acts now; None at a chance event and at the end."""
    turn: int
    """Whose turn it is; after the end, whose turn it was."""
    phase: str
    """The current phase, such as ``TAKE``; ``OVER`` at the end."""
    legal: tuple[str, ...]
    """The observer's own legal actions, as tokens; empty unless the observer acts now."""
    shared_log: Growing[str]
    """Like ``log``, but shared with the game instead of copied."""
    states: States
    """An array of one state record with hidden components left blank; the input for a search."""
    complete: bool = False
    """Whether ``states`` hides nothing: for reviews of finished games, not for play."""

    if not TYPE_CHECKING:

        def __class_getitem__(cls, kinds):
            """The type for a game's view, or for its view and aids."""
            both = kinds if isinstance(kinds, tuple) else (kinds, Any)
            return super().__class_getitem__(both)

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
        """The game."""
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
        """The value of the position to its acting player, from the observer's knowledge.

        The value is exact if the player knows everything that matters; ``Solution.claim`` says what
        that means and what the value is otherwise. Arguments, results and errors are those of
        ``Position.solve``; there is also no answer if too many deals are possible.

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

    @cached_property
    def known(self) -> V:
        """The game's own part of what the observer knows."""
        return cast("V", self.variant.view(self.states, self.observer, complete=self.complete))

    @cached_property
    def aids(self) -> A:
        """The game's own conclusions that the observer could draw."""
        acts, complete = bool(self.legal), self.complete
        return cast(
            "A", self.variant.aids(self.states, self.observer, acts=acts, complete=complete)
        )

    def head(self) -> dict[str, Any]:
        """The part of a view that all games share, except the log."""
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

    def view(self) -> dict[str, Any]:
        """The observation as plain JSON values: the ``view`` of the engine protocol."""
        known: dict[str, Any] = msgspec.to_builtins(self.known)
        return self.head() | {"log": list(self.shared_log), **known}
