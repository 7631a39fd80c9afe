"""Commands for tables on a server: open one, sit down and play from a terminal."""

import asyncio
import sys
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from blazon.cli.links import read_link
from blazon.cli.options import DEFAULT_OPTIONS, Game, GameOptions, Json, print_escaped, print_json
from blazon.cli.sessions import with_server
from blazon.kernel.errors import BadValue
from blazon.kernel.files import BYTE_ORDER_MARK
from blazon.kernel.names import escaped

if TYPE_CHECKING:
    from blazon.client import Server, Watched

tables = App(name="table", help="Open tables on a server, sit down and play.")
SHOWN_ENTRIES = 20
"""The maximum number of log entries to show, from the end."""
Address = Annotated[
    str, Parameter(name="--server", help="The server's address; BLAZON_SERVER if not given.")
]
TableId = Annotated[
    str,
    # One id in 64 begins with a hyphen.
    Parameter(name="TABLE", help="A table's id, or a link to one.", allow_leading_hyphen=True),
]
AtSeat = Annotated[int | None, Parameter(name="--seat", help="Which of your seats, from 0.")]


def _plan(text: str) -> dict[str, str]:
    """A seat from `me`, `me:NAME`, `open` or `bot:LEVEL`."""
    kind, _, rest = text.partition(":")
    if kind not in ("me", "open", "bot"):
        raise BadValue("seat", f"must be me, open or bot:LEVEL, not {text}")
    if not rest:
        return {"kind": kind}
    return {"kind": kind, "bot" if kind == "bot" else "name": rest}


async def _print_announcements(at: "Server") -> None:
    """Print the host's announcements to standard error."""
    from blazon.client import RefusedError

    try:
        found = await at.request("GET", "/announcements")
    except RefusedError:
        return  # servers of version 0.1 have no announcements
    if found["read_only"] is not None:
        reason = found["read_only"]["text"]
        _warn(f"This server is read-only for now. {reason}".rstrip())
    if found["message"] is not None:
        _warn(found["message"]["text"])


def _warn(line: str) -> None:
    sys.stderr.write(escaped(line) + "\n")


@tables.command(name="open")
def table_open(
    game: Game,
    *,
    seat: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="For each seat: me, me:NAME, open or bot:LEVEL."),
    ] = ("me", "open"),
    listed: Annotated[bool, Parameter(negative="", help="Show the table in the lobby.")] = False,
    options: GameOptions = DEFAULT_OPTIONS,
    server: Address = "",
    json: Json = False,
) -> None:
    """Open a table; print its id and a link for each open seat."""
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
        print_escaped(table["id"])
        for number, link in links.items():
            print_escaped(f"seat {number}: {link}")

    with_server(server, run)


@tables.command(name="list")
def table_list(
    *,
    mine: Annotated[
        bool, Parameter(negative="", help="Only tables where you have a seat.")
    ] = False,
    status: Annotated[str, Parameter(help="open, playing or over; with --mine also all.")] = "",
    server: Address = "",
    json: Json = False,
) -> None:
    """List the tables in the lobby, or your own."""

    async def run(at: "Server") -> None:
        path = "/tables/mine" if mine else "/tables"
        if not json:
            await _print_announcements(at)
        status_asked = status or ("all" if mine else "open")
        found = await at.request("GET", path, params={"status": status_asked})
        if json:
            print_json(found)
            return
        for one in found:
            seats = ", ".join(seat["name"] or seat["bot"] or seat["kind"] for seat in one["seats"])
            turn = "  your turn" if one["your_turn"] else ""
            print_escaped(f"{one['id']}  {one['game']:9}  {one['status']:7}  {seats}{turn}")

    with_server(server, run)


@tables.command(name="results")
def table_results(*, server: Address = "", json: Json = False) -> None:
    """Sum up your own finished games: by game, by other person and by bot."""

    async def run(at: "Server") -> None:
        found = await at.results()
        if json:
            print_json(found)
            return
        for one in found["by_game"]:
            name = f"{one['game']} {one['edition']}".rstrip()
            print_escaped(f"{name}, {one['players']} players: {_tally(one)}")
        for one in found["rivals"]:
            print_escaped(f"with {one['name'] or 'somebody'}: {_tally(one)}")
        for one in found["bots"]:
            print_escaped(f"{one['game']} with the bot {one['bot']}: {_tally(one)}")
        for one in found["next_rivals"]:
            print_escaped(f"{one['game']}: your next rival is {one['bot']}")

    with_server(server, run)


def _tally(one: dict[str, Any]) -> str:
    """The results in some games, in one line."""
    margin = "" if one["margin"] is None else f", by {one['margin']:+.1f} points on average"
    return f"{one['games']} played, {one['wins']} won, {one['ties']} shared{margin}"


@tables.command(name="join")
def table_join(
    table: TableId,
    *,
    name: Annotated[str, Parameter(help="Your name at the table.")] = "",
    seat: AtSeat = None,
    server: Address = "",
) -> None:
    """Take a seat, by link or at a table in the lobby."""
    linked, found, secret = read_link(table)
    more: dict[str, Any] = {"name": name}
    more |= {"link": secret} if secret else {}
    more |= {"seat": seat} if seat is not None else {}

    async def run(at: "Server") -> None:
        answer = await at.do(found, "join", **more)
        taken = [n for n, one in enumerate(answer["d"]["table"]["seats"]) if one["yours"]]
        print_escaped(f"{found}: you have seat {', '.join(map(str, taken))}")

    with_server(server, run, linked)


