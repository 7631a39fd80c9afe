"""After the server is killed, its other processes end, and the log is still JSON only."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.service.crowd import check_ended
from tests.service.people import several, until
from tests.service.servers import ServerProcess

pytestmark = pytest.mark.system

BOT: dict[str, Any] = {"kind": "bot", "bot": "knight"}


def has_begun(number: int) -> bool:
    """Whether a worker has read what it is to do: only then does Blazon's code run in it."""
    return len(list(Path(f"/proc/{number}/task").glob("*"))) > 1


async def test_a_killed_server_leaves_no_line_that_is_not_json(tmp_path: Path) -> None:
    server = ServerProcess(
        f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log.txt", forked=False, bot_workers="1"
    )
    server.start()
    async with several(server.url, 1) as (ann,):
        await ann.open_table(game="richelieu", seats=[BOT, BOT])
    await until(lambda: any(map(has_begun, server.children)))
    children = server.children
    server.kill()
    await check_ended(children, 60)
    lines = server.log.read_text().splitlines()
    assert lines
    for line in lines:
        assert json.loads(line)["event"]
