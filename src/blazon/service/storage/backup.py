"""Copies of the whole database, and of finished games as records."""

import sqlite3
from contextlib import closing
from pathlib import Path

from blazon.kernel.errors import BadValue
from blazon.service.base.addresses import sqlite_file
from blazon.service.base.settings import Settings
from blazon.service.journal.changes import replay
from blazon.service.storage.private_files import copy_private
from blazon.service.storage.store import Store


def backup(settings: Settings, file: Path) -> None:
    """Take a consistent copy of an SQLite database; raises BadValue."""
    own = sqlite_file(settings.database_url)
    if own is None:
        raise BadValue("database", "is PostgreSQL: make backups with its own pg_dump")
    if not own or not Path(own).exists():
        raise BadValue("database", f"{own} does not exist")
    try:
        with closing(sqlite3.connect(own)) as here:
            copy_private(here, file)
    except FileExistsError as error:
        raise BadValue(str(file), "already exists") from error
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or error
        raise BadValue(str(file), f"cannot be written: {reason}") from error


async def export(settings: Settings, folder: Path) -> tuple[int, list[str]]:
    """Write the record of every finished game to a folder as TABLE.json.

    Reviews are written to TABLE.review-own.json and TABLE.review-open.json.

    Returns:
        The number of records, and the tables of which the database lost a part. Their records end
        there; without the first entry, there is none.
    """
    store = Store(settings.database_url, listen=settings.listen_url)
    try:
        await store.start()
        found = await store.tables.finished()
        broken, without = list[str](), list[str]()
        for name, secret in found:
            entries = await store.journals.entries(name)
            if not entries or entries[0].seq != 1:
                without.append(name)
                continue
            table = replay(name, secret, entries)
            if table.ending == "lost":
                broken.append(name)
            reviews = await store.reviews.finished(name)
            try:
                (folder / f"{name}.json").write_text(table.record().to_json(), encoding="utf-8")
                for knowledge, review in reviews.items():
                    (folder / f"{name}.review-{knowledge}.json").write_bytes(review)
            except OSError as error:
                raise BadValue(str(folder), f"cannot be written: {error.strerror}") from error
    finally:
        await store.stop()
    return len(found) - len(without), broken + without
