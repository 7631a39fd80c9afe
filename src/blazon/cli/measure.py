"""Commands that measure: many games, speed, perft, and bots against each other."""

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from blazon.cli.options import (
    DEFAULT_OPTIONS,
    Game,
    GameOptions,
    Json,
    Seed,
    Whole,
    print_json,
    print_line,
    settled,
)
from blazon.kernel.errors import BadValue

if TYPE_CHECKING:
    from blazon.lab.arena import Report

bench = App(name="bench", help="Measure how fast this machine plays and searches.")


def simulate(
    game: Game,
    *,
    games: Annotated[Whole, Parameter(help="How many games.")],
    bots: Annotated[
        str | None,
        Parameter(help="A bot for each seat, such as duke,page; all random if not given."),
    ] = None,
    options: GameOptions = DEFAULT_OPTIONS,
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Play many games between bots and summarise the results by seat."""
    from blazon.lab.simulate import simulate as simulate_games
    from blazon.lab.tables import by_seat, progress

    seed = settled(seed)
    chosen = options.chosen(game)
    with progress("games", games) as done:
        names = bots.split(",") if bots is not None else None
        summary = simulate_games(game, chosen, games=games, bots=names, seed=seed, progress=done)
    if json:
        print_json({**summary, "seed": seed})
    else:
        by_seat(summary, names)


@bench.command(name="playouts")
def bench_playouts(
    game: Game,
    *,
    options: GameOptions = DEFAULT_OPTIONS,
    seconds: Annotated[float, Parameter(help="How long to measure.")] = 2.0,
    json: Json = False,
) -> None:
    """Measure how fast one thread deals, plays and scores random games."""
    from blazon.lab.bench import bench_playouts as measure

    _measured(measure(game, options.chosen(game), _duration(seconds)), json)


@bench.command(name="search")
def bench_search(
    game: Game,
    *,
    options: GameOptions = DEFAULT_OPTIONS,
    seconds: Annotated[float, Parameter(help="How long to measure.")] = 2.0,
    after: Annotated[Whole, Parameter(help="Start after this many actions of quick play.")] = 0,
    json: Json = False,
) -> None:
    """Measure how fast a search on one thread simulates games, from the opening or later."""
    from blazon.lab.bench import bench_search as measure

    _measured(measure(game, options.chosen(game), _duration(seconds), after), json)


def _duration(seconds: float) -> float:
    if not 0 < seconds < 1e6:
        raise BadValue("--seconds", "must be more than 0")
    return seconds


def _measured(figures: dict[str, float], as_json: bool) -> None:
    if as_json:
        print_json(figures)
    else:
        for name, figure in figures.items():
            print_line(f"{name:20} {figure:16,.1f}")


def perft(
    game: Game,
    depth: Whole,
    *,
    options: GameOptions = DEFAULT_OPTIONS,
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Count the action sequences of a given length from a new game."""
    from blazon.match.position import Position

    position = Position(game, options.chosen(game), seed=settled(seed))
    leaves = position.perft(depth)
    if json:
        print_json({"depth": depth, "leaves": leaves, "seed": position.seed})
    else:
        print_line(f"{leaves:,}")


@Parameter(name="*")
@dataclass(frozen=True)
class Extent:
    """How much to play."""

    games: Annotated[Whole, Parameter(help="The maximum number of games to play.")] = 200
    sprt: Annotated[
        tuple[float, float] | None,
        Parameter(help="Stop early once one of two Elo differences, such as 0 20, is decided."),
    ] = None
    processes: Annotated[
        Whole | None, Parameter(help="How many processes to use; one per core if not given.")
    ] = None


_DEFAULT_EXTENT = Extent()


def arena(
    game: Game,
    a: str,
    b: str,
    *,
    extent: Extent = _DEFAULT_EXTENT,
    options: GameOptions = DEFAULT_OPTIONS,
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Play two bots against each other: both get the same deals, from every seat.

    A and B are bots as for `play`; search:N searches with N simulations per decision. With more
    than two players, one A plays against several Bs.
    """
    from blazon.lab.arena import Pairing
    from blazon.lab.arena import arena as meet
    from blazon.lab.tables import progress, verdict

    seed = settled(seed)
    pairing = Pairing(game, options.chosen(game), a, b)

    with progress("games", extent.games) as done:

        def follow(report: "Report") -> None:
            done(report.games)

        report = meet(
            pairing,
            games=extent.games,
            seed=seed,
            bounds=extent.sprt,
            processes=extent.processes,
            progress=follow,
        )
    if json:
        print_json({**asdict(report), "seed": seed})
    else:
        verdict(report)
