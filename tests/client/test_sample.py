"""The documentation's client programs play games, and their illegal requests are refused.

One uses ``blazon.client``, the other no part of Blazon.
"""

import asyncio
import doctest
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.service.people import several
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from blazon.client import Server
from blazon.match.position import Position
from blazon.match.record import Record

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "api" / "client.md"
OWN = DOCS / "tables" / "http.md"
ROUNDS = 40
"""Long enough for a player to be cut off five times, whatever the deal."""


def test_the_sample_plays_a_game_to_its_end(url: str) -> None:
    sample = doctest.DocTestParser().get_examples(PAGE.read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    exec("".join(example.source for example in sample), names)
    table = asyncio.run(names["play_one_game"](url))
    assert table["status"] == "over"
    assert len(table["score"]["totals"]) == 2


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The class of the program that does not use Blazon."""
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    (program,) = re.findall("^```python\n(.*?)^```$", OWN.read_text(), re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {"__name__": "sample"}
    exec(program, names)
    assert "blazon" not in {name.partition(".")[0] for name in re.findall(r"import (\w+)", program)}
    return names["Player"]


async def invited(host: Server, url: str, make: Callable[[str], Any], seats: int) -> list[Any]:
    """Programs with the links of all seats of a new table, beside a host without a seat."""
    plan = [{"kind": "open"}] * seats
    asked = {"game": "rheingold", "options": {"rounds": ROUNDS}, "seats": plan, "id": "a table"}
    opened = await host.open_table(**asked)
    table = opened["d"]["table"]["id"]
    again = await host.open_table(**asked)
    assert again["d"]["table"]["id"] == table  # repeating the request returns the same table
    found = []
    for seat in range(seats):
        link = (await host.do(table, "invite", seat=seat))["link"]
        found.append(make(f"{url}/t/{table}#{link}"))
    return found


async def test_the_program_plays_to_the_end_through_lost_connections(url: str, player: Any) -> None:
    async def cut(one: Any, times: int) -> None:
        """Disconnect a player, each time after it has received something new."""
        for _ in range(times):
            seen = one.version
            while one.version <= seen + 2 and one.table["status"] != "over":
                await asyncio.sleep(0.01)
            one.socket.transport.abort()

    async with several(url, 1) as (host,):
        players = await invited(host, url, player, 2)
        for number, one in enumerate(players):
            await one.join(f"Guest {number}")
        async with asyncio.TaskGroup() as group:
            for one in players:
                group.create_task(one.play())
            group.create_task(cut(players[0], 5))
        first, second = players
        assert first.connections >= 4
        assert second.connections == 1
        assert first.table["score"] == second.table["score"]
        assert first.table["score"]["ending"] == "played"
        assert first.options["rounds"] == ROUNDS
        assert "options" not in first.view  # options are sent once, separately
        # Nothing was lost or done twice: the entries equal those of the record.
        record = await first.ask("GET", f"/api/tables/{first.id}/record")
        position = Position.load(Record.from_builtins(record))
        for seat, one in enumerate(players):
            assert [entry["token"] for entry in one.entries] == list(position.observe(seat).log)
        assert list(record) == sorted(record)
        assert list(record["fairness"]) == sorted(record["fairness"])


async def heard(one: Any, socket_query: str) -> tuple[list[dict[str, Any]], int | None]:
    """A socket's messages up to its end or the first update; the code of the end."""
    address = f"ws{one.server[4:]}/api/tables/{one.id}/socket?v=2{socket_query}"
    found: list[dict[str, Any]] = []
    async with connect(address, additional_headers={"cookie": one.cookie}) as socket:
        try:
            while not found or found[-1]["t"] != "update":
                found.append(json.loads(await socket.recv()))
        except ConnectionClosed:
            return found, socket.close_code
    return found, None


async def test_the_program_is_refused_what_the_page_says(url: str, player: Any) -> None:
    async def code_of(doing: Any) -> Any:
        try:
            await doing
        except Exception as error:
            return getattr(error, "code", error)
        return None

    async with several(url, 1) as (host,):
        first, second = await invited(host, url, player, 2)
        await first.join("Ann")
        assert first.cookie.startswith("blazon=")
        late = player(f"{url}/t/{first.id}#{first.secret}")
        assert await code_of(late.join("Too late")) == "unknown"  # a link works once
        lost = player(f"{url}/t/nowhere#{first.secret}")
        assert await code_of(lost.join("Lost")) == "unknown"
        assert await code_of(first.do("play", action="12", version=1)) == "not-now"
        answer = await second.do("join", link=second.secret, name="Bob")
        now = answer["v"]
        assert answer["done"] == now - 1  # when the last player joins, the game begins at once
        players = [first, second]
        shown = [await one.ask("GET", f"/api/tables/{one.id}?v=2") for one in players]
        actor = next(seat for seat in (0, 1) if shown[seat]["d"]["actions"])
        token = shown[actor]["d"]["actions"][0]["token"]
        rival = players[1 - actor]
        assert await code_of(rival.do("play", action=token, version=now)) == "not-your-turn"
        acting = players[actor]
        assert await code_of(acting.do("play", action=token, version=now - 1)) == "stale"
        assert await code_of(acting.do("play", action="d6", version=now)) == "illegal"
        made = await acting.do("play", action=token, version=now)
        assert made["done"] == now + 1
        # Sockets: refused and closed, complete, complete without the past, wrong address.
        said, closed = await heard(first, "&seat=1")
        assert ([one["code"] for one in said], closed) == (["not-yours"], 4404)
        everything, _ = await heard(first, f"&since={now + 1000}")
        assert everything[0]["d"]["entries_from"] == 0
        assert "options" in everything[0]["d"]
        newest, _ = await heard(first, f"&since={everything[0]['v']}")
        assert newest[0]["d"]["entries"] == []
        assert newest[0]["d"]["view"] == everything[0]["d"]["view"]
        assert "options" not in newest[0]["d"]
        error = await code_of(heard(first, "&since=abc"))
        assert isinstance(error, InvalidStatus)
        assert error.response.status_code == 403
        first.id = f"{first.id}/nothing"
        assert isinstance(await code_of(heard(first, "")), InvalidStatus)


async def test_one_version_can_have_an_action_and_a_draw(url: str, player: Any) -> None:
    async with several(url, 1) as (host,):
        seats = [{"kind": "me"}, {"kind": "me"}]
        opened = await host.open_table(game="rheingold", options={"rounds": 4}, seats=seats)
        found, table = opened, opened["d"]["table"]["id"]
        for _ in range(40):
            actor = found["d"]["view"]["player"]
            shown = await host.table(table, seat=actor)
            token = shown["d"]["actions"][-1]["token"]
            found = await host.do(table, "play", seat=actor, action=token, version=shown["v"])
            assert found["v"] == found["done"] == shown["v"] + 1
            played = found["d"]["view"]["actions_played"]
            new = played - shown["d"]["view"]["actions_played"]
            entries = found["d"]["entries"][-new:]
            if new > 1:
                break
        assert [one["player"] for one in entries] == [actor, None]
