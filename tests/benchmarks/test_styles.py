"""The styles of bots can be told apart by what they do, in a few games with fixed deals."""

from collections.abc import Callable
from statistics import fmean

import numpy as np
import pytest
from benchmarks.styles import FIGURES, Discriminant, play, play_pair, table

from blazon.bots.styles import styles

pytestmark = pytest.mark.slow_without_jit

DEALS = 8
LEVELS = {"richelieu": "knight", "rheingold": "squire"}
SIGNATURES: dict[str, dict[str, tuple[str, Callable[..., tuple[float, str]]]]] = {
    "richelieu": {
        "racer": ("symbols", max),
        "hoarder": ("early reserve", max),
        "planner": ("marks inside", max),
        "collector": ("categories at half", min),
    },
    "rheingold": {
        "stormer": ("castles by 12", max),
        "keeper": ("garrisons", max),
        "hoarder": ("biggest army", max),
    },
}
"""What a style does more or less than all others of its game."""


def means_of(game: str, style: str) -> dict[str, float]:
    """What a style does on average in a few games against its level."""
    level = LEVELS[game]
    pairs = [play_pair(game, f"{level}:{style}", level, f"test/{deal}") for deal in range(DEALS)]
    found = [figures for pair in pairs for _, figures in pair]
    return {name: fmean(figures[name] for figures in found) for name in found[0]}


@pytest.mark.parametrize("game", SIGNATURES)
def test_each_style_does_most_or_least_of_what_it_is_called_for(game: str) -> None:
    assert list(SIGNATURES[game]) == list(styles(game))
    means = {style: means_of(game, style) for style in styles(game)}
    for style, (figure, extreme) in SIGNATURES[game].items():
        assert extreme((found[figure], one) for one, found in means.items())[1] == style, figure


@pytest.mark.parametrize("game", FIGURES)
def test_every_figure_of_a_game_is_a_number(game: str) -> None:
    options = {"rounds": 3} if game == "rheingold" else {}
    _, states = play(game, ("page", "page"), "figures", options)
    for seat in (0, 1):
        assert np.isfinite(list(FIGURES[game](states, seat).values())).all()


def test_a_discriminant_names_the_likeliest_style() -> None:
    rng = np.random.default_rng(1)
    found = {
        name: table([{"a": a + one, "b": 9 * other} for one, other in rng.normal(size=(99, 2))])
        for name, a in (("low", 0.0), ("high", 8.0))
    }
    known = Discriminant.fit(found)
    assert known.name(np.array([[0.0, 20.0], [8.0, -20.0]])) == ["low", "high"]
    assert known.name(found["low"]) == ["low"] * 99
