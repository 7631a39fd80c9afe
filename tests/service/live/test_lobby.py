"""Finding tables: listed tables, the user's own, and finished games, in pages."""

import asyncio
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.service.house import House, in_house, open_at
from tests.service.people import ME, OPEN, code, party, play_on, several, table_ids

from blazon.client import Server
from blazon.service.base.clock import now_ms
from blazon.service.base.limits import FIRST_OF_NETWORK, FIRST_OF_SESSION, PAGE
from blazon.service.journal.plans import SeatPlan
from blazon.service.journal.seating import Join
from blazon.service.live import hub as hub_module
from blazon.service.live.hub import Author


async def opened(host: Server, **asked: Any) -> str:
    """A new listed table with an open seat; its id."""
    call = {"game": "richelieu", "seats": [ME, OPEN], "listed": True, **asked}
    return str((await host.open_table(**call))["d"]["table"]["id"])


async def found(server: Server, path: str = "", **asked: Any) -> Any:
    """A page of tables."""
    return await server.request("GET", f"/tables{path}", params=asked)


async def test_the_lobby_shows_listed_tables_only_the_newest_first(url: str) -> None:
    async with several(url, 2) as (host, other):
        first = await opened(host, seats=[{**ME, "name": "Ann"}, OPEN])
        hidden = await opened(host, listed=False)
        second = await opened(host, game="rheingold", options={"rounds": 3})
        assert (await table_ids(other))[:2] == [second, first]
        assert hidden not in await table_ids(other)
        one = (await found(other))[1]
        assert (one["game"], one["status"], one["your_turn"]) == ("richelieu", "open", False)
        assert [seat["name"] for seat in one["seats"]] == ["Ann", ""]
        assert [seat["kind"] for seat in one["seats"]] == ["person", "open"]
        await host.do(first, "abort")
        assert (await table_ids(other))[0] == second
        assert first not in await table_ids(other)
        assert first not in await table_ids(other, status="playing")
        assert await code(found(other, status="secret")) == "bad"


async def test_the_lobby_shows_the_tables_of_one_game(url: str) -> None:
    async with several(url, 2) as (host, other), party(url, listed=True) as running:
        cards = await opened(host)
        board = await opened(host, game="rheingold", options={"rounds": 3})
        assert cards in await table_ids(other, game="richelieu")
        assert board not in await table_ids(other, game="richelieu")
        assert board in await table_ids(other, game="rheingold")
        assert running.id in await table_ids(other, status="playing", game="richelieu")
        assert running.id not in await table_ids(other, status="playing", game="rheingold")
        assert await table_ids(other, game="chess") == []


async def test_a_rule_of_ours_is_shown_where_it_applies(url: str) -> None:
    async with party(url, listed=True, options={"opening": "no-marker"}) as table:
        host, _ = table.people
        usual = await opened(host, options={"opening": "marker"})
        (one,) = [one for one in await found(host) if one["id"] == usual]
        assert "opening" not in one["options"]
        (one,) = [one for one in await found(host, status="playing") if one["id"] == table.id]
        assert one["options"]["opening"] == "no-marker"
        async with table.watching() as seats:
            await play_on(seats, "opening", 1)
            assert [seat.view["phase"] for seat in seats] == ["TAKE", "TAKE"]
        (offer,) = [
            one["options"]["opening"]
            for one in await host.request("GET", "/games")
            if one["game"] == "richelieu"
        ]
        assert offer["ours"] is True


async def test_my_tables_say_whose_turn_it_is_and_since_when(url: str) -> None:
    async with party(url, first=0) as table, Server(url) as other:
        host, guest = table.people
        for person, turn in ((host, True), (guest, False)):
            (one,) = await found(person, "/mine")
            assert (one["id"], one["your_turn"], one["turn"]) == (table.id, turn, 0)
            assert one["created"] <= one["since"] <= one["updated"]
            assert 0 <= one["ago"] <= now_ms() - one["since"]
            assert one["version"] == (await host.table(table.id))["v"]
        assert await found(other, "/mine") == []
        async with table.watching() as seats:
            while seats[0].view["turn"] == 0:
                await play_on(seats, "whose", 1)
        assert [one["your_turn"] for one in await found(host, "/mine")] == [False]
        assert [one["your_turn"] for one in await found(guest, "/mine")] == [True]
        await guest.do(table.id, "hand-over", bot="random")
        assert [one["your_turn"] for one in await found(guest, "/mine")] == [False]


