"""Player names in texts, for any direction of writing."""

import pytest

import blazon
from blazon.locale import LANGUAGES, texts
from blazon.terminal.style import Style
from blazon.words.localization import Localization
from blazon.words.narrator import narrator_of

FROM_THE_LEFT = ("Anna", "Ødön Łukasz", "Мария", "王芳", "O'Neill 2 (x)")
FROM_THE_RIGHT = ("שרה", "محمد", "أحمد 2", "Sara שרה", "٤٢")


def test_a_name_that_runs_from_the_left_is_left_as_it_is() -> None:
    assert Localization(texts("en"), FROM_THE_LEFT).names == FROM_THE_LEFT


def test_a_name_that_runs_from_the_right_leaves_the_text_around_it_in_order() -> None:
    localization = Localization(texts("en"), FROM_THE_RIGHT)
    assert localization.players == FROM_THE_RIGHT
    assert localization.names == tuple(f"\u2068{name}\u2069" for name in FROM_THE_RIGHT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["richelieu", "rheingold"])
def test_a_prompt_names_the_player_apart(game: str, language: str) -> None:
    position = blazon.new(game, seed="names")
    while position.actor is None:
        position.roll()
    names = ("שרה", "محمد")
    seen = position.observe(0)
    prompt = narrator_of(game).prompt(seen, Localization(texts(language), names))
    assert f"\u2068{names[position.actor]}\u2069" in prompt


def test_a_name_in_a_column_is_clipped_within_its_marks() -> None:
    style = Style(texts("en"), ("משה בן שמואל", "שרה", "Anna"))
    assert style.clipped(0, 6) == "\u2068משה ב…\u2069"
    assert style.clipped(1, 6) == "\u2068שרה\u2069   "
    assert style.clipped(2, 6) == "Anna  "
