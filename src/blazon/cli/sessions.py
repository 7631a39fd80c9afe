"""Your sessions with servers; their secrets are stored in a file that only you can read."""

import asyncio
import json
import os
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_data_path

from blazon.cli.links import is_same_server
from blazon.kernel.errors import BadValue

if TYPE_CHECKING:
    from blazon.client import Server, Texts

HOME = "http://127.0.0.1:8765"


def _address(given: str, linked: str) -> str:
    """The server to use; only a link's own server may see the link's secret."""
    usual = given or os.environ.get("BLAZON_SERVER", HOME)
    if not linked or is_same_server(usual, linked):
        return usual
    if given:
        raise BadValue("--server", f"must be {linked}, the link's own server, or left out")
    return linked


def _sessions_file() -> Path:
    """The file with your sessions' secrets, by server."""
    return user_data_path("blazon", appauthor=False, ensure_exists=True) / "sessions.json"


def _texts_file() -> Path:
    """The file with the random texts that your seats contribute to chance."""
    return _sessions_file().with_name("texts.json")


def _read(file: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise BadValue(str(file), f"cannot be read: {error}") from error
    return found


def _write(file: Path, what: Mapping[str, Any]) -> None:
    new = file.with_suffix(f".{os.getpid()}")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as written:
        json.dump(what, written)
    new.replace(file)


def _secrets() -> dict[str, str]:
    return _read(_sessions_file())


def _keep(url: str, secret: str) -> None:
    _write(_sessions_file(), _secrets() | {url: secret})


def _texts() -> "Texts":
    """The stored texts, saved again whenever they change."""
    from blazon.client import Texts

    return Texts(_read(_texts_file()), _keep_texts)


def _keep_texts(texts: Mapping[str, Any]) -> None:
    """Save texts, and keep those that another command has saved meanwhile; only the newest stay."""
    from blazon.client.texts import MOST_KEPT

    others = {place: one for place, one in _read(_texts_file()).items() if place not in texts}
    _write(_texts_file(), dict([*others.items(), *texts.items()][-MOST_KEPT:]))


def with_server(
    given: str, what: Callable[["Server"], Coroutine[Any, Any, None]], linked: str = ""
) -> None:
    """Run some work on a server, in the stored session; raises BadValue.

    Args:
        given: the server's address, if the user names one.
        what: what to run.
        linked: the server of a link that the user gives, if any.
    """
    from httpx import HTTPError

    from blazon.client import Server

    url = _address(given, linked)

    async def run() -> None:
        async with Server(url, _secrets().get(url), _texts()) as server:
            known = server.secret

            async def keep(_: object) -> None:
                """Keep a new secret at once: a command that follows a table may be killed."""
                nonlocal known
                if server.secret is not None and server.secret != known:
                    known = server.secret
                    _keep(url, known)

            server.http.event_hooks["response"].append(keep)
            await what(server)

    try:
        asyncio.run(run())
    except (HTTPError, TimeoutError) as error:
        raise BadValue("server", f"{url} does not answer: {error or 'too late'}") from error
