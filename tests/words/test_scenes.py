"""Scenes: whole turns of a legal game, as a spectator sees them."""

from collections.abc import Callable

import pytest

from blazon.kernel.errors import BadValue
from blazon.words.examples import examples
from blazon.words.lessons import lesson
from blazon.words.scenes import scene


@pytest.mark.parametrize("game", ["richelieu", "rheingold"])
def test_a_scene_is_made_of_whole_turns_as_a_spectator_sees_them(game: str) -> None:
    found = scene(game)
    assert found is not None
    first, *others = found.moments
    assert not first.token
    assert all(moment.token for moment in others)
    turns = [moment.turn for moment in others]
    assert turns == sorted(turns)
    assert {moment.seen.observer for moment in found.moments} == {None}
    assert set(turns) == set(range(turns[0], turns[0] + 8))


@pytest.mark.parametrize("of", [scene, lesson, examples])
def test_a_game_that_there_is_not_has_none(of: Callable[[str], object]) -> None:
    with pytest.raises(BadValue):
        of("whist")
