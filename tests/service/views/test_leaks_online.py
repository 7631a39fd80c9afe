"""Nothing that a server sends reveals hidden information to an observer.

A server holds two tables, whose games are ``twins``: they differ only in what an observer may not
know, and in rivals' possible actions. Both get the same commands on the same channels, and the test
compares every byte that the observer and spectators receive. Chance comes from a table's secret, so
two tables made by the server would never differ in hidden information alone. Therefore the
service's own hub writes the beginnings into the journals, and only actions without chance follow.
"""

import asyncio
import json
import random
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.service.listening import Listener, listen
from tests.service.servers import running
from tests.service.sitting import SECRET, opened_for, refused_commands
from tests.service.steps import Step, steps, steps_until
from tests.service.stores import store_in
from tests.twins.pairs import GAMES, Twins, possible
from tests.volume import SEED

from blazon.client import RefusedError, Server
from blazon.match.position import Position
from blazon.service.base.secrets import digest_of
from blazon.service.journal.playing import Played, Started
from blazon.service.journal.seating import Joined
from blazon.service.live.hub import Author, Hub
from blazon.service.storage.store import Store

MOST_PLAYED = 4
"""How many steps to play at the server, after others."""
MOST_PLAYERS = 5
NAMES = ("table-one", "table-two")
MASKS = [
    # When the server wrote or sent something, in milliseconds since 1970: the tables take
    # turns.
    (rb'"(at|opened|created|updated|since|bot_since)":\d{13}\b', rb'"\1":0'),
    # The time since then.
    (rb'"ago":\d+', rb'"ago":0'),
    # The secret of a new link: random, and shown only to the user who requested it.
    (rb'"link":"[\w-]{43}"', rb'"link":""'),
]
"""Permitted differences, which reveal nothing hidden; everything else must be equal."""
PRESENT = re.compile(rb'\{"t":"update","v":\d+,"d":\{"present":\[[^]]*\]\}\}')
"""Who is at the table: it is sent at regular times, and knows nothing of the game."""
HEADERS_NOT_COMPARED = ("date",)
"""The server's time of day, by the second."""


def masked(sent: bytes, table: str) -> bytes:
    """The data sent, without the table's name and parts that may differ by chance or time."""
    for pattern, instead in MASKS:
        sent = re.sub(pattern, instead, sent)
    return sent.replace(table.encode(), b"TABLE")


