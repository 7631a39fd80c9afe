"""The command `analyse`: the best actions of a position, updated while the search runs."""

import sys
import time
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from blazon.cli.options import (
    At,
    File,
    Knowledge,
    Language,
    SearchJudge,
    Whole,
    judge_in,
    print_json,
)
from blazon.cli.records import position_at
from blazon.kernel.consoles import console, is_redrawn
from blazon.kernel.errors import BadValue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from blazon.bots.analysis import Analysis, Candidate
    from blazon.match.observation import Observation
    from blazon.match.position import Position
    from blazon.words.localization import Localization

_TIME_MS = 10_000
_SEED = "analyse"
_LONGEST_LINE = 12
"""The maximum number of actions of a line to show."""


@Parameter(name="*")
@dataclass(frozen=True)
class Thinking:
    """How long to search, and by which judge."""

    time_ms: Annotated[
        Whole | None,
        Parameter(help="How long to search, in milliseconds; 10,000 without a limit."),
    ] = None
    simulations: Annotated[
        Whole | None, Parameter(help="How many games to simulate, instead of a time.")
    ] = None
    judge: SearchJudge = None


_DEFAULT_THINKING = Thinking()


def analyse(
    file: File,
    *,
    at: At = None,
    knowledge: Knowledge = "own",
    thinking: Thinking = _DEFAULT_THINKING,
    lines: Annotated[Whole, Parameter(help="How many actions to show, best first.")] = 5,
    json: Annotated[
        bool, Parameter(negative="", help="Print JSON instead of text, one object per update.")
    ] = False,
    lang: Language = None,
) -> None:
    """Show the best actions of a position, updated while the search runs.

    The search ends at its limit or on Ctrl-C; the last result stays on the screen.
    """
    from blazon.bots.analysis import MOST_CANDIDATES
    from blazon.bots.analysis import analyse as look
    from blazon.bots.search import check_number
    from blazon.locale import texts
    from blazon.words.localization import Localization

    time_ms, simulations = thinking.time_ms, thinking.simulations
    if time_ms is not None and simulations is not None:
        raise BadValue("--time-ms, --simulations", "only one of these can be given")
    check_number("--lines", lines, MOST_CANDIDATES)
    position = position_at(file, at)
    chosen = judge_in(thinking.judge, position.game.name)
    found = look(
        _observed(position, knowledge),
        time_ms=_TIME_MS if time_ms is None and simulations is None else time_ms,
        simulations=simulations,
        seed=_SEED,
        candidates=lines,
        judge=chosen,
    )
    said = texts(lang)
    if json:
        _print_all(found, {} if chosen is None else {"judge": chosen.digest})
    else:
        _show(found, position, knowledge, Localization(said, position.names))


def _observed(position: "Position", knowledge: str) -> "Observation":
    """The observation to search from; raises BadValue if no player must act."""
    if position.actor is None:
        why = "the game is over" if position.over else f"chance decides in {position.phase}"
        raise BadValue("--at", f"must be a position where a player acts; there {why}")
    return position.observe(position.actor) if knowledge == "own" else position.disclose()


def _print_all(found: "Iterator[Analysis]", more: dict[str, str]) -> None:
    """Print one JSON object per line, including these fields, until the end or Ctrl-C."""
    is_empty = True
    try:
        for analysis in found:
            print_json(asdict(analysis) | more)
            sys.stdout.flush()
            is_empty = False
    except KeyboardInterrupt:
        if is_empty:
            raise


def _show(
    found: "Iterator[Analysis]", position: "Position", knowledge: str, localization: "Localization"
) -> None:
    """On a terminal, show a table that updates; elsewhere print only the last one."""
    from rich.live import Live

    out, began, shown = console(), time.perf_counter(), None
    with Live(console=out, auto_refresh=False) if is_redrawn(out) else nullcontext() as live:
        try:
            for analysis in found:
                seconds = time.perf_counter() - began
                shown = _picture(analysis, position, knowledge, seconds, localization)
                if live is not None:
                    live.update(shown, refresh=True)
        except KeyboardInterrupt:
            if shown is None:
                raise
    if live is None and shown is not None:
        out.print(shown)


def _picture(
    analysis: "Analysis",
    position: "Position",
    knowledge: str,
    seconds: float,
    localization: "Localization",
) -> "RenderableType":
    """The result so far and the effort spent."""
    from rich.box import SIMPLE
    from rich.console import Group
    from rich.table import Table

    from blazon.words.narrator import narrator_of
    from blazon.words.outcomes import describe_outcome

    said, actor, best = localization.texts, position.actor, analysis.candidates[0]
    assert actor is not None
    table = Table(box=SIMPLE)
    for name in ("action", "margin", "value", "visits", "line"):
        number = name in ("margin", "value", "visits")
        table.add_column(
            said(f"analyse-head-{name}"),
            justify="right" if number else "left",
            no_wrap=number,
        )
    for one in analysis.candidates:
        table.add_row(*_cells(one, localization))
    seen = position.observe(actor)
    words = narrator_of(position.game.name).describe_action(seen, best.action, localization)
    effort = said("analyse-effort", simulations=analysis.simulations, seconds=f"{seconds:.1f}")
    if analysis.proven and best.margin is not None:
        result = describe_outcome(best.margin, said, position.game.name)
        effort = said("analyse-exact", result=result)
    head = said(f"analyse-{knowledge}", player=localization.names[actor], action=words)
    return Group(head, effort, table)


def _cells(one: "Candidate", localization: "Localization") -> tuple[str, ...]:
    """The cells of one row."""
    said, known = localization.texts, one.margin is not None and one.value is not None
    line = " ".join(one.line[:_LONGEST_LINE])
    return (
        one.action,
        said("review-number", number=one.margin or 0.0) if known else "",
        said("analyse-value", value=one.value or 0.0) if known else "",
        "=" if one.proven else said("analyse-visits", visits=one.visits),
        f"{line} …" if len(one.line) > _LONGEST_LINE else line,
    )
