"""The server's settings, from environment variables and a TOML file; variables win."""

import os
import re
import tomllib
from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import quote

import msgspec
from msgspec import Meta, structs
from platformdirs import user_data_path

from blazon.kernel.errors import BadValue
from blazon.kernel.files import called, read_text, text_of
from blazon.service.base.addresses import POSTGRES, SQLITE, ascii_host, url_of
from blazon.service.base.smtp import MailServer, mail_address, mail_server

PREFIX = "BLAZON_"
_SECRET = ("database", "database_listen", "smtp_url")
"""Settings that may contain a password; ``BLAZON_…_FILE`` can name a file with each."""
DATABASE_FILE = f"{PREFIX}DATABASE_FILE"
"""Names a file with the setting ``database``."""
_OTHERS = (
    "BLAZON_CACHE_DIR",
    "BLAZON_SERVER",
    *(f"{PREFIX}{name.upper()}_FILE" for name in _SECRET),
)
"""Variables with the prefix that are not settings of the server."""
_NEAR = 0.75
"""How similar a name must be to a setting's to count as a misspelling of it: 1 means equal."""
_SITE = re.compile(
    r"(?P<scheme>https?://)(?P<host>[^\s/:@?#%\[\]\\]+|\[[0-9A-Fa-f:.]+\])(?P<rest>(:[0-9]{1,5})?/?)"
)
_HOST = re.compile(r"[0-9A-Za-z._-]+|\[.*\]")
"""Names of home networks may have underscores, such as ``raspberry_pi.local``."""
Days = Annotated[int, Meta(ge=0, le=36_500)]
Port = Annotated[int, Meta(ge=0, le=65535)]


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Set each one as ``name`` in the file or ``BLAZON_NAME`` in the environment."""

    host: str = "127.0.0.1"
    """The address to listen on. To accept connections from other machines, use ``0.0.0.0`` for all
    addresses of IPv4, or ``::`` for those of IPv6 and IPv4."""
    port: Port = 8765
    """The port to listen on; 0 picks any free port."""
    database: str = ""
    """``sqlite:///FILE`` or ``postgresql://USER:PASSWORD@HOST/NAME``, with options such as
    ``?sslmode=require``; write ``%25`` for ``%``. The default is a file in your data folder. To
    keep a password out of the settings, write this address into a separate file and name the file
    in ``BLAZON_DATABASE_FILE``."""
    database_listen: str = ""
    """The address of PostgreSQL itself, if ``database`` is that of a pooler in transaction mode,
    such as PgBouncer: processes listen to each other there. To read it from a file, name the file
    in ``BLAZON_DATABASE_LISTEN_FILE``."""
    public_url: str = ""
    """The address at which browsers reach the server: scheme, host and port, such as
    ``https://games.example.org``. It has no path, because the server needs a host name of its own.
    Required for secure cookies and for any host name except
    ``localhost``."""
    trusted_proxies: str = ""
    """Addresses or networks of the proxies trusted to report the client's address, separated by
    commas."""
    bot_workers: Annotated[int, Meta(ge=0, le=256)] = 1
    """Number of processes that run bots; 0 if other servers run them."""
    bots_alone: Literal["on", "off"] = "off"
    """Whether bots and programs can play at tables without any person."""
    today: Literal["on", "off"] = "on"
    """Whether there is a deal of each game a day that is the same for everybody."""
    stand_in_seconds: Annotated[float, Meta(ge=0, le=3600)] = 2.0
    """How many seconds a bot waits before each decision in a person's seat, so the game is not over
    before the player returns."""
    log: Literal["debug", "info", "warning", "error"] = "info"
    """The lowest level to log: ``debug``, ``info``, ``warning`` or ``error``."""
    least_free_mib: Annotated[int, Meta(ge=0, le=1 << 30)] = 200
    """The server stores nothing new when an SQLite file's disk has less free space than this, in
    MiB; 0 turns the check off."""
    limits: Literal["on", "off"] = "on"
    """Whether the server limits request rates (by session and address), connections and sockets (by
    address), and tables and uploads (by quota)."""
    open_days: Days = 30
    """Delete a table that is still waiting for players after this many days without a change; 0 for
    never."""
    aborted_days: Days = 7
    """The same for a table that was closed before its game began."""
    running_days: Days = 365
    """The same for a running game."""
    finished_days: Days = 0
    """The same for a finished game."""
    imported_days: Days = 90
    """The same for a finished game without seated players, such as an imported one."""
    unused_session_days: Days = 7
    """Delete a session after this many unused days if it has no seat, table, name, webhook,
    notifications or mail address; 0 keeps all sessions."""
    report_days: Days = 90
    """Delete settled reports and expired blocks after this many days; 0 for never."""
    audit_days: Days = 730
    """The same for entries in the log of ``blazon admin``."""
    metrics: Literal["local", "all", "proxied", "off"] = "local"
    """Who may read ``/metrics``: ``local`` (programs on this machine that connect directly, not
    through a proxy), ``all`` (programs on all machines that connect directly), ``proxied`` (also
    through a proxy) or ``off``."""
    webhooks: Literal["on", "off"] = "off"
    """Whether players may register a webhook that notifies them of their turns."""
    push: Literal["on", "off"] = "on"
    """Whether browsers are notified of their users' turns, if the users want this."""
    push_key: str = ""
    """The private key for these notifications, or the file that contains it; create one with
    ``blazon push-key FILE``. Without it, the server makes a key and keeps it in the database."""
    push_contact: str = ""
    """The contact given to push services: ``mailto:ADDRESS`` or ``https://HOST``; by default
    ``public_url``."""
    smtp_url: str = ""
    """The server that sends mail about turns to players who want it:
    ``smtp://USER:PASSWORD@HOST:587``, encrypted by STARTTLS if it offers this, and always before a
    password is sent; or ``smtps://USER:PASSWORD@HOST:465``. It needs ``smtp_from`` and
    ``public_url``; without it, there is no mail. Write ``%40`` for ``@``. To read it from a file,
    name the file in ``BLAZON_SMTP_URL_FILE``."""
    smtp_from: str = ""
    """The sender's address of this mail, such as ``games@example.org``."""

    @property
    def database_url(self) -> str:
        """The database URL for SQLAlchemy."""
        if not self.database:
            folder = user_data_path("blazon", appauthor=False)
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise BadValue("database", f"{folder} cannot be made: {error.strerror}") from error
            return f"{SQLITE}{quote(str(folder / 'tables.db'))}"
        return url_of(self.database)

    @property
    def listen_url(self) -> str:
        """The URL for listening; empty if it is the same."""
        if not self.database_listen:
            return ""
        url = url_of(self.database_listen, "database_listen")
        if not (url.startswith(POSTGRES) and self.database_url.startswith(POSTGRES)):
            raise BadValue("database_listen", "is only for PostgreSQL, with database")
        return url

    @property
    def mail_server(self) -> MailServer | None:
        """The server that sends mail, if there is one; raises BadValue."""
        if bool(self.smtp_url) != bool(self.smtp_from):
            raise BadValue("setting smtp_url", "is needed with smtp_from, and smtp_from with it")
        if not self.smtp_url:
            return None
        mail_address(self.smtp_from, "setting smtp_from", is_public=False)
        server = mail_server(self.smtp_url)
        if not self.public_url:
            raise BadValue("setting smtp_url", "needs public_url, for the links in messages")
        return server


