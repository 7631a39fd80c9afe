"""Blazon's games in OpenSpiel: an import registers each as ``blazon_`` and its name.

    >>> import pyspiel
    >>> import blazon.envs.openspiel
    >>> game = pyspiel.load_game("blazon_richelieu(players=3,edition=court)")
    >>> game.num_players(), game.max_utility(), game.min_utility()
    (3, 1.0, -0.5)

A game's options are parameters; those with a table of one's own take a file's name, as commands do.
The deal and later outcomes of chance are explicit chance events. There are two more parameters.
``objective`` is ``win`` or, for two players and games that deal no more than the first player,
``margin``, half of the lead. ``longest`` is the number of decisions after which a game is cut off
and rewards nobody.
"""

from typing import Any, ClassVar

from blazon.envs.spiel_moments import CHANCE, TERMINAL, Moment, Rules, rules_of
from blazon.kernel.contract import offers
from blazon.kernel.extras import needing
from blazon.kernel.game import Game
from blazon.match.redealing import redealt
from blazon.match.registry import games

with needing("blazon.envs.openspiel", "envs"):
    import pyspiel

MOST_REDEALS = 10
"""How often ``resample_from_infostate`` looks for another deal."""


class BlazonGame(pyspiel.Game):
    """A game with its options; each of Blazon's games has a class below this one."""

    name: ClassVar[str]
    """The game's name in Blazon."""
    kind: ClassVar[Any]
    """What OpenSpiel knows of the game whatever its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        usual = self.kind.parameter_specification
        given = {key: value for key, value in (params or {}).items() if value != usual[key]}
        self.rules = rules_of(self.name, given)
        lowest, highest = self.rules.utilities
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.numbers),
            max_chance_outcomes=self.rules.most_outcomes,
            num_players=self.rules.players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=self.rules.longest,
        )
        super().__init__(self.kind, info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (self.kind.short_name, dict(self.rules.given))

    def new_initial_state(self) -> "BlazonState":
        """A state before the deal."""
        return BlazonState(self, self.rules.first())

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "BlazonObserver":
        """What a player sees, or all public information; raises ValueError for other kinds."""
        if params:
            raise ValueError("observers of Blazon's games take no parameters")
        return BlazonObserver(
            self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )


class BlazonState(pyspiel.State):
    """A state of a game, from before the deal on."""

    def __init__(self, game: BlazonGame, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        """Who decides, a player or chance."""
        return self.moment.player

    def is_terminal(self) -> bool:
        """Whether the game is over, or has been cut off."""
        return self.moment.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the chance event and their probabilities."""
        return self.moment.chances()

    def _apply_action(self, action: int) -> None:
        self.moment.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.moment.token(action)

    def returns(self) -> list[float]:
        """What each player gains, 0 before the end."""
        return self.moment.returns()

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "BlazonState":
        """A state that the player cannot tell from this one: what is unknown is dealt again.

        Args:
            player: who sees the same.
            probability_sampler: returns numbers from 0 to 1.

        Raises:
            ValueError: at a chance event, at the end, or if no other deal was found.
        """
        position = self.moment.position
        if position is None or self.moment.player < 0:
            raise ValueError("only states in which a player decides can be dealt again")
        for _ in range(MOST_REDEALS):
            found = redealt(position, player, repr(probability_sampler()))
            if found is not None:
                return self._continued(found)
        raise ValueError(f"found no other deal in {MOST_REDEALS} attempts")

    def _continued(self, position: Any) -> "BlazonState":
        """The state that the deal and the actions of a position lead to."""
        state: BlazonState = self.get_game().new_initial_state()
        for action in self.moment.history_of(position):
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        return self.moment.text()


class BlazonObserver:
    """An observer's strings, and the numbers of an observation."""

    def __init__(self, rules: Rules, kind: Any) -> None:
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Blazon's games show public information, alone or with a player's own")
        self._recalls = kind.perfect_recall
        self._sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        has_numbers = self._sees_own and not self._recalls and rules.columns
        self.tensor = rules.row() if has_numbers else None
        self.dict = {} if self.tensor is None else {"scalars": self.tensor}

    def set_from(self, state: BlazonState, player: int) -> None:
        """Write the player's observation into ``tensor``."""
        if self.tensor is not None:
            state.moment.show(player, self.tensor)

    def string_from(self, state: BlazonState, player: int) -> str:
        """What the player sees now, or has seen in order, as text."""
        observer = player if self._sees_own else None
        return state.moment.recall(observer) if self._recalls else state.moment.view(observer)


def _register(game: Game) -> None:
    fewest, most = game.players
    has_numbers = offers(game.state, "scalars")
    kind = pyspiel.GameType(
        short_name=f"blazon_{game.name}",
        long_name=f"{game.name.capitalize()} (Blazon)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=has_numbers,
        provides_factored_observation_string=True,
        parameter_specification=Rules.parameters(game),
    )
    # OpenSpiel lets go of what it registers when Python has ended, which only classes survive.
    made = type(f"Blazon{game.name.capitalize()}", (BlazonGame,), {"name": game.name, "kind": kind})
    pyspiel.register_game(kind, made)


assert int(pyspiel.PlayerId.CHANCE) == CHANCE
assert int(pyspiel.PlayerId.TERMINAL) == TERMINAL
for _game in games():
    _register(_game)
