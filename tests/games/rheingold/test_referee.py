"""Rheingold in the engine against the independent model of its rules."""

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from tests.engine.client import Client
from tests.games.referee import Referee, referee
from tests.games.rheingold.happenings import SORTS, WANTED, happenings, sort_of
from tests.games.rheingold.oracle.maps import random_map, small_map
from tests.games.rheingold.oracle.model import Oracle
from tests.volume import share

from blazon.games.rheingold.rules.maps.files import shipped

pytestmark = pytest.mark.slow_without_jit

NO_TOKENS = ["", " ", "d0", "d7", "x0", "x04", "x 1", "x-1", "x85", "x128", "=4", "=?", "++", "--"]
NO_TOKENS += ["S1", "S1-", "-S1", "x1 ", "D1", "R", "\u0661", "x\u0661", "d1 -"]
EVENTFUL = [10, 16, 46, 76, 85, 93]
"""Short games that have all events."""
TOKENS = [f"d{n}" for n in range(1, 7)] + [f"x{n}" for n in range(1, 85)] + ["+", "-", "=0", "=3"]


class RheingoldReferee(Referee):
    """One game of Rheingold."""

    game = "rheingold"
    oracle: Oracle

    def __init__(self, client: Client, rng: random.Random, seen: Counter[str]) -> None:
        self.seen = seen
        players = rng.choice([2, 2, 3, 4, 5])
        rounds = rng.choice([None, None, None, rng.randint(1, 3), rng.randint(4, 80)])
        named = rng.choice([None, None, None, None, None, "rhine", "loch"])
        own = rng.choice([small_map, small_map, random_map])(rng)
        data = shipped(named).as_json() if named else own
        given = named if named and rng.random() < 0.5 else data
        first = rng.randrange(players)
        self.taste = {name: rng.choice([0.3, 1, 3]) for name in SORTS}
        self.taste["rival"] *= 3
        self.taste |= {"end": rng.choice([0.01, 0.02, 0.2]), "walk": rng.choice([0.1, 1])}
        self.dice = rng.sample(range(1, 7), rng.randint(1, 6))
        self.entered: dict[str, set[str]] = {}  # castles and the gates used this turn
        options = {"map": given, "players": players, "rounds": rounds}
        setup = {"map": given, "first": first}
        super().__init__(client, rng, options, setup, Oracle(data, players, rounds, first))
        self.most = rng.choice([rng.randint(0, 60), 300, 300, 600])

    def choose(self) -> str:
        """A legal token, by this game's random preferences."""
        game, legal = self.oracle, sorted(self.oracle.legal())
        if game.phase == "ROLL" and self.rng.random() < 0.8:
            return f"d{self.rng.choice(self.dice)}"
        if game.phase in ("ROLL", "DRAW"):
            return self.rng.choice(legal)
        kinds = [sort_of(game, token, legal) for token in legal]
        weights = [self.taste[kind] / kinds.count(kind) for kind in kinds]
        return self.rng.choices(legal, weights)[0]

    def play(self) -> None:
        """A complete game, or one that is broken off."""
        super().play()
        self.seen["broken off"] += self.oracle.phase != "OVER"

    def play_one(self, token: str) -> None:
        """One action, with notes of what happens."""
        game = self.oracle
        self.seen.update(happenings(game, token))
        self.note_passage()
        side, self.entered = game.turn, {} if game.phase == "ROLL" else self.entered
        super().play_one(token)
        by_itself = token != "-" and game.phase == "ROLL" and game.turn != side
        self.seen["turn ended by itself"] += by_itself
        if game.phase == "OVER":
            by_rounds = game.turns_over == (game.rounds or 0) * len(game.sides) > 0
            self.seen["ended by rounds" if by_rounds else "ended by the last castle"] += 1

    def note_passage(self) -> None:
        """Note whether knights leave a castle by a gate other than their way in this turn."""
        if self.oracle.phase == "COUNT":
            assert self.oracle.pending
            source, target = self.oracle.pending
            if self.oracle.kind(target) == "castle":
                self.entered.setdefault(target, set()).add(source)
            self.seen["passage"] += bool(self.entered.get(source, set()) - {target})

    def only_seen_by(self) -> int | None:
        """A drawn shield is seen by its owner."""
        return self.oracle.turn if self.oracle.phase == "DRAW" else None

    def tokens_to_try(self) -> list[list[str]]:
        """Texts that are no tokens, tokens of other actions, and paths."""
        nodes, joined = list(self.oracle.nodes), self.oracle.joined
        paths = [f"{one}-{other}" for one in nodes for other in joined[one]]
        paths += [f"{one}-{self.rng.choice(nodes)}" for one in nodes] + [f"{nodes[0]}-{nodes[0]}"]
        return [NO_TOKENS, TOKENS, paths]

    def known(self, observer: int | None) -> dict[str, Any]:
        """What the model says; no knight or shield is lost or created."""
        self.oracle.check()
        return self.oracle.known(observer)


def play(numbers: Iterable[int]) -> Counter[str]:
    """Play these games; returns how often each event happened."""
    seen = Counter[str]()

    def make(client: Client, number: int) -> Referee:
        return RheingoldReferee(client, random.Random(f"rheingold {number}"), seen)

    referee(make, numbers)
    return seen


@pytest.mark.parametrize("first", share(range(8)))
def test_the_engine_plays_by_the_rules(first: int) -> None:
    play(range(first, 40, 8))


def test_the_engine_plays_every_event_by_the_rules() -> None:
    seen = play(EVENTFUL)
    assert [what for what in WANTED if not seen[what]] == []
