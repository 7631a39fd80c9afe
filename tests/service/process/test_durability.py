"""Acknowledged actions exist exactly once after the server was killed, and the game goes on.

``benchmarks/durability.py`` does this hundreds of times.
"""

import asyncio
from pathlib import Path

import pytest
from tests.service.killing import kill_often
from tests.service.servers import running
from tests.service.stores import database_of

pytestmark = pytest.mark.system


@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 2), ("postgresql", 1)])
def test_no_acknowledged_move_is_lost_or_doubled(kind: str, kills: int, tmp_path: Path) -> None:
    with database_of(kind, tmp_path) as database, running(tmp_path, database) as process:
        outcome = asyncio.run(kill_often(process, kills, kind))
    assert outcome.kills == kills
    assert outcome.acknowledged > 50
