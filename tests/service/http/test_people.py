"""Whoever has played together can invite each other again, and mute that; nobody else can."""

from typing import Any

from tests.service.http.test_profiles import link_of, use
from tests.service.http.test_results import results_of
from tests.service.people import ME, OPEN, Party, code, new_table, party, several, table_ids
from tests.service.servers import ServerProcess

from blazon.client import Server
from blazon.service.base.limits import MOST_CALLS_OF_PAIR
from blazon.service.base.secrets import digest_of, id_from, new_id

PLAN: dict[str, Any] = {"game": "richelieu", "seats": [{**ME, "name": "Ann again"}, OPEN]}


async def rival_of(person: Server) -> str:
    """The id of the only other person in somebody's results."""
    (rival,) = (await results_of(person))["rivals"]
    return str(rival["rival"])


async def played(table: Party) -> tuple[Server, Server]:
    """Two people who have played a game to its end, and know its result."""
    await table.do(0, "resign")
    ann, bob = table.people
    await rival_of(ann)
    await rival_of(bob)
    return ann, bob


async def invite(person: Server, rival: str | None = None, **more: Any) -> str:
    """Invite the only rival; returns the table."""
    rival = rival or await rival_of(person)
    opened = await person.request("POST", f"/people/{rival}/invite", json={**PLAN, **more})
    return str(opened["d"]["table"]["id"])


async def calls(person: Server) -> list[Any]:
    """The invitations that somebody sees."""
    found: list[Any] = await person.request("GET", "/people/invitations")
    return found


async def accept(person: Server, table: str, **more: Any) -> Any:
    call = {"id": new_id(), **more}
    return await person.request("POST", f"/people/invitations/{table}/accept", json=call)


async def mute(person: Server, rival: str | None = None, *, muted: bool = True) -> Any:
    """Mute a person, or everybody."""
    path = "/people/mutes" if rival is None else f"/people/{rival}/mute"
    return await person.request("PUT", path, json={"muted": muted})


async def test_an_invited_rival_takes_the_seat_and_the_game_begins(url: str) -> None:
    async with party(url) as first, several(url, 1) as (stranger,):
        ann, bob = await played(first)
        table = await invite(ann)
        assert await calls(ann) == []
        assert await calls(stranger) == []
        (call,) = await calls(bob)
        assert call.pop("at") > 0
        assert call == {
            "table": table,
            "game": "richelieu",
            "rival": await rival_of(bob),
            "name": "Ann",
        }, "the name is the one of the game, and not one that the inviter chooses now"
        shown = (await accept(bob, table, name="Bob"))["d"]["table"]
        assert (shown["status"], [seat["name"] for seat in shown["seats"]]) == (
            "playing",
            ["Ann again", "Bob"],
        )
        assert await calls(bob) == []
        assert table in await table_ids(bob, "/mine")


async def test_a_name_that_is_refused_changes_nothing(url: str) -> None:
    async with party(url) as first:
        ann, bob = await played(first)
        table = await invite(ann)
        before = await ann.table(table)
        assert await code(accept(bob, table, name="a\u202eb")) == "bad"
        assert await ann.table(table) == before
        assert len(await calls(bob)) == 1


async def test_accepting_twice_takes_one_seat(url: str) -> None:
    async with party(url) as first:
        ann, bob = await played(first)
        table = await invite(ann)
        once, twice = await accept(bob, table), await accept(bob, table)
        assert once["v"] == twice["v"]


async def test_nobody_else_can_be_invited_and_nobody_else_can_accept(url: str) -> None:
    async with party(url) as first, party(url) as second, several(url, 1) as (stranger,):
        ann, bob = await played(first)
        cy, _ = await played(second)
        of_bob = await rival_of(ann)
        digest = digest_of(bob.secret or "")
        for rival in (digest, of_bob[:-1], "x" * 5000, "%00", id_from(digest, f"rival {digest}")):
            assert await code(invite(ann, rival)) in ("unknown", "bad")
        assert await code(invite(cy, of_bob)) == "unknown", "an id is worthless for others"
        assert await code(invite(stranger, of_bob)) == "not-seated"
        assert await code(mute(cy, of_bob)) == "unknown"
        table = await invite(ann)
        for other in (cy, stranger):
            assert await code(accept(other, table)) in ("unknown", "not-seated")
        assert await table_ids(cy, "/mine") == [second.id]


async def test_an_invitation_opens_a_table_with_one_open_seat_that_is_not_listed(url: str) -> None:
    async with party(url) as first:
        ann, bob = await played(first)
        for wrong in (
            {"seats": [ME, ME]},
            {"seats": [ME, OPEN, OPEN], "game": "rheingold"},
            {"listed": True},
        ):
            assert await code(invite(ann, **wrong)) == "bad"
        assert await calls(bob) == []
        table = await invite(ann, id="again")
        assert await invite(ann, id="again") == table
        assert len(await calls(bob)) == 1
        assert table not in await table_ids(bob)


async def test_a_declined_invitation_is_gone_and_nobody_learns_of_it(url: str) -> None:
    async with party(url) as first:
        ann, bob = await played(first)
        table, other = await invite(ann), await invite(ann)
        before = await ann.table(table)
        left = await bob.request("POST", f"/people/invitations/{table}/decline")
        assert [one["table"] for one in left] == [other]
        assert await code(accept(bob, table)) == "unknown"
        assert await ann.table(table) == before


