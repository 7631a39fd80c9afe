"""A game at a server's table: playing, undoing, resigning, handing over, playing again."""

import asyncio
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from tests.samples import NAMES, SHORT, name_of
from tests.service.people import (
    all_of,
    code,
    heard,
    new_table,
    next_to_play,
    party,
    play_on,
    refused,
    several,
)
from tests.service.servers import running

import blazon
from blazon.client import Server, Watched
from blazon.match.fairness import commitment, verify
from blazon.match.position import Position
from blazon.match.record import Record

OPTIONS = dict(SHORT)


def view_of(position: Position, observer: int | None) -> dict[str, Any]:
    view = position.observe(observer).view()
    del view["legal"], view["log"], view["options"]
    return view


def moments(record: Record) -> list[Position]:
    """Every position of a recorded game, from the first to the last."""
    position = Position(record.game, record.options, record.setup, seed="")
    found = [position.copy()]
    for action in record.actions:
        position.play(action)
        found.append(position.copy())
    return found


async def record_of(server: Server, table: str) -> Record:
    return Record.from_builtins(await server.request("GET", f"/tables/{table}/record"))


def by_disc(seat: Watched, *, disc: bool) -> str:
    """Richelieu: a card free to take, with a disc on it or without; empty if none."""
    free = {cell for cell, card in seat.view["table"].items() if card["marker"] is None}
    fitting = {cell for cell in free if seat.view["table"][cell]["disc"] is disc}
    return next((token for token in seat.legal if token in fitting), "")


# A complete game


@pytest.mark.parametrize(("game", "options"), SHORT, ids=name_of)
async def test_two_play_a_whole_game_and_an_onlooker_sees_it(
    url: str, game: str, options: dict[str, Any]
) -> None:
    async with party(url, game=game, options=options) as table, Server(url) as other:
        async with table.watching() as seats, other.watch(table.id) as onlooker:
            assert await code(other.request("GET", f"/tables/{table.id}/record")) == "not-now"
            version = await play_on(seats, f"whole {game}")
            await heard(onlooker, version)
            record = await record_of(other, table.id)
            end = blazon.load(record.to_json())
            for observer, watched in [(None, onlooker), (0, seats[0]), (1, seats[1])]:
                assert watched.view == view_of(end, observer)
                assert watched.log == list(end.observe(observer).log)
                assert watched.table["score"] == end.score() | {"ending": "played"}
        await check_afterwards(table.opened, other, record)


async def check_afterwards(opened: dict[str, Any], server: Server, record: Record) -> None:
    """The record verifies, every moment replays, and it can be shown at a table of its own."""
    table = opened["d"]["table"]
    assert isinstance(record.fairness, dict)
    assert commitment(bytes.fromhex(record.fairness["secret"])) == table["commitment"]
    assert record.players[0] == "Ann"
    positions = moments(record)
    assert verify(record) == positions[-1].drawn
    await check_replay(server, table["id"], positions)
    imported = await server.request("POST", "/records", json={"record": record.to_builtins()})
    shown = imported["d"]["table"]
    assert (shown["status"], shown["options"]) == ("over", record.options)
    assert [seat["name"] for seat in shown["seats"]] == list(record.players)
    assert await record_of(server, shown["id"]) == record
    await check_replay(server, shown["id"], positions[-1:])


async def check_replay(server: Server, table: str, positions: list[Position]) -> None:
    """Every moment, from each perspective in turn, matches the record."""
    for position, seat in zip(positions, cycle((0, None, 1, 0)), strict=False):
        asked = {"at": len(position.actions), **({} if seat is None else {"seat": seat})}
        found = await server.request("GET", f"/tables/{table}/replay", params=asked)
        assert found == view_of(position, seat) | {"legal": []}


@pytest.mark.parametrize("game", NAMES)
async def test_a_person_plays_a_whole_game_against_bots(url: str, game: str) -> None:
    options = {"rounds": 2} if game == "rheingold" else {}
    bots = ("random", "greedy") if game == "rheingold" else ("random",)

    async with party(url, 1, bots, game, options=options) as table:
        async with table.watching() as seats:
            await play_on(seats, "bots")
            assert seats[0].table["score"]["ending"] == "played"
        record = await record_of(table.people[0], table.id)
        verify(record)
        assert blazon.load(record.to_json()).over


@pytest.mark.parametrize("game", NAMES)
async def test_bots_alone_play_to_the_end(url: str, game: str) -> None:
    seats = [{"kind": "bot", "bot": "random"}] * 2
    options = {"rounds": 2} if game == "rheingold" else {}

    async with Server(url) as server:
        table = await new_table(server, *seats, game=game, options=options)
        async with server.watch(table) as onlooker:
            await onlooker.wait(lambda: onlooker.is_over)
        verify(await record_of(server, table))


