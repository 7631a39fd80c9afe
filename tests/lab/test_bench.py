"""Speed: the figures that are measured. How high they are is no matter of a test."""

import pytest

from blazon.kernel.errors import BadValue
from blazon.lab.bench import bench_playouts, bench_search


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("richelieu", {}),
        ("richelieu", {"edition": "court", "players": 4}),
        ("rheingold", {"map": "loch", "players": 5, "rounds": 1}),
    ],
)
def test_playouts_are_counted(game: str, options: dict[str, object]) -> None:
    figures = bench_playouts(game, options, 0.02)
    assert set(figures) == {"games_per_s", "actions_per_s", "actions_per_game"}
    assert all(figure > 0 for figure in figures.values())
    per_game = figures["actions_per_s"] / figures["games_per_s"]
    assert figures["actions_per_game"] == pytest.approx(per_game, rel=0.01)


@pytest.mark.parametrize(
    ("game", "after"), [("richelieu", 0), ("richelieu", 60), ("rheingold", 100)]
)
def test_simulations_are_counted(game: str, after: int) -> None:
    figures = bench_search(game, {}, 0.02, after)
    assert set(figures) == {"simulations_per_s"}
    assert figures["simulations_per_s"] > 0


@pytest.mark.parametrize("bench", [bench_playouts, bench_search])
def test_an_unknown_game_or_option_is_refused(bench: object) -> None:
    assert callable(bench)
    with pytest.raises(BadValue, match=r"^game: "):
        bench("rummy", {}, 0.01)
    with pytest.raises(BadValue, match=r"^options\.colour: "):
        bench("richelieu", {"colour": "red"}, 0.01)
    with pytest.raises(BadValue, match=r"^options\.map: "):
        bench("rheingold", {"map": "moon"}, 0.01)
