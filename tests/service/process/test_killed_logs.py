"""After the server is killed, its other processes end, and the log is still JSON only."""

import json
import subprocess
import sys
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


FAILS = """
import sys, threading, warnings
from blazon.service.base.logs import set_up_logs

def fail(*_):
    raise OSError("nobody catches this")

set_up_logs("warning")
thread = threading.Thread(target=fail)
thread.start()
thread.join()
type("Failing", (), {"__del__": fail})()
warnings.warn("careful")
fail()
"""


def test_what_python_would_print_is_json() -> None:
    ran = subprocess.run([sys.executable, "-c", FAILS], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    found = [json.loads(line) for line in ran.stderr.splitlines()]
    assert [one["level"] for one in found] == ["error", "error", "warning", "error"]
    for one in (found[0], found[1], found[3]):
        assert "nobody catches this" in one["error"]
    assert "careful" in found[2]["event"]