def load_settings(
    file: Path | None = None, environment: Mapping[str, str] = os.environ, **given: Any
) -> Settings:
    """Load the settings: arguments win over the environment, then the file; raises BadValue."""
    fields = {field.name: field for field in msgspec.structs.fields(Settings)}
    values = _in_settings_file(file, fields) if file is not None else {}
    _check_spelling(environment)
    values |= _in_environment(environment, fields)
    values |= {name: value for name, value in given.items() if value is not None}
    for name, value in values.items():
        try:
            values[name] = msgspec.convert(value, fields[name].type, strict=False)
        except msgspec.ValidationError as error:
            place = f"setting {name} ({PREFIX}{name.upper()})"
            raise BadValue(place, f"{str(error).lower()}, is {value!r}") from error
    settings = Settings(**values)
    _ = settings.database_url if settings.database else None
    _ = settings.listen_url
    _ = settings.mail_server
    _check_host(settings.host)
    proxy_networks(settings.trusted_proxies)
    if not settings.public_url:
        return settings
    return structs.replace(settings, public_url=_public_url(settings.public_url))


def _in_settings_file(file: Path, names: Collection[str]) -> dict[str, Any]:
    """The settings in a TOML file; raises BadValue."""
    text = read_text(file)
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadValue(called(file), f"is not TOML: {error}") from error
    for name in values:
        if name not in names:
            raise BadValue(f"{called(file)}: {name}", f"is unknown; known: {', '.join(names)}")
    return values


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """The variables with the prefix that Blazon does not know."""
    known = {*_OTHERS, *(PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings))}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def _check_spelling(environment: Mapping[str, str]) -> None:
    """Raises BadValue for a variable that looks like a misspelt setting."""
    names = [field.name.upper() for field in msgspec.structs.fields(Settings)]
    names += [name.removeprefix(PREFIX) for name in _OTHERS]
    for variable in unknown_variables(environment):
        if near := get_close_matches(variable.removeprefix(PREFIX), names, 1, _NEAR):
            raise BadValue(variable, f"is unknown; did you mean {PREFIX}{near[0]}?")


