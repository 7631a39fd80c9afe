"""Moments of a game as OpenSpiel counts them: the deal is part of the game, a draw at a time.

Players' actions are numbered from 0 among those that can occur; outcomes of chance are the numbers
that the deal draws, and then the game's own.
"""

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from blazon.envs.dealing import Deals
from blazon.envs.sight import Sight
from blazon.kernel import batch, contract
from blazon.kernel.errors import BadValue, GameOver
from blazon.kernel.game import Game, Variant
from blazon.kernel.options import Option
from blazon.match.position import Position
from blazon.match.registry import game as find_game

CHANCE, TERMINAL = -1, -4
"""The players' numbers that stand for chance and for nobody, in OpenSpiel."""
OBJECTIVES = ("win", "margin")
MOST_RULES = 64
"""How many games' rules are kept, so that copies of a state share them."""
MOST_DEALS = 64
"""The most deals of a game whose leads can be bounded before it is dealt."""


@dataclass(frozen=True)
class Rules:
    """A game with its options, and what follows from them."""

    game: Game
    variant: Variant
    given: Mapping[str, Any]
    """The parameters that differ from their defaults."""
    objective: str
    longest: int
    """The number of decisions after which a game is cut off."""
    deals: Deals
    numbers: list[int]
    """The game's own number of each action."""
    places: dict[int, int]
    """The action with each of these numbers."""
    utilities: tuple[float, float]
    """The least and the most that a player can gain."""
    columns: int
    """How many numbers an observation has; 0 if the game has none."""

    @staticmethod
    def parameters(game: Game) -> dict[str, Any]:
        """The parameters of a game, with their defaults.

        Where an option has none, its default is a value that it cannot have: an empty text, or a
        number below the least.
        """
        found = {option.key: _default(option) for option in game.declared.values()}
        if len(game.declared.rules) > 1:
            found["rules"] = game.declared.rules[-1]
        return {"objective": OBJECTIVES[0], "longest": game.longest, **found}

    @staticmethod
    def of(game: Game, given: Mapping[str, Any]) -> "Rules":
        """The rules with these parameters; raises BadValue."""
        options = {
            key: game.parse_option(key, value) if isinstance(value, str) else value
            for key, value in given.items()
            if key not in ("objective", "longest")
        }
        variant = game.variant(game.check_options(options))
        objective, longest = given.get("objective", "win"), given.get("longest", game.longest)
        if objective not in OBJECTIVES:
            raise BadValue("objective", f"must be {' or '.join(OBJECTIVES)}")
        if longest < 1:
            raise BadValue("longest", "must be a whole number from 1")
        deals, numbers = Deals.of(variant), variant.action_numbers().tolist()
        return Rules(
            game=game,
            variant=variant,
            given=given,
            objective=objective,
            longest=longest,
            deals=deals,
            numbers=numbers,
            places={number: place for place, number in enumerate(numbers)},
            utilities=_utilities(variant, deals, objective),
            columns=len(variant.scalar_columns()) if contract.offers(game.state, "scalars") else 0,
        )

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.variant.options["players"])

    @property
    def most_outcomes(self) -> int:
        """A number above that of each outcome of chance."""
        return max(self.game.actions, *self.deals.sizes, 1)

    def row(self) -> npt.NDArray[np.float32]:
        """Room for the numbers of an observation."""
        return np.zeros(self.columns, np.float32)

    def first(self) -> "Moment":
        """The moment before the deal."""
        return copy.deepcopy(self._first)

    @cached_property
    def _first(self) -> "Moment":
        moment = Moment(self)
        if not self.deals.sizes:
            moment.begin()
        return moment


def _default(option: Option) -> Any:
    if option.default is not None:
        return option.default
    return option.least - 1 if option.kind == "number" else ""


def rules_of(game: str, given: Mapping[str, Any]) -> Rules:
    """The rules of a game with these parameters, the same object for the same ones."""
    return _rules(game, tuple(sorted(given.items())))


@lru_cache(MOST_RULES)
def _rules(game: str, given: tuple[tuple[str, Any], ...]) -> Rules:
    return Rules.of(find_game(game), dict(given))


def _utilities(variant: Variant, deals: Deals, objective: str) -> tuple[float, float]:
    """The least and the most that a player can gain."""
    players = int(variant.options["players"])
    if objective == "win":
        return -1 / (players - 1), 1.0
    if players != 2:
        raise BadValue("objective", "must be win, unless there are two players")
    setups = deals.all(MOST_DEALS)
    if setups is None:
        raise BadValue("objective", "must be win, as the deal decides how large a lead can be")
    starts = np.concatenate([variant.start(setup) for setup in setups])
    bounds = np.zeros((len(starts), 2), np.int64)
    batch.bound_lead(starts, bounds)
    most = float(np.abs(bounds).max()) / 2
    return -most, most


