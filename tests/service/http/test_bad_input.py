"""The server answers any input as documented, and other users are not affected.

``BLAZON_API_EXAMPLES=300 BLAZON_BAD_MESSAGES=100000 pytest tests/service/http/test_bad_input.py``
sends that many examples to each address and that many messages.
"""

import asyncio
import json
import os
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import CHECKS
from schemathesis.core.failures import FailureGroup
from tests.service.asking import visitor
from tests.service.listening import Listener, listen
from tests.service.people import all_of, new_table, several
from tests.service.servers import ServerProcess, running
from tests.service.stores import KINDS, database_of
from websockets.exceptions import ConnectionClosed

from blazon.client import Server, Watched
from blazon.service.base.limits import LARGEST_MESSAGE

EXAMPLES = int(os.environ.get("BLAZON_API_EXAMPLES", "6"))
MESSAGES = int(os.environ.get("BLAZON_BAD_MESSAGES", "2000"))
BATCH = 20
"""Messages to send before waiting for the answers."""
ROUNDS = 10
"""The number of messages between measurements of the server's memory."""
GROWTH = 8 * 1024 * 1024
"""The server's maximum growth in bytes in the second half, for any number of messages."""
PAUSE = max(0.01, MESSAGES / 1_000_000)
"""Seconds between the players' moves: their game grows too, and should not count."""
CHECKS_LEFT_OUT = {
    # No schema states which tables exist, or which action is legal now.
    "positive_data_acceptance",
}
LARGE = 10**30
OPEN = {"game": "richelieu", "seats": [{"kind": "me"}, {"kind": "me"}]}


def open_table(client: httpx.Client) -> str:
    """A table whose two seats the client holds."""
    answer = client.post("/api/tables", json={**OPEN, "listed": True, "watch": "anyone"})
    return str(answer.json()["d"]["table"]["id"])


def failures_of(operation: Any, checks: list[Any], cookie: dict[str, str], table: str) -> set[str]:
    """The errors in the answers to examples, half of them about an existing table."""
    found: set[str] = set()

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def one(case: Any) -> None:
        if "table" in case.path_parameters and len(case.path_parameters["table"]) % 2:
            case.path_parameters["table"] = table
        try:
            case.call_and_validate(headers=cookie, checks=checks)
        except FailureGroup as error:
            asked = case.as_curl_command()
            found.update(f"{operation.label}: {failure}\n{asked}" for failure in error.exceptions)

    one()
    return found


