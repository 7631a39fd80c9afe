"""Checks on every request: origins, sizes, rates; headers for browsers; the probes."""

import json
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import httpx
import pytest
from tests.service.asking import ask, socket_at, visitor
from tests.service.people import party, several
from tests.service.servers import running
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

import blazon
from blazon.service.base.limits import (
    ADDRESS_SHARE,
    LARGEST_BODY,
    LARGEST_MESSAGE,
    LONGEST_CHAT,
    RATES,
    SITE_SHARE,
)
from blazon.service.base.refusals import Refusal
from blazon.service.http.rates import Rates

TWO = {"game": "richelieu", "seats": [{"kind": "me"}, {"kind": "me"}]}


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with rate limits, which browsers reach as https://games.example.org."""
    settings: Any = {"limits": "on", "metrics": "off", "public_url": "https://games.example.org"}
    with running(tmp_path_factory.mktemp("limited"), **settings) as server:
        yield server.url


# Origins


@pytest.mark.parametrize("method", ["POST", "PATCH", "PUT", "DELETE"])
@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
    ids=lambda headers: "-".join(headers.values()) or "empty",
)
def test_another_sites_page_writes_nothing(url: str, method: str, headers: dict[str, str]) -> None:
    answer = ask(url, method, "/api/tables", json=TWO, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert "set-cookie" not in answer.headers
    assert "content-security-policy" in answer.headers


def test_the_servers_own_page_and_programs_write(url: str) -> None:
    for headers in ({}, {"origin": url}, {"sec-fetch-site": "same-origin"}):
        assert ask(url, "POST", "/api/tables", json=TWO, headers=headers).status_code == 201


def test_whoever_only_reads_may_come_from_anywhere(url: str) -> None:
    answer = ask(url, "GET", "/api/games", headers={"origin": "https://evil.example"})
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
async def test_another_sites_page_opens_no_socket(url: str, origin: str) -> None:
    async with party(url) as table:
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with socket_at(table.people[0], table.id, origin=origin) as socket:
                await socket.recv()


async def test_the_servers_own_page_opens_a_socket(url: str) -> None:
    async with party(url) as table, socket_at(table.people[0], table.id, origin=url) as socket:
        assert json.loads(await socket.recv())["t"] == "update"


# Headers for browsers


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/nowhere", "/nowhere", "/health"])
def test_every_answer_tells_browsers_to_be_careful(url: str, path: str) -> None:
    headers = ask(url, "GET", path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "strict-transport-security" not in headers
    assert "server" not in headers


def test_behind_tls_the_cookie_and_the_site_are_for_tls_only(limited: str) -> None:
    answer = ask(limited, "PATCH", "/api/session", json={"name": "Ann"})
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-blazon=")
    assert "Secure" in cookie
    assert "HttpOnly" in cookie


# Sizes


def test_a_request_that_is_too_large_is_refused(url: str) -> None:
    large = {**TWO, "options": {"map": "x" * LARGEST_BODY}}
    answer = ask(url, "POST", "/api/tables", json=large)
    assert (answer.status_code, answer.json()["code"]) == (413, "bad")
    fits = {**TWO, "options": {"map": "x" * (LARGEST_BODY - 1000)}}
    assert ask(url, "POST", "/api/tables", json=fits).status_code == 400


async def test_a_message_that_is_too_large_closes_its_socket_alone(url: str) -> None:
    async with party(url) as table, table.watching() as (_, second):
        async with socket_at(table.people[0], table.id) as socket:
            await socket.recv()
            await socket.send("x" * (LARGEST_MESSAGE + 1))
            with pytest.raises(ConnectionClosed):
                await answers(socket, 2)
        assert second.connections == 1
        await second.do("resign")


async def answers(socket: ClientConnection, number: int) -> list[dict[str, Any]]:
    """The next answers; the table may tell meanwhile who is there."""
    found: list[dict[str, Any]] = []
    while len(found) < number:
        message = json.loads(await socket.recv())
        if message["t"] != "update":
            found.append(message)
    return found


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        '{"t": "dance"}',
        '{"t": "do", "id": "1"}',
        '{"t": "do", "id": "", "d": {"do": "resign"}}',
        '{"t": "do", "id": "1", "d": {"do": "resign", "seat": 99}}',
        '{"t": "do", "id": "1", "d": {"do": "resign", "more": 1}}',
        '{"t": "do", "id": "1", "d": {"do": "invite", "seat": 0}}',
        '{"t": "see", "seat": "0"}',
        b"\xff\xfe",
    ],
)
async def test_a_message_that_means_nothing_is_refused_and_the_socket_stays(
    url: str, message: str | bytes
) -> None:
    async with party(url) as table, socket_at(table.people[0], table.id) as socket:
        await socket.recv()
        await socket.send(message)
        await socket.send('{"t": "ping"}')
        refused, pong = await answers(socket, 2)
        assert (refused["t"], refused["code"]) == ("refused", "bad")
        assert pong == {"t": "pong"}


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("/api/tables?status=secret", "status"),
        ("/api/tables?status=all", "status"),
        ("/api/tables/mine?status=none", "status"),
        ("/api/tables/{}?seat=99", "seat"),
        ("/api/tables/{}?seat=x", "seat"),
        ("/api/tables/{}/replay", "at"),
        ("/api/tables/{}/replay?at=-1", "at"),
        ("/api/tables/{}/replay?at=1000001", "at"),
        ("/api/tables/{}/replay?at=0&seat=2", "seat"),
        ("/api/tables/{}/chat?after=-1", "after"),
        (f"/api/tables/{{}}/chat?after={10**30}", "after"),
        (f"/api/tables?before={'x' * 41}", "before"),
    ],
)
def test_a_question_out_of_bounds_is_refused_by_its_name(url: str, path: str, field: str) -> None:
    table = ask(url, "POST", "/api/tables", json=TWO).json()["d"]["table"]["id"]
    answer = ask(url, "GET", path.format(table))
    assert answer.status_code in (400, 403), answer.text
    assert field in answer.json()["message"]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": []}, "seats"),
        ({"seats": [{"kind": "me"}]}, "players"),
        ({"seats": [{"kind": "me"}] * 9}, "seats"),
        ({"seats": [{"kind": "ghost"}, {"kind": "me"}]}, "kind"),
        ({"seats": [{"kind": "bot", "bot": "search:9"}, {"kind": "me"}]}, "bot"),
        ({"seats": [{"kind": "me", "bot": "knight"}, {"kind": "me"}]}, "bot"),
        ({"options": {"edition": "gold"}}, "edition"),
        ({"first": 2}, "first"),
        ({"pace": {"kind": "live", "turn_seconds": 0}}, "turn_seconds"),
        ({"pace": {"kind": "live", "turn_seconds": 5, "game_seconds": -1}}, "game_seconds"),
        ({"pace": {"kind": "fast"}}, "pace"),
        ({"watch": "all"}, "watch"),
        ({"start": "later"}, "start"),
        ({"on_timeout": "wait"}, "on_timeout"),
        ({"cheat": True}, "cheat"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_its_field(
    url: str, change: dict[str, Any], field: str
) -> None:
    answer = ask(url, "POST", "/api/tables", json={**TWO, **change})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad")
    assert field in answer.json()["message"]
    assert "set-cookie" not in answer.headers


# Rates


def session_at(server: str, answer: httpx.Response) -> httpx.Client:
    """A browser with the session that an answer has begun."""
    headers = {"cookie": f"__Host-blazon={answer.cookies['__Host-blazon']}"}
    return visitor(server, headers=headers)


@pytest.fixture
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nobody may ask again meanwhile."""
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)


def until_too_many(ask_once: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """The answers until there were too many requests; on a slow machine, that takes more."""
    found = [ask_once()]
    while found[-1].status_code != 429:
        assert len(found) < 1000
        found.append(ask_once())
    return found


def test_who_asks_too_often_has_to_wait(limited: str) -> None:
    named = ask(limited, "PATCH", "/api/session", json={"name": ""})
    with session_at(limited, named) as client:
        *well, late = until_too_many(lambda: client.post("/api/tables", json=TWO))
        assert len(well) >= RATES["open-table"].burst
        assert {answer.status_code for answer in well} == {201}
        assert late.json()["code"] == "rate"
        assert 1 <= int(late.headers["retry-after"]) <= 12
        assert client.get("/api/session").status_code == 200


@pytest.mark.usefixtures("_no_time_passes")
def test_all_who_come_from_one_address_share_a_larger_limit() -> None:
    rates, most = Rates(on=True), RATES["open-table"].burst * ADDRESS_SHARE
    for number in range(most):
        rates.spend("open-table", "192.0.2.1", f"session {number}")
    with pytest.raises(Refusal) as caught:
        rates.spend("open-table", "192.0.2.1", "one more")
    assert (caught.value.code, caught.value.status) == ("rate", 429)
    rates.spend("open-table", "192.0.2.2", "one more")
    rates.spend("write", "192.0.2.1", "one more")


def refused_after(rates: Rates, addresses: Iterable[str]) -> int:
    """How many of these addresses can open a table before one is refused; -1 if none is."""
    for number, address in enumerate(addresses):
        try:
            rates.spend("open-table", address, None)
        except Refusal:
            return number
    return -1


@pytest.mark.usefixtures("_no_time_passes")
def test_nobody_gets_more_by_changing_within_the_networks_that_one_customer_has() -> None:
    one = RATES["open-table"].burst * ADDRESS_SHARE
    machine = [f"2001:db8:0:7::{number:x}" for number in range(one + 1)]
    assert refused_after(Rates(on=True), machine) == one
    site = RATES["open-table"].burst * SITE_SHARE
    networks = [f"2001:db8:0:{number:x}::1" for number in range(site + 1)]
    assert refused_after(Rates(on=True), networks) == site
    customers = [f"2001:db8:{number:x}::1" for number in range(site + 1)]
    assert refused_after(Rates(on=True), customers) == -1
    mapped = ["192.0.2.1", "::ffff:192.0.2.1"] * one
    assert refused_after(Rates(on=True), mapped) == one
    assert refused_after(Rates(on=True), ["not an address"] * (one + 1)) == one


@pytest.mark.usefixtures("_no_time_passes")
def test_a_session_that_asks_too_often_leaves_room_for_others_at_its_address() -> None:
    rates = Rates(on=True)
    for _ in range(RATES["write"].burst):
        rates.spend("write", "192.0.2.1", "greedy")
    with pytest.raises(Refusal):
        rates.spend("write", "192.0.2.1", "greedy")
    rates.spend("write", "192.0.2.1", "modest")


def test_who_talks_too_much_has_to_wait_and_how_much_is_said_at_once(limited: str) -> None:
    opened = ask(limited, "POST", "/api/tables", json=TWO)
    path = f"/api/tables/{opened.json()['d']['table']['id']}/chat"
    with session_at(limited, opened) as client:
        # Refused requests count as well: clients that send nonsense have to wait too.
        assert client.post(path, json={"text": "x" * (LONGEST_CHAT + 1)}).status_code == 400
        *well, _ = until_too_many(lambda: client.post(path, json={"text": "a word"}))
        assert len(well) >= RATES["chat"].burst - 1
        assert {answer.status_code for answer in well} == {200}
        said = client.get(path).json()
        assert [line["number"] for line in said] == list(range(1, len(said) + 1))


# Talking


async def test_players_talk_and_onlookers_listen_unless_the_host_says_no(url: str) -> None:
    async with party(url) as table, several(url, 1) as (other,):
        async with other.watch(table.id) as onlooker, table.watching() as (first, _):
            path = f"/tables/{table.id}/chat"
            said = await table.people[1].request("POST", path, json={"text": "  good \n luck "})
            assert (said["text"], said["seat"], said["name"]) == ("good luck", 1, "Guest 1")
            await onlooker.wait(lambda: onlooker.chat == [said])
            await first.wait(lambda: first.chat == [said])
            assert await other.request("GET", path) == [said]
            assert await other.request("GET", path, params={"after": 1}) == []
        body = {"text": "me too"}
        assert (await other.http.post(f"/api{path}", json=body)).json()["code"] == "not-seated"
        await table.do(0, "set-chat", chat=False)
        quiet = await table.people[1].http.post(f"/api{path}", json=body)
        assert (quiet.status_code, quiet.json()["code"]) == (409, "not-now")
        assert (await table.shown(1))["chat"] is False


# Probes


def test_the_probes_answer(url: str) -> None:
    health = ask(url, "GET", "/health").json()
    assert health == {"status": "ok", "version": blazon.__version__}
    ready = ask(url, "GET", "/ready")
    assert (ready.status_code, ready.json()) == (200, {"status": "ready"})


async def test_the_metrics_count_what_is_played(url: str) -> None:
    before = counted(url)
    async with party(url, first=0) as table, table.watching() as (first, _):
        await first.play(first.legal[0])
        assert counted(url, "blazon_sockets ") >= 2
    assert counted(url) >= before + 1
    text = ask(url, "GET", "/metrics").text
    for name in ("blazon_tables{", "blazon_move_seconds_bucket", "blazon_waiting_writes"):
        assert name in text


def counted(url: str, name: str = 'blazon_moves_total{by="person",game="richelieu"}') -> float:
    """A metric's value; 0 before its first count."""
    answer = ask(url, "GET", "/metrics")
    assert answer.status_code == 200
    lines = [line for line in answer.text.splitlines() if line.startswith(name)]
    return float(lines[0].rpartition(" ")[2]) if lines else 0.0


def test_metrics_that_are_off_are_not_there(limited: str) -> None:
    assert ask(limited, "GET", "/metrics").status_code == 404
    assert ask(limited, "GET", "/health").status_code == 200
