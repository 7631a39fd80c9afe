"""Determines a database's schema, and brings it up to date."""

import re
from importlib.resources import files

from sqlalchemy import Connection, insert, inspect, select, text

from blazon.kernel.errors import BadValue
from blazon.service.storage.schema import server

FORMAT = 5
"""The format: the events and options that stored tables can have. Raise it when either set grows,
because an older version could not read such tables. Versions up to 0.2.0 store none."""
_FORMAT = "format"
UNFINISHED = "copy"
"""The value in ``server`` with the progress of a copy into this database."""
_STEP = re.compile(r"v(\d{4})_\w+\.py$")
"""The file of a step that upgrades the schema, with its revision."""


def migrate(connection: Connection) -> None:
    """Bring the schema up to date.

    Alembic takes a while to load, so load it only if there is work to do.

    Raises BadValue if a newer version of Blazon has used the database, or if it is half a copy.
    """
    if unfinished(connection) is not None:
        raise BadValue(
            "database", "holds half of a copy; finish it with the same `blazon db copy` as before"
        )
    if not is_newest(connection):
        from blazon.service.storage.upgrading import upgrade

        upgrade(connection)
    _write_format(connection)


def _write_format(connection: Connection) -> None:
    """Store this version's format; raises BadValue if a newer one is stored."""
    this = server.c.name == _FORMAT
    stated = connection.scalar(select(server.c.value).where(this))
    text = b"0" if stated is None else bytes(stated)
    try:
        found = int(text)
    except ValueError as error:
        reason = f"states a format that is no number, {text!r}: restore a backup"
        raise BadValue("database", reason) from error
    if found > FORMAT:
        raise BadValue(
            "database",
            f"was used by a newer version of Blazon, with format {found}; this one knows {FORMAT}: "
            "start that version, or restore the backup that was made before",
        )
    if found < FORMAT:
        connection.execute(server.delete().where(this))
        connection.execute(insert(server), [{"name": _FORMAT, "value": str(FORMAT).encode()}])


def unfinished(connection: Connection) -> bytes | None:
    """The progress of a copy into this database; None if there is no unfinished one."""
    if not inspect(connection).has_table(server.name):
        return None
    found = connection.scalar(select(server.c.value).where(server.c.name == UNFINISHED))
    return None if found is None else bytes(found)


def is_newest(connection: Connection) -> bool:
    """Whether the schema is this version's: its last step is the newest one."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    steps = files("blazon.service.storage").joinpath("migrations", "versions").iterdir()
    newest = max(found[1] for step in steps if (found := _STEP.match(step.name)))
    done = connection.scalars(text("select version_num from alembic_version"))
    return list(done) == [newest]
