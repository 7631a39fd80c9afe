"""The log has a JSON object on each line, and nothing that identifies a player or a secret."""

import asyncio
import json
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from tests.limits import HANGS_SECONDS
from tests.service.asking import ask
from tests.service.people import code, heard, party
from tests.service.servers import ServerProcess, running
from tests.service.stores import store_in

from blazon.client import Server
from blazon.service.base.refusals import Refusal

NAME, LINE, HOOK = "Ann-Sophie", "a-line-of-chat", "https://hook.example.org/secret-path"


def send_nonsense(port: int, *pieces: bytes) -> None:
    """Send invalid HTTP, with content that must not be logged."""
    for piece in pieces:
        with socket.create_connection(("127.0.0.1", port), timeout=HANGS_SECONDS) as connection:
            connection.sendall(piece)
            connection.shutdown(socket.SHUT_WR)
            while connection.recv(4096):
                pass


async def busy(server: ServerProcess) -> set[str]:
    """Cause various events; returns the secrets that they involved."""
    async with party(server.url) as table:
        host, guest = table.people
        await host.request("PATCH", "/session", json={"name": NAME})
        await host.request("PUT", "/session/webhook", json={"address": HOOK})
        link = (await host.do(table.id, "invite", seat=0))["link"]
        async with table.watching() as seats:
            actor = next(seat for seat in seats if seat.table["status"] == "playing")
            await heard(actor, 1)
            await table.say(0, LINE)
            await guest.do(table.id, "resign")
        other = Server(server.url, secret="a-cookie-that-nobody-has")
        async with other:
            assert await code(other.do(table.id, "join", link=link + "x")) == "not-now"
            assert await code(other.table("no-such-table")) == "unknown"
        record = await host.request("GET", f"/tables/{table.id}/record")
        secrets = {str(host.secret), str(guest.secret), link, record["fairness"]["secret"]}
    return secrets | {NAME, LINE, HOOK, "a-cookie-that-nobody-has"}


def test_the_log_knows_no_secrets_names_or_addresses(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    server = ServerProcess(database, tmp_path / "log.txt", webhooks="on")
    server.settings["log"] = "debug"
    server.start()
    try:
        secrets = asyncio.run(busy(server))
        link = "link-in-an-address"
        ask(server.url, "GET", f"/api/tables/none?link={link}")
        ask(server.url, "GET", "/", headers={"host": "name-of-a-host.example"})
        broken = f"GET /{link}".encode()
        send_nonsense(server.port, broken + b"\r\n\r\n", b"\x16\x03\x01" + link.encode() + b"\n\n")
        send_nonsense(server.port, broken + b" HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n12")
    finally:
        server.stop()
    lines = server.log.read_text().splitlines()
    found = [json.loads(line) for line in lines]
    assert {"started", "stopped"} <= {one["event"] for one in found}
    for one in found:
        assert {"time", "level", "event"} <= set(one)
    whole = "\n".join(lines)
    for secret in (*secrets, link, "name-of-a-host"):
        assert secret not in whole
    assert not re.findall(r"\b\d{1,3}(?:\.\d{1,3}){3}\b", whole)


def test_the_log_does_not_grow_with_invalid_requests(tmp_path: Path) -> None:
    upgrade = b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: h2c\r\n"
    chunks = b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n"
    with running(tmp_path) as server:
        for head in (upgrade, chunks, b"GET /nowhere\r\n"):
            send_nonsense(server.port, head + b"\r\n")
    events = [json.loads(line)["event"] for line in server.log.read_text().splitlines()]
    assert events == ["started", "stopped"]


async def test_errors_of_the_database_do_not_show_what_was_to_be_written(tmp_path: Path) -> None:
    query, secret = text("insert into none values (:a)"), {"a": "secret!"}
    async with store_in(tmp_path) as store:
        database = store.database
        async with database.engine.connect() as connection:
            with pytest.raises(SQLAlchemyError) as one:
                await connection.execute(query, secret)
        with pytest.raises(Refusal) as other:
            await database.transact(lambda connection: connection.execute(query, secret))
    for error in (one.value, other.value.__cause__):
        assert "no such table" in str(error)
        assert "secret!" not in str(error) + repr(error)


UNCAUGHT = """
import threading, warnings
from blazon.service.base.logs import set_up_logs

class Unraisable:
    def __del__(self):
        raise ValueError("in a finalizer")

def fail(where):
    raise ValueError(where)

set_up_logs("warning")
thread = threading.Thread(target=fail, args=["in a thread"])
thread.start()
thread.join()
Unraisable()
warnings.warn("careful")
fail("in the main thread")
"""


def test_what_nothing_has_caught_is_a_line_each() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", UNCAUGHT], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 1
    thread, finalizer, warning, last = map(json.loads, ran.stderr.splitlines())
    assert (warning["level"], "careful" in warning["event"]) == ("warning", True)
    lines = [thread, finalizer, last]
    assert [line["level"] for line in lines] == ["error"] * 3
    assert [line["event"] for line in lines] == ["an unexpected error"] * 3
    places = [line["error"].rpartition("ValueError: ")[2] for line in lines]
    assert places == ["in a thread", "in a finalizer", "in the main thread"]
