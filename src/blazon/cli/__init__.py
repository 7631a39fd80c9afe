"""The command `blazon`. Each command imports what it needs when it runs, and so starts quickly."""

import gc
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, CycloptsError, Group, MissingArgumentError, Parameter

from blazon import __version__
from blazon.cli.analyse import analyse
from blazon.cli.bot import bots
from blazon.cli.compiling import compile_rules
from blazon.cli.database import database
from blazon.cli.games import add_command, add_commands, faults
from blazon.cli.measure import arena, bench, merge, perft, simulate
from blazon.cli.options import (
    DEFAULT_OPTIONS,
    GAME_OPTION,
    NOT_DONE,
    USUAL_PRESENTATION,
    Config,
    Database,
    File,
    Game,
    GameOptions,
    JudgeFile,
    Presentation,
    Seed,
    judge_in,
    print_line,
)
from blazon.cli.people import admin
from blazon.cli.puzzle import puzzle
from blazon.cli.records import record
from blazon.cli.review import review
from blazon.cli.solve import solve
from blazon.cli.streams import StreamError, fill_closed, written
from blazon.cli.studies import study
from blazon.cli.tables import tables
from blazon.cli.tournament import ladder, tournament
from blazon.cli.training import train
from blazon.kernel import catalogue
from blazon.kernel.consoles import console
from blazon.kernel.errors import BlazonError
from blazon.kernel.extras import MissingExtra, needing, of_command
from blazon.kernel.levels import BOT_NAMES
from blazon.kernel.names import escaped
from blazon.kernel.notice import once, when_compiling
from blazon.kernel.options import either

if TYPE_CHECKING:
    from blazon.terminal.seats import BotMaker

START_COLLECTIONS = (100_000, 50, 100)
"""Garbage collection thresholds for the start of a server, which creates hardly any garbage."""


class _Blazon(App):
    """The commands; the help ends with any games that are left out."""

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
PLAY, HOST, STUDY, BUILD, GAMES, OPTIONS = (
    Group(title, sort_key=place)
    for place, title in enumerate(("Play", "Host", "Study", "Build", "Games", "Options"))
)
for group, commands in {
    PLAY: (tables,),
    HOST: (database, admin),
    STUDY: (record, review, analyse, solve, simulate, merge, arena, study, tournament, ladder),
    BUILD: (bots, bench, perft, train, puzzle),
}.items():
    for command in commands:
        add_command(app, command, group)
app.command(compile_rules, name="compile", group=BUILD)
add_commands(app, GAMES)
for flag in ("--help", "--version"):
    app[flag].group = OPTIONS


@app.default
def start() -> None:
    """Serve tables on this machine, and open the home page in a browser."""
    from blazon.service.base.settings import load_settings
    from blazon.service.process.serve import serve as serve_tables

    serve_tables(load_settings(), browse=True)


_MORE_BOTS = ("LEVEL:STYLE", "search:SIMULATIONS")


@Parameter(name="*")
@dataclass(frozen=True)
class Seats:
    """Who plays."""

    seat: Annotated[
        tuple[str, ...],
        Parameter(
            negative="",
            show_default=False,
            help=f"For each seat: person, {either((*BOT_NAMES, *_MORE_BOTS))}. "
            "Or the command of a program.",
        ),
    ] = ()
    name: Annotated[
        tuple[str, ...],
        Parameter(negative="", show_default=False, help="For each seat: the player's name."),
    ] = ()
    judge: JudgeFile = None


_USUAL_SEATS = Seats()


def _bot_maker(seats: Seats, game: str) -> "BotMaker | None":
    """Makes bots that search with the chosen judge; None without one."""
    judge = judge_in(seats.judge, game)
    if judge is None:
        return None
    from blazon.bots.programs import make_player
    from blazon.lab.playing import judges_for
    from blazon.terminal.seats import DEFAULT_BOT, PERSON

    judges_for(judge, [kind for kind in seats.seat or (DEFAULT_BOT,) if kind != PERSON])
    return partial(make_player, judge=judge)


