"""A server process forked from a process that has loaded everything: a fifth of the work.

Only its start differs from a server started by its command. Tests of starting and stopping start
theirs by the command.
"""

import os
import random
import signal
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from subprocess import TimeoutExpired

_COPYING = get_context("forkserver")
_COPYING.set_forkserver_preload(
    ["blazon.cli", "blazon.service.process.serve", "tests.service.preloaded"]
)


class ForkedServer:
    """Has the parts of ``subprocess.Popen`` that tests need."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str], log: Path) -> None:
        """Start it with the arguments that would follow ``blazon`` on a command line."""
        self._said, says = _COPYING.Pipe(duplex=False)
        given = (list(command), dict(env), str(log), says)
        self._process = _COPYING.Process(target=_serve, args=given)
        self._process.start()
        says.close()
        assert self._process.pid is not None
        self.pid = self._process.pid
        self.stdout = open(self._said.fileno(), closefd=False)  # noqa: SIM115

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        """Its exit status after it has ended; raises TimeoutExpired."""
        self._process.join(seconds)
        if self._process.exitcode is None:
            raise TimeoutExpired("blazon serve", seconds)
        self._said.close()
        return self._process.exitcode


def _serve(command: list[str], env: dict[str, str], log: str, says: Connection) -> None:
    """Run the program, in the new process."""
    from blazon.cli import main

    os.environ.clear()
    os.environ.update(env)
    random.seed()
    os.dup2(says.fileno(), 1)
    says.close()
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", closefd=False, buffering=1)  # noqa: SIM115
    sys.argv = ["blazon", *command]
    sys.exit(main())
