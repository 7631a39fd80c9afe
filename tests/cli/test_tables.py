"""Tables and the database through the commands `blazon table` and `blazon db`."""

import asyncio
import io
import json
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.commands import Capture
from tests.samples import random_game
from tests.service.people import until
from tests.service.servers import ServerProcess, running

from blazon.cli import main
from blazon.cli.tables import SHOWN_ENTRIES
from blazon.client import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("server"), bot_workers="1") as found:
        yield found


class Person:
    """A terminal user with their own data folder."""

    def __init__(self, name: str, server: ServerProcess, folder: Path, capture: Capture) -> None:
        self.name, self.server, self.capture = name, server, capture
        self.folder = folder / name
        self.patch = pytest.MonkeyPatch()

    def run(self, *words: str, typed: str = "", status: int = 0) -> str:
        """A command's output."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_DATA_HOME", str(self.folder))
            patch.setenv("BLAZON_SERVER", self.server.url)
            patch.setattr("sys.stdin", io.StringIO(typed))
            assert main(["table", *words]) == status
        printed = self.capture.readouterr()
        assert "Traceback" not in printed.err
        return printed.err if status else printed.out

    def table(self, name: str) -> Any:
        """The table as the person may see it."""
        return json.loads(self.run("show", name, "--json"))["d"]


@pytest.fixture
def ann(server: ServerProcess, tmp_path: Path, capsys: Capture) -> Person:
    return Person("ann", server, tmp_path, capsys)


@pytest.fixture
def bob(server: ServerProcess, tmp_path: Path, capsys: Capture) -> Person:
    return Person("bob", server, tmp_path, capsys)


def test_a_table_is_opened_joined_by_link_and_played(ann: Person, bob: Person) -> None:
    opened = json.loads(
        ann.run(
            "open", "rheingold", "--seat", "me:Ann", "--seat", "open", "--rounds", "1", "--json"
        )
    )
    name, links = opened["table"], opened["links"]
    mailed = f"<{links['1'].replace('#', '%23')}>."
    assert bob.run("join", mailed, "--name", "Bob") == f"{name}: you have seat 1\n"
    assert "was already used" in bob.run("join", links["1"], status=2)
    first = ann if ann.table(name)["actions"] else bob
    second = bob if first is ann else ann
    assert "your turn" in first.run("list", "--mine")
    assert "your turn" not in second.run("list", "--mine")
    assert "decides now" in second.run("do", name, "-", status=2)
    assert "is not legal" in first.run("do", name, "x3", status=2)
    first.run("say", name, "good luck")
    first.run("do", name, "-")
    printed = second.run("play", name, typed="bogus\n-\n")
    assert "is not a token of this game" in printed
    assert "totals [0, 0], won by" in printed
    record = json.loads(ann.run("record", name))
    assert record["players"] == ["Ann", "Bob"]
    assert record["fairness"]["scheme"] == "hmac-sha256/2"
    assert None not in record["fairness"]["seals"]
    for person in (ann, bob):
        assert "match the secret" in person.run("verify", name)
    assert "over" in ann.run("list", "--mine", "--status", "over")


def test_the_results_of_finished_games_are_summed_up(ann: Person, bob: Person) -> None:
    assert bob.run("results") == ""
    for _ in range(2):
        name = ann.run("open", "richelieu", "--seat", "me:Ann", "--seat", "bot:random").strip()
        ann.run("play", name, typed="resign\n")
    seat = ("--seat", "me:Ann", "--seat", "open", "--json")
    opened = json.loads(ann.run("open", "richelieu", *seat))
    bob.run("join", opened["links"]["1"], "--name", "Bob")

    name = opened["table"]
    first = ann if ann.table(name)["actions"] else bob
    first.run("play", name, typed="resign\n")
    won = int(first is bob)
    found = results_of(ann, 3)
    assert found["total"]["wins"] == won
    lines = ann.run("results").splitlines()
    # Resigned games say nothing of margins.
    assert lines[0] == f"richelieu duel, 2 players: 3 played, {won} won, 0 shared"
    assert lines[1].startswith(f"with Bob: 1 played, {won} won")
    assert lines[2].startswith("richelieu with the bot random: 2 played, 0 won")


def results_of(person: Person, games: int) -> Any:
    """A person's results, once there are so many games."""

    def known() -> Any:
        found = json.loads(person.run("results", "--json"))
        return found if found["total"]["games"] == games else None

    async def waited() -> Any:
        return await until(lambda: asyncio.to_thread(known))

    return asyncio.run(waited())


