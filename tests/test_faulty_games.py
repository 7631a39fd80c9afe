"""A faulty game does not affect the others, and every interface reports its fault."""

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.faulty import KINDS, Kind, install
from tests.service.asking import visitor
from tests.service.servers import ServerProcess, running
from websockets.sync.client import connect

from blazon.client import Server
from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.kernel.levels import GroomTable, read_groom, read_levels

SHIPPED = [name for name, package in catalogue.packages().items() if package.is_shipped]
SOUND = [kind for kind in KINDS if kind.part == "commands"]
FAULTY = [kind for kind in KINDS if kind.part != "commands"]
PLAYABLE = [kind.name for kind in KINDS if kind.part in ("words", "page", "moves", "commands")]
"""Those usable by name in Python and the engine, which need only rules."""
NAMED = """
import json, sys
import blazon
from blazon.cli import main

said = {}
for name in sys.argv[1:]:
    try:
        blazon.new(name, seed="")
    except blazon.BadValue as error:
        said[name] = str(error)
    main(["play", name, "--lang", "en", "--seed", ""])
    main(["simulate", name, "--games", "1"])
print(json.dumps(said))
"""


def found_at(folder: Path) -> str:
    """A search path that starts with this folder."""
    return os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with faulty games of all kinds."""
    folder = tmp_path_factory.mktemp("site")
    install(folder)
    return folder


@pytest.fixture
def server(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    """A server with all of them installed."""
    monkeypatch.setenv("PYTHONPATH", found_at(site))
    with running(tmp_path, forked=False, bot_workers="1") as started:
        yield started


def run(site: Path, *command: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with the faulty games installed."""
    environment = {"PYTHONPATH": found_at(site), "NUMBA_DISABLE_JIT": "0", "COLUMNS": "80"}
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, **environment},
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )


def lines_about(kind: Kind, text: str) -> list[str]:
    """The lines that report an omitted game."""
    start = f"{kind.name} of blazon-{kind.name} 1.0 is left out: "
    return [line for line in text.splitlines() if start in line]


async def play_richelieu(url: str) -> bool:
    """Whether a game against a bot reaches its end."""
    async with Server(url) as server:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "page"}]
        opened = await server.open_table(game="richelieu", seats=seats)
        number = opened["d"]["table"]["id"]
        async with server.watch(number, seat=0, lang="en") as table:
            while True:
                await table.wait(lambda: table.legal or table.is_over)
                if table.is_over:
                    return bool(table.words["verdict"])
                await table.play(table.legal[0])


@pytest.mark.system
def test_a_server_offers_the_other_games(server: ServerProcess) -> None:
    with visitor(server.url) as ask:
        answer = ask.get("/api/games", params={"lang": "en"})
        assert answer.status_code == 200
        listed = {game["game"]: game["words"]["name"] for game in answer.json()}
        assert list(listed)[: len(SHIPPED)] == SHIPPED
        assert set(listed) - {"nomachine"} == {*SHIPPED, "sound"}

        faults = dict[str, Any]()
        while "nomachine" not in faults:  # its fault appears only on compilation
            faults = {one["game"]: one for one in ask.get("/api/games/faulty").json()}
            time.sleep(0.1)
        assert set(faults) == {kind.name for kind in FAULTY}
        left = [game["game"] for game in ask.get("/api/games", params={"lang": "en"}).json()]
        assert left == [*SHIPPED, "sound"]
        assert ask.get("/ready").status_code == 200

        logged = [json.loads(line) for line in server.log.read_text().splitlines()]
        assert not [line for line in logged if line["level"] == "error"]
        for kind in FAULTY:
            fault = faults[kind.name]
            assert fault["package"] == f"blazon-{kind.name} 1.0"
            assert kind.reason in fault["reason"]
            assert "\n" not in fault["reason"]
            assert str(Path(__file__).parents[1]) not in fault["reason"]
            said = [line for line in logged if line.get("game") == kind.name]
            assert [(line["event"], line["reason"]) for line in said] == [
                ("a game is left out", fault["reason"])
            ]
            seats = [{"kind": "me"}, {"kind": "open"}]
            refused = ask.post("/api/tables", json={"game": kind.name, "seats": seats})
            assert refused.status_code == 400
            assert fault["reason"] in refused.json()["message"]
            assert ask.get(f"/api/examples/{kind.name}").status_code == 404
            assert ask.get(f"/api/boards/{kind.name}/small/map").status_code == 404

    assert asyncio.run(play_richelieu(server.url))


