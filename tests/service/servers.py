"""Real server processes for tests and benchmarks: start, kill and restart."""

import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from tests.limits import HANGS_SECONDS
from tests.service.forked import ForkedServer
from tests.service.stores import file_in

from blazon.kernel.jit import ENABLED

START_SECONDS = HANGS_SECONDS
UNEXPECTED = ("a request failed", "a socket failed", "a background task failed")
ENDLESS = resource.RLIM_INFINITY
Ran = subprocess.CompletedProcess[str]


class ServerProcess:
    """A server with its own database; a file keeps its log."""

    def __init__(
        self, database: str, log: Path, port: int = 0, *, forked: bool = True, **settings: str
    ) -> None:
        """A server that has not been started yet.

        Args:
            database: its address.
            log: the file for its log.
            port: its port, or 0 for any.
            forked: whether it is a fork of a process that has loaded everything; impossible without
                the JIT in this process, and with a ``cache_dir``.
            settings: as in the environment, in lower case.
        """
        self.database, self.log, self.port = database, log, port
        usual = {"limits": "off", "bot_workers": "0", "stand_in_seconds": "0", "bots_alone": "on"}
        self.settings = usual | settings
        self.forked = forked and ENABLED and "cache_dir" not in settings
        self.process: subprocess.Popen[str] | ForkedServer | None = None

    @property
    def url(self) -> str:
        """Its address; the port stays the same after a restart."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start it and wait until it answers."""
        environment = {
            name: value for name, value in os.environ.items() if name[:11] != "BLAZON_TEST"
        }
        environment |= {"NUMBA_DISABLE_JIT": "0"}
        environment |= {f"BLAZON_{name.upper()}": value for name, value in self.settings.items()}
        command = ["serve", "--port", str(self.port), "--database", self.database]
        if self.forked:
            self.process = ForkedServer(command, environment, self.log)
        else:
            with self.log.open("a") as log:
                self.process = subprocess.Popen(
                    [sys.executable, "-m", "blazon", *command],
                    env=environment,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                )
        assert self.process.stdout
        said = self.process.stdout.readline()
        assert said, self.log.read_text()
        self.port = int(said.rstrip("/\n").rpartition(":")[2])
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.url}/ready", trust_env=False).status_code == 200:
                    return self
            except httpx.HTTPError:
                pass
            time.sleep(0.02)
        raise TimeoutError(self.log.read_text())

    @property
    def children(self) -> set[int]:
        """Its child processes, such as bot workers."""
        assert self.process
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return {int(child) for thread in threads for child in thread.read_text().split()}

    def kill(self) -> None:
        """Simulate a power failure."""
        if self.process is not None:
            self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it in order."""
        if self.process is not None:
            assert self._end(signal.SIGTERM) == 0, self.log.read_text()

    def interrupt(self) -> None:
        """Interrupt it like Ctrl-C."""
        if self.process is not None:
            self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int:
        """End the process by a signal; returns its exit status."""
        assert self.process
        self.process.send_signal(how)
        status = self.process.wait(HANGS_SECONDS)
        assert self.process.stdout
        self.process.stdout.close()
        self.process = None
        return status


def blazon(*words: str, most: int = ENDLESS) -> Ran:
    """Run a command whose files cannot grow beyond some bytes, as if its disk were full."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, ENDLESS))

    command = [sys.executable, "-m", "blazon", *words]
    return subprocess.run(
        command,
        preexec_fn=limit,
        capture_output=True,
        text=True,
        check=False,
        timeout=HANGS_SECONDS,
    )


@contextmanager
def running(
    folder: Path, database: str | None = None, *, forked: bool = True, **settings: Any
) -> Iterator[ServerProcess]:
    """A server with its log in a folder; settings as for ``ServerProcess``.

    Its database is by default the SQLite file of ``file_in`` in the folder.
    """
    database = database or file_in(folder)
    server = ServerProcess(database, folder / "log.txt", forked=forked, **settings)
    try:
        yield server.start()
    finally:
        server.stop()


async def readiness(status: int, *servers: ServerProcess) -> None:
    """Wait until servers report that they are ready, or not."""
    async with httpx.AsyncClient(trust_env=False) as http, asyncio.timeout(HANGS_SECONDS):
        for server in servers:
            while (await http.get(f"{server.url}/ready")).status_code != status:
                await asyncio.sleep(0.05)


def logged(server: ServerProcess) -> list[dict[str, Any]]:
    """All its log entries."""
    return [json.loads(line) for line in server.log.read_text().splitlines()]


def lines(server: ServerProcess, event: str) -> int:
    """The number of such log entries."""
    return sum(line["event"] == event for line in logged(server))


def failures(server: ServerProcess) -> list[dict[str, Any]]:
    """The log entries about errors that nobody expected."""
    return [line for line in logged(server) if line["event"] in UNEXPECTED]