def check_api(server: ServerProcess) -> None:
    """Examples for each operation of the OpenAPI document."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    checks = [check for check in CHECKS.get_all() if check.__name__ not in CHECKS_LEFT_OUT]
    with visitor(server.url) as client:
        table = open_table(client)
        cookie = {"cookie": f"blazon={client.cookies['blazon']}"}
    failures: set[str] = set()
    operations = list(schema.get_all_operations())
    for operation in operations:
        failures |= failures_of(cast("Any", operation).ok(), checks, cookie, table)
    assert len(operations) >= 14
    assert not failures, "\n\n".join(sorted(failures, key=len)[:40])


def test_every_answer_over_http_is_as_documented(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        check_api(server)
        assert '"level":"error"' not in server.log.read_text()


def nasty(table: str) -> Iterator[tuple[str, str, bytes | None]]:
    """Requests, each with a different fault."""
    here = f"/api/tables/{table}"
    for number in (LARGE, -LARGE, 2**63, 2**31, -1, "x", "", "1.5", "%00"):
        for address in (
            f"/api/tables?before={number}",
            f"/api/tables/mine?before={number}",
            f"/api/results?before={number}",
            f"{here}?seat={number}",
            f"{here}/chat?after={number}",
            f"{here}/replay?at={number}",
            f"{here}/replay?at=0&seat={number}",
        ):
            yield "GET", address, None
    for name in ("a%00b", "%FF", "x" * 5000, "..%2f..", "%ED%A0%80"):
        yield "GET", f"/api/tables/{name}", None
    for body in bodies():
        for address in (f"{here}/commands", f"{here}/chat", "/api/tables", "/api/records"):
            yield "POST", address, body
        yield "PATCH", "/api/session", body
        yield "POST", "/api/people/x/invite", body
        yield "PUT", "/api/people/mutes", body


def bodies() -> Iterator[bytes]:
    """Request bodies, malformed or with content that a database may reject."""
    yield from (b"", b"null", b"[]", b"\xff\xfe", b'"\\ud800"', b"x" * 300_000, b"1e400")
    yield from (b"[" * 100_000, b'{"id":"a","d":' + b'{"a":' * 50_000, b'{"options":' * 20_000)
    for text in ("\0", "a\0b", "\u2028", "\U0010ffff" * 40):
        yield json.dumps({"id": text, "d": {"do": "set-chat", "chat": True}}).encode()
        yield json.dumps({"id": "a", "d": {"do": "play", "action": text, "version": 2}}).encode()
        yield json.dumps({"id": "a", "d": {"do": "hand-over", "seat": 0, "bot": text}}).encode()
        yield json.dumps({"id": "a", "d": {"do": "join", "link": text}}).encode()
        yield json.dumps({**OPEN, "id": text}).encode()
        yield json.dumps({**OPEN, "options": {text: text}}).encode()
        yield json.dumps({**OPEN, "seats": [{"kind": "open", "name": text}] * 2}).encode()
        yield json.dumps({"text": text}).encode()
        yield json.dumps({"name": text}).encode()
        yield json.dumps({"record": {"game": text, text: text}}).encode()
    for pace in ({"kind": "live", "turn_seconds": LARGE}, {"kind": "days", "game_seconds": -1}):
        yield json.dumps({**OPEN, "pace": pace}).encode()
    wrong: list[dict[str, Any]] = [{"rounds": LARGE}, {"map": {"nodes": [[]]}}, {"players": -1}]
    for options in wrong:
        yield json.dumps({**OPEN, "game": "rheingold", "options": options}).encode()


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_that_is_sent_over_http_makes_the_server_fail(kind: str, tmp_path: Path) -> None:
    failed = []
    with (
        database_of(kind, tmp_path) as database,
        running(tmp_path, database) as server,
        visitor(server.url) as client,
    ):
        table = open_table(client)
        for method, address, body in nasty(table):
            answer = client.request(
                method, address, content=body, headers={"content-type": "application/json"}
            )
            if answer.status_code >= 500:
                failed.append((answer.status_code, method, address.replace(table, "T"), body))
        assert not failed, "\n".join(f"{one!s:.200}" for one in failed)
        assert client.get(f"/api/tables/{table}").status_code == 200
        assert '"level":"error"' not in server.log.read_text()


GOOD: list[dict[str, Any]] = [
    {"t": "do", "id": "a", "d": {"do": "play", "action": "A1", "version": 2, "seat": 0}},
    {"t": "do", "id": "a", "d": {"do": "undo", "count": 1, "version": 2}},
    {"t": "do", "id": "a", "d": {"do": "ask-undo", "left": 0, "version": 2}},
    {"t": "do", "id": "a", "d": {"do": "answer", "agree": True}},
    {"t": "do", "id": "a", "d": {"do": "join", "name": "x", "text": "y", "link": "z"}},
    {"t": "see", "seat": 0},
    {"t": "say", "id": "b", "text": "hello"},
    {"t": "ping"},
]
"""Valid messages to modify."""
WRONG: list[Any] = [None, True, -1, 1.5, LARGE, 1e308, [], {}, [[]]]
WRONG += ["", "\0", "x" * 5000, "\U0010ffff", "do"]


def spoil(rng: random.Random, message: Any) -> Any:
    """A message with one value wrong, missing, duplicated or added."""
    if not isinstance(message, dict) or not message or rng.random() < 0.2:
        return rng.choice(WRONG)
    name = rng.choice(list(message))
    rest = {one: value for one, value in message.items() if one != name}
    return rng.choice(
        [
            rest,
            {**rest, name: spoil(rng, message[name])},
            {**message, rng.choice(["x", "\0", "t", "seat"]): rng.choice(WRONG)},
            {**message, "d": message},
        ]
    )


def bad_message(rng: random.Random) -> str | bytes:
    """Something that is not a message, or a message with a fault."""
    text = json.dumps(rng.choice(GOOD))
    kind = rng.randrange(7)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        place = rng.randrange(len(text))
        return text[:place] + rng.choice(["", "\0", '"', "}", "é", "\\ud800"]) + text[place + 1 :]
    if kind == 2:
        return text[: rng.randrange(len(text))].encode()
    if kind == 3:
        return rng.choice(["[", '{"t":', '{"d":', "9"]) * rng.choice([10, 500, 3000])
    if kind == 4:
        return json.dumps({"t": rng.choice(["", "x", "update", "DO", 1, None]), "d": text})
    if kind == 5:
        return text.encode("utf-16")
    return json.dumps(spoil(rng, rng.choice(GOOD)))


def memory(server: ServerProcess) -> int:
    assert server.process is not None
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


async def send_bad(rng: random.Random, listener: Listener, count: int) -> None:
    """This many bad messages; each batch is processed before the next."""
    for start in range(0, count, BATCH):
        for _ in range(min(BATCH, count - start)):
            await listener.socket.send(bad_message(rng))
        listener.received.clear()
        await listener.send({"t": "ping"})


async def send_no_frames(rng: random.Random, server: Server, table: str) -> None:
    """Invalid frames, or too long a message, on a new connection, which the server closes."""
    async with listen(server, table) as listener:
        await listener.receive(lambda message: message["t"] == "update")
        with suppress(ConnectionClosed, TimeoutError):
            if rng.random() < 0.3:
                await listener.socket.send("x" * rng.choice([LARGEST_MESSAGE + 1, 10**6]))
            else:
                listener.socket.transport.write(rng.randbytes(rng.randint(2, 300)))
            if rng.random() < 0.3:
                listener.socket.transport.abort()
            async with asyncio.timeout(0.05):
                await listener.socket.wait_closed()


async def play_on(rng: random.Random, players: list[Watched], stop: asyncio.Event) -> int:
    """The others' game; returns the number of actions."""
    count = 0
    while not stop.is_set():
        if not (actors := [one for one in players if one.legal]):
            break
        await actors[0].play(rng.choice(actors[0].legal))
        newest = max(one.version for one in players)
        for one in players:
            await one.wait(lambda one=one, newest=newest: one.version >= newest)
        count += 1
        await asyncio.sleep(PAUSE)
    return count


