"""One moment of a game: the player to move, the legal actions, the score."""

from fractions import Fraction
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from blazon.kernel import batch
from blazon.kernel.bits import members
from blazon.kernel.errors import BadValue, GameOver, IllegalAction, MalformedToken
from blazon.kernel.game import Game, Options, States, Variant
from blazon.kernel.layout import one_record
from blazon.kernel.perft import perft
from blazon.match.legal import LegalActions

Action = str | int
"""An action, as its token or as its number."""


class Situation:
    """A moment of a game, hidden things included: everything that depends on its state alone.

    Attributes:
        game: the game that is being played; ``game.name`` is its name.
        options: the game's options by name, defaults included.
        variant: the game with its options settled: its notation, views and score lines.
    """

    __slots__ = ("_actor", "_mask", "_states", "_tokens", "game", "options", "variant")

    game: Game
    options: Options
    variant: Variant
    _states: States
    """An array of one state record; never modified."""

    def _room(self) -> tuple[States, npt.NDArray[Any], npt.NDArray[np.int64]]:
        """Arrays for a state, a mask, and who acts."""
        return one_record(self.game.state), np.empty(1, self.game.mask), np.empty(1, np.int64)

    def _note(self, masks: npt.NDArray[Any], answer: npt.NDArray[np.int64]) -> None:
        """Store who acts now, the legal actions, and their tokens."""
        self._actor = int(answer[0])
        self._mask = int.from_bytes(masks.tobytes(), "little")
        self._tokens = self.variant.tokens(self._states)

    def _ask(self) -> None:
        """Update them from the current state."""
        _, masks, answer = self._room()
        batch.look(self._states, masks, answer)
        self._note(masks, answer)

    @property
    def states(self) -> States:
        """A copy of the current state record, hidden things included, as an array of length 1."""
        return self._states.copy()

    @property
    def actor(self) -> int | None:
        """The player who acts now; None at a chance event and at the end."""
        return self._actor if self._actor >= 0 else None

    @property
    def turn(self) -> int:
        """The player whose turn it is; at the end, whose turn it was."""
        return self.variant.turn_player(self._states)

    @property
    def turn_number(self) -> int:
        """How many turns have ended."""
        return self.variant.turn(self._states)

    @property
    def phase(self) -> str:
        """The kind of the next decision, such as ``TAKE``; ``OVER`` at the end."""
        return self.variant.phase(self._states)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._mask == 0

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.options["players"])

    @property
    def legal(self) -> LegalActions:
        """The legal actions; at a chance event, its possible outcomes; empty at the end."""
        return LegalActions(self._mask, self._tokens)

    def number(self, action: Action) -> int:
        """The number of a legal action.

        Raises:
            MalformedToken: if the text is not a token of the game's notation.
            IllegalAction: if the action is not legal now.
            GameOver: if the game has ended.
        """
        text = str(action)
        if self._mask == 0:
            raise GameOver(text, self.phase, ())
        if isinstance(action, str):
            if action in self._tokens:
                number = self._tokens.index(action)
                if self._mask >> number & 1:
                    return number
            elif not self.variant.is_token(action):
                raise MalformedToken(text, self.phase, list(self.legal))
        elif action >= 0 and self._mask >> action & 1:
            return int(action)
        raise IllegalAction(text, self.phase, list(self.legal))

    def chance_weights(self) -> dict[str, int]:
        """The outcomes of the pending chance event, each with its number of equally likely ways.

        Empty if no chance event is pending.

        >>> import blazon
        >>> blazon.new("rheingold").chance_weights()
        {'d1': 1, 'd2': 1, 'd3': 1, 'd4': 1, 'd5': 1, 'd6': 1}
        """
        if self._actor >= 0 or self.over:
            return {}
        outcomes = np.array(members(self._mask), np.uint64)
        ways = np.zeros(len(outcomes), np.uint64)
        batch.chance_weights(self._states, outcomes, ways)
        return dict(zip(self.legal, ways.tolist(), strict=True))

    def chances(self) -> dict[str, Fraction]:
        """The exact probability of each outcome of the pending chance event.

        Empty if no chance event is pending.

        >>> import blazon
        >>> blazon.new("rheingold").chances()["d6"]
        Fraction(1, 6)
        """
        ways = self.chance_weights()
        total = sum(ways.values())
        return {token: Fraction(way, total) for token, way in ways.items()}

    def score(self) -> dict[str, Any]:
        """The score as if the game ended now, counting hidden things too.

        Returns:
            ``over``, whether the game has ended; ``totals``, each player's points by seat;
            ``winners``, the seats in the lead; ``lines``, one entry per line of the score sheet,
            whose fields depend on the game.
        """
        states = self._states
        totals, standings = np.zeros((2, 1, self.players), np.int64)
        batch.count(states, totals, standings)
        return {
            "over": self.over,
            "totals": totals[0].tolist(),
            "winners": np.flatnonzero(standings[0] == standings.max()).tolist(),
            "lines": msgspec.to_builtins(self.variant.score_lines(states)),
        }

    def perft(self, depth: int) -> int:
        """The number of action sequences of a given length from here.

        A sequence that ends the game early counts once.

        Args:
            depth: the length, in actions.

        Raises:
            BadValue: if ``depth`` is negative.
        """
        if depth < 0:
            raise BadValue("depth", "must be 0 or more")
        return perft(self._states, depth, self.game.mask, self.game.longest)
