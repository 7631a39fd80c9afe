"""Reasons of a review in words."""

import pytest

from blazon.bots.reasons import Reason
from blazon.locale import LANGUAGES, texts
from blazon.match.position import Position
from blazon.words.localization import Localization
from blazon.words.reasons import describe_gains, describe_reasons

NORMANDIE, CROSS = Reason("NOR", 3.96, 0.9), Reason("cross", 1.0, 0.8)


def said(game: str, *reasons: Reason, language: str = "en", proven: bool = False) -> str:
    position = Position(game, seed="reasons")
    localization = Localization(texts(language), position.names)
    return describe_reasons(position.observe(0), reasons, localization, proven=proven)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Probably loses 4 points on Normandie and 1 point on cross."),
        ("de", "Wahrscheinlicher Verlust von 4 Punkten bei Normandie und 1 Punkt bei Kreuz."),
        ("fr", "Perd probablement 4 points (Normandie) et 1 point (croix)."),
        ("es", "Pierde probablemente 4 puntos (Normandie) y 1 punto (cruz)."),
        ("it", "Perde probabilmente 4 punti (Normandie) e 1 punto (croce)."),
    ],
)
def test_a_sentence_names_lines_and_points(language: str, sentence: str) -> None:
    assert said("richelieu", NORMANDIE, CROSS, language=language) == sentence


def test_what_is_proven_is_not_called_probable() -> None:
    assert said("richelieu", CROSS, proven=True) == "Loses 1 point on cross."


def test_castles_have_the_names_of_the_map() -> None:
    assert said("rheingold", Reason("KAT", 2.0, 0.9)) == "Probably loses 2 swords on Katz."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "It probably gains 4 points on Normandie and 1 point on cross."),
        ("de", "Wahrscheinlicher Gewinn von 4 Punkten bei Normandie und 1 Punkt bei Kreuz."),
        ("fr", "Rapporte probablement 4 points (Normandie) et 1 point (croix)."),
        ("es", "Probablemente gana 4 puntos (Normandie) y 1 punto (cruz)."),
        ("it", "Probabilmente guadagna 4 punti (Normandie) e 1 punto (croce)."),
    ],
)
def test_a_hint_says_what_is_gained(language: str, sentence: str) -> None:
    position = Position("richelieu", seed="reasons")
    localization = Localization(texts(language), position.names)
    seen = position.observe(0)
    assert describe_gains(seen, [NORMANDIE, CROSS], localization, proven=False) == sentence
    assert describe_gains(seen, [], localization, proven=False) == ""
    proven = describe_gains(seen, [CROSS], localization, proven=True)
    assert proven
    assert proven not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_without_lines_says_how_sure_it_is(language: str) -> None:
    assert "90" in said("richelieu", Reason("", 2.0, 0.9), language=language)


def test_without_reasons_there_is_no_sentence() -> None:
    assert said("richelieu") == ""
