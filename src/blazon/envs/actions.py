"""The actions that can occur in a game with its options, numbered from 0."""

import numpy as np

from blazon.kernel.game import States, Variant


class ActionNumbers:
    """The actions of a variant.

    Attributes:
        count: how many there are.
        raw: the rules' number of each, ``uint64``; empty if the numbers are the same.
        places: the number of each of the rules' numbers, ``int16``, or -1; empty if the same.
    """

    def __init__(self, variant: Variant) -> None:
        numbers, every = variant.action_numbers(), variant.game.actions
        self._variant = variant
        self.count = len(numbers)
        is_same = self.count == every
        self.raw = np.zeros(0, np.uint64) if is_same else numbers.astype(np.uint64)
        self.places = np.full(0 if is_same else -(-every // 64) * 64, -1, np.int16)
        if not is_same:
            self.places[numbers] = np.arange(self.count)

    def token(self, states: States, action: int) -> str:
        """The token of an action in the phase of the one state; raises IndexError."""
        number = self.raw[action] if len(self.raw) else action
        return self._variant.tokens(states)[int(number)]

    def number(self, states: States, token: str) -> int:
        """The action with a token in the phase of the one state; raises ValueError."""
        found = self._variant.tokens(states).index(token)
        place = self.places[found] if len(self.places) else found
        if place < 0:
            raise ValueError(f"{token!r} does not occur with these options")
        return int(place)