async def test_bad_messages_trouble_nobody_else(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        rng, stop = random.Random(5), asyncio.Event()
        async with AsyncExitStack() as stack:
            host, guest, third = await stack.enter_async_context(several(server.url, 3))
            seats = [{"kind": "me"}, {"kind": "open"}]
            asked: Any = {"game": "rheingold", "listed": True, "watch": "anyone"}
            options = {"map": "rhine", "rounds": 1000}
            table = await new_table(host, *seats, options=options, **asked)
            await guest.do(table, "join")
            own = (await third.open_table(**OPEN))["d"]["table"]["id"]
            watching = (one.watch(table, seat) for seat, one in enumerate([host, guest]))
            players = await stack.enter_async_context(all_of(watching))
            game = asyncio.create_task(play_on(random.Random(1), players, stop))
            listening = all_of(listen(third, name) for name in (own, table))
            listeners = await stack.enter_async_context(listening)
            sizes = []
            for _ in range(ROUNDS):
                for listener in listeners:
                    await send_bad(rng, listener, MESSAGES // ROUNDS // 2)
                for _ in range(max(1, MESSAGES // ROUNDS // 200)):
                    await send_no_frames(rng, third, table)
                sizes.append(memory(server))
            stop.set()
            assert await game > 5
            assert [one.connections for one in players] == [1, 1]
            assert not any(listener.is_closed for listener in listeners)
            assert sizes[-1] - sizes[ROUNDS // 2] < GROWTH, sizes
        assert '"level":"error"' not in server.log.read_text()
