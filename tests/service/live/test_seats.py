"""Seats without networks: cookies, links, listed tables, permission to watch, and leaving."""

from typing import Any

import pytest
from tests.samples import random_game
from tests.service.people import (
    ME,
    OPEN,
    code,
    new_table,
    next_to_play,
    party,
    play_on,
    refused,
    several,
)

from blazon.client import RefusedError, Server
from blazon.match.record import Record
from blazon.service.base.secrets import digest_of, link_from

COURT: dict[str, Any] = {"options": {"edition": "court"}}


async def shown(server: Server, table: str) -> Any:
    """The table without its game."""
    return (await server.table(table))["d"]["table"]


async def link_for(host: Server, table: str, seat: int) -> str:
    return str((await host.do(table, "invite", seat=seat))["link"])


# Cookies


async def test_whoever_only_reads_gets_no_cookie(url: str) -> None:
    async with several(url, 2) as (host, other):
        table = await new_table(host, ME, OPEN, listed=True)
        for path in (f"/tables/{table}", "/tables", "/tables/mine", "/session", "/games"):
            await other.request("GET", path)
        assert other.secret is None
        assert await other.request("GET", "/session") == {"known": False, "name": ""}
        await other.do(table, "join")
        assert other.secret is not None
        assert await other.request("GET", "/session") == {"known": True, "name": ""}


async def test_the_cookie_is_for_this_server_alone_and_no_script_reads_it(url: str) -> None:
    async with Server(url) as host:
        body = {"game": "richelieu", "seats": [ME, OPEN]}
        answer = await host.http.post("/api/tables", json=body)
        (cookie,) = answer.headers.get_list("set-cookie")
        value, *flags = (part.strip() for part in cookie.split(";"))
        assert value.startswith("blazon=")
        assert len(value) >= len("blazon=") + 43
        given = {flag.lower() for flag in flags}
        assert {"httponly", "samesite=lax", "path=/"} <= given
        assert "secure" not in given
        assert not any(flag.startswith("domain") for flag in given)
        again = await host.http.post("/api/tables", json=body)
        assert "set-cookie" not in again.headers


async def test_a_cookie_that_nobody_was_given_is_nobody(url: str) -> None:
    async with Server(url) as host:
        bot = {"kind": "bot", "bot": "page"}
        table = await new_table(host, ME, OPEN, bot, watch="anyone", **COURT)
        for secret in (None, "x" * 43, "x" * 5000, "%00", '"'):
            async with Server(url, secret) as other:
                assert not [seat for seat in (await shown(other, table))["seats"] if seat["yours"]]
                assert (await other.request("GET", "/session"))["known"] is False
                assert await code(other.do(table, "leave")) == "not-seated"


# Links


async def test_a_link_is_for_one_seat_and_for_once(url: str) -> None:
    async with several(url, 3) as (host, guest, other):
        table = await new_table(host, OPEN, ME, OPEN, **COURT)
        link = await link_for(host, table, 2)
        answer = await guest.do(table, "join", link=link, name="Bé")
        seats = answer["d"]["table"]["seats"]
        assert [seat["yours"] for seat in seats] == [False, False, True]
        assert seats[2]["name"] == "Bé"
        assert await code(other.do(table, "join", link=link)) == "unknown"
        assert await code(other.do(table, "join", link="x" * 43)) == "unknown"
        assert await code(host.do(table, "invite", seat=2)) == "taken"
        assert await code(host.do(table, "invite", seat=3)) == "bad"
        assert await code(guest.do(table, "invite", seat=0)) == "not-host"
        assert other.secret is None


async def test_who_leaves_a_seat_leaves_no_link_to_it(url: str) -> None:
    async with several(url, 3) as (host, guest, other):
        table = await new_table(host, ME, OPEN, OPEN, listed=True, **COURT)
        await guest.do(table, "join", seat=1)
        link = await link_for(guest, table, 1)
        await guest.do(table, "leave", seat=1)
        assert await code(other.do(table, "join", link=link)) == "unknown"
        await other.do(table, "join")
        assert await code(guest.do(table, "join", link=link)) == "unknown"
        assert (await shown(other, table))["seats"][1]["yours"]


async def test_a_newer_link_replaces_the_older_one(url: str) -> None:
    async with several(url, 2) as (host, guest):
        table = await new_table(host, ME, OPEN)
        old, new = await link_for(host, table, 1), await link_for(host, table, 1)
        assert await code(guest.do(table, "join", link=old)) == "unknown"
        assert (await guest.do(table, "join", link=new))["d"]["table"]["status"] == "playing"


