"""What every game's rules fulfil, so that playouts, perft, search and batches are written once.

Each name here is one generic function. A game registers modules with kernels of these very names
and parameters under its state's dtype; a call is resolved by the dtype of its first argument, when
the caller is compiled or, with the JIT off, when it is made.
"""

import functools
import inspect
from collections.abc import Sequence
from types import ModuleType, SimpleNamespace
from typing import Any

import numba
import numpy as np
from numba.core import types
from numba.extending import overload

from blazon.kernel.jit import GAME_OF_RECORD, INLINE_OPTIONS, game_folder

CHANCE = np.int64(-1)
"""What ``actor`` returns at a chance event."""
OVER = np.int64(-2)
"""What ``actor`` returns when the game is over."""
NOBODY = np.uint64(255)
"""The observer who has no seat: an onlooker."""

_by_dtype: dict[np.dtype[Any], Any] = {}
_by_type: dict[Any, Any] = {}


def register(state: np.dtype[Any], *modules: ModuleType) -> None:
    """Make the kernels that ``modules`` define under the names of this contract those of ``state``.

    Raises ValueError if a name is defined in none of them or in several, or with other parameters
    than here, and if another game has a record of the same fields: calls would reach its rules.
    """
    rules = SimpleNamespace(**{name: _defined(name, modules) for name in NAMES})
    folder, record = game_folder(rules.apply.__module__), numba.from_dtype(state)
    known = GAME_OF_RECORD.setdefault(record, folder)
    if known != folder:
        raise ValueError(f"the games in {known} and {folder} have records of the same fields")
    _by_dtype[state] = rules
    _by_type[record] = rules


def _defined(name: str, modules: Sequence[ModuleType]) -> Any:
    """What one of the modules, and no other, defines under a name."""
    found = [
        vars(module)[name]
        for module in modules
        if getattr(vars(module).get(name), "__module__", None) == module.__name__
    ]
    if len(found) != 1:
        places = ", ".join(module.__name__ for module in modules)
        many = "several of them define" if found else "none of them defines"
        raise ValueError(f"one of {places} must define the kernel {name}: {many} it")
    takes, must_take = _parameters(found[0]), _parameters(globals()[name])
    if takes != must_take:
        raise ValueError(f"the kernel {name} must take ({must_take}), and takes ({takes})")
    return found[0]


def _parameters(function: Any) -> str:
    """The names of what a kernel takes: Numba finds it by these."""
    return ", ".join(inspect.signature(getattr(function, "py_func", function)).parameters)


def is_registered(state: np.dtype[Any]) -> bool:
    """Whether there are kernels for records of this kind."""
    return state in _by_dtype


def setup(state: Any, stream: Any) -> None:
    """Deal a new game at random into a state whose options and components are filled in."""
    _by_dtype[state.dtype].setup(state, stream)


def actor(state: Any) -> Any:
    """Who decides now: a player's number, ``CHANCE`` or ``OVER`` (``int64``)."""
    return _by_dtype[state.dtype].actor(state)


def legal(state: Any, mask: Any) -> None:
    """Fill ``mask`` with the actions of the acting player, or the possible outcomes of chance."""
    _by_dtype[state.dtype].legal(state, mask)


def pick(state: Any, mask: Any, word: Any) -> Any:
    """One legal action of the acting player, each equally likely, by 64 random bits.

    ``mask`` is scratch memory.
    """
    return _by_dtype[state.dtype].pick(state, mask, word)


def apply(state: Any, action: Any) -> None:
    """Carry out one legal action, or one outcome of the pending chance event (``uint64``)."""
    _by_dtype[state.dtype].apply(state, action)


def draw(state: Any, word: Any) -> Any:
    """The outcome of the pending chance event for 64 random bits, as an action to be applied."""
    return _by_dtype[state.dtype].draw(state, word)


def chance_weight(state: Any, outcome: Any) -> Any:
    """In how many equally likely cases the pending chance event has this outcome (``uint64``)."""
    return _by_dtype[state.dtype].chance_weight(state, outcome)


