"""What players are called in texts, whichever way their writing runs."""

import pytest

import blazon
from blazon.locale import LANGUAGES, texts
from blazon.terminal.style import Look
from blazon.words.localization import Tongue
from blazon.words.narrator import words_of

FROM_THE_LEFT = ("Anna", "Ødön Łukasz", "Мария", "王芳", "O'Neill 2 (x)")
FROM_THE_RIGHT = ("שרה", "محمد", "أحمد 2", "Sara שרה", "٤٢")


def test_a_name_that_runs_from_the_left_stands_as_it_is() -> None:
    assert Tongue(texts("en"), FROM_THE_LEFT).names == FROM_THE_LEFT


def test_a_name_that_runs_from_the_right_leaves_the_text_around_it_in_order() -> None:
    tongue = Tongue(texts("en"), FROM_THE_RIGHT)
    assert tongue.players == FROM_THE_RIGHT
    assert tongue.names == tuple(f"\u2068{name}\u2069" for name in FROM_THE_RIGHT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["richelieu", "rheingold"])
def test_a_question_names_the_player_apart(game: str, language: str) -> None:
    position = blazon.new(game, seed="names")
    while position.actor is None:
        position.roll()
    names = ("שרה", "محمد")
    view = position.observe(0).view()
    asked = words_of(game).question(view, Tongue(texts(language), names))
    assert f"\u2068{names[position.actor]}\u2069" in asked


def test_a_name_in_a_column_is_clipped_within_its_marks() -> None:
    look = Look(texts("en"), ("משה בן שמואל", "שרה", "Anna"))
    assert look.clipped(0, 6) == "\u2068משה ב…\u2069"
    assert look.clipped(1, 6) == "\u2068שרה\u2069   "
    assert look.clipped(2, 6) == "Anna  "
