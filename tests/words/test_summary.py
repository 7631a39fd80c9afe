"""A finished game in three sentences."""

from dataclasses import replace

import pytest
from tests.games.richelieu.tables import after_taking
from tests.samples import NAMES, SHORT, random_game

from blazon.bots.summary import LEAST, Costly, Lead, Summary
from blazon.locale import LANGUAGES, texts
from blazon.words.localization import Localization
from blazon.words.summary import describe_summary

NAMED = ("Ann", "Bob")
EVENTS = ["takes A1.", "", "marks B2."]
GAME = random_game("richelieu", {"players": 2}, "brief")
BRIEF = Summary(
    leader=1,
    rival=0,
    margin=7,
    leads=[Lead("BOU", 5), Lead("cross", 4), Lead("PRO", 1)],
    costly=[Costly(1, 3.24), None],
    luck=[-2.5, 2.5],
    quick=False,
)


def said(brief: Summary, lang: str = "en") -> list[str]:
    localization = Localization(texts(lang), NAMED)
    return describe_summary(GAME.observe(None), brief, EVENTS, LEAST, localization)


def test_it_says_where_the_game_was_won_what_was_costly_and_whom_luck_favoured() -> None:
    assert said(BRIEF) == [
        "Bob was ahead of Ann by 7 points, above all through Bourgogne (5 points) and"
        " cross (4 points).",
        "The most costly decisions: Ann: marks B2 (about 3 points);"
        " Bob: none found above 2 points.",
        "Luck favoured Bob: it was worth about 2.5 points.",
    ]


def test_a_quick_look_is_called_one() -> None:
    quick = replace(BRIEF, costly=[Costly(1, 3.3), None], luck=[-2.8, 2.8], quick=True)
    assert said(quick)[1:] == [
        "At a quick look, the most costly decisions: Ann: marks B2 (about 3.5 points);"
        " Bob: none found above 2 points.",
        "Luck favoured Bob: it was worth about 3 points.",
    ]


MISSING = {
    "en": "8 points, 5 of them because Bob has no card of it",
    "de": "8 Punkte, davon 5, weil Bob keine Karte davon hat",
    "fr": "8 points, dont 5 parce que Bob n’en a aucune carte",
    "es": "8 puntos, 5 de ellos porque Bob no tiene ninguna carta de esto",
    "it": "8 punti, di cui 5 perché Bob non ne ha nessuna carta",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_that_the_rival_has_no_card_of_a_province(lang: str) -> None:
    seen = after_taking(["AUV2", "AUVs"], ["BOU2", "BOUs"], about="AUV").observe(None)
    names, points = seen.variant.points_by_line(seen.states)
    auvergne = points[0, names.index("AUV")]
    lead = Lead("AUV", int(auvergne[0] - auvergne[1]))
    # Nobody has a cross: that is no reason for a lead.
    brief = replace(BRIEF, leader=0, rival=1, leads=[lead, Lead("cross", 1)])
    sentence = describe_summary(seen, brief, EVENTS, LEAST, Localization(texts(lang), NAMED))[0]
    assert f"Auvergne ({MISSING[lang]})" in sentence
    assert sentence.count("Bob") == 2


def test_it_says_so_if_nothing_stands_out() -> None:
    even = replace(BRIEF, margin=0, leads=[], costly=[None, None], luck=[0.4, -0.4])
    assert said(even) == [
        "Nobody was ahead at the end.",
        "No decision cost more than 2 points.",
        "Luck was even.",
    ]
    quick = said(replace(even, quick=True))
    assert quick[1] == "A quick look found no decision that cost more than 2 points."


def test_a_game_with_a_single_line_has_only_its_margin() -> None:
    assert said(replace(BRIEF, leads=[Lead("", 7)]))[0] == "Bob was ahead of Ann by 7 points."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_all_sentences(lang: str) -> None:
    even = replace(BRIEF, margin=0, leads=[], costly=[None, None], luck=[0.4, -0.4])
    single = replace(BRIEF, leads=[Lead("", 7)])
    quick = [replace(brief, quick=True) for brief in (BRIEF, even)]
    for brief in (BRIEF, even, single, *quick):
        sentences = said(brief, lang)
        assert len(sentences) == 3
        assert all(sentence.endswith(".") for sentence in sentences)
    assert all(word in said(BRIEF, lang)[0] for word in ("Ann", "Bob", "7", "5"))


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_them(name: str) -> None:
    game = random_game(name, dict(SHORT)[name], "brief")
    names, _ = game.variant.points_by_line(game.disclose().states)
    players = tuple(f"P{seat}" for seat in range(game.players))
    brief = Summary(
        0, 1, 3, [Lead(names[0], 3)], [None] * game.players, [0.0] * game.players, quick=True
    )
    localization = Localization(texts("en"), players)
    found = describe_summary(game.observe(None), brief, [], LEAST, localization)
    assert found[0].startswith("P0 was ahead of P1 by 3")
