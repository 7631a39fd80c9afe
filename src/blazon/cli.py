"""The command `blazon`. What a command needs is imported inside it, so that each starts quickly."""

import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, CycloptsError, Parameter

from blazon import __version__
from blazon.kernel.errors import BadValue, BlazonError
from blazon.kernel.notice import when_compiling

if TYPE_CHECKING:
    from blazon.lab.arena import Report

app = App(
    name="blazon",
    help="Two fine board games with hidden information: play, engine, bots and analysis.",
    version=__version__,
)
bench = app.command(App(name="bench", help="Measure how fast this machine plays and searches."))
record = app.command(App(name="record", help="Check and show recorded games."))


def _whole(_type: Any, tokens: Sequence[Any]) -> int:
    """A whole number; 1.5 is none, and is not rounded."""
    try:
        return int(tokens[0].value)
    except ValueError:
        raise ValueError(f"{tokens[0].value!r} is not a whole number") from None


Whole = Annotated[int, Parameter(converter=_whole)]
Json = Annotated[bool, Parameter(negative="", help="One JSON object instead of text for people.")]
Seed = Annotated[str | None, Parameter(help="Any text; makes the result reproducible.")]


@Parameter(name="*")
@dataclass(frozen=True)
class GameOptions:
    """The rules to play by; what a game's options mean stands in its rules."""

    edition: Annotated[str | None, Parameter(help="Richelieu: duel (default) or court.")] = None
    players: Annotated[str | None, Parameter(help="How many players.")] = None
    ending: Annotated[str | None, Parameter(help="Richelieu: full (default) or last-row.")] = None
    deck: Annotated[str | None, Parameter(help="Richelieu: a file with another deck.")] = None

    def chosen(self, game: str) -> dict[str, Any]:
        """The options that were given, as the game reads them, all defaults filled in."""
        from blazon.match.registry import game as find_game

        rules = find_game(game)
        given = {field.name: getattr(self, field.name) for field in fields(self)}
        return rules.check_options(
            {
                name: rules.parse_option(name, text)
                for name, text in given.items()
                if text is not None
            }
        )


DEFAULT_OPTIONS = GameOptions()


def _print(text: str) -> None:
    sys.stdout.write(text + "\n")


def _print_json(data: Any) -> None:
    _print(json.dumps(data, sort_keys=True))


def _seed(given: str | None) -> str:
    from secrets import token_hex

    return token_hex(8) if given is None else given


@app.default
def start() -> None:
    """Play Richelieu against a bot."""
    play("richelieu")


@app.command
def play(
    game: str,
    *,
    seat: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="Who sits where, one for each seat: person or a bot's name."),
    ] = (),
    name: Annotated[
        tuple[str, ...], Parameter(negative="", help="The players' names, one for each seat.")
    ] = (),
    options: GameOptions = DEFAULT_OPTIONS,
    seed: Seed = None,
    load: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None,
    lang: Annotated[str | None, Parameter(help="en, fr, es, it or de; else the system's.")] = None,
    plain: Annotated[bool, Parameter(negative="", help="Lists, for screen readers.")] = False,
) -> None:
    """Play a game in the terminal, against people and bots."""
    from blazon.terminal.start import play as play_in_terminal

    play_in_terminal(
        game,
        {} if load is not None else options.chosen(game),
        seat,
        seed=seed,
        language=lang,
        load=load,
        names=name,
        plain=plain,
    )


@app.command
def engine() -> None:
    """Speak the engine protocol: JSON-RPC over standard input and output."""
    from blazon.engine.serve import serve_stdio

    serve_stdio()