def _in_environment(environment: Mapping[str, str], names: Iterable[str]) -> dict[str, str]:
    """The settings that the environment gives; raises BadValue."""
    given = {name: environment.get(PREFIX + name.upper()) for name in names}
    for name in _SECRET:
        if (secret := _in_file(environment, PREFIX + name.upper())) is not None:
            given[name] = secret
    return {name: text for name, text in given.items() if text is not None}


def _in_file(environment: Mapping[str, str], setting: str) -> str | None:
    """An address from the file that the environment names; raises BadValue."""
    variable = f"{setting}_FILE"
    name = environment.get(variable)
    if name is None:
        return None
    if setting in environment:
        raise BadValue(variable, f"cannot be set together with {setting}")
    try:
        text = text_of(Path(name)).strip()
    except OSError as error:
        raise BadValue(variable, f"{name!r} cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise BadValue(variable, f"{name!r} is not text") from error
    if not text:
        raise BadValue(variable, f"{name!r} is empty; write the address there")
    return text


def proxy_networks(text: str) -> list[IPv4Network | IPv6Network]:
    """Parse ``trusted_proxies``; raises BadValue."""
    networks = []
    for word in text.split(",") if text.strip() else ():
        try:
            network = ip_network(word.strip(), strict=False)
        except ValueError as error:
            every = "; * would trust everyone" if word.strip() == "*" else ""
            raise BadValue(
                "setting trusted_proxies",
                f"must be addresses or networks separated by commas, not {text!r}{every}",
            ) from error
        if isinstance(network, IPv6Network) and (mapped := network.network_address.ipv4_mapped):
            network = ip_network((str(mapped), max(0, network.prefixlen - 96)), strict=False)
        if not network.prefixlen:
            raise BadValue("setting trusted_proxies", f"{network} would trust everyone")
        networks.append(network)
    return networks


def _check_host(text: str) -> None:
    """Raises BadValue for an empty address, with which a socket would accept everybody."""
    if not text.strip():
        raise BadValue(
            "setting host",
            "is empty; it must be an address, such as 127.0.0.1 for this machine alone, or 0.0.0.0 "
            "for connections from other machines too",
        )


def _public_url(text: str) -> str:
    """The address of a whole site as browsers send it; raises BadValue."""
    found = _SITE.fullmatch(text)
    host = ascii_host(found["host"]) if found else ""
    if found is None or not _HOST.fullmatch(host):
        expected = (
            "must be like https://games.example.org, without a path: the server needs a host name "
            f"of its own, not {text!r}"
        )
        raise BadValue("setting public_url", expected)
    return f"{found['scheme']}{host}{found['rest']}"
