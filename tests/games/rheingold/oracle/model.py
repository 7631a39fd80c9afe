"""Rheingold as the rules page describes it: a slow, literal model, one function per paragraph."""

from __future__ import annotations

from copy import copy
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING, Any

from .known import check, known, score

if TYPE_CHECKING:
    from collections.abc import Mapping

KNIGHTS = 42
SHIELDS = [0, 1, 1, 2, 2, 3]
MOVES = 3


def own_copy(value: Any) -> Any:
    """An independent copy of a game's value, whose lists are nested only in dictionaries."""
    if isinstance(value, dict):
        return {key: own_copy(one) for key, one in value.items()}
    return copy(value) if isinstance(value, list | set) else value


class Oracle:
    """A game of Rheingold: ask `legal()`, then `play(token)`."""

    def __init__(
        self, map_object: Mapping[str, Any], players: int, rounds: int | None, first: int
    ) -> None:
        if not 2 <= players <= 5 or not 0 <= first < players:
            raise ValueError(f"no such game: {players} players, player {first} begins")
        self.nodes: dict[str, Any] = {node["id"]: node for node in map_object["nodes"]}
        self.joined: dict[str, list[str]] = {node: [] for node in self.nodes}  # by paths
        for one, other in map_object["paths"]:
            self.joined[one].append(other)
            self.joined[other].append(one)
        self.rounds = rounds
        self.sides = list(range(players))
        self.colours = 2 if players == 2 else 1
        self.supply = dict.fromkeys(self.sides, KNIGHTS * self.colours)
        self.pile = {side: sorted(SHIELDS * self.colours) for side in self.sides}
        self.gone: dict[int, list[int]] = {side: [] for side in self.sides}
        self.waiting: dict[str, set[int]] = {start: set() for start in self.all_of("start")}
        self.holder: dict[str, int] = {}  # of each held space and castle
        self.knights: dict[str, int] = {}  # on each held space and castle
        self.shield: dict[str, int] = {}  # in each castle that has one
        self.shown: set[str] = set()  # the castles whose shield everyone knows
        self.turn = first
        self.turns_over = 0
        self.phase = "ROLL"
        self.die: int | None = None
        self.moves = MOVES
        self.pending: tuple[str, str] | None = None  # from and to; needs a number
        self.groups: list[tuple[str, int]] = []  # groups for an attack on several fronts
        self.target: str | None = None  # of that attack
        self.taken: str | None = None  # the castle that awaits a shield
        self.allowed: set[str] | None = None  # the legal tokens, once requested

    def copy(self) -> Oracle:
        """The same position as an independent copy; the map is shared, since nothing changes it."""
        twin = copy(self)
        for name, value in vars(self).items():
            if name not in ("nodes", "joined"):
                setattr(twin, name, own_copy(value))
        return twin

    @property
    def player(self) -> int | None:
        """The player to act; None at a chance event and when the game is over."""
        return None if self.phase in ("ROLL", "DRAW", "OVER") else self.turn

    def all_of(self, kind: str) -> list[str]:
        """The places of one kind, in the map's order."""
        return [name for name, node in self.nodes.items() if node["kind"] == kind]

    def kind(self, place: str) -> str:
        """Space, castle or start."""
        return str(self.nodes[place]["kind"])

    def chances(self) -> dict[str, Fraction]:
        """The probability of each outcome of the pending chance event."""
        if self.phase == "ROLL":
            return {f"d{number}": Fraction(1, 6) for number in range(1, 7)}
        if self.phase == "DRAW":
            pile = self.pile[self.turn]
            return {f"={value}": Fraction(pile.count(value), len(pile)) for value in pile}
        return {}

    def legal(self) -> set[str]:
        """The legal tokens; at a chance event its outcomes."""
        if self.allowed is None:
            self.allowed = self.allowed_by_the_rules()
        return self.allowed

    def allowed_by_the_rules(self) -> set[str]:
        """The legal tokens, from the rules for this phase."""
        match self.phase:
            case "ROLL" | "DRAW":
                return set(self.chances())
            case "MOVE":
                return {"-"} | {
                    f"{source}-{target}"
                    for source in self.nodes
                    if self.may_leave(source) > 0
                    for target in self.joined[source]
                    if self.numbers(source, target)
                }
            case "COUNT":
                assert self.pending
                return {f"x{number}" for number in self.numbers(*self.pending)}
            case "FRONT":
                assert self.target
                return {
                    f"{source}-{self.target}"
                    for source in self.joined[self.target]
                    if self.numbers(source, self.target)
                }
            case "SHIELD":
                return {"+", "-"}
        return set()

    def play(self, token: str) -> None:
        """Play one token; ValueError if it is not legal now."""
        if token not in self.legal():
            raise ValueError(f"{token!r} is not legal in {self.phase}")
        self.allowed = None
        if self.phase == "ROLL":
            self.enter(int(token[1:]))
        elif self.phase == "COUNT":
            assert self.pending
            (source, target), self.pending = self.pending, None
            self.moves -= 1
            self.move(source, target, int(token[1:]))
        elif self.phase == "SHIELD" and token == "+":
            self.phase = "DRAW"
        elif self.phase == "DRAW":
            self.lay_shield(int(token[1:]))
        elif self.phase == "SHIELD":
            self.go_on()
        elif token == "-":
            self.end_turn()
        else:
            source, target = token.split("-")
            self.pending, self.phase = (source, target), "COUNT"

    # A turn, 1: roll

    def enter(self, number: int) -> None:
        """A knight enters if there is one in supply and none of that side waits there."""
        self.die, self.phase = number, "MOVE"
        (start,) = [name for name in self.waiting if self.nodes[name]["arms"] == number]
        if self.supply[self.turn] > 0 and self.turn not in self.waiting[start]:
            self.supply[self.turn] -= 1
            self.waiting[start].add(self.turn)

    # A turn, 2: move

    def may_leave(self, place: str) -> int:
        """The number of knights that may leave a place; a castle must not be left empty."""
        if self.kind(place) == "start":
            return 1 if self.turn in self.waiting[place] else 0
        if self.holder.get(place) != self.turn:
            return 0
        keeps = 1 if self.kind(place) == "castle" and place not in self.shield else 0
        return max(0, self.knights[place] - keeps)

    def numbers(self, source: str, target: str) -> list[int]:
        """The numbers of knights that may move to a neighbouring place within the turn."""
        if self.kind(target) == "start" or source in [place for place, _ in self.groups]:
            return []
        return [
            number
            for number in range(1, self.may_leave(source) + 1)
            if self.may_go(number, source, target)
        ]

    def may_go(self, number: int, source: str, target: str) -> bool:
        """Whether the rules let this many go there: home, to a free place, or to fight."""
        if self.holder.get(target) == self.turn:
            return True
        if self.kind(target) == "castle":
            return number >= max(1, 2 * self.known_defence(target))
        return target not in self.holder or self.can_beat(number, source, target)

    def move(self, source: str, target: str, number: int) -> None:
        """One move: a march, a castle attack, or a group of an attack in the field."""
        if self.holder.get(target) != self.turn and self.kind(target) == "castle":
            self.attack_castle(source, target, number)
        elif self.holder.get(target, self.turn) != self.turn:
            self.attack_in_the_field(source, target, number)
        else:
            self.march(source, target, number)
            self.go_on()

    def depart(self, source: str, number: int) -> None:
        """Knights leave a place; a space without knights has no holder."""
        if self.kind(source) == "start":
            self.waiting[source].remove(self.turn)
            return
        self.knights[source] -= number
        if self.kind(source) == "space" and self.knights[source] == 0:
            del self.knights[source], self.holder[source]

    def march(self, source: str, target: str, number: int) -> None:
        """Knights go to a place that is free or their own."""
        self.depart(source, number)
        self.holder[target] = self.turn
        self.knights[target] = self.knights.get(target, 0) + number

    def send_home(self, place: str) -> None:
        """The defenders go back to their owner's supply; the place is free."""
        self.supply[self.holder.pop(place)] += self.knights.pop(place)

    def go_on(self) -> None:
        """The turn goes on, or after the third move it ends by itself."""
        self.taken, self.phase = None, "MOVE"
        if self.moves == 0:
            self.end_turn()

    # A turn, 3: attack in the field

    def can_beat(self, number: int, source: str, target: str) -> bool:
        """Whether the chosen groups, this one and those still possible can outnumber the rival."""
        named = [place for place, _ in self.groups]
        left = self.moves - 1
        others = [
            self.may_leave(place)
            for place in self.joined[target]
            if place != source and place not in named and self.may_leave(place) > 0
        ]
        so_far = sum(knights for _, knights in self.groups) + number
        return any(
            so_far + sum(some) > self.knights[target]
            for how_many in range(left + 1)
            for some in combinations(others, how_many)
        )

    def attack_in_the_field(self, source: str, target: str, number: int) -> None:
        """Add a group; once there are enough knights, all groups move in."""
        self.groups.append((source, number))
        if sum(knights for _, knights in self.groups) <= self.knights[target]:
            self.target, self.phase = target, "FRONT"
            return
        self.send_home(target)
        for place, knights in self.groups:
            self.march(place, target, knights)
        self.groups, self.target = [], None
        self.go_on()

    # A turn, 4: take a castle

    def known_defence(self, castle: str) -> int:
        """Public knowledge: the swords of a free castle, or knights and a shield once shown."""
        if castle not in self.holder:
            return int(self.nodes[castle]["swords"])
        return self.knights[castle] + (self.shield[castle] if castle in self.shown else 0)

    def attack_castle(self, source: str, castle: str, number: int) -> None:
        """Turn the shield up; at least twice the knights and shield take the castle."""
        if castle in self.holder:
            if castle in self.shield:
                self.shown.add(castle)
            if number < 2 * (self.knights[castle] + self.shield.get(castle, 0)):
                self.depart(source, number)
                self.supply[self.turn] += number
                self.go_on()
                return
            if castle in self.shield:
                self.gone[self.holder[castle]].append(self.shield.pop(castle))
                self.shown.remove(castle)
            self.send_home(castle)
        self.march(source, castle, number)
        self.after_taking(castle)

    def after_taking(self, castle: str) -> None:
        """The end of the game; or a shield, if one is left."""
        free = [name for name in self.all_of("castle") if name not in self.holder]
        if len(free) == 1:
            self.holder[free[0]], self.knights[free[0]] = self.turn, 0
            self.phase = "OVER"
        elif self.pile[self.turn]:
            self.taken, self.phase = castle, "SHIELD"
        else:
            self.go_on()

    def lay_shield(self, value: int) -> None:
        """The drawn shield lies face down in the castle just taken."""
        assert self.taken
        self.pile[self.turn].remove(value)
        self.shield[self.taken] = value
        self.go_on()

    # End and scoring

    def end_turn(self) -> None:
        """The next side's turn; with `rounds` the end after the last side's turn."""
        self.turns_over += 1
        if self.rounds is not None and self.turns_over == self.rounds * len(self.sides):
            self.phase = "OVER"
            return
        self.turn = (self.turn + 1) % len(self.sides)
        self.die, self.moves, self.phase = None, MOVES, "ROLL"

    def knights_on_map(self, side: int) -> int:
        """In the field, in castles and in start areas."""
        held = sum(self.knights[place] for place in self.holder if self.holder[place] == side)
        return held + sum(side in waiting for waiting in self.waiting.values())

    def score(self) -> dict[str, Any]:
        """The table's score, as if the game ended now."""
        return score(self)

    def check(self) -> None:
        """No knight or shield is lost or created, and none is in an illegal place."""
        check(self)

    def known(self, observer: int | None) -> dict[str, Any]:
        """The knowledge of this player, or of a spectator (None)."""
        return known(self, observer)
