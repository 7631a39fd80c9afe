"""The output of the measuring commands: progress while they run, tables at the end."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.box import SIMPLE
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from blazon.kernel.consoles import console, is_redrawn
from blazon.lab.arena import Report
from blazon.lab.gametable import Side


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar on standard error if that is a terminal; yields the progress callback."""
    out = console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True, disable=not is_redrawn(out)) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=min(done, total))


@contextmanager
def forecast(what: str) -> Iterator[Callable[[int, int], None]]:
    """The same for a total that may change; the callback is given what is done, and the total."""
    out = console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True, disable=not is_redrawn(out)) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def by_player(summary: dict[str, Any], side: Side, bots: Sequence[str]) -> None:
    """A summary of games, with a line for each seat, or for each place after the first player.

    Args:
        summary: as from ``GameTable.summary``.
        side: what its lines are for.
        bots: a bot for each seat, or none for random play.
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
        words = [str(place), *([bots[place] if bots else "random"] if side == "seat" else [])]
        numbers = (
            f"{wins / games:.1%} ± {wins_error:.1%}",
            f"{mean:.2f} ± {mean_error:.2f}",
            f"{deviation:.2f}",
        )
        table.add_row(*words, *numbers, str(least), str(most))
    out = console(highlight=True)
    out.print(f"{games:,} games, {summary['actions_per_game']:.1f} actions a game")
    out.print(table)
    out.print("± is the standard error.")


def verdict(report: Report) -> None:
    """An arena's report as text."""
    out = console()
    rating = report.rating
    out.print(f"{report.a} against {report.b}: {report.games} games, {report.players} players")
    out.print(f"  wins    {report.wins:g} of {report.games}: {rating.score_text}")
    out.print(f"  margin  {report.margin:+.2f} points a game")
    out.print(f"  Elo     {rating.elo_text}")
    if rating.verdict is not None:
        out.print(
            f"  SPRT    {rating.verdict}, log-likelihood ratio {rating.likelihood_ratio:+.2f}"
        )
