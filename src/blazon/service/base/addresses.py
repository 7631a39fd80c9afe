"""Checks every part of a database's address; no error repeats a password."""

import os
import re
import ssl
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlencode

from blazon.kernel.errors import BadValue

SQLITE = "sqlite+aiosqlite:///"
POSTGRES = "postgresql+asyncpg://"
"""How SQLAlchemy's URLs begin."""
_KINDS = {
    "sqlite:///": SQLITE,
    "postgresql://": POSTGRES,
    "postgres://": POSTGRES,
}
_PARTS = re.compile(
    r"(?:(?P<user>[^:/]*)(?::(?P<password>[^@]*))?@)?"
    r"(?P<hosts>[^/?]*)(?:/(?P<name>[^?]*))?(?:\?(?P<options>.*))?"
)
_PLACE = re.compile(r"(?P<host>/.*?|\[[0-9A-Fa-f:.]+(?:%\w+)?\]|[^\[\]:]*)(?::(?P<port>[^:]*))?")
_SECURE = ("require", "verify-ca", "verify-full")
_CHOICES = {
    "sslmode": ("disable", "allow", "prefer", *_SECURE),
    "sslnegotiation": ("postgres", "direct"),
    "target_session_attrs": ("any", "read-write", "primary"),
    "channel_binding": ("disable", "prefer"),
    "gssencmode": ("disable", "prefer"),
}
_NUMBERS = {
    "connect_timeout": (1, 300),
    "statement_cache_size": (0, 10_000),
    "prepared_statement_cache_size": (0, 10_000),
}
_FILES = ("sslrootcert", "sslcert", "sslkey", "passfile")
_TEXTS = ("user", "password", "dbname", "application_name", "options", "sslpassword")
_SAME = {"ssl": "sslmode", "database": "dbname"}
"""Other names, which SQLAlchemy and asyncpg use."""
_REPEATED = ("host", "port")
_KNOWN = (*_REPEATED, *_TEXTS, *_CHOICES, *_FILES, *_NUMBERS)
_INSTEAD = {
    "channel_binding": "; sslmode=verify-full&sslrootcert=system protects as well",
    "target_session_attrs": ", because the server writes",
}
"""What to add to the error about a wrong value."""
_TLS = ("sslmode", "sslnegotiation", *_FILES[:3], "sslpassword")
_PORT = 5432


def url_of(address: str, place: str = "database") -> str:
    """The URL for SQLAlchemy; raises BadValue.

    Args:
        address: as in the settings.
        place: the setting, for errors.
    """
    kind = next((kind for kind in _KINDS if address.startswith(kind)), None)
    if kind is None:
        raise BadValue(place, "must begin with sqlite:/// or postgresql://")
    _check_text(place, "the address", address)
    driver, rest = _KINDS[kind], address.removeprefix(kind)
    if driver == SQLITE and "?" in rest:
        raise BadValue(place, "sqlite:///FILE has no options, and FILE contains no ?")
    if driver == SQLITE:
        file = unquote(rest)
        _check_text(place, "FILE", file)
        if file == ":memory:" or not Path(file).name:
            raise BadValue(place, "must name a file, which outlives the server: sqlite:///FILE")
    if driver == POSTGRES:
        connect_arguments(rest, place)
    return driver + rest


def sqlite_file(url: str) -> str | None:
    """The file of an SQLite URL; None for PostgreSQL."""
    return unquote(url.removeprefix(SQLITE)) if url.startswith(SQLITE) else None


