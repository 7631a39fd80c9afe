"""A client that reconnects gets the same view and log as one that stayed connected.

Each table has clients that are disconnected at random, and clients that never are; the former miss
messages. ``BLAZON_CUTS=1000 pytest tests/client/test_reconnect.py`` disconnects that often.
"""

import asyncio
import os
import random
from contextlib import AsyncExitStack
from typing import Any
from unittest.mock import Mock, patch

import pytest
from tests.service.journals import tokens
from tests.service.listening import listen
from tests.service.people import rounds
from tests.service.servers import ServerProcess, running

from blazon.client import RefusedError, Server, Watched

CUTS = int(os.environ.get("BLAZON_CUTS", "30"))
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("richelieu", {}),
    ("rheingold", {"map": "rhine", "rounds": 30}),
]
ACTIONS = 60
"""The maximum number of actions in a game, before the next one begins."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("reconnect")) as process:
        yield process


async def sit_down(host: Server, guest: Server, game: str, options: dict[str, Any]) -> str:
    """A table with a seat for both, whose game has begun."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    asked = {"options": options, "seats": seats, "listed": True, "watch": "anyone"}
    table = await host.open_table(game=game, **asked)
    name: str = table["d"]["table"]["id"]
    await guest.do(name, "join", name="Otto")
    return name


def shown(watched: Watched) -> dict[str, Any]:
    """Everything sent to a client about a table, except the clock."""
    table = {name: value for name, value in watched.table.items() if name != "clock"}
    return {"table": table, "view": watched.view, "log": watched.log, "actions": watched.actions}


class Play:
    """A table with clients that get disconnected, and others in the same roles that do not."""

    def __init__(self, rng: random.Random, cut: list[Watched], whole: list[Watched]) -> None:
        self.rng, self.cut, self.whole = rng, cut, whole
        self.cuts = 0
        self.done = {"play": 0, "undo": 0, "question": 0}

    @property
    def actor(self) -> int | None:
        """The seat to act."""
        return next((seat for seat in (0, 1) if self.whole[seat].legal), None)

    async def level(self) -> None:
        """Wait until all have the newest version, and disconnected clients are back."""
        newest = max(one.version for one in self.whole + self.cut)
        for one in self.whole + self.cut:
            await one.wait(lambda one=one: one.version >= newest)

    async def lose(self) -> None:
        """Disconnect some clients."""
        for one in self.cut:
            if self.rng.random() < 0.5:
                await one.disconnect()
                self.cuts += 1

    async def step(self) -> None:
        """Act at the table, as any client, perhaps a disconnected one."""
        actor = self.actor
        assert actor is not None
        client = self.rng.choice([self.cut, self.whole])[actor]
        await client.wait(lambda: client.version >= self.whole[actor].version)
        what = self.rng.choices(["play", "undo", "question"], [8, 3, 1])[0]
        if what == "play":
            await client.play(self.rng.choice(client.legal))
        elif what == "question":
            await self.ask(actor)
        elif not await self.undo(client):
            return
        self.done[what] += 1

    async def undo(self, client: Watched) -> bool:
        """Undo the last action, if allowed."""
        try:
            await client.do("undo", version=client.version, seat=client.seat)
        except RefusedError as error:
            if error.code != "no-undo":
                raise
            return False
        return True

    async def ask(self, seat: int) -> None:
        """Ask to undo a few actions; the other player agrees, refuses or does not answer."""
        left = max(0, len(self.whole[seat].log) - self.rng.randint(1, 3))
        if left == len(self.whole[seat].log):
            return
        if self.whole[seat].table["question"] is None:
            await self.whole[seat].do(
                "ask-undo", left=left, version=self.whole[seat].version, seat=seat
            )
        answer = self.rng.choice([True, False, None])
        if answer is not None:
            await self.whole[1 - seat].do("answer", agree=answer, seat=1 - seat)

    def check(self, note: str) -> None:
        """All watchers from the same perspective have received the same."""
        for cut, whole in zip(self.cut, self.whole, strict=True):
            if cut.version == whole.version:
                assert shown(cut) == shown(whole), f"{note}, perspective of {cut.seat}"


async def play_with_cuts(process: ServerProcess, number: int, most: int) -> Play:
    """Play at a table and disconnect clients every few steps."""
    rng = random.Random(number)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Server(process.url)) for _ in range(3)]
        table = await sit_down(people[0], people[1], *GAMES[number % 2])
        perspectives = [0, 1, None]
        rows = [
            [await stack.enter_async_context(one.watch(table, seat)) for one, seat in pairs]
            for pairs in [list(zip(people, perspectives, strict=True))] * 2
        ]
        play = Play(rng, *rows)
        for count in range(ACTIONS):
            if play.actor is None or play.cuts >= most:
                break
            if rng.random() < 0.3:
                await play.lose()
            await play.step()
            await play.level()
            play.check(f"table {number}, step {count}")
        for one, seat in zip(people, perspectives, strict=True):
            asked = (await one.table(table, seat))["d"]
            found = shown(play.cut[2 if seat is None else seat])
            assert (asked["view"], asked["actions"]) == (found["view"], found["actions"])
            assert tokens(asked) == found["log"]
        assert all(one.connections == 1 for one in play.whole)
        return play


