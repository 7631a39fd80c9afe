"""Reminders of the last cards of a province or symbol that a player lacks."""

import random

import pytest
from tests.games.richelieu.samples import TABLES
from tests.volume import share
from tests.words.asking import localization

from blazon.games.richelieu.rules.components import CATEGORY_NAMES
from blazon.locale import LANGUAGES
from blazon.match.position import Position
from blazon.words.narrator import Reminder, narrator_of


def reminders(game: Position, seat: int | None, language: str = "en") -> list[Reminder]:
    return narrator_of("richelieu").remind(game.observe(seat), localization(game, language))


def is_of(card: str, category: str) -> bool:
    """Whether a card belongs to a province, or has a symbol."""
    return card.startswith(category) or card[3] == category[0]


def first_reminder(options: dict[str, object]) -> Position:
    """A game at the first reminder."""
    for number in range(20):
        rng, game = random.Random(number), Position("richelieu", options, seed=f"{number}")
        while not game.over:
            if game.actor is not None and reminders(game, game.actor):
                return game
            game.play(rng.choice(list(game.legal)))
    raise AssertionError("nobody was reminded")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    game = first_reminder(TABLES[0])
    for one in reminders(game, game.actor, language):
        assert one.places[0] in one.text
        assert "5" in one.text


def test_others_are_not_reminded() -> None:
    game = first_reminder(TABLES[0])
    assert game.actor is not None
    assert reminders(game, 1 - game.actor) == reminders(game, None) == []


@pytest.mark.parametrize("number", share(range(12)))
def test_a_reminder_is_about_the_last_cards_that_a_player_lacks(number: int) -> None:
    options = TABLES[number % len(TABLES)]
    has_symbols = options["edition"] == "duel"
    rng, game = random.Random(number), Position("richelieu", options, seed=f"remind {number}")
    while not game.over:
        seat = game.actor
        assert seat is not None
        view = game.observe(seat).view()
        own, said = list(view["players"][seat]["cards"].values()), reminders(game, seat)
        expected = set()
        for category in CATEGORY_NAMES if has_symbols else CATEGORY_NAMES[:9]:
            left = [cell for cell, one in view["table"].items() if is_of(one["card"], category)]
            is_lacking = not any(is_of(card, category) for card in own)
            if is_lacking and 0 < len(left) <= 2 and set(left) & set(game.legal):
                expected.add((category, tuple(cell for cell in left if cell in game.legal)))
        assert {(one.about, one.places) for one in said} == (
            expected if game.phase == "TAKE" else set()
        )
        game.play(rng.choice(list(game.legal)))
