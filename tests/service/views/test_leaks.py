"""Nothing that the server sends reveals hidden information to an observer.

Two servers, each with its own database, hold tables with the same name. Their games are ``twins``:
they differ only in what an observer may not know, and in rivals' possible actions. Both tables
get the same commands on the same channels, and the test compares every byte that the observer
receives. Chance comes from a table's secret, so two tables made by the server would never differ
in hidden information alone. Therefore the service's own hub writes the beginning, and each action
with a chance event, into the journals, as another server process on the same database would.
"""

import asyncio
import base64
import json
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from tests.service.listening import Listener, listen
from tests.service.servers import ServerProcess, running
from tests.service.steps import Step, steps
from tests.twins.pairs import GAMES, Twins, possible
from tests.volume import share

from blazon.client import RefusedError, Server, Texts
from blazon.match.fairness import commitment
from blazon.match.position import Position
from blazon.service.base.secrets import digest_of
from blazon.service.journal.events import Joined, Opened, Pace, Played, SeatPlan, Started
from blazon.service.live.hub import Author, Hub
from blazon.service.storage.notices import Notice
from blazon.service.storage.store import Store

NUMBERS = range(4)
SECRET = bytes(range(32))
"""The secret of both tables; no client draws from it."""
STRANGER = "stranger"
MASKS = [
    # When the server wrote or sent something, in milliseconds since 1970: the two servers take
    # turns.
    (rb'"(at|opened|created|updated|since)":\d{13}\b', rb'"\1":0'),
    # The time left on a running clock, in milliseconds. Which clock runs is compared.
    (rb'("clock":\{"running":(?:null|\d+)),"turn":\[[\d,]*\],"reserve":\[[\d,]*\]', rb"\1"),
    # The secret of a new link: random, and shown only to the user who requested it.
    (rb'"link":"[\w-]{43}"', rb'"link":""'),
]
"""Permitted differences, which reveal nothing hidden; everything else must be equal."""
HEADERS_NOT_COMPARED = ("date",)
"""The server's time of day, by the second."""


def masked(sent: bytes) -> bytes:
    """The data sent, without parts that may differ by chance or time."""
    for pattern, instead in MASKS:
        sent = re.sub(pattern, instead, sent)
    return sent


@dataclass
class Site:
    """A server, its database and its players."""

    process: ServerProcess
    hub: Hub
    seats: list[Server] = field(default_factory=list)
    stranger: Server | None = None
    onlooker: Server | None = None

    @property
    def everybody(self) -> list[Server]:
        """All clients with requests here."""
        found = [*self.seats, self.stranger, self.onlooker]
        return [server for server in found if server is not None]


@asynccontextmanager
async def opened(process: ServerProcess) -> AsyncIterator[Site]:
    """A site; its users have the same sessions as on every other site."""
    store = Store(process.database.replace("sqlite:", "sqlite+aiosqlite:"))
    await store.start()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(store.stop)
        site = Site(process, Hub(store))
        for number in range(5):
            site.seats.append(await stack.enter_async_context(Server(process.url, f"p{number}")))
        site.stranger = await stack.enter_async_context(Server(process.url))
        site.onlooker = await stack.enter_async_context(Server(process.url, STRANGER))
        for server in site.everybody:
            if server.secret is not None and not await store.sessions.get(digest_of(server.secret)):
                await store.sessions.add(digest_of(server.secret), 0)
        yield site


async def begin(site: Site, table: str, game: Position, number: int) -> int:
    """A table at which this game has begun; returns its version."""
    sessions = [digest_of(f"p{seat}") for seat in range(game.players)]
    first = Opened(
        host=sessions[0],
        game=game.game.name,
        options=game.options,
        seats=[SeatPlan("open")] * game.players,
        commitment=commitment(SECRET),
        pace=Pace("live", 3600, 600) if number % 2 else Pace(),
        watch="anyone",
        listed=True,
        start="asked",
    )
    await site.hub.open(first, SECRET, Author(sessions[0], "open"), table)
    for seat, session in enumerate(sessions):
        await site.hub.add(table, Joined(seat, session, f"Player {seat}"))
    await site.hub.add(table, Started(game.setup, steps(game)[0]))
    return (await site.hub.live(table)).table.version