def test_who_is_cut_off_comes_back_to_the_same_view_and_log(server: ServerProcess) -> None:
    cuts, number, undone = 0, 0, 0
    while cuts < CUTS:
        play = asyncio.run(play_with_cuts(server, number, CUTS - cuts))
        cuts, number, undone = cuts + play.cuts, number + 1, undone + play.done["undo"]
    assert undone > 0


@pytest.mark.parametrize("game", range(len(GAMES)))
async def test_who_knows_an_older_version_is_sent_just_what_came_since(
    game: int, server: ServerProcess
) -> None:
    rng = random.Random(game)
    async with Server(server.url) as host, Server(server.url) as guest:
        table = await sit_down(host, guest, *GAMES[game])
        async with host.watch(table, 0) as own, guest.watch(table, 1) as other:
            logs = {own.version: own.log.copy()}
            play = Play(rng, [own, other], [own, other])
            for _ in range(30):
                await play.step()
                await play.level()
                logs[own.version] = own.log.copy()
            assert play.done["undo"] > 0
            for since in logs:
                async with listen(host, table, 0, since) as listener:
                    first = await listener.receive(lambda message: message["t"] == "update")
                assert first["v"] == own.version
                stands = min(len(log) for version, log in logs.items() if version >= since)
                assert first["d"]["log_from"] == stands
                assert first["d"].get("log", []) == own.log[stands:]
                assert logs[since][:stands] == own.log[:stands]
                view = first["d"]["view"]
                assert view.pop("legal") == own.legal
                assert view == own.view


async def test_a_question_that_play_has_answered_is_gone_for_all(server: ServerProcess) -> None:
    async with Server(server.url) as host, Server(server.url) as guest:
        table = await sit_down(host, guest, *GAMES[0])
        async with host.watch(table, 0) as own, guest.watch(table, 1) as other:
            play = Play(random.Random(1), [own, other], [own, other])
            await own.do("ask-end", seat=0)
            await play.level()
            assert other.table["question"]["what"] == "end"
            actor = own if own.legal else other
            await actor.play(actor.legal[0])
            await play.level()
            fresh = (await guest.table(table, 1))["d"]["table"]
            assert fresh["question"] is None
            assert own.table["question"] is None
            assert other.table["question"] is None


async def test_what_was_said_meanwhile_is_heard_too(server: ServerProcess) -> None:
    async with Server(server.url) as host, Server(server.url) as guest:
        table = await sit_down(host, guest, *GAMES[0])
        async with host.watch(table, 0) as own, guest.watch(table, 1) as other:
            await own.disconnect()
            await guest.request("POST", f"/tables/{table}/chat", json={"text": "still there?"})
            await other.wait(lambda: other.chat)
            await own.wait(lambda: own.connections == 2)
            await guest.request("POST", f"/tables/{table}/chat", json={"text": "good"})
            for end in (own, other):
                await end.wait(
                    lambda end=end: [line["text"] for line in end.chat] == ["still there?", "good"]
                )


async def test_what_was_removed_meanwhile_is_not_shown_again(server: ServerProcess) -> None:
    async with Server(server.url) as host, Server(server.url) as guest:
        table = await sit_down(host, guest, *GAMES[0])
        async with host.watch(table, 0) as own:
            await guest.request("POST", f"/tables/{table}/chat", json={"text": "never said"})
            await own.wait(lambda: own.chat)
            await own.disconnect()
            await guest.http.delete("/api/session/data")
            await own.wait(lambda: own.chat[0]["removed"])

            loop = asyncio.get_running_loop()
            late, answer = loop.create_future(), loop.create_future()
            with patch.object(host, "request", Mock(side_effect=[late, answer])):
                for connections in (3, 4):
                    await own.disconnect()
                    await own.wait(lambda number=connections: own.connections == number)
                own.receive({"t": "chat", "d": [{"number": 2, "text": "", "removed": True}]})
                answer.set_result(
                    [{"number": number, "text": "rude", "removed": False} for number in (1, 2)]
                )
                await own.wait(lambda: not own.chat[0]["removed"])
                late.set_result([])
                await rounds()
            assert [line["text"] for line in own.chat] == ["rude", ""]
