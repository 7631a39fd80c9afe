"""A long game stores few of its states, but can return to every moment."""

import random
from collections.abc import Iterator

import pytest
from tests.samples import NAMES, random_game

from blazon.match import history
from blazon.match.history import Snapshot
from blazon.match.position import Position

STRIDE = 8
LENGTH = 5 * STRIDE + 7


@pytest.fixture(autouse=True)
def short_strides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make games count as long after a few actions."""
    monkeypatch.setattr(history, "STRIDE", STRIDE)


def chain(position: Position) -> Iterator[Snapshot]:
    """All moments, the newest first."""
    moment: Snapshot | None = position._now
    while moment is not None:
        yield moment
        moment = moment.before


def long_game(game: str) -> tuple[Position, list[bytes]]:
    """A long game, and each of its states."""
    rng, position = random.Random("long"), Position(game, seed="long")
    states = [position.states.tobytes()]
    while len(position.actions) < LENGTH:
        position.play(rng.choice(list(position.legal)))
        states.append(position.states.tobytes())
    return position, states


@pytest.mark.parametrize("game", NAMES)
def test_only_few_states_are_kept(game: str) -> None:
    position, _ = long_game(game)
    kept = [moment.played for moment in chain(position) if moment.states is not None]
    assert len(kept) <= 2 * STRIDE + LENGTH / STRIDE
    assert set(range(LENGTH - STRIDE, LENGTH)) <= set(kept)


@pytest.mark.parametrize("game", NAMES)
def test_every_moment_is_reached_again(game: str) -> None:
    position, states = long_game(game)
    early = position.copy()
    early.undo(LENGTH - 3)
    for back in (1, STRIDE - 1, STRIDE, STRIDE + 1, 2 * STRIDE, 3 * STRIDE + 5, LENGTH):
        twin = position.copy()
        twin.undo(back)
        assert twin.states.tobytes() == states[LENGTH - back]
        assert twin.actions == position.actions[: LENGTH - back]
    twin = position.copy()
    for back in range(1, LENGTH + 1):
        twin.undo()
        assert twin.states.tobytes() == states[LENGTH - back]
    assert early.states.tobytes() == states[3]


@pytest.mark.parametrize("game", NAMES)
def test_a_copy_that_stays_behind_keeps_its_state(game: str) -> None:
    position = Position(game, seed="behind")
    rng, left = random.Random("behind"), list[tuple[Position, bytes]]()
    while not position.over and len(position.actions) < LENGTH:
        left.append((position.copy(), position.states.tobytes()))
        position.play(rng.choice(list(position.legal)))
    for number, (twin, state) in enumerate(left):
        assert twin.states.tobytes() == state
        if not twin.over and twin.actor is not None:
            twin.play(position.actions[number])
            twin.undo()
            assert twin.states.tobytes() == state


@pytest.mark.parametrize("game", NAMES)
def test_what_is_asked_of_the_past_is_the_same_from_the_start_on(game: str) -> None:
    played = random_game(game, {}, "the past", LENGTH)
    again = Position(game, played.options, played.setup, played.actions)
    assert again == played
    assert again.turns() == played.turns()
    for observer in (None, 0, 1):
        fresh = played.copy()
        assert fresh.observe(observer).log == again.observe(observer).log
    assert [played.reveals(count) for count in range(len(played.actions))] == [
        again.reveals(count) for count in range(len(played.actions))
    ]
