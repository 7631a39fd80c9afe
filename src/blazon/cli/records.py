"""Commands for recorded games."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from blazon.cli.options import File, print_line
from blazon.kernel.errors import BadValue
from blazon.kernel.files import called, read_text

if TYPE_CHECKING:
    from blazon.match.position import Position

record = App(name="record", help="Check, verify and show recorded games.")


@record.command(name="check")
def record_check(file: File) -> None:
    """Replay a recorded game and check that every action is legal."""
    from blazon import load

    position = load(read_text(file))
    what = f"a legal game of {position.game.name}, {len(position.actions)} actions"
    print_line(f"{called(file)}: {what}, {'ended' if position.over else 'unfinished'}")


@record.command(name="show")
def record_show(file: File) -> None:
    """Print a recorded game as text: a header, then one turn per line."""
    from blazon import load

    position = load(read_text(file))
    sys.stdout.write(position.record.to_text([tokens for _, tokens in position.turns()]))


@record.command(name="verify")
def record_verify(file: File) -> None:
    """Draw every deal and die of a recorded game again from its revealed secret, and compare."""
    from blazon.match.fairness import revealed, verify
    from blazon.match.record import Record

    found = Record.parse(read_text(file))
    drawn = verify(found)
    print_line(f"{called(file)}: the deal and {drawn} chance events match the secret")
    if (sealing := revealed(found).sealing) is not None:
        seats = [str(seat) for seat, seal in enumerate(sealing.seals) if seal is not None]
        whose = f"from seats {', '.join(seats)}" if seats else "from no seat"
        print_line(f"round {sealing.round}, with sealed texts {whose}")


def position_at(file: Path, at: int | None) -> "Position":
    """A recorded game after this many actions, or at its end if None; raises BadValue."""
    from blazon import load

    position = load(read_text(file))
    played = len(position.actions)
    if at is not None and not 0 <= at <= played:
        raise BadValue("--at", f"must be from 0 to {played}, the record's number of actions")
    if at is not None and at < played:
        position.undo(played - at)
    return position