async def test_my_tables_are_found_by_how_they_stand(url: str) -> None:
    async with Server(url) as host:
        over, playing, waiting = [
            await opened(host, seats=seats, listed=False)
            for seats in ([ME, ME], [ME, ME], [ME, OPEN])
        ]
        await host.do(over, "resign", seat=0)
        assert await table_ids(host, "/mine", status="over") == [over]
        assert await table_ids(host, "/mine", status="playing") == [playing]
        assert await table_ids(host, "/mine", status="open") == [waiting]
        assert await table_ids(host, "/mine") == [waiting, playing, over]


async def test_a_moved_seat_is_at_the_other_devices_tables(url: str) -> None:
    async with several(url, 2) as (host, phone):
        table = await opened(host)
        link = (await host.do(table, "invite", seat=0))["link"]
        await phone.do(table, "join", link=link)
        assert await table_ids(phone, "/mine") == [table]
        assert await table_ids(host, "/mine") == []


async def test_pages_together_show_every_table_once_also_of_one_moment(url: str) -> None:
    async with Server(url) as host:
        mine = [await opened(host)]
        mine += await asyncio.gather(*(opened(host) for _ in range(2 * PAGE)))
        await check_pages(host, "/mine", mine)
        await check_pages(host, "", mine)


async def check_pages(server: Server, path: str, tables: list[str]) -> None:
    """Check that all pages together contain these tables, none of them twice."""
    seen: list[str] = []
    asked: dict[str, Any] = {}
    while page := await found(server, path, **asked):
        assert len(page) <= PAGE
        seen += [one["id"] for one in page]
        asked = {"before": page[-1]["id"]}
    assert len(seen) == len(set(seen))
    assert set(tables) <= set(seen)


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """No two tables are opened in the same millisecond: the lobby would sort them by their ids."""
    times = count(now_ms())
    monkeypatch.setattr(hub_module, "now_ms", lambda: next(times))


async def opened_in_house(at: House, host: str, network: str | None) -> str:
    """A listed open table of a session from a network; its id."""
    seats = SeatPlan("me"), SeatPlan("open")
    return (await open_at(at.hub, *seats, host=host, network=network, listed=True)).id


async def pages(at: House) -> list[list[str]]:
    found: list[list[str]] = []
    last = None
    while page := await at.store.tables.lobby("open", last):
        found.append([one["id"] for one in page])
        last = found[-1][-1]
    return found


@pytest.mark.usefixtures("ticking")
async def test_no_host_and_no_network_fills_the_first_page(tmp_path: Path) -> None:
    async with in_house(tmp_path) as at:
        honest = [await opened_in_house(at, f"honest {n}", f"home {n}") for n in range(5)]
        old = await opened_in_house(at, "old", None)  # opened before networks were counted
        many = [await opened_in_house(at, f"loud {n % 3}", f"loud {n % 3}") for n in range(60)]
        crowd = [await opened_in_house(at, f"crowd {n}", "school") for n in range(30)]
        newest = [*honest, old, *many, *crowd][::-1]
        few = {*many[-3 * FIRST_OF_SESSION :], *crowd[-FIRST_OF_NETWORK:]}
        early = [name for name in newest if name in {old, *honest, *few}]
        late = [name for name in newest if name not in early]
        found = await pages(at)
        assert found == [(early + late)[start : start + PAGE] for start in (0, 50)]
        assert {old, *honest} < set(found[0])

        # Somebody takes the last table of the page: the next page begins with the same table.
        for page in found:
            for last, following in pairwise(page):
                (first, *_) = await at.store.tables.lobby("open", last)
                assert first["id"] == following
        last = found[0][-1]
        await at.hub.do(last, Join(name="Bob"), Author("bob"))
        after = [one["id"] for one in await at.store.tables.lobby("open", last)]
        assert after == found[1]
        assert await at.store.tables.lobby("open", "nothing") == []
