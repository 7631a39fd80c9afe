"""Commands that measure: many games, speed, perft, and bots against each other."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

from blazon.cli.options import (
    DEFAULT_OPTIONS,
    Files,
    Game,
    GameOptions,
    Json,
    JudgeFile,
    Seed,
    Whole,
    judge_in,
    print_json,
    print_line,
    settled,
    warn_of_length,
)
from blazon.kernel.errors import BadValue
from blazon.kernel.levels import DECISION_MS

if TYPE_CHECKING:
    from blazon.lab.arena import Pairing, Report
    from blazon.lab.gametable import GameTable, Side
    from blazon.lab.simulate import Lineup

By = Annotated[
    Literal["seat", "first"],
    Parameter(help="Sum up by seat, or by place after the player who began."),
]
BotMs = Annotated[
    Whole, Parameter(help="How long a program may think about a decision, in milliseconds.")
]
Data = Annotated[Path | None, Parameter(help="A CSV file for the figures of each game.")]


@Parameter(name="*")
@dataclass(frozen=True)
class Part:
    """Which of a seed's games to play, how, and what to store of them."""

    first: Annotated[Whole, Parameter(help="The number of the first game.")] = 0
    by: By = "seat"
    data: Data = None
    processes: Annotated[
        Whole | None, Parameter(help="How many processes to use; one per core if not given.")
    ] = None


_WHOLE = Part()


@Parameter(name="*")
@dataclass(frozen=True)
class Bots:
    """Who plays."""

    bots: Annotated[
        str | None,
        Parameter(
            help="A bot for each seat, such as duke,page or duke,./bot; all random if not given."
        ),
    ] = None
    judge: JudgeFile = None
    bot_ms: BotMs = DECISION_MS

    def lineup(self, game: str, processes: int | None) -> "Lineup":
        """The players for a simulation; raises BadValue for a file without a judge."""
        from blazon.lab.simulate import Lineup

        names = self.bots.split(",") if self.bots is not None else None
        return Lineup(names, judge_in(self.judge, game), processes, self.bot_ms)


_RANDOM_BOTS = Bots()

bench = App(name="bench", help="Measure how fast this machine plays and searches.")


def simulate(
    game: Game,
    *,
    games: Annotated[Whole, Parameter(help="How many games.")],
    bots: Bots = _RANDOM_BOTS,
    options: GameOptions = DEFAULT_OPTIONS,
    part: Part = _WHOLE,
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Play many games between bots and summarise the results by seat, or by who began."""
    from blazon.lab.simulate import play_games
    from blazon.lab.tables import progress

    seed = settled(seed)
    chosen = options.chosen(game)
    warn_of_length(game, chosen)
    with progress("games", games) as done:
        found = play_games(
            game,
            chosen,
            numbers=range(part.first, part.first + games),
            bots=bots.lineup(game, part.processes),
            seed=seed,
            detailed=part.by == "first" or part.data is not None,
            progress=done,
        )
    if part.data is not None:
        _keep(part.data, found.to_csv())
    _summarised(found, part.by, json)


def merge(
    files: Annotated[Files, Parameter(help="Files that `simulate --data` has written.")],
    *,
    by: By = "seat",
    data: Data = None,
    json: Json = False,
) -> None:
    """Sum up games that were simulated in parts with --first, perhaps on several machines."""
    from blazon.lab.gametable import GameTable

    found = GameTable.merged([GameTable.from_csv(file) for file in files])
    if data is not None:
        _keep(data, found.to_csv())
    _summarised(found, by, json)


def _keep(file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as error:
        raise BadValue(str(file), f"cannot be written: {error}") from error


def _summarised(found: "GameTable", by: "Side", as_json: bool) -> None:
    from blazon.lab.tables import by_player

    summary = found.summary(by)
    if as_json:
        judges = {"judges": found.what.judges} if found.what.judges else {}
        print_json({**summary, "seed": found.what.seed, **judges})
    else:
        by_player(summary, by, found.what)


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
class Extent(Part):
    """How much to play, and with which judge."""

    games: Annotated[Whole, Parameter(help="The maximum number of games to play.")] = 200
    sprt: Annotated[
        tuple[float, float] | None,
        Parameter(help="Stop early once one of two Elo differences, such as 0 20, is decided."),
    ] = None
    judge: Annotated[
        Path | None,
        Parameter(help="A judge from `blazon train` for A's search; B has the game's own."),
    ] = None
    bot_ms: BotMs = DECISION_MS


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

    A and B are bots as for `play`, or commands of programs; search:N searches with N simulations
    per decision. With more than two players, one A plays against several Bs. With --data, --first
    or --by first, the games are summed up as by `simulate`, with A as player 0; --first is then the
    number of the first deal.
    """
    from blazon.lab.arena import Pairing
    from blazon.lab.arena import arena as meet
    from blazon.lab.playing import judges_for
    from blazon.lab.tables import progress, verdict

    seed = settled(seed)
    (judge,) = judges_for(judge_in(extent.judge, game), [a]) or (None,)
    pairing = Pairing(game, options.chosen(game), a, b, (judge, None), extent.bot_ms)
    warn_of_length(game, pairing.options)
    if extent.data is not None or extent.first or extent.by == "first":
        _play_part(pairing, extent, seed, as_json=json)
        return

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
    judged = "" if judge is None else judge.digest
    if json:
        found = asdict(report)
        if not report.forfeits:
            del found["forfeits"]
        print_json({**found, "seed": seed, **({"judge": judged} if judged else {})})
    else:
        verdict(report, judged)


def _play_part(pairing: "Pairing", extent: Extent, seed: str, *, as_json: bool) -> None:
    from blazon.lab.arena import arena_games
    from blazon.lab.tables import progress

    if extent.sprt is not None:
        raise BadValue("--sprt", "cannot be combined with --data, --first or --by first")
    deals = range(extent.first, extent.first - (-extent.games // pairing.check(seed)))
    with progress("games", extent.games) as done:
        found = arena_games(
            pairing, deals=deals, seed=seed, processes=extent.processes, progress=done
        )
    if extent.data is not None:
        _keep(extent.data, found.to_csv())
    _summarised(found, extent.by, as_json)