async def test_several_at_one_browser_hold_several_seats(url: str) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bé"}]

    async with Server(url) as server:
        table = await new_table(server, *seats, first=1)
        async with server.watch(table, 0) as ann, server.watch(table, 1) as bob:
            assert (ann.view["observer"], bob.view["observer"]) == (0, 1)
            action, version = bob.legal[0], bob.version
            made = await server.do(table, "play", action=action, version=version)
            await heard(ann, made["v"])
            await heard(bob, made["v"])
            assert ann.log == [action]
            assert [seat["yours"] for seat in ann.table["seats"]] == [True, True]
            await play_on([ann, bob], "hot seat")
        record = await record_of(server, table)
        assert list(record.players) == ["Ann", "Bé"]


# Refusals


async def test_what_cannot_be_done_now_is_refused_with_its_reason(url: str) -> None:
    async with party(url, first=0) as table, several(url, 2) as (other, nobody):
        async with table.watching() as (first, second):
            seen = first.version
            turn = await refused(second.do("play", action=first.legal[0], version=seen))
            assert (turn.code, turn.data) == ("not-your-turn", {"actor": 0})
            illegal = await refused(first.do("play", action="Z9", version=seen))
            assert illegal.code == "illegal"
            assert illegal.data == {"legal": first.legal, "phase": "TAKE"}
            yours = await refused(first.do("play", action="A1", version=seen, seat=1))
            assert (yours.code, yours.data) == ("not-yours", {"seats": [0]})
            made = await first.play(by_disc(first, disc=False))
            stale = await refused(first.do("play", action="-", version=seen))
            news = {"version": made, "log_from": 0, "log": ["A1"]}
            assert (stale.code, stale.data) == ("stale", news)
            assert await code(first.do("play", action="-", version=made + 1)) == "stale"
            for command in ("take-back", "leave"):
                assert await code(first.do(command)) == "not-now"
            assert await code(first.do("answer", agree=True)) == "not-now"
            assert await code(first.do("add", text="late")) == "not-now"
            assert await code(table.do(1, "start")) == "not-host"
            assert await code(table.do(0, "start")) == "not-now"
            assert await code(table.do(0, "abort")) == "not-now"
            assert first.version == made
        await other.request("PATCH", "/session", json={"name": "Eve"})
        for stranger in (other, nobody):
            assert await code(stranger.do(table.id, "resign")) == "not-seated"
        await table.do(0, "resign")
        for stranger in (other, nobody):
            asked = stranger.request("POST", f"/tables/{table.id}/rematch")
            assert await code(asked) == "not-seated"
        assert await code(nobody.do("nowhere", "resign")) == "unknown"
        assert nobody.secret is None


async def test_over_http_a_refusal_has_its_status_and_what_is_legal(url: str) -> None:
    async with party(url, first=0) as table:
        call = {"id": "1", "d": {"do": "play", "action": "Z9", "version": 99}}
        http, path = table.people[0].http, f"/api/tables/{table.id}/commands"
        assert (await http.post(path, json=call)).status_code == 409
        shown = await table.people[0].table(table.id)
        call["d"] = {"do": "play", "action": "Z9", "version": shown["v"]}
        answer = await http.post(path, json=call)
        assert (answer.status_code, answer.json()["code"]) == (409, "illegal")
        assert answer.json()["legal"] == [one["token"] for one in shown["d"]["actions"]]


# Undoing


async def test_an_action_that_showed_nothing_is_taken_back_freely(url: str) -> None:
    async with party(url, first=0) as table, table.watching() as (first, second):
        before = first.view, first.log.copy(), second.view
        await first.play(by_disc(first, disc=False))
        version = await first.do("undo", version=first.version)
        await heard(second, version)
        assert (first.view, first.log, second.view) == before


async def play_a_turn(seats: list[Watched]) -> bool:
    """Play random turns until the first seat may take a card again; False at the end."""
    await play_on(seats, "turn", 1)
    while seat := await next_to_play(seats):
        if (seat, seat.view["phase"]) == (seats[0], "TAKE"):
            return True
        await play_on(seats, "turn", 1)
    return False


async def test_all_agree_to_go_back_and_chance_brings_the_same_again(url: str) -> None:
    options = OPTIONS["rheingold"]
    async with party(url, game="rheingold", options=options) as table:
        async with table.watching() as seats:
            version = await play_on(seats, "agree", 12)
            log = seats[0].log.copy()
            left = next(n for n, token in enumerate(log) if n > 3 and token.startswith("d"))
            await seats[0].do("ask-undo", left=left, version=version)
            await seats[1].wait(lambda: seats[1].table["question"])
            question = {"seat": 0, "what": "undo", "left": left, "agreed": [0]}
            assert seats[1].table["question"] == question
            assert await code(seats[1].do("ask-end")) == "not-now"
            assert await code(seats[0].do("answer", agree=True)) == "not-now"
            version = await seats[1].do("answer", agree=True)
            for seat in seats:
                await heard(seat, version)
                assert seat.log == log[: left + 1]
                assert seat.table["question"] is None
            await play_on(seats, "on")
        verify(await record_of(table.people[0], table.id))


# Resigning


