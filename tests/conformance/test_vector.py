"""Vectors of every game: as the rules say, without leaks, and the same however they are divided."""

from typing import Any, get_args

import numpy as np
import pytest
from tests.samples import INSTALLED_SHORT, INSTALLED_TABLES, each

from blazon.envs import VectorGames
from blazon.envs.sight import Array
from blazon.envs.vector import Autoreset
from blazon.kernel import batch
from blazon.kernel.contract import CHANCE, OVER
from blazon.kernel.errors import BadValue
from blazon.kernel.jit import ENABLED
from blazon.kernel.streams import Purpose, keyed, seed_number

FEW = 6 if ENABLED else 2
STEPS = 150 if ENABLED else 8


def vector(name: str, options: dict[str, Any], n: int = FEW, **more: Any) -> VectorGames:
    """Some games with all forms of observations that the game has."""
    given = {"seed": "vector", "observe": forms(name, options), **more}
    return VectorGames(name, n, **given, **options)


def forms(name: str, options: dict[str, Any]) -> list[str]:
    """The forms of observations that a game has."""
    variant = VectorGames(name, 1, 0, observe="words", **options).variant
    has = {"scalars": variant.scalar_columns(), "planes": variant.plane_columns()}
    return ["words", *(form for form, columns in has.items() if columns)]


def arrays(games: VectorGames, *names: str) -> dict[str, bytes]:
    """The bytes of some arrays."""
    return {name: getattr(games, name).tobytes() for name in names}


def everything(games: VectorGames) -> dict[str, bytes]:
    """The bytes of all arrays."""
    seen = {form: rows.tobytes() for form, rows in games.observations.items()}
    return arrays(games, *ARRAYS) | seen


def legal(games: VectorGames) -> Array:
    """The legal actions in the positions as they are now."""
    masks = np.zeros(games.n, games.variant.game.mask)
    batch.ask(games.states, masks, np.zeros(games.n, np.int64))
    found: Array = masks["words"]
    return found


ARRAYS = ("player", "rewards", "terminated", "truncated", "totals", "lengths", "episodes", "legal")


