"""A profile's link brings all games to another browser; each device can be removed."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.service.asking import ask, socket_at
from tests.service.cluster import postgres
from tests.service.crowd import processes
from tests.service.http.test_sessions import close_code
from tests.service.journals import journals
from tests.service.people import ME, code, new_table, party, play_on, several, table_ids
from tests.service.servers import running
from tests.service.stores import KINDS, database_of, store_at

from blazon.client import Server
from blazon.service.base.clock import DAY_MS
from blazon.service.base.limits import MOST_DEVICES, MOST_SELVES
from blazon.service.base.refusals import Refusal
from blazon.service.base.secrets import digest_of, new_id
from blazon.service.storage.profiles import NewDevice
from blazon.service.storage.store import Store


async def link_of(person: Server, label: str = "") -> str:
    """A new link of somebody's profile."""
    made = await person.request("POST", "/profile/link", json={"label": label})
    return str(made["link"])


async def use(person: Server, link: str, label: str = "", attempt: str | None = None) -> str:
    """Use a link in somebody's browser; returns the next one."""
    call = {"link": link, "label": label, "attempt": attempt or new_id()}
    used = await person.request("POST", "/profile/use", json=call)
    return str(used["link"])


async def devices_of(person: Server) -> list[dict[str, Any]]:
    """The devices of somebody's profile."""
    found: list[dict[str, Any]] = (await person.request("GET", "/profile"))["devices"]
    return found


async def test_games_go_on_in_a_second_and_a_third_browser(url: str) -> None:
    async with party(url) as table, several(url, 2) as (phone, tablet):
        (ann, bob) = table.people
        await ann.request("PATCH", "/session", json={"name": "Ann"})
        following = await use(phone, await link_of(ann, "Desk"), "Phone")
        await use(tablet, following, "Tablet")
        async with phone.watch(table.id) as here, bob.watch(table.id) as there:
            await play_on([here, there], "on the phone", 4)
        async with tablet.watch(table.id) as here, bob.watch(table.id) as there:
            await play_on([here, there], "on the tablet", 4)
        for browser in (ann, phone, tablet):
            assert await table_ids(browser, "/mine") == [table.id]
            assert (await browser.request("GET", "/session"))["name"] == "Ann"
            assert [one["label"] for one in await devices_of(browser)] == [
                "Tablet",
                "Phone",
                "Desk",
            ]
        assert [one["this"] for one in await devices_of(phone)] == [False, True, False]
        assert await devices_of(bob) == []
        new = await new_table(phone, ME, ME)
        assert sorted(await table_ids(ann, "/mine")) == sorted([table.id, new])


async def test_what_a_browser_has_had_so_far_joins_the_profile(url: str) -> None:
    async with party(url) as first, party(url, watch="nobody") as second, several(url, 1) as (new,):
        ann, phone = first.people[0], second.people[1]
        hosted = await new_table(phone, ME, {"kind": "open"}, watch="nobody")
        other = Server(url, phone.secret)
        async with other:
            await use(phone, await link_of(ann))
            mine = {first.id, second.id, hosted}
            for browser in (ann, phone):
                found = await browser.request("GET", "/tables/mine")
                assert {one["id"] for one in found} == mine
            async with ann.watch(second.id) as here, second.people[0].watch(second.id) as there:
                await play_on([there, here], "as another self", 6)
            assert (await ann.table(hosted))["d"]["table"]["you_host"]
            await ann.do(second.id, "resign")
            listed = await phone.request("GET", "/tables/mine", params={"status": "over"})
            assert [one["id"] for one in listed] == [second.id]
            assert await other.request("GET", "/session") == {"known": False, "name": ""}
            assert await code(new.table(hosted)) == "unknown"


async def test_whoever_sits_twice_at_a_table_gets_both_seats(url: str) -> None:
    async with party(url) as table:
        ann, phone = table.people
        await use(phone, await link_of(ann))
        async with phone.watch(table.id, 0) as first, phone.watch(table.id, 1) as second:
            assert [one["yours"] for one in first.table["seats"]] == [True, True]
            await play_on([first, second], "alone", 6)


