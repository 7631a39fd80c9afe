"""Luck apart from skill: what chance gave each player."""

from dataclasses import asdict
from itertools import permutations

import numpy as np
import pytest
from tests.samples import NAMES, SHORT, random_game

from blazon.bots.luck import luck_of
from blazon.kernel.streams import Purpose, open_stream
from blazon.match.position import Position

SOME = 4
"""Games from each outcome."""


def margins(position: Position) -> list[int]:
    totals = position.score()["totals"]
    return [own - max(totals[:seat] + totals[seat + 1 :]) for seat, own in enumerate(totals)]


@pytest.mark.parametrize("name", NAMES)
def test_start_luck_and_skill_add_up_to_the_margin(name: str) -> None:
    played = random_game(name, dict(SHORT)[name], "luck")
    found = luck_of(played, "s", SOME)
    parts = np.array([found.start, found.luck, found.skill])
    assert np.allclose(parts.sum(axis=0), margins(played), rtol=0, atol=1e-6)
    each = np.array([one.margins for one in found.fortunes]).reshape(-1, played.players)
    assert np.allclose(each.sum(axis=0), found.luck, rtol=0, atol=1e-6)
    assert asdict(luck_of(played, "s", SOME)) == asdict(found)


@pytest.mark.parametrize("name", NAMES)
def test_an_unfinished_game_has_luck_too(name: str) -> None:
    played = random_game(name, dict(SHORT)[name], "luck")
    half = len(played.actions) // 2
    some = Position(name, played.options, played.setup, played.actions[:half])
    before = [one.at for one in luck_of(played, "s", SOME).fortunes if one.at < half]
    assert [one.at for one in luck_of(some, "s", SOME).fortunes] == before


def test_the_outcomes_of_a_die_are_even_on_average() -> None:
    """Weighted by their chances, what the outcomes of one event give adds up to nothing."""
    position = Position("rheingold", seed="die")
    ways = position.chance_weights()
    given = []
    for token, weight in ways.items():
        (fortune,) = luck_of(position.after(token), "s", SOME).fortunes
        assert fortune.token == token
        given.append(weight * np.array(fortune.margins))
    assert np.allclose(np.sum(given, axis=0), 0, atol=1e-5)
    assert np.abs(given).max() > 0


def test_a_disc_counts_when_it_is_taken() -> None:
    played = random_game("richelieu", dict(SHORT)["richelieu"], "discs")
    game = Position("richelieu", played.options, played.setup)
    seen = []
    for at, token in enumerate(played.actions):
        before = game.disclose().states
        game.play(token)
        if game.variant.reveals(before, game.disclose().states):
            seen.append(at)
    found = luck_of(played, "s", SOME)
    assert [one.at for one in found.fortunes] == seen
    assert any(any(one.margins) for one in found.fortunes)


def test_only_discs_that_nobody_has_seen_are_dealt_anew() -> None:
    played = random_game("richelieu", dict(SHORT)["richelieu"], "discs")
    half = Position("richelieu", played.options, played.setup, played.actions[:30])
    states = np.repeat(half.disclose().states, 200)
    streams = np.concatenate([open_stream("s", number, Purpose.TEST) for number in range(200)])
    before = states.copy()
    dealt = half.variant.deal_unseen(states, streams)
    taken = np.bitwise_or.reduce(before["taken"], axis=1)[:, None]
    assert (before["disc"] & taken == dealt["disc"] & taken).all()
    assert np.bitwise_or.reduce(dealt["disc"], axis=1).tolist() == before["disc_cells"].tolist()
    assert all(not (one & other).any() for one, other in permutations(dealt["disc"].T, 2))
    # Each kind lies there as often as it can: at most as many as the set has.
    counts = np.array([[int(cells).bit_count() for cells in row] for row in dealt["disc"]])
    assert (counts <= before["disc_set"]).all()
    assert len({row.tobytes() for row in dealt["disc"]}) > 1


def test_luck_does_not_depend_on_discs_that_nobody_has_seen() -> None:
    """Two games that differ only in unseen discs have the same luck so far."""
    played = random_game("richelieu", dict(SHORT)["richelieu"], "discs")
    half = Position("richelieu", played.options, played.setup, played.actions[:20])
    states = half.variant.deal_unseen(
        half.disclose().states.copy(), open_stream("o", 1, Purpose.TEST)
    )
    setup = half.variant.setup_of(states)
    other = Position("richelieu", half.options, setup, half.actions)
    assert other.setup != half.setup
    assert asdict(luck_of(other, "s", SOME)) == asdict(luck_of(half, "s", SOME))
