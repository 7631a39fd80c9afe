"""The player who decides is asked; everybody else reads what that player is doing."""

import random
from collections.abc import Iterator

import pytest
from tests.words.asking import localization, question

import blazon
from blazon.locale import LANGUAGES
from blazon.match.position import Position
from blazon.words.narrator import Narrator, narrator_of


def decisions(game: str) -> Iterator[Position]:
    """Decisions of a few random games, those before each kind of phase included."""
    for seed in range(3):
        rng = random.Random(seed)
        options = {"rounds": 30} if game == "rheingold" else {"players": 2}
        position = blazon.new(game, seed=str(seed), **options)
        while not position.over:
            if position.actor is None:
                position.roll()
                continue
            yield position
            position.play(rng.choice(list(position.legal)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["richelieu", "rheingold"])
def test_only_the_player_who_decides_is_asked(game: str, language: str) -> None:
    phases = set()
    for position in decisions(game):
        actor = position.actor
        assert actor is not None
        phases.add(position.phase)
        asked = question(position, actor, language)
        waiting = question(position, 1 - actor, language)
        assert waiting == question(position, None, language)
        assert asked != waiting
        name = localization(position, language).names[actor]
        assert asked.startswith(name)
        assert waiting.startswith(name)
        assert waiting.endswith(".")
        assert "?" not in waiting
    known = {"richelieu": {"TAKE", "SECOND", "PAY", "PLACE", "MOVE"}}
    assert phases == known.get(game, {"MOVE", "COUNT", "FRONT", "SHIELD"})


def test_a_game_that_says_nothing_of_its_own_says_whose_turn_it_is() -> None:
    position = blazon.new("richelieu", seed="waiting", players=2)
    seen = position.observe(1 - (position.actor or 0))
    found = Narrator.describe_waiting(narrator_of("richelieu"), seen, localization(position))
    assert found == f"It’s {localization(position).names[position.actor or 0]}’s turn."
