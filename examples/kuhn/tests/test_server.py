"""The client plays Kuhn poker to its end at the table server."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files

import httpx
import pytest

from blazon.client import Server
from blazon.locale import texts

HANGS_SECONDS = 300
"""Ends a request that hangs; a busy machine may take long to answer."""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    folder = tmp_path_factory.mktemp("server")
    command = [sys.executable, "-m", "blazon", "serve", "--port", "0"]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder / 'tables.db'}"],
            env={**os.environ, "PYTHONWARNINGS": "ignore", "BLAZON_LIMITS": "off"},
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    try:
        assert process.stdout
        yield process.stdout.readline().split()[-1].rstrip("/")
    finally:
        process.terminate()
        process.communicate(timeout=120)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_table_is_opened_and_played_to_its_end(url: str, language: str) -> None:
    words = texts(language)

    async def play() -> None:
        async with Server(url) as server:
            opened = await server.open_table(
                game="kuhn",
                seats=[{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "page"}],
            )
            number = opened["d"]["table"]["id"]
            async with server.watch(number, seat=0, lang=language) as table:
                while True:
                    await table.wait(lambda: table.legal or table.is_over, seconds=300)
                    if table.is_over:
                        break
                    assert table.words["question"].startswith("Anna: ")
                    assert table.view["players"][0]["card"] in "JQK"
                    assert table.view["players"][1]["card"] == "?"
                    [section] = table.words["sections"]
                    assert section["heading"] == words("kuhn-table")
                    assert words("kuhn-card-hidden") in section["lines"][2]
                    await table.play(table.legal[-1])
                assert table.log.count("=?") == 1
                dealt = [entry["text"] for entry in table.entries[:2]]
                assert dealt == [words("kuhn-did-deal")] * 2
                assert "Anna" in " ".join(table.words["verdict"])
                assert sum(table.table["score"]["totals"]) == 0

    asyncio.run(play())


def test_the_server_lists_it(url: str) -> None:
    with httpx.Client(base_url=url, timeout=HANGS_SECONDS, trust_env=False) as http:
        games = http.get("/api/games").json()
        [board] = [game["board"] for game in games if game["game"] == "kuhn"]
        module = http.get(board)
        assert module.content == (files("blazon_kuhn") / "page" / "board.js").read_bytes()
        rules_page = http.get("/api/examples/kuhn").json()
        assert rules_page["examples"] == []
