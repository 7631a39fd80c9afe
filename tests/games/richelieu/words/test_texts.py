"""Richelieu's own texts: every piece has a name, and numbers have plural forms."""

import pytest

from blazon.games.richelieu.rules.components import CATEGORY_NAMES, FACE_LETTERS
from blazon.locale import LANGUAGES, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_game_names_has_a_word(language: str) -> None:
    words = texts(language)
    for category in CATEGORY_NAMES:
        kind = "province" if category.isupper() else "symbol"
        assert words(f"richelieu-{kind}-{category}")
    for letter in FACE_LETTERS:
        assert "Anjou" in words(f"richelieu-card-{letter}", province="Anjou")


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_follow_the_number(language: str) -> None:
    words = texts(language)
    one, two = (words("richelieu-holdings-cards", count=count) for count in (1, 2))
    assert one.startswith("1 ")
    assert two.startswith("2 ")
    assert one[2:] != two[2:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_player_did_not_do_is_said_of_the_player(language: str) -> None:
    """The name comes first: not "Ann no second card", as on the button."""
    say = texts(language)
    for what in ("second", "place"):
        done = say(f"richelieu-did-none-{what}")
        assert done.lower() != say(f"richelieu-can-none-{what}").lower()
