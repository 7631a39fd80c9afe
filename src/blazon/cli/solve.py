"""The command `solve`, which solves the ending of a recorded game exactly."""

import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from blazon.cli.options import (
    NOT_DONE,
    At,
    File,
    Json,
    Knowledge,
    Language,
    Whole,
    print_json,
    print_line,
)
from blazon.cli.records import position_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blazon.match.position import Position
    from blazon.match.solving import Solution
    from blazon.words.localization import Localization


def solve(
    file: File,
    *,
    at: At = None,
    knowledge: Knowledge = "own",
    objective: Annotated[
        Literal["win", "margin"],
        Parameter(help="What players maximise first: winning, or the margin."),
    ] = "win",
    nodes: Annotated[
        Whole | None,
        Parameter(help="Positions to search before giving up; 20,000,000 if not given."),
    ] = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Solve an ending exactly: show its result with best play by everybody.

    If something hidden from the player to move can change the result, solve reports this and gives
    the mean over all possible deals. The exit status is 1 if it gave up.
    """
    from blazon.locale import texts
    from blazon.words.localization import Localization

    position = position_at(file, at)
    found = position.solve(objective, nodes, knowledge)
    if json:
        print_json(None if found is None else asdict(found))
    elif found is None:
        sys.stderr.write(texts(lang)("solve-too-long") + "\n")
    else:
        said, is_open = texts(lang), knowledge == "open" or position.over
        print_line(said("solve-open" if is_open else f"solve-{found.claim}", deals=found.deals))
        for line in _lines(found, position, Localization(said, position.names)):
            print_line(line)
    return NOT_DONE if found is None else 0


def _lines(found: "Solution", position: "Position", words: "Localization") -> "Iterator[str]":
    """Yield the result as text."""
    from blazon.words.narrator import narrator_of

    said = words.texts
    for name, lead, share in zip(words.names, found.leads, found.shares, strict=True):
        yield said("solve-player", player=name, lead=lead, share=share)
    if found.action is not None and position.actor is not None:
        seen = position.observe(position.actor)
        action = narrator_of(position.game.name).describe_action(seen, found.action, words)
        yield said("solve-best", action=action)
        yield said("solve-line", line=" ".join(found.line))
