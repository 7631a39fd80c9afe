"""A link describes its table before the user joins; an invalid one does not reveal a table."""

from typing import Any

import pytest
from tests.service.people import OPEN, new_table, party, refused, several

from blazon.client import Server

ME: dict[str, Any] = {"kind": "me", "name": "Anna"}
LIVE = {"kind": "live", "turn_seconds": 60, "game_seconds": 600}


async def look(who: Server, table: str, link: str) -> Any:
    return await who.request("POST", f"/tables/{table}/invitation", json={"link": link})


async def refusal(who: Server, table: str, link: str) -> tuple[str, str]:
    """The complete answer to an invalid link."""
    error = await refused(look(who, table, link))
    return error.code, str(error)


@pytest.mark.parametrize("watch", ["link", "nobody"])
async def test_an_invitation_names_game_host_and_pace(url: str, watch: str) -> None:
    async with several(url, 2) as (host, guest):
        table = await new_table(host, ME, OPEN, pace=LIVE, watch=watch)
        link = (await host.do(table, "invite", seat=1))["link"]
        found = await look(guest, table, link)
        assert guest.secret is None, "who only looks gets no session"
        seats = [(seat["kind"], seat["name"]) for seat in found.pop("seats")]
        assert seats == [("person", "Anna"), ("open", "")]
        assert found.pop("options")["edition"] == "duel"
        assert found == {
            "seat": 1,
            "moves": False,
            "yours": False,
            "you_host": False,
            "host": "Anna",
            "status": "open",
            "game": "richelieu",
            "pace": LIVE,
            "on_timeout": "bot",
            "watch": watch,
        }
        assert (await look(host, table, link))["you_host"]
        await guest.do(table, "join", link=link)
        assert (await refusal(host, table, link))[0] == "unknown", "it was used"


async def test_a_seat_says_whether_there_is_a_link_for_it(url: str) -> None:
    async def invited() -> list[bool]:
        shown = await host.table(table)
        return [seat["invited"] for seat in shown["d"]["table"]["seats"]]

    async with several(url, 2) as (host, guest):
        table = await new_table(host, ME, OPEN, OPEN, game="rheingold", options={"players": 3})
        assert await invited() == [False, False, False]
        link = (await host.do(table, "invite", seat=1))["link"]
        assert await invited() == [False, True, False]
        await guest.do(table, "join", link=link)
        assert await invited() == [False, False, False]
        await host.do(table, "invite", seat=0)  # to another device
        assert await invited() == [False, False, False]


@pytest.mark.parametrize("watch", ["anyone", "link", "nobody"])
async def test_with_a_made_up_link_there_is_no_table(url: str, watch: str) -> None:
    async with several(url, 2) as (host, guest):
        table = await new_table(host, ME, OPEN, watch=watch, listed=watch == "anyone")
        link = (await host.do(table, "invite", seat=1))["link"]
        none = await refusal(guest, "x" * len(table), link)
        assert none[0] == "unknown"
        for made_up in ("x" * 43, "x", link[:-1], link.swapcase()):
            for who in (guest, host):
                assert await refusal(who, table, made_up) == none


async def test_a_link_to_another_device_says_so(url: str) -> None:
    async with party(url, first=0) as table, several(url, 1) as (phone,):
        ann = table.people[0]
        link = (await ann.do(table.id, "invite", seat=0))["link"]
        seen = await look(phone, table.id, link)
        assert (seen["moves"], seen["yours"], seen["seat"]) == (True, False, 0)
        assert seen["status"] == "playing"
        assert "view" not in seen
        own = await look(ann, table.id, link)
        assert (own["moves"], own["yours"]) == (True, True)
        await phone.do(table.id, "join", link=link)
        assert (await refusal(ann, table.id, link))[0] == "unknown"
