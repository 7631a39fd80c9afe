"""Bare requests and sockets, with headers of one's own, and commands."""

import asyncio
from typing import Any

import httpx
import pytest
from tests.limits import HANGS_SECONDS
from websockets.asyncio.client import connect

from blazon.cli import main
from blazon.client import Server


def visitor(url: str = "", **more: Any) -> httpx.Client:
    """A client that holds no session yet."""
    return httpx.Client(base_url=url, trust_env=False, timeout=HANGS_SECONDS, **more)


def ask(url: str, method: str, path: str, **more: Any) -> httpx.Response:
    """A request without a session."""
    with visitor(url) as client:
        return client.request(method, path, **more)


def fetched(url: str, path: str, status: int = 200) -> httpx.Response:
    """The answer to a request without a session, which has this status."""
    answer = ask(url, "GET", f"/api/{path}")
    assert answer.status_code == status, answer.text
    return answer


def socket_at(server: Server, table: str, **headers: str) -> connect:
    """A bare socket of a session, with custom headers."""
    address = f"ws{server.url[4:]}/api/tables/{table}/socket"
    if server.secret is not None:
        headers["cookie"] = f"blazon={server.secret}"
    return connect(address, additional_headers=headers, proxy=None)


def refused_in_a_line(capsys: pytest.CaptureFixture[str], *words: str, status: int = 2) -> str:
    """The one sentence with which a command is refused."""
    capsys.readouterr()
    assert main(list(words)) == status
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


async def admin(database: str, *words: str) -> int:
    """Run a host's command; returns its status."""
    return await asyncio.to_thread(main, ["admin", *words, "--database", database])
