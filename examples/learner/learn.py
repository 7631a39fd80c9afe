"""Learn Richelieu by playing against oneself: many games at once, a small network, and PPO.

``docs/learner.md`` explains it. Run ``python learn.py --minutes 10 --check 1000``.
"""

import argparse
import time

import jax
import jax.numpy as jnp
import numpy as np
import optax

from blazon.bots import make_bot
from blazon.envs import VectorGames
from blazon.match.position import Position

GAMES, STEPS, BATCH, EPOCHS, WIDTH, CELLS, FORMS = 512, 64, 2048, 2, 64, 48, ("planes", "scalars")
CLIP, TRACE, ENTROPY, POINTS = 0.2, 0.95, 0.01, 20.0  # so many points count as much as a win
SIGHT = VectorGames("richelieu", 1, 0, observe=FORMS, legal="masks")
PLANES, SCALARS = (len(SIGHT.columns(form)) for form in FORMS)
NAMES = [one.name for one in SIGHT.columns("scalars")]
RULE = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-3))
LAYERS = {
    "whole": (SCALARS, 2 * WIDTH, 1.4),
    "whole2": (2 * WIDTH, WIDTH, 1.4),
    "cell": (3 * PLANES + WIDTH, WIDTH, 1.4),
    "cell2": (WIDTH, WIDTH, 1.4),
    "go": (WIDTH, 1, 0.01),  # an action that names a cell
    "rest": (3 * WIDTH, SIGHT.actions - CELLS, 0.01),
    "value": (3 * WIDTH, 1, 0.1),
}


def new_weights(key):
    """A matrix and a vector for each layer."""
    return {
        name: (size * jax.random.normal(one, (rows, columns)) / rows**0.5, jnp.zeros(columns))
        for one, (name, (rows, columns, size)) in zip(jax.random.split(key, 7), LAYERS.items())
    }


@jax.jit
def think(weights, seen):
    """The logarithm of each action's probability, and the expected result."""

    def layer(name, given):
        return given @ weights[name][0] + weights[name][1]

    # The network sees each cell with its two neighbours in the row and a summary of the scalars.
    cells = jnp.moveaxis(seen["planes"].astype(jnp.float32), 1, -1)
    beside = jnp.pad(cells, ((0, 0), (0, 0), (1, 1), (0, 0)))
    whole = jax.nn.relu(layer("whole2", jax.nn.relu(layer("whole", seen["scalars"] / 10))))
    spread = jnp.broadcast_to(whole[:, None, None], (*cells.shape[:3], WIDTH))
    cells = jnp.concatenate([cells, beside[:, :, :-2], beside[:, :, 2:], spread], -1)
    cells = jax.nn.relu(layer("cell", cells.reshape(-1, CELLS, cells.shape[-1])))
    cells = jax.nn.relu(layer("cell2", cells))
    known = jnp.concatenate([whole, cells.mean(1), cells.max(1)], -1)
    wishes = jnp.concatenate([layer("go", cells)[..., 0], layer("rest", known)], -1)
    own, rival = (seen["scalars"][:, NAMES.index(name)] for name in ("own.points", "rival1.points"))
    chances = jax.nn.log_softmax(jnp.where(seen["legal"] > 0, wishes, -1e9))
    return chances, (own - rival) / POINTS + layer("value", known)[:, 0]


def loss(weights, part):
    """PPO's loss (Schulman et al., 2017): better actions, a better estimate, some curiosity."""
    chances, value = think(weights, part)
    now = jnp.take_along_axis(chances, part["action"][:, None], 1)[:, 0]
    ratio, gain = jnp.exp(now - part["chance"]), part["gain"]
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    clipped = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    certainty = (jnp.exp(chances) * jnp.where(part["legal"] > 0, chances, 0)).sum(1)
    return (0.5 * (value - part["result"]) ** 2 - clipped + ENTROPY * certainty).mean()


