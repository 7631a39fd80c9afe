r"""A small board for testing rules, and ways to bring knights where a test needs them.

Whatever changes a game also returns it.

::

    S1 S2 S3        AAA   CCC         DDD  EEE      S4 S5 S6
     | \              |     |            \  /          | \
     1--+------------3-----5-----6-------9----------7--+
     |  |                  |     |        \            |
     +--2------------4-----+     |         `-----------8
                     |___________|
                     BBB: gates 4 and 6

AAA and DDD have one sword, BBB and EEE two, CCC has three.
"""

from collections.abc import Sequence
from typing import Any

from blazon.match.position import Position

SWORDS = {"AAA": 1, "BBB": 2, "CCC": 3, "DDD": 1, "EEE": 2}
_SPACES = {"1": (1, 1), "2": (1, 2), "3": (3, 1), "4": (3, 2), "5": (4, 1), "6": (5, 1)}
_SPACES |= {"7": (7, 1), "8": (7, 2), "9": (6, 1)}
_PATHS = "S1-1 S1-2 S2-1 S2-2 S3-1 S3-2 S4-7 S4-8 S5-7 S5-8 S6-7 S6-8 1-2 1-3 2-4 3-5 4-5 5-6 6-9"
_PATHS += " 7-9 8-9 AAA-3 BBB-4 BBB-6 CCC-5 DDD-9 EEE-9"
ROUTES = {"1": "1", "2": "2", "3": "1 3", "4": "2 4", "5": "1 3 5"}
"""The ways to a space in one turn: for the knights of seat 0, who enter at S1, and for all others,
who enter at S4:"""
FAR_ROUTES = {"7": "7", "8": "8", "9": "7 9", "6": "7 9 6"}


def board_map(swords: dict[str, int] | None = None, huts: int = 0) -> dict[str, Any]:
    """The board as a map object, optionally with other swords and with more castles at space 3.

    These are called H0 and so on and have one sword.
    """
    castles = {**SWORDS, **(swords or {}), **{f"H{number}": 1 for number in range(huts)}}
    nodes: list[dict[str, Any]] = [
        {"id": f"S{arms}", "kind": "start", "arms": arms, "x": arms, "y": 0} for arms in range(1, 7)
    ]
    nodes += [
        {"id": name, "kind": "castle", "name": name, "swords": number, "x": place, "y": 3}
        for place, (name, number) in enumerate(castles.items())
    ]
    nodes += [{"id": name, "kind": "space", "x": x, "y": y} for name, (x, y) in _SPACES.items()]
    return {
        "name": "board",
        "nodes": nodes,
        "paths": [path.split("-") for path in _PATHS.split()]
        + [[f"H{number}", "3"] for number in range(huts)],
    }


def board(
    players: int = 3,
    first: int = 0,
    rounds: int | None = None,
    swords: dict[str, int] | None = None,
    huts: int = 0,
) -> Position:
    """A new game on the board."""
    options = {"players": players, "map": board_map(swords, huts), "rounds": rounds}
    return Position("rheingold", options, {"map": options["map"], "first": first})


def play(game: Position, tokens: str) -> Position:
    """Play tokens in order."""
    for token in tokens.split():
        game.play(token)
    return game


def legal(game: Position) -> str:
    """The legal actions, in order."""
    return " ".join(sorted(game.legal))


def turn_of(game: Position, seat: int) -> Position:
    """Let the others pass until this seat must roll; new knights wait out of the way."""
    while game.turn != seat or game.phase != "ROLL":
        if game.phase == "ROLL":
            game.play("d3" if game.turn else "d6")
        game.play("-")
    return game


def bring(game: Position, seat: int, **knights: int) -> Position:
    """Bring this many knights of a seat to each space, ``at_5=2``, one per turn; ends the turn."""
    start = "1" if seat == 0 else "4"
    routes = ROUTES if seat == 0 else FAR_ROUTES
    for where, number in knights.items():
        for _ in range(number):
            turn_of(game, seat)
            game.play(f"d{start}")
            place = f"S{start}"
            for step in routes[where.removeprefix("at_")].split():
                play(game, f"{place}-{step} x1")
                place = step
            if game.turn == seat and game.phase == "MOVE":
                game.play("-")
    return game


def roll(game: Position, seat: int, die: int = 0) -> Position:
    """Have the seat roll, by default a number that brings no knight nearby."""
    return play(turn_of(game, seat), f"d{die or (6 if seat == 0 else 3)}")


def ready(game: Position, seat: int, *, die: int = 0, **knights: int) -> Position:
    """Bring knights of a seat, and have it roll."""
    return roll(bring(game, seat, **knights), seat, die)


def facing(rivals: int = 0, **knights: int) -> Position:
    """Seat 1 has this many on space 6; seat 0 is to move with these, none in its start area."""
    return ready(bring(board(), 1, at_6=rivals), 0, **knights)


def places(game: Position, observer: int | None = None) -> dict[str, Any]:
    """The holder of each space or castle, as an observer sees it."""
    found: dict[str, Any] = game.observe(observer).view()["places"]
    return found


def knights(game: Position, place: str) -> tuple[int, int] | None:
    """A place's holder and number of knights."""
    held = places(game).get(place)
    return None if held is None else (held["holder"], held["knights"])


def supply(game: Position) -> Sequence[int]:
    """The knights in each seat's supply."""
    return [seat["supply"] for seat in game.observe(None).view()["players"]]


def shields(game: Position, seat: int, observer: int | None = None) -> dict[str, Any]:
    """The observer's knowledge of a seat's shields."""
    found: dict[str, Any] = game.observe(observer).view()["players"][seat]["shields"]
    return found
