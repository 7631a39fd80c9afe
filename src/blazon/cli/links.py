"""Links to tables, as people copy them."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from blazon.kernel.errors import BadValue

_SECRET = re.compile(r"[\w-]+", re.ASCII)
"""The characters of table ids and link secrets."""
_SERVER = re.compile(r"https?://[^\s/?#]+", re.IGNORECASE)
_PORTS = {"http": 80, "https": 443}


class Link(NamedTuple):
    """A link to a table, or its id alone."""

    server: str
    """The server's address; empty for an id alone."""
    table: str
    secret: str | None
    """The secret of a link to a seat."""


def read_link(text: str) -> Link:
    """A link such as http://HOST/t/ID#SECRET, or an id; raises BadValue.

    Characters that mail programs put around a link are removed.
    """
    address, _, secret = text.replace("%23", "#").partition("#")
    table, key = map(_SECRET.search, (address.rstrip("/").rpartition("/")[2], secret))
    server = _SERVER.search(address)
    if server is None and "/" in address and not address.startswith(("/", "t/")):
        raise BadValue("TABLE", "must be a table's id, or a whole link with http:// or https://")
    path = address[server.end() :] if server else ""
    folder = path.rpartition("/t/")[0] if "/t/" in path else ""
    return Link(
        f"{server[0]}{folder}" if server else "",
        table[0] if table else "",
        key[0] if key else None,
    )


def is_same_server(one: str, other: str) -> bool:
    """Whether two addresses are the same, however they are written."""
    return _written_out(one) == _written_out(other)


def _written_out(address: str) -> tuple[str, str | None, int | None, str]:
    try:
        parts = urlsplit(address)
        port = parts.port or _PORTS.get(parts.scheme)
    except ValueError:
        return "", address, None, ""
    return parts.scheme, parts.hostname, port, parts.path.rstrip("/")
