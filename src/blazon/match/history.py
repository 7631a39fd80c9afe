"""The moments of a game, each linked to the previous one, so that copies of a game share them.

A state takes kilobytes, and a game can have thousands of moments. So only one in ``STRIDE`` older
moments keeps its state; the others are replayed from there on demand.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from blazon.kernel import batch
from blazon.kernel.game import States
from blazon.kernel.layout import one_record

STRIDE = 64
"""Every moment keeps its state until this many have followed; one in this many keeps it forever."""

ARRAY_BYTES = 450
"""Approximate bytes that a kept state takes besides its data, as measured."""


class Step(NamedTuple):
    """An action between two states, including hidden components; do not change them."""

    before: States
    action: int
    after: States
    is_drawn: bool
    """Whether it is an outcome of chance."""


@dataclass(slots=True, eq=False)
class Snapshot:
    """A state of a game and the actions that led to it."""

    states: States | None
    """An array of one state record, which must not change; None if it is no longer kept."""
    before: "Snapshot | None" = None
    """None at the beginning."""
    action: int = -1
    """The action that led here, by number."""
    played: int = 0
    """The number of actions before it."""
    drawn: int = 0
    """The number of chance outcomes among them."""

    def after(self, action: int, states: States, *, drawn: bool) -> "Snapshot":
        """The next moment."""
        moment = Snapshot(states, self, action, self.played + 1, self.drawn + drawn)
        if moment.played % STRIDE == 0 and moment.played > STRIDE:
            for past in self._since(moment.played - 2 * STRIDE)[: STRIDE - 1]:
                past.states = None
        return moment

    def back(self, count: int) -> "Snapshot":
        """The moment before the last ``count`` actions; there must be at least that many."""
        moment = self
        for _ in range(count):
            assert moment.before
            moment = moment.before
        return moment

    def state_before(self) -> States | None:
        """The state in which the last action was taken; None if it is no longer kept."""
        return None if self.before is None else self.before.states

    def forget_states(self) -> None:
        """Keep only one in ``STRIDE`` of the earlier states."""
        for past in self._since(0)[:-1]:
            if past.played % STRIDE:
                past.states = None

    @property
    def kept_states(self) -> int:
        """The most states that this moment and the earlier ones keep, unless some are forgotten.

        If the state before it is forgotten, only the number of states kept forever.
        """
        kept = self.played // STRIDE + 1
        if self.before is None or self.before.states is None:
            return kept + 1
        return kept + min(self.played, STRIDE + self.played % STRIDE)

    def _since(self, start: int) -> "list[Snapshot]":
        """The moments after more than this many actions, ending with this one."""
        found, moment = [], self
        while moment.played > start and moment.before is not None:
            found.append(moment)
            moment = moment.before
        return found[::-1]

    def restored(self, mask: np.dtype[Any]) -> "tuple[Snapshot, States]":
        """This moment with its state, and the state.

        Args:
            mask: the layout of the legal actions of a state.

        Returns:
            This moment, linked to predecessors that keep the recomputed states; and its state.
        """
        lacking, moment = list[Snapshot](), self
        while (states := moment.states) is None:
            assert moment.before
            lacking.append(moment)
            moment = moment.before
        for next_one in reversed(lacking):
            states = _after(states, next_one.action, mask)
            moment = Snapshot(states, moment, next_one.action, next_one.played, next_one.drawn)
        return moment, states

    def steps(self, mask: np.dtype[Any], start: int = 0) -> Iterator[Step]:
        """Yield each action from number ``start`` on.

        Args:
            mask: the layout of the legal actions of a state.
            start: the number of actions to skip.
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