async def test_a_removed_device_is_nobody(url: str) -> None:
    async with party(url) as table, several(url, 1) as (phone,):
        ann = table.people[0]
        await use(phone, await link_of(ann, "Desk"), "Phone")
        (desk,) = [one["id"] for one in await devices_of(phone) if one["label"] == "Desk"]
        async with socket_at(ann, table.id) as socket:
            await socket.recv()
            left = await phone.request("DELETE", f"/profile/devices/{desk}")
            assert [one["label"] for one in left["devices"]] == ["Phone"]
            assert await close_code(socket) == 4404
        assert await ann.request("GET", "/session") == {"known": False, "name": ""}
        assert await code(phone.request("DELETE", f"/profile/devices/{desk}")) == "unknown"
        await phone.do(table.id, "resign")


async def test_whoever_leaves_a_browser_comes_back_by_the_link(url: str) -> None:
    async with party(url) as table, several(url, 1) as (phone,):
        ann = table.people[0]
        link = await link_of(ann)
        await ann.request("DELETE", "/session")
        assert await code(ann.do(table.id, "resign")) == "not-seated"
        await use(phone, link)
        await phone.do(table.id, "resign")


async def test_a_link_works_once_and_only_the_newest(url: str) -> None:
    async with several(url, 4) as (ann, one, two, three):
        await ann.request("PATCH", "/session", json={"name": "Ann"})
        old = await link_of(ann)
        link = await link_of(ann)
        assert await code(use(one, old)) == "unknown"
        following = await use(one, link)
        assert await code(use(two, link)) == "unknown"
        assert (await two.request("GET", "/session"))["known"] is False
        offered = [await person.request("POST", "/profile/offer", json={"link": following})
                   for person in (one, two)]  # fmt: skip
        assert [one["yours"] for one in offered] == [True, False]
        assert all(one["valid"] for one in offered)
        gone = await three.request("POST", "/profile/offer", json={"link": link})
        assert gone == {"valid": False, "yours": False, "joins": False}
        await use(three, following)


async def test_a_browser_that_lost_the_answer_asks_again(url: str) -> None:
    async with several(url, 3) as (ann, phone, again):
        await ann.request("PATCH", "/session", json={"name": "Ann"})
        link, attempt = await link_of(ann), new_id()
        following = await use(phone, link, "Phone", attempt)
        assert await use(again, link, "Phone", attempt) == following
        assert again.secret == phone.secret
        assert len(await devices_of(ann)) == 2
        assert await code(use(again, link, "Phone", new_id())) == "unknown"


@pytest.mark.parametrize("method", ["GET", "HEAD"])
async def test_nothing_that_is_only_fetched_uses_a_link(url: str, method: str) -> None:
    async with several(url, 2) as (ann, phone):
        await ann.request("PATCH", "/session", json={"name": "Ann"})
        link = await link_of(ann)
        for path in (f"/me?link={link}", f"/me/{link}", f"/api/profile/use?link={link}"):
            answer = ask(url, method, path)
            assert "set-cookie" not in answer.headers
        await use(phone, link)


