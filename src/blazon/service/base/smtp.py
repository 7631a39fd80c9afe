"""Mail: the server that sends it, and addresses."""

import re
from dataclasses import dataclass, field
from urllib.parse import SplitResult, unquote, urlsplit

from blazon.kernel.errors import BadValue
from blazon.service.base.addresses import ascii_host

LONGEST_ADDRESS = 254
"""Characters in an address (RFC 5321)."""
_LONGEST_NAME = 64
"""Characters before its @."""
_ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_NAME = re.compile(rf"{_ATOM}(?:\.{_ATOM})*")
_LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_DOMAIN = re.compile(rf"{_LABEL}(?:\.{_LABEL})*")
_HOST = re.compile(r"[0-9A-Za-z._-]+|[0-9A-Fa-f:.]+")
_LOOPBACK = re.compile(r"localhost|127(\.[0-9]{1,3}){3}|::1")
_PORTS = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class MailServer:
    """The server that accepts our mail and forwards it."""

    host: str
    port: int
    user: str | None
    password: str | None = field(repr=False)
    is_tls: bool
    """Whether the connection is encrypted from its beginning."""

    @property
    def start_tls(self) -> bool | None:
        """Whether to encrypt with STARTTLS; None: if the server offers it.

        A password is never sent without encryption, except within this machine.
        """
        if self.is_tls or _LOOPBACK.fullmatch(self.host):
            return False
        return True if self.password is not None else None


def mail_server(url: str, place: str = "setting smtp_url") -> MailServer:
    """The server at ``smtp://`` or ``smtps://``; raises BadValue, never with the password."""
    wrong = BadValue(place, "must be like smtp://USER:PASSWORD@HOST:587 or smtps://HOST:465")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise wrong from error
    if not (parts.scheme in _PORTS and _is_bare(parts) and _HOST.fullmatch(parts.hostname or "")):
        raise wrong
    user, password = (None if one is None else unquote(one) for one in _login(parts))
    if (user is None) != (password is None):
        raise BadValue(place, "must have both a user and a password, or neither")
    if re.search(r"[\x00-\x1f\x7f]", f"{user}{password}"):
        raise BadValue(place, "its user or password contains a character that is not text")
    port = port or _PORTS[parts.scheme]
    return MailServer(parts.hostname or "", port, user, password, parts.scheme == "smtps")


def _is_bare(parts: SplitResult) -> bool:
    return parts.path in ("", "/") and not (parts.query or parts.fragment)


def _login(parts: SplitResult) -> tuple[str | None, str | None]:
    return parts.username or None, parts.password or None


def mail_address(text: str, place: str, *, is_public: bool = True) -> str:
    """An address as mail servers write it; raises BadValue, never with the address.

    The result contains no line break and no second recipient.

    Args:
        text: what somebody has entered.
        place: its name in errors.
        is_public: whether its domain must be a public one, with a dot.
    """
    name, at, domain = text.strip().rpartition("@")
    if not name.isascii():
        raise BadValue(place, "must have only ASCII letters before the @")
    host = ascii_host(domain).lower()
    is_right = _NAME.fullmatch(name) and _DOMAIN.fullmatch(host) and len(name) <= _LONGEST_NAME
    is_right = is_right and len(name) + 1 + len(host) <= LONGEST_ADDRESS
    if not (at and is_right) or (is_public and not re.search(r"\.[^.]*[a-z]", host)):
        raise BadValue(place, "must be an address such as name@example.org")
    return f"{name}@{host}"
