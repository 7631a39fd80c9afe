"""Addresses of databases: what the settings accept, and how they refuse everything else."""

import asyncio
import ssl
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from tests.service.asking import refused_in_a_line
from tests.service.certificates import make_certificate
from tests.service.cluster import postgres
from tests.service.pooler import pooled
from tests.tools import needs

from blazon.cli import main
from blazon.kernel.errors import BadValue
from blazon.service.base.addresses import connect_arguments, sqlite_file, url_of
from blazon.service.base.settings import Settings, load_settings
from blazon.service.storage.postgres import Postgres

DSN = "postgresql://?"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a certificate and its key."""
    made = tmp_path_factory.mktemp("certificate")
    make_certificate(made)
    return made


@pytest.mark.parametrize(
    ("address", "arguments"),
    [
        ("", {}),
        ("/blazon", {"database": "blazon"}),
        ("ann:p%40ss@host/blazon", {"password": "p@ss", "user": "ann", "host": ["host"]}),
        ("ann:pa/ss?#w@host:6432/b", {"password": "pa/ss?#w", "port": [6432], "database": "b"}),
        ("one,two:5433/b", {"host": ["one", "two"], "port": [5432, 5433]}),
        ("[::1]:5433/b", {"host": ["::1"], "port": [5433]}),
        ("[fe80::1]/b", {"host": ["fe80::1"]}),
        ("%2Frun%2Fpostgresql/b", {"host": ["/run/postgresql"]}),
        (":5433/b", {"port": 5433}),
        ("/b?host=/run/one&host=/run/two", {"host": ["/run/one", "/run/two"]}),
        ("/b?host=one:1&host=two:2", {"host": ["one", "two"], "port": [1, 2]}),
        ("/b?host=one,two&port=1,2", {"host": ["one", "two"], "port": [1, 2]}),
        ("/b?host=one,two&port=1", {"host": ["one", "two"], "port": [1, 1]}),
        ("/b?host=::1", {"host": ["::1"]}),
        ("host/b?port=6432", {"host": ["host"], "port": [6432]}),
        ("?user=ann&password=x&dbname=b", {"user": "ann", "password": "x", "database": "b"}),
        ("host/b?sslmode=require", {"dsn": f"{DSN}sslmode=require"}),
        ("host/b?ssl=disable", {"dsn": f"{DSN}sslmode=disable"}),
        ("host/b?sslmode=prefer&channel_binding=prefer", {"dsn": f"{DSN}sslmode=prefer"}),
        ("host/b?gssencmode=disable&sslmode=allow", {"dsn": f"{DSN}sslmode=allow"}),
        ("host/b?target_session_attrs=read-write", {"target_session_attrs": "read-write"}),
        ("host/b?connect_timeout=10", {"timeout": 10}),
        ("host/b?prepared_statement_cache_size=0", {"prepared_statement_cache_size": 0}),
        ("host/b?statement_cache_size=0", {"statement_cache_size": 0}),
        (
            "host/b?application_name=my+blazon&options=-c%20work_mem%3D8MB",
            {"server_settings": {"application_name": "my blazon", "options": "-c work_mem=8MB"}},
        ),
    ],
)
def test_an_address_is_understood(address: str, arguments: dict[str, Any]) -> None:
    for kind in ("postgresql", "postgres"):
        settings = load_settings(environment={"BLAZON_DATABASE": f"{kind}://{address}"})
        found = connect_arguments(settings.database_url)
        assert {name: found[name] for name in arguments} == arguments
        assert arguments or found == {}


def test_certificates_are_those_of_this_machine_or_of_a_file(folder: Path) -> None:
    for address in ("?sslmode=verify-full&sslrootcert=system", "?sslrootcert=system"):
        context = connect_arguments(address)["ssl"]
        assert isinstance(context, ssl.SSLContext)
        assert context.check_hostname
        assert context.verify_mode == ssl.CERT_REQUIRED
    file, key = folder / "server.crt", folder / "server.key"
    for mode in ("verify-ca", "verify-full", "require"):
        own = f"?sslmode={mode}&sslrootcert={file}&sslcert={file}&sslkey={key}"
        dsn = connect_arguments(own)["dsn"]
        assert all(f"{name}=" in dsn for name in ("sslmode", "sslrootcert", "sslcert", "sslkey"))


WRONG = [
    ("mysql://host/b", "must begin with sqlite:/// or postgresql://"),
    ("sqlite://host/b", "must begin with sqlite:/// or postgresql://"),
    ("sqlite:///tables.db?mode=ro", "has no options"),
    ("sqlite:///tables\0.db", "is not text"),
    ("postgresql://host/b\udcff", "is not text"),
    ("postgresql://host/b%00", "database contains a character that is not text"),
    ("postgresql://host:port/b", "port must be a number from 1 to 65535, not 'port'"),
    ("postgresql://host:0/b", "port must be a number"),
    ("postgresql://host:70000/b", "port must be a number"),
    ("postgresql://[::1/b", "'[::1' is no host"),
    ("postgresql://a..b/b", "'a..b' is no host"),
    ("postgresql://a b/b", "'a b' is no host"),
    (f"postgresql://{'a' * 64}/b", "is no host"),
    ("postgresql://host/b?host=other", "host is given twice, before the question mark and after"),
    ("postgresql://ann@host/b?user=bob", "user is given twice"),
    ("postgresql://ann@host/b?dbname=c", "dbname is given twice"),
    ("postgresql:///b?host=one:1&port=2", "port must be given once, or once for each host"),
    ("postgresql:///b?host=one,two&port=1,2,3", "port must be given once"),
    ("postgresql:///b?port=x", "port must be a number"),
    ("postgresql://host/b?sslmod=require", "the option 'sslmod' is unknown; known: host, port,"),
    ("postgresql://host/b?=", "the option '' is unknown"),
    ("postgresql://host/b?sslmode=", "sslmode is empty"),
    ("postgresql://host/b?sslmode=on", "sslmode must be one of disable, allow, prefer, require,"),
    ("postgresql://host/b?sslmode=require&sslmode=disable", "sslmode is given twice"),
    ("postgresql://host/b?ssl=require&sslmode=disable", "sslmode is given twice"),
    ("postgresql://host/b?sslmode=verify-full", "sslmode=verify-full needs sslrootcert: a file,"),
    ("postgresql://host/b?sslmode=verify-ca", "sslmode=verify-ca needs sslrootcert: a file, or"),
    ("postgresql://host/b?sslmode=require&sslrootcert=system", "needs sslmode=verify-full, not"),
    ("postgresql://host/b?sslrootcert=missing.crt", "sslrootcert cannot be used: No such file"),
    ("postgresql://host/b?sslcert=server.crt", "sslcert and sslkey must be given together"),
    ("postgresql://host/b?sslcert=x&sslkey=y", "sslcert or sslkey cannot be used: No such file"),
    ("postgresql://host/b?sslnegotiation=direct", "sslnegotiation=direct needs sslmode=require"),
    ("postgresql://host/b?channel_binding=require", "sslmode=verify-full&sslrootcert=system"),
    ("postgresql://host/b?target_session_attrs=standby", "because the server writes"),
    ("postgresql://host/b?connect_timeout=0", "must be a whole number from 1 to 300, not '0'"),
    ("postgresql://host/b?connect_timeout=1.5", "must be a whole number from 1 to 300"),
    ("postgresql://host/b?prepared_statement_cache_size=-1", "must be a whole number from 0"),
    ("postgresql://host/b?statement_cache_size=many", "must be a whole number from 0"),
    ("postgresql://host/b?application_name=%0A", "application_name contains a character"),
    ("sqlite:///", "must name a file"),
    ("sqlite:///.", "must name a file"),
    ("sqlite:///%3Amemory%3A", "must name a file"),
    ("sqlite:///a%00.db", "FILE contains a character that is not text"),
    ("sqlite:///a%0Ab.db", "FILE contains a character that is not text"),
]


@pytest.mark.parametrize(("address", "message"), WRONG)
def test_a_wrong_address_is_refused_in_one_sentence(
    address: str, message: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    with pytest.raises(BadValue) as caught:
        load_settings(environment={"BLAZON_DATABASE": address})
    assert caught.value.field == "database"
    assert message in caught.value.expected
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "address",
    [
        "/b?host=/nowhere",
        "127.0.0.1:1/b?connect_timeout=1",
        "nowhere.invalid/b?sslmode=require",
        "/b?host=/nowhere&options=-c&application_name=%C3%BC&sslmode=disable",
        "one.invalid,two.invalid/b?target_session_attrs=read-write",
        f"/b?host=/{'long' * 60}",
        "/b?host=/nowhere&passfile=/nowhere&prepared_statement_cache_size=0&statement_cache_size=0",
        "127.0.0.1:1/b?sslrootcert=system",
    ],
)
def test_an_address_where_nobody_answers_is_one_line(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused_in_a_line(capsys, "db", "upgrade", f"--database=postgresql://{address}")
    assert "database: cannot be opened: " in said


@pytest.mark.parametrize(
    ("database", "listen", "message"),
    [
        ("sqlite:///tables.db", "postgresql://host/b", "is only for PostgreSQL, with database"),
        ("", "postgresql://host/b", "is only for PostgreSQL, with database"),
        ("postgresql://host/b", "sqlite:///tables.db", "is only for PostgreSQL, with database"),
        ("postgresql://host/b", "postgresql://host/b?sslmode=on", "sslmode must be one of"),
    ],
)
def test_the_address_for_listening_is_checked_as_well(
    database: str, listen: str, message: str
) -> None:
    with pytest.raises(BadValue) as caught:
        load_settings(database=database, database_listen=listen)
    assert caught.value.field == "database_listen"
    assert message in caught.value.expected


def test_nothing_repeats_a_password() -> None:
    for rest in ("@host:x/b", "@a..b/b", "@host/b?sslmode=x", "@host/b?password=", "@x@host/b"):
        for password in ("secret", "p@secret", "p@x/secret", "p@x?secret"):
            with pytest.raises(BadValue) as caught:
                url_of(f"postgresql://ann:{password}{rest}")
            assert "secret" not in str(caught.value)


def test_only_sqlite_has_a_file() -> None:
    assert sqlite_file(Settings(database="sqlite:////a/b.db").database_url) == "/a/b.db"
    assert sqlite_file(Settings(database="postgresql://host/b").database_url) is None


@pytest.mark.parametrize("written", ["a%20b", "100%25", "100%", "grün"])
def test_all_commands_take_an_address_for_the_same_file(tmp_path: Path, written: str) -> None:
    (tmp_path / unquote(written)).mkdir()
    database = f"--database=sqlite:///{tmp_path}/{written}/tables.db"
    assert main(["db", "upgrade", database]) == 0
    assert [file.name for file in tmp_path.iterdir()] == [unquote(written)]
    assert main(["db", "backup", str(tmp_path / "copy.db"), database]) == 0
    assert main(["admin", "tables", database]) == 0
    target = f"sqlite:///{tmp_path}/{written}/target.db"
    assert main(["db", "copy", database.removeprefix("--database="), target]) == 0
    assert (tmp_path / unquote(written) / "target.db").exists()


def test_the_data_folder_may_have_any_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "a%20b? 100%"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    assert main(["db", "upgrade"]) == 0
    assert (folder / "blazon" / "tables.db").exists()


@pytest.mark.system
def test_without_tls_a_server_is_reached_unless_the_address_requires_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with postgres() as address:
        for mode in ("prefer", "disable"):
            assert main(["db", "upgrade", f"--database={address}&sslmode={mode}"]) == 0
            asyncio.run(listen(f"{address}&sslmode={mode}&prepared_statement_cache_size=0"))
        assert not capsys.readouterr().err
        for wrong in ("options=-c%20work_mem%3Dmuch", "options=nonsense"):
            refused_in_a_line(capsys, "db", "upgrade", f"--database={address}&{wrong}")


async def listen(address: str) -> None:
    """Connect as the server's listener does."""
    connection = await Postgres(url_of(address)).listen()
    await connection.execute("listen something")
    await connection.close()


@pytest.mark.system
@needs("pgbouncer")
def test_with_tls_the_address_decides_whom_to_trust(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = f"sslrootcert={folder / 'server.crt'}"
    with pooled(folder) as pooler:
        address = pooler.address("session")
        for options in ("sslmode=prefer", "sslmode=require", f"sslmode=verify-full&{root}"):
            assert main(["db", "upgrade", f"--database={address}?{options}"]) == 0
            asyncio.run(listen(f"{address}?{options}"))
        assert not capsys.readouterr().err
        for options, reason in (
            ("sslmode=disable", "SSL required"),
            ("sslrootcert=system", "certificate verify failed"),
        ):
            wrong = f"--database={address}?{options}"
            assert reason in refused_in_a_line(capsys, "db", "upgrade", wrong)