@tables.command(name="show")
def table_show(
    table: TableId, *, seat: AtSeat = None, server: Address = "", json: Json = False
) -> None:
    """Show a table as you see it."""
    linked, name, _ = read_link(table)

    async def run(at: "Server") -> None:
        answer = await at.table(name, seat)
        if json:
            print_json(answer)
            return
        _print_table(answer["d"])

    with_server(server, run, linked)


@tables.command(name="do")
def table_do(
    table: TableId,
    tokens: Annotated[tuple[str, ...], Parameter(allow_leading_hyphen=True)],
    *,
    seat: AtSeat = None,
    server: Address = "",
) -> None:
    """Play actions at a table, one after another."""
    linked, name, _ = read_link(table)

    async def run(at: "Server") -> None:
        version = (await at.table(name, seat))["v"]
        for token in tokens:
            answer = await at.do(name, "play", action=token, version=version, seat=seat)
            version = answer["v"]
        _print_table((await at.table(name, seat))["d"])

    with_server(server, run, linked)


@tables.command(name="say")
def table_say(table: TableId, text: str, *, server: Address = "") -> None:
    """Send a chat message at a table."""
    linked, name, _ = read_link(table)

    async def run(at: "Server") -> None:
        await at.request("POST", f"/tables/{name}/chat", json={"text": text})

    with_server(server, run, linked)


@tables.command(name="record")
def table_record(table: TableId, *, server: Address = "") -> None:
    """Print the record of a finished game."""
    linked, name, _ = read_link(table)

    async def run(at: "Server") -> None:
        print_json(await at.request("GET", f"/tables/{name}/record"))

    with_server(server, run, linked)


@tables.command(name="verify")
def table_verify(table: TableId, *, server: Address = "") -> None:
    """Draw the chance events of a finished game again; compare them with what your seats saw."""
    from blazon.match.fairness import verify
    from blazon.match.record import Record

    linked, name, _ = read_link(table)

    async def run(at: "Server") -> None:
        found = await at.request("GET", f"/tables/{name}/record")
        drawn = verify(Record.from_builtins(found))
        shown = (await at.table(name))["d"]["table"]
        if at.texts is not None and (seats := at.texts.missing(shown, found)):
            wrong = f"is not what seat {', '.join(map(str, seats))} saw when it showed its text"
            raise BadValue("record.fairness", wrong)
        for seat in at.texts.left_out(shown, found) if at.texts is not None else ():
            print_escaped(
                f"{name}: made without the text of seat {seat}, which did not answer again"
            )
        print_escaped(f"{name}: the deal and {drawn} chance events match the secret")

    with_server(server, run, linked)


@tables.command(name="play")
def table_play(table: TableId, *, seat: AtSeat = None, server: Address = "") -> None:
    """Play at a table: type listed actions, `undo`, `say …`, `resign` or `quit`."""
    linked, name, _ = read_link(table)

    async def run(at: "Server") -> None:
        await _print_announcements(at)
        await at.table(name, seat)  # reports a missing server or table at once
        async with at.watch(name, seat) as watched:
            await _play(at, watched)

    with_server(server, run, linked)


async def _play(at: "Server", watched: "Watched") -> None:
    """Print what happens and carry out typed lines until the game or the input ends."""
    from blazon.client import RefusedError

    loop, shown = asyncio.get_running_loop(), 0
    while True:
        if watched.version != shown:
            shown = watched.version
            seen = {"view": watched.view, "actions": watched.actions, "entries": watched.entries}
            _print_table({"table": watched.table, **seen})
        if watched.is_over:
            return
        if not watched.legal:
            await watched.wait(partial(_is_newer, watched, shown), seconds=None)
            continue
        line = await loop.run_in_executor(None, sys.stdin.readline)
        typed = line.removeprefix(BYTE_ORDER_MARK).strip()
        if not line or typed == "quit":
            return
        try:
            await _carry_out(at, watched, typed)
        except RefusedError as error:
            print_escaped(str(error))


def _is_newer(watched: "Watched", version: int) -> bool:
    return watched.version != version


async def _carry_out(at: "Server", watched: "Watched", line: str) -> None:
    """Carry out one typed line."""
    word, _, rest = line.partition(" ")
    if word == "undo":
        await watched.do("undo", version=watched.version, seat=watched.seat)
    elif word == "resign":
        await watched.do("resign", seat=watched.seat)
    elif word == "say":
        await at.request("POST", f"/tables/{watched.id}/chat", json={"text": rest})
    elif word:
        await watched.play(word)


def _print_table(seen: dict[str, Any]) -> None:
    """Print a table and the legal actions."""
    table, view = seen["table"], seen.get("view", {})
    seats = []
    for number, seat in enumerate(table["seats"]):
        who = seat["name"] or seat["bot"] or seat["kind"]
        seats.append(f"{number} {who}{' (you)' if seat['yours'] else ''}")
    status = "from a record" if table.get("imported") else table["status"]
    print_escaped(f"{table['game']}, {status}: {', '.join(seats)}")
    if log := [entry["token"] for entry in seen.get("entries", [])]:
        print_escaped(f"  {' '.join(log[-SHOWN_ENTRIES:])}")
    score = table["score"]
    if score is not None and not score["over"]:
        print_escaped("  the record ends before the game does")
    elif score is not None:
        print_escaped(f"  totals {score['totals']}, won by {score['winners']} ({score['ending']})")
    elif legal := [action["token"] for action in seen.get("actions", [])]:
        print_escaped(f"  {view['phase']}: {' '.join(legal)}")
    elif view:
        print_escaped(f"  seat {view['player']} decides")
