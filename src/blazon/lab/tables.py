"""The output of the measuring commands: progress while they run, tables at the end."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from blazon.lab.arena import Report


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar on standard error if that is a terminal; yields the progress callback."""
    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=min(done, total))


def by_seat(summary: dict[str, Any], bots: list[str] | None) -> None:
    """A summary of simulated games, with a line for each seat."""
    table = Table(box=SIMPLE)
    table.add_column("seat", justify="right")
    table.add_column("bot")
    for name in ("wins", "mean", "deviation", "least", "most"):
        table.add_column(name, justify="right")
    rows = zip(
        *(summary[name] for name in ("wins", "mean", "deviation", "least", "most")), strict=True
    )
    for seat, (wins, mean, deviation, least, most) in enumerate(rows):
        bot = bots[seat] if bots else "random"
        share = f"{wins / summary['games']:.1%}"
        table.add_row(
            str(seat), bot, share, f"{mean:.2f}", f"{deviation:.2f}", str(least), str(most)
        )
    console = Console()
    console.print(f"{summary['games']:,} games, {summary['actions_per_game']:.1f} actions a game")
    console.print(table)


def verdict(report: Report) -> None:
    """An arena's report as text."""
    console = Console(highlight=False)
    rating = report.rating
    console.print(f"{report.a} against {report.b}: {report.games} games, {report.players} players")
    console.print(f"  wins    {report.wins:g} of {report.games}: {rating.score_text}")
    console.print(f"  margin  {report.margin:+.2f} points a game")
    console.print(f"  Elo     {rating.elo_text}")
    if rating.verdict is not None:
        console.print(
            f"  SPRT    {rating.verdict}, log-likelihood ratio {rating.likelihood_ratio:+.2f}"
        )
