"""Attackers of a table server: each sends one kind of expensive request, again and again.

``besiege`` runs all of them from every address, in a process of low priority, and prints what the
server answered.
"""

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from itertools import cycle, product
from typing import Any

import msgspec

import blazon
from benchmarks.visitors import BORED, ME, OPEN, Visitor
from blazon.client import Texts
from blazon.match.seals import new_text, seal_of

BOT = {"kind": "bot", "bot": "page"}
NICENESS = 10
"""How much the attackers lower their priority: more than the server's workers."""
PAUSE = 0.1
"""Seconds until a client whose connection was cut off connects again."""

Attack = Callable[[Visitor], Awaitable[object]]


async def look_on(visitor: Visitor) -> None:
    """Several hundred spectators."""
    tables = await visitor.lobby()
    for _ in range(600):
        await visitor.socket(random.choice(tables)).__aenter__()


async def not_read(visitor: Visitor) -> None:
    """Sockets that never read, at a table with a large map and a busy chat."""
    table = await visitor.open("rheingold", [ME, ME], options={"map": tangle(40)}, watch="anyone")
    if table is None:
        return
    sockets = [await visitor.socket(table, "&lang=en").__aenter__() for _ in range(20)]
    for number in range(62):
        command = {"do": "set-chat", "chat": bool(number % 2)}
        await visitor.post(f"/tables/{table}/commands", {"id": str(number), "d": command})
    await asyncio.sleep(30)
    for socket in sockets:
        socket.transport.abort()


async def employ_bots(visitor: Visitor) -> None:
    """Tables where bots compute a lot and no person ever comes."""
    for _ in range(12):
        await visitor.open("rheingold", [BOT] * 4 + [OPEN], start="asked")
        await visitor.open("rheingold", [ME] + [BOT] * 4)


async def want_hints(visitor: Visitor) -> None:
    """Repeated hints for several tables."""
    tables = [await visitor.open("richelieu", [ME, ME], first=0) for _ in range(3)]
    for _ in range(10):
        for table in tables:
            await visitor.post(f"/tables/{table}/hint", {"seat": 0})


async def want_reviews(visitor: Visitor) -> None:
    """Reviews of long games."""
    record = long_record()
    for _ in range(5):
        answer = await visitor.post("/records", {"record": record})
        if answer.status_code == 201:
            table = answer.json()["d"]["table"]["id"]
            await visitor.post(f"/tables/{table}/review", {"knowledge": "open"})


async def bring_maps(visitor: Visitor) -> None:
    """Maps with the maximum number of paths, requested in words and as pictures."""
    for spaces in (20, 60, 84):
        table = await visitor.open("rheingold", [ME, ME], options={"map": tangle(spaces)})
        for language in ("en", "de"):
            await visitor.http.get(f"/tables/{table}", params={"lang": language})
        await visitor.http.get(f"/tables/{table}/picture")


async def go_back_and_forth(visitor: Visitor) -> None:
    """A game whose actions are all undone."""
    table = await visitor.open("richelieu", [ME, ME], first=0)
    for number in range(500):
        shown = (await visitor.http.get(f"/tables/{table}", params={"v": 2, "seat": 0})).json()
        if "d" not in shown:
            return
        version, actions = shown["v"], shown["d"].get("actions", [])
        command = {"do": "undo", "count": 1, "version": version, "seat": 0}
        if actions:
            command = {"do": "play", "action": actions[0]["token"], "version": version, "seat": 0}
        await visitor.post(f"/tables/{table}/commands", {"id": str(number), "d": command})


async def send_garbage(visitor: Visitor) -> None:
    """Meaningless requests."""
    tables = await visitor.lobby()
    for _ in range(100):
        junk = random.randbytes(random.choice([1, 100, 300_000]))
        with suppress(*BORED):
            await visitor.http.post("/tables", content=junk)
        async with visitor.socket(random.choice(tables)) as end:
            await end.send(junk[:20_000])
            await end.send("[" * 10_000)


async def send_frames(visitor: Visitor) -> None:
    """Pings, pongs and empty parts of messages: 6 bytes each, over one socket at a time."""
    for first, frame in cycle(FRAMES):
        await send_flat_out(visitor, first, frame)


