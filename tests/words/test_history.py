"""A game is narrated identically during play and afterwards."""

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
    """A random game, and its log as narrated while it was played."""
    rng, entries = random.Random(game), list[LogEntry]()
    position = blazon.new(game, seed="history", **GAMES[game])
    while not position.over:
        act = partial(position.play, rng.choice(list(position.legal)))
        if position.actor is None:
            act = partial(position.play, position.copy().roll())
        entries.append(narrate_action(position, act, narrator_of(game), localization))
    return position, entries


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_narrated_again_as_it_was_at_first(game: str, language: str) -> None:
    localization = Localization(texts(language), ("Ann", "Bob"))
    position, entries = played(game, localization)
    assert narrate_game(position, narrator_of(game), localization) == entries
    assert narrate_game(position, narrator_of(game), localization, 20) == entries[20:]
    assert narrate_game(position, narrator_of(game), localization, len(entries)) == []
    assert [one.token for one in entries] == list(position.observe(None).log)


def test_a_path_goes_with_its_knights() -> None:
    localization = Localization(texts("en"), ("Ann", "Bob"))
    _, entries = played("rheingold", localization)
    for one, following in pairwise(entries):
        if following.token[0] == "x":
            assert not one.words
            assert following.words
