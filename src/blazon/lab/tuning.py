"""Tune a judge by matches between opposite changes of its weights.

A fit to results (``lab.training``) confuses causes and effects: the side that is ahead has more
knights in danger. Matches show what a change of weights does. In each step, pairs of opposite
changes to all weights play each other; the more a change wins, the further the weights move along
it (J. C. Spall, "Multivariate stochastic approximation using a simultaneous perturbation gradient
approximation", 1992).
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.bots.judge import Judge
from blazon.bots.levels import Level, strongest
from blazon.bots.selfplay import Teacher, TrainingGame
from blazon.kernel.game import Game, Options
from blazon.lab.arena import spread, workers
from blazon.match.registry import game as find_game

FILE = "steps.jsonl"
"""The file in a training's folder with a line for each step: the weights after it."""
_OLDER = 0.25
"""The share of pairs that play against an earlier step's weights, so that nothing learnt is
lost."""
_REACH, _REACH_DECAY = 0.7, 0.101
"""The first size of a change, in points that the feature usually makes, and Spall's exponent by
which it shrinks."""
_RATE, _RATE_DECAY = 0.3, 0.602
"""The first size of a step along a change that won everything, and its exponent."""
_STEADY = 25
"""The number of steps before sizes shrink noticeably."""
_LEAST_SPREAD = 0.3
"""The minimum spread, so that rare features do not get huge weights."""
_MEAN_OF = 4
"""The result is the mean weights of the last 1/4 of the steps."""
_WIN = 0.5
"""The weight of a win in a game's value; the rest is for the lead in points."""
_LEAD_SCALE = 20.0
"""The lead in points that is worth half of the most a lead can be worth."""

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Course:
    """The settings of a tuning."""

    game: str
    seed: str
    steps: int
    pairs: int
    """Pairs of opposite changes per step; a pair plays two games, or four."""
    simulations: int
    """Simulations per decision. Weights that suit few simulations do not suit many."""


def in_turn(game: Game) -> list[Options]:
    """The options of the training games, repeated in the proportions that the game sets."""
    return [options for share, options in game.lessons() for _ in range(share)]


@cache
def _teacher(game: str, options: str) -> Teacher:
    """A player of games with these options; cached, because it needs much memory."""
    rules = find_game(game)
    return Teacher(rules.variant(rules.check_options(json.loads(options))))


def _worth(lesson: TrainingGame, side: int) -> float:
    """The value of a game to the even or odd seats, minus its value to the others."""
    won, points = lesson.wins.astype(float), lesson.points.astype(float)
    rivals = [np.delete(points, seat).max() for seat in range(len(points))]
    lead = points - rivals
    worth = _WIN * won + (1 - _WIN) * lead / (abs(lead) + _LEAD_SCALE)
    own = np.arange(len(points)) % 2 == side
    return float(worth[own].mean() - worth[~own].mean())


def _both_ways(teacher: Teacher, seed: str, number: int, one: Level, other: Level) -> float:
    """Play one deal from both seats; the value to ``one``, minus the value to ``other``."""
    games = [teacher.play(seed, number, pair) for pair in ((one, other), (other, one))]
    return sum(_worth(game, side) for side, game in enumerate(games)) / 2


def _try(
    course: Course,
    options: Options,
    number: int,
    more: Judge,
    less: Judge,
    older: Judge | None,
) -> float:
    """How much better one change is than its opposite; runs in a worker process."""
    teacher = _teacher(course.game, json.dumps(options))
    level = replace(strongest(course.game), simulations=course.simulations)
    one, other = (replace(level, judge=judge) for judge in (more, less))
    if older is None:
        return _both_ways(teacher, course.seed, number, one, other)
    past = replace(level, judge=older)
    return _both_ways(teacher, course.seed, number, one, past) - _both_ways(
        teacher, course.seed, number, other, past
    )


def _read(file: Path) -> list[Floats]:
    """The weights after each completed step."""
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    return [np.array(json.loads(line)["weights"]) for line in lines]


def _with(judge: Judge, weights: Floats) -> Judge:
    return replace(judge, weights=dict(zip(judge.weights, weights.tolist(), strict=True)))


def _gains(step: int) -> tuple[float, float]:
    """Sizes of the changes and of the step; they do not depend on the number of steps to come."""
    age = 1 + step / _STEADY
    return _REACH / age**_REACH_DECAY, _RATE / age**_RATE_DECAY


def tune(
    course: Course,
    judge: Judge,
    spreads: Floats,
    folder: Path,
    *,
    processes: int | None = None,
    say: Callable[[dict[str, Any]], None] = lambda _: None,
) -> Judge:
    """Tune a judge's weights step by step.

    Args:
        course: the settings; the same course gives the same judge.
        judge: the first weights; its doubt does not change.
        spreads: how much each feature usually differs between players. Weights of features that
            differ more change less.
        folder: keeps the steps, so that an interrupted tuning can continue.
        processes: the number of worker processes; by default one per core.
        say: receives the number of each step.
    """
    file, variants = folder / FILE, in_turn(find_game(course.game))
    scales = np.maximum(spreads, _LEAST_SPREAD)
    weights = [np.array(list(judge.weights.values())), *_read(file)]
    with workers(processes) as pool, file.open("a", encoding="utf-8") as kept:
        for step in range(len(weights) - 1, course.steps):
            here, (reach, rate) = weights[-1], _gains(step)
            chosen = Random(f"{course.seed}/{step}")  # noqa: S311 (directions)
            changes = np.array(
                [[chosen.choice((-1.0, 1.0)) for _ in scales] for _ in range(course.pairs)]
            )
            calls = []
            for number, change in enumerate(changes, step * course.pairs):
                older = None
                if chosen.random() < _OLDER:
                    older = _with(judge, chosen.choice(weights))
                sides = (_with(judge, here + sign * reach * change / scales) for sign in (1, -1))
                calls.append((course, variants[number % len(variants)], number, *sides, older))
            found = np.array(list(spread(pool, _try, calls)))
            weights.append(here + rate * (found @ changes / course.pairs) / scales)
            kept.write(json.dumps({"step": step, "weights": weights[-1].tolist()}) + "\n")
            kept.flush()
            say({"step": step})
    return _with(judge, np.mean(weights[-max(1, course.steps // _MEAN_OF) :], axis=0))
