"""The command that learns to judge."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from blazon.cli.options import Json, Seed, Whole, print_json, print_line, settled


@Parameter(name="*")
@dataclass(frozen=True)
class Lessons:
    """How much is learnt from, and tested by."""

    games: Annotated[Whole, Parameter(help="Games of each generation.")] = 640
    simulations: Annotated[Whole, Parameter(help="Of each decision in them.")] = 200
    generations: Annotated[
        Whole, Parameter(help="How often what was learnt plays the next games.")
    ] = 5
    match_games: Annotated[Whole, Parameter(help="At most, of the match at the end.")] = 200
    slips: Annotated[
        float, Parameter(help="Share of decisions after which a few are made quickly.")
    ] = 0.024
    processes: Annotated[Whole | None, Parameter(help="At once; all cores if not given.")] = None


_DEFAULT_LESSONS = Lessons()


def train(
    game: str,
    folder: Path,
    *,
    lessons: Lessons = _DEFAULT_LESSONS,
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Learn to judge unfinished games from games of the search against itself.

    The folder keeps what was played: the same command goes on where it was interrupted. What was
    learnt is written to judge.json in it, with the match against the judge that Blazon comes with.
    """
    from blazon.lab.tables import verdict
    from blazon.lab.training import Plan
    from blazon.lab.training import train as learn

    plan = Plan(
        game,
        lessons.games,
        lessons.simulations,
        lessons.generations,
        settled(seed),
        lessons.match_games,
        lessons.slips,
    )

    def say(told: dict[str, Any]) -> None:
        if json:
            print_json(told)
        else:
            print_line("  ".join(f"{name} {value}" for name, value in told.items()))

    judge, report = learn(plan, folder, processes=lessons.processes, say=say)
    file = folder / "judge.json"
    file.write_text(judge.to_text() + "\n", encoding="utf-8")
    if json:
        print_json({**asdict(report), "judge": str(file)})
    else:
        verdict(report)
        print_line(str(file))
