"""The moments of a game, each linked to the one before it, so that copies of a game share them.

A state has kilobytes and a game can have thousands of moments: of those long past only one in
``STRIDE`` keeps its state. The others are played again from there when somebody looks at them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from blazon.kernel import batch
from blazon.kernel.game import States
from blazon.kernel.layout import one_record

STRIDE = 64
"""Every moment keeps its state until so many have followed, and one in so many for ever."""


class Step(NamedTuple):
    """An action, between two states; hidden things are included, and nothing is to be changed."""

    before: States
    action: int
    after: States
    is_drawn: bool
    """Whether it was an outcome of chance."""


@dataclass(slots=True, eq=False)
class Moment:
    """A state of a game, and how it came about."""

    states: States | None
    """An array of one state record, not to be changed; None where it is not kept any more."""
    before: "Moment | None" = None
    """None at the beginning."""
    action: int = -1
    """The number of the action that led here."""
    played: int = 0
    """How many actions there were."""
    drawn: int = 0
    """How many of them were outcomes of chance."""

    def after(self, action: int, states: States, *, drawn: bool) -> "Moment":
        """The next moment."""
        moment = Moment(states, self, action, self.played + 1, self.drawn + drawn)
        if moment.played % STRIDE == 0 and moment.played > STRIDE:
            for past in self._since(moment.played - 2 * STRIDE)[: STRIDE - 1]:
                past.states = None
        return moment

    def back(self, count: int) -> "Moment":
        """The moment before the last actions, of which there are so many at least."""
        moment = self
        for _ in range(count):
            assert moment.before
            moment = moment.before
        return moment

    def state_before(self) -> States | None:
        """The state in which the last action was taken; None where it is not kept any more."""
        return None if self.before is None else self.before.states

    def _since(self, start: int) -> "list[Moment]":
        """The moments after more than so many actions, this one the last."""
        found, moment = [], self
        while moment.played > start and moment.before is not None:
            found.append(moment)
            moment = moment.before
        return found[::-1]

    def restored(self, mask: np.dtype[Any]) -> "tuple[Moment, States]":
        """This moment with its state, and that state.

        Args:
            mask: the layout of the legal actions of a state.

        Returns:
            A moment whose predecessors have their states as far as this one's had to be found.
        """
        lacking, moment = list[Moment](), self
        while (states := moment.states) is None:
            assert moment.before
            lacking.append(moment)
            moment = moment.before
        for next_one in reversed(lacking):
            states = _after(states, next_one.action, mask)
            moment = Moment(states, moment, next_one.action, next_one.played, next_one.drawn)
        return moment, states

    def steps(self, mask: np.dtype[Any], start: int = 0) -> Iterator[Step]:
        """Each action from number ``start`` on.

        Args:
            mask: the layout of the legal actions of a state.
            start: how many actions are left out.
        """
        moments = self._since(start)
        if moments:
            before = moments[0].before
            assert before
            drawn, (_, states) = before.drawn, before.restored(mask)
            for moment in moments:
                after = moment.states
                if after is None:
                    after = _after(states, moment.action, mask)
                yield Step(states, moment.action, after, moment.drawn > drawn)
                drawn, states = moment.drawn, after

    def numbers(self) -> tuple[int, ...]:
        """The numbers of all actions so far."""
        return tuple(moment.action for moment in self._since(0))


def _after(states: States, action: int, mask: np.dtype[Any]) -> States:
    """The state after an action."""
    following = one_record(states.dtype)
    batch.step(states, following, action, np.empty(1, mask), np.empty(1, np.int64))
    return following
