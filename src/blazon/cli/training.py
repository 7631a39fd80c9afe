"""The command `train`, which trains a judge."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from blazon.cli.options import Game, Json, Seed, Whole, print_json, print_line, settled, warn


@Parameter(name="*")
@dataclass(frozen=True)
class Lessons:
    """How much to train and to test."""

    games: Annotated[Whole, Parameter(help="Games per generation.")] = 640
    simulations: Annotated[Whole, Parameter(help="Simulations per decision.")] = 200
    generations: Annotated[
        int, Parameter(help="How many generations; each plays with what the last one learnt.")
    ] = 5
    match_games: Annotated[
        Whole, Parameter(help="The maximum number of games in the final match.")
    ] = 200
    slips: Annotated[
        float, Parameter(help="Share of decisions that are followed by a few quick ones.")
    ] = 0.024
    steps: Annotated[
        int, Parameter(help="Steps of tuning by matches after the last generation.")
    ] = 0
    pairs: Annotated[Whole, Parameter(help="Pairs of opposite changes to try in each step.")] = 16
    start: Annotated[
        Literal["points", "game"],
        Parameter(help="Start from the points so far, or from the game's own judge."),
    ] = "points"
    processes: Annotated[
        Whole | None, Parameter(help="How many processes to use; one per core if not given.")
    ] = None


_DEFAULT_LESSONS = Lessons()


def _write_curve(file: Path, curve: Sequence[Mapping[str, float]]) -> None:
    lines = [",".join(curve[0]), *(",".join(map(str, point.values())) for point in curve)]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def train(
    game: Game,
    folder: Path,
    *,
    lessons: Lessons = _DEFAULT_LESSONS,
    promote: Annotated[
        bool,
        Parameter(help="Replace the game's own judge with the new one if it is better."),
    ] = False,
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Train a judge of unfinished games by letting the search play against itself.

    The folder keeps the games, so the same command continues after an interruption. The new judge
    is written to judge.json in the folder, with its matches against Blazon's own judge, and how
    well each generation predicts games that it has not seen to curve.csv. `blazon arena` takes the
    judge with --judge.
    """
    from blazon.bots.judge import FILE, save
    from blazon.bots.judge import promote as take_place
    from blazon.lab.tables import verdict
    from blazon.lab.training import Plan, kept_seed
    from blazon.lab.training import train as learn
    from blazon.match.registry import game as find_game

    plan = Plan(
        game,
        lessons.games,
        lessons.simulations,
        lessons.generations,
        kept_seed(folder) or settled(None) if seed is None else seed,
        lessons.match_games,
        lessons.slips,
        lessons.steps,
        lessons.pairs,
        lessons.start,
    )

    def say(told: dict[str, Any]) -> None:
        if json:
            print_json(told)
        else:
            print_line("  ".join(f"{name} {value}" for name, value in told.items()))

    try:
        trained = learn(plan, folder, processes=lessons.processes, say=say)
    except KeyboardInterrupt:
        warn(f"stopped; all finished games are kept in {folder}; the same command goes on")
        raise
    files = [folder / FILE]
    save(trained.judge, files[0])
    if trained.curve:
        files.insert(0, folder / "curve.csv")
        _write_curve(files[0], trained.curve)
    if promote and trained.is_better:
        files.append(take_place(find_game(game), trained.judge))
    if json:
        matches = [{"options": kind, **asdict(report)} for kind, report in trained.matches]
        print_json({"matches": matches, "judge": str(files[-1])})
        return
    for kind, report in trained.matches:
        print_line(" ".join(f"{name} {value}" for name, value in kind.items()))
        verdict(report)
    print_line("\n".join(map(str, files)))
