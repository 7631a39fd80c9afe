"""What is hidden in Richelieu, by the rules: discs where an observer has not looked."""

import random
from collections import Counter
from typing import Any

from tests.games.richelieu.oracle.model import DISCS, random_setup
from tests.games.richelieu.samples import TABLES, UNMARKED

from blazon.match.position import Position

OPTIONS = [*TABLES, UNMARKED]


def random_game(options: dict[str, Any], seed: str, moment: int | None = None) -> Position:
    """A random game in which many markers go to the box, and so return discs matter."""
    rng = random.Random(seed)
    setup = random_setup(rng, options.get("players", 2))
    game = Position("richelieu", options, setup, seed=seed)
    while not game.over and (moment is None or len(game.actions) < moment):
        legal = [token for token in game.legal if token != "*" or rng.random() < 0.3]
        table = game.observe(None).view()["table"]
        marked = {cell for cell, card in table.items() if card["marker"] is not None}
        wanted = [token for token in legal if token[0] in "@R^*" or token in marked]
        game.play(rng.choice(wanted if wanted and rng.random() < 0.8 else legal))
    return game


def deal_again(
    position: Position, observer: int | None, rng: random.Random
) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The setup with discs swapped within each group of places, all of them or two; the actions."""
    setup = position.setup
    discs = dict(setup["discs"])
    in_box = (Counter(DISCS) - Counter(discs.values())).elements()
    discs |= {f"box {number}": disc for number, disc in enumerate(in_box)}
    for group in _places_not_known(position, observer):
        places = group if rng.random() < 0.5 else rng.sample(group, min(2, len(group)))
        moved = [discs[place] for place in places]
        rng.shuffle(moved)
        discs |= dict(zip(places, moved, strict=True))
    return {**setup, "discs": {cell: discs[cell] for cell in setup["discs"]}}, position.actions


def _places_not_known(position: Position, observer: int | None) -> list[list[str]]:
    """The cells of discs that the observer has not seen, in groups within which they can swap.

    During the game all of them are one group. At its end the players' discs are turned up, so each
    player's discs are a group, and those on the table and in the box form another.
    """
    seats = position.observe(observer).view()["players"]
    laid = position.setup["discs"]
    taken = [[cell for cell in laid if cell in seat["cards"]] for seat in seats]
    own = taken[observer] if observer is not None else []
    box = [f"box {number}" for number in range(len(DISCS) - len(laid))]
    if not position.over:
        return [[cell for cell in laid if cell not in own] + box]
    on_table = [cell for cell in laid if not any(cell in cells for cells in taken)]
    return [*(cells for seat, cells in enumerate(taken) if seat != observer), on_table + box]


def moments_that_differ(one: Position, other: Position) -> list[int]:
    """When a return disc could be played in one game only, if that was once the only choice."""
    choices = [*enumerate(zip(_choices(one), _choices(other), strict=True))]
    is_telling = any(mine != its and 1 in (len(mine), len(its)) for _, (mine, its) in choices)
    return [at for at, (mine, its) in choices if mine != its] if is_telling else []


def _choices(game: Position) -> list[list[str]]:
    """The legal actions at each moment of a game."""
    position, found = game.copy(), [list(game.legal)]
    while position.actions:
        position.undo()
        found.append(list(position.legal))
    return found[::-1]
