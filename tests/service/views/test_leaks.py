"""Nothing that a table sends reveals hidden information, or a rival's possible actions.

Each game has a twin that the observer cannot distinguish: other things are hidden, a return disc
could be played, an attack would fail. Both are played at tables in this process, at the same
times, with questions, stand-ins and undos in between; everything sent to the observer and to
spectators must be equal. ``test_leaks_online`` does this with a server.
"""

import pytest
from tests.service.sitting import Clock, received
from tests.twins.pairs import GAMES, Twins, blind, possible
from tests.volume import share

from blazon.service.live import broadcast


def compare(found: Twins, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything received with each of the twins is equal."""
    clock, ways = Clock(), set[str]()
    monkeypatch.setattr(broadcast, "now_ms", lambda: clock.now)
    one, other = (list(received(found, twin, seed, clock)) for twin in (found.one, found.other))
    for (way, mine), (its_way, its) in zip(one, other, strict=True):
        ways.add(way)
        assert way == its_way
        assert mine == its, f"observer {found.observer}: {way}"
    assert len(ways) > 200


@pytest.mark.parametrize("number", share(range(12)))
@pytest.mark.parametrize("game", GAMES)
def test_what_a_rival_could_have_done_changes_nothing_that_is_sent(
    game: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare(possible(game, number), number, monkeypatch)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_deciding_player_may_not_know_changes_nothing_that_is_sent(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare(blind(game), 0, monkeypatch)
