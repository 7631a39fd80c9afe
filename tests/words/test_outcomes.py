"""Results that are proven, with the unit of the game."""

import pytest

from blazon.locale import LANGUAGES, texts
from blazon.words.outcomes import describe_outcome


@pytest.mark.parametrize(
    ("game", "margin", "said"),
    [
        ("richelieu", 2, "won by 2 points"),
        ("richelieu", -1, "lost by 1 point"),
        ("rheingold", 1.5, "won by 1.5 swords"),
        ("rheingold", 0, "tied"),
        ("whist", -2, "lost by 2"),
    ],
)
def test_a_result_has_the_unit_of_its_game_if_that_has_one(
    game: str, margin: float, said: str
) -> None:
    assert describe_outcome(margin, texts("en"), game) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_several_differ_in_every_language(language: str) -> None:
    words = texts(language)
    for game in ("richelieu", "rheingold"):
        one, two = (describe_outcome(margin, words, game) for margin in (1, 2))
        assert one.replace("1", "2") != two
