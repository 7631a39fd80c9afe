"""The command `blazon`. What a command needs is imported inside it, so that each starts quickly."""

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter

from blazon import __version__
from blazon.cli.analyse import analyse
from blazon.cli.compiling import compile_rules
from blazon.cli.database import database
from blazon.cli.games import add_commands, faults
from blazon.cli.measure import arena, bench, perft, simulate
from blazon.cli.options import DEFAULT_OPTIONS, GameOptions, Seed, print_line
from blazon.cli.people import admin
from blazon.cli.records import record
from blazon.cli.review import review
from blazon.cli.solve import solve
from blazon.cli.tables import tables
from blazon.cli.training import train
from blazon.kernel.errors import BlazonError
from blazon.kernel.notice import when_compiling


class _Blazon(App):
    """The commands; their help ends with the games that are left out."""

    def help_print(
        self,
        tokens: Annotated[str | Iterable[str] | None, Parameter(show=False)] = None,
        *,
        console: Annotated[Any, Parameter(parse=False)] = None,
    ) -> None:
        """Print the help page."""
        super().help_print(tokens, console=console)
        for line in faults():
            print_line(line)


app = _Blazon(
    name="blazon",
    help="Two fine board games with hidden information: play, engine, bots and analysis.",
    version=__version__,
    suppress_keyboard_interrupt=False,  # main does that
)
for command in (simulate, bench, perft, arena, train):
    app.command(command)
for other in (record, review, analyse, solve, tables, database, admin):
    app.command(other)

app.command(compile_rules, name="compile")

add_commands(app)


@app.default
def start() -> None:
    """Serve tables on this machine, and open the first page in a browser."""
    from blazon.service.base.settings import load_settings
    from blazon.service.process.serve import serve as serve_tables

    serve_tables(load_settings(), browse=True)


@Parameter(name="*")
@dataclass(frozen=True)
class Seats:
    """Who plays."""

    seat: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="Who sits where, one for each seat: person or a bot's name."),
    ] = ()
    name: Annotated[
        tuple[str, ...], Parameter(negative="", help="The players' names, one for each seat.")
    ] = ()


@Parameter(name="*")
@dataclass(frozen=True)
class Presentation:
    """How a game is shown."""

    lang: Annotated[str | None, Parameter(help="en, fr, es, it or de; else the system's.")] = None
    plain: Annotated[bool, Parameter(negative="", help="Lists, for screen readers.")] = False


_USUAL_SEATS, _USUAL_PRESENTATION = Seats(), Presentation()


@app.command
def play(
    game: str,
    *,
    seats: Seats = _USUAL_SEATS,
    options: GameOptions = DEFAULT_OPTIONS,
    seed: Seed = None,
    load: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None,
    presentation: Presentation = _USUAL_PRESENTATION,
) -> None:
    """Play a game in the terminal, against people and bots."""
    from blazon.terminal.start import Seating, Surroundings
    from blazon.terminal.start import play as play_in_terminal

    play_in_terminal(
        game,
        {} if load is not None else options.chosen(game),
        seating=Seating(seats.seat, seats.name),
        seed=seed,
        load=load,
        surroundings=Surroundings(presentation.lang, presentation.plain),
    )


@app.command
def engine() -> None:
    """Speak the engine protocol: JSON-RPC over standard input and output."""
    from blazon.engine.serve import serve_stdio

    serve_stdio()


@app.command
def serve(
    *,
    config: Annotated[Path | None, Parameter(help="A TOML file with settings.")] = None,
    host: Annotated[str | None, Parameter(help="The address to listen at.")] = None,
    port: Annotated[int | None, Parameter(help="The port; 0 for any that is free.")] = None,
    database: Annotated[str | None, Parameter(help="sqlite:///FILE or postgresql://…")] = None,
) -> None:
    """Serve tables to browsers and programs."""
    from blazon.service.base.settings import load_settings
    from blazon.service.process.serve import serve as serve_tables

    serve_tables(load_settings(config, host=host, port=port, database=database))


@app.command(name="push-key")
def push_key(file: Path) -> None:
    """Make a key with which the server can notify browsers of turns; for the setting push_key."""
    from blazon.service.notify.vapid import make_vapid_key

    make_vapid_key(file)
    print_line(str(file))


def _say_compiling() -> None:
    sys.stderr.write("Compiling the rules for this machine, once; a few seconds.\n")


def _complain(text: object) -> int:
    sys.stderr.write(f"blazon: {' '.join(str(text).split())}\n")
    return 2


def main(words: Sequence[str] | Iterable[str] | None = None) -> int:
    """Run the command; returns the exit status.

    That is what the command returns, or else 0. A user's mistake is one line and status 2.
    """
    when_compiling(_say_compiling)
    try:
        status: int | None = app(
            words, exit_on_error=False, print_error=False, result_action="return_value"
        )
    except CycloptsError as error:
        return _complain(error)
    except BlazonError as error:
        return _complain(error)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return status or 0
