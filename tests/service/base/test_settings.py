"""The server's settings: from the command, the environment and a file, in this order."""

import socket
from pathlib import Path
from typing import Any

import pytest
from tests.service.asking import refused_in_a_line

from blazon.cli import main
from blazon.kernel.errors import BadValue
from blazon.service.base.settings import Settings, load_settings, unknown_variables


def written(folder: Path, text: str) -> Path:
    file = folder / "blazon.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_with_nothing_said_this_machine_alone_reaches_the_server() -> None:
    settings = load_settings(environment={})
    assert settings == Settings()
    assert (settings.host, settings.limits, settings.metrics) == ("127.0.0.1", "on", "local")


def test_the_command_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'host = "file"\nport = 1\nbot_workers = 3\nlog = "error"\n')
    environment = {"BLAZON_HOST": "environment", "BLAZON_PORT": "2", "BLAZON_LIMITS": "off"}
    settings = load_settings(file, environment, host="command", port=None)
    assert (settings.host, settings.port, settings.bot_workers) == ("command", 2, 3)
    assert (settings.log, settings.limits) == ("error", "off")


def test_files_of_windows_editors_are_read(tmp_path: Path) -> None:
    file, secret = written(tmp_path, "\ufeffport = 1\r\n"), tmp_path / "secret"
    secret.write_text("\ufeffsqlite:///tables.db\r\n", encoding="utf-8")
    settings = load_settings(file, {"BLAZON_DATABASE_FILE": str(secret)})
    assert (settings.port, settings.database) == (1, "sqlite:///tables.db")


def test_other_words_in_the_environment_are_named_if_they_have_the_prefix() -> None:
    environment = {"BLAZON_CACHE": "x", "BLAZON_PORT_8765_TCP": "y", "BLAZON_CACHE_DIR": "z"}
    assert load_settings(environment={**environment, "PORT": "80"}) == Settings()
    assert unknown_variables({**environment, "PORT": "80"}) == [
        "BLAZON_CACHE",
        "BLAZON_PORT_8765_TCP",
    ]


@pytest.mark.parametrize(
    ("misspelt", "meant"),
    [
        ("TRUSTED_PROXIE", "TRUSTED_PROXIES"),
        ("PROT", "PORT"),
        ("PUBLIC_URI", "PUBLIC_URL"),
        ("DATABASE_FILES", "DATABASE_FILE"),
    ],
)
def test_a_misspelt_setting_is_refused_with_the_right_name(misspelt: str, meant: str) -> None:
    with pytest.raises(BadValue, match=f"BLAZON_{misspelt}.*did you mean BLAZON_{meant}"):
        load_settings(environment={f"BLAZON_{misspelt}": "80"})


def test_a_path_in_the_public_address_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(BadValue, match=r"without a path: .* host name of its own, .*/blazon'$"):
        load_settings(environment={"BLAZON_PUBLIC_URL": "https://example.org/blazon"})


def test_an_empty_host_is_refused_with_what_would_be_right() -> None:
    for given in ({"environment": {"BLAZON_HOST": ""}}, {"environment": {}, "host": ""}):
        with pytest.raises(BadValue, match=r"^setting host: is empty; it must .*127\.0\.0\.1"):
            load_settings(**given)


SITE = "games.example.org"
WRONG = {
    "host": ["", " "],
    "port": ["many", "65536", "-1"],
    "bot_workers": ["-1", "1.5"],
    "log": ["loud"],
    "limits": ["maybe"],
    "metrics": ["some"],
    "webhooks": ["yes"],
    "database": ["mysql://x", "tables.db", "sqlite:///", "sqlite:///:memory:"],
    "public_url": [SITE, f"https://{SITE}/blazon", f"https://me@{SITE}"],
    "trusted_proxies": ["127.0.0.1, proxy.example", "::ffff:0:0/96"],
}


@pytest.mark.parametrize(
    ("name", "text"), [(name, text) for name, wrong in WRONG.items() for text in wrong]
)
def test_a_wrong_value_is_refused_with_the_settings_name(name: str, text: str) -> None:
    with pytest.raises(BadValue) as caught:
        load_settings(environment={f"BLAZON_{name.upper()}": text})
    assert name in caught.value.field
    assert caught.value.expected


@pytest.mark.parametrize(
    ("given", "sent"),
    [
        ("https://games.example.org:8443/", "https://games.example.org:8443/"),
        ("http://[::1]:8765", "http://[::1]:8765"),
        ("http://raspberry_pi.local:8765", "http://raspberry_pi.local:8765"),
        ("http://fritz.box", "http://fritz.box"),
        ("http://pi", "http://pi"),
        ("http://Bücher.local/", "http://xn--bcher-kva.local/"),
        ("https://straße.example:443", "https://xn--strae-oqa.example:443"),
        ("https://例え.テスト", "https://xn--r8jz45g.xn--zckzah"),
    ],
)
def test_the_public_address_is_that_which_browsers_send(given: str, sent: str) -> None:
    assert load_settings(environment={}, public_url=given).public_url == sent


@pytest.mark.parametrize(
    "name", ["a b", "a%20b", "a\u200bb", "a\\b", "a:b", "a#b", "a?b", "[g]", "a,b", ""]
)
def test_what_no_host_is_called_is_no_public_address(name: str) -> None:
    with pytest.raises(BadValue, match="setting public_url: must be like"):
        load_settings(environment={}, public_url=f"http://{name}")


