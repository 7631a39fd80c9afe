"""What has happened is told the same, whether at once or afterwards."""

import random
from functools import partial
from itertools import pairwise

import pytest

import blazon
from blazon.locale import LANGUAGES, texts
from blazon.match.position import Position
from blazon.words.localization import Localization
from blazon.words.log import LogEntry, narrate_action, narrate_game
from blazon.words.narrator import narrator_of

GAMES = {"richelieu": {}, "rheingold": {"rounds": 12}}


def played(game: str, localization: Localization) -> tuple[Position, list[LogEntry]]:
    """A random game, and what was told of it while it was played."""
    rng, told = random.Random(game), list[LogEntry]()
    position = blazon.new(game, seed="history", **GAMES[game])
    while not position.over:
        act = partial(position.play, rng.choice(list(position.legal)))
        if position.actor is None:
            act = partial(position.play, position.copy().roll())
        told.append(narrate_action(position, act, narrator_of(game), localization))
    return position, told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_retold_as_it_was_told(game: str, language: str) -> None:
    localization = Localization(texts(language), ("Ann", "Bob"))
    position, told = played(game, localization)
    assert narrate_game(position, narrator_of(game), localization) == told
    assert narrate_game(position, narrator_of(game), localization, 20) == told[20:]
    assert narrate_game(position, narrator_of(game), localization, len(told)) == []
    assert [one.token for one in told] == list(position.observe(None).log)


def test_a_path_is_told_with_its_knights() -> None:
    localization = Localization(texts("en"), ("Ann", "Bob"))
    _, told = played("rheingold", localization)
    for one, following in pairwise(told):
        if following.token[0] == "x":
            assert not one.words
            assert following.words