async def send_frames_on_ten(visitor: Visitor) -> None:
    """The same over ten sockets."""
    await visitor.table()
    for first, frame in cycle(FRAMES):
        await asyncio.gather(*(send_flat_out(visitor, first, frame) for _ in range(10)))


async def send_refused(visitor: Visitor) -> None:
    """Messages that are refused, and pings as messages, over four sockets."""
    await visitor.table()
    for frame in cycle([b"\x81\x82\0\0\0\0no", b'\x81\x8c\0\0\0\0{"t":"ping"}']):
        await asyncio.gather(*(send_flat_out(visitor, b"", frame) for _ in range(4)))


async def send_flat_out(visitor: Visitor, first: bytes, frame: bytes) -> None:
    """Send a frame over a socket as fast as possible."""
    head = (
        f"GET /api/tables/{await visitor.table()}/socket?v=2 HTTP/1.1\r\nupgrade: websocket\r\n"
        "connection: Upgrade\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=="
    )
    with suppress(*BORED):
        await visitor.flood(head.encode(), 10_000 * frame, first)
    await asyncio.sleep(PAUSE)


async def send_chunks(visitor: Visitor) -> None:
    """Bodies in chunks of one byte."""
    for path in cycle(["/api/tables", "/nowhere"]):
        head = f"POST {path} HTTP/1.1\r\ntransfer-encoding: chunked"
        with suppress(*BORED):
            await visitor.flood(head.encode(), 10_000 * b"1\r\nx\r\n")
        await asyncio.sleep(PAUSE)


async def bring_unknown_keys(visitor: Visitor) -> None:
    """Maps with 200 KB of unknown keys."""
    for number in range(180):
        visitor.http.cookies.clear()
        extra = {f"key {number} {key}": [key] for key in range(8_000)}
        await visitor.open("rheingold", [ME, ME], options={"map": tangle(10) | extra})


async def bring_large_maps(visitor: Visitor) -> None:
    """Large valid maps, equal and all different, and views of them."""
    for number in range(180):
        if number % 10 == 0:
            visitor.http.cookies.clear()
        name = "equal" if number % 2 else f"{random.getrandbits(60)}"
        options = {"map": tangle(100) | {"name": name}}
        if table := await visitor.open("rheingold", [ME, ME], options=options):
            await visitor.shown(table)


async def want_drawings(visitor: Visitor) -> None:
    """Drawings of a map whose river winds, and of one with places far away."""
    points = [[number * 220 / 300, 70 * (number % 2)] for number in range(300)]
    winding, far = tangle(10), tangle(10)
    winding |= {"name": f"{random.getrandbits(60)}"}
    winding["scenery"] = {"water": [{"kind": "river", "points": points}]}
    far["scenery"] = {"width": 10, "height": 10}
    far["nodes"][0] |= {"x": 3_000, "y": 3_000}
    for kind, options in (("rheingold winding", winding), ("rheingold far", far)):
        table = await visitor.table(kind, options={"map": options})
        for theme, turned, lang in product(("light", "dark"), ("true", "false"), LANGUAGES):
            asked = {"theme": theme, "turned": turned, "lang": lang}
            await visitor.http.get(f"/tables/{table}/picture", params=asked)
    visitor.own.clear()


async def report(visitor: Visitor) -> None:
    """Reports with control characters."""
    await visitor.table()
    table = random.choice(await visitor.lobby())
    call = {"subject": "conduct", "of": 0, "reason": "other"}
    for words in ("\x1b[2J", "\x07", "\u202e", "x" * 500):
        await visitor.post(f"/tables/{table}/reports", call | {"words": words})


async def start_over(visitor: Visitor) -> None:
    """A guest who seals another text whenever the host has shown one."""
    guest, texts = Visitor(visitor.url, visitor.headers["x-forwarded-for"]), Texts()
    text = new_text()
    table = await visitor.open("richelieu", [ME, OPEN], seals=[seal_of(text)], listed=True)
    if table is None:
        return
    texts.keep(table, 0, text)
    await guest.do(table, "join", seal=seal_of(new_text()))
    for _ in range(500):
        for command in texts.due(await visitor.shown(table), None):
            await visitor.do(table, **command)
            if command["do"] == "show":
                await guest.do(table, "seal", seat=1, seal=seal_of(new_text()))
    await guest.http.aclose()


