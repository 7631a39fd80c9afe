"""Levels against beginners: how often a level loses to them.

``PeoplesRichelieu`` and ``PeoplesRheingold`` play as people do in their first games. A level plays
each deal against them, once from each seat:

    python -m benchmarks.beginners groom --deals 200
"""

import argparse
import random
from collections import deque
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from blazon.bots import make_bot
from blazon.lab.arena import spread, workers
from blazon.lab.playing import Played, finished
from blazon.lab.ratings import Rating, rate
from blazon.match.observation import Observation
from blazon.match.position import Position

OPTIONS: dict[str, dict[str, Any]] = {"richelieu": {}, "rheingold": {"rounds": 80}}
"""The games, with options under which a duel ends even if nobody knows how to win."""


SEED = "beginners"
"""Of the deals."""
SYMBOLS = "sct"
"""The last letter of a card of Richelieu that shows a symbol."""


class Beginner(Protocol):
    """A beginner's way to play. It sees the view that a page would show, and no more."""

    def choose(self, observation: Observation) -> str:
        """Choose a legal action; returns its token."""


class PeoplesRichelieu:
    """Takes the biggest card, marks any card, and pays from the reserve.

    Of several cards with the most crests, it takes any one. It takes a second card whenever it may,
    and keeps its return discs until nothing else is left.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def choose(self, observation: Observation) -> str:
        """Choose by the phase."""
        view = observation.view()
        dice = random.Random(f"{self._seed}/{view['actions_played']}")
        legal: list[str] = sorted(view["legal"])
        table = view["table"]
        if view["phase"] == "PAY":
            return "R" if "R" in legal else legal[0]
        if view["phase"] in ("TAKE", "SECOND"):
            cells = [token for token in legal if token in table]
            own = view["players"][view["observer"]]["cards"].values()
            dice.shuffle(cells)
            return max(
                cells or _last_resort(legal),
                key=lambda cell: _appeal(table[cell], view["observer"], own) if cells else (),
            )
        marks = [token for token in legal if token.startswith("@")]
        return dice.choice(marks or _last_resort(legal))


def _crests(card: str) -> int:
    """The crests on a card of Richelieu, from its code."""
    return 2 if card.endswith("2") else 1


def _appeal(place: Mapping[str, Any], me: int, own: Collection[str]) -> tuple[int, ...]:
    """What a beginner sees in a card: its crests; among equals, its price and what it lacks."""
    card = place["card"]
    is_new = all(other[:-1] != card[:-1] for other in own)
    symbol = card[-1] if card[-1] in SYMBOLS else ""
    is_lacking = symbol != "" and all(other[-1] != symbol for other in own)
    return _crests(card), place["marker"] in (None, me), is_new + is_lacking


def _last_resort(legal: Sequence[str]) -> list[str]:
    """What is left: to decline if that is possible, else anything."""
    return ["-"] if "-" in legal else list(legal)


class PeoplesRheingold:
    """Sends every army to the nearest castle that is not its own, and storms as soon as it may.

    Of a castle's gates, it prefers the one where most of its knights stand, and gathers there until
    they are enough. A free castle gets as many knights as it takes, a rival's castle all of them.
    It attacks in the field if one army can win alone, lays a shield in every castle, and never
    leaves a castle.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._ways: _Ways | None = None

    def choose(self, observation: Observation) -> str:
        """Choose by the phase."""
        view = observation.view()
        legal = view["legal"]
        if view["phase"] == "SHIELD":
            return "+"
        if view["phase"] == "COUNT":
            target = view["pending"]["to"]
            is_free = target in self._map(observation).gates and target not in view["places"]
            return f"x{view['pending']['least' if is_free else 'most']}"
        if view["phase"] == "MOVE":
            paths = [token.partition("-") for token in legal if token != "-"]
            moves = [(source, target) for source, _, target in paths]
            return self._move(self._map(observation), view, moves)
        return str(legal[0])

    def _map(self, observation: Observation) -> "_Ways":
        if self._ways is None:
            board = observation.variant.board()
            assert board is not None
            self._ways = _Ways(board)
        return self._ways

    def _move(self, ways: "_Ways", view: dict[str, Any], moves: list[tuple[str, str]]) -> str:
        """A storm, else an attack in the field, else a step of the army nearest to its gate."""
        places, me = view["places"], view["observer"]
        rivals = {place: held["knights"] for place, held in places.items() if held["holder"] != me}
        own = {place: held["knights"] for place, held in places.items() if held["holder"] == me}
        own |= {start: 1 for start, seats in view["starts"].items() if me in seats}
        goals = {
            source: ways.goal(source, own)
            for source in {source for source, _ in moves}
            if source not in ways.gates
        }
        storms, battles, steps = [], [], []
        for source, target in moves:
            if source not in goals:
                continue
            gate = goals[source]
            away = ways.distance(source, gate)
            if target in ways.gates:
                if target not in own:
                    storms.append((-own[source], source, target))
            elif target in rivals:
                if own[source] > rivals[target]:
                    battles.append((-own[source], source, target))
            elif ways.distance(target, gate) < away:
                steps.append((away, source, target))
        for choices in (storms, battles, steps):
            if choices:
                return "-".join(min(choices)[1:])
        return "-"


