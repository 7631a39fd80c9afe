"""The engine against an independent model of a game's rules, over whole random games.

The models, in ``tests/games/NAME/oracle``, were written from the rules pages alone. The referee
drives the engine through the protocol alone.
"""

import random
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

import pytest
from tests.engine.client import Client, RefusedError


class Referee:
    """One game, played in the engine and in the model in parallel."""

    game: ClassVar[str]
    is_ordered: ClassVar[bool] = False
    """Whether the model has its legal tokens in the engine's order."""
    pace: ClassVar[float] = 1
    """How often everything is checked, compared with a long game."""

    def __init__(
        self,
        client: Client,
        rng: random.Random,
        options: dict[str, Any],
        setup: dict[str, Any],
        oracle: Any,
    ) -> None:
        self.client, self.rng = client, rng
        self.options, self.setup, self.oracle = options, setup, oracle
        self.most = 3000
        self.tokens: list[str] = []
        self.seen_by: list[int | None] = []
        """For each token, the only seat that saw it; None for a token that all saw."""
        self.kept: list[tuple[int, Any]] = [(0, oracle.copy())]
        asked = dict(options)
        if "map" in setup and rng.random() < 0.5:
            del asked["map"]
        answer = client.call("new", game=self.game, options=asked, setup=setup)
        assert answer["setup"] == setup
        self.session = answer["session"]
        self.check(answer["state"])

    def choose(self) -> str:
        """A legal token, by this game's random preferences."""
        raise NotImplementedError

    def tokens_to_try(self) -> list[list[str]]:
        """Pools of tokens, of which those that are not legal must be refused."""
        raise NotImplementedError

    def known(self, observer: int | None) -> dict[str, Any]:
        """The game's own part of an observer's view, from the model."""
        raise NotImplementedError

    def only_seen_by(self) -> int | None:
        """The only seat that will see the next token."""
        return None

    def in_order(self, legal: Iterable[str]) -> list[str]:
        """Legal tokens, in an order that can be compared."""
        return list(legal) if self.is_ordered else sorted(legal)

    def call(self, method: str, /, **params: Any) -> Any:
        """The result of a method called on this game."""
        return self.client.call(method, session=self.session, **params)

    def happens(self, often: float) -> bool:
        """Whether something that is done now and then is done now."""
        return self.rng.random() < often * self.pace

    def play(self) -> None:
        """A complete game with invalid tokens, views, undos and saves on the way."""
        while self.oracle.phase != "OVER" and len(self.tokens) < self.most:
            if self.happens(0.06):
                self.try_what_is_wrong()
            self.play_one(self.choose())
            if self.happens(0.07):
                self.check_views()
            if self.happens(0.03):
                self.kept.append((len(self.tokens), self.oracle.copy()))
            if self.happens(0.01):
                self.go_back_and_forth()
            if self.happens(0.005):
                self.check_record()
        self.try_what_is_wrong()
        self.check_views()
        self.go_back_and_forth()
        self.check_record()
        self.call("close")

    def play_one(self, token: str) -> None:
        """One action, in the engine and in the model."""
        self.seen_by.append(self.only_seen_by())
        state = self.call("play", actions=[token])["state"]
        self.oracle.play(token)
        self.tokens.append(token)
        self.check(state)

    def facts(self) -> dict[str, Any]:
        """The model's state in the protocol's terms."""
        game = self.oracle
        facts = {"player": game.player, "turn": game.turn, "phase": game.phase}
        return {**facts, "over": game.phase == "OVER", "actions_played": len(self.tokens)}

    def check(self, state: Any) -> None:
        """State and legal actions equal the model's."""
        assert state == self.facts()
        legal = self.call("legal")
        assert self.in_order(legal.pop("actions")) == self.in_order(self.oracle.legal())
        assert legal == {name: state[name] for name in ("player", "turn", "phase")}

    def try_what_is_wrong(self) -> None:
        """Only legal tokens are accepted, alone or after a legal one."""
        before = [self.call("record"), self.call("legal"), self.call("view", player=0)]
        places: list[tuple[list[str], Any]] = [([], self.oracle)]
        if self.oracle.phase != "OVER":
            first, after = self.choose(), self.oracle.copy()
            after.play(first)
            places.append(([first], after))
        for played, place in places:
            legal = place.legal()
            for pool in self.tokens_to_try():
                wrong = [token for token in pool if token not in legal]
                self.refuse([*played, self.rng.choice(wrong)], place)
        assert [self.call("record"), self.call("legal"), self.call("view", player=0)] == before

    def refuse(self, tokens: list[str], place: Any) -> None:
        """The last of these tokens is refused, with the model's facts about that place."""
        with pytest.raises(RefusedError) as caught:
            self.call("play", actions=tokens)
        assert caught.value.code == (2 if place.phase == "OVER" else 1)
        data = caught.value.data
        assert self.in_order(data.pop("legal")) == self.in_order(place.legal())
        assert data == {"action": tokens[-1], "index": len(tokens) - 1, "phase": place.phase}

    def go_back_and_forth(self) -> None:
        """Undo some actions, look around, and replay them at once, or play others."""
        back, kept = self.rng.choice(self.kept)
        if back == len(self.tokens):
            return
        undone, seen_by, now = self.tokens[back:], self.seen_by, self.oracle
        state = self.call("undo", count=len(undone))["state"]
        self.tokens, self.seen_by, self.oracle = self.tokens[:back], seen_by[:back], kept.copy()
        self.check(state)
        self.check_views()
        if now.phase != "OVER" and self.rng.random() < 0.2:
            self.kept = [one for one in self.kept if one[0] <= back]
            return
        state = self.call("play", actions=undone)["state"]
        self.tokens, self.seen_by, self.oracle = self.tokens + undone, seen_by, now
        self.check(state)
        self.check_views()

    def check_record(self) -> None:
        """The record is correct, and loading it gives the same game."""
        record, score = self.call("record"), self.oracle.score()
        result = {name: score[name] for name in ("totals", "winners")}
        assert record == {
            "format": "blazon/1",
            "game": self.game,
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
        assert self.call("score") == self.oracle.score()
        for observer in (None, *range(self.options["players"])):
            view = self.call("view", player=observer)
            to_move = observer is not None and observer == self.oracle.player
            legal = self.oracle.legal() if to_move else []
            assert self.in_order(view.pop("legal")) == self.in_order(legal)
            seen = zip(self.tokens, self.seen_by, strict=True)
            assert view == {
                **self.facts(),
                **self.known(observer),
                "game": self.game,
                "observer": observer,
                "options": self.options,
                "log": [token if seat in (None, observer) else "=?" for token, seat in seen],
            }


def referee(make: Callable[[Client, int], Referee], games: Iterable[int]) -> None:
    """Play these games."""
    client = Client()
    for number in games:
        try:
            make(client, number).play()
        except Exception as error:
            error.add_note(f"in game {number}")
            raise
    assert len(client.engine.sessions) == 0