def score(state: Any, totals: Any) -> None:
    """Write each player's total, as if the game ended now, into ``totals`` (``int64[players]``)."""
    _by_dtype[state.dtype].score(state, totals)


def rank(state: Any, totals: Any, standings: Any) -> None:
    """Write into ``standings`` numbers that order the players with these totals; highest wins.

    Both are ``int64[players]``; who is equal here shares a place.
    """
    _by_dtype[state.dtype].rank(state, totals, standings)


def prepare(state: Any, workspace: Any) -> None:
    """Write into ``workspace``, a record of the game's own, what evaluating will want at hand."""
    _by_dtype[state.dtype].prepare(state, workspace)


def is_quiet(state: Any) -> Any:
    """Whether an unfinished position can be judged as it is, with nothing about to change it.

    Never, where games are played to their end instead.
    """
    return _by_dtype[state.dtype].is_quiet(state)


def features(state: Any, workspace: Any, player: Any) -> None:
    """Write into ``workspace.features`` what a player has, the points so far first of all.

    It is what a judge weighs (``kernel.judge``), in the order of the game's ``features``; nothing,
    where games are played to their end instead. ``score`` has written to ``workspace.totals``;
    ``workspace.left`` is written, too: how much of the game is to come, 0 to 1.
    """
    _by_dtype[state.dtype].features(state, workspace, player)


def evaluate(state: Any, workspace: Any, points: Any, values: Any) -> None:
    """Write what the position is worth to each player; at the end, what the result is.

    ``points`` are the totals, or those to be expected, and ``values`` payoffs from 0 to 1; both are
    ``float32[players]``.
    """
    _by_dtype[state.dtype].evaluate(state, workspace, points, values)


def prior(state: Any, workspace: Any, mask: Any, weights: Any) -> None:
    """Write into ``weights[action]`` how promising each legal action in ``mask`` looks."""
    _by_dtype[state.dtype].prior(state, workspace, mask, weights)


def rollout_action(state: Any, workspace: Any, mask: Any, word: Any) -> Any:
    """Choose quickly a plausible legal action by 64 random bits; ``mask`` is scratch memory."""
    return _by_dtype[state.dtype].rollout_action(state, workspace, mask, word)


def fingerprint(state: Any) -> Any:
    """A number (``uint64``) of all on which it depends what can still happen, and the result.

    Positions of one game that differ in nothing else have the same, others hardly ever; of the
    points so far, only what some players have more than others counts.
    """
    return _by_dtype[state.dtype].fingerprint(state)


def bound_lead(state: Any, bounds: Any) -> None:
    """Write the least and the most by which the first of two players can lead in the end.

    ``bounds`` is ``int64[2]``.
    """
    _by_dtype[state.dtype].bound_lead(state, bounds)


def hide(state: Any, observer: Any, seen: Any) -> None:
    """Write into ``seen``, a blank state, what the observer may know of ``state``, no more."""
    _by_dtype[state.dtype].hide(state, observer, seen)


def determinize(state: Any, observer: Any, stream: Any) -> None:
    """Deal what is hidden in a ``hide``-made state, uniformly among what is possible."""
    _by_dtype[state.dtype].determinize(state, observer, stream)


def _resolve(generic: Any) -> None:
    """Let compiled callers of a generic function find the game's own kernel by the record's type.

    The kernel's Python source is what Numba is given: a closure over a compiled function would
    never be found in the cache again.
    """

    @functools.wraps(generic)  # Numba compares parameter names
    def found(record: Any, *_others: Any) -> Any:
        if isinstance(record, types.Record) and record in _by_type:
            return getattr(_by_type[record], generic.__name__).py_func
        return None

    overload(generic, jit_options=INLINE_OPTIONS, strict=False)(found)


_GENERIC = (
    setup,
    actor,
    legal,
    pick,
    apply,
    draw,
    chance_weight,
    score,
    rank,
    prepare,
    is_quiet,
    features,
    evaluate,
    prior,
    rollout_action,
    fingerprint,
    bound_lead,
    hide,
    determinize,
)
NAMES = tuple(generic.__name__ for generic in _GENERIC)
"""The names of the contract."""
for _generic in _GENERIC:
    _resolve(_generic)