class _Ways:
    """A map of Rheingold: its gates, and the distances between its spaces."""

    def __init__(self, board: Mapping[str, Any]) -> None:
        castles = {node["id"] for node in board["nodes"] if node["kind"] == "castle"}
        spaces = {node["id"] for node in board["nodes"] if node["kind"] == "space"}
        self._near: dict[str, list[str]] = {node["id"]: [] for node in board["nodes"]}
        self.gates: dict[str, list[str]] = {castle: [] for castle in sorted(castles)}
        """The gates of each castle."""
        for path in board["paths"]:
            for one, other in (path, path[::-1]):
                if other in spaces:
                    (self.gates if one in castles else self._near)[one].append(other)
        self._moves: dict[str, dict[str, int]] = {}

    def distance(self, source: str, target: str) -> int:
        """The moves from a space or a start area to a space; more than any if there is no way."""
        if source not in self._moves:
            moves, ahead = {source: 0}, deque([source])
            while ahead:
                place = ahead.popleft()
                for other in self._near[place]:
                    if other not in moves:
                        moves[other] = moves[place] + 1
                        ahead.append(other)
            self._moves[source] = moves
        return self._moves[source].get(target, len(self._near))

    def goal(self, source: str, own: Mapping[str, int]) -> str:
        """The gate of the nearest castle that is not the player's, where most of their knights are.

        ``own`` counts the player's knights by place.
        """
        castles = [castle for castle in self.gates if castle not in own]
        nearest = min(
            castles,
            key=lambda castle: min(self.distance(source, gate) for gate in self.gates[castle]),
        )
        gates = self.gates[nearest]
        return max(gates, key=lambda gate: (own.get(gate, 0), -self.distance(source, gate)))


BEGINNERS: dict[str, Any] = {"richelieu": PeoplesRichelieu, "rheingold": PeoplesRheingold}
"""The beginner of each game."""


def play_pair(game: str, level: str, deal: str) -> list[Played]:
    """One deal of a duel, played from both seats; the level's seat is the list's index."""
    played = []
    for seat in (0, 1):
        position = Position(game, OPTIONS[game], seed=deal)
        players: list[Beginner] = [BEGINNERS[game](f"{deal}/{seat}") for seat in (0, 1)]
        players[seat] = make_bot(level, f"{deal}/{seat}")
        while not position.over:
            if position.actor is None:
                position.roll()
            else:
                observation = position.observe(position.actor)
                position.play(players[position.actor].choose(observation))
        played.append(finished(position))
    return played


def against_beginners(game: str, level: str, deals: int, seed: str = SEED) -> Rating:
    """The level's share of the wins against the beginner of this game."""
    with workers() as pool:
        calls = ((game, level, f"{seed} {deal}") for deal in range(deals))
        units = list(spread(pool, play_pair, calls))
    return rate([sum(one.share(seat) for seat, one in enumerate(pair)) / 2 for pair in units])


def main() -> None:
    """Print each share with its 95 % interval."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("levels", nargs="*", help="the bots; groom if not given")
    parser.add_argument("--game", choices=list(OPTIONS), help="only this game")
    parser.add_argument("--deals", type=int, default=200, help="deals, each from both seats")
    parser.add_argument("--seed", default=SEED, help="of the deals")
    given = parser.parse_args()
    for game in [given.game] if given.game else OPTIONS:
        for level in given.levels or ["groom"]:
            rating = against_beginners(game, level, given.deals, given.seed)
            print(f"{game}: {level} against beginners: {rating.score_text}", flush=True)


if __name__ == "__main__":
    main()