class Moment:
    """A moment of a game; ``play`` changes it."""

    __slots__ = ("_decisions", "_drawn", "player", "position", "rules")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.player = CHANCE
        """Who decides: a player, ``CHANCE`` or ``TERMINAL``."""
        self.position: Position | None = None
        """The game; None before it is dealt."""
        self._drawn: tuple[int, ...] = ()
        self._decisions = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> "Moment":
        twin = Moment.__new__(Moment)
        twin.rules, twin.player, twin._drawn = self.rules, self.player, self._drawn
        twin.position = None if self.position is None else self.position.copy()
        twin._decisions = self._decisions
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.rules.game.name, dict(self.rules.given), list(self.history()))

    def begin(self) -> None:
        """Begin the game that has been dealt."""
        setup = self.rules.deals.setup(self._drawn)
        self.position = Position(self.rules.game.name, self.rules.variant.options, setup, seed="")
        self._look(self.position)

    def _look(self, position: Position) -> None:
        """Find out who decides."""
        actor = position.actor
        if position.over or self._decisions >= self.rules.longest:
            self.player = TERMINAL
        else:
            self.player = CHANCE if actor is None else actor

    def play(self, action: int) -> None:
        """Play an action of a player or an outcome of chance; raises BadValue or ActionError."""
        position = self.position
        if position is None:
            size = self.rules.deals.sizes[len(self._drawn)]
            if not 0 <= action < size:
                raise BadValue("action", f"must be a number from 0 to {size - 1}")
            self._drawn = (*self._drawn, action)
            if len(self._drawn) == len(self.rules.deals.sizes):
                self.begin()
            return
        if self.player >= 0:
            position.play(self._number(action))
            self._decisions += 1
        elif self.player == CHANCE:
            position.play(action)
        else:
            raise GameOver(str(action), position.phase, ())
        self._look(position)

    def _number(self, action: int) -> int:
        """The game's own number of a player's action."""
        numbers = self.rules.numbers
        if not 0 <= action < len(numbers):
            raise BadValue("action", f"must be a number from 0 to {len(numbers) - 1}")
        return numbers[action]

    def legal(self) -> list[int]:
        """The actions of the player who decides."""
        assert self.position is not None
        places = self.rules.places
        return [places[number] for number in self.position.legal.numbers]

    def chances(self) -> list[tuple[int, float]]:
        """The outcomes of the chance event and their probabilities."""
        if self.position is None:
            size = self.rules.deals.sizes[len(self._drawn)]
            return [(number, 1 / size) for number in range(size)]
        ways = self.position.chance_weights().values()
        total = sum(ways)
        numbers = self.position.legal.numbers
        return [(number, way / total) for number, way in zip(numbers, ways, strict=True)]

    def token(self, action: int) -> str:
        """What an action is called now."""
        if self.position is None:
            return f"deal {action}"
        number = self._number(action) if self.player >= 0 else action
        return self.rules.variant.tokens(self.position.states)[number]

    def returns(self) -> list[float]:
        """What each player gains; 0 before the end and in a game that was cut off."""
        players = self.rules.players
        if self.position is None or not self.position.over:
            return [0.0] * players
        score = self.position.score()
        if self.rules.objective == "margin":
            first, second = score["totals"]
            return [(first - second) / 2, (second - first) / 2]
        winners = score["winners"]
        won, lost = (players / len(winners) - 1) / (players - 1), -1 / (players - 1)
        return [won if seat in winners else lost for seat in range(players)]

    def view(self, observer: int | None) -> str:
        """What an observer sees, as text."""
        if self.position is None:
            return "DEAL"
        seen = self.position.observe(observer)
        head = {"phase": seen.phase, "player": seen.player, "turn": seen.turn}
        return msgspec.json.encode({**head, **msgspec.to_builtins(seen.known)}).decode()

    def show(self, observer: int, row: npt.NDArray[np.float32]) -> None:
        """Write what an observer sees as numbers; 0 before the deal."""
        if self.position is None:
            row[:] = 0
            return
        sight, observers = Sight(self.rules.variant), np.full((1, 1), observer, np.int8)
        rows = row.reshape(1, 1, -1)
        sight.write("scalars", self.position.states, observers, rows, sight.scratch())

    def recall(self, observer: int | None) -> str:
        """All that an observer has seen so far; see ``Position.recall``."""
        if self.position is None:
            name = "onlooker" if observer is None else f"p{observer}"
            return f"{name} DEAL {len(self._drawn)}"
        return self.position.recall(observer)

    def history(self) -> Iterator[int]:
        """All numbers drawn and actions played, as ``play`` takes them."""
        yield from self._drawn
        if self.position is not None:
            yield from self._played(self.position)

    def history_of(self, position: Position) -> list[int]:
        """The same for another position of a game that was dealt similarly."""
        drawn = self.rules.deals.drawn_for(position.setup, self._drawn)
        return [*drawn, *self._played(position)]

    def _played(self, position: Position) -> Iterator[int]:
        for step in position.steps():
            yield step.action if step.is_drawn else self.rules.places[step.action]

    def text(self) -> str:
        """The deal and the actions, as text."""
        lines = [f"deal {' '.join(map(str, self._drawn))}".rstrip()]
        if self.position is not None:
            lines += [" ".join(self.position.actions), f"{self.position.phase} {self.player}"]
        return "\n".join(lines)


def _again(game: str, given: Mapping[str, Any], history: list[int]) -> Moment:
    """The moment of a game with these parameters after a history."""
    moment = rules_of(game, given).first()
    for action in history:
        moment.play(action)
    return moment