def test_typing_undo_resign_and_quit(ann: Person) -> None:
    name = ann.run("open", "richelieu", "--seat", "me", "--seat", "bot:random").strip()
    assert "quit" not in ann.run("play", name, "--seat", "0", typed="quit\n")
    assert "won by [1] (resigned)" in ann.run("play", name, typed="undo\nresign\n")


def test_of_a_long_game_the_end_is_shown(ann: Person) -> None:
    game = random_game("richelieu", {}, "long", 60)

    async def uploaded() -> str:
        async with Server(ann.server.url) as other:
            record = {"record": game.record.to_builtins()}
            found = await other.request("POST", "/records", json=record)
            return str(found["d"]["table"]["id"])

    name = asyncio.run(uploaded())
    log = game.observe(None).log
    assert ann.run("show", name).splitlines()[1] == f"  {' '.join(log[-SHOWN_ENTRIES:])}"


def test_a_text_is_kept_for_its_owner_only_and_compared_with_the_record(ann: Person) -> None:
    name = ann.run("open", "richelieu", "--seat", "me", "--seat", "bot:random").strip()
    file = ann.folder / "blazon" / "texts.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    kept = json.loads(file.read_text())
    assert ann.table(name)["table"]["chance"]["texts"] == [kept[f"{name}/0"]["text"], ""]
    ann.run("play", name, typed="resign\n")
    assert "match the secret" in ann.run("verify", name)
    kept[f"{name}/0"]["of"] = "0" * 64
    file.write_text(json.dumps(kept))
    assert "is not what seat 0 saw" in ann.run("verify", name, status=2)


def test_the_secrets_of_sessions_are_for_their_owner_only(ann: Person) -> None:
    servers = [ann.server.url, ann.server.url.replace("127.0.0.1", "localhost")]
    for url in servers:
        ann.run("open", "richelieu", "--seat", "me", "--seat", "open", "--server", url)
    wallet = ann.folder / "blazon" / "sessions.json"
    assert stat.S_IMODE(wallet.stat().st_mode) == 0o600
    assert list(json.loads(wallet.read_text())) == servers


def test_what_is_wrong_is_said_in_one_line(ann: Person, tmp_path: Path) -> None:
    assert "seat: must be me, open or bot:LEVEL" in ann.run(
        "open", "chess", "--seat", "you", status=2
    )
    assert "game" in ann.run("open", "chess", status=2)
    assert "there is no such table" in ann.run("show", "nowhere", status=2)
    assert "does not answer" in ann.run("list", "--server", "http://127.0.0.1:9", status=2)
    assert "does not answer" in ann.run("play", "x", "--server", "http://127.0.0.1:9", status=2)


def test_a_tables_id_may_begin_with_a_hyphen(ann: Person) -> None:
    for command in ("show", "join", "play", "record"):
        told = ann.run(command, "-Hzyznw_r1L8v3eM84MPyA", status=2)
        assert "there is no such table" in told


def test_backup_and_export(server: ServerProcess, ann: Person, tmp_path: Path) -> None:
    name = ann.run("open", "richelieu", "--seat", "me", "--seat", "bot:random").strip()
    ann.run("play", name, typed="resign\n")
    copy, folder = tmp_path / "copy.db", tmp_path / "records"
    assert main(["db", "backup", str(copy), "--database", server.database]) == 0
    with sqlite3.connect(copy) as database:
        assert database.execute("select count(*) from journal").fetchone()[0] > 0
    database.close()
    assert main(["db", "backup", str(copy), "--database", server.database]) == 2
    assert main(["db", "export", str(folder), "--database", f"sqlite:///{copy}"]) == 0
    record = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    assert record["event"] == "ended before its end: resigned"
    assert main(["db", "upgrade", "--database", f"sqlite:///{tmp_path / 'new.db'}"]) == 0
    with sqlite3.connect(tmp_path / "new.db") as database:
        assert database.execute("select count(*) from tables").fetchone() == (0,)
    database.close()
    assert main(["db", "backup", str(tmp_path / "x"), "--database", "postgresql://h/n"]) == 2


def test_a_servers_words_cannot_change_the_terminal(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = "Ann\x1b[2J"
    seat = {"kind": "person", "name": odd, "bot": None}
    table = {"id": "t", "game": "richelieu", "status": "open", "seats": [seat], "your_turn": False}
    said = {"read_only": {"text": odd}, "message": {"text": odd}}

    async def request(_: Server, __: str, path: str, **___: Any) -> Any:
        return said if path == "/announcements" else [table]

    monkeypatch.setattr(Server, "request", request)
    assert main(["table", "list"]) == 0
    printed = capsys.readouterr()
    assert printed.out.count(r"Ann\x1b[2J") == 1
    assert printed.err.count(r"Ann\x1b[2J") == 2
    assert "\x1b" not in printed.out + printed.err
