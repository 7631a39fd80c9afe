"""Speed measurements: that the figures exist, not how high they are."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from blazon.kernel.errors import BadValue
from blazon.kernel.playouts import playouts
from blazon.kernel.streams import STREAM
from blazon.lab import bench
from blazon.lab.bench import bench_playouts, bench_search
from blazon.match.registry import game as find_game


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


def test_every_game_of_every_batch_is_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.0, 0.5, 1.0])
    times = SimpleNamespace(time_ns=lambda: 7, perf_counter=lambda: next(clock))
    monkeypatch.setattr(bench, "time", times)
    monkeypatch.setattr(bench, "_BATCH", 5)
    rules = find_game("rheingold")
    start = rules.variant(rules.check_options({"rounds": 1})).blank()
    totals, standings = np.zeros((2, 10, 2), np.int64)
    room = (start, start.copy(), np.zeros(1, rules.mask), np.zeros(1, STREAM), totals, standings)
    actions = int(playouts(*room, np.uint64(7), np.uint64(0)))
    assert bench_playouts("rheingold", {"rounds": 1}, 1.0) == {
        "games_per_s": 10,
        "actions_per_s": actions,
        "actions_per_game": actions / 10,
    }


@pytest.mark.parametrize(
    ("game", "after"), [("richelieu", 0), ("richelieu", 60), ("rheingold", 100)]
)
def test_simulations_are_counted(game: str, after: int) -> None:
    figures = bench_search(game, {}, 0.02, after)
    assert set(figures) == {"simulations_per_s"}
    assert figures["simulations_per_s"] > 0


@pytest.mark.parametrize("measure", [bench_playouts, bench_search])
def test_an_unknown_game_or_option_is_refused(measure: Any) -> None:
    with pytest.raises(BadValue, match=r"^game: "):
        measure("rummy", {}, 0.01)
    with pytest.raises(BadValue, match=r"^options\.colour: "):
        measure("richelieu", {"colour": "red"}, 0.01)
