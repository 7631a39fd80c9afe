"""One game of a study: played by bots, and turned into a row of numbers.

A row depends on the study's seed, the cell and the game's number, and on nothing else.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from blazon.lab.playing import Played, Seats, play_game
from blazon.lab.studies.cells import Cell
from blazon.match.position import Position
from blazon.match.registry import game as find_game

Row = list[float | str]
"""A game's figures, in the order of ``columns``; only records are texts."""
RECORD = "record"
"""Not a measure: the whole game, for a data set."""

OF_GAME = {
    "actions": "actions in a game",
    "turns": "turns in a game",
    "choices": "legal actions at a decision, on average",
    "leads": "changes of the player in the lead",
}
"""What a game has, with its description."""
OF_PLAYER = {
    "wins": "share of the wins",
    "totals": "points",
    "margins": "lead in points over the best rival",
}
"""What each player has."""
_OF_END = frozenset({*OF_PLAYER, "actions", "turns"})
"""What the end of a game shows, however it came about."""


def tallies_of(cell: Cell) -> tuple[str, ...]:
    """The game's own measures of a player, such as castles."""
    return tuple(_blank_tallies(cell))


def shares_of(cell: Cell) -> tuple[str, ...]:
    """The measures whose numbers lie from 0 to 1, whatever happens in the games."""
    tallies = _blank_tallies(cell).items()
    return ("wins", *(name for name, counts in tallies if all(type(one) is bool for one in counts)))


def _blank_tallies(cell: Cell) -> Mapping[str, Sequence[int]]:
    variant = find_game(cell.game).variant(dict(cell.options))
    return variant.tallies(variant.blank(), (), 0)


def known_measures(cell: Cell) -> tuple[str, ...]:
    """The names of everything that can be measured in a cell's games."""
    return (*OF_PLAYER, *OF_GAME, *tallies_of(cell))


def columns(cell: Cell, measures: Sequence[str]) -> list[str]:
    """The names of a row's numbers: who began, then each measure, for each seat if it has one."""
    found = ["first"]
    for name in measures:
        is_one = name in OF_GAME or name == RECORD
        found += [name] if is_one else [f"{name}_{seat}" for seat in range(cell.players)]
    return found


@dataclass
class _Course:
    """What must be noted during a game."""

    measures: Sequence[str]
    decisions: int = 0
    choices: int = 0
    leads: int = 0
    leader: int | None = None
    record: str = ""
    first: int | None = None
    """Whose turn was the first."""
    tallies: Mapping[str, Sequence[int]] = field(default_factory=dict)

    def watch(self, position: Position) -> None:
        """Look at a position before its decision or chance event, and at the end."""
        self.first = position.turn if self.first is None else self.first
        if "choices" in self.measures and position.actor is not None:
            self.decisions += 1
            self.choices += len(position.legal)
        if "leads" in self.measures:
            winners = position.score()["winners"]
            if len(winners) == 1:
                self.leads += self.leader not in (None, winners[0])
                self.leader = winners[0]
        if RECORD in self.measures and position.over:
            self.record = msgspec.json.encode(position.record.to_builtins()).decode()
        if position.over and not _OF_END.issuperset(self.measures):
            self.tallies = position.variant.tallies(
                position.states, position.actions, self.first or 0
            )


def play_row(cell: Cell, seed: str, number: int, measures: Sequence[str]) -> Row:
    """Play one game of a cell; returns its row.

    Args:
        cell: the cell.
        seed: the study's.
        number: which of the cell's games.
        measures: names from ``known_measures``.
    """
    course = _Course(measures)
    own = game_seed(cell, seed, number)
    watch = None if _OF_END.issuperset(measures) else course.watch
    seats = Seats(cell.bots, cell.judges)
    played = play_game(cell.game, cell.options, seats, own, own, watch)
    row: Row = [played.first]
    for name in measures:
        row += _numbers(name, played, course)
    return row


def game_seed(cell: Cell, seed: str, number: int) -> str:
    """The seed of a game's deal, chance and bots."""
    return f"{seed}/{cell.id}/{number}"


def _numbers(name: str, played: Played, course: _Course) -> Sequence[float | str]:
    seats = range(len(played.totals))
    match name:
        case "wins":
            return [played.share(seat) for seat in seats]
        case "totals":
            return played.totals
        case "margins":
            return [played.margin(seat) for seat in seats]
        case "actions":
            return [played.actions]
        case "turns":
            return [played.turns]
        case "choices":
            return [course.choices / course.decisions]
        case "leads":
            return [course.leads]
        case "record":
            return [course.record]
        case _:
            return [int(count) for count in course.tallies[name]]