async def test_an_invitation_that_is_repeated_is_the_same_link(url: str) -> None:
    async with several(url, 3) as (host, guest, other):
        table = await new_table(host, ME, OPEN, OPEN, **COURT)

        async def invite(who: Server, seat: int, name: str) -> Any:
            call = {"id": name, "d": {"do": "invite", "seat": seat}}
            return await who.request("POST", f"/tables/{table}/commands", json=call)

        first, again = await invite(host, 1, "a"), await invite(host, 1, "a")
        assert (first["link"], first["done"]) == (again["link"], again["done"])
        assert (await invite(host, 2, "b"))["link"] != first["link"]
        await guest.do(table, "join", link=first["link"], name="Bob")
        assert "link" not in await invite(host, 1, "a"), "it opens nothing any more"
        move = (await invite(guest, 1, "a"))["link"]
        assert move != first["link"]
        await other.do(table, "join", link=move)
        assert (await shown(other, table))["seats"][1]["yours"]


def test_what_is_stored_does_not_tell_a_link() -> None:
    link = link_from("secret", "table", "1")
    assert len(link) == 43
    others = (("other", "table", "1"), ("secret", "other", "1"), ("secret", "table", "2"))
    assert link not in {link_from(*one) for one in others}
    assert link != link_from(digest_of("secret"), "table", "1")


async def test_a_link_is_void_once_its_seat_was_taken_from_the_lobby(url: str) -> None:
    async with several(url, 3) as (host, quick, late):
        table = await new_table(host, ME, OPEN, OPEN, listed=True, **COURT)
        link = await link_for(host, table, 1)
        await quick.do(table, "join", seat=1, name="Quick")
        assert await code(late.do(table, "join", link=link, name="Late")) == "unknown"
        assert (await shown(quick, table))["seats"][1]["yours"]


async def test_a_seat_moves_to_another_device_and_the_old_one_only_watches(url: str) -> None:
    async with party(url, first=0) as table, Server(url) as phone:
        host = table.people[0]
        link = await link_for(host, table.id, 0)
        async with table.watching() as (old, rival):
            assert old.legal
            await phone.do(table.id, "join", link=link)
            await old.wait(lambda: not old.legal)
            assert old.view["observer"] is None
            assert [seat["yours"] for seat in old.table["seats"]] == [False, False]
            assert await code(old.play(rival.legal[0] if rival.legal else "A1")) == "not-seated"
            async with phone.watch(table.id, 0) as new:
                assert new.table["seats"][0]["name"] == "Ann"
                assert await next_to_play([new, rival]) is new
                await play_on([new, rival], "moved", 4)
        assert await code(host.table(table.id, 0)) == "not-yours"
        assert await code(host.do(table.id, "join", link=link)) == "unknown"
        assert await code(host.do(table.id, "invite", seat=0)) == "taken"


# Listed and unlisted tables


async def test_at_a_listed_table_anybody_sits_down(url: str) -> None:
    async with several(url, 3) as (host, guest, late):
        table = await new_table(host, ME, OPEN, listed=True)
        assert await code(guest.do(table, "join", seat=0)) == "taken"
        assert (await guest.do(table, "join", seat=1))["d"]["table"]["status"] == "playing"
        assert await code(late.do(table, "join")) == "full"


async def test_at_an_unlisted_table_only_the_host_sits_down_without_a_link(url: str) -> None:
    async with several(url, 2) as (host, guest):
        table = await new_table(host, OPEN, OPEN)
        assert await code(guest.do(table, "join")) == "no-table-for-you"
        assert guest.secret is None
        await host.do(table, "join", seat=1)
        kinds = [seat["kind"] for seat in (await shown(host, table))["seats"]]
        assert kinds == ["open", "person"]


async def test_a_hidden_table_is_not_there_for_others(url: str) -> None:
    async with party(url, watch="nobody") as table, Server(url) as other:
        await other.request("PATCH", "/session", json={"name": "Eve"})
        for method, path, body in ways_in():
            there = await other.http.request(method, path.format(table.id), json=body)
            nowhere = await other.http.request(method, path.format("nowhere"), json=body)
            assert there.status_code == 404, path
            assert there.json() == nowhere.json()
        with pytest.raises(RefusedError, match="no such table"):
            async with other.watch(table.id):
                pass
        for seat, person in enumerate(table.people):
            assert (await person.table(table.id))["d"]["observer"] == seat


def ways_in() -> list[tuple[str, str, Any]]:
    """Requests that could reveal the existence of a table."""
    call = {"id": "x", "d": {"do": "resign"}}
    return [
        ("GET", "/api/tables/{}", None),
        ("GET", "/api/tables/{}/record", None),
        ("GET", "/api/tables/{}/replay?at=0", None),
        ("GET", "/api/tables/{}/chat", None),
        ("POST", "/api/tables/{}/chat", {"text": "hello"}),
        ("POST", "/api/tables/{}/rematch", None),
        ("POST", "/api/tables/{}/commands", call),
        ("POST", "/api/tables/{}/commands", {"id": "y", "d": {"do": "join"}}),
    ]


# Before the game


