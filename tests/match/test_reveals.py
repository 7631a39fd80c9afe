"""Actions that reveal something, and so cannot be undone freely."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest
from tests.deals import imagined, observers
from tests.samples import TABLES, random_game

from blazon.kernel import batch
from blazon.kernel.jit import ENABLED
from blazon.match.position import Position

MOST = 100 if ENABLED else 60
"""The number of a game's actions to examine."""
STEP = 1 if ENABLED else 4
"""Which of these to examine with other deals: each, or one in this many."""
DEALS = 2 if ENABLED else 1
"""How often to redeal the observer's hidden information."""


def moments(game: Position) -> Iterator[tuple[Position, str]]:
    """Every position of a game with the action played there."""
    before = Position(game.game.name, game.options, game.setup, seed="")
    for action in game.actions[:MOST]:
        yield before, action
        before.play(action)


def known(position: Position, states: Any, number: int, observer: int | None) -> list[bytes]:
    """The observer's knowledge after an action in a state, and the token shown for the action."""
    made, seen = np.empty_like(states), np.zeros_like(states)
    masks, answer = np.zeros(1, position.game.mask), np.empty(1, np.int64)
    batch.step(states, made, number, masks, answer)
    batch.observe(made, seen, observers(observer, 1))
    legal = masks.tobytes() if observer == answer[0] else b""
    heard = position.variant.token_seen_by(states, number, observer).encode()
    return [seen.tobytes(), answer.tobytes(), legal, heard]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_what_reveals_nothing_looks_the_same_with_any_deal(number: int) -> None:
    quiet = 0
    game = random_game(*TABLES[number], f"quiet {number}")
    for before, action in islice(moments(game), 0, None, STEP):
        if before.actor is None or before.after(action).reveals():
            continue
        quiet += 1
        for observer in (None, *range(before.players)):
            truth = known(before, before.states, before.number(action), observer)
            for deal in imagined(before, observer, DEALS, f"reveals {len(before.actions)}"):
                states = np.array([deal])
                assert known(before, states, before.number(action), observer) == truth
    assert quiet > MOST // STEP // 20


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_what_is_taken_turned_up_or_drawn_reveals_and_nothing_else(number: int) -> None:
    found = {True: 0, False: 0}
    for before, action in moments(random_game(*TABLES[number], f"loud {number}")):
        then = before.after(action)
        shows = LOUD[before.game.name](before, then) or before.actor is None
        assert then.reveals() is shows, (before.actions, action)
        found[shows] += 1
    assert all(found.values())


def takes_or_shows_a_disc(before: Position, then: Position) -> bool:
    """Richelieu: a player has one more disc, or has played a return disc, or all are turned up."""
    was, now = (at.observe(None).view()["players"] for at in (before, then))
    return then.over or any(
        new["held"] > old["held"] or new["returned"] > old["returned"]
        for old, new in zip(was, now, strict=True)
    )


def turns_up_a_shield(before: Position, then: Position) -> bool:
    """Rheingold: a castle's face-down shield is shown, or has left the castle."""
    was, now = (at.observe(None).view()["places"] for at in (before, then))
    hidden = [name for name, place in was.items() if _is_hidden(place)]
    return any(name not in now or not _is_hidden(now[name]) for name in hidden)


def _is_hidden(place: dict[str, Any]) -> bool:
    return place["shield"] is not None and not place["shield"]["shown"]


LOUD = {"richelieu": takes_or_shows_a_disc, "rheingold": turns_up_a_shield}


def test_several_actions_reveal_what_one_of_them_does() -> None:
    game = random_game("richelieu", {}, "several", 40)
    earlier, single = game.copy(), []
    for count in range(1, 41):
        single.append(earlier.reveals())
        assert game.reveals(count) is any(single)
        earlier.undo()
