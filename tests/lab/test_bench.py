"""Speed: the figures that are measured. How high they are is no matter of a test."""

import pytest

from blazon.kernel.errors import BadValue
from blazon.lab.bench import bench_playouts, bench_search


@pytest.mark.slow_without_jit
@pytest.mark.parametrize("options", [{}, {"edition": "court", "players": 4}])
def test_playouts_are_counted(options: dict[str, object]) -> None:
    figures = bench_playouts("richelieu", options, 0.02)
    assert set(figures) == {"games_per_s", "actions_per_s", "actions_per_game"}
    assert all(figure > 0 for figure in figures.values())
    per_game = figures["actions_per_s"] / figures["games_per_s"]
    assert figures["actions_per_game"] == pytest.approx(per_game, rel=0.01)


@pytest.mark.slow_without_jit
def test_simulations_are_counted() -> None:
    figures = bench_search("richelieu", {}, 0.02)
    assert set(figures) == {"simulations_per_s"}
    assert figures["simulations_per_s"] > 0


@pytest.mark.parametrize("bench", [bench_playouts, bench_search])
def test_an_unknown_game_or_option_is_refused(bench: object) -> None:
    assert callable(bench)
    with pytest.raises(BadValue, match=r"^game: "):
        bench("rummy", {}, 0.01)
    with pytest.raises(BadValue, match=r"^options\.colour: "):
        bench("richelieu", {"colour": "red"}, 0.01)