class Course:
    """A game at one site, and everything that an observer and the spectators receive there."""

    def __init__(self, site: Site, table: str, observer: int, version: int) -> None:
        self.site, self.table, self.observer, self.version = site, table, observer, version
        self.received: Received = []
        self.listeners: dict[str, Listener] = {}
        self.commands = 0

    async def note(self, who: str, server: Server, method: str, path: str, body: Any = None) -> Any:
        """Send an HTTP request and keep every byte of the answer."""
        answer = await server.http.request(method, f"/api{path}", json=body)
        headers = [
            b"%s: %s" % line
            for line in answer.headers.raw
            if line[0].lower().decode() not in HEADERS_NOT_COMPARED
        ]
        sent = b"%d\n%s\n%s" % (answer.status_code, b"\n".join(headers), answer.content)
        self.received.append((f"{who}: {method} {path} {body}", masked(sent)))
        return answer

    async def receive(self) -> None:
        """Wait until every listener has the present version; keep their messages."""
        for who, listener in self.listeners.items():
            await listener.version(self.version)
            self.received += [(f"{who}'s socket", masked(message)) for message in listener.received]
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
                answer = await self.site.seats[seat].do(self.table, command=command, **data)
                made = [answer["done"]]
            except RefusedError:
                made = []
        self.version = max([self.version, *made])
        await self.receive()
        return bool(made)

    async def play(self, step: Step) -> None:
        """Play a step: as the seat, or, with chance events, as another process would write it."""
        if not step.then:
            assert await self.do(step.seat, "play", action=step.action, version=self.version)
            return
        await self.site.hub.follow(Notice(self.table, self.version))
        await self.site.hub.add(self.table, Played(step.seat, step.action, step.then))
        # The host's command finds its journal position taken: the server rereads, and sends.
        version = self.version
        assert await self.do(0, "set-chat", chat=True)
        assert self.version == version + 2

    async def undo(self, step: Step) -> None:
        """Undo a step if allowed, and repeat it."""
        if await self.do(step.seat, "undo", version=self.version):
            await self.play(step)

    async def talk(self, seat: int, words: str) -> None:
        """Send a chat message, which everyone receives."""
        call = {"text": words}
        await self.site.seats[seat].request("POST", f"/tables/{self.table}/chat", json=call)
        for listener in self.listeners.values():
            await listener.receive(lambda one: one["t"] == "chat" and one["d"][0]["text"] == words)
        await self.receive()

    async def ask(self, seat: int, other: int) -> None:
        """Ask all others a question, which one of them refuses."""
        await self.do(seat, "ask-undo", left=0, version=self.version)
        await self.do(other, "answer", agree=False)

    async def rest(self, seat: int) -> None:
        """A seat lets a bot decide, and returns at once."""
        await self.do(seat, "hand-over", bot="random")
        await self.do(seat, "take-back")

    async def see(self) -> None:
        """The observer asks for other perspectives; another player's is refused."""
        listener = self.listeners["observer"]
        for seat in (None, (self.observer + 1) % 2, 15, self.observer):
            await listener.send({"t": "see", "seat": seat})
        await self.receive()

    async def say_nonsense(self) -> None:
        """Every kind of message that is refused."""
        for who, listener in self.listeners.items():
            seat = self.observer if who.startswith("observer") else 0
            for command in refused_commands(seat, self.version):
                await listener.send({"t": "do", "id": "refused", "d": command})
            for text in ("", "{", '{"t":"do"}', '{"t":"say","id":"x","text":""}', "[]", '{"t":7}'):
                await listener.send(text)
        await self.receive()

    async def inquire(self, actions: int) -> None:
        """Every HTTP request, including every refused one."""
        assert self.site.onlooker is not None
        assert self.site.stranger is not None
        for who, server in (
            ("observer", self.site.seats[self.observer]),
            ("onlooker", self.site.onlooker),
            ("stranger", self.site.stranger),
        ):
            for path in addresses(self.table, actions):
                await self.note(who, server, "GET", path)
            for command in refused_commands(self.observer, self.version):
                body = {"id": "refused", "d": command}
                await self.note(who, server, "POST", f"/tables/{self.table}/commands", body)
            await self.note(who, server, "POST", f"/tables/{self.table}/chat", {"text": " "})
            await self.note(who, server, "POST", f"/tables/{self.table}/rematch")
            await self.note(who, server, "POST", f"/tables/{self.table}/review", {})
            for seat in (0, 1):
                hint = {"seat": seat}
                await self.note(who, server, "POST", f"/tables/{self.table}/hint", hint)
        own = {"id": f"invite {actions}", "d": {"do": "invite", "seat": self.observer}}
        observer = self.site.seats[self.observer]
        await self.note("observer", observer, "POST", f"/tables/{self.table}/commands", own)
        self.version += 1
        await self.receive()


