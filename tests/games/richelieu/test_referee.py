"""Richelieu in the engine against the independent model of its rules."""

import random
from typing import Any

import pytest
from tests.engine.client import Client
from tests.games.referee import Referee, referee
from tests.games.richelieu.oracle.model import CELLS, DISCS, Oracle, random_setup
from tests.games.richelieu.oracle.scoring import Seat, score
from tests.games.richelieu.samples import TABLES
from tests.samples import name_of
from tests.volume import share

pytestmark = pytest.mark.slow_without_jit

UNMARKED = [{**table, "opening": "no-marker"} for table in (TABLES[0], TABLES[4])]
TOKENS = [*CELLS, *(f"@{cell}" for cell in CELLS), *(f"^{cell}" for cell in CELLS), "R", "*", "-"]
NO_TOKENS = ["", " ", "a1", "A13", "E1", "A0", "@", "^", "@@A1", "A1 ", "r", "--", "d4", "\u0661"]
KINDS = ("cell", "*", "-", "@", "^", "R", "rival")


class RichelieuReferee(Referee):
    """One game of Richelieu."""

    game = "richelieu"
    is_ordered = True
    oracle: Oracle
    pace = 4

    def __init__(self, client: Client, table: dict[str, Any], rng: random.Random) -> None:
        setup = random_setup(rng, table["players"])
        self.taste = {kind: rng.choice([0.2, 1, 5]) for kind in KINDS}
        super().__init__(client, rng, table, setup, Oracle(setup=setup, **table))

    def choose(self) -> str:
        """A legal token, by this game's random preferences."""
        legal = self.oracle.legal()
        weights = []
        for token in legal:
            kind = token[0] if token[0] in "*-@^R" else "cell"
            if self.oracle.markers.get(token, self.oracle.turn) != self.oracle.turn:
                kind = "rival"
            alike = sum(other[0] == token[0] for other in legal) if kind in "@^" else 1
            weights.append(self.taste[kind] / alike)
        return self.rng.choices(legal, weights)[0]

    def tokens_to_try(self) -> list[list[str]]:
        """Tokens of other actions, and texts that are none."""
        return [TOKENS, TOKENS, NO_TOKENS]

    def check(self, state: Any) -> None:
        """The score, too, equals the model's."""
        super().check(state)
        assert self.call("score") == self.oracle.score()

    def known(self, observer: int | None) -> dict[str, Any]:
        """The table, the players' belongings, and the score from open cards and known discs."""
        game = self.oracle
        known = game.known(observer)
        covers = game.player is not None and bool(known["own"])
        return {
            "table": {
                cell: {"card": card, "marker": game.markers.get(cell), "disc": cell in game.discs}
                for cell, card in game.table.items()
            },
            "players": [self.seat(seat, known, observer) for seat in range(len(game.seats))],
            "pending": game.wanted,
            "lifted": game.lifted,
            "tally": self.tally(observer),
            "open_tally": self.tally(None) if covers else None,
        }

    def seat(self, seat: int, known: dict[str, Any], observer: int | None) -> dict[str, Any]:
        """A player's belongings."""
        discs = known["own"] if seat == observer else None
        if "discs" in known:
            discs = known["discs"][seat]
        return {
            "cards": self.oracle.seats[seat].cards,
            "discs": discs and sorted(discs, key=DISCS.index),
            "held": known["facedown"][seat],
            "returned": known["returns_played"][seat],
            **{name: known[name][seat] for name in ("reserve", "box", "markers")},
        }

    def tally(self, observer: int | None) -> Any:
        """The score lines from open cards and the discs that the observer knows."""
        seats = [
            Seat(
                cards=seat.cards,
                discs=seat.discs if self.oracle.player is None or at == observer else [],
            )
            for at, seat in enumerate(self.oracle.seats)
        ]
        return score(seats, self.options["edition"])["lines"]


@pytest.mark.parametrize("table", [*TABLES, *UNMARKED], ids=name_of)
def test_the_engine_plays_by_the_rules(table: dict[str, Any]) -> None:
    def make(client: Client, number: int) -> Referee:
        return RichelieuReferee(client, table, random.Random(f"{table} {number}"))

    referee(make, share(range(20)))
