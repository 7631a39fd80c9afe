"""A Rheingold bot without a search tree: it compares ways to play its whole turn.

It foresees no dice and no replies, and plays no rollouts. A beam keeps the best positions so far
through the turn; the bot plays the turn whose end has the best lead, by the same weights as the
search's evaluation.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.bots.judge import workspace_for
from blazon.games.rheingold.rules.evaluation import evaluate, is_quiet
from blazon.games.rheingold.rules.heuristics import enough
from blazon.games.rheingold.rules.planning import prepare
from blazon.games.rheingold.rules.rules import actor, apply, draw, legal
from blazon.games.rheingold.rules.state import MAX_PLAYERS, MOVES, Phase
from blazon.kernel import batch
from blazon.kernel.bits import lowest
from blazon.kernel.contract import CHANCE, OVER, fingerprint
from blazon.kernel.jit import entry, kernel
from blazon.kernel.judge import lead
from blazon.kernel.layout import record_dtype
from blazon.kernel.streams import Purpose, bits, open_stream
from blazon.match.observation import Observation

WIDTH = 48
"""The width of the beam."""
LONGEST = 6 * MOVES
"""The approximate maximum number of actions in a turn."""
MOST = 4096
"""Positions examined for each action."""

NOTES = record_dtype(
    [
        ("points", np.float32, (MAX_PLAYERS,)),
        ("values", np.float32, (MAX_PLAYERS,)),
        ("player", np.uint64),  # the player
        ("turn", np.uint64, (LONGEST,)),  # the actions of the best turn so far
        ("length", np.int64),  # its length
        ("best", np.float32),  # its lead
        ("found", np.int64),  # positions found after the next action
    ]
)
"""The bot's memory during its search."""

_ZERO, _ONE, _WORD = np.uint64(0), np.uint64(1), np.uint64(64)
_COUNT = np.uint8(Phase.COUNT)
_LOWEST = np.float32(-1e9)


@kernel
def _is_usual(state: Any, action: Any) -> Any:
    """Whether to consider a number of knights: all, half, enough, the fewest."""
    if state.phase != _COUNT:
        return True
    least, most = np.uint64(state.least), np.uint64(state.most)
    near_end = min(action - least, most - action)
    middle = (least + most) >> _ONE
    return near_end == _ZERO or action == np.uint64(enough(state)) or action == middle


@kernel
def _is_new(keys: Any, count: Any, key: Any) -> Any:
    """Whether a position is new, not already reached in another way."""
    known = False
    for index in range(count):
        known |= keys[index] == key
    return not known


@kernel
def _look(
    notes: Any,
    workspace: Any,
    after: npt.NDArray[Any],
    keys: Any,
    leads: Any,
    lines: Any,
    step: Any,
) -> None:
    """Process the last position of ``after``: a complete turn, or one for the beam."""
    count = notes.found
    state, key = after[count], fingerprint(after[count])
    if not _is_new(keys, count, key):
        return
    evaluate(state, workspace, notes.points, notes.values)
    worth = lead(state.players, notes.points, notes.player)
    if actor(state) == OVER or is_quiet(state):
        if worth > notes.best:
            notes.best = worth
            notes.length = step + 1
            for index in range(step + 1):
                notes.turn[index] = lines[count, index]
    else:
        keys[count] = key
        leads[count] = worth
        notes.found = count + 1


@entry
def best_turn(
    states: npt.NDArray[Any],
    after: npt.NDArray[Any],
    workspaces: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    records: npt.NDArray[Any],
    keys: npt.NDArray[np.uint64],
    leads: npt.NDArray[np.float32],
    begun: npt.NDArray[np.uint64],
    lines: npt.NDArray[np.uint64],
    streams: npt.NDArray[Any],
) -> None:
    """Find and store the best way to play the turn from ``states[0]``."""
    notes, workspace, mask = records[0], workspaces[0], masks[0]
    prepare(states[0], workspace)
    notes.best = _LOWEST
    width = 1
    for step in range(LONGEST):
        notes.found = 0
        for index in range(width):
            legal(states[index], mask)
            for word in range(mask.words.size):
                left = mask.words[word]
                while left != _ZERO:
                    action = lowest(left) + np.uint64(word) * _WORD
                    left &= left - _ONE
                    if notes.found < MOST and _is_usual(states[index], action):
                        after[notes.found] = states[index]
                        state = after[notes.found]
                        apply(state, action)
                        while actor(state) == CHANCE and not is_quiet(state):
                            apply(state, draw(state, bits(streams[0])))
                        for before in range(step):
                            lines[notes.found, before] = begun[index, before]
                        lines[notes.found, step] = action
                        _look(notes, workspace, after, keys, leads, lines, step)
        width = min(WIDTH, notes.found)
        order = np.argsort(-leads[: notes.found])
        for index in range(width):
            states[index] = after[order[index]]
            begun[index] = lines[order[index]]


class TurnPlayer:
    """Plays whole turns; searches again when the turn it found has ended."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._turn: list[int] = []
        self._memory: tuple[Any, ...] = ()

    def choose(self, observation: Observation) -> str:
        """A legal token."""
        if len(observation.legal) == 1 and not self._turn:
            return observation.legal[0]
        tokens = observation.variant.tokens(observation.states)
        if not self._turn or tokens[self._turn[0]] not in observation.legal:
            self._turn = self._think(observation)
        return tokens[self._turn.pop(0)]

    def _think(self, observation: Observation) -> list[int]:
        """The actions of the best turn found."""
        game, player = observation.game, np.uint64(observation.player or 0)
        if not self._memory:
            self._memory = (
                np.zeros(WIDTH, game.state),
                np.zeros(MOST + 1, game.state),
                workspace_for(game, observation.states),
                np.zeros(1, game.mask),
                np.zeros(1, NOTES),
                np.zeros(MOST, np.uint64),
                np.zeros(MOST, np.float32),
                np.zeros((WIDTH, LONGEST), np.uint64),
                np.zeros((MOST + 1, LONGEST), np.uint64),
            )
        states, after, workspaces, masks, records, keys, leads, begun, lines = self._memory
        stream = open_stream(self._seed, len(observation.log), Purpose.BOT)
        states[0], records["player"] = observation.states[0], player
        batch.imagine(states[:1], np.array([player]), stream)
        best_turn(states, after, workspaces, masks, records, keys, leads, begun, lines, stream)
        found = records[0]
        return [int(action) for action in found["turn"][: found["length"]]]
