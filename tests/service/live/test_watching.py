"""A private table is visible only to its players and its host."""

import asyncio
import json
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.samples import random_game
from tests.service.house import hub_in, look_at, open_at
from tests.service.listening import Listener, listen
from tests.service.people import ME, OPEN, all_of, new_table, party, several, table_ids
from tests.service.tables import at_table

from blazon.client import Server
from blazon.service.base.refusals import Refusal
from blazon.service.journal.changes import next_version
from blazon.service.journal.entries import Entry
from blazon.service.journal.plans import SeatPlan
from blazon.service.journal.playing import deal
from blazon.service.journal.seating import Joined
from blazon.service.journal.table import Table
from blazon.service.live.hub import Hub
from blazon.service.live.watching import look_from
from blazon.service.views.tables import Perspective, game_view

opened = partial(new_table, watch="nobody")
"""A new private table; its id."""


async def check_refused(listener: Listener) -> None:
    """The socket was told that no such table exists, and closed for good."""
    refused = await listener.receive(lambda message: message["t"] == "refused")
    assert (refused["id"], refused["code"]) == (None, "unknown")
    await listener.socket.wait_closed()
    assert listener.socket.close_code == 4404
    assert listener.received[-1].startswith(b'{"t":"refused"')


@pytest.mark.parametrize("v", [1, 2])
async def test_whoever_looked_on_before_the_game_sees_nothing_of_it(url: str, v: int) -> None:
    async with several(url, 5) as (host, ann, bob, known, other), AsyncExitStack() as stack:
        await known.request("PATCH", "/session", json={"name": "Eve"})
        table = await opened(host, OPEN, OPEN, listed=True)
        asked = ((host, None), (other, None), (known, "en"))
        listening = all_of(listen(one, table, v=v, lang=lang) for one, lang in asked)
        own, *strangers = await stack.enter_async_context(listening)
        await ann.do(table, "join")
        begun = (await bob.do(table, "join"))["v"]
        await own.version(begun)
        for stranger in strangers:
            await check_refused(stranger)
            assert b'"view"' not in b"".join(stranger.received)
            assert stranger.newest == begun - 1
        assert b'"view"' in own.received[-1], "whoever has opened it may look on"


async def test_a_command_that_is_repeated_is_done_once_and_confirmed_again(url: str) -> None:
    async with several(url, 1) as (ann,), listen(ann, await opened(ann, ME, ME)) as own:
        command = {"t": "do", "id": "once", "d": {"do": "resign", "seat": 0}}
        for _ in range(2):
            await own.send(command)
        told = [json.loads(message) for message in own.received]
        done = [one["v"] for one in told if "once" in (one.get("done"), one.get("id"))]
        assert done == [own.newest, own.newest]


async def test_whoever_leaves_hears_no_more_but_that_it_was_done(url: str) -> None:
    async with several(url, 2) as (host, guest):
        table = await opened(host, ME, OPEN, OPEN, options={"edition": "court"})
        link = (await host.do(table, "invite", seat=1))["link"]
        await guest.do(table, "join", link=link)
        async with (
            listen(host, table) as stays,
            listen(guest, table) as leaves,
            listen(guest, table, v=2, lang="de") as elsewhere,
        ):
            command = '{"t":"do","id":"good bye","d":{"do":"leave"}}'
            await leaves.socket.send(command)
            done = await leaves.receive(lambda message: message["t"] == "done")
            await stays.version(done["v"])
            for one in (leaves, elsewhere):
                await check_refused(one)
                assert one.newest == done["v"]
        link = (await host.do(table, "invite", seat=1))["link"]
        await guest.do(table, "join", link=link)
        assert (await guest.do(table, "leave"))["d"] == {}


async def test_a_seat_that_was_moved_is_seen_from_its_new_device_only(url: str) -> None:
    async with party(url, watch="nobody") as table, Server(url) as phone:
        async with listen(table.people[1], table.id, 1) as before:
            link = (await table.do(1, "invite", seat=1))["link"]
            await phone.do(table.id, "join", link=link)
            await check_refused(before)
        async with listen(phone, table.id, 1) as after:
            await after.version(1)


async def test_whoever_has_resigned_may_watch_the_others_go_on(url: str) -> None:
    court = {"edition": "court"}
    async with (
        party(url, 3, options=court, watch="nobody") as table,
        listen(table.people[0], table.id) as gone,
    ):
        await table.do(0, "resign")
        chat = (await table.do(0, "set-chat", chat=False))["v"]
        await gone.version(chat)
        assert not gone.is_closed


async def test_onlookers_stay_where_they_may(url: str) -> None:
    async with several(url, 3) as (host, guest, other):
        table = await opened(host, ME, OPEN, listed=True, watch="link")
        async with listen(other, table) as onlooker:
            begun = (await guest.do(table, "join"))["v"]
            await onlooker.version(begun)
            assert b'"view"' in onlooker.received[-1]


@pytest.mark.parametrize("watch", ["nobody", "link"])
async def test_the_lobby_lists_a_table_while_it_may_be_seen(url: str, watch: str) -> None:
    async with several(url, 3) as (host, guest, other):
        table = await opened(host, ME, OPEN, listed=True, watch=watch)

        async def lists() -> list[str]:
            """Those in which others find the table."""
            every = ("open", "playing", "over")
            return [one for one in every if table in await table_ids(other, status=one)]

        is_seen = watch == "link"
        assert await lists() == ["open"]
        await guest.do(table, "join")
        assert await lists() == ["playing"] * is_seen
        await guest.do(table, "resign")
        assert await lists() == ["over"] * is_seen
        (mine,) = await guest.request("GET", "/tables/mine")
        result = mine["result"]
        assert (mine["id"], result["winners"], result["ending"]) == (table, [0], "resigned")


# Changes while a visitor arrives


async def waiting(hub: Hub) -> Table:
    """A listed private table whose game can begin."""
    asked: dict[str, Any] = {"watch": "nobody", "listed": True, "start": "asked"}
    name = (await open_at(hub, SeatPlan("open"), SeatPlan("open"), host="host", **asked)).id
    for seat, session in enumerate(("ann", "bob")):
        await hub.add(name, Joined(seat, session, session))
    return (await hub.live(name)).table


async def test_whoever_comes_while_the_game_begins_is_refused(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as hub:
        table = await waiting(hub)
        live = await hub.live(table.id)
        async with live.lock:
            coming = asyncio.create_task(look_at(hub, table.id, "eve"))
            await asyncio.sleep(0)
            live.table = next_version(table, Entry(table.id, table.version + 1, 0, deal(table)))
        with pytest.raises(Refusal, match="no such table"):
            await coming
        assert not live.watchers


async def test_whoever_looks_from_a_seat_while_it_is_taken_over_is_refused(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as hub:
        table = await waiting(hub)
        live, watcher = await look_at(hub, table.id, "ann", 0)
        sent = len(watcher.messages)
        async with live.lock:
            looking = asyncio.create_task(look_from(live, watcher, 0))
            await asyncio.sleep(0)
            joined = Entry(table.id, table.version + 1, 0, Joined(0, "eve", "Eve"))
            live.table = next_version(table, joined)
        with pytest.raises(Refusal):
            await looking
        assert len(watcher.messages) == sent


@pytest.mark.parametrize("observer", [None, 0, 1])
def test_what_is_sent_of_the_game_says_for_whom_it_is(observer: int | None) -> None:
    table = at_table(random_game("richelieu", {}, "seen", 10))
    assert game_view(table, Perspective(observer), 0).observer == observer