def addresses(table: str, actions: int) -> Iterator[str]:
    """Every readable address about a game of that length."""
    yield from ("/games", "/session", "/tables/mine", "/tables/mine?status=over", "/nothing")
    yield from (f"/tables?status={status}" for status in ("open", "playing", "over", "aborted"))
    here = f"/tables/{table}"
    yield from (here, f"{here}/record", f"{here}/chat", f"{here}/chat?after=1", f"{here}/nothing")
    yield from (f"{here}?lang=de", f"{here}/replay?at={actions // 2}&lang=it", f"{here}?lang=xx")
    yield from (f"{here}?v=2&lang=es", f"{here}/replay?at={actions}&lang=en&v=2", f"{here}/review")
    for token in ("B5", "C6", "12", "3-5", "AAA", "-", "*", "nonsense"):
        yield f"{here}/why?token={token}&lang=en"
        yield f"{here}/warning?token={token}&seat=0&lang=en"
    for seat in (0, 1, 4):
        yield f"{here}?seat={seat}"
        yield from (f"{here}?seat={seat}&lang=fr", f"{here}/why?token=B5&seat={seat}&lang=fr")
        yield f"{here}/replay?at={actions}&seat={seat}&lang=es"
        yield from (f"{here}/replay?at={at}&seat={seat}" for at in (0, actions // 2, actions))
    yield from (f"{here}/replay?at={at}" for at in (0, actions // 2, actions, actions + 1))


def refused_commands(seat: int, version: int) -> Iterator[dict[str, Any]]:
    """Commands that change nothing, from any sender."""
    for own in (seat, (seat + 1) % 2):
        yield {"do": "play", "seat": own, "action": "nonsense", "version": version}
        yield {"do": "play", "seat": own, "action": "nonsense", "version": 0}
        yield {"do": "undo", "seat": own, "count": 10_000, "version": version}
        yield {"do": "ask-undo", "seat": own, "left": 1_000_000, "version": version}
        yield {"do": "answer", "seat": own, "agree": True}
        yield {"do": "take-back", "seat": own}
        yield {"do": "hand-over", "seat": own, "bot": "nobody"}
        yield {"do": "leave", "seat": own}
        yield {"do": "join", "seat": own}
    yield {"do": "join", "link": "nothing"}
    yield {"do": "invite", "seat": 15}
    yield {"do": "start"}
    yield {"do": "abort"}


Received = list[tuple[str, bytes]]


async def go_through(
    site: Site, found: Twins, game: Position, number: int, seed: int
) -> tuple[Received, Received]:
    """The messages to the observer and spectators until the last action, and then to the rivals."""
    rng, observer, table = random.Random(seed), found.observer, f"table-{game.game.name}-{number}"
    course = Course(site, table, observer, await begin(site, table, game, number))
    _, todo = steps(game)
    moment, actions = rng.choice(found.moments), len(steps(game)[0])
    assert site.stranger is not None
    async with (
        listen(site.seats[observer], table, observer) as own,
        listen(site.seats[observer], table, observer, lang="fr", v=2) as french,
        listen(site.stranger, table, v=2) as other,
        listen(site.stranger, table, lang="de") as german,
    ):
        course.listeners = {"observer": own, "observer in French": french}
        course.listeners |= {"onlooker": other, "onlooker in German": german}
        for place, step in enumerate(todo[:-1]):
            await course.play(step)
            seat, another = rng.sample(range(game.players), 2)
            if not step.then and rng.random() < 0.1:
                await course.undo(step)
            if rng.random() < 0.05:
                await course.talk(seat, f"after {place} steps")
            if rng.random() < 0.05:
                await course.ask(seat, another)
            if rng.random() < 0.03:
                await course.rest(seat)
            before, actions = actions, actions + 1 + len(step.then)
            if before < moment <= actions:
                await course.see()
                await course.say_nonsense()
                await course.inquire(actions)
        during, course.received = course.received, []
        for seat in set(range(game.players)) - {observer}:
            await course.note("rival", site.seats[seat], "GET", f"/tables/{table}?seat={seat}")
    return during, course.received


async def compare(folder: Path) -> None:
    """Compare games at two sites up to their last action, after which nothing is hidden."""
    for name in ("one", "other"):
        (folder / name).mkdir()
    with running(folder / "one") as one, running(folder / "other") as other:
        async with opened(one) as here, opened(other) as there:
            for number in share(NUMBERS):
                for game in GAMES:
                    found, seed = possible(game, number), number
                    received, rivals = await go_through(here, found, found.one, number, seed)
                    twin, its_rivals = await go_through(there, found, found.other, number, seed)
                    for (way, mine), (its_way, its) in zip(received, twin, strict=True):
                        assert way == its_way
                        assert mine == its, f"game {number}, observer {found.observer}: {way}"
                    assert len(received) > 400
                    assert rivals != its_rivals, "the games are the same"


def test_what_an_observer_may_not_know_changes_no_byte_that_they_receive(tmp_path: Path) -> None:
    asyncio.run(compare(tmp_path))


def test_the_masks_leave_all_that_is_not_time() -> None:
    clock = b'"clock":{"running":1,"turn":[5],"reserve":[7,8]}'
    shown = b'{"turn":[1],"reserve":[3],"at":12,"since":4,'
    assert masked(shown + clock + b"}") == shown + b'"clock":{"running":1}}'


class Overheard:
    """A person's requests, and every byte of the answers."""

    def __init__(self, url: str) -> None:
        self.server = Server(url)
        self.server.http.event_hooks["response"].append(self._keep)
        self.received: list[bytes] = []
        self.secrets: list[str] = []
        """The person's own secrets: those of the session and of the links it made."""

    async def _keep(self, answer: httpx.Response) -> None:
        lines = [b"%s: %s" % line for line in answer.headers.raw]
        self.received.append(b"\n".join([*lines, await answer.aread()]))

    async def read_all(self, table: str) -> None:
        """Everything readable."""
        for path in [*addresses(table, 2), "/schema/openapi.json"]:
            await self.server.http.get(f"/api{path}")
        for path in ("/health", "/ready", "/metrics"):
            await self.server.http.get(path)

    async def be_refused(self, table: str, seat: int) -> None:
        """Commands that change nothing once the game has begun."""
        for command in refused_commands(seat, 4):
            body = {"id": "refused", "d": command}
            await self.server.http.post(f"/api/tables/{table}/commands", json=body)


async def play_openly(process: ServerProcess, folder: Path) -> list[tuple[list[bytes], list[str]]]:
    """A normal table; for each person, everything sent and everything forbidden."""
    host, guest, stranger = people = [Overheard(process.url) for _ in range(3)]
    asked = {"game": "richelieu", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    host.server.texts = Texts()
    table = (await host.server.open_table(**asked))["d"]["table"]["id"]
    link = (await host.server.do(table, "invite", seat=1))["link"]
    await host.read_all(table)
    await stranger.read_all(table)
    await guest.server.do(table, "join", link=link, text="from me")
    await stranger.read_all(table)  # while the table waits for the host's text
    early = b"".join(host.received + guest.received + stranger.received)
    begun = (await host.server.table(table))["d"]["table"]
    assert begun["status"] == "playing"
    text = begun["chance"]["texts"][0]
    assert text.encode() not in early
    move = (await guest.server.do(table, "invite", seat=1))["link"]
    for one, seat in ((host, 0), (guest, 1), (stranger, None)):
        async with listen(one.server, table, seat) as listener:
            for command in refused_commands(seat or 0, 4):
                await listener.send({"t": "do", "id": "refused", "d": command})
            for who in (host, guest):
                await who.server.request("POST", f"/tables/{table}/chat", json={"text": "hello"})
            await listener.send({"t": "ping"})
            one.received += listener.received
        await one.read_all(table)
        await one.be_refused(table, seat or 0)
    store = Store(process.database.replace("sqlite:", "sqlite+aiosqlite:"))
    secret = await store.journals.secret(table)
    await store.stop()
    assert secret is not None
    assert secret.hex() not in b"".join(host.received + guest.received + stranger.received).decode()
    before_the_end = [one.received.copy() for one in people]
    await guest.server.do(table, "resign")
    record = await host.server.request("GET", f"/tables/{table}/record")
    assert record["fairness"]["secret"] == secret.hex(), "it is not what is revealed at the end"
    host.secrets, guest.secrets = [link], [move]
    found = []
    for one, received in zip(people, before_the_end, strict=True):
        hidden = [secret.hex(), base64.b64encode(secret).decode(), secret.decode("latin-1")]
        for other in people:
            sessions = [] if other.server.secret is None else [other.server.secret]
            hidden += [digest_of(text) for text in [*sessions, *other.secrets]]
            hidden += [*sessions, *other.secrets] if other is not one else []
        found.append((received, hidden))
        await one.server.http.aclose()
    return found


def test_no_answer_shows_a_secret_of_anybody_else(tmp_path: Path) -> None:
    with running(tmp_path) as process:
        found = asyncio.run(play_openly(process, tmp_path))
        log = process.log.read_bytes()
    for received, hidden in found:
        assert len(received) > 50
        for text in hidden:
            assert text.encode() not in log
            assert not [one for one in received if text.encode() in one]
