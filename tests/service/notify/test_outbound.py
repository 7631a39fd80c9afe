"""Requests to strangers' addresses: only to the internet, and a slow host does not delay others."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import repeat
from pathlib import Path
from typing import Any

import httpcore
import pytest
from tests.service.people import until
from tests.service.push_service import HOST, push_service
from tests.service.stores import store_in

from blazon.service.base.clock import now_ms
from blazon.service.base.limits import LARGEST_ANSWER, MOST_REQUESTS_OUT, MOST_REQUESTS_TO_HOST
from blazon.service.base.refusals import Refusal
from blazon.service.live.hub import Hub
from blazon.service.notify import webhooks as webhooks_module
from blazon.service.notify.outbound import (
    Outcome,
    PublicOnly,
    check_address,
    host_of,
    is_public,
    post,
    public_pool,
)
from blazon.service.notify.requests_out import RequestsOut
from blazon.service.notify.webhooks import Webhooks
from blazon.service.storage.store import Store

# Addresses


NOBODYS = """
0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 192.0.0.9 192.0.0.171 192.0.2.1
192.88.99.1 192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.250 240.0.0.1
255.255.255.255
:: ::1 ::8.8.8.8 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:224.0.0.1 ::ffff:0:8.8.8.8
64:ff9b::10.0.0.1 64:ff9b::7f00:1 64:ff9b::224.0.0.1 64:ff9b:1::8.8.8.8 100::1 2001::1
2001:0:7f00:1::1 2001:db8::1 2002:7f00:1::1 2002:808:808::1 3fff::1 5f00::1 fc00::1 fd12:3456::1
fe80::1 fe80::1%eth0 fec0::1 ff02::1 ff0e::1
"""


@pytest.mark.parametrize("address", NOBODYS.split())
def test_addresses_that_are_nobodys_on_the_internet(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2606:4700::1111", "2a00:1450::1"]
)
def test_addresses_that_are_somebodys(address: str) -> None:
    assert is_public(address)


ANSWERS = "1.1.1.1"
"""The only address that answers."""


def every_name_leads_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    """Resolve names to these addresses."""
    kind = socket.SOCK_STREAM
    found = [(socket.AF_UNSPEC, kind, 0, "", (address, 443)) for address in addresses]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)


@pytest.mark.parametrize(
    ("addresses", "tried"),
    [
        (["8.8.8.8"], ["8.8.8.8"]),
        (["2606:4700::1111"], ["2606:4700::1111"]),
        (["8.8.4.4", "2606:4700::1111"], ["8.8.4.4", "2606:4700::1111"]),
        (["2606:4700::1111", ANSWERS, "8.8.4.4"], ["2606:4700::1111", ANSWERS]),
    ],
    ids=["one", "one of IPv6", "none answers", "the second answers"],
)
def test_the_connection_goes_to_the_addresses_that_were_checked_in_turn(
    monkeypatch: pytest.MonkeyPatch, addresses: list[str], tried: list[str]
) -> None:
    """A name is not looked up again, not even for its last address."""
    found = []

    async def connect_tcp(_: Any, host: str, *__: Any) -> httpcore.AsyncNetworkStream:
        found.append(host)
        if host != ANSWERS:
            raise httpcore.ConnectError("it does not answer")
        return httpcore.AsyncMockStream([])

    every_name_leads_to(monkeypatch, *addresses)
    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect_tcp)
    if ANSWERS in addresses:
        asyncio.run(PublicOnly().connect_tcp("far.example", 443, 1))
    else:
        with pytest.raises(httpcore.ConnectError, match="does not answer"):
            asyncio.run(PublicOnly().connect_tcp("rebound.example", 443, 1))
    assert found == tried


@pytest.mark.parametrize("private", ["10.0.0.1", "127.0.0.1", "::1"])
def test_a_private_address_is_refused_wherever_it_stands(
    monkeypatch: pytest.MonkeyPatch, private: str
) -> None:
    async def connect_tcp(*_: Any) -> httpcore.AsyncNetworkStream:
        raise AssertionError("it was connected to")

    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect_tcp)
    for addresses in ([private], [private, "8.8.8.8"], ["8.8.8.8", private, "8.8.4.4"]):
        every_name_leads_to(monkeypatch, *addresses)
        with pytest.raises(httpcore.ConnectError, match="not a public address"):
            asyncio.run(PublicOnly().connect_tcp("far.example", 443, 1))


@pytest.mark.parametrize("is_trusted", [True, False])
def test_a_host_shows_a_certificate_that_the_system_itself_trusts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_trusted: bool
) -> None:
    connect_tcp = httpcore.AnyIOBackend.connect_tcp

    async def connect_here(backend: Any, *_: Any) -> httpcore.AsyncNetworkStream:
        return await connect_tcp(backend, "127.0.0.1", service.server.server_port)

    async def send() -> int:
        async with public_pool() as pool:
            return (await post(pool, f"https://{HOST}/", {}, b"{}")).status

    every_name_leads_to(monkeypatch, "8.8.8.8")
    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect_here)
    with push_service(tmp_path) as service:
        if is_trusted:
            monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "server.crt"))
            assert asyncio.run(send()) == 201
        else:
            monkeypatch.setattr("certifi.where", lambda: str(tmp_path / "server.crt"))
            with pytest.raises(httpcore.ConnectError, match="certificate"):
                asyncio.run(send())


GOOD = "https://far.example/hook?key=1"


@pytest.mark.parametrize(
    ("address", "longest", "why"),
    [
        (GOOD, len(GOOD) - 1, "https"),
        (GOOD.replace("https", "http"), 200, "https"),
        (GOOD.replace("https", "ftp"), 200, "https"),
        ("https://", 200, "https"),
        ("https:///hook", 200, "https"),
        ("https://far.example:99999/", 200, "https"),
        ("https://far.example:x/", 200, "https"),
        ("https://[::1/", 200, "https"),
        ("https://ann@far.example/", 200, "plain"),
        ("https://:secret@far.example/", 200, "plain"),
        ("https://f\u00e4r.example/", 200, "plain"),
        ("https://far.example/a\x7fb", 200, "plain"),
    ],
)
def test_what_is_no_plain_https_address_is_refused_for_each_reason(
    address: str, longest: int, why: str
) -> None:
    assert check_address(GOOD, "webhook", len(GOOD)) == GOOD
    with pytest.raises(Refusal, match=f"^webhook: must be an? {why}") as caught:
        check_address(address, "webhook", longest)
    assert caught.value.code == "bad"


# Answers


class Answering(httpcore.AsyncMockBackend):
    """A remote host that gives this answer, and records how much of it was read."""

    def __init__(self, head: str, parts: Callable[[], Iterator[bytes]]) -> None:
        super().__init__([])
        self.head, self.parts, self.read = head, parts, 0

    async def connect_tcp(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        """A connection that delivers the answer."""
        rest, head, note = self.parts(), [self.head.encode()], self._note

        class Stream(httpcore.AsyncMockStream):
            async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
                return head.pop() if head else note(next(rest, b""))

        return Stream([])

    def _note(self, part: bytes) -> bytes:
        self.read += len(part)
        return part

    def outcome(self) -> Outcome:
        """The result of a request to this host."""

        async def main() -> Outcome:
            async with httpcore.AsyncConnectionPool(network_backend=self) as pool:
                return await post(pool, "https://far.example/", {}, b"{}")

        return asyncio.run(main())


def test_of_an_answer_without_end_no_more_is_read_than_the_limit() -> None:
    part = b"x" * (LARGEST_ANSWER // 4)
    endless = Answering("HTTP/1.1 200 OK\r\n\r\n", lambda: repeat(part, 200))
    assert endless.outcome().is_well
    assert LARGEST_ANSWER < endless.read <= LARGEST_ANSWER + len(part)


@pytest.mark.parametrize(
    ("status", "said", "is_well", "wait"),
    [
        (200, "", True, 0),
        (299, "", True, 0),
        (300, "Location: https://10.0.0.1/\r\n", False, 0),
        (429, "Retry-After: 120\r\n", False, 120),
        (503, "retry-after: 99999999\r\n", False, 99_999_999),
        (503, "retry-after: 999999999\r\n", False, 0),
        (503, "retry-after: soon\r\n", False, 0),
        (503, "retry-after: -1\r\n", False, 0),
    ],
)
def test_what_an_answer_says(status: int, said: str, is_well: bool, wait: int) -> None:
    head = f"HTTP/1.1 {status} Something\r\nContent-Length: 0\r\n{said}\r\n"
    found = Answering(head, lambda: iter([])).outcome()
    assert (found.status, found.is_well, found.wait_seconds) == (status, is_well, wait)


# Many at once


class Far(httpcore.AsyncMockBackend):
    """Remote hosts that accept every message, except a slow one, which never answers.

    The first answers may be others.
    """

    def __init__(self, *statuses: int) -> None:
        super().__init__([])
        self.statuses, self.received = list(statuses), list[bytes]()
        self.waiting, self.most = 0, 0

    async def connect_tcp(
        self, host: str, *args: Any, **kwargs: Any
    ) -> httpcore.AsyncNetworkStream:
        """Return a connection, except to the slow host, which never answers."""
        if host == "slow.example":
            self.waiting += 1
            self.most = max(self.most, self.waiting)
            await asyncio.sleep(60)
        received, status = self.received, self.statuses.pop(0) if self.statuses else 200

        class Stream(httpcore.AsyncMockStream):
            async def write(self, buffer: bytes, timeout: float | None = None) -> None:
                received.append(buffer)

        return Stream([b"HTTP/1.1 %d OK\r\ncontent-length: 0\r\n\r\n" % status])

    @property
    def bodies(self) -> int:
        """How many whole messages it has received."""
        return sum(one.startswith(b"{") for one in self.received)


class OneDue:
    """One message that is due."""

    def __init__(self) -> None:
        self.left = ["https://far.example/"]

    async def take(self, _now: int, _again: int, _limit: int, _busy: Collection[str]) -> list[str]:
        """The message, once."""
        taken, self.left = self.left, []
        return taken

    async def give_back(self, untried: Sequence[str], _now: int) -> None:
        """Make messages due again."""
        self.left += untried


@asynccontextmanager
async def sending(folder: Path, far: Far) -> AsyncIterator[tuple[Store, Webhooks]]:
    """A store, and webhooks that have not started."""
    async with store_in(folder) as store:
        webhooks = Webhooks(Hub(store), httpcore.AsyncConnectionPool(network_backend=far))
        try:
            yield store, webhooks
        finally:
            await webhooks.stop()


async def test_a_slow_host_holds_up_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks_module, "LOOK_SECONDS", 0.02)
    slow = MOST_REQUESTS_OUT + 8

    far = Far()
    async with sending(tmp_path, far) as (store, webhooks):
        for number in range(slow):
            await store.sessions.add(f"bob {number}", now_ms())
            await webhooks.set(f"bob {number}", f"https://Slow.example:443/{number}")
            await store.deliveries.add(f"bob {number}", "table", 1, "{}", now_ms() - 100)
        await store.sessions.add("ann", now_ms())
        await webhooks.set("ann", "https://fast.example/")
        for number in range(20):
            body = json.dumps({"table": number})
            await store.deliveries.add("ann", f"table {number}", 1, body, now_ms())
        webhooks.start()
        await until(lambda: far.bodies == 20)
        assert far.most == MOST_REQUESTS_TO_HOST
        waiting = await store.deliveries.take(now_ms(), now_ms(), 100)
        assert len(waiting) == slow - MOST_REQUESTS_TO_HOST
        assert {one.tries for one in waiting} == {1}, "what had to wait was not tried"


async def test_what_is_on_its_way_ends_with_a_stop(tmp_path: Path) -> None:
    far = Far()
    async with sending(tmp_path, far) as (store, webhooks):
        await store.sessions.add("bob", now_ms())
        await webhooks.set("bob", "https://slow.example/")
        await store.deliveries.add("bob", "table", 1, "{}", now_ms())
        webhooks.start()
        await until(lambda: far.waiting)
        await webhooks.stop()
        assert "request out" not in {task.get_name() for task in asyncio.all_tasks()}


async def test_who_sends_waits_until_a_request_has_ended_and_no_longer() -> None:
    may_end = asyncio.Event()

    async def send(_: str) -> None:
        await may_end.wait()

    out = RequestsOut(send, host_of)
    await out.send_due(OneDue())
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(out.room(60), 0.1)
    may_end.set()
    await out.room(60)


async def test_of_several_turns_at_a_table_the_newest_is_announced(tmp_path: Path) -> None:
    async with sending(tmp_path, Far()) as (store, webhooks):
        await store.sessions.add("bob", now_ms())
        await webhooks.set("bob", "https://far.example/")
        for table, version in (("a", 3), ("a", 7), ("b", 2), ("a", 5)):
            await store.deliveries.add("bob", table, version, f"{table}{version}", now_ms())
        taken = await store.deliveries.take(now_ms(), now_ms() + 60_000, 10)
        assert sorted(one.body for one in taken) == ["a7", "b2"]
        await store.deliveries.add("bob", "a", 9, "a9", now_ms())
        for one in taken:
            await store.deliveries.put_off(one, None)
        (left,) = await store.deliveries.take(now_ms(), now_ms(), 10)
        assert (left.body, left.tries) == ("a9", 1)
