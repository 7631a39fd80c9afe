"""The engine against an independent model of the rules, over whole random games.

The model in ``tests/games/rheingold/oracle`` was written from the rules page alone. The test
drives the engine through the protocol alone. Run more games with
``BLAZON_REFEREE_GAMES=1000 pytest tests/games/rheingold/test_referee.py``.
"""

import os
import random
from collections import Counter
from typing import Any

import pytest
from tests.engine.client import Client, RefusedError
from tests.games.rheingold.happenings import RARE, SORTS, WANTED, happenings, sort_of
from tests.games.rheingold.oracle.maps import random_map, small_map
from tests.games.rheingold.oracle.model import Oracle

from blazon.games.rheingold.rules.maps.files import shipped

pytestmark = pytest.mark.slow_without_jit

GAMES = int(os.environ.get("BLAZON_REFEREE_GAMES", "160"))
SHARES = 4
NO_TOKENS = ["", " ", "d0", "d7", "x0", "x04", "x 1", "x-1", "x85", "x128", "=4", "=?", "++", "--"]
NO_TOKENS += ["S1", "S1-", "-S1", "x1 ", "D1", "R", "\u0661", "x\u0661", "d1 -"]
TOKENS = [f"d{n}" for n in range(1, 7)] + [f"x{n}" for n in range(1, 85)] + ["+", "-", "=0", "=3"]


