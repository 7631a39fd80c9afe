"""A real PgBouncer in front of a real PostgreSQL."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import make_url
from tests.limits import HANGS_SECONDS
from tests.service.cluster import EMPTY, postgres
from tests.tools import program

PROGRAM = program("pgbouncer")
MODES = {"session": 30, "transaction": 3, "statement": 3}
"""How it shares its connections to PostgreSQL, and the number of these."""


@dataclass(frozen=True)
class Pooler:
    """A PgBouncer."""

    port: int
    direct: str
    """The address of the PostgreSQL behind it."""

    def address(self, mode: str) -> str:
        """Its address for one of MODES."""
        return f"postgresql://ann@127.0.0.1:{self.port}/{mode}"


@contextmanager
def pooled(certificate: Path | None = None) -> Iterator[Pooler]:
    """A PgBouncer in front of an empty database.

    Args:
        certificate: a folder with ``server.crt`` and ``server.key``; then it demands TLS.
    """
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="blazon-pgbouncer-")))
        direct = stack.enter_context(postgres(EMPTY))
        behind = make_url(direct)
        host = str(behind.query["host"])
        with closing(socket.create_server(("127.0.0.1", 0))) as free:
            port = free.getsockname()[1]
        lines = [
            "[databases]",
            *(
                f"{mode} = host={host} user=postgres dbname={behind.database} "
                f"pool_mode={mode} pool_size={size}"
                for mode, size in MODES.items()
            ),
            "[pgbouncer]",
            "listen_addr = 127.0.0.1",
            f"listen_port = {port}",
            "unix_socket_dir =",
            "auth_type = any",
        ]
        if certificate is not None:
            for name in ("crt", "key"):
                shutil.copy(certificate / f"server.{name}", folder)
            lines += ["client_tls_sslmode = require"]
            lines += [f"client_tls_cert_file = {folder / 'server.crt'}"]
            lines += [f"client_tls_key_file = {folder / 'server.key'}"]
        (folder / "pgbouncer.ini").write_text("\n".join(lines))
        user = Path(host).owner() if os.geteuid() == 0 else None
        if user is not None:  # under root it refuses to run
            for file in (folder, *folder.glob("server.*")):
                shutil.chown(file, user)
        assert PROGRAM is not None
        words = [PROGRAM, *([] if user is None else ["-u", user]), str(folder / "pgbouncer.ini")]
        with (folder / "pgbouncer.log").open("w") as log:
            process = subprocess.Popen(words, stdout=log, stderr=log)
        stack.callback(process.wait)
        stack.callback(process.kill)
        _wait(port, folder / "pgbouncer.log")
        yield Pooler(port, direct)


def _wait(port: int, log: Path) -> None:
    until = time.monotonic() + HANGS_SECONDS
    while time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise TimeoutError(log.read_text())
