"""The engine against an independent model of the rules, over whole random games.

The model in ``tests/games/richelieu/oracle`` was written from the rules page alone. The test
drives the engine through the protocol alone. Run more games with
``BLAZON_REFEREE_GAMES=20000 pytest tests/games/richelieu/test_referee.py``.
"""

import os
import random
from copy import deepcopy
from typing import Any

import pytest
from tests.engine.client import Client, RefusedError
from tests.games.richelieu.oracle.model import CELLS, Oracle, in_board_order, random_setup
from tests.games.richelieu.oracle.scoring import Seat, score

pytestmark = pytest.mark.slow_without_jit

GAMES = int(os.environ.get("BLAZON_REFEREE_GAMES", "144"))
SHARES = 4
TABLES = [
    {"edition": "duel", "players": 2, "ending": "full"},
    {"edition": "duel", "players": 2, "ending": "last-row"},
    {"edition": "court", "players": 2, "ending": "full"},
    {"edition": "court", "players": 2, "ending": "last-row"},
    {"edition": "court", "players": 3, "ending": "full"},
    {"edition": "court", "players": 4, "ending": "full"},
    {"edition": "duel", "players": 2, "ending": "full", "opening": "no-marker"},
    {"edition": "court", "players": 3, "ending": "full", "opening": "no-marker"},
]
TOKENS = [*CELLS, *(f"@{cell}" for cell in CELLS), *(f"^{cell}" for cell in CELLS), "R", "*", "-"]
NO_TOKENS = ["", " ", "a1", "A13", "E1", "A0", "@", "^", "@@A1", "A1 ", "r", "--", "d4", "\u0661"]


