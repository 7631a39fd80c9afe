"""The commands `puzzle play`, `puzzle make` and `puzzle check`, for the puzzles of a game."""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from blazon.cli.options import (
    DEFAULT_OPTIONS,
    NOT_DONE,
    USUAL_PRESENTATION,
    Game,
    GameOptions,
    Presentation,
    Whole,
    print_line,
    warn,
)

puzzle = App(
    name="puzzle", help="Solve, make and check puzzles: positions with clearly best actions."
)
Processes = Annotated[
    Whole | None, Parameter(help="How many processes to use; one per core if not given.")
]


@Parameter(name="*")
@dataclass(frozen=True)
class Wanted:
    """Which puzzles to make."""

    proven: Annotated[Whole, Parameter(help="How many that are solved exactly.")] = 15
    searched: Annotated[Whole, Parameter(help="How many on which long searches agree.")] = 15
    gap: Annotated[
        float, Parameter(help="How many points a right action is better than all others.")
    ] = 3.0
    games: Annotated[Whole, Parameter(help="The maximum number of games for each kind.")] = 1000
    simulations: Annotated[
        Whole | None,
        Parameter(help="For each search; 20 times the strongest level's if not given."),
    ] = None
    nodes: Annotated[
        Whole | None,
        Parameter(
            help="The number of positions at which a proof is given up: fewer give shorter endings;"
            " 2,000,000 if not given."
        ),
    ] = None


_USUAL = Wanted()


@puzzle.command(name="play")
def puzzle_play(
    game: Game,
    *,
    number: Annotated[
        Whole | None,
        Parameter(help="Begin with this puzzle, from 1, and not with the first unsolved one."),
    ] = None,
    today: Annotated[bool, Parameter(help="Begin with today's puzzle.")] = False,
    presentation: Presentation = USUAL_PRESENTATION,
) -> None:
    """Solve puzzles: find a move that is clearly better than all others."""
    from blazon.terminal.puzzle import solve_puzzles
    from blazon.terminal.surroundings import Surroundings

    surroundings = Surroundings(presentation.lang, presentation.plain)
    solve_puzzles(game, number=number, today=today, surroundings=surroundings)


@puzzle.command(name="make")
def puzzle_make(
    game: str,
    file: Path,
    *,
    wanted: Wanted = _USUAL,
    options: GameOptions = DEFAULT_OPTIONS,
    seed: Annotated[str, Parameter(help="Any short text; other seeds give other puzzles.")] = "1",
    processes: Processes = None,
) -> int:
    """Look for puzzles in games between bots, and write them to a file.

    The file is written after each puzzle, so the same command continues after an interruption. A
    game's own puzzles are in puzzles.json in its package. The exit status is 1 if there are fewer
    puzzles than wanted.
    """
    from blazon.kernel.files import read_text
    from blazon.lab.prospects import NODES
    from blazon.lab.puzzles import Plan, make
    from blazon.lab.studies.shards import write_whole
    from blazon.match.puzzles import read, written
    from blazon.match.registry import game as find_game

    find_game(game)
    given = {key for key, text in vars(options).items() if text is not None}
    chosen = {key: value for key, value in options.chosen(game).items() if key in given}
    plan = Plan(
        game,
        seed,
        chosen,
        wanted.proven,
        wanted.searched,
        wanted.gap,
        wanted.games,
        wanted.simulations,
        nodes=NODES if wanted.nodes is None else wanted.nodes,
    )
    found = list(read(game, read_text(file))) if file.exists() else []
    try:
        for step in make(plan, found, processes):
            if step.puzzle is not None:
                found.append(step.puzzle)
                write_whole(file, written(found).encode())
                said = f"{step.puzzle.idea}, {' '.join(step.puzzle.right)}"
                said += f", found by {step.puzzle.grade:.0%} of the bots"
                print_line(f"{step.kind} puzzle {len(found)}, game {step.game}: {said}")
            elif step.game % 10 == 9:
                print_line(f"{step.kind}: {step.game + 1} games")
    except KeyboardInterrupt:
        warn(f"stopped; {len(found)} puzzles are in {file}; the same command goes on")
        raise
    kinds = Counter(one.kind for one in found)
    print_line(f"{len(found)} puzzles: {kinds['proven']} proven, {kinds['searched']} searched")
    is_done = kinds["proven"] >= wanted.proven and kinds["searched"] >= wanted.searched
    return 0 if is_done else NOT_DONE


@puzzle.command(name="check")
def puzzle_check(
    game: str | None = None,
    *,
    file: Annotated[
        Path | None, Parameter(help="A file from `blazon puzzle make`, for this game.")
    ] = None,
    simulations: Annotated[
        Whole | None,
        Parameter(help="For each search; 20 times the strongest level's if not given."),
    ] = None,
    processes: Processes = None,
) -> int:
    """Prove or search the puzzles of a game, or of all games, again.

    Prints each fault, and exits with 1 if there is one.
    """
    from blazon.kernel.errors import BadValue
    from blazon.kernel.files import read_text
    from blazon.lab.puzzles import check_all
    from blazon.match.puzzles import puzzles, read
    from blazon.match.registry import game as find_game
    from blazon.match.registry import games

    if file is not None and game is None:
        raise BadValue("game", "must be given with --file")
    faults = 0
    for name in [found.name for found in games()] if game is None else [find_game(game).name]:
        try:
            these = puzzles(name) if file is None else read(name, read_text(file))
        except BadValue as error:
            print_line(f"{name}: {error}")
            faults += 1
            continue
        for number, (one, fault) in enumerate(check_all(these, simulations, processes)):
            where = f"{name} puzzles[{number}] {one.seed}"
            print_line(f"{where}: {fault}" if fault else f"{where}: {one.kind}, ok")
            faults += fault is not None
    print_line("no faults" if not faults else f"faults: {faults}")
    return NOT_DONE if faults else 0
