"""Copies of the whole database, and of finished games as records."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from blazon.kernel.errors import BadValue
from blazon.service.base.settings import Settings
from blazon.service.journal.changes import replay
from blazon.service.storage.private_files import create_private
from blazon.service.storage.store import Store


def backup(settings: Settings, file: Path) -> None:
    """Take a consistent copy of an SQLite database; raises BadValue."""
    url = make_url(settings.database_url)
    if not url.drivername.startswith("sqlite"):
        raise BadValue("database", "is PostgreSQL: make backups with its own pg_dump")
    if not url.database or not Path(url.database).exists():
        raise BadValue("database", f"{url.database} does not exist")
    try:
        create_private(file)
    except FileExistsError as error:
        raise BadValue(str(file), "already exists") from error
    except OSError as error:
        raise BadValue(str(file), f"cannot be written: {error.strerror}") from error
    try:
        with (
            closing(sqlite3.connect(url.database)) as here,
            closing(sqlite3.connect(file)) as there,
        ):
            here.backup(there)
    except sqlite3.Error as error:
        file.unlink()
        raise BadValue(str(file), f"cannot be written: {error}") from error


async def export(settings: Settings, folder: Path) -> int:
    """Write the record of every finished game to a folder as TABLE.json; returns the number.

    Reviews are written beside it, as TABLE.review-own.json and TABLE.review-open.json.
    """
    store = Store(settings.database_url)
    try:
        await store.start()
        found = await store.tables.finished()
        for name, secret in found:
            table = replay(name, secret, await store.journals.entries(name))
            reviews = await store.reviews.finished(name)
            try:
                (folder / f"{name}.json").write_text(table.record().to_json(), encoding="utf-8")
                for knowledge, review in reviews.items():
                    (folder / f"{name}.review-{knowledge}.json").write_bytes(review)
            except OSError as error:
                raise BadValue(str(folder), f"cannot be written: {error.strerror}") from error
    finally:
        await store.stop()
    return len(found)
