"""Endings as games of OpenSpiel: the play from a position on, with what is hidden dealt anew.

    >>> import blazon
    >>> from blazon.envs.endings import Ending
    >>> position = blazon.new("rheingold", seed="tea", rounds=1)
    >>> position.roll()
    'd6'
    >>> state = Ending(position).new_initial_state()
    >>> state.chance_outcomes()
    [(0, 1.0)]

The first event is chance, which deals everything that an onlooker does not know of the position:
each deal as often as among all deals that fit it. Each player then sees their own things, and the
game goes on by its rules. What the players did before tells nobody anything.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from blazon.envs.ending_moments import Moment, Start
from blazon.envs.spiel_moments import CHANCE, TERMINAL
from blazon.kernel import batch
from blazon.kernel.errors import BadValue, GameOver
from blazon.kernel.extras import needing
from blazon.match.position import Position
from blazon.match.record import Record

with needing("blazon.envs.endings", "envs"):
    import pyspiel


class Ending(pyspiel.Game):
    """The rest of a game from a position on, as a game of OpenSpiel.

    It belongs to no name that ``pyspiel.load_game`` knows, so pass the object itself. States that
    the same actions lead to share their moment, so algorithms that visit the whole tree again and
    again compute each moment once.

    Attributes:
        position: where the ending begins.
        objective: ``win`` or ``margin``.
        deals: the first moment of each deal, with the deal's probability.
    """

    def __init__(self, position: Position, objective: str = "win") -> None:
        """Let an ending begin at a position, which later changes of it do not affect.

        Args:
            position: the position; what is hidden in it counts for nothing.
            objective: ``win``: 1 for the winner, and -1 for the loser of two; or ``margin``, half
                of the lead, for two players.

        Raises:
            BadValue: for another objective, if the game is over, or if too many deals are possible.
        """
        start = Start(position.copy(), objective)
        self.position, self.objective = start.position, start.objective
        self.deals = start.deals()
        lowest, highest = self._utilities()
        info = pyspiel.GameInfo(
            num_distinct_actions=len(start.numbers),
            max_chance_outcomes=max(len(self.deals), position.game.actions),
            num_players=position.players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=position.game.longest,
        )
        super().__init__(_kind(position.players), info, {})

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.position.record.to_json(), self.objective)

    def _utilities(self) -> tuple[float, float]:
        """The least and the most that a player can gain."""
        if self.objective == "win":
            return -1 / (self.position.players - 1), 1.0
        bounds = np.zeros((1, 2), np.int64)
        most = 0
        for moment, _ in self.deals:
            batch.bound_lead(moment.states, bounds)
            most = max(most, int(np.abs(bounds).max()))
        return -most / 2, most / 2

    def new_initial_state(self) -> "EndingState":
        """A state before the deal."""
        return EndingState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "EndingObserver":
        """What a player has seen, or an onlooker; raises ValueError for other kinds."""
        if params:
            raise ValueError("observers of endings take no parameters")
        return EndingObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=True))


class EndingState(pyspiel.State):
    """A state of an ending, from before the deal on."""

    def __init__(self, game: Ending) -> None:
        super().__init__(game)
        self.moment: Moment | None = None
        """The moment of the game; None before the deal."""

    @property
    def deals(self) -> Sequence[tuple[Moment, float]]:
        """The deals with which the ending can begin, and their probabilities."""
        game: Ending = self.get_game()
        return game.deals

    def current_player(self) -> int:
        """Who decides, a player or chance."""
        return CHANCE if self.moment is None else self.moment.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment is not None and self.moment.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.deals))) if self.moment is None else self.moment.actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, or the outcomes of a later chance event, and their probabilities."""
        if self.moment is None:
            return [(number, chance) for number, (_, chance) in enumerate(self.deals)]
        return self.moment.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.moment is not None:
            if self.moment.over:
                raise GameOver(str(action), self.moment.phase, ())
            self.moment = self.moment.after(action)
        elif 0 <= action < len(self.deals):
            self.moment = self.deals[action][0]
        else:
            raise BadValue("action", f"must be a number from 0 to {len(self.deals) - 1}")

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.moment is None else self.moment.token(action)

    def returns(self) -> list[float]:
        """What each player gains, 0 before the end."""
        if self.moment is None:
            return [0.0] * self.num_players()
        return self.moment.gains

    def __str__(self) -> str:
        return f"ending {' '.join(map(str, self.history()))}".rstrip()


class EndingObserver:
    """An observer's text, all that was seen since the ending began; there are no numbers."""

    def __init__(self, kind: Any) -> None:
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("endings show public information, alone or with a player's own")
        self._sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = None
        self.dict = dict[str, Any]()

    def set_from(self, state: EndingState, player: int) -> None:
        """There is nothing to set."""

    def string_from(self, state: EndingState, player: int) -> str:
        """All that the player, or an onlooker, has seen since the ending began."""
        if state.moment is None:
            return "DEAL"
        return state.moment.recall(player if self._sees_own else None)


def _kind(players: int) -> Any:
    return pyspiel.GameType(
        short_name="blazon_ending",
        long_name="The end of a game (Blazon)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={},
    )


def _again(record: str, objective: str) -> Ending:
    """The ending at the end of a record."""
    return Ending(Position.load(Record.parse(record)), objective)
