"""Commands for the host of a server: tables, messages and the log.

They work on the server's database, locally or over the network; anyone who can read and write it
can use them. Running servers notice changes within a second or so.
"""

import time
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import App, Parameter

from blazon.cli.hosts import HERE, Where, cut, seconds, when, with_administration
from blazon.cli.options import Json, Whole, print_escaped, print_json
from blazon.kernel.errors import BadValue
from blazon.service.base.limits import ADMIN_PAGE, HIGHEST_SEAT

if TYPE_CHECKING:
    from blazon.service.moderation.administration import Administration

admin = App(name="admin", help="Manage a server: tables, people, messages, reports.")

Name = Annotated[str, Parameter(name="TABLE", help="A table's id.", allow_leading_hyphen=True)]
Reason = Annotated[str, Parameter(help="The reason, shown to the people concerned and in the log.")]
ForLog = Annotated[str, Parameter(help="The reason, for the log.")]
Limit = Annotated[Whole, Parameter(help="The maximum number of rows to show.")]
Status = Literal["open", "playing", "over", "aborted"]


@admin.command(name="tables")
def admin_tables(
    *,
    status: Annotated[Status | None, Parameter(help="Only tables in this state.")] = None,
    since: Annotated[
        str | None, Parameter(help="Only tables changed in the last 12h, 2d, 1w …")
    ] = None,
    limit: Limit = ADMIN_PAGE,
    where: Where = HERE,
    json: Json = False,
) -> None:
    """List tables, latest change first, including those that are not in the lobby."""
    start = 0 if since is None else int(1000 * (time.time() - seconds(since)))

    async def run(at: "Administration") -> None:
        found = await at.store.tables.listing(status, start, limit)
        if json:
            print_json(found)
            return
        for one in found:
            line = f"{one['id']:22}  {one['game']:9}  {one['status']:7}  {when(one['updated'])}"
            print_escaped(cut(f"{line}  {_people(one['seats'])}"))

    with_administration(where, run)


def _people(seats: list[dict[str, Any]]) -> str:
    return ", ".join(seat["name"] or seat["bot"] or seat["kind"] for seat in seats)


@admin.command(name="table")
def admin_table(table: Name, *, where: Where = HERE, json: Json = False) -> None:
    """Show a table: its status, its players and its chat."""

    async def run(at: "Administration") -> None:
        found = await at.table(table)
        if json:
            print_json(found)
            return
        status = found["status"] if found["ending"] is None else f"over ({found['ending']})"
        print_escaped(f"{found['game']}, {status}, opened {when(found['opened'])}")
        if found["closed"] is not None:
            print_escaped(f"closed: {found['closed']}")
        print_escaped(f"{found['actions']} actions, {found['open_reports']} open reports")
        for seat in found["seats"]:
            signs = [sign for sign in ("gone", "is_host") if seat[sign]]
            bot = f"played by {seat['bot']}" if seat["bot"] else ""
            rest = ", ".join(filter(None, [bot, *(sign.removeprefix("is_") for sign in signs)]))
            name = seat["name"] or "(no name)"
            print_escaped(f"  seat {seat['seat']}: {seat['kind']:6}  {name}  {rest}".rstrip())
        print_chat(found["chat"])

    with_administration(where, run)


def print_chat(lines: list[dict[str, Any]]) -> None:
    """Print chat lines with their numbers."""
    for line in lines:
        text = "(removed)" if line["removed"] else line["text"]
        who = line["name"] or f"seat {line['seat']}"
        print_escaped(f"{line['number']:4}  {when(line['at'])}  {who}: {text}")


@admin.command(name="chat")
def admin_chat(table: Name, *, where: Where = HERE, json: Json = False) -> None:
    """Show the last 200 chat lines of a table, with their numbers."""

    async def run(at: "Administration") -> None:
        lines = (await at.table(table))["chat"]
        print_json(lines) if json else print_chat(lines)

    with_administration(where, run)


@admin.command(name="close")
def admin_close(table: Name, *, reason: Reason, where: Where = HERE) -> None:
    """Close an open or running table; its players see the reason."""

    async def run(at: "Administration") -> None:
        await at.close(table, reason)
        print_escaped(f"{table} is closed")

    with_administration(where, run)


@admin.command(name="rename")
def admin_rename(
    table: Name,
    seat: Whole,
    name: str = "",
    *,
    reason: ForLog = "",
    where: Where = HERE,
) -> None:
    """Give a seat another NAME, or remove its name."""
    if not 0 <= seat <= HIGHEST_SEAT:
        raise BadValue("seat", f"must be from 0 to {HIGHEST_SEAT}, not {seat}")

    async def run(at: "Administration") -> None:
        await at.rename(table, seat, name, reason)
        print_escaped(f"seat {seat} is called {name}" if name else f"seat {seat} has no name")

    with_administration(where, run)


@admin.command(name="remove-line")
def admin_remove_line(
    table: Name,
    line: Whole,
    *,
    reason: ForLog = "",
    where: Where = HERE,
) -> None:
    """Remove a LINE of a table's chat; players see that it was removed."""

    async def run(at: "Administration") -> None:
        await at.remove_line(table, line, reason)
        print_escaped(f"line {line} is removed")

    with_administration(where, run)


@admin.command(name="message")
def admin_message(
    text: str = "",
    *,
    clear: Annotated[bool, Parameter(negative="", help="Remove the message.")] = False,
    where: Where = HERE,
) -> None:
    """Show the message of the day, or set it to TEXT."""
    if clear and text:
        raise BadValue("clear", "cannot be given with a text")

    async def run(at: "Administration") -> None:
        if text or clear:
            await at.set_message(text)
        found = await at.store.announcements.get("message")
        print_escaped("no message" if found is None else f"since {when(found.since)}: {found.text}")

    with_administration(where, run)


@admin.command(name="read-only")
def admin_read_only(
    state: Annotated[Literal["on", "off"] | None, Parameter(help="on or off.")] = None,
    *,
    reason: Annotated[str, Parameter(help="The reason, shown to people.")] = "",
    where: Where = HERE,
) -> None:
    """Show whether the server is read-only, or turn that on or off."""

    async def run(at: "Administration") -> None:
        if state == "on":
            await at.set_read_only(reason)
        elif state == "off":
            print_escaped(f"{await at.set_writable()} clocks go on")
        found = await at.store.announcements.get("read-only")
        since = "" if found is None else f"since {when(found.since)} {found.text}".rstrip()
        print_escaped("off" if found is None else f"on, {since}")

    with_administration(where, run)


@admin.command(name="log")
def admin_log(*, limit: Limit = ADMIN_PAGE, where: Where = HERE, json: Json = False) -> None:
    """Show who used these commands, when, on what, and why."""

    async def run(at: "Administration") -> None:
        found = await at.store.audit.last(limit)
        if json:
            print_json(found)
            return
        for one in found:
            what = f"{one['action']} {one['about']}".rstrip()
            reason = f": {one['reason']}" if one["reason"] else ""
            print_escaped(f"{when(one['at'])}  {one['who']}  {what}{reason}")

    with_administration(where, run)
