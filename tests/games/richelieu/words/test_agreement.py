"""Words and rules agree: the words explain exactly the illegal actions, and truthfully.

The words use only views, and so derive parts of the rules again. The test asks about every card
and every token throughout random games, and compares each explanation with the model of the rules,
which the referee also uses to test the engine.
``BLAZON_REASON_GAMES=100 pytest tests/games/richelieu/words/test_agreement.py`` plays that many
games of each kind.
"""

import os
import random
from collections import Counter
from typing import Any

import pytest
from tests.games.richelieu.oracle.model import CELLS, Oracle, random_setup
from tests.games.richelieu.samples import TABLES, UNMARKED
from tests.games.richelieu.words.claims import is_true
from tests.words.noting import NotingTexts

from blazon.games.richelieu.words.reasons import taken_this_turn
from blazon.kernel.errors import BadValue
from blazon.match.position import Position
from blazon.words.localization import Localization
from blazon.words.narrator import narrator_of

GAMES = int(os.environ.get("BLAZON_REASON_GAMES", "1"))
NARRATOR = narrator_of("richelieu")
NAMES = tuple(f"player {seat}" for seat in range(4))
TOKENS = [*CELLS, "R", "*", "-"]
MARKS = [f"{mark}{cell}" for mark in "@^" for cell in CELLS]
NO_TOKENS = ["", " ", "a1", "A13", "E1", "A0", "@", "^", "@@A1", "@^A1", "A1 ", "r", "--", "d4"]
NO_TOKENS += ["A1@", "@R", "A", "12-13", "A\u0661", "A" * 10_000]


class Game:
    """A random game, played in the engine and in the model in parallel."""

    def __init__(self, options: dict[str, Any], seed: str) -> None:
        self.rng = random.Random(seed)
        setup = random_setup(self.rng, options["players"])
        self.position = Position("richelieu", options, setup)
        self.model = Oracle(setup=setup, **options)
        self.taken: list[str] = []
        """The cells of the cards taken this turn."""
        self.texts = NotingTexts()
        self.localization = Localization(self.texts, NAMES[: options["players"]])

    def __repr__(self) -> str:
        return repr(self.position)

    def play(self) -> None:
        """A legal action; half the time one about markers, if possible."""
        legal = self.model.legal()
        marked = [token for token in legal if token[0] in "*^@R" or token in self.model.markers]
        token = self.rng.choice(marked if marked and self.rng.random() < 0.5 else legal)
        turn, table = self.model.turn, list(self.model.table)
        self.position.play(token)
        self.model.play(token)
        self.taken += [cell for cell in table if cell not in self.model.table]
        if self.model.turn != turn:
            self.taken = []

    def is_possible(self, token: str) -> bool:
        """Whether the player can do this or, for a single cell, anything about its card."""
        legal = self.position.legal
        return token in legal or any(token == one.lstrip("@^") for one in legal)


def check_explanations(game: Game) -> Counter[str]:
    """Check every explanation for the player to act; returns how often each one came."""
    view, seen = game.position.observe(game.position.actor).view(), Counter[str]()
    about_markers = game.position.phase not in ("TAKE", "SECOND")
    marks = MARKS if about_markers else game.rng.sample(MARKS, 6)
    for token in (*TOKENS, *marks):
        found = NARRATOR.explain(view, token, game.localization)
        said = [one for one in game.texts.said() if one[0].startswith("richelieu-why-")]
        assert (not found.text) == game.is_possible(token), (token, game, found)
        assert found.section in (NARRATOR.sections if found.text else ("",)), (token, game, found)
        seen.update(key for key, _ in said)
        seen["possible"] += not found.text
        for key, variables in said:
            assert is_true(game.model, game.taken, key, variables), (token, game, found)
    return seen


def check_the_rest(game: Game) -> None:
    """Other players can do nothing, and all get the same answer to nonsense."""
    position = game.position
    for observer in (None, *range(position.players)):
        view = position.observe(observer).view()
        if observer is None or observer != position.actor:
            for token in game.rng.sample(TOKENS, 3):
                assert NARRATOR.explain(view, token, game.localization).text
        with pytest.raises(BadValue):
            NARRATOR.explain(view, game.rng.choice(NO_TOKENS), game.localization)


def test_words_and_rules_agree_throughout_games_of_all_kinds() -> None:
    seen = Counter[str]()
    for number in range(GAMES):
        for kind, options in enumerate([*TABLES, UNMARKED]):
            game = Game(options, f"reasons {number} {kind}")
            while not game.position.over:
                assert list(game.position.legal) == game.model.legal()
                seen += check_explanations(game)
                check_the_rest(game)
                if game.position.phase in ("SECOND", "PLACE"):
                    view = game.position.observe(None).view()
                    assert taken_this_turn(view) == game.taken
                game.play()
            check_the_rest(game)
    assert len(seen) > 20, seen
