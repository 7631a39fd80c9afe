"""Words and rules agree: the words explain exactly the illegal actions, and truthfully.

The test asks about every place and token in random games, and compares each explanation with the
model of the rules, which the referee also uses to test the engine.
``BLAZON_REASON_GAMES=100 pytest -k agree`` plays that many
games of each kind.
"""

import os
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from tests.words.noting import NotingTexts

from blazon.kernel.errors import BadValue
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.words.localization import Localization
from blazon.words.narrator import narrator_of


def games(usual: int) -> range:
    """The numbers of the games to play."""
    return range(int(os.environ.get("BLAZON_REASON_GAMES", usual)))


class Game:
    """A random game, played in the engine and in the model in parallel."""

    def __init__(self, rng: random.Random, position: Position, model: Any) -> None:
        self.rng, self.position, self.model = rng, position, model
        self.narrator = narrator_of(position.game.name)
        self.texts = NotingTexts()
        names = tuple(f"player {seat}" for seat in range(position.players))
        self.localization = Localization(self.texts, names)

    def __repr__(self) -> str:
        return repr(self.position)

    def play(self, token: str) -> None:
        """Play an action in both."""
        self.position.play(token)
        self.model.play(token)

    def seen(self) -> Observation:
        """What the player to act may know."""
        return self.position.observe(self.position.actor)

    def is_possible(self, token: str) -> bool:
        """Whether the player can do this or, for a single place, anything about it."""
        raise NotImplementedError

    def is_true(self, token: str, key: str, variables: dict[str, Any]) -> bool:
        """Whether an explanation for a token is true, by the model."""
        raise NotImplementedError

    def check_explanations(self, tokens: Iterable[str]) -> Counter[str]:
        """Check what the player to act is told of these; returns how often each reason came."""
        seen, reasons = self.seen(), Counter[str]()
        for token in tokens:
            found = self.narrator.explain(seen, token, self.localization)
            why = f"{self.position.game.name}-why-"
            said = [one for one in self.texts.said() if one[0].startswith(why)]
            sections = self.narrator.sections if found.text else ("",)
            assert (not found.text) == self.is_possible(token), (token, self, found)
            assert found.section in sections, (token, self, found)
            reasons.update(key for key, _ in said)
            reasons["possible"] += not found.text
            for key, variables in said:
                assert self.is_true(token, key, variables), (token, self, found)
        return reasons

    def check_the_rest(self, tokens: Sequence[str], nonsense: Sequence[str]) -> None:
        """Other players can do nothing, and all get the same answer to nonsense."""
        for observer in (None, *range(self.position.players)):
            seen = self.position.observe(observer)
            if observer is None or observer != self.position.actor:
                for token in tokens:
                    assert self.narrator.explain(seen, token, self.localization).text
            with pytest.raises(BadValue):
                self.narrator.explain(seen, self.rng.choice(nonsense), self.localization)