@app.command
def simulate(
    game: str,
    *,
    games: Annotated[Whole, Parameter(help="How many games.")],
    bots: Annotated[str | None, Parameter(help="A bot for each seat, as a,b; else random.")] = None,
    options: GameOptions = DEFAULT_OPTIONS,
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Play many games and sum them up by seat."""
    from blazon.lab.simulate import simulate as simulate_games
    from blazon.lab.tables import by_seat, progress

    seed = _seed(seed)
    chosen = options.chosen(game)
    with progress("games", games) as done:
        names = bots.split(",") if bots is not None else None
        summary = simulate_games(game, chosen, games=games, bots=names, seed=seed, progress=done)
    if json:
        _print_json({**summary, "seed": seed})
    else:
        by_seat(summary, names)


@bench.command(name="playouts")
def bench_playouts(
    game: str,
    *,
    options: GameOptions = DEFAULT_OPTIONS,
    seconds: Annotated[float, Parameter(help="For how long.")] = 2.0,
    json: Json = False,
) -> None:
    """Uniformly random games on one thread: dealt, played and scored."""
    from blazon.lab.bench import bench_playouts as measure

    _measured(measure(game, options.chosen(game), _duration(seconds)), json)


@bench.command(name="search")
def bench_search(
    game: str,
    *,
    options: GameOptions = DEFAULT_OPTIONS,
    seconds: Annotated[float, Parameter(help="For how long.")] = 2.0,
    json: Json = False,
) -> None:
    """Simulations of a search from opening positions, on one thread, each to the game's end."""
    from blazon.lab.bench import bench_search as measure

    _measured(measure(game, options.chosen(game), _duration(seconds)), json)


def _duration(seconds: float) -> float:
    if not 0 < seconds < 1e6:
        raise BadValue("--seconds", "must be more than 0")
    return seconds


def _measured(figures: dict[str, float], as_json: bool) -> None:
    if as_json:
        _print_json(figures)
    else:
        for name, figure in figures.items():
            _print(f"{name:20} {figure:16,.1f}")


@app.command
def perft(
    game: str,
    depth: Whole,
    *,
    options: GameOptions = DEFAULT_OPTIONS,
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Count the sequences of actions of a given length from a new game."""
    from blazon.match.position import Position

    position = Position(game, options.chosen(game), seed=_seed(seed))
    leaves = position.perft(depth)
    if json:
        _print_json({"depth": depth, "leaves": leaves, "seed": position.seed})
    else:
        _print(f"{leaves:,}")


@app.command
def arena(
    game: str,
    a: str,
    b: str,
    *,
    games: Annotated[Whole, Parameter(help="How many games at most.")] = 200,
    sprt: Annotated[
        tuple[float, float] | None,
        Parameter(help="Stop when decided: two Elo differences, such as 0 20."),
    ] = None,
    processes: Annotated[Whole | None, Parameter(help="At once; all cores if not given.")] = None,
    options: GameOptions = DEFAULT_OPTIONS,
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Play two bots against each other: the same deals for both, from every seat.

    Bots are named as for `play`; search:N is the search with N simulations a decision. With more
    than two players, A sits alone among Bs.
    """
    from blazon.lab.arena import arena as meet
    from blazon.lab.tables import progress, verdict

    seed = _seed(seed)
    chosen = options.chosen(game)

    with progress("games", games) as done:

        def follow(report: "Report") -> None:
            done(report.games)

        report = meet(
            game,
            chosen,
            a,
            b,
            games=games,
            seed=seed,
            bounds=sprt,
            processes=processes,
            progress=follow,
        )
    if json:
        _print_json({**asdict(report), "seed": seed})
    else:
        verdict(report)


@record.command(name="check")
def record_check(file: Path) -> None:
    """Replay a recorded game and say whether it holds."""
    from blazon import load

    position = load(_read(file))
    state = "ended" if position.over else "unfinished"
    _print(
        f"{file}: a legal game of {position.game.name}, {len(position.actions)} actions, {state}"
    )


@record.command(name="show")
def record_show(file: Path) -> None:
    """Print a recorded game for people: header lines, then a turn a line."""
    from blazon import load

    position = load(_read(file))
    sys.stdout.write(position.record.to_text([tokens for _, tokens in position.turns()]))


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadValue(str(file), "is not a text file in UTF-8") from error
    except OSError as error:
        raise BadValue(str(file), f"cannot be read: {error.strerror}") from error


def _say_compiling() -> None:
    sys.stderr.write("Compiling the rules for this machine, once; a few seconds.\n")


def _complain(text: object) -> int:
    sys.stderr.write(f"blazon: {' '.join(str(text).split())}\n")
    return 2


def main(words: Sequence[str] | Iterable[str] | None = None) -> int:
    """Run the command; returns the exit status. A user's mistake is one line and status 2."""
    when_compiling(_say_compiling)
    try:
        app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        return _complain(error)
    except BlazonError as error:
        return _complain(error)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return 0
