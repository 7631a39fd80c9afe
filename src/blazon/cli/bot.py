"""Commands for bots that are programs of their own."""

from typing import Annotated

from cyclopts import App, Parameter

from blazon.cli.measure import BotMs
from blazon.cli.options import NOT_DONE, Seed, print_escaped, settled
from blazon.kernel.levels import DECISION_MS

bots = App(name="bot", help="Check your own bots, and let them play at tables.")
Command = Annotated[
    str, Parameter(name="COMMAND", help="The command that starts it, such as ./bot or bot.py.")
]


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
