"""What has happened is told the same, whether at once or afterwards."""

import random
from functools import partial
from itertools import pairwise

import pytest

import blazon
from blazon.locale import LANGUAGES, texts
from blazon.match.position import Position
from blazon.words.localization import Tongue
from blazon.words.log import Told, retell, witness
from blazon.words.narrator import words_of

GAMES = {"richelieu": {}, "rheingold": {"rounds": 12}}


def played(game: str, tongue: Tongue) -> tuple[Position, list[Told]]:
    """A random game, and what was told of it while it was played."""
    rng, told = random.Random(game), list[Told]()
    position = blazon.new(game, seed="history", **GAMES[game])
    while not position.over:
        act = partial(position.play, rng.choice(list(position.legal)))
        if position.actor is None:
            act = partial(position.play, position.copy().roll())
        told.append(witness(position, act, words_of(game), tongue))
    return position, told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_retold_as_it_was_told(game: str, language: str) -> None:
    tongue = Tongue(texts(language), ("Ann", "Bob"))
    position, told = played(game, tongue)
    assert retell(position, words_of(game), tongue) == told
    assert retell(position, words_of(game), tongue, 20) == told[20:]
    assert retell(position, words_of(game), tongue, len(told)) == []
    assert [one.token for one in told] == list(position.observe(None).log)


def test_a_path_is_told_with_its_knights() -> None:
    tongue = Tongue(texts("en"), ("Ann", "Bob"))
    _, told = played("rheingold", tongue)
    for one, following in pairwise(told):
        if following.token[0] == "x":
            assert not one.words
            assert following.words
