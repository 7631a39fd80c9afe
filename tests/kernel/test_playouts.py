"""Thousands of random games: the results depend only on seed and number."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from tests.chances import fits
from tests.games.richelieu.samples import TABLES
from tests.samples import name_of

from blazon.kernel import batch
from blazon.kernel.jit import ENABLED, entry
from blazon.kernel.masks import any_of, mask_dtype
from blazon.kernel.playouts import playouts
from blazon.kernel.streams import STREAM, seed_number
from blazon.match.position import Position
from blazon.match.registry import game as find_game

Ints = npt.NDArray[np.int64]
GAMES = 300 if ENABLED else 5


class Room:
    """All working arrays of a game's playouts."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.game = find_game("richelieu")
        self.options = self.game.check_options(options)
        self.variant = self.game.variant(self.options)
        self.start = self.variant.blank()
        self.work = self.start.copy()

    def play(self, seed: str, first: int, games: int) -> tuple[Ints, Ints, int]:
        """Totals, standings and the number of actions of this many games."""
        totals, standings = np.zeros((2, games, self.options["players"]), np.int64)
        masks, streams = np.zeros(1, mask_dtype(self.game.actions)), np.zeros(1, STREAM)
        room = (self.start, self.work, masks, streams, totals, standings)
        actions = int(playouts(*room, seed_number(seed), np.uint64(first)))
        return totals, standings, actions


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_a_game_comes_out_the_same_in_any_batch(options: dict[str, Any]) -> None:
    room = Room(options)
    totals, standings, actions = room.play("batches", 0, GAMES)
    cuts, parts, first = [1, 2, GAMES // 2 + 1, GAMES], [], 0
    for cut in cuts:
        parts.append(room.play("batches", first, cut - first))
        first = cut
    assert np.array_equal(np.concatenate([part[0] for part in parts]), totals)
    assert np.array_equal(np.concatenate([part[1] for part in parts]), standings)
    assert sum(part[2] for part in parts) == actions


def test_other_seeds_and_numbers_give_other_games() -> None:
    room = Room({})
    games = [room.play(*key, 1)[0].tobytes() for key in (("a", 0), ("a", 1), ("b", 0))]
    assert len(set(games)) == 3


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_a_playout_ends_with_the_game_over_and_its_score(options: dict[str, Any]) -> None:
    room = Room(options)
    before = room.start.tobytes()
    for number in range(min(GAMES, 20)):
        totals, standings, actions = room.play("ends", number, 1)
        assert room.variant.phase(room.work) == "OVER"
        counted, ranked = np.zeros((2, 1, room.options["players"]), np.int64)
        batch.count(room.work, counted, ranked)
        assert np.array_equal(counted, totals)
        assert np.array_equal(ranked, standings)
        assert 36 <= actions <= room.game.longest
    assert room.start.tobytes() == before


def test_the_winner_stands_highest() -> None:
    position = Position("richelieu", {"edition": "court", "players": 4}, seed="standings")
    while not position.over:
        position.play(next(iter(position.legal)))
    totals, standings = np.zeros((2, 1, 4), np.int64)
    batch.count(position.states, totals, standings)
    cards = [len(seat["cards"]) for seat in position.observe(None).view()["players"]]
    order = sorted(range(4), key=lambda seat: (totals[0, seat], -cards[seat]))
    assert sorted(range(4), key=lambda seat: standings[0, seat]) == order


@pytest.mark.slow_without_jit
def test_in_random_play_no_seat_is_better_off_by_its_number() -> None:
    _, standings, _ = Room({"edition": "court", "players": 4}).play("seats", 0, 40_000)
    best = standings == standings.max(axis=1, keepdims=True)
    alone = best[best.sum(axis=1) == 1].sum(axis=0)
    assert fits(dict(enumerate(alone.tolist())), dict.fromkeys(range(4), 1))


@entry
def pick_for_each(masks: npt.NDArray[Any], words: npt.NDArray[np.uint64]) -> None:
    """Replace each word by the action it selects."""
    for place in range(words.size):
        words[place] = any_of(masks[0], words[place])


@pytest.mark.parametrize(
    "members", [[0], [50], [3, 7, 20], list(range(51)), [0, 63, 64, 130], [64], [5, 127, 191]]
)
def test_every_action_of_a_mask_is_picked_equally_often(members: list[int]) -> None:
    masks = np.zeros(1, mask_dtype(max(members) + 1))
    mask = sum(1 << member for member in members)
    masks[0]["words"] = [mask >> 64 * word & 2**64 - 1 for word in range(masks[0].words.size)]
    words = np.random.default_rng(5).integers(0, 2**64, 20_000 if ENABLED else 2_000, np.uint64)
    pick_for_each(masks, words)
    found, counts = np.unique(words, return_counts=True)
    assert found.tolist() == members
    if len(members) > 1:
        assert fits(dict(zip(members, counts.tolist(), strict=True)), dict.fromkeys(members, 1))
