"""Hints during a game, and reviews after it."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.limits import HANGS_SECONDS
from tests.samples import NAMES, random_game
from tests.service.cluster import postgres
from tests.service.crowd import processes
from tests.service.people import ME, code, new_table, next_to_play, party, play_on, several, until
from tests.service.servers import ServerProcess, running

from blazon.bots.decisions import Choice, choices, default_simulations, is_right, judge_choice
from blazon.bots.review import review
from blazon.client import Server
from blazon.match.position import Position
from blazon.service.base.limits import MOST_SHOWN_ACTIONS
from blazon.service.base.settings import Settings
from blazon.service.journal.entries import decode_event
from blazon.service.storage.backup import backup, export

GAME = random_game("richelieu", {}, "a game to look back at", 10)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("host")
    with running(folder, bot_workers="1", limits="on", metrics="all") as server:
        yield server


async def ask_hint(server: Server, table: str, seat: int) -> Any:
    return await server.request("POST", f"/tables/{table}/hint", json={"seat": seat})


async def ask_review(server: Server, table: str, knowledge: str = "own") -> Any:
    call = {"knowledge": knowledge}
    return await server.request("POST", f"/tables/{table}/review", json=call)


async def shown(server: Server, table: str, knowledge: str = "own") -> Any:
    """The progress."""
    return await server.request("GET", f"/tables/{table}/review?knowledge={knowledge}")


async def done(server: Server, table: str, knowledge: str = "own") -> Any:
    """The review, once it is done."""

    async def found() -> Any:
        seen = await shown(server, table, knowledge)
        return seen if seen["status"] == "done" else None

    return await until(found)


async def imported(server: Server, game: Position = GAME) -> str:
    """A recorded game at a table of its own."""
    call = {"record": game.record.to_builtins()}
    found = await server.request("POST", "/records", json=call)
    return str(found["d"]["table"]["id"])


async def begun(url: str) -> str:
    """A table whose review a process has begun."""
    async with Server(url) as ann:
        table = await imported(ann)
        await ask_review(ann, table)

        async def is_begun() -> Any:
            return (await shown(ann, table))["done"] > 0

        await until(is_begun)
        return table


# Hints


@pytest.mark.parametrize("game", NAMES)
async def test_who_is_to_move_against_bots_is_shown_what_the_bot_would_do(
    url: str, game: str
) -> None:
    async with party(url, 1, ["page"], game=game) as table, table.watching() as seats:
        assert (await table.shown())["hints"]
        seat = await next_to_play(seats)
        assert seat is not None
        hint = await ask_hint(table.people[0], table.id, 0)
        assert hint["v"] == seat.version
        assert hint["action"] in seat.legal
        assert hint["line"][0] == hint["action"]
        assert len(hint["values"]) == len(hint["margins"]) == 2
        await seat.play(hint["action"])


async def test_two_persons_get_no_hints_unless_the_host_has_said_so(url: str) -> None:
    for hints, expected in ((None, "not-now"), (False, "not-now"), (True, None)):
        asked: dict[str, Any] = {} if hints is None else {"hints": hints}
        async with party(url, 2, **asked) as table:
            assert (await table.shown())["hints"] is (expected is None)
            seat = (await table.people[0].table(table.id))["d"]["view"]["player"]
            asking = ask_hint(table.people[seat], table.id, seat)
            if expected is None:
                assert (await asking)["action"]
            else:
                assert await code(asking) == expected


async def test_a_host_can_forbid_hints_against_bots(url: str) -> None:
    async with party(url, 1, ["page"], hints=False) as table:
        assert await code(ask_hint(table.people[0], table.id, 0)) == "not-now"


async def test_a_hint_is_for_the_holder_of_the_seat_that_decides(url: str) -> None:
    async with several(url, 2) as (ann, bob):
        table, seat = await new_table(ann, ME, ME, first=1), 1
        assert await code(ask_hint(bob, table, seat)) == "not-seated"
        assert await code(ask_hint(ann, table, 1 - seat)) == "not-your-turn"
        assert await code(ask_hint(ann, table, 2)) == "not-yours"
        await ann.do(table, "hand-over", seat=1 - seat)
        assert (await ask_hint(ann, table, seat))["action"]


async def test_a_session_gets_one_hint_at_a_time(url: str) -> None:
    async with party(url, 1, ["page"]) as table, table.watching() as seats:
        assert await next_to_play(seats)
        asking = [ask_hint(table.people[0], table.id, 0) for _ in range(3)]
        found = await asyncio.gather(*asking, return_exceptions=True)
        assert sorted(getattr(one, "code", "") for one in found) == ["", "not-now", "not-now"]


async def test_hints_are_not_given_without_end(host: ServerProcess) -> None:
    async with party(host.url, 2) as table:
        found = {await code(ask_hint(table.people[0], table.id, 0)) for _ in range(30)}
        assert found == {"not-now", "rate"}


def test_a_table_that_was_opened_before_there_were_hints_is_read() -> None:
    written = b'{"kind":"opened","host":"h","game":"richelieu","options":{},"seats":[],'
    event = decode_event(written + b'"commitment":""}')
    assert getattr(event, "hints", "missing") is None


# Reviews


async def test_a_finished_game_is_looked_back_at(url: str) -> None:
    async with several(url, 2) as (ann, bob):
        table = await imported(ann)
        assert await shown(bob, table) == {"status": "none", "done": 0, "of": 0, "review": None}
        assert await code(ask_review(bob, table)) == "not-seated"
        await new_table(bob, ME, ME)
        assert await code(ask_review(bob, table)) == "not-yours"
        assert (await ask_review(ann, table))["status"] in ("waiting", "running")
        seen = []
        while (found := await shown(bob, table))["status"] != "done":
            seen.append((found["done"], found["of"]))
            await asyncio.sleep(0.2)
        count = sum(1 for _ in choices(GAME))
        assert seen == sorted(seen)
        assert any(0 < judged < of == count for judged, of in seen)
        assert found["done"] == found["of"] == len(found["review"]["decisions"]) == count
        assert len(found["review"]["worst"]) == 2
        assert found["review"]["margins"][-1]["at"] == len(GAME.actions)
        costly = {str(one["at"]) for one in found["review"]["decisions"] if one["cost"] > 0}
        described = await bob.request("GET", f"/tables/{table}/review?lang=fr")
        numbers = described["turns"]
        seats = [GAME.variant.turn_player(step.before) for step in GAME.steps()]
        assert numbers[0] == 1
        # As in the log of the page: a new turn begins when it is another player's.
        assert [b - a for a, b in pairwise(numbers)] == [a != b for a, b in pairwise(seats)]
        words = described.pop("words")
        assert set(words) == costly
        assert all(words.values())
        explained = {str(one["at"]) for one in found["review"]["decisions"] if one["reasons"]}
        reasons = described.pop("reasons")
        assert set(reasons) == explained <= costly
        assert all(why.startswith(("Perd probablement ", "Perd ")) for why in reasons.values())
        assert described == found
        assert await ask_review(ann, table) == found
        assert (await shown(ann, table, "open"))["status"] == "none"
        await ask_review(ann, table, "open")
        assert (await done(ann, table, "open"))["review"]["knowledge"] == "open"


async def test_a_review_at_the_server_is_the_same_as_one_made_here(url: str) -> None:
    async with Server(url) as ann:
        table = await imported(ann)
        await ask_review(ann, table)
        found = (await done(ann, table))["review"]
    expected = review(GAME)
    assert [one["cost"] for one in found["decisions"]] == [one.cost for one in expected.decisions]
    assert found["worst"] == expected.worst


async def test_a_game_that_is_not_over_is_not_looked_back_at(url: str) -> None:
    async with party(url) as table:
        assert await code(ask_review(table.people[0], table.id)) == "not-now"
        assert await code(ask_review(table.people[0], table.id, "all")) == "bad"
        assert await code(shown(table.people[0], table.id, "all")) == "bad"
        async with table.watching() as seats:
            await play_on(seats, "over", 2)
        await table.do(0, "resign")
        assert (await ask_review(table.people[1], table.id))["status"] != "none"


async def test_who_may_not_see_a_table_does_not_see_its_review(url: str) -> None:
    async with party(url, watch="nobody") as table, Server(url) as other:
        await table.do(0, "resign")
        assert await code(ask_review(other, table.id)) == "unknown"
        assert await code(shown(other, table.id)) == "unknown"


async def test_bots_go_on_playing_while_games_are_looked_back_at(tmp_path: Path) -> None:
    with running(tmp_path, bot_workers="1") as server:
        async with Server(server.url) as ann:
            table = await imported(ann, random_game("richelieu", {}, "a long game", 90))
            await ask_review(ann, table)
            async with party(server.url, 1, ["page"]) as against, against.watching() as seats:
                await play_on(seats, "meanwhile", 10)
            found = await shown(ann, table)
        assert found["of"] > 50
        assert found["done"] < found["of"]


async def test_only_a_few_reviews_of_a_session_wait(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with Server(server.url) as ann:
            tables = [await imported(ann) for _ in range(6)]
            for table in tables[:5]:
                assert (await ask_review(ann, table))["status"] == "waiting"
                assert (await ask_review(ann, table))["status"] == "waiting"
            assert await code(ask_review(ann, tables[5])) == "not-now"


async def test_a_review_that_was_begun_is_made_after_a_restart_and_kept_in_copies(
    tmp_path: Path,
) -> None:
    with running(tmp_path, bot_workers="1", metrics="all") as server:
        table = await begun(server.url)
        server.kill()
        server.start()
        async with Server(server.url) as other:
            found = (await done(other, table))["review"]
        assert len(found["decisions"]) == sum(1 for _ in choices(GAME))
        figures = httpx.get(f"{server.url}/metrics", timeout=HANGS_SECONDS, trust_env=False).text
        assert "blazon_review_seconds_count 1.0" in figures
        assert "blazon_waiting_reviews 0.0" in figures
        settings = Settings(database=server.database)
    backup(settings, tmp_path / "copy.db")
    folder = tmp_path / "records"
    folder.mkdir()
    copied = Settings(database=f"sqlite:///{tmp_path / 'copy.db'}")
    assert await export(copied, folder) == (1, [])
    assert sorted(file.name for file in folder.iterdir()) == [
        f"{table}.json",
        f"{table}.review-own.json",
    ]


@pytest.mark.system
async def test_another_process_takes_over_what_a_dead_one_was_looking_at(tmp_path: Path) -> None:
    with postgres() as database, processes(database, tmp_path, 2, bot_workers="1") as (one, other):
        other.stop()
        table = await begun(one.url)
        other.start()
        one.kill()
        async with Server(other.url) as bob:
            assert (await shown(bob, table))["status"] == "running"
            found = await done(bob, table)
    assert found["done"] == found["of"] == len(found["review"]["decisions"])


# Analyses of a moment


async def ask_analysis(server: Server, table: str, lang: str = "", **call: Any) -> Any:
    """The best actions at a moment."""
    address = f"/tables/{table}/analysis" + (f"?lang={lang}" if lang else "")
    return await server.request("POST", address, json=call)


@pytest.mark.parametrize("knowledge", ["own", "open"])
async def test_the_best_actions_of_a_moment_are_shown(url: str, knowledge: str) -> None:
    async with several(url, 2) as (ann, bob):
        table = await imported(ann)
        found = await ask_analysis(ann, table, "de", at=4, knowledge=knowledge)
        then = GAME.copy()
        then.undo(len(then.actions) - 4)
        assert (found["at"], found["seat"], found["proven"]) == (4, then.actor, False)
        assert 1 <= len(found["candidates"]) <= MOST_SHOWN_ACTIONS
        assert found["simulations"] > 0
        for one in found["candidates"]:
            assert one["action"] == one["line"][0]
            assert one["action"] in then.legal
            assert one["text"]
        plain = await ask_analysis(ann, table, at=4)
        assert not any("text" in one for one in plain["candidates"])
        assert await code(ask_analysis(bob, table, at=4)) == "not-seated"


async def test_a_moment_that_cannot_be_analysed_is_refused(url: str) -> None:
    async with Server(url) as ann:
        table = await imported(ann)
        beyond = len(GAME.actions) + 1
        for wrong in ({"at": beyond}, {"at": -1}, {"at": 0, "knowledge": "all"}):
            assert await code(ask_analysis(ann, table, **wrong)) == "bad"
        asking = [ask_analysis(ann, table, at=0) for _ in range(2)]
        found = await asyncio.gather(*asking, return_exceptions=True)
        assert sorted(getattr(one, "code", "") for one in found) == ["", "not-now"]
    async with party(url) as playing:
        assert await code(ask_analysis(playing.people[0], playing.id, at=0)) == "not-now"
    async with party(url, game="rheingold") as rolled:
        await rolled.do(0, "resign")
        assert await code(ask_analysis(rolled.people[0], rolled.id, at=0)) == "not-now"


# Other actions at a moment


async def ask_attempt(server: Server, table: str, **call: Any) -> Any:
    """What another action costs."""
    address = f"/tables/{table}/attempt"
    return await server.request("POST", address, json=call)


async def test_another_action_is_judged_as_a_review_judges_the_one_played(url: str) -> None:
    choice = next(one for one in choices(GAME) if one.at == 2)
    found = []
    async with Server(url) as ann:
        table = await imported(ann)
        for token in ("B11", "D1", "C1"):
            other = Choice(choice.at, choice.seat, token, choice.observation)
            expected = judge_choice(other, default_simulations("richelieu"))
            found.append(await ask_attempt(ann, table, at=choice.at, action=token))
            assert found[-1] == {
                "right": is_right(expected),
                "cost": expected.cost,
                "margin": expected.value,
                "best_margin": expected.best_value,
                "proven": False,
            }
        opened = await ask_attempt(ann, table, at=choice.at, action="C1", knowledge="open")
        assert opened["cost"] >= 0
    assert found[0]["right"]
    assert found[0]["cost"] == 0
    assert not found[2]["right"]


async def test_an_action_that_cannot_be_judged_is_refused(url: str) -> None:
    async with several(url, 2) as (ann, bob):
        table = await imported(ann)
        legal = next(choices(GAME)).observation.legal[0]
        asking = ask_attempt(bob, table, at=0, action=legal)
        assert await code(asking) == "not-seated"
        await new_table(bob, ME, ME)
        assert await code(ask_attempt(bob, table, at=0, action=legal)) == "not-yours"
        for wrong in ("nonsense", "@", "-"):
            assert await code(ask_attempt(ann, table, at=0, action=wrong)) == "illegal"
        for call in ({"at": 0}, {"at": 0, "action": ""}, {"at": 10**6, "action": legal}):
            assert await code(ask_attempt(ann, table, **call)) == "bad"
    async with party(url) as playing:
        asking = ask_attempt(playing.people[0], playing.id, at=0, action=legal)
        assert await code(asking) == "not-now"
