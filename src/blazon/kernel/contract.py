"""The functions that every game's rules provide, for playouts, perft, search and batches.

Each name here is one generic function. A game registers modules whose kernels have the same names
and parameters under its state's dtype. The dtype of the first argument resolves a call: when the
caller is compiled or, with the JIT off, when the call is made.
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

from blazon.kernel.jit import INLINE_OPTIONS, kernel, note_rules
from blazon.kernel.masks import translate

CHANCE = np.int64(-1)
"""What ``actor`` returns at a chance event."""
OVER = np.int64(-2)
"""What ``actor`` returns when the game is over."""
NOBODY = np.uint64(255)
"""The observer who has no seat: an onlooker."""

_by_dtype: dict[np.dtype[Any], Any] = {}
_by_type: dict[Any, Any] = {}


def register(state: np.dtype[Any], *modules: ModuleType) -> None:
    """Register the kernels in ``modules`` with names from this contract for ``state``.

    A game may lack the OPTIONAL ones; the contract has some itself, for games that lack them.

    Raises ValueError if no module or several modules define a name, if the parameters differ from
    those here, or if another game's record has the same fields: calls would reach its rules.
    """
    offered = [name for name in OPTIONAL if any(_defines(module, name) for module in modules)]
    defined = {name: _defined(name, modules) for name in (*NAMES, *offered)}
    rules = SimpleNamespace(**_DEFAULTS | defined)
    record = numba.from_dtype(state)
    note_rules(record, rules.apply.__module__, [module.__name__ for module in modules])
    _by_dtype[state] = rules
    _by_type[record] = rules


def _defined(name: str, modules: Sequence[ModuleType]) -> Any:
    """The definition of a name in exactly one of the modules."""
    found = [vars(module)[name] for module in modules if _defines(module, name)]
    if len(found) != 1:
        places = ", ".join(module.__name__ for module in modules)
        many = "several of them define" if found else "none of them defines"
        raise ValueError(f"one of {places} must define the kernel {name}: {many} it")
    takes, must_take = _parameters(found[0]), _parameters(globals()[name])
    if takes != must_take:
        raise ValueError(f"the kernel {name} must take ({must_take}), not ({takes})")
    return found[0]


def _defines(module: ModuleType, name: str) -> bool:
    return getattr(vars(module).get(name), "__module__", None) == module.__name__


def _parameters(function: Any) -> str:
    """The names of a kernel's parameters, by which Numba matches them."""
    return ", ".join(inspect.signature(getattr(function, "py_func", function)).parameters)


def is_registered(state: np.dtype[Any]) -> bool:
    """Whether there are kernels for records of this kind."""
    return state in _by_dtype


def offers(state: np.dtype[Any], name: str) -> bool:
    """Whether the game with these records has an optional kernel."""
    return hasattr(_by_dtype[state], name)


def setup(state: Any, stream: Any) -> None:
    """Deal a new game at random into a state with options and components filled in."""
    _by_dtype[state.dtype].setup(state, stream)


def actor(state: Any) -> Any:
    """Return who decides now: a player's number, ``CHANCE`` or ``OVER`` (``int64``)."""
    return _by_dtype[state.dtype].actor(state)


def legal(state: Any, mask: Any) -> None:
    """Fill ``mask`` with the actions of the acting player, or the possible outcomes of chance."""
    _by_dtype[state.dtype].legal(state, mask)


def legal_numbers(state: Any, mask: Any, numbers: Any, words: Any) -> None:
    """Write the legal actions of the acting player as bits, by their numbers; optional.

    Faster than ``legal`` if only few of a game's actions occur in a variant. ``mask`` is scratch
    memory. ``numbers`` has the place of each action in ``Variant.action_numbers``; it is empty if
    that has all actions.
    """
    _by_dtype[state.dtype].legal_numbers(state, mask, numbers, words)


def pick(state: Any, mask: Any, word: Any) -> Any:
    """Choose a legal action of the acting player with 64 random bits, each equally likely.

    ``mask`` is scratch memory.
    """
    return _by_dtype[state.dtype].pick(state, mask, word)


def apply(state: Any, action: Any) -> None:
    """Apply a legal action, or an outcome of the pending chance event (``uint64``)."""
    _by_dtype[state.dtype].apply(state, action)


def draw(state: Any, word: Any) -> Any:
    """Draw an outcome of the pending chance event with 64 random bits, as an action to apply."""
    return _by_dtype[state.dtype].draw(state, word)


def chance_weight(state: Any, outcome: Any) -> Any:
    """Count the equally likely cases with this outcome of the pending chance event (``uint64``)."""
    return _by_dtype[state.dtype].chance_weight(state, outcome)


