"""The client seals and reveals texts by itself, and detects contradictions afterwards."""

import copy
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.service.people import ME, OPEN, code, refused, several

from blazon.client import Server, Texts, Watched
from blazon.match.fairness import verify
from blazon.match.record import Record
from blazon.match.seals import seal_of

BOT: dict[str, Any] = {"kind": "bot", "bot": "random"}
SEATS = {"game": "richelieu", "seats": [ME, OPEN], "listed": True}


@asynccontextmanager
async def taking_part(url: str, number: int) -> AsyncIterator[list[Server]]:
    """This many people who take part in generating chance."""
    async with several(url, number) as people:
        for one in people:
            one.texts = Texts()
        yield people


async def begun(*watching: Watched) -> None:
    """Wait until the game has begun for all of them."""
    for one in watching:
        await one.wait(lambda one=one: one.table["status"] == "playing")


async def record_of(server: Server, table: str) -> dict[str, Any]:
    """The record of a game that is abandoned now; it verifies."""
    await server.do(table, "resign", seat=0)
    record: dict[str, Any] = await server.request("GET", f"/tables/{table}/record")
    verify(Record.from_builtins(record))
    return record


async def test_two_who_watch_begin_by_themselves(url: str) -> None:
    async with taking_part(url, 2) as (ann, bob):
        opened = await ann.open_table(**SEATS)
        table, texts = opened["d"]["table"]["id"], ann.texts
        async with ann.watch(table) as one:
            joined = await bob.do(table, "join", seat=1)
            assert joined["done"]
            async with bob.watch(table) as other:
                await begun(one, other)
                chance = one.table["chance"]
                assert chance == other.table["chance"]
                assert [seal_of(text) for text in chance["texts"]] == chance["seals"]
                assert chance["round"] == 1
        record = await record_of(ann, table)
        assert record["fairness"]["texts"] == chance["texts"]
        for person in (ann, bob):
            assert person.texts is not None
            found = (await person.table(table))["d"]["table"]
            assert person.texts.missing(found, record) == []
        assert texts is not None
        found = (await ann.table(table))["d"]["table"]
        for field, value in (("round", 2), ("seals", [None, None]), ("first", 1)):
            other_record = copy.deepcopy(record)
            other_record["fairness"][field] = value
            assert texts.missing(found, other_record) == [0], field
        assert texts.missing(found, {**record, "options": {"deck": "another"}}) == [0]
        assert bob.texts is not None
        assert bob.texts.missing(found, {**record, "options": {}}) == [], "not Bob's seat"


async def test_without_a_socket_a_text_is_shown_with_the_next_look(url: str) -> None:
    async with taking_part(url, 2) as (ann, bob):
        table = (await ann.open_table(**SEATS))["d"]["table"]["id"]
        joined = (await bob.do(table, "join", seat=1))["d"]["table"]
        assert (joined["status"], joined["chance"]["waits_for_texts"]) == ("open", [0])
        for person, is_asked in ((ann, True), (bob, False)):
            (mine,) = await person.request("GET", "/tables/mine")
            assert (mine["id"], mine["your_turn"]) == (table, is_asked)
        assert (await ann.table(table))["d"]["table"]["status"] == "playing"


async def test_against_bots_the_game_has_begun_when_the_table_is_open(url: str) -> None:
    async with taking_part(url, 1) as (ann,):
        opened = await ann.open_table(game="richelieu", seats=[ME, BOT, ME], options=COURT)
        table = opened["d"]["table"]
        assert table["status"] == "playing"
        seals = table["chance"]["seals"]
        assert [seal is None for seal in seals] == [False, True, False]
        assert opened["d"]["view"]["player"] in (0, 1, 2)


COURT = {"edition": "court"}