def connect_arguments(address: str, place: str = "database") -> dict[str, Any]:
    """The arguments with which SQLAlchemy's asyncpg dialect connects; raises BadValue.

    Args:
        address: of PostgreSQL; everything before ``://`` may be missing.
        place: the setting, for errors.
    """
    found = _PARTS.fullmatch(address.removeprefix(POSTGRES))
    if not found:
        raise BadValue(place, "must be like postgresql://USER:PASSWORD@HOST/NAME")
    if "@" in "".join(found[part] or "" for part in ("hosts", "name", "options")):
        raise BadValue(place, "must have %40 for each @ that does not stand before the host")
    options = _options(found["options"] or "", place)
    given = {
        "user": _either("user", found["user"], options, place),
        "password": _either("password", found["password"], options, place),
        "database": _either("dbname", found["name"], options, place),
        "passfile": options.get("passfile"),
        "target_session_attrs": options.get("target_session_attrs"),
        "timeout": options.get("connect_timeout"),
        "statement_cache_size": options.get("statement_cache_size"),
        "prepared_statement_cache_size": options.get("prepared_statement_cache_size"),
        "server_settings": {
            name: options[name] for name in ("application_name", "options") if name in options
        },
    }
    for name in ("user", "password", "database"):
        _check_text(place, name, str(given[name] or ""))
    where = _hosts(found["hosts"], options, place) | _tls(options, place)
    return {name: value for name, value in given.items() if value or value == 0} | where


def _either(name: str, front: str | None, options: Mapping[str, Any], place: str) -> str | None:
    """A part that can stand before the options or among them."""
    if front and name in options:
        raise BadValue(place, f"{name} is given twice, before the question mark and after it")
    return unquote(front) if front else options.get(name)


def _options(text: str, place: str) -> dict[str, Any]:
    """The options after the question mark, each checked separately."""
    options: dict[str, Any] = {}
    for given, value in parse_qsl(text, keep_blank_values=True):
        name = _SAME.get(given, given)
        if name not in _KNOWN:
            expected = f"the option {given!r} is unknown; known: {', '.join(_KNOWN)}"
            raise BadValue(place, expected)
        if name in options and name not in _REPEATED:
            raise BadValue(place, f"{given} is given twice")
        _check_text(place, given, value)
        if name in _REPEATED:
            options.setdefault(name, []).extend(value.split(","))
        else:
            options[name] = _value(name, value, place)
    return options


def _value(name: str, value: str, place: str) -> str | int:
    if not value:
        raise BadValue(place, f"{name} is empty")
    if name in _CHOICES and value not in _CHOICES[name]:
        expected = f"must be one of {', '.join(_CHOICES[name])}, not {value!r}"
        raise BadValue(place, f"{name} {expected}{_INSTEAD.get(name, '')}")
    if name in _NUMBERS:
        least, most = _NUMBERS[name]
        if not re.fullmatch("[0-9]{1,5}", value) or not least <= int(value) <= most:
            expected = f"must be a whole number from {least} to {most}, not {value!r}"
            raise BadValue(place, f"{name} {expected}")
        return int(value)
    return value


def _check_text(place: str, name: str, value: str) -> None:
    """Raises BadValue for what PostgreSQL, files and sockets cannot take."""
    if re.search(r"[\x00-\x1f\x7f\ud800-\udfff]", value):
        raise BadValue(place, f"{name} contains a character that is not text")


def _hosts(text: str, options: Mapping[str, Any], place: str) -> dict[str, Any]:
    """The hosts and their ports, if there are any."""
    given, ports = options.get("host", []), options.get("port", [])
    if text and given:
        raise BadValue(place, "host is given twice, before the question mark and after it")
    found = [_host(one, place) for one in (given or (text.split(",") if text else []))]
    if ports:
        if any(port for _, port in found) or len(ports) not in (1, len(found) or 1):
            raise BadValue(place, "port must be given once, or once for each host")
        checked = [_port(port, place) for port in ports]
        hosts = [host for host, _ in found]
        if not hosts:
            return {"port": checked[0]}
        return _both(hosts, checked * (len(hosts) if len(checked) == 1 else 1))
    if not any(port for _, port in found):
        return {"host": [host for host, _ in found]} if any(host for host, _ in found) else {}
    return _both([host for host, _ in found], [port or _PORT for _, port in found])