@app.command(group=PLAY)
def play(
    game: Game,
    *,
    seats: Seats = _USUAL_SEATS,
    options: GameOptions = DEFAULT_OPTIONS,
    seed: Seed = None,
    load: Annotated[File | None, Parameter(help="Continue a saved game.")] = None,
    presentation: Presentation = USUAL_PRESENTATION,
) -> None:
    """Play a game in the terminal, against people and bots."""
    from blazon.terminal.start import Seating
    from blazon.terminal.start import play as play_in_terminal
    from blazon.terminal.surroundings import Surroundings

    surroundings = Surroundings(presentation.lang, presentation.plain)
    _ = surroundings.screen  # reading the options may compile rules
    play_in_terminal(
        game,
        {} if load is not None else options.chosen(game),
        seating=Seating(seats.seat, seats.name, _bot_maker(seats, game)),
        seed=seed,
        load=load,
        surroundings=surroundings,
    )


@app.command(group=PLAY)
def learn(
    game: Game,
    *,
    step: Annotated[
        int | None, Parameter(help="Begin with this step, from 1, and not where you left it.")
    ] = None,
    presentation: Presentation = USUAL_PRESENTATION,
) -> None:
    """Learn a game in a guided first game, in a few minutes."""
    from blazon.terminal.lesson import learn as learn_in_terminal
    from blazon.terminal.surroundings import Surroundings

    surroundings = Surroundings(presentation.lang, presentation.plain)
    learn_in_terminal(game, step=step, surroundings=surroundings)


@app.command(group=BUILD)
def engine() -> None:
    """Speak the engine protocol: JSON-RPC over standard input and output."""
    from blazon.engine.serve import serve_stdio

    serve_stdio()


@app.command(group=HOST)
def serve(
    *,
    config: Config = None,
    host: Annotated[str | None, Parameter(help="The address to listen on.")] = None,
    port: Annotated[int | None, Parameter(help="The port; 0 for any free port.")] = None,
    database: Database = None,
) -> None:
    """Serve tables to browsers and programs."""
    gc.set_threshold(*START_COLLECTIONS)
    from blazon.service.base.settings import load_settings
    from blazon.service.process.serve import serve as serve_tables

    serve_tables(load_settings(config, host=host, port=port, database=database))


@app.command(name="push-key", group=HOST)
def push_key(file: Path) -> None:
    """Make a key for the setting push_key, so the server can notify browsers of turns."""
    from blazon.service.notify.vapid import make_vapid_key

    make_vapid_key(file)
    print_line(str(file))


def _say_compiling() -> None:
    _warn("Compiling the rules for this machine, once; a few seconds.")


def _warn(line: str) -> None:
    """Write to standard error; if that fails, ignore it, since it cannot be reported."""
    with suppress(OSError):
        sys.stderr.write(line + "\n")


def _missing(error: MissingArgumentError) -> str:
    """The error in words; for a missing game, with the games that exist."""
    if error.argument is None or GAME_OPTION not in error.argument.names:
        return str(error)
    command = " ".join(error.command_chain or ())
    return f"{command} needs a game: {either(catalogue.names()) or 'none found'}"


def _complain(text: object, status: int = 2) -> int:
    _warn(f"blazon: {escaped(' '.join(str(text).split()))}")
    return status


def main(words: Sequence[str] | Iterable[str] | None = None) -> int:
    """Run the command and return its exit status, or 0 if it has none.

    A user's mistake prints one line and returns 2; if the output cannot be written, 1.
    """
    fill_closed()
    app.console = console() if os.environ.get("NO_COLOR") else None
    when_compiling(once(_say_compiling))
    words = sys.argv[1:] if words is None else list(words)
    try:
        with written(), needing(*of_command(words)):
            status: int | None = app(
                words, exit_on_error=False, print_error=False, result_action="return_value"
            )
    except MissingArgumentError as error:
        return _complain(_missing(error))
    except CycloptsError as error:
        return _complain(error)
    except MissingExtra as error:
        _warn(str(error))
        return 2
    except BlazonError as error:
        return _complain(error)
    except KeyboardInterrupt:
        return 130
    except StreamError as error:
        return _complain(error, NOT_DONE)
    except BrokenPipeError:
        return 0
    return status or 0
