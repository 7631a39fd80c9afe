"""Commands for bots that are programs of their own."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from blazon.cli.links import read_link
from blazon.cli.measure import BotMs
from blazon.cli.options import NOT_DONE, Seed, print_escaped, settled
from blazon.cli.sessions import with_server
from blazon.cli.tables import Address
from blazon.kernel.levels import DECISION_MS

if TYPE_CHECKING:
    from blazon.client import Server

bots = App(name="bot", help="Check your own bots, and let them play at tables.")
Command = Annotated[
    str, Parameter(name="COMMAND", help="The command that starts it, such as ./bot or bot.py.")
]


@bots.command(name="sit")
def bot_sit(
    link: Annotated[
        str,
        Parameter(
            name="LINK", help="A link to a seat, or a table's id.", allow_leading_hyphen=True
        ),
    ],
    command: Command,
    *,
    name: Annotated[str, Parameter(help="Its name at the table; its own if not given.")] = "",
    bot_ms: BotMs = DECISION_MS,
    again: Annotated[
        bool, Parameter(negative="", help="Play rematches, too, until you stop it.")
    ] = False,
    server: Address = "",
) -> int:
    """Let a program play at a table of a server, from this machine, until the game is over.

    Everybody sees that the seat's player is a program. Run the command again to come back to the
    seat.
    """
    from blazon.bots.programs import check_command, command_of
    from blazon.bots.programs.program import Forfeit, Program
    from blazon.client.bridge import Bridge

    check_command(command)
    linked, table, secret = read_link(link)

    async def run(at: "Server") -> None:
        program = Program(command_of(command))
        try:
            bridge = Bridge(program, bot_ms, print_escaped)
            seat = await bridge.sit(at, table, secret, name or program.name)
            print_escaped(f"{table}: {program.name or 'the program'} has seat {seat}")
            now = table
            while True:
                totals = await bridge.play(at, now, seat)
                print_escaped(f"{now}: over, {' '.join(map(str, totals)) or 'before it began'}")
                if not again:
                    break
                now = await bridge.follow(at, now, seat)
        finally:
            program.close()

    try:
        with_server(server, run, linked)
    except Forfeit as forfeit:
        print_escaped(f"{table}: {forfeit}")
        return NOT_DONE
    return 0


@bots.command(name="check")
def bot_check(
    command: Command,
    *,
    game: Annotated[
        tuple[str, ...], Parameter(negative="", help="The games to play; all if not given.")
    ] = (),
    bot_ms: BotMs = DECISION_MS,
    seed: Seed = None,
) -> int:
    """Check that a program speaks the protocol and plays every game.

    Prints each fault with the last line that the program was told, and exits with 1 if there is
    one.
    """
    from blazon.bots.programs import check_command, command_of
    from blazon.bots.programs.checking import check
    from blazon.match.registry import game as find_game
    from blazon.match.registry import games

    check_command(command)
    played = [find_game(name) for name in game] or list(games())
    faults = 0
    for found in check(command_of(command), played, settled(seed), bot_ms):
        print_escaped(f"{'FAULT' if found.fault else 'ok   '}  {found.what}")
        if found.fault:
            faults += 1
            print_escaped(f"         {found.fault}")
            if found.line:
                print_escaped(f"         after: {found.line[:500]}")
    print_escaped("no faults" if not faults else f"faults: {faults}")
    return NOT_DONE if faults else 0
