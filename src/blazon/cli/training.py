"""The command that learns to judge."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from blazon.cli.options import Json, Seed, Whole, print_json, print_line, settled


@Parameter(name="*")
@dataclass(frozen=True)
class Lessons:
    """How much is learnt from, and tested by."""

    games: Annotated[Whole, Parameter(help="Games of each generation.")] = 640
    simulations: Annotated[Whole, Parameter(help="Of each decision in them.")] = 200
    generations: Annotated[
        int, Parameter(help="How often what was learnt plays the next games.")
    ] = 5
    match_games: Annotated[Whole, Parameter(help="At most, of the match at the end.")] = 200
    slips: Annotated[
        float, Parameter(help="Share of decisions after which a few are made quickly.")
    ] = 0.024
    steps: Annotated[
        int, Parameter(help="Steps of tuning by matches, after the last generation.")
    ] = 0
    pairs: Annotated[Whole, Parameter(help="Of opposite changes tried in each step.")] = 16
    start: Annotated[
        Literal["points", "game"],
        Parameter(help="The first judge: only the points so far, or the game's own."),
    ] = "points"
    processes: Annotated[Whole | None, Parameter(help="At once; all cores if not given.")] = None


_DEFAULT_LESSONS = Lessons()


def train(
    game: str,
    folder: Path,
    *,
    lessons: Lessons = _DEFAULT_LESSONS,
    promote: Annotated[
        bool,
        Parameter(help="Let the judge that comes of it take the game's place, if it is better."),
    ] = False,
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Learn to judge unfinished games from games of the search against itself.

    The folder keeps what was played: the same command goes on where it was interrupted. What was
    learnt is written to judge.json in it, with the matches against the judge that Blazon comes
    with.
    """
    from blazon.bots.judges import FILE, save
    from blazon.bots.judges import promote as take_place
    from blazon.lab.tables import verdict
    from blazon.lab.training import Plan
    from blazon.lab.training import train as learn
    from blazon.match.registry import game as find_game

    plan = Plan(
        game,
        lessons.games,
        lessons.simulations,
        lessons.generations,
        settled(seed),
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

    trained = learn(plan, folder, processes=lessons.processes, say=say)
    files = [folder / FILE]
    save(trained.judge, files[0])
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