async def test_a_rematch_begins_when_all_who_took_part_have_come(url: str) -> None:
    async with taking_part(url, 2) as (ann, bob):
        first = (await ann.open_table(**SEATS))["d"]["table"]["id"]
        await bob.do(first, "join", seat=1)
        await ann.table(first)
        await ann.do(first, "resign", seat=0)
        again = (await bob.rematch(first))["d"]["table"]
        assert (again["status"], again["chance"]["waits_for_seals"]) == ("open", [0])
        assert await code(bob.do(again["id"], "start")) == "not-host"
        error = await refused(ann.do(again["id"], "start"))
        assert (error.code, error.data["waits_for_seals"]) == ("not-now", [0])
        async with bob.watch(again["id"]) as other, ann.watch(again["id"]) as one:
            await begun(one, other)
        record = await record_of(ann, again["id"])
        assert None not in record["fairness"]["seals"]


async def test_whoever_opens_a_table_with_two_seats_takes_part_for_both(url: str) -> None:
    async with taking_part(url, 1) as (ann,):
        opened = await ann.open_table(game="richelieu", seats=[ME, ME])
        assert opened["d"]["table"]["status"] == "playing"
        record = await record_of(ann, opened["d"]["table"]["id"])
        assert None not in record["fairness"]["texts"]


async def test_whoever_lost_a_text_seals_another_and_shows_none_twice(url: str) -> None:
    async with taking_part(url, 2) as (ann, bob):
        table = (await ann.open_table(**SEATS))["d"]["table"]["id"]
        ann.texts = Texts()
        await bob.do(table, "join", seat=1)
        shown = (await bob.table(table))["d"]["table"]["chance"]
        assert shown["waits_for_texts"] == [0]
        async with ann.watch(table) as one, bob.watch(table) as other:
            await begun(one, other)
            chance = one.table["chance"]
        assert chance["round"] == 2, "Bob's text was shown already"
        assert shown["texts"][1] not in chance["texts"]


def test_a_text_that_was_sent_is_never_sent_for_something_else() -> None:
    texts = Texts()
    table = {
        "id": "t",
        "commitment": "c",
        "seats": [{"yours": True}, {"yours": False}],
        "chance": {
            "scheme": "hmac-sha256/2",
            "round": 1,
            "first": None,
            "seals": [None, None],
            "shares": [None, "5" * 64],
            "texts": [None, None],
            "waits_for_seals": [0],
            "waits_for_texts": [],
        },
    }

    def due(**changed: Any) -> dict[str, Any]:
        chance = {**table["chance"], **changed}  # type: ignore[dict-item]
        (found,) = texts.due({**table, "chance": chance}, {})
        return found

    first = due()
    assert first["do"] == "seal"
    assert due() == first, "nobody has seen that text"
    now = {"seals": [first["seal"], None], "waits_for_seals": [], "waits_for_texts": [0]}
    shown = due(**now)
    assert (shown["do"], seal_of(shown["text"])) == ("show", first["seal"])
    assert due(**now) == shown, "for the same it is sent again"
    other = due(**now, shares=[None, "6" * 64])
    assert other["do"] == "seal"
    assert other["seal"] != first["seal"]


async def test_texts_that_were_kept_are_used_by_the_next_program(url: str) -> None:
    kept: dict[str, Any] = {}
    async with taking_part(url, 2) as (ann, bob):
        ann.texts = Texts(save=kept.update)
        table = (await ann.open_table(**SEATS))["d"]["table"]
        seal = table["chance"]["seals"][0]
        await bob.do(table["id"], "join", seat=1)
        async with Server(url, ann.secret, Texts(kept)) as later:
            found = (await later.table(table["id"]))["d"]["table"]
            assert (found["status"], found["chance"]["seals"][0]) == ("playing", seal)


async def test_a_program_without_texts_takes_no_part(url: str) -> None:
    async with several(url, 2) as (ann, bob):
        table = (await ann.open_table(**SEATS))["d"]["table"]["id"]
        joined = (await bob.do(table, "join", seat=1))["d"]["table"]
        assert (joined["status"], joined["chance"]["seals"]) == ("playing", [None, None])
