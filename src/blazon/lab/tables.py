"""The output of the measuring commands: progress while they run, tables at the end."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Event, Thread
from typing import Any

from blazon.kernel.consoles import console, is_redrawn
from blazon.kernel.extras import needing
from blazon.kernel.names import escaped
from blazon.lab.arena import Report
from blazon.lab.gametable import Side, What
from blazon.lab.tournaments.standing import Standing, elo_text, shown

with needing("blazon.lab.tables", "cli"):
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.table import Table
    from rich.text import Text

MOST_FORFEITS = 10
MOST_AGAINST = 8
"""The maximum number of bots for a table of who beat whom, which needs a column for each."""
LINE_SECONDS = 10.0
"""How often to print a line of progress when not on a terminal."""

Wait = Callable[[float], bool]
"""Waits this many seconds; returns whether the work is over, as ``Event.wait`` does."""


@contextmanager
def progress(what: str, total: int, wait: Wait | None = None) -> Iterator[Callable[[int], None]]:
    """Show progress, as ``forecast`` does, with a fixed total; yields the callback."""
    with forecast(what, wait) as tell:
        tell(0, total)
        yield lambda done: tell(min(done, total), total)


@contextmanager
def forecast(what: str, wait: Wait | None = None) -> Iterator[Callable[[int, int], None]]:
    """Show progress on standard error: a bar in a terminal, otherwise a line now and then.

    Yields the callback, which receives the amount done, and the total, which may change.
    """
    out = console(stderr=True)
    if not is_redrawn(out):
        with _lines(what, wait) as tell:
            yield tell
        return
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


@contextmanager
def _lines(what: str, wait: Wait | None) -> Iterator[Callable[[int, int], None]]:
    over, latest = Event(), ""

    def tell(done: int, total: int) -> None:
        nonlocal latest
        latest = f" {done:,} of {total:,}"

    def repeat() -> None:
        while not (wait or over.wait)(LINE_SECONDS):
            sys.stderr.write(f"{what}:{latest or ' none yet'}\n")
            sys.stderr.flush()

    thread = Thread(target=repeat, daemon=True)
    thread.start()
    try:
        yield tell
    finally:
        over.set()
        if wait is None:
            thread.join()


def by_player(summary: dict[str, Any], side: Side, what: What) -> None:
    """A summary of games, with a line for each seat, or for each place after the first player.

    Args:
        summary: as from ``GameTable.summary``.
        side: what each line stands for.
        what: what was played.
    """
    table = Table(box=SIMPLE)
    table.add_column("seat" if side == "seat" else "place", justify="right")
    if side == "seat":
        table.add_column("bot")
    for name in ("wins", "mean", "deviation", "least", "most"):
        table.add_column(name, justify="right")
    games, names = summary["games"], ("wins", "wins_error", "mean", "mean_error")
    columns = (summary[name] for name in (*names, "deviation", "least", "most"))
    for place, (wins, wins_error, mean, mean_error, deviation, least, most) in enumerate(
        zip(*columns, strict=True)
    ):
        bot = Text(escaped(what.bots[place]) if what.bots else "random")
        words = [Text(str(place)), *([bot] if side == "seat" else [])]
        numbers = (
            f"{wins / games:.1%} ± {wins_error:.1%}",
            f"{mean:.2f} ± {mean_error:.2f}",
            f"{deviation:.2f}",
        )
        table.add_row(*words, *numbers, str(least), str(most))
    out = console(highlight=True)
    out.print(f"{games:,} games, {summary['actions_per_game']:.1f} actions a game")
    out.print(table)
    for judge in filter(None, dict.fromkeys(what.judges)):
        seats = ", ".join(str(seat) for seat, own in enumerate(what.judges) if own == judge)
        out.print(f"The judge {judge} searches in seat {seats}.")
    out.print("± is the standard error.")
    _forfeits(out, summary.get("forfeits", ()))


def _forfeits(out: Console, lines: Sequence[str]) -> None:
    if lines:
        out.print(f"{len(lines)} forfeits of programs:", markup=False)
        for line in lines[:MOST_FORFEITS]:
            out.print(f"  {line}", markup=False, highlight=False)
        if len(lines) > MOST_FORFEITS:
            out.print(f"  and {len(lines) - MOST_FORFEITS} more")


def verdict(report: Report, judge: str = "") -> None:
    """An arena's report as text, with the digest of A's judge if it is not the game's own."""
    out = console()
    rating = report.rating
    match = escaped(f"{report.a} against {report.b}")
    out.print(f"{match}: {report.games} games, {report.players} players", markup=False)
    if judge:
        out.print(f"  judge   {judge} for A's search, the game's own for B's")
    out.print(f"  wins    {report.wins:g} of {report.games}: {rating.score_text}")
    out.print(f"  margin  {report.margin:+.2f} points a game")
    out.print(f"  Elo     {rating.elo_text}")
    if rating.verdict is not None:
        out.print(
            f"  SPRT    {rating.verdict}, log-likelihood ratio {rating.likelihood_ratio:+.2f}"
        )
    _forfeits(out, report.forfeits)


def standing(found: Standing) -> None:
    """The standing of a tournament: ratings, and who beat whom."""
    out = console()
    names = list(found.ratings)
    out.print(f"{found.title}: {found.games:,} games", markup=False)
    table = Table(box=SIMPLE)
    for head in ("", "bot", "Elo", "wins"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for place, (name, rating) in enumerate(found.ratings.items(), 1):
        wins = f"{shown(rating.score)} of {rating.games:,}"
        table.add_row(str(place), Text(escaped(name)), elo_text(rating), wins)
    out.print(table)
    out.print("± is half of the 95 % interval.")
    if len(names) <= MOST_AGAINST:
        out.print(_against(found, names))
        out.print("Wins of the bot in the row, and of the one in the column.")
    _forfeits(out, found.forfeits)


def _against(found: Standing, names: Sequence[str]) -> Table:
    """Who beat whom."""
    table = Table(box=SIMPLE)
    for place in range(len(names) + 1):
        table.add_column(str(place or ""), justify="right", no_wrap=True)
    for place, name in enumerate(names, 1):
        against = (found.against.get((name, other)) for other in names)
        table.add_row(str(place), *("" if cell is None else str(cell) for cell in against))
    return table