def score(state: Any, totals: Any) -> None:
    """Write each player's total if the game ended now into ``totals`` (``int64[players]``)."""
    _by_dtype[state.dtype].score(state, totals)


def rank(state: Any, totals: Any, standings: Any) -> None:
    """Write numbers that rank players with these totals into ``standings``; the highest wins.

    Both are ``int64[players]``; equal numbers share a place.
    """
    _by_dtype[state.dtype].rank(state, totals, standings)


def prepare(state: Any, workspace: Any) -> None:
    """Write the data that evaluation needs into ``workspace``, a record defined by the game."""
    _by_dtype[state.dtype].prepare(state, workspace)


def is_quiet(state: Any) -> Any:
    """Return whether an unfinished position can be evaluated as it is, with no change pending.

    Never true in games that simulations play to the end.
    """
    return _by_dtype[state.dtype].is_quiet(state)


def features(state: Any, workspace: Any, player: Any) -> None:
    """Write a player's features into ``workspace.features``, starting with the current points.

    A judge weighs them (``kernel.judge``) in the order of the game's ``features``. In games that
    simulations play to the end, there are none. The caller has filled ``workspace.totals`` with
    ``score``. Also writes ``workspace.left``, the share of the game still to come, 0 to 1.
    """
    _by_dtype[state.dtype].features(state, workspace, player)


def evaluate(state: Any, workspace: Any, points: Any, values: Any) -> None:
    """Write the value of the position to each player; at the end, the value of the result.

    ``points`` are the actual or expected totals, and ``values`` payoffs from 0 to 1; both are
    ``float32[players]``.
    """
    _by_dtype[state.dtype].evaluate(state, workspace, points, values)


def prior(state: Any, workspace: Any, mask: Any, weights: Any) -> None:
    """Write how promising each legal action in ``mask`` looks into ``weights[action]``."""
    _by_dtype[state.dtype].prior(state, workspace, mask, weights)


def rollout_action(state: Any, workspace: Any, mask: Any, word: Any) -> Any:
    """Quickly choose a plausible legal action with 64 random bits; ``mask`` is scratch memory."""
    return _by_dtype[state.dtype].rollout_action(state, workspace, mask, word)


def fingerprint(state: Any) -> Any:
    """Hash everything that affects the rest of the game and its result (``uint64``).

    Positions of one game that differ only in other respects have the same fingerprint; other
    positions hardly ever do. Only the differences between the players' current points count.
    """
    return _by_dtype[state.dtype].fingerprint(state)


def bound_lead(state: Any, bounds: Any) -> None:
    """Write the smallest and the largest final lead of the first of two players.

    ``bounds`` is ``int64[2]``.
    """
    _by_dtype[state.dtype].bound_lead(state, bounds)


def hide(state: Any, observer: Any, seen: Any) -> None:
    """Write only what the observer may know of ``state`` into ``seen``, a blank state."""
    _by_dtype[state.dtype].hide(state, observer, seen)


def determinize(state: Any, observer: Any, stream: Any) -> None:
    """Deal the hidden components of a state from ``hide``, uniformly among the possible deals."""
    _by_dtype[state.dtype].determinize(state, observer, stream)


def scalars(seen: Any, observer: Any, row: Any) -> None:
    """Write the numbers that describe a state from ``hide`` to a learner; optional.

    ``row`` is ``float32[columns]``, in the order of ``Variant.scalar_columns``. The observer comes
    first, then the others in the order of their turns.
    """
    _by_dtype[seen.dtype].scalars(seen, observer, row)


def planes(seen: Any, observer: Any, layers: Any) -> None:
    """Write the same as planes over the fields of the board; optional.

    ``layers`` is ``uint8[planes, fields]``, in the order of ``Variant.plane_columns``.
    """
    _by_dtype[seen.dtype].planes(seen, observer, layers)


def _resolve(generic: Any) -> None:
    """Let compiled callers of a generic function find the game's kernel by the record's type.

    This gives Numba the kernel's Python source, because Numba would never find a closure over a
    compiled function in its cache.
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
_GENERIC_OPTIONAL = (legal_numbers, scalars, planes)
NAMES = tuple(generic.__name__ for generic in _GENERIC)
"""The names of the contract."""
OPTIONAL = tuple(generic.__name__ for generic in _GENERIC_OPTIONAL)
"""Names that a game may lack: they are for learners."""


@kernel
def _legal_numbers(state: Any, mask: Any, numbers: Any, words: Any) -> None:
    """List the actions by the rules' numbers first."""
    legal(state, mask)
    translate(mask, numbers, words)


_DEFAULTS = {"legal_numbers": _legal_numbers}
for _generic in (*_GENERIC, *_GENERIC_OPTIONAL):
    _resolve(_generic)
