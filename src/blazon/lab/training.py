"""Learn to judge unfinished games: play the search against itself, and fit weights to the results.

A judge is a weighted sum, so the fit needs only sums over the games: the products of features, and
of features and results. Every eighth game is held out, and kept whole to test the judge.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import reduce
from importlib.metadata import version
from operator import add
from pathlib import Path
from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from blazon.bots.judge import Judge, first_judge, judge_of
from blazon.bots.levels import strongest
from blazon.bots.selfplay import Teacher, TrainingGame
from blazon.kernel.errors import BadValue
from blazon.kernel.game import Game, Options
from blazon.lab.arena import Pairing, Report, arena, spread, workers
from blazon.lab.tuning import Course, in_turn, tune
from blazon.match.registry import game as find_game

CHUNK = 16
"""The number of games in one task and one file."""
TEST_EVERY = 8
"""One game in this many is held out for testing."""
_STIFFNESS = 20.0
"""The ridge regression's penalty for large weights, in squares of a feature."""
_DOUBTS = np.array([0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12])
_BOUNDS = (0.0, 30.0)

Floats = npt.NDArray[np.float64]
Start = Literal["points", "game"]
Say = Callable[[dict[str, Any]], None]


@dataclass(frozen=True)
class Plan:
    """The settings of a training; the same plan gives the same judge."""

    game: str
    games: int
    """Games per generation."""
    simulations: int
    """Simulations per decision."""
    generations: int
    """The number of generations; each plays with the previous one's judge. With 0, the games only
    show how much features differ."""
    seed: str
    match_games: int
    """The maximum number of games in each match against the judge that ships with the game."""
    slips: float = 0.024
    """The share of decisions after which a player makes up to eight quick choices."""
    steps: int = 0
    """Steps of tuning by matches, after the last generation."""
    pairs: int = 16
    """Pairs of opposite changes per step."""
    start: Start = "points"
    """The first judge: one that counts only the points so far, or the game's own."""


@dataclass(frozen=True)
class Sums:
    """Sums over training games, and the games held out for testing."""

    products: Floats
    """``[features, features]``: sums over positions and players."""
    results: Floats
    """``[features]``: the same for the products of features and final points."""
    positions: int
    tests: tuple[TrainingGame, ...]

    @classmethod
    def of(cls, lessons: Sequence[TrainingGame], first: int) -> "Sums":
        """Add up games; ``first`` is the number of the first one."""
        features = lessons[0].features.shape[2]
        products, results, count = np.zeros((features, features)), np.zeros(features), 0
        tests = []
        for number, lesson in enumerate(lessons, first):
            if number % TEST_EVERY == 0:
                tests.append(lesson)
                continue
            found = _among_players(lesson.features.astype(float))
            gained = np.broadcast_to(_among_players(lesson.points[None, :]), found.shape[:2])
            flat = found.reshape(-1, features)
            products += flat.T @ flat
            results += flat.T @ gained.reshape(-1)
            count += len(found)
        return cls(products, results, count, tuple(tests))

    @property
    def spreads(self) -> Floats:
        """``[features]``: how much each usually differs between players."""
        return np.sqrt(np.diag(self.products) / self.positions)

    def __add__(self, other: "Sums") -> "Sums":
        """The sums over both sets of games."""
        return Sums(
            self.products + other.products,
            self.results + other.results,
            self.positions + other.positions,
            self.tests + other.tests,
        )

    def save(self, file: Path) -> None:
        """Write the whole file or nothing."""
        arrays: dict[str, Any] = {"products": self.products, "results": self.results}
        for number, test in enumerate(self.tests):
            arrays |= {f"{name}{number}": array for name, array in vars(test).items()}
        part = file.with_suffix(".part")
        with part.open("wb") as stream:
            np.savez_compressed(stream, positions=self.positions, tests=len(self.tests), **arrays)
        part.replace(file)

    @classmethod
    def load(cls, file: Path) -> "Sums":
        """Read a saved file."""
        with np.load(file) as found:
            names = TrainingGame.__dataclass_fields__
            tests = tuple(
                TrainingGame(**{name: found[f"{name}{number}"] for name in names})
                for number in range(int(found["tests"]))
            )
            return cls(found["products"], found["results"], int(found["positions"]), tests)


