"""Commands for the server's database."""

import asyncio
import signal
import sys
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from blazon.cli.options import NOT_DONE, Config, Database, print_line
from blazon.kernel.consoles import console, is_redrawn
from blazon.kernel.errors import BadValue

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator

    from blazon.service.storage.comparing import Compared, Report

database = App(
    name="db", help="Manage the server's database: upgrade it, back it up, copy it, export games."
)


@database.command(name="upgrade")
def db_upgrade(*, config: Config = None, database: Database = None) -> None:
    """Upgrade the database; the server also does this when it starts."""
    from blazon.service.base.settings import load_settings
    from blazon.service.storage.store import Store

    async def run() -> None:
        settings = load_settings(config, database=database)
        store = Store(settings.database_url, listen=settings.listen_url)
        try:
            await store.start()
        finally:
            await store.stop()

    asyncio.run(run())


@database.command(name="backup")
def db_backup(file: Path, *, config: Config = None, database: Database = None) -> None:
    """Copy an SQLite database to a new file while the server runs."""
    from blazon.service.base.settings import load_settings
    from blazon.service.storage.backup import backup

    backup(load_settings(config, database=database), file)
    print_line(str(file))


@database.command(name="copy")
def db_copy(
    from_: Annotated[str, Parameter(name="FROM", help="sqlite:///FILE or postgresql://…")],
    to: Annotated[
        str | None, Parameter(name="TO", help="Another one, empty; the server's if not given.")
    ] = None,
    *,
    config: Config = None,
) -> int:
    """Copy a database into an empty one, such as SQLite to PostgreSQL, while no server uses them.

    FROM stays as it is. If the copy is stopped, the same command continues it. At the end, it
    compares both databases; the exit status is 1 if they differ.
    """
    from blazon.service.base.settings import load_settings
    from blazon.service.storage.comparing import DifferentError
    from blazon.service.storage.copying import copy

    source = load_settings(database=from_).database_url
    target = load_settings(config, database=to).database_url
    with _progress() as report:
        try:
            found = asyncio.run(_until_interrupted(copy(source, target, report)))
        except DifferentError as error:
            sys.stderr.write(f"blazon: {error}; empty TO and copy again\n")
            return NOT_DONE
        except (KeyboardInterrupt, asyncio.CancelledError) as error:
            sys.stderr.write("Stopped; give the same command again to go on.\n")
            raise KeyboardInterrupt from error
    print_line(f"{found.games} tables and {found.rows} rows copied, all equal")
    print_line(f"digest of all journals: {found.digest}")
    return 0


async def _until_interrupted(work: "Coroutine[None, None, Compared]") -> "Compared":
    """Run this; cancel it on Ctrl-C, but not in the middle of a callback as ``asyncio.run`` does.

    The database's driver would print a traceback if its future were cancelled just then.
    """
    task = asyncio.current_task()
    assert task
    with suppress(NotImplementedError):  # Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, task.cancel)
    return await work


@contextmanager
def _progress() -> "Iterator[Report]":
    """Show a copy's progress on a terminal."""
    from rich.progress import MofNCompleteColumn, Progress

    out = console(stderr=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn())
    with Progress(*columns, console=out, transient=True, disable=not is_redrawn(out)) as bars:
        shown = bars.add_task("", total=None)
        yield lambda name, done, of: bars.update(shown, description=name, completed=done, total=of)


@database.command(name="export")
def db_export(folder: Path, *, config: Config = None, database: Database = None) -> None:
    """Write the record of every finished game to a folder, one file per game."""
    from blazon.service.base.settings import load_settings
    from blazon.service.storage.backup import export

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadValue(str(folder), f"cannot be made: {error.strerror}") from error
    number, broken = asyncio.run(export(load_settings(config, database=database), folder))
    print_line(f"{number} records in {folder}")
    for name in broken:
        print_line(f"{name}: the database lost a part of this game")
