"""How fast PettingZoo's environments step, one game at a time with random legal play.

    python -m benchmarks.pettingzoo
    python -m benchmarks.pettingzoo --seconds 5

Each step asks ``last`` for the observation, and chooses a legal action from its mask. ``env`` has
PettingZoo's usual wrappers, ``raw_env`` has none. Steps for agents whose game is over count too.
Rates are per second of the processor's time, beside those of the clock.
"""

import argparse
import random
import time
from typing import Any

import numpy as np

from blazon import envs

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("richelieu_v0", {}),
    ("richelieu_v0", {"observe": "planes"}),
    ("rheingold_v0", {}),
]


def rate(env: Any, seconds: float) -> tuple[float, float]:
    """Steps per second of the processor's time, and of the clock."""
    rng, steps = random.Random(1), 0
    env.reset(seed=1)
    begin, used = time.perf_counter(), time.process_time()
    while time.perf_counter() - begin < seconds:
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            action = None
            if not (terminated or truncated):
                action = rng.choice(np.flatnonzero(seen["action_mask"]))
            env.step(action)
            steps += 1
        env.reset()
    return steps / (time.process_time() - used), steps / (time.perf_counter() - begin)


def main() -> None:
    """Print the rates."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    for name, options in TABLES:
        for kind in ("env", "raw_env"):
            env = getattr(getattr(envs, name), kind)(**options)
            rate(env, 0.2)
            used, clock = rate(env, seconds)
            print(
                f"{name} {kind:7} {options or ''}: {used:,.0f} steps per second of the processor, "
                f"{clock:,.0f} of the clock"
            )


if __name__ == "__main__":
    main()
