"""Random legal steps of Blazon's vectors beside games of Pgx and OpenSpiel, in one run on one core.

    uv run --with pgx python -m benchmarks.peers
    uv run --with pgx python -m benchmarks.peers --games 4096 --seconds 2

Each takes its own best way: Blazon steps arrays with masks and scalars, Pgx runs many steps in one
compiled JAX function that begins ended games anew, and OpenSpiel's games in C++ are stepped one at
a time, as its Python interface does. The games differ in length and difficulty, so this says what
a learner can expect, not whose code is better.
"""

import argparse
import os
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from blazon.envs import VectorGames
from blazon.envs.sight import Form
from blazon.lab.bench import bench_playouts

PGX = ("connect_four", "leduc_holdem", "backgammon")
OPENSPIEL = ("connect_four", "leduc_poker", "gin_rummy")
FORMS: dict[str, list[Form]] = {"masks": [], "masks and scalars": ["scalars"]}
STEPS = 100


def rate(steps: Callable[[], int], seconds: float) -> float:
    """Steps per second of a function that makes some and returns how many."""
    steps()
    begin, made = time.perf_counter(), 0
    while time.perf_counter() - begin < seconds:
        made += steps()
    return made / (time.perf_counter() - begin)


def blazon(games: VectorGames) -> int:
    """Steps of a vector, with the choice of actions."""
    for _ in range(STEPS):
        games.step(games.sample())
    return STEPS * games.n


def pgx(name: str, games: int) -> Callable[[], int]:
    """Steps of a game of Pgx."""
    import jax
    import jax.numpy as jnp
    from pgx import make
    from pgx.experimental.wrappers import auto_reset

    env = make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(_: Any, carried: Any) -> Any:
        state, key = carried
        key, choosing, chance = jax.random.split(key, 3)
        wishes = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choosing, wishes, axis=-1)
        return step(state, actions, jax.random.split(chance, games)), key

    run = jax.jit(lambda carried: jax.lax.fori_loop(0, STEPS, one, carried))
    keys = jax.random.split(jax.random.key(0), games)
    carried = [(jax.vmap(env.init)(keys), jax.random.key(1))]

    def steps() -> int:
        carried[0] = jax.block_until_ready(run(carried[0]))
        return STEPS * games

    return steps


def openspiel(name: str) -> Callable[[], int]:
    """Steps of a game of OpenSpiel, chance events included."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)

    def steps() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
            made += 1
        return made

    return steps


def main() -> None:
    """Print the rates."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for name in ("richelieu", "rheingold"):
        playouts = bench_playouts(name, {}, given.seconds)["actions_per_s"]
        print(f"Blazon {name}: playouts {playouts / 1e6:.1f} M actions/s")
        for said, observe in FORMS.items():
            games = VectorGames(name, given.games, 1, observe=observe, legal="masks")
            made = rate(partial(blazon, games), given.seconds)
            print(f"Blazon {name}, {said}: {made / 1e6:.2f} M steps/s")
    for name in PGX:
        print(f"Pgx {name}: {rate(pgx(name, given.games), given.seconds) / 1e6:.2f} M steps/s")
    for name in OPENSPIEL:
        print(f"OpenSpiel {name}: {rate(openspiel(name), given.seconds) / 1e6:.3f} M steps/s")


if __name__ == "__main__":
    main()
