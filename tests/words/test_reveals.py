"""Actions that reveal something hidden are announced beforehand."""

import random

import pytest

import blazon
from blazon.words.narrator import narrator_of


@pytest.mark.parametrize("game", ["richelieu", "rheingold"])
def test_what_reveals_is_known_of_every_legal_action(game: str) -> None:
    narrator = narrator_of(game)
    counted = {True: 0, False: 0}
    for seed in range(6):
        rng = random.Random(seed)
        options = {"rounds": 30} if game == "rheingold" else {}
        position = blazon.new(game, seed=str(seed), **options)
        while not position.over:
            if position.actor is None:
                position.roll()
                continue
            seen = position.observe(position.actor)
            reveals = narrator.reveals(seen)
            assert set(reveals) <= set(position.legal)
            assert narrator.section(seen) in narrator.sections
            token = rng.choice(list(position.legal))
            position.play(token)
            if not position.over:  # any last action turns everything up
                # Chance draws a shield right after the request.
                learnt = position.reveals() or position.phase == "DRAW"
                assert (token in reveals) == learnt, (token, seen.phase)
                counted[learnt] += 1
    assert min(counted.values()) > 5
