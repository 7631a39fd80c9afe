"""Words and rules agree about cards, markers and discs, in games of all kinds."""

import random
from collections import Counter
from typing import Any

from tests.games import agreement
from tests.games.richelieu.oracle.model import CELLS, Oracle, random_setup
from tests.games.richelieu.samples import TABLES, UNMARKED
from tests.games.richelieu.words.claims import is_true

from blazon.games.richelieu.words.reasons import newest_card
from blazon.match.position import Position

TOKENS = [*CELLS, "R", "*", "-"]
MARKS = [f"{mark}{cell}" for mark in "@^" for cell in CELLS]
NO_TOKENS = ["", " ", "a1", "A13", "E1", "A0", "@", "^", "@@A1", "@^A1", "A1 ", "r", "--", "d4"]
NO_TOKENS += ["A1@", "@R", "A", "12-13", "A\u0661", "A" * 10_000]


class Game(agreement.Game):
    """A random game of Richelieu."""

    model: Oracle

    def __init__(self, options: dict[str, Any], seed: str) -> None:
        rng = random.Random(seed)
        setup = random_setup(rng, options["players"])
        position = Position("richelieu", options, setup)
        super().__init__(rng, position, Oracle(setup=setup, **options))
        self.taken: list[str] = []
        """The cells of the cards taken this turn."""

    def choose(self) -> str:
        """A legal action; half the time one about markers, if possible."""
        legal = self.model.legal()
        marked = [token for token in legal if token[0] in "*^@R" or token in self.model.markers]
        return self.rng.choice(marked if marked and self.rng.random() < 0.5 else legal)

    def play(self, token: str) -> None:
        """Play an action, and note the cards taken."""
        turn, table = self.model.turn, list(self.model.table)
        super().play(token)
        self.taken += [cell for cell in table if cell not in self.model.table]
        if self.model.turn != turn:
            self.taken = []

    def is_possible(self, token: str) -> bool:
        """Whether the player can do this or, for a single cell, anything about its card."""
        legal = self.position.legal
        return token in legal or any(token == one.lstrip("@^") for one in legal)

    def is_true(self, token: str, key: str, variables: dict[str, Any]) -> bool:
        """Whether an explanation is true."""
        return is_true(self.model, self.taken, key, variables)


def test_words_and_rules_agree_throughout_games_of_all_kinds() -> None:
    seen = Counter[str]()
    for number in agreement.games(1):
        for kind, options in enumerate([*TABLES, UNMARKED]):
            game = Game(options, f"reasons {number} {kind}")
            while not game.position.over:
                assert list(game.position.legal) == game.model.legal()
                about_markers = game.position.phase not in ("TAKE", "SECOND")
                marks = MARKS if about_markers else game.rng.sample(MARKS, 6)
                seen += game.check_explanations([*TOKENS, *marks])
                game.check_the_rest(game.rng.sample(TOKENS, 3), NO_TOKENS)
                if game.position.phase in ("SECOND", "PLACE"):
                    newest = game.model.seats[game.model.turn].cards[game.taken[-1]]
                    assert newest_card(game.seen()) == newest
                game.play(game.choose())
            game.check_the_rest(game.rng.sample(TOKENS, 3), NO_TOKENS)
    assert len(seen) > 20, seen
