"""Which requests the server accepts: their proxies, host names and origins."""

import asyncio
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from tests.service.asking import ask
from tests.service.people import party
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from blazon.service.base.settings import Settings, load_settings
from blazon.service.http.security import SecurityMiddleware, is_local

LOCAL = ("127.0.0.1", 50_000)
SITE = "https://games.example.org"


def answered(
    headers: dict[str, str], method: str = "GET", client: tuple[str, int] = LOCAL, **settings: Any
) -> httpx.Response:
    """The answer of a server with these settings; 200 with the client's address if accepted."""

    async def app(scope: Any, _: Any, send: Any) -> None:
        local = b"local" if is_local(scope) else b"remote"
        body = b" ".join([scope["client"][0].encode(), scope["scheme"].encode(), local])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body})

    async def main() -> httpx.Response:
        guarded: Any = SecurityMiddleware(app, Settings(**settings))
        transport = httpx.ASGITransport(guarded, client=client)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as browser:
            return await browser.request(method, "/", headers=headers)

    return asyncio.run(main())


# Names


OWN = """
localhost LOCALHOST:8765 localhost. blazon.localhost:8765
127.0.0.1:8765 127.9.9.9 192.168.1.20:8765 [::1]:8765 [::ffff:127.0.0.1]:8765 [fe80::1]:8765
"""


@pytest.mark.parametrize("host", OWN.split())
@pytest.mark.parametrize("settings", [{}, {"public_url": SITE}])
def test_addresses_and_the_machines_own_names_are_answered(
    host: str, settings: dict[str, Any]
) -> None:
    assert answered({"host": host}, **settings).status_code == 200


OTHERS = """
evil.example evil.example:8765 localhost.evil.example 127.0.0.1.evil.example
notlocalhost raspberrypi.local:8765 [::1
"""


@pytest.mark.parametrize("host", [*OTHERS.split(), "a b"])
@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS"])
def test_a_name_that_any_site_could_have_lead_here_is_refused(host: str, method: str) -> None:
    answer = answered({"host": host}, method)
    assert (answer.status_code, answer.json()["code"]) == (421, "host")
    assert f"set public_url to http://{host}" in answer.json()["message"]
    assert "content-security-policy" in answer.headers


def test_the_public_name_is_answered_and_no_other() -> None:
    for host in ("games.example.org", "Games.Example.org:443"):
        assert answered({"host": host}, public_url=SITE).status_code == 200
    answer = answered({"host": "example.org"}, public_url=SITE)
    assert (answer.status_code, answer.json()["code"]) == (421, "host")
    assert SITE in answer.json()["message"]


@pytest.mark.parametrize(
    ("public_url", "host"),
    [
        ("http://raspberry_pi.local:8765", "raspberry_pi.local:8765"),
        ("http://bücher.local", "xn--bcher-kva.local"),
    ],
)
def test_names_of_home_networks_are_answered(public_url: str, host: str) -> None:
    public_url = load_settings(environment={}, public_url=public_url).public_url
    headers = {"host": host, "origin": f"http://{host}"}
    assert answered(headers, "POST", public_url=public_url).status_code == 200


async def test_a_real_server_answers_neither_requests_nor_sockets_for_another_name(
    url: str,
) -> None:
    async with party(url) as table:
        with pytest.raises(InvalidStatus) as caught:
            async with connect(
                f"ws://evil.example/api/tables/{table.id}/socket",
                host="127.0.0.1",
                port=urlsplit(url).port,
                proxy=None,
            ):
                pass
        assert caught.value.response.status_code == 421
        assert b"public_url" in caught.value.response.body
    assert ask(url, "GET", "/api/games", headers={"host": "evil.example"}).status_code == 421
    assert ask(url, "GET", "/", headers={"host": "evil.example"}).status_code == 421


