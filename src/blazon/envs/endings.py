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
from hashlib import blake2b
from itertools import chain
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.kernel import batch
from blazon.kernel.contract import NOBODY
from blazon.kernel.errors import BadValue, GameOver
from blazon.kernel.extras import needing
from blazon.kernel.game import States
from blazon.kernel.layout import one_record
from blazon.match.growing import Growing
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.match.record import Record
from blazon.match.situation import Situation

with needing("blazon.envs.endings", "envs"):
    import pyspiel

OBJECTIVES = ("win", "margin")
MOST_DEALS = 10_000
"""The most deals at the beginning of an ending."""
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


class Ending(pyspiel.Game):
    """The rest of a game from a position on, as a game of OpenSpiel.

    It belongs to no name that ``pyspiel.load_game`` knows, so pass the object itself. States that
    the same actions lead to share their moment, so algorithms that visit the whole tree again and
    again compute each moment once.

    Attributes:
        position: where the ending begins.
        objective: ``win`` or ``margin``.
        deals: the first moment of each deal, with the deal's probability.
        numbers: the game's own number of each action.
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
        if objective not in OBJECTIVES or (objective == "margin" and position.players != 2):
            raise BadValue("objective", "must be win, or margin for two players")
        if position.over:
            raise BadValue("position", "must not be over")
        self.position, self.objective = position.copy(), objective
        self.numbers: list[int] = position.variant.action_numbers().tolist()
        self.places = {number: place for place, number in enumerate(self.numbers)}
        self.deals = _deals(self)
        lowest, highest = self._utilities()
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.numbers),
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


class Moment(Situation):
    """A moment of an ending, which never changes."""

    __slots__ = ("_following", "_seen", "action", "actions", "before", "ending", "gains", "player")

    def __init__(
        self, ending: Ending, states: States, before: "Moment | None" = None, action: int = -1
    ) -> None:
        position = ending.position
        self.game, self.options, self.variant = position.game, position.options, position.variant
        self._states = states
        self._ask()
        self.ending, self.before = ending, before
        self.action = action
        """The action that led here, by the game's own number; -1 at the beginning."""
        self.player = TERMINAL if self.over else CHANCE if self.actor is None else self.actor
        """Who decides, as OpenSpiel counts."""
        numbers = self.legal.numbers
        self.actions = list(numbers)
        """What can be played, as OpenSpiel counts: a player's actions by their places, from 0."""
        if self.player >= 0:
            self.actions = [ending.places[number] for number in numbers]
        self.gains = self._gains()
        """What each player gains at the end; before, nothing."""
        self._following: dict[int, Moment] = {}
        self._seen: dict[int | None, tuple[str, bytes]] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> "Moment":
        return self

    def after(self, action: int) -> "Moment":
        """The moment after an action, as OpenSpiel counts; the same object for the same one."""
        found = self._following.get(action)
        if found is None:
            if action not in self.actions:
                raise BadValue("action", f"must be one of {', '.join(map(str, self.actions))}")
            number = self.ending.numbers[action] if self.player >= 0 else action
            states = self._states.copy()
            batch.act(states, np.array([number], np.uint64))
            found = self._following[action] = Moment(self.ending, states, self, number)
        return found

    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the chance event and their probabilities."""
        ways = self.chance_weights().values()
        return [(one, way / sum(ways)) for one, way in zip(self.actions, ways, strict=True)]

    def token(self, action: int) -> str:
        """What an action is called now."""
        return self._tokens[self.ending.numbers[action] if self.player >= 0 else action]

    def _gains(self) -> list[float]:
        if not self.over:
            return [0.0] * self.players
        score = self.score()
        if self.ending.objective == "margin":
            first, second = score["totals"]
            return [(first - second) / 2, (second - first) / 2]
        winners, others = score["winners"], self.players - 1
        won, lost = (self.players / len(winners) - 1) / others, -1 / others
        return [won if seat in winners else lost for seat in range(self.players)]

    def hidden(self, observer: int | None) -> States:
        """What an observer sees of the state."""
        seen = one_record(self.game.state)
        batch.observe(self._states, seen, _observers(observer))
        return seen

    def recall(self, observer: int | None) -> str:
        """All that an observer has seen since the ending began: the tokens, and a digest.

        The texts of two moments are equal if the observer cannot tell them apart.
        """
        log, digest = self._recalled(observer)
        return f"{'onlooker' if observer is None else f'p{observer}'}{log} #{digest.hex()}"

    def _recalled(self, observer: int | None) -> tuple[str, bytes]:
        found = self._seen.get(observer)
        if found is None:
            log, digest = "", b""
            if self.before is not None:
                log, digest = self.before._recalled(observer)
                log = f"{log} {self._token_seen(observer)}"
            seen = self.hidden(observer).tobytes()
            digest = blake2b(b"".join((digest, log.encode(), b"\0", seen)), digest_size=8).digest()
            found = self._seen[observer] = log, digest
        return found

    def _token_seen(self, observer: int | None) -> str:
        """The last action as an observer saw it."""
        assert self.before is not None
        return self.variant.token_seen_by(self.before._states, self.action, observer)

    def observe(self, observer: int) -> Observation:
        """What bots get to see: of the time before the ending, only what an onlooker saw."""
        log, moment = list[str](), self
        while moment.before is not None:
            log.append(moment._token_seen(observer))
            moment = moment.before
        return Observation(
            variant=self.variant,
            observer=observer,
            player=self.actor,
            turn=self.turn,
            phase=self.phase,
            legal=tuple(self.legal) if self.actor == observer else (),
            shared_log=Growing(chain(self.ending.position.observe(None).log, reversed(log))),
            states=self.hidden(observer),
        )


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


def _deals(ending: Ending) -> list[tuple[Moment, float]]:
    """The first moment of each deal that fits what an onlooker knows, and its probability."""
    position = ending.position
    seen = one_record(position.game.state)
    batch.observe(position.states, seen, _observers(None))
    ways = dict[bytes, int]()
    for cases, states in position.variant.deals(seen, None):
        found = states.tobytes()
        ways[found] = ways.get(found, 0) + cases
        if len(ways) > MOST_DEALS:
            raise BadValue("position", f"must allow at most {MOST_DEALS} deals")
    total = sum(ways.values())
    return [
        (Moment(ending, np.frombuffer(found, position.game.state).copy()), cases / total)
        for found, cases in ways.items()
    ]


def _observers(observer: int | None) -> npt.NDArray[np.uint64]:
    """An observer in the form that kernels take."""
    return np.array([NOBODY if observer is None else observer], np.uint64)


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
