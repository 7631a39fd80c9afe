"""Words and rules agree about paths, knights and castles, on all sorts of maps."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games import agreement
from tests.games.rheingold.happenings import sort_of
from tests.games.rheingold.oracle.maps import random_map, small_map
from tests.games.rheingold.oracle.model import Oracle
from tests.games.rheingold.words.claims import is_true

from blazon.games.rheingold.rules.maps.files import MAP_NAMES, shipped
from blazon.games.rheingold.words.places import (
    Seen,
    armies,
    holder,
    knights,
    leaving,
    price,
    shield,
    sure,
)
from blazon.match.position import Position

ACTIONS = 400
OWN_MAPS = {"small": small_map, "random": random_map}
NO_TOKENS = ["", " ", "--", "x", "x04", "x 1", "x-1", "x128", "x\u0661", "x" + "9" * 5000]
NO_TOKENS += ["++", "=?", "=1", "d4 -", "S1 ", "~", "KAT!", "\u0661"]


class Game(agreement.Game):
    """A random game of Rheingold."""

    model: Oracle

    def __init__(self, kind: str, number: int) -> None:
        rng = random.Random(f"{kind} {number}")
        data = OWN_MAPS[kind](rng) if kind in OWN_MAPS else shipped(kind).as_json()
        chosen, players = data if kind in OWN_MAPS else kind, 2 + number % 4
        options = {"map": chosen, "players": players, "rounds": None}
        position = Position("rheingold", options, {"map": chosen, "first": 0})
        super().__init__(rng, position, Oracle(data, players, None, first=0))
        self.dice = rng.sample(range(1, 7), rng.randint(1, 6))

    def choose(self) -> str:
        """A legal action; all sorts are equally likely, and turns rarely end early."""
        legal = list(self.position.legal)
        if self.model.phase == "ROLL":
            return f"d{self.rng.choice(self.dice)}"
        if self.model.phase == "DRAW":
            return self.rng.choice(legal)
        sorts = [sort_of(self.model, token, legal) for token in legal]
        taste = {"end": 0.05, "walk": 0.5, "rival": 3}
        weights = [taste.get(sort, 1) / sorts.count(sort) for sort in sorts]
        return self.rng.choices(legal, weights)[0]

    def tokens(self) -> Iterator[str]:
        """Places, paths in both directions, some nonexistent ones, and other tokens."""
        nodes = list(self.model.nodes)
        paths = [f"{one}-{other}" for one in nodes for other in self.model.joined[one]]
        moving = self.model.phase in ("MOVE", "FRONT")
        yield from nodes
        yield from paths if moving else self.rng.sample(paths, min(20, len(paths)))
        yield from ("-".join(self.rng.choices(nodes, k=2)) for _ in range(20))
        yield from (f"x{number}" for number in range(3 if moving else 90))
        yield from "+-"

    def is_possible(self, token: str) -> bool:
        """Whether the player can do this or, for a single place, anything about it."""
        legal = self.position.legal
        return token in legal or any(token in one.split("-") for one in legal if one != "-")

    def is_true(self, token: str, key: str, variables: dict[str, Any]) -> bool:
        """Whether an explanation is true."""
        return is_true(self.model, token, key, variables)


def check_the_rest(game: Game) -> None:
    """Check the answers to the others, and to nonsense, such as paths with something missing."""
    one, other, *_ = nodes = list(game.model.nodes)
    nonsense = [token for token in NO_TOKENS if token not in nodes]
    nonsense += [f"{one}-", f"-{one}", f"{one}-{other}-", f"{one}-~"]
    game.check_the_rest([game.rng.choice(nodes), "-", "+", "x1"], nonsense)


def check_places(game: Game) -> None:
    """Check what the words say about each place, and about the result of each path from it."""
    seen, model = game.seen(), game.model
    able = {name: model.may_leave(name) for name in model.nodes if model.may_leave(name)}
    assert {name: leaving(seen, name) for name in armies(seen)} == able
    for name, kind in ((name, model.kind(name)) for name in model.nodes):
        assert holder(seen, name) == model.holder.get(name)
        assert knights(seen, name) == model.knights.get(name, int(kind == "start"))
        if kind == "castle":
            assert price(seen, name) == max(1, 2 * model.known_defence(name))
            assert (shield(seen, name) is None) == (name not in model.shield)
    offered = [token for token in game.position.legal if token != "-"]
    for token in game.rng.sample(offered, min(3, len(offered))):
        check_path(game, seen, token)


def check_path(game: Game, seen: Seen, token: str) -> None:
    """Check the numbers that may go, according to the words, and the one sure to take a castle."""
    source, target = token.split("-")
    asked = game.position.copy()
    asked.play(token)
    counts = [int(one[1:]) for one in asked.legal]
    assert counts == list(range(counts[0], leaving(seen, source) + 1))
    if game.model.kind(target) != "castle" or holder(seen, target) == game.model.turn:
        return
    least, certain, hidden = price(seen, target), sure(seen, target), shield(seen, target)
    assert counts[0] == least
    takes = [count for count in counts if _takes(asked, target, count)]
    enough = least
    if hidden is not None and not hidden.shown:
        enough = max(least, 2 * (knights(seen, target) + game.model.shield[target]))
        worst = 2 * (knights(seen, target) + 3)
        assert certain == worst
    else:
        assert certain == least
    assert takes == [count for count in counts if count >= enough]


def _takes(asked: Position, castle: str, count: int) -> bool:
    """Whether this many knights take the castle."""
    after = asked.copy()
    after.play(f"x{count}")
    return holder(after.observe(None), castle) == asked.turn


@pytest.mark.parametrize("kind", [*MAP_NAMES, *OWN_MAPS])
def test_words_and_rules_agree_throughout_games(kind: str) -> None:
    seen = Counter[str]()
    for number in agreement.games(2):
        game = Game(kind, number)
        while not game.position.over and len(game.position.actions) < ACTIONS:
            decided = game.position.actor is not None
            assert set(game.position.legal) == game.model.legal()
            if decided and game.rng.random() < (0.5 if game.position.phase == "FRONT" else 0.08):
                seen += game.check_explanations(game.tokens())
                check_the_rest(game)
                if game.position.phase in ("MOVE", "FRONT"):
                    check_places(game)
            game.play(game.choose())
        check_the_rest(game)
    assert len(seen) > 6, seen
