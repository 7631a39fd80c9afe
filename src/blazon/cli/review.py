"""The command `review`, which evaluates every decision of a recorded game."""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from blazon.cli.options import File, Json, Language, SearchJudge, Whole, judge_in, print_json
from blazon.kernel.consoles import console
from blazon.kernel.errors import BadValue
from blazon.kernel.extras import need
from blazon.kernel.files import read_text

if TYPE_CHECKING:
    from blazon.bots.review import Review
    from blazon.locale import Texts
    from blazon.match.position import Position
    from blazon.words.localization import Localization

Words = dict[int, tuple[str, str, str]]
"""The played and the best action in words, and why, by the decision's index."""


def review(
    file: File,
    *,
    knowledge: Annotated[
        Literal["own", "open"],
        Parameter(help="Use what each player could know then, or reveal everything."),
    ] = "own",
    simulations: Annotated[
        Whole | None,
        Parameter(help="Simulated games per search; those of the strongest level if not given."),
    ] = None,
    judge: SearchJudge = None,
    json: Json = False,
    picture: Annotated[
        Path | None, Parameter(help="Draw a graph of the expected margin in this file, as SVG.")
    ] = None,
    lang: Language = None,
) -> None:
    """Review a recorded game: show what each decision cost, and what was better.

    Costs and margins are in the game's own unit, such as points. The picture needs the extra
    "plots".
    """
    from blazon import load
    from blazon.bots.decisions import choices
    from blazon.bots.review import review as look_back
    from blazon.lab.tables import progress
    from blazon.locale import texts
    from blazon.words.localization import Localization

    if picture is not None:
        need("blazon review --picture", "plots")
    said = texts(lang)
    position = load(read_text(file))
    chosen = judge_in(judge, position.game.name)
    with progress("decisions", sum(1 for _ in choices(position))) as done:
        found = look_back(
            position,
            knowledge,
            simulations,
            progress=lambda judged, _of: done(judged),
            judge=chosen,
        )
    if picture is not None:
        _draw(found, position, said, picture)
    if json:
        print_json(asdict(found) | ({} if chosen is None else {"judge": chosen.digest}))
    else:
        _show(found, position, Localization(said, position.names))


def _show(found: "Review", position: "Position", localization: "Localization") -> None:
    """Print the table of all decisions, then each seat's most costly ones in words."""
    from rich.box import SIMPLE
    from rich.table import Table

    from blazon.words.outcomes import describe_outcome

    out, said = console(), localization.texts
    out.print(said(f"review-judged-{found.knowledge}", simulations=found.simulations))
    out.print(said(f"{found.game}-review-unit"))
    table = Table(box=SIMPLE)
    turns = _turns(position)
    numbers = ("turn", "action", "cost", "margin")
    for name in ("turn", "action", "player", "played", "best", "cost", "margin"):
        head = said(f"review-head-{name}")
        table.add_column(head, justify="right" if name in numbers else "left")
    for one in found.decisions:
        cost = said("review-number", number=one.cost) if one.cost else ""
        best = "" if one.best == one.token else one.best
        margin = said("review-number", number=one.value)
        if one.proven:
            margin = said("proven-sure", result=describe_outcome(one.value, said, found.game))
        player = localization.names[one.seat]
        turn, action = str(turns[one.at]), str(one.at + 1)
        table.add_row(turn, action, player, one.token, best, cost, margin)
    out.print(table)
    words = _words(found, position, localization)
    for seat in range(position.players):
        for line in _seat_lines(found, seat, words, turns, localization):
            out.print(line)
    for line in _luck_lines(found, localization):
        out.print(line)


def _words(found: "Review", position: "Position", localization: "Localization") -> Words:
    """For each of the most costly decisions: the played and the best action, and why, in words."""
    from blazon.bots.decisions import choices
    from blazon.words.narrator import narrator_of
    from blazon.words.reasons import describe_reasons

    game = narrator_of(found.game)
    decisions = {one.at: one for one in found.decisions}
    named = {at for worst in found.worst for at in worst}
    words = {}
    for choice in choices(position):
        if choice.at in named:
            one, seen = decisions[choice.at], choice.observation
            words[choice.at] = (
                game.describe_action(seen, choice.token, localization),
                game.describe_action(seen, one.best, localization),
                describe_reasons(seen, one.reasons, localization, proven=one.proven),
            )
    return words


def _turns(position: "Position") -> list[int]:
    """The number of each action's turn, from 1."""
    return [position.variant.turn(step.before) + 1 for step in position.steps()]


def _seat_lines(
    found: "Review", seat: int, words: Words, turns: list[int], localization: "Localization"
) -> Iterator[str]:
    """Yield the summary of a seat's decisions, line by line."""
    said, name = localization.texts, localization.names[seat]
    decisions = {one.at: one for one in found.decisions if one.seat == seat}
    if not decisions:
        return
    yield said(
        "review-seat",
        player=name,
        count=len(decisions),
        same=sum(one.best == one.token for one in decisions.values()),
        cost=mean(one.cost for one in decisions.values()),
    )
    if found.worst[seat]:
        yield said("review-worst", player=name)
    for at in found.worst[seat]:
        played, best, why = words[at]
        turn, cost = turns[at], decisions[at].cost
        yield "  " + said("review-worst-one", turn=turn, cost=cost, played=played, best=best)
        if why:
            yield "    " + why


def _luck_lines(found: "Review", localization: "Localization") -> Iterator[str]:
    """Yield where each player's margin comes from, and what its parts are."""
    if found.luck is None:
        return
    parts = zip(
        localization.names, found.luck.start, found.luck.luck, found.luck.skill, strict=True
    )
    for player, start, luck, skill in parts:
        given = {"start": start, "luck": luck, "skill": skill, "result": start + luck + skill}
        yield localization.texts("review-luck", player=player, **given)
    for part in ("start", "luck", "skill", "result"):
        yield "  " + localization.texts(f"web-review-part-{part}")


def _draw(found: "Review", position: "Position", said: "Texts", file: Path) -> None:
    """Draw the graph to a file."""
    from blazon.lab.graph import draw

    try:
        draw(
            {
                name: [(point.at, point.margins[seat]) for point in found.margins]
                for seat, name in enumerate(position.names)
            },
            title=said("review-graph-title"),
            across=said("review-graph-actions"),
            upwards=said(f"{found.game}-review-graph"),
            file=file,
        )
    except OSError as error:
        raise BadValue(str(file), f"cannot be written: {error.strerror}") from error
