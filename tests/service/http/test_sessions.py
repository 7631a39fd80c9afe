"""A browser can end its session: its cookie then stops working in all processes."""

from pathlib import Path
from typing import Any

import pytest
from tests.service.asking import ask, socket_at
from tests.service.cluster import postgres
from tests.service.crowd import processes
from tests.service.people import ME, code, new_table, party
from tests.service.stores import store_in
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from blazon.client import Server
from blazon.service.base.clock import now_ms
from blazon.service.storage.subscriptions import Subscription


async def close_code(socket: ClientConnection) -> int | None:
    """The code with which the server soon closes a socket."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


async def test_a_session_that_was_ended_is_nobodys(url: str) -> None:
    async with party(url) as table:
        secret = table.people[0].secret
        async with (
            Server(url, secret) as thief,
            socket_at(thief, table.id) as socket,
            table.people[1].watch(table.id) as other,
        ):
            await socket.recv()
            answer = await table.people[0].http.delete("/api/session")
            assert answer.json() == {"known": False, "name": ""}
            (cookie,) = answer.headers.get_list("set-cookie")
            assert cookie.lower().startswith('blazon=""; ') or cookie.startswith("blazon=;")
            assert "max-age=0" in cookie.lower()
            assert await close_code(socket) == 4404
            assert await thief.request("GET", "/session") == {"known": False, "name": ""}
            assert await code(thief.do(table.id, "resign")) == "not-seated"
            assert other.connections == 1
            shown = await table.shown(1)
            assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Guest 1"]
            await table.people[1].do(table.id, "resign")


def test_who_has_no_session_ends_none(url: str) -> None:
    answer = ask(url, "DELETE", "/api/session")
    assert (answer.status_code, answer.json()["known"]) == (200, False)


async def test_an_ended_session_is_notified_of_nothing(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:
        for name in ("ann", "bob"):
            await store.sessions.add(name, now_ms())
            await store.sessions.change(
                name, name=name, webhook="https://a.example/", webhook_key="k"
            )
            assert await store.deliveries.add(name, "table", 1, name, now_ms())
            found = Subscription(endpoint="https://a.example/", p256dh="a", auth="a", language="en")
            await store.subscriptions.keep(name, found, now_ms())
        before = now_ms()
        await store.sessions.revoke("ann", before)
        assert await store.sessions.get("ann") is None
        assert await store.sessions.name("ann") is None
        assert not await store.deliveries.add("ann", "table", 2, "ann", now_ms())
        assert not await store.subscriptions.is_known("ann")
        (left,) = await store.deliveries.take(now_ms(), now_ms(), 10)
        assert left.body == "bob"
        assert await store.sessions.changed_since(before) == [("ann", True)]
        assert await store.sessions.changed_since(before + 1) == []
        await store.sessions.change("ann", name="again")
        assert await store.sessions.name("ann") is None
        assert await store.sessions.name("bob") == "bob"


@pytest.mark.system
async def test_other_processes_forget_an_ended_session_too(tmp_path: Path) -> None:
    with postgres() as database, processes(database, tmp_path, 2) as (one, two):
        async with Server(one.url) as ann:
            await ann.request("PATCH", "/session", json={"name": "Ann"})
            async with Server(two.url, ann.secret) as thief:
                assert (await thief.request("GET", "/session"))["known"]
                table = await new_table(thief, ME, ME)
                async with socket_at(thief, table) as socket:
                    await socket.recv()
                    await ann.request("DELETE", "/session")
                    assert await close_code(socket) == 4404
                assert await code(thief.do(table, "resign")) == "not-seated"


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/api/session", "no-store"),
        ("/api/tables", "no-store"),
        ("/api/nothing", "no-store"),
        ("/health", "no-store"),
        ("/api/boards/rheingold/loch/picture", "private, max-age=86400"),
        ("/", "no-cache"),
    ],
)
def test_what_may_be_kept_says_so_and_nothing_else_is(url: str, path: str, kept: str) -> None:
    answer: Any = ask(url, "GET", path)
    assert answer.headers.get_list("cache-control") == [kept]