# Origins


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("http://localhost:8765", 200),
        ("http://LOCALHOST:8765", 200),
        ("https://localhost:8765", 403),
        ("http://localhost", 403),
        ("http://localhost:8766", 403),
        ("ftp://localhost:8765", 403),
        ("http://localhost:port", 403),
        ("http://", 403),
    ],
)
def test_origins_are_compared_whole(origin: str, status: int) -> None:
    headers = {"host": "localhost:8765", "origin": origin}
    assert answered(headers, "POST").status_code == status


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (SITE, 200),
        (f"{SITE}:443", 200),
        ("http://games.example.org", 403),
        (f"{SITE}:8443", 403),
        ("https://games.example.org.evil.example", 403),
    ],
)
@pytest.mark.parametrize("public_url", [SITE, f"{SITE}/", f"{SITE}:443"])
def test_with_a_public_address_its_origin_counts(origin: str, status: int, public_url: str) -> None:
    headers = {"host": "games.example.org", "origin": origin}
    assert answered(headers, "POST", public_url=public_url).status_code == status


# Proxies


@pytest.mark.parametrize(
    "name", ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "forwarded", "x-real-ip"]
)
@pytest.mark.parametrize("trusted", ["", "10.0.0.0/8"])
@pytest.mark.parametrize("proxy", ["127.0.0.1", "::ffff:127.0.0.1"])
def test_a_proxy_that_is_not_trusted_is_refused(name: str, trusted: str, proxy: str) -> None:
    answer = answered({name: "192.0.2.7"}, client=(proxy, 1), trusted_proxies=trusted)
    assert (answer.status_code, answer.json()["code"]) == (403, "proxy")
    assert "trusted_proxies" in answer.json()["message"]
    assert " a proxy at 127.0.0.1 " in answer.json()["message"]


@pytest.mark.parametrize("proxy", ["127.0.0.1", "::ffff:127.0.0.1"])
@pytest.mark.parametrize(
    "trusted",
    [
        "127.0.0.1",
        " 10.0.0.1 , 127.0.0.0/8",
        "127.0.0.1/32",
        "::ffff:127.0.0.1",
        "::ffff:7f00:0/104",
    ],
)
def test_a_trusted_proxys_word_on_the_client_is_believed(trusted: str, proxy: str) -> None:
    headers = {"x-forwarded-for": "192.0.2.66, 192.0.2.7", "x-forwarded-proto": "https"}
    answer = answered(headers, client=(proxy, 1), trusted_proxies=trusted)
    assert answer.text == "192.0.2.7 https remote"
    local = answered({}, client=(proxy, 1), trusted_proxies=trusted)
    assert local.text == f"{proxy} http local"


@pytest.mark.parametrize("second", ["10.0.0.2", "::ffff:10.0.0.2"])
def test_of_two_trusted_proxies_the_first_ones_word_counts(second: str) -> None:
    headers = {"x-forwarded-for": f"192.0.2.7, {second}"}
    answer = answered(headers, trusted_proxies="127.0.0.1, 10.0.0.0/8")
    assert answer.text.split()[0] == "192.0.2.7"


@pytest.mark.parametrize(
    ("headers", "client"),
    [
        ({"x-forwarded-for": "127.0.0.1"}, "127.0.0.1"),
        ({"x-forwarded-for": "::1"}, "127.0.0.1"),
        ({"x-forwarded-proto": "https"}, "127.0.0.1"),
        ({"host": "games.example.org"}, "127.0.0.1"),
        ({}, "192.0.2.7"),
    ],
)
def test_what_comes_through_a_proxy_is_never_local(headers: dict[str, str], client: str) -> None:
    answer = answered(headers, client=(client, 1), trusted_proxies="127.0.0.1", public_url=SITE)
    assert (answer.status_code, answer.text.rpartition(" ")[2]) == (200, "remote")


@pytest.mark.parametrize("client", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_a_program_on_the_machine_is_local(client: str) -> None:
    assert answered({}, client=(client, 1)).text.endswith(" local")
