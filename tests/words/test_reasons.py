"""Reasons of a review in words."""

from dataclasses import replace

import pytest

from blazon.locale import LANGUAGES, texts
from blazon.match.position import Position
from blazon.match.reason import Reason
from blazon.words.localization import Localization
from blazon.words.reasons import describe_gains, describe_reasons

NORMANDIE, CROSS = Reason("NOR", 3.96, 0.9), Reason("cross", 1.0, 0.8)
KATZ = Reason("KAT", 4.0, 0.9)


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
    lacking = [replace(NORMANDIE, lacking=2.0), replace(CROSS, rival_lacking=1.0)]
    more = describe_gains(seen, lacking, localization, proven=False)
    assert len(more) > len(sentence)
    if language == "en":
        assert more == (
            "It probably gains 4 points on Normandie (2 of them for having a card of it) and"
            " 1 point on cross (because the rival has no card of it)."
        )
    assert describe_gains(seen, [], localization, proven=False) == ""
    proven = describe_gains(seen, [CROSS], localization, proven=True)
    assert proven
    assert proven not in sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "Probably loses 10 points on Champagne (5 of them for having no card of it) and"
            " 5 points on cross (because the rival has a card of it).",
        ),
        (
            "de",
            "Wahrscheinlicher Verlust von 10 Punkten bei Champagne (davon 5, weil einem selbst eine"
            " Karte davon fehlt) und 5 Punkten bei Kreuz (weil der Gegner eine Karte davon hat).",
        ),
        (
            "fr",
            "Perd probablement 10 points (Champagne, dont 5 faute d’en avoir une carte) et"
            " 5 points (croix, parce que le rival en a une carte).",
        ),
        (
            "es",
            "Pierde probablemente 10 puntos (Champagne, 5 de ellos por no tener ninguna carta de"
            " esto) y 5 puntos (cruz, porque el rival tiene alguna carta de esto).",
        ),
        (
            "it",
            "Perde probabilmente 10 punti (Champagne, di cui 5 per non averne nessuna carta) e"
            " 5 punti (croce, perché il rivale ne ha una carta).",
        ),
    ],
)
def test_it_says_that_a_province_or_symbol_is_missing(language: str, sentence: str) -> None:
    champagne = Reason("CHA", 10.0, 0.9, lacking=5.0)
    cross = Reason("cross", 5.0, 0.9, rival_lacking=5.1)
    assert said("richelieu", champagne, cross, language=language) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_without_words_of_their_own_say_it_as_well(language: str) -> None:
    lacking = replace(KATZ, lacking=1.5, rival_lacking=1.0)
    plain, found = (said("rheingold", one, language=language) for one in (KATZ, lacking))
    assert len(found) > len(plain)
    if language == "en":
        assert found == (
            "Probably loses 4 swords on Katz (1.5 of them for having none of it and"
            " 1 of them because the rival has some of it)."
        )


def test_what_seldom_lacks_is_not_said() -> None:
    assert (
        said("richelieu", Reason("CHA", 4.0, 0.9, 0.9)) == "Probably loses 4 points on Champagne."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_without_lines_says_how_sure_it_is(language: str) -> None:
    assert "90" in said("richelieu", Reason("", 2.0, 0.9), language=language)


def test_without_reasons_there_is_no_sentence() -> None:
    assert said("richelieu") == ""