async def test_all_agree_to_end_and_the_score_stands(url: str) -> None:
    async with party(url, 3, options={"edition": "court"}) as table:
        async with table.watching() as seats:
            await play_on(seats, "end", 20)
            await seats[2].do("ask-end")
            await seats[0].do("answer", agree=True)
            assert not seats[0].is_over
            version = await seats[1].do("answer", agree=True)
            for seat in seats:
                await heard(seat, version)
                assert (seat.is_over, seat.table["score"]["ending"]) == (True, "agreed")
                assert (seat.legal, seat.table["question"]) == ([], None)
        record = await record_of(table.people[0], table.id)
        score = blazon.load(record.to_json()).score()
        assert seats[0].table["score"]["totals"] == score["totals"]


async def test_a_game_of_two_is_over_when_one_resigns_and_the_other_wins(url: str) -> None:
    async with party(url) as table, table.watching() as seats:
        version = await play_on(seats, "resign", 9)
        version = await seats[0].do("resign")
        await heard(seats[1], version)
        score = seats[1].table["score"]
        assert (score["winners"], score["ending"]) == ([1], "resigned")
        assert await code(seats[1].do("resign")) == "not-now"
        record = await record_of(table.people[1], table.id)
        assert verify(record) == 0
        assert record.result is None
        body = {"record": record.to_builtins()}
        shown = (await table.people[1].request("POST", "/records", json=body))["d"]["table"]
        assert (shown["status"], shown["id"] != table.id) == ("over", True)


async def test_among_more_a_bot_goes_on_for_whoever_resigned(url: str) -> None:
    async with (
        party(url, 3, options={"edition": "court"}, first=0) as table,
        table.watching() as seats,
    ):
        await seats[0].do("resign")
        seat = await next_to_play(seats[1:])
        assert seat
        assert seat.log
        shown = seat.table["seats"][0]
        assert (shown["bot"], shown["gone"], shown["kind"]) == ("knight", True, "person")
        assert await code(seats[0].do("take-back")) == "not-seated"
        assert await code(seats[0].play("-")) == "not-seated"
        await seats[1].do("resign")
        version = await seats[2].do("resign")
        await heard(seats[0], version)
        assert seats[0].is_over


# A bot for a while


async def test_a_bot_plays_for_a_person_until_they_take_their_seat_back(url: str) -> None:
    async with party(url, first=0) as table, table.watching() as (first, second):
        assert await code(first.do("hand-over", bot="deep blue")) == "bad"
        await first.do("hand-over", bot="random")
        await next_to_play([second])
        assert second.table["seats"][0]["bot"] == "random"
        assert await code(first.do("hand-over", bot="random")) == "not-now"
        assert await code(first.do("play", action="-", version=first.version)) == "not-now"
        await first.do("take-back")
        await play_a_turn([second, first])
        assert second.table["seats"][0]["bot"] is None


async def test_a_stand_in_takes_its_time_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    with running(tmp_path, bot_workers="1", stand_in_seconds="600") as server:
        url = server.url
        async with all_of(party(url, 1, ["random"], first=0) for _ in range(6)) as handed:
            for table in handed:
                await table.do(0, "hand-over", bot="random")
            async with (
                party(url, 1, ["random"], first=1) as other,
                other.watching() as (person,),
            ):
                await person.wait(lambda: bool(person.legal))
            for table in handed:
                await table.do(0, "take-back")
                shown = await table.people[0].table(table.id)
                assert shown["d"]["view"]["actions_played"] == 0


# Playing again


@pytest.mark.parametrize("at_once", [False, True], ids=["one after the other", "at once"])
async def test_the_rematch_has_the_same_seats_and_another_first_player(
    url: str, at_once: bool
) -> None:
    async with party(url, 2, ["random"], options={"edition": "court"}, first=0) as table:
        path = f"/tables/{table.id}/rematch"
        assert await code(table.people[0].request("POST", path)) == "not-now"
        async with table.watching() as seats:
            await seats[0].do("ask-end")
            await seats[1].do("answer", agree=True)
            asked = [person.request("POST", path) for person in table.people]
            if at_once:
                answers = await asyncio.gather(*asked)
            else:
                answers = [await one for one in asked]
            first, second = (answer["d"]["table"] for answer in answers)
            assert first["id"] == second["id"] != table.id
            await seats[1].wait(lambda: seats[1].table["next"] == first["id"])
        now = [(await one.table(first["id"]))["d"]["table"] for one in table.people]
        assert [seat["yours"] for seat in now[0]["seats"]] == [True, False, False]
        assert [seat["yours"] for seat in now[1]["seats"]] == [False, True, False]
        names = [seat["name"] for seat in now[0]["seats"]]
        assert names == [seat["name"] for seat in (await table.shown())["seats"]]
        assert (now[0]["status"], now[0]["before"]) == ("playing", table.id)
        assert now[0]["commitment"] != table.opened["d"]["table"]["commitment"]
        async with table.people[1].watch(first["id"]) as watched:
            assert await next_to_play([watched]) is watched
            assert watched.view["turn"] == 1
            assert watched.view["actions_played"] == 0