@dataclass(frozen=True)
class Learnt:
    """A judge, and how well it predicts held-out games."""

    judge: Judge
    positions: int
    correlation: float
    """The correlation of expected and final leads; 0 if either is constant."""
    log_loss: float
    """The log loss of its chances to win, in nats; lower is better."""


def _among_players(numbers: Any) -> Any:
    """Subtract the mean over all players; they are the second axis."""
    return numbers - numbers.mean(axis=1, keepdims=True)


def _log_loss(test: TrainingGame, expected: Floats, doubt: Floats) -> float:
    """The log loss of one game, summed over its positions; see ``kernel.judge.chances``."""
    behind = (expected.max(1, keepdims=True) - expected) / doubt[:, None]
    likely = 1 / (1 + behind + behind**2 / 2 + behind**3 / 6 + behind**4 / 24)
    return -float((test.wins * np.log(likely / likely.sum(1, keepdims=True))).sum())


def _correlation(one: Floats, other: Floats) -> float:
    if np.ptp(one) == 0 or np.ptp(other) == 0:
        return 0.0
    return float(np.corrcoef(one, other)[0, 1])


def fit(sums: Sequence[Sums], names: Sequence[str]) -> Learnt:
    """Fit a judge to these games."""
    products, results = sum(s.products for s in sums), sum(s.results for s in sums)
    weights = np.linalg.solve(products + _STIFFNESS * np.eye(len(names)), results)
    tests = [(test, test.features @ weights) for s in sums for test in s.tests]
    positions = sum(len(test.left) for test, _ in tests)
    losses = {
        (least, more): sum(
            _log_loss(test, points, least + more * test.left) for test, points in tests
        )
        for least in _DOUBTS
        for more in (0.0, *_DOUBTS)
    }
    doubt = min(losses, key=lambda pair: losses[pair])
    foretold = np.concatenate([_among_players(points).ravel() for _, points in tests])
    true = np.concatenate(
        [np.tile(test.points - test.points.mean(), len(test.left)) for test, _ in tests]
    )
    return Learnt(
        Judge(
            {name: round(float(weight), 5) for name, weight in zip(names, weights, strict=True)},
            doubt,
        ),
        sum(s.positions for s in sums),
        round(_correlation(foretold, true), 4),
        round(losses[doubt] / positions, 4),
    )


def _chunk(
    game: str,
    options: Mapping[str, Any],
    judge: Judge | None,
    simulations: int,
    slips: float,
    seed: str,
    first: int,
) -> Sums:
    """Play a chunk of games; runs in a worker process."""
    rules = find_game(game)
    teacher = Teacher(rules.variant(rules.check_options(options)), slips)
    player = replace(strongest(game), simulations=simulations, judge=judge)
    return Sums.of([teacher.play(seed, first + number, [player]) for number in range(CHUNK)], first)