@jax.jit
def improve(weights, moments, part):
    """One step of gradient descent."""
    change, moments = RULE.update(jax.grad(loss)(weights, part), moments)
    return optax.apply_updates(weights, change), moments


def play(games, weights, rng):
    """Play some steps against oneself; what was seen, done and gained."""
    steps = []
    for _ in range(STEPS):
        seen = {form: rows.copy() for form, rows in games.observations.items()}
        seen |= {"legal": games.legal.copy(), "player": games.player.copy()}
        chances, value = map(np.asarray, think(weights, seen))
        every, player = np.arange(games.n), seen["player"]
        action = (chances + rng.gumbel(size=chances.shape)).argmax(1).astype(np.int32)
        games.step(action)
        lead = (games.totals[every, player] - games.totals[every, 1 - player]) / POINTS
        seen |= {"over": games.terminated.copy(), "value": value, "action": action}
        seen |= {"reward": np.where(seen["over"], games.rewards[every, player] + lead, 0)}
        steps.append(seen | {"chance": chances[every, action]})
    rows = {name: np.stack([one[name] for one in steps]) for name in steps[0]}
    gain, ahead = np.zeros_like(rows["value"]), np.zeros(games.n)
    for step in range(STEPS - 2, -1, -1):  # generalized advantage estimation
        same = rows["player"][step + 1] == rows["player"][step]
        sign = np.where(same, 1, -1) * ~rows["over"][step]  # the rival's gain is a loss
        error = rows["reward"][step] + sign * rows["value"][step + 1] - rows["value"][step]
        ahead = gain[step] = error + TRACE * sign * ahead
    rows |= {"gain": gain, "result": gain + rows["value"]}
    return {name: one[:-1].reshape(-1, *one.shape[2:]) for name, one in rows.items()}


def share_won(weights, deals, name):
    """The share of deals won against the bot `greedy`, in either seat."""
    games = [Position("richelieu", seed=f"{name}/{deal}") for deal in range(deals)]
    sight = VectorGames("richelieu", deals, 0, observe=FORMS, legal="masks")
    bot = make_bot("greedy", name)
    while not all(game.over for game in games):
        for deal, game in enumerate(games):
            while not game.over and game.actor != deal % 2:
                game.play(bot.choose(game.observe(game.actor)))
        sight.put(range(deals), np.concatenate([game.disclose().states for game in games]))
        best = think(weights, sight.observations | {"legal": sight.legal})[0].argmax(1)
        for deal, game in enumerate(games):
            if not game.over:
                game.play(sight.token(deal, int(best[deal])))
    winners = [game.score()["winners"] for game in games]
    return np.mean([(deal % 2 in one) / len(one) for deal, one in enumerate(winners)])


def main():
    """Learn, and say every minute how well it goes."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--check", type=int, default=1000, help="held-out deals at the end")
    given, begin, due, steps = parser.parse_args(), time.perf_counter(), 0.0, 0
    rng, weights = np.random.default_rng(1), new_weights(jax.random.key(1))
    moments = RULE.init(weights)
    games = VectorGames("richelieu", GAMES, 1, observe=FORMS, legal="masks", autoreset="same")
    while (spent := time.perf_counter() - begin) < 60 * given.minutes:
        if spent >= due:
            due, won = due + 60, share_won(weights, 100, "check")
            print(f"{spent:5.0f} s {steps:9} steps: wins {won:.0%} of 100", flush=True)
        rows, steps = play(games, weights, rng), steps + GAMES * STEPS
        for _ in range(EPOCHS):
            order = rng.permutation(len(rows["gain"]))
            for first in range(0, len(order) - BATCH + 1, BATCH):
                part = {name: one[order[first : first + BATCH]] for name, one in rows.items()}
                weights, moments = improve(weights, moments, part)
    print(f"held out: wins {share_won(weights, given.check, 'held out'):.1%} of {given.check}")


if __name__ == "__main__":
    main()
