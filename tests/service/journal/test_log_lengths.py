"""How much of the log a client with an earlier version still has, after undos since then."""

import random

import pytest

from blazon.service.journal.events import Opened
from blazon.service.journal.table import Move, Table

MOVE = Move(seat=0, turn=0, turn_number=0, forced=False)
OPENED = Opened(host="", game="", options={}, seats=[], commitment="")


@pytest.mark.parametrize("number", range(50))
def test_of_a_log_stays_what_no_later_version_has_cut_off(number: int) -> None:
    rng, begun = random.Random(number), 3
    table = Table("t", b"", OPENED, [], version=begun, begun_at=begun)
    had: dict[int, int] = {}
    for _ in range(rng.randint(1, 60)):
        left = rng.randint(0, len(table.moves)) if rng.random() < 0.3 else len(table.moves)
        table.moves = table.moves.first(left).plus([MOVE] * rng.randint(0, 3))
        table.note_length()
        had[table.version] = len(table.moves)
        table.version += 1
    table.version -= 1
    for version in range(table.version + 1):
        stays = min(had[at] for at in had if at >= version) if version >= begun else 0
        assert table.log_from(version) == stays
    assert table.log_from(table.version + 1) == 0


def test_before_the_game_there_is_no_log() -> None:
    assert Table("t", b"", OPENED, [], version=2).log_from(1) == 0
