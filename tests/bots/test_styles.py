"""Styles: read from a game's data, named in errors, and the same choices for the same seed."""

import re

import pytest
from tests.samples import NAMES

from blazon.bots import make_bot
from blazon.bots.judge import first_judge, judge_of
from blazon.bots.levels import levels
from blazon.bots.programs import make_player
from blazon.bots.search import Limits, limits_of, search
from blazon.bots.styles import own_judge, styles
from blazon.kernel.errors import BadValue
from blazon.kernel.styles import StyleTable, is_style_name, read_styles
from blazon.lab.arena import Pairing
from blazon.lab.playing import play_game
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.match.registry import game as find_game

FEATURES = ("points", "early_knights", "late_knights")
STYLED = [(game, style) for game in NAMES for style in styles(game)]


def first_choice(game: str) -> Observation:
    """What the first player knows who has a choice."""
    position = Position(game, seed="s")
    while position.actor is None or len(position.legal) < 2:
        if position.actor is None:
            position.roll()
        else:
            position.play(next(iter(position.legal)))
    return position.observe(position.actor)


def test_a_style_changes_the_weights_of_the_features_that_it_names() -> None:
    found = read_styles(
        {"calm": {"times": {"*_knights": 2, "late*": 3}, "plus": {"points": 0.5}}}, FEATURES
    )["calm"]
    assert [found.weight(feature, 1.0) for feature in FEATURES] == [1.5, 2.0, 6.0]
    assert found.effort == 1


def test_a_game_may_have_no_styles() -> None:
    assert read_styles({}, ()) == {}
    assert read_styles({"calm": {}}, ()) == {"calm": StyleTable()}


@pytest.mark.parametrize(
    ("tables", "complaint"),
    [
        ([], "styles: must be tables"),
        ({"Calm": {}}, "styles.Calm: must be called by at most 12 lower-case letters"),
        ({"calm": 3}, "styles.calm: must be a table"),
        ({"calm": {"minus": {}}}, "styles.calm.minus: is unknown; known: times, plus, effort"),
        ({"calm": {"plus": 3}}, "styles.calm.plus: must be a table of features and numbers"),
        ({"calm": {"plus": {"points": True}}}, "styles.calm.plus.points: must be a number"),
        ({"calm": {"times": {"points": float("nan")}}}, "calm.times.points: must be a number"),
        ({"calm": {"plus": {"swords": 1}}}, "styles.calm.plus.swords: must match a feature"),
        *(
            ({"calm": {"effort": effort}}, "styles.calm.effort: must be a number from 1 to 4")
            for effort in (0.5, 5, "2", float("nan"))
        ),
    ],
)
def test_a_faulty_style_is_named(tables: object, complaint: str) -> None:
    with pytest.raises(BadValue, match=re.escape(complaint)):
        read_styles(tables, FEATURES)


@pytest.mark.parametrize("name", NAMES)
def test_each_game_has_three_or_four_styles_of_its_own(name: str) -> None:
    assert 3 <= len(styles(name)) <= 4
    judges = [judge_of(find_game(name)), *(own_judge(name, style) for style in styles(name))]
    digests = {judge.digest for judge in judges if judge is not None}
    assert len(digests) == 1 + len(styles(name))


@pytest.mark.parametrize("text", ["", "Racer", "2", "a b", "r\u00e4cer", "racer\n", "a" * 13, None])
def test_names_that_no_style_can_have(text: object) -> None:
    assert not is_style_name(text)


@pytest.mark.parametrize("name", NAMES)
def test_an_unknown_style_is_refused_with_those_of_the_game(name: str) -> None:
    listed = re.escape(f"in {name}: a style must be one of {', '.join(styles(name))}")
    seen = first_choice(name)
    with pytest.raises(BadValue, match=listed):
        make_bot("page:king", "s").choose(seen)
    with pytest.raises(BadValue, match=listed):
        make_bot("page:king", "s", game=name)
    with pytest.raises(BadValue, match=listed):
        make_player("page:king", "s", game=name)
    with pytest.raises(BadValue, match=listed):
        Pairing(name, {}, "page", "page:king").check("s")


@pytest.mark.parametrize("name", ["random:racer", "groom:racer", "search:9:racer", "page:racer:"])
def test_only_a_level_has_a_style(name: str) -> None:
    with pytest.raises(BadValue, match="LEVEL:STYLE"):
        make_bot(name, "s")


@pytest.mark.parametrize(("game", "style"), STYLED)
def test_a_style_makes_up_for_what_it_costs_with_more_simulations(
    monkeypatch: pytest.MonkeyPatch, game: str, style: str
) -> None:
    thought: list[int] = []

    def note(_: object, limits: Limits, *__: object) -> str:
        thought.append(limits.simulations)
        return ""

    monkeypatch.setattr("blazon.bots.search.best_action", note)
    make_bot(f"squire:{style}", "s").choose(first_choice(game))
    assert thought == [round(styles(game)[style].effort * levels(game)["squire"].simulations)]


def test_a_style_changes_a_judge_that_is_given() -> None:
    judge = first_judge(find_game("richelieu"))
    found = limits_of("richelieu", "page:racer", judge=judge).level.judge
    assert found is not None
    factor = styles("richelieu")["racer"].times["points"]
    assert found.weights == {name: factor * weight for name, weight in judge.weights.items()}


def test_a_search_has_a_style_with_its_level() -> None:
    with pytest.raises(BadValue, match=r"^level: must be one of page, .*, or LEVEL:STYLE"):
        limits_of("richelieu", "page:")
    with pytest.raises(BadValue, match=r"^level: has no style 'king' in richelieu"):
        search(first_choice("richelieu"), level="page:king")


@pytest.mark.slow_without_jit
@pytest.mark.parametrize(("game", "style"), STYLED)
def test_a_style_plays_otherwise_and_again_the_same(game: str, style: str) -> None:
    options = {"rounds": 12} if game == "rheingold" else {}
    played = [
        play_game(game, options, (bot, "page"), "deal", "bots")
        for bot in (f"page:{style}", f"page:{style}", "page")
    ]
    assert played[0] == played[1]
    assert played[0] != played[2]
