"""Commands for the host of a server that concern people: blocks, reports, personal data."""

import json as json_format
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from blazon.cli.admin import ForLog, Limit, Reason, admin, print_chat
from blazon.cli.hosts import HERE, Where, cut, seconds, when, with_administration
from blazon.cli.options import Json, Whole, print_escaped, print_json
from blazon.kernel.errors import BadValue
from blazon.service.base.limits import ADMIN_PAGE

if TYPE_CHECKING:
    from blazon.service.moderation.administration import Administration

__all__ = ["admin"]
"""All of the host's commands, including these."""

person = App(name="person", help="Export or delete one person's data.")
admin.command(person)

Who = Annotated[
    str,
    Parameter(name="WHO", help="TABLE:SEAT, or a session's digest.", allow_leading_hyphen=True),
]


@admin.command(name="block")
def admin_block(
    who: Annotated[
        str,
        Parameter(
            name="WHO",
            help="An IP address or network, TABLE:SEAT, or a session's digest.",
            allow_leading_hyphen=True,
        ),
    ],
    *,
    for_: Annotated[str, Parameter(name="--for", help="The duration: 30m, 12h, 2d, 1w …")],
    reason: Reason = "",
    network: Annotated[
        bool, Parameter(negative="", help="Block the network that the person came from.")
    ] = False,
    where: Where = HERE,
) -> None:
    """Block somebody for a time: they can only watch."""

    async def run(at: "Administration") -> None:
        played = await at.block(who, seconds(for_), reason, network=network)
        print_escaped("blocked")
        for table in played:
            print_escaped(f"{table}: a bot plays on")

    with_administration(where, run)


@admin.command(name="blocks")
def admin_blocks(*, where: Where = HERE, json: Json = False) -> None:
    """List the current blocks."""

    async def run(at: "Administration") -> None:
        found = await at.store.blocks.current(int(1000 * time.time()))
        if json:
            hidden = ("session", "network")
            print_json([{k: v for k, v in one.items() if k not in hidden} for one in found])
            return
        for one in found:
            line = f"{one['number']:4}  until {when(one['until'])}  {one['about']}"
            print_escaped(cut(f"{line}  {one['reason']}".rstrip()))

    with_administration(where, run)


@admin.command(name="unblock")
def admin_unblock(number: Whole, *, where: Where = HERE) -> None:
    """End a block early, by its NUMBER in the list."""

    async def run(at: "Administration") -> None:
        await at.unblock(number)
        print_escaped(f"block {number} has ended")

    with_administration(where, run)


@admin.command(name="reports")
def admin_reports(
    *,
    all_: Annotated[
        bool, Parameter(name="--all", negative="", help="Include settled reports.")
    ] = False,
    limit: Limit = ADMIN_PAGE,
    where: Where = HERE,
    json: Json = False,
) -> None:
    """List reports, oldest first."""

    async def run(at: "Administration") -> None:
        found = await at.reports(limit, done=all_)
        if json:
            print_json(found)
            return
        for one in found:
            about = f"{one['table_id']} {one['subject']} {one['of']}"
            done = "" if one["done"] is None else "  settled"
            print_escaped(
                cut(f"{one['number']:4}  {when(one['at'])}  {about}  {one['reason']}{done}")
            )

    with_administration(where, run)


@admin.command(name="report")
def admin_report(
    number: Whole,
    *,
    done: Annotated[bool, Parameter(negative="", help="Settle the report.")] = False,
    note: Annotated[str, Parameter(help="What you did about it.")] = "",
    where: Where = HERE,
    json: Json = False,
) -> None:
    """Show a report by its NUMBER, with its chat, or settle it."""
    if note and not done:
        raise BadValue("note", "needs --done")

    async def run(at: "Administration") -> None:
        if done:
            await at.settle_report(number, note)
        found = await at.report(number)
        if json:
            print_json(found)
            return
        print_escaped(f"{found['subject']} {found['of']} at {found['table_id']}: {found['reason']}")
        if found["words"]:
            print_escaped(f"“{found['words']}”")
        for seat, name in enumerate(found["names"]):
            print_escaped(f"  seat {seat}: {name or '(no name)'}")
        print_chat(found["lines"])
        if found["done"] is not None:
            print_escaped(f"settled {when(found['done'])} {found['note'] or ''}".rstrip())

    with_administration(where, run)


@person.command(name="export")
def person_export(who: Who, file: Path, *, where: Where = HERE) -> None:
    """Write all of a person's data to a new FILE, as JSON."""
    from blazon.service.storage.private_files import create_private

    async def run(at: "Administration") -> None:
        found = await at.person_data(who)
        try:
            create_private(file)
            file.write_text(json_format.dumps(found, indent=1, sort_keys=True), encoding="utf-8")
        except FileExistsError as error:
            raise BadValue(str(file), "already exists") from error
        except OSError as error:
            raise BadValue(str(file), f"cannot be written: {error.strerror}") from error
        print_escaped(str(file))

    with_administration(where, run)


@person.command(name="delete")
def person_delete(
    who: Who,
    *,
    reason: ForLog = "",
    where: Where = HERE,
) -> None:
    """Delete all of a person's data; other people's games go on."""

    async def run(at: "Administration") -> None:
        tables = await at.delete_person(who, reason)
        print_escaped(f"deleted, at {tables} table{'' if tables == 1 else 's'}")

    with_administration(where, run)