@pytest.mark.system
def test_a_table_says_when_its_game_has_become_faulty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [sound] = SOUND
    install(tmp_path, [sound])
    monkeypatch.setenv("PYTHONPATH", found_at(tmp_path))
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bob"}]
    with visitor() as ask:
        with running(tmp_path, forked=False) as server:
            opened = ask.post(f"{server.url}/api/tables", json={"game": "sound", "seats": seats})
            table = opened.json()["d"]["table"]["id"]
        with (tmp_path / "blazon_sound" / "rules" / "dealing.py").open("a") as rules:
            rules.write("raise RuntimeError('no cards')\n")
        with running(tmp_path, forked=False) as server:
            mine = ask.get(f"{server.url}/api/tables/mine")
            assert [one["id"] for one in mine.json()] == [table]
            refused = ask.get(f"{server.url}/api/tables/{table}?lang=en")
            assert refused.status_code == 400
            assert "sound of blazon-sound 1.0 is left out: " in refused.json()["message"]
            address = f"{server.url}/api/tables/{table}/socket".replace("http", "ws")
            cookies = "; ".join(f"{name}={value}" for name, value in ask.cookies.items())
            with connect(address, additional_headers={"cookie": cookies}) as socket:
                assert "sound of blazon-sound 1.0 is left out: " in str(socket.recv())


def test_help_and_the_engine_go_on_without_them(site: Path) -> None:
    helped = run(site, "-m", "blazon", "--help")
    assert helped.returncode == 0
    # Whoever comes first on a machine compiles what starts a game of Richelieu, and is told.
    assert not [line for line in helped.stderr.splitlines() if not line.startswith("Compiling")]
    for kind in KINDS:
        if kind.part in ("package", "rules", "words"):
            [line] = lines_about(kind, helped.stdout)
            assert kind.reason in line
    [sound] = SOUND
    assert (
        f"the commands of sound of blazon-sound 1.0 are left out: {sound.reason}" in helped.stdout
    )

    listing = '{"jsonrpc": "2.0", "id": 1, "method": "games"}\n'
    answered = run(site, "-m", "blazon", "engine", given=listing)
    games = [game["game"] for game in json.loads(answered.stdout)["result"]]
    assert games == [*SHIPPED, *sorted(PLAYABLE)]


@pytest.mark.system
def test_whoever_names_one_is_told_what_is_wrong(site: Path) -> None:
    named = [kind for kind in KINDS if kind.part in ("package", "rules", "words")]
    ran = run(site, "-c", NAMED, *(kind.name for kind in named))
    assert "Traceback" not in ran.stderr
    said = json.loads(ran.stdout.splitlines()[-1])
    for kind in named:
        told = lines_about(kind, ran.stderr)
        assert all(kind.reason in line for line in told)
        # Python and simulations need only rules; people also need words.
        assert len(told) == (1 if kind.part == "words" else 2)
        assert (kind.name in said) == (kind.part != "words")
        assert kind.reason in said.get(kind.name, kind.reason)


def test_all_games_that_ship_with_blazon_are_sound() -> None:
    from blazon.words import checks

    assert [game.name for game in checks.games() if game.name in SHIPPED] == SHIPPED


LEVELS = {
    "all": {"exploration": 1.5, "expand_after": 1, "horizon": 0},
    **{level: {"simulations": 9} for level in ("page", "squire", "knight", "count", "duke")},
}


def test_a_level_has_its_own_fields_and_the_shared_ones() -> None:
    levels = read_levels({**LEVELS, "duke": {"simulations": 9, "horizon": 3, "reserve": 1}})
    assert list(levels) == ["page", "squire", "knight", "count", "duke"]
    assert (levels["page"].horizon, levels["duke"].horizon) == (0, 3)
    assert (levels["page"].reserve, levels["duke"].reserve) == (0.0, 1)


def test_a_game_may_leave_out_the_groom() -> None:
    assert read_groom(LEVELS) == GroomTable()
    assert read_groom({**LEVELS, "groom": {"attention": 2}}).attention == 2
    assert list(read_levels({**LEVELS, "groom": {}})) == list(read_levels(LEVELS))


@pytest.mark.parametrize(
    ("groom", "complaint"),
    [
        (3, "levels.groom: must be a table"),
        ({"attention": 0}, "levels.groom.attention: must be a number from 1, not 0"),
        ({"simulations": 4}, "levels.groom.simulations: is unknown; known: attention"),
    ],
)
def test_a_faulty_groom_is_named(groom: object, complaint: str) -> None:
    with pytest.raises(BadValue, match=re.escape(complaint)):
        read_groom({**LEVELS, "groom": groom})


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ([], "levels: must be tables: all, page"),
        ({**LEVELS, "king": {}}, "levels.king: is unknown; known: all, page"),
        ({**LEVELS, "king": {}}, "count, duke, groom"),
        ({**LEVELS, "page": 3}, "levels.page: must be a table"),
        ({**LEVELS, "page": {}}, "levels.page.simulations: is missing there and in all"),
        *(
            ({**LEVELS, "page": {"simulations": one}}, f"must be a whole number from 1, not {one}")
            for one in (0, 2.5, True)
        ),
        ({**LEVELS, "page": {"reserve": float("inf")}}, "reserve: must be a number from 0"),
        ({**LEVELS, "page": {"reserve": float("nan")}}, "reserve: must be a number from 0"),
    ],
)
def test_a_faulty_level_is_named(table: object, complaint: str) -> None:
    with pytest.raises(BadValue, match=re.escape(complaint)):
        read_levels(table)
