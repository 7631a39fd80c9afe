"""Moments of an ending as OpenSpiel counts them, each computed once, from every deal on.

Players' actions are numbered from 0 among those that can occur; outcomes of chance have the game's
own numbers.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.envs.spiel_moments import CHANCE, OBJECTIVES, TERMINAL
from blazon.kernel import batch
from blazon.kernel.contract import NOBODY
from blazon.kernel.errors import BadValue
from blazon.kernel.game import States
from blazon.kernel.layout import one_record
from blazon.match.growing import Growing
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.match.recall import extended
from blazon.match.situation import Situation

MOST_DEALS = 10_000
"""The most deals at the beginning of an ending."""


@dataclass(frozen=True)
class Start:
    """Where an ending begins, and what counts in it."""

    position: Position
    objective: str

    def __post_init__(self) -> None:
        """Raise BadValue for another objective, or if the game is over."""
        two = self.position.players == 2
        if self.objective not in OBJECTIVES or (self.objective == "margin" and not two):
            raise BadValue("objective", "must be win, or margin for two players")
        if self.position.over:
            raise BadValue("position", "must not be over")

    @cached_property
    def numbers(self) -> list[int]:
        """The game's own number of each action."""
        found: list[int] = self.position.variant.action_numbers().tolist()
        return found

    @cached_property
    def places(self) -> dict[int, int]:
        """The action with each of these numbers."""
        return {number: place for place, number in enumerate(self.numbers)}

    def deals(self) -> list[tuple["Moment", float]]:
        """The first moment of each deal that fits what an onlooker knows, and its probability.

        Raises BadValue if there are too many.
        """
        position, ways = self.position, dict[bytes, int]()
        seen = one_record(position.game.state)
        batch.observe(position.states, seen, _observers(None))
        for cases, states in position.variant.deals(seen, None):
            found = states.tobytes()
            ways[found] = ways.get(found, 0) + cases
            if len(ways) > MOST_DEALS:
                raise BadValue("position", f"must allow at most {MOST_DEALS} deals")
        total = sum(ways.values())
        return [
            (Moment(self, np.frombuffer(found, position.game.state).copy()), cases / total)
            for found, cases in ways.items()
        ]


class Moment(Situation):
    """A moment of an ending, which never changes."""

    __slots__ = ("_following", "_seen", "action", "actions", "before", "gains", "player", "start")

    def __init__(
        self, start: Start, states: States, before: "Moment | None" = None, action: int = -1
    ) -> None:
        position = start.position
        self.game, self.options, self.variant = position.game, position.options, position.variant
        self._states = states
        self._ask()
        self.start, self.before = start, before
        self.action = action
        """The action that led here, by the game's own number; -1 at the beginning."""
        self.player = TERMINAL if self.over else CHANCE if self.actor is None else self.actor
        """Who decides, as OpenSpiel counts."""
        numbers = self.legal.numbers
        self.actions = list(numbers)
        """What can be played, as OpenSpiel counts: a player's actions by their places, from 0."""
        if self.player >= 0:
            self.actions = [start.places[number] for number in numbers]
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
            number = self.start.numbers[action] if self.player >= 0 else action
            states = self._states.copy()
            batch.act(states, np.array([number], np.uint64))
            found = self._following[action] = Moment(self.start, states, self, number)
        return found

    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the chance event and their probabilities."""
        ways = self.chance_weights().values()
        return [(one, way / sum(ways)) for one, way in zip(self.actions, ways, strict=True)]

    def token(self, action: int) -> str:
        """What an action is called now."""
        return self._tokens[self.start.numbers[action] if self.player >= 0 else action]

    def _gains(self) -> list[float]:
        if not self.over:
            return [0.0] * self.players
        score = self.score()
        if self.start.objective == "margin":
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
        return f"{'onlooker' if observer is None else f'p{observer}'}{log} {digest.hex()}"

    def _recalled(self, observer: int | None) -> tuple[str, bytes]:
        found = self._seen.get(observer)
        if found is None:
            log, digest, token = "", b"", ""
            if self.before is not None:
                (log, digest), token = self.before._recalled(observer), self._token_seen(observer)
                log = f"{log} {token}"
            digest = extended(digest, token, self._states, _observers(observer))
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
            shared_log=Growing(chain(self.start.position.observe(None).log, reversed(log))),
            states=self.hidden(observer),
        )


def _observers(observer: int | None) -> npt.NDArray[np.uint64]:
    """An observer in the form that kernels take."""
    return np.array([NOBODY if observer is None else observer], np.uint64)