class Referee:
    """One game, played in the engine and in the model in parallel."""

    def __init__(self, client: Client, rng: random.Random, seen: Counter[str]) -> None:
        self.client, self.rng, self.seen = client, rng, seen
        players = rng.choice([2, 2, 3, 4, 5])
        rounds = rng.choice([None, None, None, rng.randint(1, 3), rng.randint(4, 80)])
        named = rng.choice([None, None, None, None, None, "rhine", "loch"])
        own = rng.choice([small_map, small_map, random_map])(rng)
        data = shipped(named).as_json() if named else own
        given = named if named and rng.random() < 0.5 else data
        first = rng.randrange(players)
        self.setup = {"map": given, "first": first}
        self.options = {"map": given, "players": players, "rounds": rounds}
        self.oracle = Oracle(data, players, rounds, first)
        long = [3000] if GAMES >= 1000 else []
        self.most = rng.choice([rng.randint(0, 60), 300, 300, 600] * 6 + long)
        self.tokens: list[str] = []
        self.log: list[int] = []  # the seat that saw the draw, else -1
        self.kept: list[tuple[int, Oracle]] = [(0, self.oracle.copy())]
        self.taste = {name: rng.choice([0.3, 1, 3]) for name in SORTS}
        self.taste["rival"] *= 3
        self.taste |= {"end": rng.choice([0.01, 0.02, 0.2]), "walk": rng.choice([0.1, 1])}
        self.dice = rng.sample(range(1, 7), rng.randint(1, 6))
        self.entered: dict[str, set[str]] = {}  # castles and the gates used this turn
        asked = dict(self.options)
        if rng.random() < 0.5:
            del asked["map"]
        answer = client.call("new", game="rheingold", options=asked, setup=self.setup)
        assert answer["setup"] == self.setup
        self.session = answer["session"]
        self.check(answer["state"])

    def call(self, method: str, /, **params: Any) -> Any:
        """The result of a method called on this game."""
        return self.client.call(method, session=self.session, **params)

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
        """A complete game with invalid tokens, views, undos and saves on the way."""
        while self.oracle.phase != "OVER" and len(self.tokens) < self.most:
            if self.rng.random() < 0.06:
                self.try_what_is_wrong()
            self.play_one(self.choose())
            if self.rng.random() < 0.07:
                self.check_views()
            if self.rng.random() < 0.03:
                self.kept.append((len(self.tokens), self.oracle.copy()))
            if self.rng.random() < 0.01:
                self.go_back_and_forth()
            if self.rng.random() < 0.005:
                self.check_record()
        self.seen["broken off"] += self.oracle.phase != "OVER"
        self.try_what_is_wrong()
        self.check_views()
        self.go_back_and_forth()
        self.check_record()
        self.call("close")

    def play_one(self, token: str) -> None:
        """One action, in the engine and in the model."""
        game = self.oracle
        self.seen.update(happenings(game, token))
        self.note_passage()
        side, self.entered = game.turn, {} if game.phase == "ROLL" else self.entered
        self.log.append(game.turn if game.phase == "DRAW" else -1)
        state = self.call("play", actions=[token])["state"]
        game.play(token)
        self.tokens.append(token)
        self.check(state)
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

    def check(self, state: Any) -> None:
        """State and legal actions equal the model's."""
        assert state == self.facts()
        legal = self.call("legal")
        actions = legal.pop("actions")
        assert legal == {name: state[name] for name in ("player", "turn", "phase")}
        assert len(actions) == len(set(actions))
        assert set(actions) == self.oracle.legal()

    def facts(self) -> dict[str, Any]:
        """The model's state in the protocol's terms."""
        game = self.oracle
        facts = {"player": game.player, "turn": game.turn, "phase": game.phase}
        return {**facts, "over": game.phase == "OVER", "actions_played": len(self.tokens)}

    def try_what_is_wrong(self) -> None:
        """Only legal tokens are accepted, alone or after a legal one."""
        before = [self.call("record"), self.call("legal"), self.call("view", player=0)]
        nodes, joined = list(self.oracle.nodes), self.oracle.joined
        paths = [f"{one}-{other}" for one in nodes for other in joined[one]]
        paths += [f"{one}-{self.rng.choice(nodes)}" for one in nodes] + [f"{nodes[0]}-{nodes[0]}"]
        pools = [NO_TOKENS, TOKENS, paths]
        places: list[tuple[list[str], Oracle]] = [([], self.oracle)]
        if self.oracle.phase != "OVER":
            first, after = self.choose(), self.oracle.copy()
            after.play(first)
            places.append(([first], after))
        for played, place in places:
            legal = place.legal()
            for pool in pools:
                wrong = [token for token in pool if token not in legal]
                self.refuse([*played, self.rng.choice(wrong)], place)
        assert [self.call("record"), self.call("legal"), self.call("view", player=0)] == before

    def refuse(self, tokens: list[str], place: Oracle) -> None:
        """The last of these tokens is refused, with the model's facts about that place."""
        with pytest.raises(RefusedError) as caught:
            self.call("play", actions=tokens)
        assert caught.value.code == (2 if place.phase == "OVER" else 1)
        data = caught.value.data
        assert set(data.pop("legal")) == place.legal()
        assert data == {"action": tokens[-1], "index": len(tokens) - 1, "phase": place.phase}

    def go_back_and_forth(self) -> None:
        """Undo some actions, look around, and replay them at once, or play others."""
        back, kept = self.rng.choice(self.kept)
        if back == len(self.tokens):
            return
        undone, log, now = self.tokens[back:], self.log, self.oracle
        state = self.call("undo", count=len(undone))["state"]
        self.tokens, self.log, self.oracle = self.tokens[:back], log[:back], kept.copy()
        self.check(state)
        self.check_views()
        if now.phase != "OVER" and self.rng.random() < 0.2:
            self.kept = [one for one in self.kept if one[0] <= back]
            return
        state = self.call("play", actions=undone)["state"]
        self.tokens, self.log, self.oracle = self.tokens + undone, log, now
        self.check(state)
        self.check_views()

    def check_record(self) -> None:
        """The record is correct, and loading it gives the same game."""
        record, score = self.call("record"), self.oracle.score()
        result = {name: score[name] for name in ("totals", "winners")}
        assert record == {
            "format": "blazon/1",
            "game": "rheingold",
            "options": self.options,
            "setup": self.setup,
            "players": record["players"],
            "actions": self.tokens,
            "result": result if score["over"] else None,
        }
        loaded = self.client.call("load", record=record)
        this, self.session = self.session, loaded["session"]
        assert loaded["setup"] == self.setup
        self.check(loaded["state"])
        self.check_views()
        assert self.call("record") == record
        self.call("close")
        self.session = this

    def check_views(self) -> None:
        """Every player and a spectator see exactly what the model says they know."""
        self.oracle.check()
        assert self.call("score") == self.oracle.score()
        for observer in (None, *self.oracle.sides):
            view = self.call("view", player=observer)
            to_move = observer is not None and observer == self.oracle.player
            assert set(view.pop("legal")) == (self.oracle.legal() if to_move else set())
            hidden = [saw not in (-1, observer) for saw in self.log]
            assert view == {
                **self.facts(),
                **self.oracle.known(observer),
                "game": "rheingold",
                "observer": observer,
                "options": self.options,
                "log": ["=?" if h else t for t, h in zip(self.tokens, hidden, strict=True)],
            }


@pytest.mark.parametrize("share", range(SHARES))
def test_the_engine_plays_by_the_rules(share: int) -> None:
    client = Client()
    seen: Counter[str] = Counter()
    games = range(share, max(SHARES, GAMES), SHARES)
    for number in games:
        try:
            Referee(client, random.Random(f"rheingold {number}"), seen).play()
        except Exception as error:
            error.add_note(f"in game {number}")
            raise
    assert len(client.engine.sessions) == 0
    wanted = (WANTED if len(games) >= 40 else []) + (RARE if len(games) >= 1000 else [])
    assert [what for what in wanted if not seen[what]] == []