@each(INSTALLED_TABLES)
def test_steps_follow_the_rules(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    games = vector(name, options, autoreset="off")
    masks, actors = np.zeros(games.n, games.variant.game.mask), np.zeros(games.n, np.int64)
    for _ in range(STEPS):
        batch.ask(games.states, masks, actors)
        assert CHANCE not in actors
        assert (games.player == np.where(actors == OVER, -1, actors)).all()
        words = masks["words"].view(np.uint8)
        for index in range(games.n):
            bits = np.unpackbits(words[index].ravel(), bitorder="little")
            raw = [
                games.variant.tokens(games.states[index : index + 1])[at]
                for at in np.flatnonzero(bits).tolist()
            ]
            assert [games.token(index, action) for action in games.legal_in(index)] == raw
            assert [games.number(index, token) for token in raw] == games.legal_in(index)
        actions, before = games.sample(), games.states.copy()
        games.step(actions)
        over = games.terminated
        totals, standings = np.zeros((2, games.n, games.players), np.int64)
        batch.count(games.states, totals, standings)
        assert (games.totals[over] == totals[over]).all()
        won = standings == standings.max(axis=1, keepdims=True)
        share = games.players * won / won.sum(axis=1, keepdims=True) - 1
        expected = np.where(over[:, None], share / (games.players - 1), 0)
        assert np.allclose(games.rewards, expected)
        assert np.allclose(games.rewards.sum(axis=1), 0, atol=1e-6)
        moved = (games.states.view(np.uint8) != before.view(np.uint8)).reshape(games.n, -1)
        assert (moved.any(axis=1) == (actions >= 0)).all()


@each(INSTALLED_TABLES)
def test_what_an_observer_may_not_know_changes_no_array(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    games, twins = (vector(name, options, view="all", autoreset="off") for _ in range(2))
    follows = vector(name, options, autoreset="off")
    for step in range(STEPS):
        for observer in range(games.players):
            seen = np.zeros(games.n, games.variant.game.state)
            observers = np.full(games.n, observer, np.uint64)
            batch.observe(games.states, seen, observers)
            running = games.player >= 0
            seeds = np.full(games.n, seed_number(f"{step}/{observer}"))
            streams = keyed(seeds, np.arange(games.n, dtype=np.uint64), Purpose.TEST)
            some = seen[running]
            batch.imagine(some, observers[running], streams[running])
            twins.states[:] = games.states
            twins.states[running] = some
            twins.show()
            for form, rows in games.observations.items():
                assert (twins.observations[form][:, observer] == rows[:, observer]).all()
            mine = games.player == observer
            assert (legal(twins)[mine] == legal(games)[mine]).all()
        actions = games.sample()
        for form, rows in follows.observations.items():
            for index in np.flatnonzero(games.player >= 0):
                own = games.observations[form][index, games.player[index]]
                assert (rows[index] == own).all()
        games.step(actions)
        follows.step(actions)


@each(INSTALLED_SHORT)
def test_a_game_depends_on_nothing_but_its_number_and_the_seed(
    table: tuple[str, dict[str, Any]],
) -> None:
    name, options = table
    for autoreset in ("next", "same"):
        some = vector(name, options, 5, autoreset=autoreset)
        threaded = vector(name, options, 5, autoreset=autoreset, threads=3)
        more = vector(name, options, 9, autoreset=autoreset)
        actions = more.sample()
        for _ in range(STEPS):
            for games in (some, threaded, more):
                games.step(actions[: games.n])
            assert everything(some) == everything(threaded)
            for each_name in ARRAYS:
                assert (getattr(more, each_name)[:5] == getattr(some, each_name)).all()
            for form, rows in some.observations.items():
                assert (more.observations[form][:5] == rows).all()
            actions = more.sample()
        threaded.close()


@each(INSTALLED_SHORT)
def test_games_with_seeds_of_their_own_are_as_if_alone(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    seeds = [5, 2**63, -7]
    for seat in (None, 1):
        games = vector(name, options, 3, seed=seeds, seat=seat, view=1)
        alone = [vector(name, options, 1, seed=[seed], seat=seat, view=1) for seed in seeds]
        for _ in range(STEPS):
            assert seat is None or set(games.player.tolist()) <= {seat, -1}
            actions = games.sample()
            games.step(actions)
            for index, one in enumerate(alone):
                one.step(actions[index : index + 1])
                for array in ARRAYS:
                    assert (getattr(games, array)[index] == getattr(one, array)[0]).all()
                for form, rows in games.observations.items():
                    assert (rows[index] == one.observations[form][0]).all()


@each(INSTALLED_SHORT)
def test_a_game_begins_anew_when_it_was_asked_to(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    modes: dict[Autoreset, VectorGames] = {
        mode: vector(name, options, autoreset=mode, longest=3) for mode in get_args(Autoreset)
    }
    off, after, same = modes["off"], modes["next"], modes["same"]
    first = everything(off)
    ended = np.zeros(off.n, np.bool_)
    while not ended.any():
        actions = off.sample()
        for games in modes.values():
            games.step(actions)
        ended = off.terminated | off.truncated
    outcome = ("rewards", "terminated", "truncated", "totals")
    assert arrays(off, *outcome) == arrays(after, *outcome) == arrays(same, *outcome)
    assert ((off.player < 0) == ended).all()
    assert (off.rewards[off.truncated] == 0).all()
    for form, rows in off.observations.items():
        assert (same.final[form] == rows[ended]).all()
    assert (same.episodes == ended).all()
    assert (same.lengths[ended] == 0).all()
    after.step(after.sample())
    assert not (after.terminated | after.truncated)[ended].any()
    assert (after.lengths[ended] == 0).all()
    for array in ("player", "legal", "episodes"):
        assert (getattr(after, array)[ended] == getattr(same, array)[ended]).all()
    for form, rows in same.observations.items():
        assert (after.observations[form][ended] == rows[ended]).all()
    off.step(off.sample())
    assert (off.player[ended] == -1).all()
    off.reset(which=ended)
    assert (off.legal[ended] == same.legal[ended]).all()
    off.reset(seed="vector")
    assert everything(off) == first | arrays(off, "totals")


@each(INSTALLED_SHORT)
def test_positions_can_be_put_into_games(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    games, others = vector(name, options), vector(name, options, seed="others")
    games.step(games.sample())
    others.put(range(1, games.n), games.states[1:])
    for array in ("player", "legal"):
        assert (getattr(others, array)[1:] == getattr(games, array)[1:]).all()
    for form, rows in games.observations.items():
        assert (others.observations[form][1:] == rows[1:]).all()
    others.put(0, games.states[0])
    assert others.states.tobytes() == games.states.tobytes()
    actions = games.sample()
    others.step(actions)


@each(INSTALLED_SHORT)
def test_an_illegal_action_changes_nothing(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    games = vector(name, options)
    before, states = everything(games), games.states.tobytes()
    for wrong in (-1, games.actions, 1 << 30, next(_illegal(games))):
        actions = games.sample()
        actions[2 % games.n] = wrong
        with pytest.raises(BadValue, match=r"actions\[\d\]: must be one of"):
            games.step(actions)
        assert (everything(games), games.states.tobytes()) == (before, states)
    with pytest.raises(BadValue, match="whole numbers"):
        games.step(np.zeros(games.n + 1, np.int32))


def _illegal(games: VectorGames) -> Any:
    possible = set(games.legal_in(2 % games.n))
    yield from (action for action in range(games.actions) if action not in possible)
    yield games.actions


@each(INSTALLED_SHORT)
def test_legal_actions_have_three_forms(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    words, lists, masks = (
        vector(name, options, legal=form) for form in ("words", "lists", "masks")
    )
    for _ in range(min(STEPS, 20)):
        for index in range(words.n):
            now = words.legal_in(index)
            assert lists.counts is not None
            assert lists.legal[index, : lists.counts[index]].tolist() == now
            assert (lists.legal[index, lists.counts[index] :] == -1).all()
            assert np.flatnonzero(masks.legal[index]).tolist() == now
        actions = words.sample()
        for games in (words, lists, masks):
            games.step(actions)


@each(INSTALLED_TABLES)
def test_each_column_is_named_and_written(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    own: dict[str, Array] = {}
    for filler in (0, 77):
        out = {
            form: np.full_like(rows, filler)
            for form, rows in vector(name, options).observations.items()
        }
        games = vector(name, options, out=out)
        for form in set(games.observations) - {"words"}:
            columns = games.columns(form)
            assert len({one.name for one in columns}) == len(columns)
            assert all(one.meaning.endswith(".") for one in columns)
            assert games.observations[form] is out[form]
            assert games.observations[form].shape[1] == len(columns)
            rows = own.setdefault(form, out[form])
            assert (rows == out[form]).all()


@each(INSTALLED_SHORT)
def test_bad_values_say_what_would_be_right(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    for more, field in (
        ({"n": 0}, "n: must be a whole number from 1"),
        ({"observe": "pictures"}, "observe: must be one or several of words"),
        ({"seat": 99}, "seat: must be a seat from 0 to"),
        ({"seed": [1]}, "seed: must be one whole number or text, or 2 whole numbers"),
        ({"view": 99}, "view: must be actor, all, or a seat from 0 to"),
        ({"legal": "bits"}, "legal: must be one of words lists masks"),
        ({"autoreset": "never"}, "autoreset: must be one of next same off"),
        ({"threads": 0}, "threads: must be a whole number"),
        ({"longest": 0}, "longest: must be a whole number"),
        ({"out": {"player": np.zeros(3, np.int8)}}, r"out.player: must be a writable"),
        ({"out": {"colour": np.zeros(3)}}, "out.colour: is unknown"),
        ({"colour": "none"}, "options.colour: "),
    ):
        given: dict[str, Any] = {"n": 2, "seed": 1, "observe": "words", **options} | dict(more)
        with pytest.raises(BadValue, match=field):
            VectorGames(name, **given)
