"""Helpers for the host's commands: finding the database, reading and printing times."""

import asyncio
import getpass
import os
import re
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cyclopts import Parameter

from blazon.cli.options import Config, Database
from blazon.kernel.errors import BadValue
from blazon.kernel.names import escaped

if TYPE_CHECKING:
    from blazon.service.moderation.administration import Administration

_UNITS = {"m": 60, "h": 3600, "d": 86_400, "w": 604_800}


@Parameter(name="*")
@dataclass(frozen=True)
class Where:
    """The database to use."""

    config: Config = None
    database: Database = None


HERE = Where()


def with_administration(
    where: Where, what: Callable[["Administration"], Coroutine[Any, Any, None]]
) -> None:
    """Run some work as the server's host; raises BadValue if the database does not exist."""
    from blazon.service.base.addresses import sqlite_file
    from blazon.service.base.settings import load_settings
    from blazon.service.moderation.administration import Administration
    from blazon.service.storage.store import Store

    settings = load_settings(where.config, database=where.database)
    file = sqlite_file(settings.database_url)
    if file is not None and not Path(file).is_file():
        raise BadValue("database", f"{file} does not exist; name the right one with --database")

    async def run() -> None:
        store = Store(settings.database_url, listen=settings.listen_url, beside=True)
        try:
            await store.start()
            await what(Administration(store, _user()))
        finally:
            await store.stop()

    asyncio.run(run())


def _user() -> str:
    """The user who runs the command, for the audit log."""
    try:
        return getpass.getuser()[:64]
    except (KeyError, OSError):  # in a container, for example, the user may have no name
        return f"user {os.getuid()}"


def seconds(text: str) -> int:
    """A duration such as 30m, 12h, 2d or 1w in seconds; raises BadValue."""
    found = re.fullmatch(r"([0-9]{1,6})([mhdw])", text)
    if not found or not int(found[1]):
        raise BadValue("time", f"must be like 30m, 12h, 2d or 1w, not {text}")
    return int(found[1]) * _UNITS[found[2]]


def when(ms: int) -> str:
    """A time in milliseconds since 1970 as text: UTC, without seconds."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(ms / 1000))


def cut(text: str, width: int = 80) -> str:
    """A line shortened to this width, with invisible characters escaped."""
    text = escaped(text)
    return text if len(text) <= width else f"{text[: width - 1]}…"
