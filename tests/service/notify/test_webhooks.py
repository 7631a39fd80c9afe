"""Webhooks: content, signature, retries, and allowed addresses."""

import asyncio
import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import httpcore
import pytest
from tests.service.servers import running
from tests.service.stores import store_in

from blazon.client import RefusedError, Server
from blazon.match.fairness import commitment
from blazon.match.seals import new_text, seal_of
from blazon.service.base.clock import now_ms
from blazon.service.journal.commands import Play
from blazon.service.journal.events import Joined, Opened, SeatPlan
from blazon.service.live.hub import Author, Hub
from blazon.service.notify.webhooks import Webhooks, sign

SECRET = bytes(32)


class Elsewhere(httpcore.AsyncMockBackend):
    """A remote host that gives the set answers, and stores the messages."""

    def __init__(self, statuses: list[int]) -> None:
        super().__init__([])
        self.statuses, self.received = statuses, list[bytes]()

    async def connect_tcp(self, *args: Any, **kwargs: Any) -> httpcore.AsyncNetworkStream:
        """Return a connection that delivers the next answer."""
        lines = f"HTTP/1.1 {self.statuses.pop(0)} OK\r\ncontent-length: 0\r\n\r\n"
        received = self.received

        class Stream(httpcore.AsyncMockStream):
            async def write(self, buffer: bytes, timeout: float | None = None) -> None:
                received.append(buffer)

        return Stream([lines.encode()])


def names_of_tasks() -> set[str]:
    """The tasks in progress."""
    return {task.get_name() for task in asyncio.all_tasks()}


async def announced(folder: Path, statuses: list[int]) -> tuple[str, Elsewhere, int]:
    """The key, the remote host, and the number of messages left, after a turn was announced."""
    async with store_in(folder) as store:
        last, far = statuses[-1], Elsewhere(statuses)
        hub = Hub(store)
        webhooks = Webhooks(hub, httpcore.AsyncConnectionPool(network_backend=far))
        for session in ("ann", "bob"):
            await store.sessions.add(session, now_ms())
        key = await webhooks.set("bob", "https://far.example/turn")
        assert key
        plans = [SeatPlan("me"), SeatPlan("open")]
        options = {"edition": "duel", "players": 2, "ending": "full"}
        opened = Opened("ann", "richelieu", options, plans, commitment(SECRET), first=0)
        table = await hub.open(opened, SECRET, Author("ann"))
        await hub.add(table.id, Joined(1, "bob", "Bob"))
        live = await hub.live(table.id)
        while live.table.actor == 0:
            assert live.table.position
            legal = live.table.position.legal
            token = "-" if "-" in legal else next(iter(legal))
            version = live.table.version
            play = Play(action=token, version=version)
            await hub.do(table.id, play, Author("ann", str(version)))
        webhooks.start()
        async with asyncio.timeout(60):
            while not webhooks.results or "request out" in names_of_tasks():
                await asyncio.sleep(0.01)
        await webhooks.stop()
        assert webhooks.results == {"done" if last == 200 else "again": 1}
        left = await store.deliveries.take(now_ms() + 10**9, 0, 10)
        return key, far, len(left)


def test_a_turn_is_announced_and_signed(tmp_path: Path) -> None:
    key, far, left = asyncio.run(announced(tmp_path, [200]))
    head, _, body = b"".join(far.received).partition(b"\r\n\r\n")
    said = json.loads(body)
    assert said["event"] == "your-turn"
    assert said["game"] == "richelieu"
    assert set(said) == {"event", "table", "game", "version", "at"}
    signature = hmac.new(key.encode(), body, hashlib.sha256).hexdigest()
    assert f"x-blazon-signature: sha256={signature}".encode() in head.lower()
    assert sign(key, body.decode()) == f"sha256={signature}"
    assert left == 0


async def test_a_table_that_waits_for_a_text_is_announced_as_such(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:
        far = Elsewhere([200])
        hub = Hub(store)
        webhooks = Webhooks(hub, httpcore.AsyncConnectionPool(network_backend=far))
        for session in ("ann", "bob"):
            await store.sessions.add(session, now_ms())
            assert await webhooks.set(session, f"https://{session}.example/turn")
        options = {"edition": "duel", "players": 2, "ending": "full"}
        opened = Opened(
            host="ann",
            game="richelieu",
            options=options,
            seats=[SeatPlan("me"), SeatPlan("open")],
            commitment=commitment(SECRET),
            scheme=2,
            seals=[seal_of(new_text()), None],
        )
        webhooks.start()
        table = await hub.open(opened, SECRET, Author("ann"))
        await hub.add(table.id, Joined(1, "bob", "Bob"))
        async with asyncio.timeout(150):
            while far.statuses:
                await asyncio.sleep(0.05)
        await webhooks.stop()
        head, _, body = b"".join(far.received).partition(b"\r\n\r\n")
    said = json.loads(body)
    assert b"host: ann.example" in head.lower(), "Bob has sealed nothing, and is not waited for"
    assert (said["event"], said["version"]) == ("your-text", 2)
    assert set(said) == {"event", "table", "game", "version", "at"}


def test_what_fails_is_kept_to_be_tried_again(tmp_path: Path) -> None:
    _, far, left = asyncio.run(announced(tmp_path, [500]))
    assert far.received
    assert left == 1


async def test_a_server_that_announces_nothing_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with Server(server.url) as ann:
            await ann.open_table(game="richelieu", seats=[{"kind": "me"}, {"kind": "open"}])
            with pytest.raises(RefusedError) as caught:
                await ann.request("PUT", "/session/webhook", json={"address": "https://a.example"})
            assert caught.value.code == "not-now"
