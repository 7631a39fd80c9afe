"""Games of random bots: the kernels play the same as the bots."""

from typing import Any

import pytest
from tests.samples import play_out

from blazon.bots import make_bot
from blazon.kernel.jit import ENABLED
from blazon.lab import playing
from blazon.lab.playing import finished, play_game
from blazon.match.position import Position

ROUNDS = 8 if ENABLED else 1
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("richelieu", {}),
    ("richelieu", {"opening": "no-marker", "ending": "last-row"}),
    ("richelieu", {"edition": "court", "players": 4}),
    ("rheingold", {"rounds": ROUNDS}),
    ("rheingold", {"map": "loch", "players": 3, "rounds": ROUNDS}),
]


def by_bots(game: str, options: dict[str, Any], deal: str, seed: str) -> Position:
    """The whole game as the bots themselves play it."""
    position = Position(game, options, seed=deal)
    bots = [make_bot("random", f"{seed}/{seat}") for seat in range(position.players)]
    return play_out(position, bots)


@pytest.mark.parametrize(("game", "options"), TABLES)
@pytest.mark.parametrize("at_once", [7, 4096])
def test_random_bots_and_kernels_play_the_same_games(
    game: str, options: dict[str, Any], at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "_ACTIONS", at_once)
    for number in range(5):
        deal, seed = f"deal {number}", f"seed {number}"
        whole, seen = by_bots(game, options, deal, seed), list[Position]()
        names = ["random"] * whole.players
        assert play_game(game, options, names, deal, seed) == finished(whole)
        watched = play_game(game, options, names, deal, seed, watch=seen.append)
        assert watched == finished(whole)
        assert seen[-1] == whole
        assert len(seen) == len(whole.actions) + 1
