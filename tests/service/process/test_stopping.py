"""Servers that stop in order or cannot start, and migrations that match the schema."""

import asyncio
import json
import os
import signal
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx
import pytest
from tests.service.crowd import check_ended
from tests.service.journals import tokens
from tests.service.listening import listen
from tests.service.people import ME, new_table, until
from tests.service.servers import blazon, running

from blazon.client import RefusedError, Server

pytestmark = pytest.mark.system


async def test_a_stop_loses_no_move_and_clients_come_back(tmp_path: Path) -> None:
    with running(tmp_path, forked=False) as server:
        async with Server(server.url) as ann:
            table = await new_table(ann, ME, ME, first=0)
            async with ann.watch(table, 0) as watched:
                version = await watched.play(watched.legal[0])
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)
                await watched.wait(lambda: watched.connections == 2 and watched.version == version)
                await watched.play(watched.legal[0])
                assert watched.log[:2] == tokens((await ann.table(table))["d"])[:2]
        log = server.log.read_text()
    assert log.count('"event":"stopped"') == 1
    assert '"level":"error"' not in log


async def test_a_stop_tells_every_socket_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path, forked=False) as server:
        async with Server(server.url) as ann, AsyncExitStack() as stack:
            table = await new_table(ann, ME, ME)
            sockets = [await stack.enter_async_context(listen(ann, table)) for _ in range(100)]
            await asyncio.to_thread(server.stop)
            for one in sockets:
                await one.socket.wait_closed()
                assert json.loads(one.received[-1]) == {"t": "away"}
                assert one.socket.close_code == 1012


def ignores_interrupts(process: int) -> bool:
    status = Path(f"/proc/{process}/status").read_text()
    (ignored,) = [line.split()[1] for line in status.splitlines() if line.startswith("SigIgn:")]
    return bool(int(ignored, 16) >> (signal.SIGINT - 1) & 1)


async def test_ctrl_c_ends_the_server_without_a_word_from_its_workers(tmp_path: Path) -> None:
    with running(tmp_path, forked=False, bot_workers="1") as server:
        # A worker, and multiprocessing's helper processes.
        await until(lambda: len(server.children) >= 2)
        await until(lambda: all(map(ignores_interrupts, server.children)))
        for process in server.children:
            os.kill(process, signal.SIGINT)
        server.interrupt()
    assert "Traceback" not in server.log.read_text()
    assert '"event":"stopped"' in server.log.read_text()


async def test_a_stop_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    with running(tmp_path, forked=False, cache_dir=str(tmp_path / "cache")) as server:
        await until(lambda: "compiling the rules" in server.log.read_text())
    assert '"event":"stopped"' in server.log.read_text()
    assert "Traceback" not in server.log.read_text()


async def test_a_stop_ends_busy_workers_and_leaves_nothing_but_log_lines(tmp_path: Path) -> None:
    with running(tmp_path, forked=False, bot_workers="2") as server:
        async with Server(server.url) as ann:
            table = await new_table(ann, ME, {"kind": "bot", "bot": "page"}, first=0)
            path = f"/tables/{table}/hint"
            hint = asyncio.create_task(ann.request("POST", path, json={"seat": 0}))
            await until(lambda: len(server.children) >= 2)
            workers = server.children
            await asyncio.to_thread(server.stop)
            with suppress(httpx.HTTPError, RefusedError):
                await hint
    await check_ended(workers, 5)
    for line in server.log.read_text().splitlines():
        assert json.loads(line)["event"]


def test_an_sqlite_file_is_for_one_server_at_a_time(tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    with running(tmp_path, forked=False):
        link.symlink_to("tables.db")
        second = blazon("serve", "--port", "0", "--database", f"sqlite:///{link}")
    assert second.returncode == 2
    assert "in use by another server" in second.stderr
    assert second.stderr.count("\n") == 1


def test_a_database_that_does_not_answer_is_one_line() -> None:
    nobody = "postgresql://nobody@127.0.0.1:9/none"
    ran = blazon("serve", "--port", "0", "--database", nobody)
    assert ran.returncode == 2
    assert ran.stderr.startswith("blazon: database: cannot be opened")