class Course:
    """A game at a table, and everything that an observer and the spectators receive there."""

    def __init__(self, people: list[Server], table: str, version: int, observer: int) -> None:
        *self.seats, self.onlooker, self.stranger = people
        self.table, self.version, self.observer = table, version, observer
        self.commands = 0
        self.received: list[tuple[str, bytes]] = []
        self.listeners: dict[str, Listener] = {}

    async def note(self, who: str, server: Server, method: str, path: str, body: Any = None) -> Any:
        """Send an HTTP request and keep every byte of the answer."""
        path = path.replace("TABLE", self.table)
        answer = await server.http.request(method, f"/api{path}", json=body)
        headers = [
            b"%s: %s" % line
            for line in answer.headers.raw
            if line[0].lower().decode() not in HEADERS_NOT_COMPARED
        ]
        sent = b"%d\n%s\n%s" % (answer.status_code, b"\n".join(headers), answer.content)
        self.keep(f"{who}: {method} {path} {body}", sent)

    def keep(self, way: str, sent: bytes) -> None:
        """Keep a message to compare."""
        self.received.append((way.replace(self.table, "TABLE"), masked(sent, self.table)))

    async def receive(self) -> None:
        """Wait until every listener has the present version; keep their messages."""
        for who, listener in self.listeners.items():
            await listener.version(self.version)
            for message in listener.received:
                if not PRESENT.fullmatch(message):
                    self.keep(f"{who}'s socket", message)
            listener.received.clear()

    async def do(self, seat: int, do: str, **more: Any) -> bool:
        """A seat's command; the observer's over the socket. Returns whether it succeeded."""
        self.commands += 1
        command, data = f"command {self.commands}", {"do": do, "seat": seat, **more}
        if do in ("set-chat", "invite"):
            del data["seat"]
        if seat == self.observer and do != "invite":
            listener = self.listeners["observer"]
            before = len(listener.received)
            await listener.send({"t": "do", "id": command, "d": data})
            news = [json.loads(message) for message in listener.received[before:]]
            made = [one["v"] for one in news if one.get("done") == command]
        else:
            try:
                answer = await self.seats[seat].do(self.table, command=command, **data)
                made = [answer["done"]]
            except RefusedError:
                made = []
        self.version = max([self.version, *made])
        await self.receive()
        return bool(made)

    async def play(self, step: Step) -> None:
        """Play a step; chance answers none of them."""
        assert await self.do(step.seat, "play", action=step.action, version=self.version)

    async def interrupt(self, step: Step, other: int) -> None:
        """Undo the step and repeat it, chat, ask a question, and let a bot decide for a moment."""
        if not step.then and await self.do(step.seat, "undo", version=self.version):
            await self.play(step)
        words = {"text": f"at version {self.version}"}
        await self.seats[other].request("POST", f"/tables/{self.table}/chat", json=words)
        for listener in self.listeners.values():
            await listener.receive(
                lambda one: one["t"] == "chat" and one["d"][0]["text"] == words["text"]
            )
        await self.do(step.seat, "ask-undo", left=0, version=self.version)
        await self.do(other, "answer", agree=False)
        await self.do(step.seat, "hand-over", bot="random")
        await self.do(step.seat, "take-back")

    async def say(self) -> None:
        """Ask for other perspectives, which are refused, and send everything else that is."""
        for seat in (None, (self.observer + 1) % 2, 15, self.observer):
            await self.listeners["observer"].send({"t": "see", "seat": seat})
        for who, listener in self.listeners.items():
            seat = self.observer if who.startswith("observer") else 0
            for command in refused_commands(seat, self.version):
                await listener.send({"t": "do", "id": "refused", "d": command})
            for text in ("", "{", '{"t":"do"}', '{"t":"say","id":"x","text":""}', "[]", '{"t":7}'):
                await listener.send(text)
        await self.receive()

    async def inquire(self, actions: int) -> None:
        """Every HTTP request, including every refused one."""
        observer, here = self.seats[self.observer], "/tables/TABLE"
        for who, server in (
            ("observer", observer),
            ("onlooker", self.onlooker),
            ("stranger", self.stranger),
        ):
            for path in addresses("TABLE", actions):
                await self.note(who, server, "GET", path)
            for command in refused_commands(self.observer, self.version):
                body = {"id": "refused", "d": command}
                await self.note(who, server, "POST", f"{here}/commands", body)
            await self.note(who, server, "POST", f"{here}/chat", {"text": " "})
            await self.note(who, server, "POST", f"{here}/rematch")
            await self.note(who, server, "POST", f"{here}/review", {})
            for seat in (0, 1):
                await self.note(who, server, "POST", f"{here}/hint", {"seat": seat})
        own = {"id": f"invite {actions}", "d": {"do": "invite", "seat": self.observer}}
        await self.note("observer", observer, "POST", f"{here}/commands", own)
        self.version += 1
        await self.receive()

    async def go(self, game: Position, moment: int) -> list[bytes]:
        """Play around a moment, with every request there; returns what the rivals then see."""
        played, place = steps(game)[1], steps_until(game, moment)
        observer = self.seats[self.observer]
        async with (
            listen(observer, self.table, self.observer) as own,
            listen(observer, self.table, self.observer, lang="fr", v=2) as french,
            listen(self.stranger, self.table, v=2) as other,
            listen(self.stranger, self.table, lang="de") as german,
        ):
            self.listeners = {"observer": own, "observer in French": french}
            self.listeners |= {"onlooker": other, "onlooker in German": german}
            await self.interrupt(played[place - 1], (played[place - 1].seat + 1) % game.players)
            await self.say()
            await self.inquire(moment)
            for step in takewhile(lambda step: not step.then, played[place : place + MOST_PLAYED]):
                await self.play(step)
        rivals = set(range(game.players)) - {self.observer}
        paths = {one: f"/api/tables/{self.table}?seat={one}" for one in rivals}
        seen = [await self.seats[one].http.get(path) for one, path in paths.items()]
        return [masked(one.content, self.table) for one in seen]


