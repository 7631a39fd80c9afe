"""Connecting to PostgreSQL, directly or through a pooler such as PgBouncer.

A pooler in transaction mode may use another connection to PostgreSQL for each transaction. Then
nothing is set for longer than a transaction, and the server listens on a connection of its own.
"""

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg

from blazon.kernel.errors import BadValue
from blazon.service.base.addresses import connect_arguments
from blazon.service.base.limits import CONNECT_SECONDS, FROZEN_MS, HEARD_SECONDS, QUERY_SECONDS
from blazon.service.base.secrets import new_id

_PATIENCE = {"timeout": CONNECT_SECONDS, "command_timeout": QUERY_SECONDS}
_ONLY_SQLALCHEMY = (
    "prepared_statement_cache_size",
    "prepared_statement_name_func",
    "async_creator_fn",
)
_UNNAMED = {
    "statement_cache_size": 0,
    "prepared_statement_cache_size": 0,
    "prepared_statement_name_func": lambda: "",
}
"""PostgreSQL replaces an unnamed statement with the next one. Named ones would stay on connections
that other processes get."""
_CONFUSED = (asyncpg.InvalidSQLStatementNameError, asyncpg.DuplicatePreparedStatementError)
"""A statement was prepared on another connection."""


def _settings(*, local: bool) -> str:
    """Set the options that we rely on, for a session or locally in a transaction.

    A process that is frozen in a transaction must not block others for long, and commits must
    survive a power loss, even if PostgreSQL's own settings do not ensure this.
    """
    return (
        f"select set_config('idle_in_transaction_session_timeout', '{FROZEN_MS}', {local}); "
        f"select set_config('synchronous_commit', 'on', {local}) "
        "where current_setting('synchronous_commit') = 'off'"
    )


class PooledConnection(asyncpg.Connection):  # type: ignore[misc]
    """A connection through a pooler in transaction mode."""

    async def execute(self, query: str, *args: Any, timeout: float | None = None) -> str:
        """Execute statements; a transaction that begins gets its settings in the same message."""
        if query.startswith("BEGIN"):
            query += _settings(local=True)
        done: str = await super().execute(query, *args, timeout=timeout)
        return done

    async def set_type_codec(self, *args: Any, **options: Any) -> None:
        """Set a codec, for which this asks PostgreSQL about the type."""
        async with self.transaction():
            await super().set_type_codec(*args, **options)


class Postgres:
    """The address of a PostgreSQL, and how to connect to it."""

    def __init__(self, url: str, listen: str = "") -> None:
        """Find out how to connect.

        Args:
            url: the URL for SQLAlchemy.
            listen: the one for listening, if the other is that of a pooler in transaction mode.
        """
        pooled = connect_arguments(url)
        own = _UNNAMED | {"connection_class": PooledConnection} if listen else {}
        self.arguments = _PATIENCE | pooled | own | {"async_creator_fn": self._create}
        """The arguments for SQLAlchemy."""
        self._direct = _PATIENCE | (connect_arguments(listen) if listen else pooled)
        self._has_own = bool(listen)

    async def _create(self, **arguments: Any) -> Any:
        connection = await asyncpg.connect(**arguments)
        if not self._has_own:
            await connection.execute(_settings(local=False))
        return connection

    async def listen(self) -> Any:
        """A new connection for listening; raises one of FAILURES."""
        return await _connect(self._direct)

    async def check_hearing(self) -> None:
        """Raises BadValue if notifications do not arrive, and one of FAILURES."""
        heard, channel = asyncio.Event(), f"blazon_{new_id()}"
        listening = await _connect(self._direct | {"statement_cache_size": 0})
        try:
            with suppress(TimeoutError, *_CONFUSED):
                await listening.add_listener(channel, lambda *_: heard.set())
                telling = await _connect(self.arguments)
                try:
                    await telling.execute(f'notify "{channel}"')
                finally:
                    await telling.close()
                async with asyncio.timeout(HEARD_SECONDS):
                    await heard.wait()
        finally:
            await listening.close()
        if heard.is_set():
            return
        if self._has_own:
            raise BadValue(
                "database_listen",
                "hears nothing from database; it must be the same database, without a pooler",
            )
        raise BadValue(
            "database",
            "passes no notifications on, like PgBouncer in transaction mode; set database_listen "
            "to the address of PostgreSQL itself",
        )


async def _connect(arguments: dict[str, Any]) -> Any:
    own = {name: value for name, value in arguments.items() if name not in _ONLY_SQLALCHEMY}
    return await asyncpg.connect(**own)