async def finish_tables(visitor: Visitor) -> None:
    """Finished tables without end, and their descriptions."""
    for _ in range(100):
        visitor.http.cookies.clear()
        if table := await visitor.open("richelieu", [ME, ME], watch="anyone"):
            await visitor.do(table, "resign", seat=0)
            for language in LANGUAGES:
                await visitor.http.get(f"/tables/{table}", params={"lang": language, "v": 2})


async def come_and_go(visitor: Visitor) -> None:
    """Endless sessions and tables."""
    for _ in range(200):
        visitor.http.cookies.clear()
        await visitor.open("richelieu", [ME, OPEN], listed=True)


ATTACKS: tuple[Attack, ...] = (
    not_read,
    want_hints,
    want_reviews,
    bring_maps,
    go_back_and_forth,
    send_garbage,
    send_frames,
    send_frames_on_ten,
    send_refused,
    send_chunks,
    want_drawings,
    report,
    start_over,
    look_on,
    bring_unknown_keys,
    bring_large_maps,
    employ_bots,
    finish_tables,
    come_and_go,
)
"""Those last that use up the tables an address may open; an attack begins after those before."""
FRAMES = [
    (b"", b"\x89\x80\0\0\0\0"),
    (b"", b"\x8a\x80\0\0\0\0"),
    (b"\x01\x80\0\0\0\0", b"\0\x80\0\0\0\0"),
]
"""Frames to send again and again, each with another to send before: pings, pongs, and parts."""
LANGUAGES = ("en", "de", "fr", "es", "it")


def tangle(spaces: int) -> dict[str, Any]:
    """A map with a path between every two spaces."""
    ids = [f"s{number}" for number in range(spaces)]
    nodes: list[dict[str, Any]] = [
        {"id": name, "kind": "space", "x": number % 12 * 10, "y": number // 12 * 10}
        for number, name in enumerate(ids)
    ]
    paths = [[one, other] for one in ids for other in ids if one < other]
    for number in range(2):
        name = f"c{number}"
        nodes.append(
            {"id": name, "kind": "castle", "name": name, "swords": 1, "x": 200, "y": number * 20}
        )
        paths.append([name, ids[number]])
    for arms in range(1, 7):
        name = f"a{arms}"
        nodes.append({"id": name, "kind": "start", "arms": arms, "x": 230, "y": arms * 20})
        paths += [[name, ids[0]], [name, ids[1]]]
    return {"name": "tangle", "nodes": nodes, "paths": paths}


@cache
def long_record() -> dict[str, Any]:
    """A long game."""
    position, rng = blazon.new("rheingold", seed="long"), random.Random(1)
    while not position.over and len(position.actions) < 4_000:
        if position.actor is None:
            position.roll()
        else:
            position.play(rng.choice(list(position.legal)))
    found: dict[str, Any] = msgspec.to_builtins(position.record.to_builtins())
    return found


async def attack(visitor: Visitor, what: Attack) -> None:
    """Repeat an attack."""
    await asyncio.sleep(ATTACKS.index(what))
    while True:
        with suppress(*BORED, LookupError, ValueError):
            async with asyncio.timeout(120):
                await what(visitor)
        await asyncio.sleep(1)


def besiege(url: str, addresses: int, seconds: float) -> None:
    """Run all attacks at once from each address for a time, and print what was answered."""
    os.nice(NICENESS)

    async def main() -> None:
        answers = {one.__name__: Counter[int | str]() for one in ATTACKS}
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), asyncio.TaskGroup() as tasks:
                for number, one in product(range(1, addresses + 1), ATTACKS):
                    visitor = Visitor(url, f"198.51.100.{number}")
                    visitor.answers = answers[one.__name__]
                    tasks.create_task(attack(visitor, one))
        for name, counted in answers.items():
            print(f"  {name}: {dict(counted.most_common())}")

    asyncio.run(main())
    print(f"  attackers: {time.process_time():.0f} s of processor time", flush=True)