async def test_muted_invitations_are_not_shown_and_the_inviter_sees_no_difference(
    url: str,
) -> None:
    async with party(url) as first:
        ann, bob = await played(first)
        rival = await rival_of(bob)
        assert await mute(bob, rival) == {"everybody": False, "rivals": [rival]}
        table = await invite(ann)
        assert await calls(bob) == []
        assert await code(accept(bob, table)) == "unknown"
        assert await mute(bob, rival, muted=False) == {"everybody": False, "rivals": []}
        assert [one["table"] for one in await calls(bob)] == [table]
        assert await mute(bob) == {"everybody": True, "rivals": []}
        assert await calls(bob) == []
        await mute(bob, muted=False)
        assert len(await calls(bob)) == 1
        assert await bob.request("GET", "/people/mutes") == {"everybody": False, "rivals": []}


async def test_a_table_that_was_closed_or_left_invites_nobody(url: str) -> None:
    async with party(url) as first:
        ann, bob = await played(first)
        closed, left = await invite(ann), await invite(ann)
        await ann.do(closed, "abort")
        await ann.do(left, "leave")
        assert await calls(bob) == []
        for table in (closed, left, "x", "%00"):
            assert await code(accept(bob, table)) in ("unknown", "not-now")


async def test_a_seat_that_somebody_else_took_by_link_is_taken(url: str) -> None:
    async with party(url) as first, several(url, 1) as (cy,):
        ann, bob = await played(first)
        table = await invite(ann)
        link = (await ann.do(table, "invite", seat=1))["link"]
        await cy.do(table, "join", link=link)
        assert await calls(bob) == []
        assert await code(accept(bob, table)) == "unknown"


async def test_only_a_few_invitations_wait_for_one_person_declined_or_not(url: str) -> None:
    async with party(url) as first:
        ann, bob = await played(first)
        await mute(bob)
        tables = [await invite(ann, id=f"n{number}") for number in range(MOST_CALLS_OF_PAIR)]
        await bob.request("POST", f"/people/invitations/{tables[0]}/decline")
        assert await code(invite(ann)) == "quota"
        assert await invite(ann, id="n1") == tables[1], "a repeated request is no new one"
        await ann.do(tables[0], "abort")
        assert await invite(ann) not in tables


async def test_when_either_person_is_deleted_the_invitation_is_too(shared: ServerProcess) -> None:
    for leaves in (0, 1):
        async with party(shared.url) as first:
            people = await played(first)
            ann, bob = people
            rival, other = await rival_of(ann), await rival_of(bob)
            table = await invite(ann)
            await mute(ann, rival)
            await mute(bob, other)
            await mute(bob, other, muted=False)
            await people[leaves].http.delete("/api/session/data")
            if leaves:
                assert await code(invite(ann, rival)) == "unknown"
                assert await ann.request("GET", "/people/mutes") == {
                    "everybody": False,
                    "rivals": [],
                }
            else:
                assert await calls(bob) == []
                assert await code(accept(bob, table)) in ("unknown", "not-now")
                assert await code(invite(bob, other)) == "unknown"


async def test_ones_own_data_has_invitations_and_no_ones_digest(url: str) -> None:
    async with party(url) as first:
        ann, bob = await played(first)
        table = await invite(ann)
        await bob.request("POST", f"/people/invitations/{table}/decline")
        await mute(bob)
        await mute(bob, await rival_of(bob))
        hers = await ann.request("GET", "/session/data")
        his = await bob.request("GET", "/session/data")
        (invited,) = hers["invited"]
        assert (invited.keys(), invited["table_id"]) == ({"table_id", "created"}, table)
        (invitation,) = his["invitations"]
        assert invitation["answered"] >= invitation["created"]
        assert sorted(one["everybody"] for one in his["muted"]) == [False, True]
        assert digest_of(ann.secret or "") not in str(his)
        assert digest_of(bob.secret or "") not in str(hers)


async def test_a_persons_browsers_are_invited_and_muted_together(url: str) -> None:
    async with party(url) as first, several(url, 1) as (phone,):
        ann, bob = await played(first)
        table = await invite(ann)
        await new_table(phone, ME, ME)
        await use(phone, await link_of(bob))
        assert [one["table"] for one in await calls(phone)] == [table]
        await mute(phone, await rival_of(phone))
        assert await calls(bob) == []
        await mute(bob, await rival_of(bob), muted=False)
        shown = (await accept(phone, table, name="Bob"))["d"]["table"]
        assert [seat["yours"] for seat in shown["seats"]] == [False, True]


async def test_somebody_muted_stays_so_after_joining_another_browser(url: str) -> None:
    async with party(url) as first, several(url, 1) as (desk,):
        ann, bob = await played(first)
        await mute(bob, await rival_of(bob))
        await new_table(desk, ME, ME)
        await use(ann, await link_of(desk))
        await invite(ann)
        assert await calls(bob) == []
        assert (await bob.request("GET", "/people/mutes"))["rivals"] == [await rival_of(bob)]