@pytest.mark.parametrize("text", ["*", "0.0.0.0/0"])
def test_trusting_every_proxy_is_no_setting(text: str) -> None:
    with pytest.raises(BadValue, match=r"setting trusted_proxies.* would trust everyone"):
        load_settings(environment={}, trusted_proxies=text)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("prot = 1", "prot"),
        ('port = "many"', "port"),
        ("port = [1]", "port"),
        ("host = 1", "host"),
        ("[limits]\non = true", "limits"),
        ("port 80", "blazon.toml"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place(tmp_path: Path, text: str, name: str) -> None:
    with pytest.raises(BadValue) as caught:
        load_settings(written(tmp_path, text), {})
    assert name in caught.value.field


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadValue, match="missing"):
        load_settings(tmp_path / "missing.toml", {})
    (tmp_path / "latin.toml").write_bytes(b'host = "\xff"')
    with pytest.raises(BadValue, match=r"latin\.toml"):
        load_settings(tmp_path / "latin.toml", {})


def test_the_database_is_a_file_of_ones_own_or_what_is_said() -> None:
    assert Settings().database_url.startswith("sqlite+aiosqlite:///")
    assert Settings(database="sqlite:///x.db").database_url == "sqlite+aiosqlite:///x.db"
    postgres = Settings(database="postgresql://a:b@c/d").database_url
    assert postgres == "postgresql+asyncpg://a:b@c/d"


def test_a_wrong_setting_is_one_line_and_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BLAZON_PORT", "many")
    said = refused_in_a_line(capsys, "serve")
    assert "BLAZON_PORT" in said
    assert "many" in said


def test_a_port_that_is_taken_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port), "--database", database]) == 2
    assert f"127.0.0.1:{port}" in capsys.readouterr().err


def test_the_database_is_read_from_a_file_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "database"
    file.write_text("postgresql://ann:secret@host/blazon\n")
    named = {"BLAZON_DATABASE_FILE": str(file)}
    config = tmp_path / "blazon.toml"
    config.write_text('database = "sqlite:///other.db"\n')
    assert load_settings(config, named).database == "postgresql://ann:secret@host/blazon"
    given = load_settings(None, named, database="sqlite:///mine.db")
    assert given.database == "sqlite:///mine.db"
    both = load_settings(None, named | {"BLAZON_DATABASE_LISTEN_FILE": str(file)})
    assert both.database_listen == both.database


@pytest.mark.parametrize(
    ("content", "more", "message"),
    [
        (None, {}, "cannot be read: No such file"),
        (b" \n", {}, "is empty; write the address there"),
        (b"\xff", {}, "is not text"),
        (b"sqlite:///a.db", {"BLAZON_DATABASE": ""}, "cannot be set together with BLAZON_DATABASE"),
        (b"mysql://secret", {}, "must begin with sqlite:/// or postgresql://"),
    ],
)
def test_a_wrong_file_of_the_database_is_said(
    tmp_path: Path, content: bytes | None, more: dict[str, str], message: str
) -> None:
    file = tmp_path / "database"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadValue) as caught:
        load_settings(None, {"BLAZON_DATABASE_FILE": str(file), **more})
    assert message in str(caught.value)
    assert "secret" not in str(caught.value)


MAIL: dict[str, Any] = {"smtp_from": "games@example.org", "public_url": "https://games.example.org"}


@pytest.mark.parametrize(
    ("url", "host", "port", "login", "start_tls"),
    [
        ("smtp://mail.example", "mail.example", 587, (None, None), None),
        ("smtp://me:p%40ss@mail.example:25/", "mail.example", 25, ("me", "p@ss"), True),
        ("smtps://me:pass@mail.example", "mail.example", 465, ("me", "pass"), False),
        ("smtp://me:pass@localhost:25", "localhost", 25, ("me", "pass"), False),
        ("smtp://[::1]:25", "::1", 25, (None, None), False),
    ],
)
def test_a_password_goes_to_the_mail_server_only_when_nobody_else_can_read_it(
    url: str, host: str, port: int, login: tuple[str | None, str | None], start_tls: bool | None
) -> None:
    server = load_settings(environment={}, smtp_url=url, **MAIL).mail_server
    assert server
    assert (server.host, server.port, (server.user, server.password)) == (host, port, login)
    assert (server.start_tls, server.is_tls) == (start_tls, url.startswith("smtps"))
    assert "pass" not in repr(server)


@pytest.mark.parametrize(
    "url",
    [
        "mail.example",
        "http://mail.example",
        "smtp://",
        "smtp://me:hidden@mail.example:x",
        "smtp://me:hidden@mail.example/inbox",
        "smtp://hidden@mail.example",
        "smtp://me:hidden%0d%0a@mail.example",
        "smtp://me:hidden@mail example",
    ],
)
def test_a_wrong_mail_server_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(BadValue) as caught:
        load_settings(environment={}, smtp_url=url, **MAIL)
    assert "smtp_url" in caught.value.field
    assert "hidden" not in str(caught.value)


@pytest.mark.parametrize("missing", ["smtp_url", "smtp_from", "public_url"])
def test_mail_needs_a_server_a_sender_and_an_address_for_links(missing: str) -> None:
    given: dict[str, Any] = {"smtp_url": "smtp://mail.example", **MAIL, missing: ""}
    with pytest.raises(BadValue, match=missing):
        load_settings(environment={}, **given)
    with pytest.raises(BadValue, match="smtp_from"):
        load_settings(environment={}, **{**given, **MAIL, "smtp_from": "a\nb@example.org"})


def test_the_mail_servers_address_can_stand_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "smtp").write_text("smtps://me:pass@mail.example\n")
    environment = {"BLAZON_SMTP_URL_FILE": str(tmp_path / "smtp")}
    server = load_settings(environment=environment, **MAIL).mail_server
    assert server
    assert server.password == "pass"
