"""Acknowledged actions exist exactly once after the server was killed, and the game goes on.

``benchmarks/durability.py`` does this hundreds of times.
"""

import asyncio
from pathlib import Path

import pytest
from tests.service.cluster import postgres
from tests.service.killing import kill_often
from tests.service.servers import running

pytestmark = pytest.mark.system


def test_no_acknowledged_move_is_lost_or_doubled_on_sqlite(tmp_path: Path) -> None:
    with running(tmp_path) as process:
        outcome = asyncio.run(kill_often(process, 2, "sqlite"))
    assert outcome.kills == 2
    assert outcome.acknowledged > 50


def test_no_acknowledged_move_is_lost_or_doubled_on_postgres(tmp_path: Path) -> None:
    with postgres() as database, running(tmp_path, database) as process:
        outcome = asyncio.run(kill_often(process, 1, "postgres"))
    assert outcome.kills == 1
    assert outcome.acknowledged > 50
