"""Sockets: limits for each client, unread messages, and messages sent only once."""

import asyncio
import json
from collections import Counter, deque
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from tests.samples import NAMES
from tests.service.listening import listen
from tests.service.people import party, rounds

from blazon.service.base.limits import (
    ADDRESS_SHARE,
    LARGEST_QUEUE,
    MOST_UNREAD,
    MOST_WATCHING,
    ONLOOKERS_OF_SHARE,
    SITE_SHARE,
    SOCKETS_OF_SHARE,
)
from blazon.service.base.refusals import Refusal
from blazon.service.live import connections as module
from blazon.service.live.broadcast import Watcher
from blazon.service.live.connections import Connections
from blazon.service.views.tables import Perspective

ONLOOKERS = ONLOOKERS_OF_SHARE * ADDRESS_SHARE


def fill(admit: Callable[[int], Any]) -> int:
    """The number of accepted connections."""
    numbers = count()
    with pytest.raises(Refusal, match="too many"):
        deque(map(admit, numbers), maxlen=0)
    return next(numbers) - 1


def test_onlookers_of_one_address_keep_no_player_out() -> None:
    every = Connections()
    assert fill(lambda _: every.admit("192.0.2.1", "table", is_seated=False)) == ONLOOKERS
    every.admit("192.0.2.1", "table", is_seated=True)
    every.admit("192.0.2.2", "table", is_seated=False)


def test_a_full_table_lets_its_players_in() -> None:
    every = Connections(limited=False)
    assert fill(lambda _: every.admit("a", "table", is_seated=False)) == MOST_WATCHING
    every.admit("a", "table", is_seated=True)
    every.admit("a", "another", is_seated=False)


def test_a_full_server_lets_players_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_ONLOOKERS", 30)
    monkeypatch.setattr(module, "MOST_SOCKETS", 40)
    every = Connections(limited=False)
    assert fill(lambda number: every.admit("a", str(number), is_seated=False)) == 30
    assert fill(lambda number: every.admit("a", str(number), is_seated=True)) == 10


def test_a_network_has_so_many_sockets_even_with_seats() -> None:
    every = Connections()
    most = SOCKETS_OF_SHARE * ADDRESS_SHARE
    assert fill(lambda number: every.admit("192.0.2.1", str(number), is_seated=True)) == most


def test_all_networks_of_a_site_count_together() -> None:
    every = Connections()

    def admit(number: int) -> None:
        every.admit(f"2001:db8:0:{number:x}::1", str(number), is_seated=True)

    assert fill(admit) == SOCKETS_OF_SHARE * SITE_SHARE


def test_who_leaves_makes_room() -> None:
    every = Connections()
    inside = [every.admit("192.0.2.1", "table", is_seated=False) for _ in range(ONLOOKERS)]
    for one in inside:
        one.put(100)
        one.close()
    assert every.total == 0
    counted = [one for one in vars(every).values() if isinstance(one, Counter)]
    assert counted == 3 * [Counter()]
    asyncio.run(every.all_closed())


def test_a_queue_is_bounded_in_bytes() -> None:
    watcher = Watcher(None, Perspective(), Connections().admit("a", "t", is_seated=True))
    watcher.put(bytes(2 * LARGEST_QUEUE))
    assert not watcher.is_lost, "one message goes out, however large"
    watcher.put(b"more")
    assert watcher.is_lost


async def test_so_much_is_kept_for_a_network_that_does_not_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "UNREAD_SECONDS", 0)
    every, part = Connections(), LARGEST_QUEUE // 2

    inside = [every.admit("192.0.2.1", "t", is_seated=True) for _ in range(100)]
    fitting = sum(one.put(part) for one in inside)
    assert fitting == MOST_UNREAD // part
    with pytest.raises(Refusal):
        every.admit("192.0.2.1", "t", is_seated=True)
    every.admit("192.0.2.2", "t", is_seated=True)
    for one in inside:
        one.sent(part)
        one.close()
    with pytest.raises(Refusal):
        every.admit("192.0.2.1", "t", is_seated=True)
    await rounds()
    every.admit("192.0.2.1", "t", is_seated=True)


@pytest.mark.parametrize("game", NAMES)
async def test_options_are_sent_once(url: str, game: str) -> None:
    """Options can contain a whole map."""
    async with party(url, game=game) as table:
        host = table.people[0]
        async with listen(host, table.id, 0, v=2) as ear:
            await ear.version(1)
            for chat in (False, True):
                await host.do(table.id, "set-chat", chat=chat)
            version = (await host.do(table.id, "hand-over", seat=0))["v"]
            await ear.version(version)
            updates = [json.loads(one)["d"] for one in ear.received]
        assert "options" in updates[0]
        assert all("options" not in update for update in updates[1:])
        assert all("options" not in update.get("table", {}) for update in updates)
        assert sum("table" in update for update in updates) >= 3
        async with listen(host, table.id, 0, v=2, since=version) as ear:
            await ear.version(version)
            assert "options" not in json.loads(ear.received[0])["d"]


async def test_version_1_has_the_options_in_every_table(url: str) -> None:
    async with party(url) as table, listen(table.people[0], table.id, 0) as ear:
        version = (await table.people[0].do(table.id, "set-chat", chat=False))["v"]
        await ear.version(version)
        updates = [json.loads(one)["d"] for one in ear.received]
        assert all(one["table"]["options"]["players"] == 2 for one in updates if "table" in one)
        assert all("options" not in one for one in updates)


async def test_the_client_keeps_the_options(url: str) -> None:
    async with party(url) as table, table.watching() as (first, _):
        await first.wait(lambda: first.version > 0)
        assert first.options["players"] == 2
        version = first.version
        await first.disconnect()
        await table.people[0].do(table.id, "set-chat", chat=False)
        await first.wait(lambda: first.version > version)
        assert first.options["players"] == 2