def addresses(table: str, actions: int) -> Iterator[str]:
    """Every readable address about a game of that length."""
    yield from ("/games", "/session", "/tables/mine?status=over", "/nothing")
    yield from ("/results", "/results?before=nothing", "/profile", "/people/invitations")
    yield from ("/people/mutes", "/session/push", "/session/mail")
    yield from (f"/tables?status={status}" for status in ("open", "over", "aborted"))
    here = f"/tables/{table}"
    yield from (here, f"{here}/record", f"{here}/chat", f"{here}/chat?after=1", f"{here}/nothing")
    yield from (f"{here}?lang=de", f"{here}/replay?at={actions // 2}&lang=it", f"{here}?lang=xx")
    yield from (f"{here}?v=2&lang=es", f"{here}/replay?at={actions}&lang=en&v=2", f"{here}/review")
    for token in ("B5", "C6", "12", "3-5", "AAA", "-", "*", "nonsense"):
        yield f"{here}/why?token={token}&lang=en"
        yield f"{here}/warning?token={token}&seat=0&lang=en"
    for seat in (0, 1, 4):
        yield from (f"{here}?seat={seat}", f"{here}/reminders?seat={seat}&lang=en")
        yield from (f"{here}?seat={seat}&lang=fr", f"{here}/why?token=B5&seat={seat}&lang=fr")
        yield f"{here}/replay?at={actions}&seat={seat}&lang=es"
        yield from (f"{here}/replay?at={at}&seat={seat}" for at in (0, actions // 2, actions))
        yield f"{here}/replay?at={actions}&seat={seat}&actions=true"
    yield from (f"{here}/replay?at={at}" for at in (0, actions // 2, actions, actions + 1))


async def begin(store: Store, table: str, game: Position, moment: int) -> int:
    """Write the beginning of a game, until shortly before a moment; returns its version.

    Without clocks: on a busy machine a server makes up for its own pauses, in entries of its own.
    """
    hub, sessions = Hub(store), [digest_of(f"p{seat}") for seat in range(game.players)]
    first = opened_for(game, sessions[0], start="asked")
    await hub.open(first, SECRET, Author(sessions[0], "open"), table)
    for seat, session in enumerate(sessions):
        await hub.add(table, Joined(seat, session, f"Player {seat}"))
    drawn, played = steps(game)
    await hub.add(table, Started(game.setup, drawn))
    for step in played[: steps_until(game, moment)]:
        await hub.add(table, Played(step.seat, step.action, step.then))
    return (await hub.live(table)).table.version


async def compare(folder: Path, found: Twins) -> None:
    """Compare the games at two tables of a server, which starts once both have begun."""
    moment = random.Random(SEED).choice(found.moments)
    secrets = [*(f"p{seat}" for seat in range(MOST_PLAYERS)), "onlooker"]
    async with store_in(folder) as store:
        for secret in secrets:
            await store.sessions.add(digest_of(secret), 0)
        games = dict(zip(NAMES, (found.one, found.other), strict=True))
        versions = {name: await begin(store, name, games[name], moment) for name in NAMES}
    with running(folder) as process:
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(Server(process.url, secret))
                for secret in (*secrets, None)
            ]
            one, other = (Course(people, name, versions[name], found.observer) for name in NAMES)
            rivals = await one.go(found.one, moment)
            assert rivals != await other.go(found.other, moment), "the games are the same"
            for (way, mine), (its_way, its) in zip(one.received, other.received, strict=True):
                assert way == its_way
                assert mine == its, f"observer {found.observer}: {way}"
            assert len(one.received) > 400
            for path in ("/tables?status=playing", "/tables/mine"):
                answer = await people[found.observer].http.get(f"/api{path}")
                rows = {row["id"]: msgspec.json.encode(row) for row in answer.json()}
                mine, its = (masked(rows[name], name) for name in NAMES)
                assert mine == its, path


@pytest.mark.parametrize("game", GAMES)
def test_what_an_observer_may_not_know_changes_no_byte_that_they_receive(
    game: str, tmp_path: Path
) -> None:
    asyncio.run(compare(tmp_path, possible(game, SEED % 12)))


def test_the_masks_leave_all_that_is_not_time() -> None:
    shown = b'{"at":12,"since":1700000000000,"ago":5,"turn":[1]}'
    assert masked(shown, NAMES[0]) == b'{"at":12,"since":0,"ago":0,"turn":[1]}'