async def test_another_sites_page_uses_no_link(url: str) -> None:
    async with several(url, 2) as (ann, phone):
        await ann.request("PATCH", "/session", json={"name": "Ann"})
        link = await link_of(ann)
        call = {"link": link, "attempt": new_id()}
        for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
            answer = ask(url, "POST", "/api/profile/use", json=call, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        await use(phone, link)


async def test_a_cookie_known_before_a_link_was_used_is_worthless_afterwards(url: str) -> None:
    async with several(url, 2) as (ann, phone):
        await ann.request("PATCH", "/session", json={"name": "Ann"})
        await phone.request("PATCH", "/session", json={"name": "Planted"})
        async with Server(url, phone.secret) as thief:
            following = await use(phone, await link_of(ann))
            assert phone.secret != thief.secret
            assert (await thief.request("GET", "/session"))["known"] is False
            replaced = phone.secret
            await use(phone, following)
            async with Server(url, replaced) as older:
                assert (await older.request("GET", "/session"))["known"] is False
            assert (await phone.request("GET", "/session"))["name"] == "Ann"


async def test_what_a_profile_is_called_is_checked(url: str) -> None:
    async with several(url, 1) as (ann,):
        for label in ("a" * 41, "a\x00b"):
            assert await code(link_of(ann, label)) == "bad"
        for call in ({"link": "x"}, {"link": "x", "attempt": "short"}, {"link": "x" * 81}):
            assert await code(ann.request("POST", "/profile/use", json=call)) == "bad"


async def test_a_profiles_key_and_its_devices_never_leave_the_server(url: str) -> None:
    async with party(url) as table, several(url, 1) as (phone,):
        ann = table.people[0]
        key = digest_of(ann.secret or "")
        await use(phone, await link_of(ann))
        secret = digest_of(phone.secret or "")
        shown = [
            await phone.http.get(path)
            for path in (
                "/api/profile",
                "/api/tables/mine",
                f"/api/tables/{table.id}",
                "/api/session",
            )
        ]
        assert not [answer.text for answer in shown if key in answer.text or secret in answer.text]


async def test_two_profiles_become_one(url: str) -> None:
    async with several(url, 4) as (ann, annes, bob, bobs):
        tables = [await new_table(person, ME, ME) for person in (ann, bob)]
        await use(annes, await link_of(ann))
        await use(bobs, await link_of(bob))
        lost = await link_of(bob)
        await use(bobs, await link_of(ann))
        for browser in (ann, annes, bob, bobs):
            assert sorted(await table_ids(browser, "/mine")) == sorted(tables)
            assert len(await devices_of(browser)) == 4
        assert await code(use(ann, lost)) == "unknown"


async def test_all_data_of_a_profile_are_shown_and_deleted(url: str) -> None:
    async with party(url) as first, party(url) as second:
        ann, phone = first.people[0], second.people[1]
        selves = [digest_of(one.secret or "") for one in (ann, phone)]
        await use(phone, await link_of(ann, "Desk"), "Phone")
        await link_of(ann)
        found = await phone.request("GET", "/session/data")
        assert found["session"] == selves[0]
        assert found["profile"]["joined"] == selves[1:]
        assert [one["label"] for one in found["profile"]["devices"]] == ["Desk", "Phone"]
        assert found["profile"]["linked"]
        assert {one["id"] for one in found["tables"]} == {first.id, second.id}
        async with socket_at(ann, first.id) as socket:
            await socket.recv()
            await phone.request("DELETE", "/session/data")
            assert await close_code(socket) == 4404
        for browser in (ann, phone):
            assert (await browser.request("GET", "/session"))["known"] is False
        for table, other in ((first, 1), (second, 0)):
            shown = await table.shown(other)
            assert [seat["name"] for seat in shown["seats"]].count("") == 1


@pytest.mark.parametrize("kind", KINDS)
async def test_of_two_browsers_that_use_a_link_at_once_one_wins(kind: str, tmp_path: Path) -> None:
    with database_of(kind, tmp_path) as database:
        async with AsyncExitStack() as stack:
            stores = [await stack.enter_async_context(store_at(database)) for _ in range(2)]
            if kind == "sqlite":
                stores[1] = stores[0]
            await stores[0].sessions.add("ann", 1)
            for number in range(200):
                await stores[0].profiles.set_link("ann", f"link {number}", "", 1)
                uses = [
                    store.profiles.use_link(
                        f"link {number}", f"next {number} {who}", device(f"{number} {who}"), None
                    )
                    for who, store in enumerate(stores)
                ]
                assert sorted(map(str, await asyncio.gather(*uses))) == ["None", "ann"]


@pytest.mark.parametrize("kind", KINDS)
async def test_two_profiles_that_join_each_other_at_once_become_one(
    kind: str, tmp_path: Path
) -> None:
    with database_of(kind, tmp_path) as database:
        async with store_at(database) as store:
            for number in range(20):
                one, two = f"one {number}", f"two {number}"
                for name in (one, two):
                    await store.sessions.add(name, 1)
                    await store.profiles.set_link(name, f"link {name}", "", 1)
                await asyncio.gather(
                    store.profiles.use_link(
                        f"link {one}", f"a {number}", device(f"a {number}"), two
                    ),
                    store.profiles.use_link(
                        f"link {two}", f"b {number}", device(f"b {number}"), one
                    ),
                )
                assert len(await store.profiles.selves(one)) == 2
                assert await store.profiles.selves(one) == await store.profiles.selves(two)


def device(digest: str, now: int = 1) -> NewDevice:
    """A new device."""
    return NewDevice(digest, label="", network="", now=now)


async def linked(store: Store, key: str, new: NewDevice, before: str | None = None) -> None:
    """Let a device use the link of a profile."""
    await store.profiles.set_link(key, f"for {new.digest}", "", 1)
    assert await store.profiles.use_link(f"for {new.digest}", "next", new, before) == key


async def test_a_profile_has_no_more_devices_than_it_can_show(tmp_path: Path) -> None:
    with database_of("sqlite", tmp_path) as database:
        async with store_at(database) as store:
            await store.sessions.add("ann", 1)
            for number in range(MOST_DEVICES + 3):
                await linked(store, "ann", device(f"device {number}", number * DAY_MS))
            kept = await store.profiles.devices("ann")
            assert len(kept) == MOST_DEVICES
            assert (await store.sessions.identify(kept[0]["digest"])) == (("ann",), True)
            assert await store.sessions.identify("ann") is None, "its own browser was the oldest"


async def test_a_profile_does_not_join_without_end(tmp_path: Path) -> None:
    with database_of("sqlite", tmp_path) as database:
        async with store_at(database) as store:
            await store.sessions.add("ann", 1)
            for number in range(MOST_SELVES - 1):
                await store.sessions.add(f"self {number}", 1)
                await linked(store, "ann", device(f"device {number}"), f"self {number}")
            await store.sessions.add("one too many", 1)
            await store.profiles.set_link("ann", "link", "", 1)
            with pytest.raises(Refusal, match="cannot take in more"):
                await store.profiles.use_link("link", "next", device("new"), "one too many")
            assert await store.sessions.identify("one too many") == (("one too many",), False)
            assert await store.profiles.of_link("link") == "ann", "the link is not used up"


@pytest.mark.system
async def test_other_processes_end_a_removed_device_and_see_new_games(tmp_path: Path) -> None:
    with postgres() as database, processes(database, tmp_path, 2) as (one, two):
        async with Server(one.url) as ann, Server(two.url) as phone, Server(two.url) as bob:
            await ann.request("PATCH", "/session", json={"name": "Ann"})
            mine, his = [await new_table(who, ME, ME) for who in (ann, bob)]
            await use(phone, await link_of(ann), "Phone")
            (row,) = [one for one in await devices_of(ann) if one["label"] == "Phone"]
            async with Server(one.url, phone.secret) as there:
                await use(bob, await link_of(ann))
                assert sorted(await table_ids(there, "/mine")) == sorted([mine, his])
            async with socket_at(phone, mine) as socket:
                await socket.recv()
                await ann.request("DELETE", f"/profile/devices/{row['id']}")
                assert await close_code(socket) == 4404
            assert await code(phone.do(mine, "resign")) == "not-seated"


@pytest.mark.system
async def test_a_server_that_is_killed_while_two_join_loses_nothing(tmp_path: Path) -> None:
    rng = random.Random(0)
    with running(tmp_path) as server:
        async with Server(server.url) as ann, several(server.url, 20) as others:
            tables = [await new_table(person, ME, ME) for person in others]
            await ann.request("PATCH", "/session", json={"name": "Ann"})
            before = await journals(server.database)
            for person in others:
                link, attempt = await link_of(ann), new_id()
                using = asyncio.create_task(use(person, link, "", attempt))
                await asyncio.sleep(rng.uniform(0, 0.02))
                server.kill()
                await asyncio.gather(using, return_exceptions=True)
                server.start()
                await use(person, link, "", attempt)
            assert sorted(await table_ids(ann, "/mine")) == sorted(tables)
            assert await journals(server.database) == before
            for table, person in zip(tables, others, strict=True):
                assert (await ann.table(table))["d"]["table"]["seats"][0]["yours"]
                assert await table_ids(person, "/mine") == await table_ids(ann, "/mine")
