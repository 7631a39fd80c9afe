"""Deal what a player does not know of a game again, so that everything the player saw stays.

A new deal of the hidden things of a moment comes from the game's own ``determinize``. It is then
taken back, action by action, to a first position: an action changed what the observer does not know
in the new game just as it did in the old one. Where the observer did not see an action, such as a
card drawn, it is the one that leads to the new deal. At the end the new game is played from its
beginning, and counts only if the observer saw the same at every moment.
"""

import random
import secrets
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import numpy as np

from blazon.kernel import batch
from blazon.kernel.contract import NOBODY
from blazon.kernel.errors import ActionError, BadValue
from blazon.kernel.game import Setup, States
from blazon.kernel.layout import one_record
from blazon.kernel.streams import Purpose, open_stream
from blazon.match.history import Step
from blazon.match.position import Position

MOST_TRIES = 60
"""The most deals to try. A deal may fit what a player sees now, but not what came before: a card
drawn while another lay face down was not that one."""
Path = tuple[Any, ...]


def redealt(position: Position, observer: int | None, seed: str | None = None) -> Position | None:
    """A game that the observer cannot tell from this one, at this or any earlier moment.

    Everything that the observer does not know is dealt again, with the chances of ``determinize``
    among the deals that fit the whole game. The game must not be over.

    Args:
        position: the game; it stays as it is.
        observer: a player's number, or None for an onlooker.
        seed: any text; makes the new deal reproducible. Without it, nobody can predict the deal.

    Returns:
        The new game; None if no such deal was found.
    """
    chosen = secrets.token_hex(32) if seed is None else seed
    dealing = _Dealing(position, observer, random.Random(chosen))  # noqa: S311 (order)
    with np.errstate(over="ignore"):
        for number in range(MOST_TRIES):
            imagined = dealing.seen[-1].copy()
            batch.imagine(imagined, dealing.observers, open_stream(chosen, number, Purpose.DEAL))
            found = dealing.game_with(imagined)
            if found is not None:
                return found
    return None


class _Dealing:
    """A game as one observer saw it."""

    def __init__(self, position: Position, observer: int | None, rng: random.Random) -> None:
        self.position, self.observer, self.rng = position, observer, rng
        self.observers = np.array([NOBODY if observer is None else observer], np.uint64)
        self.steps = list(position.steps())
        first = self.steps[0].before if self.steps else position.states
        self.seen = [self.hidden(states) for states in (first, *(one.after for one in self.steps))]
        """What the observer saw before the first action, and after each."""
        self.log = position.observe(observer).log
        self._alike: dict[int, list[int]] = {}

    def hidden(self, states: States) -> States:
        """What the observer sees of a state."""
        seen = one_record(states.dtype)
        batch.observe(states, seen, self.observers)
        return seen

    def game_with(self, imagined: States) -> Position | None:
        """A game that leads to an imagined state, or to one that is as good."""
        found = self._taken_back(imagined)
        if found is None:
            return None
        setup, actions = found
        try:
            game = self._replayed(setup, actions)
            while len(game.actions) < len(actions):
                setup, game = self._mended(setup, actions, game, batch.fingerprint(imagined))
        except (BadValue, LookupError):
            return None
        alike = self._looks_the_same(game) and game.observe(self.observer).log == self.log
        return game if alike else None

    def _taken_back(self, states: States) -> tuple[Setup, list[int]] | None:
        """The setup and the actions that lead to a state."""
        actions = list[int]()
        for number in range(len(self.steps) - 1, -1, -1):
            for action in self._actions_seen_alike(number):
                before = _carried_back(self.steps[number], action, states)
                same = _bytes(_after(before, action)) == _bytes(states)
                if same and _bytes(self.hidden(before)) == _bytes(self.seen[number]):
                    break
            else:
                return None
            actions.append(action)
            states = before
        return self.position.variant.setup_of(states), actions[::-1]

    def _actions_seen_alike(self, number: int) -> list[int]:
        """The actions that would have looked to the observer like the one taken, in any order."""
        if number not in self._alike:
            self._alike[number] = self._find_alike(self.steps[number])
        found = list(self._alike[number])
        self.rng.shuffle(found)
        return found

    def _find_alike(self, step: Step) -> list[int]:
        variant = self.position.variant
        tokens = variant.tokens(step.before)
        seen = variant.token_seen_by(step.before, step.action, self.observer)
        if seen == tokens[step.action]:
            return [step.action]
        return [
            action
            for action in range(len(tokens))
            if variant.token_seen_by(step.before, action, self.observer) == seen
        ]

    def _replayed(self, setup: Setup, actions: Sequence[int]) -> Position:
        """The game with this setup, as far as its actions are possible and look the same."""
        game = Position(self.position.game.name, self.position.options, setup, seed="")
        try:
            for action in actions:
                if not self._looks_the_same(game):
                    break
                game.play(action)
        except ActionError:
            pass
        return game

    def _looks_the_same(self, game: Position) -> bool:
        return _bytes(self.hidden(game.states)) == _bytes(self.seen[len(game.actions)])

    def _mended(
        self, setup: Setup, actions: Sequence[int], game: Position, key: int
    ) -> tuple[Setup, Position]:
        """A setup with two things exchanged with which more of the actions are possible.

        A deal says what each player holds, but perhaps not since when: so the exchange must lead
        to a state with the same fingerprint. Raises LookupError if there is none.
        """
        for other in self._exchanged(setup):
            states = self.position.variant.start(other)
            if _bytes(self.hidden(states)) == _bytes(self.seen[0]):
                for action in actions:
                    states = _after(states, action)
                if batch.fingerprint(states) == key:
                    longer = self._replayed(other, actions)
                    if len(longer.actions) > len(game.actions):
                        return other, longer
        raise LookupError

    def _exchanged(self, setup: Setup) -> Iterator[Setup]:
        """The setup with two different values exchanged, in the parts that were dealt again."""
        places = [
            place
            for key, value in setup.items()
            if value != self.position.setup[key]
            for place in _leaves(value, (key,))
        ]
        pairs = [pair for pair in combinations(places, 2) if pair[0][1] != pair[1][1]]
        self.rng.shuffle(pairs)
        for (one, first), (other, second) in pairs:
            yield _with(_with(setup, one, second), other, first)


def _carried_back(step: Step, action: int, states: States) -> States:
    """The state before an action that led to these: what it changed in the old game, it changed.

    The difference is taken byte by byte, so that it does not matter what the bytes mean.
    """
    reached = step.after if action == step.action else _after(step.before, action)
    before = step.before.copy()
    before.view(np.uint8)[:] += states.view(np.uint8) - reached.view(np.uint8)
    return before


def _after(states: States, action: int) -> States:
    """The state after an action, whether or not it is legal."""
    after = states.copy()
    batch.act(after, np.array([action], np.uint64))
    return after


def _bytes(states: States) -> bytes:
    return states.tobytes()


def _leaves(value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    """Each plain value in a part of a setup, with its path."""
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _leaves(part, (*path, key))
    else:
        yield path, value


def _with(value: Any, path: Path, leaf: Any) -> Any:
    """A part of a setup with another value at the end of a path."""
    if not path:
        return leaf
    changed = dict(value) if isinstance(value, dict) else list(value)
    changed[path[0]] = _with(changed[path[0]], path[1:], leaf)
    return changed