def _variants(plan: Plan) -> list[Options]:
    """The options of each chunk, in the proportions that the game sets."""
    cycle = in_turn(find_game(plan.game))
    return [cycle[number % len(cycle)] for number in range(-(-plan.games // CHUNK))]


def _learn(
    plan: Plan, generation: int, judge: Judge | None, folder: Path, processes: int | None, say: Say
) -> Sums:
    """Play the games of a generation that are not in the folder yet."""
    seed, calls, files = f"{plan.seed}/{generation}", [], []
    for number, options in enumerate(_variants(plan)):
        file = folder / f"{generation}-{number:05}.npz"
        files.append(file)
        if not file.exists():
            searched = (judge, plan.simulations, plan.slips)
            calls.append((plan.game, options, *searched, seed, number * CHUNK, file))
    with workers(processes) as pool:
        for done, _ in enumerate(spread(pool, _keep_chunk, calls), len(files) - len(calls) + 1):
            say({"generation": generation, "games": done * CHUNK})
    return reduce(add, map(Sums.load, files))


def _keep_chunk(*call: Any) -> None:
    """Play a chunk and save it."""
    *chunk, file = call
    _chunk(*chunk).save(file)


@dataclass(frozen=True)
class Trained:
    """The result of a training."""

    judge: Judge
    matches: tuple[tuple[Options, Report], ...]
    """The options of each kind of game, and its match: A is the new judge, B the old one."""
    curve: tuple[Mapping[str, float], ...] = ()
    """How well each generation predicts the games held out: the fields of ``Learnt``."""

    @property
    def is_better(self) -> bool:
        """Whether it is stronger at the first kind of game, and not clearly weaker at any other."""
        first = self.matches[0][1].rating.verdict
        return first == "A is stronger" and not any(
            report.rating.score + (report.rating.score_error or 1) < 1 / report.players
            for _, report in self.matches
        )


def train(
    plan: Plan, folder: Path, *, processes: int | None = None, say: Say = lambda _: None
) -> Trained:
    """Train a judge, and play matches against the judge that ships with the game.

    Args:
        plan: the settings.
        folder: keeps the games, so that an interrupted training can continue.
        processes: the number of worker processes; by default one per core.
        say: receives the progress: games played, how well a generation predicts, steps.

    Raises:
        BadValue: for a game without features, numbers out of range, or a folder of another plan.
    """
    game = find_game(plan.game)
    if not game.features:
        raise BadValue("game", "must be one whose positions are judged before the end")
    _check(plan)
    _claim(plan, folder)
    judge = (judge_of(game) if plan.start == "game" else None) or first_judge(game)
    games, figures, curve = [], {}, list[Mapping[str, float]]()
    for generation in range(max(plan.generations, 1)):
        games.append(_learn(plan, generation, judge, folder, processes, say))
        if generation < plan.generations:
            learnt = fit(games[-2:], game.features)
            judge = learnt.judge
            figures = {name: value for name, value in vars(learnt).items() if name != "judge"}
            curve.append({"generation": generation, **figures})
            say(dict(curve[-1]))
    if plan.steps:
        course = Course(plan.game, plan.seed, plan.steps, plan.pairs, plan.simulations)
        judge = tune(course, judge, games[-1].spreads, folder, processes=processes, say=say)
    matches = tuple((options, _match(plan, options, judge, processes)) for options in _kinds(game))
    origin = {
        "version": version("blazon"),
        **asdict(plan),
        **figures,
        "against the one before": [_in_words(options, report) for options, report in matches],
    }
    return Trained(replace(judge, origin=origin), matches, tuple(curve))


def _in_words(options: Options, report: Report) -> str:
    """A match as one line of a judge's file."""
    kind = " ".join(f"{name} {value}" for name, value in options.items())
    result = f"{report.wins:g} of {report.games}, {report.rating.verdict}"
    return f"{kind}: {result}" if kind else result


def _check(plan: Plan) -> None:
    """Raise BadValue for numbers out of range."""
    for name in ("games", "simulations", "match_games", "pairs"):
        if getattr(plan, name) < 1:
            raise BadValue(name, "must be 1 or more")
    for name in ("generations", "steps"):
        if getattr(plan, name) < 0:
            raise BadValue(name, "must be 0 or more")
    if plan.start not in get_args(Start):
        raise BadValue("start", f"must be one of {', '.join(get_args(Start))}")
    if plan.generations + plan.steps < 1:
        raise BadValue("generations", "must be 1 or more, or steps must be")
    if not 0 <= plan.slips < 1:
        raise BadValue("slips", "must be from 0 to less than 1")


def kept_seed(folder: Path) -> str | None:
    """The seed of the training in a folder; None if there is none."""
    try:
        return str(json.loads((folder / "plan.json").read_text(encoding="utf-8"))["seed"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _claim(plan: Plan, folder: Path) -> None:
    """Raise BadValue if the folder belongs to another plan."""
    folder.mkdir(parents=True, exist_ok=True)
    file, text = folder / "plan.json", json.dumps(asdict(plan))
    if not file.exists():
        if any(folder.iterdir()):
            raise BadValue("folder", "must be empty, or the folder of an interrupted training")
        file.write_text(text, encoding="utf-8")
    elif file.read_text(encoding="utf-8") != text:
        raise BadValue("folder", f"holds another training: {file.read_text(encoding='utf-8')}")


def _kinds(game: Game) -> list[Options]:
    """The options of each kind of training game."""
    return [options for _, options in game.lessons()]


def _match(plan: Plan, options: Options, judge: Judge, processes: int | None) -> Report:
    """Play the judge against the game's own, on new deals."""
    name = f"search:{plan.simulations}"
    return arena(
        Pairing(plan.game, options, name, name, (judge, None)),
        games=plan.match_games,
        seed=f"{plan.seed}/match",
        bounds=_BOUNDS,
        processes=processes,
    )