class Referee:
    """One game, played in the engine and in the model in parallel."""

    def __init__(self, client: Client, table: dict[str, Any], rng: random.Random) -> None:
        self.client, self.table, self.rng = client, table, rng
        self.setup = random_setup(rng, table["players"])
        self.tokens: list[str] = []
        self.oracle = self.replay([])
        answer = client.call("new", game="richelieu", options=table, setup=self.setup)
        assert answer["setup"] == self.setup
        self.session = answer["session"]
        self.check(answer["state"])
        self.taste = {kind: rng.choice([0.2, 1, 5]) for kind in "cell * - @ ^ R rival".split()}  # noqa: SIM905

    def replay(self, tokens: list[str]) -> Oracle:
        """The model of this game after these tokens."""
        oracle = Oracle(setup=self.setup, **self.table)
        for token in tokens:
            oracle.play(token)
        return oracle

    def call(self, method: str, /, **params: Any) -> Any:
        """The result of a method called on this game."""
        return self.client.call(method, session=self.session, **params)

    def choose(self) -> str:
        """A legal token, by this game's random preferences."""
        legal = self.oracle.legal()
        weights = []
        for token in legal:
            kind = token[0] if token[0] in "*-@^R" else "cell"
            if self.oracle.markers.get(token, self.oracle.turn) != self.oracle.turn:
                kind = "rival"
            share = sum(other[0] == token[0] for other in legal) if kind in "@^" else 1
            weights.append(self.taste[kind] / share)
        return self.rng.choices(legal, weights)[0]

    def play(self) -> None:
        """A complete game with invalid tokens, views, undos and saves on the way."""
        while self.oracle.player is not None:
            if self.rng.random() < 0.3:
                self.try_what_is_wrong()
            token = self.choose()
            state = self.call("play", actions=[token])["state"]
            self.oracle.play(token)
            self.tokens.append(token)
            self.check(state)
            if self.rng.random() < 0.2:
                self.check_views()
            if self.rng.random() < 0.03:
                self.go_back_and_forth()
            if self.rng.random() < 0.01:
                self.check_record()
        self.try_what_is_wrong()
        self.check_views()
        self.check_record()
        self.go_back_and_forth()
        self.check_record()
        self.call("close")

    def check(self, state: Any) -> None:
        """State, legal actions and score equal the model's."""
        oracle = self.oracle
        over = oracle.player is None
        assert state == {
            "player": oracle.player,
            "turn": oracle.turn,
            "phase": oracle.phase,
            "over": over,
            "actions_played": len(self.tokens),
        }
        legal = self.call("legal")
        actions = legal.pop("actions")
        assert legal == {name: state[name] for name in ("player", "turn", "phase")}
        assert actions == oracle.legal()
        assert self.call("score") == oracle.score()

    def try_what_is_wrong(self) -> None:
        """Only legal tokens are accepted, alone or after a legal one."""
        before = [self.call("record"), self.call("legal")]
        wrong = [token for token in TOKENS if token not in self.oracle.legal()]
        for token in [*self.rng.sample(wrong, 2), self.rng.choice(NO_TOKENS)]:
            self.refuse([token], self.oracle)
        if self.oracle.player is not None:
            first = self.choose()
            after = deepcopy(self.oracle)
            after.play(first)
            wrong = [token for token in TOKENS if token not in after.legal()]
            self.refuse([first, self.rng.choice(wrong)], after)
        assert [self.call("record"), self.call("legal")] == before

    def refuse(self, tokens: list[str], place: Oracle) -> None:
        """The last of these tokens is refused, with the model's facts about that place."""
        with pytest.raises(RefusedError) as caught:
            self.call("play", actions=tokens)
        assert caught.value.code == (2 if place.player is None else 1)
        assert caught.value.data == {
            "action": tokens[-1],
            "index": len(tokens) - 1,
            "phase": place.phase,
            "legal": place.legal(),
        }

    def go_back_and_forth(self) -> None:
        """Undo some actions, look around, and replay them at once."""
        count = self.rng.randint(1, len(self.tokens))
        undone = self.tokens[-count:]
        state = self.call("undo", count=count)["state"]
        now = self.oracle
        del self.tokens[-count:]
        self.oracle = self.replay(self.tokens)
        self.check(state)
        self.check_views()
        state = self.call("play", actions=undone)["state"]
        self.tokens += undone
        self.oracle = now
        self.check(state)

    def check_record(self) -> None:
        """The record is correct, and loading it gives the same game."""
        record = self.call("record")
        result = None
        if self.oracle.player is None:
            result = {name: self.oracle.score()[name] for name in ("totals", "winners")}
        assert record == {
            "format": "blazon/1",
            "game": "richelieu",
            "options": self.table,
            "setup": self.setup,
            "players": record["players"],
            "actions": self.tokens,
            "result": result,
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
        for observer in (None, *range(self.table["players"])):
            self.check_view(self.call("view", player=observer), observer)

    def check_view(self, view: Any, observer: int | None) -> None:
        """One observer's view equals the model's."""
        oracle = self.oracle
        known = oracle.known(observer)
        legal = oracle.legal() if observer is not None and observer == oracle.player else []
        assert view["legal"] == legal
        assert view["log"] == self.tokens
        assert view["observer"] == observer
        assert view["options"] == self.table
        facts = ("player", "turn", "phase", "over", "actions_played")
        assert {name: view[name] for name in facts} == {
            "player": oracle.player,
            "turn": oracle.turn,
            "phase": oracle.phase,
            "over": oracle.player is None,
            "actions_played": len(self.tokens),
        }
        assert view["table"] == {
            cell: {
                "card": oracle.table[cell],
                "marker": oracle.markers.get(cell),
                "disc": cell in oracle.discs,
            }
            for cell in known["table"]
        }
        self.check_seats(view, known, observer)
        assert view["pending"] == oracle.wanted
        assert view["lifted"] == oracle.lifted
        assert view["tally"] == self.tally(observer)
        covers = oracle.player is not None and bool(known.get("own"))
        assert view["open_tally"] == (self.tally(None) if covers else None)

    def check_seats(self, view: Any, known: Any, observer: int | None) -> None:
        """Each player's holdings."""
        assert len(view["players"]) == self.table["players"]
        for seat, before in enumerate(view["players"]):
            assert in_board_order(list(before["cards"])) == known["taken"][seat]
            assert before["cards"] == self.oracle.seats[seat].cards
            assert before["held"] == known["facedown"][seat]
            assert before["returned"] == known["returns_played"][seat]
            for name in ("reserve", "box", "markers"):
                assert before[name] == known[name][seat]
            if "discs" in known:
                assert sorted(before["discs"]) == known["discs"][seat]
            elif seat == observer:
                assert sorted(before["discs"]) == known["own"]
            else:
                assert before["discs"] is None

    def tally(self, observer: int | None) -> Any:
        """The score lines from open cards and the discs that the observer knows."""
        over = self.oracle.player is None
        seats = [
            Seat(cards=seat.cards, discs=seat.discs if over or number == observer else [])
            for number, seat in enumerate(self.oracle.seats)
        ]
        return score(seats, self.table["edition"])["lines"]


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table.values())))
def test_the_engine_plays_by_the_rules(table: dict[str, Any], share: int) -> None:
    client = Client()
    for number in range(share, max(SHARES, GAMES // len(TABLES)), SHARES):
        rng = random.Random(f"{table} {number}")
        try:
            Referee(client, table, rng).play()
        except Exception as error:
            error.add_note(f"in game {number} at {table}")
            raise
    assert len(client.engine.sessions) == 0