async def test_one_gets_up_and_the_seat_is_open_again(url: str) -> None:
    async with several(url, 2) as (host, guest):
        table = await new_table(host, ME, OPEN, OPEN, listed=True, **COURT)
        await guest.do(table, "join", seat=1, name="Bé", text="secret words")
        await guest.do(table, "leave", seat=1)
        seats = (await shown(host, table))["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
        assert seats[1]["name"] == ""
        assert await code(guest.do(table, "leave")) == "not-seated"
        assert [one["id"] for one in await guest.request("GET", "/tables/mine")] == []


async def test_the_host_closes_a_table_that_has_not_begun(url: str) -> None:
    async with several(url, 2) as (host, guest):
        table = await new_table(host, ME, OPEN, OPEN, listed=True, **COURT)
        await guest.do(table, "join")
        assert await code(guest.do(table, "abort")) == "not-host"
        async with guest.watch(table) as watched:
            await host.do(table, "abort")
            await watched.wait(lambda: watched.is_over)
            assert watched.table["status"] == "aborted"
        assert await code(guest.do(table, "join")) == "not-now"
        assert await code(host.do(table, "start")) == "not-now"
        assert await code(host.do(table, "abort")) == "not-now"


async def test_texts_go_into_the_secret_and_are_shown_when_the_game_has_begun(url: str) -> None:
    async with several(url, 2) as (host, guest):
        table = await new_table(host, ME, OPEN, start="asked")
        link = await link_for(host, table, 1)
        assert await code(host.do(table, "start")) == "not-now"
        await guest.do(table, "join", link=link, text="tea")
        assert await code(guest.do(table, "start")) == "not-host"
        await host.do(table, "add", text="coffee")
        await host.do(table, "add", text="Käse")
        for one in (host, guest):
            assert [seat["text"] for seat in (await shown(one, table))["seats"]] == [None] * 2
        begun = (await host.do(table, "start"))["d"]["table"]
        assert [seat["text"] for seat in begun["seats"]] == ["Käse", "tea"]
        await host.do(table, "resign")
        record = await host.request("GET", f"/tables/{table}/record")
        assert record["fairness"]["texts"] == ["Käse", "tea"]
        assert record["fairness"]["commitment"] == begun["commitment"]
        assert Record.from_builtins(record).fairness == record["fairness"]


# Names


async def test_a_name_is_said_at_the_table_or_once_for_all(url: str) -> None:
    async with several(url, 2) as (host, guest):
        table = await new_table(host, {**ME, "name": "  Ann "}, OPEN, OPEN, listed=True, **COURT)
        named = await guest.request("PATCH", "/session", json={"name": " Zoë "})
        assert named == {"known": True, "name": "Zoë"}
        await guest.do(table, "join")
        await guest.do(table, "join", name="Zoë's other hand")
        names = [seat["name"] for seat in (await shown(host, table))["seats"]]
        assert names == ["Ann", "Zoë", "Zoë's other hand"]


@pytest.mark.parametrize("name", ["two\nlines", "\x07", "x" * 41, "\u202ereversed"])
async def test_a_name_that_is_not_one_short_line_is_refused(url: str, name: str) -> None:
    async with several(url, 2) as (host, guest):
        table = await new_table(host, ME, OPEN, listed=True)
        assert await code(guest.do(table, "join", name=name)) == "bad"
        assert await code(new_table(guest, {**ME, "name": name}, OPEN)) == "bad"
        assert await code(guest.request("PATCH", "/session", json={"name": name})) == "bad"
        assert (await shown(host, table))["seats"][1]["kind"] == "open"


async def test_two_names_that_look_alike_are_told_apart(url: str) -> None:
    async with several(url, 2) as (host, guest):
        table = await new_table(host, {**ME, "name": "Ann"}, OPEN, listed=True)
        await guest.do(table, "join", name="A\ufe0fnn")
        words = (await host.request("GET", f"/tables/{table}", params={"lang": "en"}))["d"]["words"]
        assert words["names"] == ["Ann 1", "A\ufe0fnn 2"]


async def test_a_recorded_game_says_that_it_is_one(url: str) -> None:
    record = random_game("richelieu", {}, "imported", 3).record.to_builtins()

    async with several(url, 2) as (host, other):

        async def imported(*names: str) -> Any:
            body = {"record": record | {"players": names}}
            return (await host.request("POST", "/records", json=body))["d"]["table"]

        table = await imported("Ann", "👩‍🚀")
        for who in (host, other):
            found = await shown(who, table["id"])
            assert found["imported"]
            assert [seat["name"] for seat in found["seats"]] == ["Ann", "👩‍🚀"]
            assert {seat["kind"] for seat in found["seats"]} == {"open"}
        assert not (await shown(host, await new_table(host, ME, ME)))["imported"]
        for name in ("x" * 41, "\u2800", "\u3164", "a\nb"):
            error = await refused(imported("Ann", name))
            assert (error.code, "record.players[1]" in str(error)) == ("bad", True)