def _both(hosts: list[str], ports: list[int]) -> dict[str, Any]:
    return {"host": hosts, "port": ports} if any(hosts) else {"port": ports[0]}


def _host(text: str, place: str) -> tuple[str, int | None]:
    """A host, or the folder of a socket, with its port."""
    text = unquote(text)
    if text.count(":") > 1 and text[0] not in "/[":
        text = f"[{text}]"
    found = _PLACE.fullmatch(text)
    if not found or not (found["host"][:1] in "/[" or _is_name(found["host"])):
        raise BadValue(place, f"{text!r} is no host")
    port = _port(found["port"], place) if found["port"] else None
    return found["host"].strip("[]"), port


def _is_name(text: str) -> bool:
    """Whether the host's name can be looked up."""
    try:
        text.encode("idna")
    except UnicodeError:
        return False
    return not re.search(r"[\s#%\\]", text)


def _port(text: str, place: str) -> int:
    if not re.fullmatch("[0-9]{1,5}", text) or not 0 < int(text) < 1 << 16:
        raise BadValue(place, f"port must be a number from 1 to 65535, not {text!r}")
    return int(text)


def _tls(options: Mapping[str, Any], place: str) -> dict[str, Any]:
    """How to encrypt, and which authorities to trust."""
    chosen = {name: options[name] for name in _TLS if name in options}
    root, cert, key = (chosen.get(name) for name in _FILES[:3])
    mode = chosen.get("sslmode", "verify-full" if root == "system" else "prefer")
    if root == "system" and mode != "verify-full":
        raise BadValue(place, f"sslrootcert=system needs sslmode=verify-full, not {mode}")
    if chosen.get("sslnegotiation") == "direct" and mode not in _SECURE:
        raise BadValue(place, f"sslnegotiation=direct needs sslmode={' or '.join(_SECURE)}")
    if bool(cert) != bool(key):
        raise BadValue(place, "sslcert and sslkey must be given together")
    if mode.startswith("verify") and not root and not _has_root():
        expected = "needs sslrootcert: a file, or system for the authorities of this machine"
        raise BadValue(place, f"sslmode={mode} {expected}")
    context = _context(root)
    if cert:
        secret = chosen.get("sslpassword", "")
        with _usable(place, "sslcert or sslkey"):
            context.load_cert_chain(cert, key, lambda: secret)
    if root == "system":
        return {"ssl": context, "direct_tls": chosen.get("sslnegotiation") == "direct"}
    if root:
        with _usable(place, "sslrootcert"):
            context.load_verify_locations(root)
    # asyncpg takes these only from an address, and makes its own context.
    return {"dsn": f"postgresql://?{urlencode(chosen)}"} if chosen else {}


def _context(root: str | None) -> ssl.SSLContext:
    if root != "system":
        return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context = ssl.create_default_context()
    context.set_alpn_protocols(["postgresql"])
    return context


def _has_root() -> bool:
    """Whether asyncpg finds authorities by itself."""
    return "PGSSLROOTCERT" in os.environ or Path("~/.postgresql/root.crt").expanduser().exists()


@contextmanager
def _usable(place: str, names: str) -> Iterator[None]:
    """Raises BadValue if TLS cannot use the files that some options name."""
    try:
        yield
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadValue(place, f"{names} cannot be used: {reason}") from error


def ascii_host(name: str) -> str:
    """A host's name as browsers and mail servers write it: outside ASCII, in Punycode."""
    return ".".join(map(_label, name.split(".")))


def _label(text: str) -> str:
    """A part of a host's name; outside ASCII, browsers write it in Punycode.

    Python's own codec follows IDNA 2003, which writes ß as ss.
    """
    if text.isascii() or not text.isprintable():
        return text
    plain = unicodedata.normalize("NFKC", text.lower())
    return plain if plain.isascii() else f"xn--{plain.encode('punycode').decode()}"
