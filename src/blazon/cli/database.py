"""Commands for the server's database."""

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from blazon.cli.options import print_line
from blazon.kernel.errors import BadValue

database = App(
    name="db", help="Manage the server's database: upgrade it, back it up, export games."
)
Config = Annotated[Path | None, Parameter(help="A TOML file with settings.")]
Database = Annotated[str | None, Parameter(help="sqlite:///FILE or postgresql://…")]


@database.command(name="upgrade")
def db_upgrade(*, config: Config = None, database: Database = None) -> None:
    """Upgrade the database; the server also does this when it starts."""
    from blazon.service.base.settings import load_settings
    from blazon.service.storage.store import Store

    async def run() -> None:
        store = Store(load_settings(config, database=database).database_url)
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


@database.command(name="export")
def db_export(folder: Path, *, config: Config = None, database: Database = None) -> None:
    """Write the record of every finished game to a folder, one file per game."""
    from blazon.service.base.settings import load_settings
    from blazon.service.storage.backup import export

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadValue(str(folder), f"cannot be made: {error.strerror}") from error
    number = asyncio.run(export(load_settings(config, database=database), folder))
    print_line(f"{number} records in {folder}")
