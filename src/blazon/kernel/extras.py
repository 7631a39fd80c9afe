"""The extras: what parts of Blazon need beyond its core, and how to say that it is missing."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec

from blazon.kernel.errors import BlazonError

_CLI = ("cyclopts", "fluent", "rich")
_PLOTS = (*_CLI, "matplotlib")
MODULES = {
    "cli": _CLI,
    "client": ("httpx", "websockets"),
    "cluster": ("dask", "distributed"),
    "envs": ("gymnasium", "pettingzoo", "pyspiel"),
    "plots": _PLOTS,
    "server": (
        *_CLI,
        "aiosmtplib",
        "alembic",
        "asyncpg",
        "cryptography",
        "h11",
        "http_ece",
        "httpcore",
        "litestar",
        "prometheus_client",
        "py_vapid",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ),
    "study": (*_PLOTS, "pyarrow"),
}
"""The modules of other projects that Blazon imports, by the extra that brings them."""
COMMANDS = {
    "": ("server",),
    "admin": ("server",),
    "db": ("server",),
    "push-key": ("server",),
    "serve": ("server",),
    "study": ("study",),
    "table": ("cli", "client"),
}
"""The commands that need other extras than `cli`."""


class MissingExtra(BlazonError, ImportError):
    """Something needs an extra that is not installed; the text has the command that brings it."""


def need(what: str, *extras: str) -> None:
    """Raise MissingExtra if one of these extras is not installed."""
    if missing := _missing(extras):
        raise _error(what, missing)


@contextmanager
def needing(what: str, *extras: str) -> Iterator[None]:
    """Raise MissingExtra instead of ModuleNotFoundError if an extra would bring the module.

    Args:
        what: who imports it, such as ``blazon serve``.
        extras: the extras that it needs.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        module = (error.name or "").partition(".")[0]
        homes = [extra for extra, modules in MODULES.items() if module in modules]
        if not homes:
            raise
        raise _error(what, _missing(extras) or homes[:1]) from None


def of_command(words: Sequence[str]) -> tuple[str, ...]:
    """What a command line's command is called, and the extras that it needs."""
    name = next(iter(words), "")
    if name and not re.fullmatch("[a-z][a-z-]*", name):
        return "blazon", "cli"
    return f"blazon {name}".rstrip(), *COMMANDS.get(name, ("cli",))


def _missing(extras: Sequence[str]) -> list[str]:
    return [one for one in extras if any(find_spec(name) is None for name in MODULES[one])]


def _error(what: str, extras: Sequence[str]) -> MissingExtra:
    names = " and ".join(f'"{extra}"' for extra in extras)
    noun = "extra" if len(extras) == 1 else "extras"
    return MissingExtra(
        f'{what} needs the {noun} {names}: pip install "blazon[{",".join(extras)}]"'
    )
