"""Your sessions at servers: their secrets lie in a file that only you can read."""

import asyncio
import json
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_data_path

from blazon.kernel.errors import BadValue

if TYPE_CHECKING:
    from blazon.client import Server

HOME = "http://127.0.0.1:8765"


def _address(given: str) -> str:
    return given or os.environ.get("BLAZON_SERVER", HOME)


def _sessions_file() -> Path:
    """Where the secrets of your sessions are kept, by server."""
    return user_data_path("blazon", appauthor=False, ensure_exists=True) / "sessions.json"


def _secrets() -> dict[str, str]:
    try:
        found: dict[str, str] = json.loads(_sessions_file().read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise BadValue(str(_sessions_file()), f"cannot be read: {error}") from error
    return found


def _keep(url: str, secret: str) -> None:
    found = _secrets() | {url: secret}
    file = _sessions_file()
    new = file.with_suffix(".new")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as written:
        json.dump(found, written)
    new.replace(file)


def with_server(given: str, what: Callable[["Server"], Coroutine[Any, Any, None]]) -> None:
    """Do something at a server in the session of last time."""
    from httpx import HTTPError

    from blazon.client import Server

    url = _address(given)

    async def run() -> None:
        async with Server(url, _secrets().get(url)) as server:
            before = server.secret
            try:
                await what(server)
            finally:
                if server.secret is not None and server.secret != before:
                    _keep(url, server.secret)

    try:
        asyncio.run(run())
    except (HTTPError, TimeoutError) as error:
        raise BadValue("server", f"{url} does not answer: {error or 'too late'}") from error
