"""Legal actions by their numbers on a map: those of the rules, renumbered."""

from typing import Any

import numpy as np
import pytest
from tests.games.rheingold.samples import CROWDED

from blazon.envs import VectorGames
from blazon.games.rheingold.rules.state import Phase
from blazon.kernel import batch
from blazon.kernel.jit import ENABLED

GAMES, STEPS = (60, 400) if ENABLED else (2, 12)
DECISIONS = {Phase.MOVE, Phase.COUNT, Phase.FRONT, Phase.SHIELD}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("chosen", ["rhine", "loch", CROWDED], ids=["rhine", "loch", "crowded"])
def test_legal_actions_are_those_of_the_rules_by_their_numbers(chosen: Any, players: int) -> None:
    games = VectorGames("rheingold", GAMES, 1, observe=(), map=chosen, players=players)
    numbers = games.variant.action_numbers()
    masks, actors = np.zeros(GAMES, games.variant.game.mask), np.zeros(GAMES, np.int64)
    phases = set[int]()
    for _ in range(STEPS):
        running = games.player >= 0
        phases |= set(games.states["phase"][running].tolist())
        batch.ask(games.states, masks, actors)
        by_rules = np.unpackbits(masks["words"].view(np.uint8), axis=1, bitorder="little")
        by_number = np.unpackbits(games.legal.view(np.uint8), axis=1, bitorder="little")
        assert (by_number[running, : games.actions] == by_rules[running][:, numbers]).all()
        assert not by_number[:, games.actions :].any()
        assert (by_number.sum(axis=1)[running] == by_rules.sum(axis=1)[running]).all()
        games.step(games.sample())
    assert phases == DECISIONS or not ENABLED
