"""Ends the programs of a host that was killed: a small process beside it.

The host writes ``+GROUP`` when it starts a program and ``-GROUP`` when it has ended it. When the
host is gone, for whatever reason, its pipe closes, and the groups that are left are killed.
"""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from threading import Lock

_CODE = """
import os, signal, sys
for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    signal.signal(one, signal.SIG_IGN)
groups = set()
for line in sys.stdin:
    (groups.add if line[0] == "+" else groups.discard)(int(line[1:]))
for group in groups:
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        pass
"""


class Leash:
    """The process beside this one; it is started with the first program."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._held: set[int] = set()

    def hold(self, group: int) -> None:
        """End this process group if this process is gone."""
        with self._lock:
            self._held.add(group)
            self._tell(f"+{group}\n")

    def let_go(self, group: int) -> None:
        """The group has ended."""
        with self._lock:
            self._held.discard(group)
            self._tell(f"-{group}\n")

    def close(self) -> None:
        """End the process beside this one, which kills the groups that are still held."""
        with self._lock:
            process, self._process = self._process, None
        if process is not None and process.stdin is not None:
            process.stdin.close()
            process.wait()

    def _tell(self, text: str) -> None:
        if sys.platform == "win32":  # its processes have no groups
            return
        if self._process is None or self._process.poll() is not None:
            text = "".join(f"+{group}\n" for group in self._held)
            self._process = subprocess.Popen(  # noqa: S603 (our own code)
                [sys.executable, "-I", "-S", "-c", _CODE],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        assert self._process.stdin is not None
        self._process.stdin.write(text.encode())
        self._process.stdin.flush()


LEASH = Leash()


def end_group(process: "subprocess.Popen[bytes]") -> None:
    """Kill a process with everything that it has started in its group.

    The process must not have been waited for: as long as it is not, its number stays its own.
    """
    if sys.platform != "win32":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
