"""The commands for tables on a server: open one, sit down, play, from a terminal."""

import asyncio
import json
import os
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter
from platformdirs import user_data_path

from blazon.cli.options import DEFAULT_OPTIONS, GameOptions, Json, print_json, print_line
from blazon.kernel.errors import BadValue

if TYPE_CHECKING:
    from blazon.client import Server, Watched

tables = App(name="table", help="Open tables on a server, sit down, and play.")
HOME = "http://127.0.0.1:8765"
Address = Annotated[
    str, Parameter(name="--server", help="The server's address; also BLAZON_SERVER.")
]
TableId = Annotated[str, Parameter(name="TABLE", help="A table's id, or a link to one.")]
AtSeat = Annotated[int | None, Parameter(name="--seat", help="Which of your seats, from 0.")]


def _address(given: str) -> str:
    return given or os.environ.get("BLAZON_SERVER", HOME)


def _wallet() -> Path:
    """Where the secrets of one's sessions are kept, by server."""
    return user_data_path("blazon", appauthor=False, ensure_exists=True) / "sessions.json"


def _secrets() -> dict[str, str]:
    try:
        found: dict[str, str] = json.loads(_wallet().read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise BadValue(str(_wallet()), f"cannot be read: {error}") from error
    return found


def _keep(url: str, secret: str) -> None:
    found = _secrets() | {url: secret}
    wallet = _wallet()
    new = wallet.with_suffix(".new")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        json.dump(found, file)
    new.replace(wallet)


def _with_server(given: str, what: Callable[["Server"], Coroutine[Any, Any, None]]) -> None:
    """Do something at a server as the session that one had there before."""
    from httpx import HTTPError

    from blazon.client import Server

    url = _address(given)

    async def run() -> None:
        async with Server(url, _secrets().get(url)) as server:
            before = server.secret
            try:
                await what(server)
            finally:
                if server.secret is not None and server.secret != before:
                    _keep(url, server.secret)

    try:
        asyncio.run(run())
    except HTTPError as error:
        raise BadValue("server", f"{url} does not answer: {error}") from error


def _parts(text: str) -> tuple[str, str | None]:
    """A table's id and, from a link such as http://HOST/t/ID#SECRET, the link's secret."""
    address, _, secret = text.partition("#")
    return address.rstrip("/").rpartition("/")[2], secret or None


def _plan(text: str) -> dict[str, str]:
    """A seat from `me`, `me:NAME`, `open` or `bot:LEVEL`."""
    kind, _, rest = text.partition(":")
    if kind not in ("me", "open", "bot"):
        raise BadValue("seat", f"must be me, open or bot:LEVEL, is {text}")
    if not rest:
        return {"kind": kind}
    return {"kind": kind, "bot" if kind == "bot" else "name": rest}


@tables.command(name="open")
def table_open(
    game: str,
    *,
    seat: Annotated[
        tuple[str, ...], Parameter(negative="", help="me, me:NAME, open or bot:LEVEL, for each.")
    ] = ("me", "open"),
    listed: Annotated[bool, Parameter(negative="", help="Show the table in the lobby.")] = False,
    options: GameOptions = DEFAULT_OPTIONS,
    server: Address = "",
    json: Json = False,
) -> None:
    """Open a table; prints its id, and a link for each open seat."""
    asked: dict[str, Any] = {"game": game, "seats": [_plan(one) for one in seat], "listed": listed}
    asked["options"] = options.chosen(game)

    async def run(at: "Server") -> None:
        table = (await at.open_table(**asked))["d"]["table"]
        links = {}
        for number, one in enumerate(table["seats"]):
            if one["kind"] == "open":
                answer = await at.do(table["id"], "invite", seat=number)
                links[number] = f"{at.url}/t/{table['id']}#{answer['link']}"
        if json:
            print_json({"table": table["id"], "links": links})
            return
        print_line(table["id"])
        for number, link in links.items():
            print_line(f"seat {number}: {link}")

    _with_server(server, run)


@tables.command(name="list")
def table_list(
    *,
    mine: Annotated[bool, Parameter(negative="", help="Only tables where you sit.")] = False,
    status: Annotated[str, Parameter(help="open, playing or over; with --mine also all.")] = "",
    server: Address = "",
    json: Json = False,
) -> None:
    """The lobby, or your own tables."""

    async def run(at: "Server") -> None:
        path = "/tables/mine" if mine else "/tables"
        status_asked = status or ("all" if mine else "open")
        found = await at.request("GET", path, params={"status": status_asked})
        if json:
            print_json(found)
            return
        for one in found:
            seats = ", ".join(seat["name"] or seat["bot"] or seat["kind"] for seat in one["seats"])
            turn = "  your turn" if one["your_turn"] else ""
            print_line(f"{one['id']}  {one['game']:9}  {one['status']:7}  {seats}{turn}")

    _with_server(server, run)


@tables.command(name="join")
def table_join(
    table: TableId,
    *,
    name: Annotated[str, Parameter(help="How to be called there.")] = "",
    seat: AtSeat = None,
    server: Address = "",
) -> None:
    """Take a seat: by link, or an open one of a table in the lobby."""
    found, secret = _parts(table)
    more: dict[str, Any] = {"name": name}
    more |= {"link": secret} if secret else {}
    more |= {"seat": seat} if seat is not None else {}

    async def run(at: "Server") -> None:
        answer = await at.do(found, "join", **more)
        taken = [n for n, one in enumerate(answer["d"]["table"]["seats"]) if one["yours"]]
        print_line(f"{found}: you have seat {', '.join(map(str, taken))}")

    _with_server(server, run)


@tables.command(name="show")
def table_show(
    table: TableId, *, seat: AtSeat = None, server: Address = "", json: Json = False
) -> None:
    """A table as you may know it."""

    async def run(at: "Server") -> None:
        answer = await at.table(_parts(table)[0], seat)
        if json:
            print_json(answer)
            return
        news = answer["d"]
        _print_table(news["table"], news.get("view", {}), news.get("log", []))

    _with_server(server, run)


@tables.command(name="do")
def table_do(
    table: TableId,
    tokens: Annotated[tuple[str, ...], Parameter(allow_leading_hyphen=True)],
    *,
    seat: AtSeat = None,
    server: Address = "",
) -> None:
    """Take actions at a table, one after the other."""
    name = _parts(table)[0]

    async def run(at: "Server") -> None:
        version = (await at.table(name, seat))["v"]
        for token in tokens:
            answer = await at.do(name, "play", action=token, version=version, seat=seat)
            version = answer["v"]
        news = (await at.table(name, seat))["d"]
        _print_table(news["table"], news.get("view", {}), news.get("log", []))

    _with_server(server, run)


@tables.command(name="say")
def table_say(table: TableId, text: str, *, server: Address = "") -> None:
    """Say something at a table."""

    async def run(at: "Server") -> None:
        await at.request("POST", f"/tables/{_parts(table)[0]}/chat", json={"text": text})

    _with_server(server, run)


@tables.command(name="record")
def table_record(table: TableId, *, server: Address = "") -> None:
    """Print the record of a finished game."""

    async def run(at: "Server") -> None:
        print_json(await at.request("GET", f"/tables/{_parts(table)[0]}/record"))

    _with_server(server, run)


@tables.command(name="play")
def table_play(table: TableId, *, seat: AtSeat = None, server: Address = "") -> None:
    """Play at a table: type actions as they are listed, `undo`, `say …`, `resign` or `quit`."""
    name = _parts(table)[0]

    async def run(at: "Server") -> None:
        async with at.watch(name, seat) as watched:
            await _play(at, watched)

    _with_server(server, run)


async def _play(at: "Server", watched: "Watched") -> None:
    """Print what happens and carry out what is typed, until the game or the input ends."""
    from blazon.client import RefusedError

    loop, shown = asyncio.get_running_loop(), 0
    while True:
        if watched.version != shown:
            shown = watched.version
            _print_table(watched.table, watched.view, watched.log)
        if watched.is_over:
            return
        if not watched.legal:
            await watched.wait(partial(_is_newer, watched, shown), seconds=None)
            continue
        line = await loop.run_in_executor(None, sys.stdin.readline)
        if not line or line.strip() == "quit":
            return
        try:
            await _obey(at, watched, line.strip())
        except RefusedError as error:
            print_line(str(error))


def _is_newer(watched: "Watched", version: int) -> bool:
    return watched.version != version


async def _obey(at: "Server", watched: "Watched", line: str) -> None:
    """Carry out one line that was typed."""
    word, _, rest = line.partition(" ")
    if word == "undo":
        await watched.do("undo", version=watched.version, seat=watched.seat)
    elif word == "resign":
        await watched.do("resign", seat=watched.seat)
    elif word == "say":
        await at.request("POST", f"/tables/{watched.id}/chat", json={"text": rest})
    elif word:
        await watched.play(word)


def _print_table(table: dict[str, Any], view: dict[str, Any], log: list[str]) -> None:
    seats = []
    for number, seat in enumerate(table["seats"]):
        who = seat["name"] or seat["bot"] or seat["kind"]
        seats.append(f"{number} {who}{' (you)' if seat['yours'] else ''}")
    print_line(f"{table['game']}, {table['status']}: {', '.join(seats)}")
    if log:
        print_line(f"  {' '.join(log[-20:])}")
    if table["score"] is not None:
        score = table["score"]
        print_line(f"  totals {score['totals']}, won by {score['winners']} ({score['ending']})")
    elif view.get("legal"):
        print_line(f"  {view['phase']}: {' '.join(view['legal'])}")
    elif view:
        print_line(f"  seat {view['player']} decides")
