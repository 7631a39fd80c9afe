"""Tournaments give the same files however they are played, and lose no finished game."""

import csv
import json
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import blazon
from blazon.cli import main
from blazon.kernel.errors import BadValue
from blazon.kernel.levels import BOT_NAMES
from blazon.lab.studies.crews import Here, Trouble, processes
from blazon.lab.studies.measures import Row
from blazon.lab.studies.shards import Shard
from blazon.lab.tournaments import folder as folders
from blazon.lab.tournaments.conducting import Tournament, Unfinished, hold
from blazon.lab.tournaments.plan import Plan, read_plan
from blazon.lab.tournaments.units import UnitTask

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "bots" / "python" / "bot.py"
BAD = ROOT / "tests" / "bots" / "bad_bot.py"
CUP = """
title = "A <cup> & more"
seed = "tests"
bots = ["random", "greedy", {bot = "bot.py", name = "<i>Ann & Bob</i>"}, "search:1"]
anchor = { random = 0 }

[[games]]
game = "richelieu"
deals = 6

[[games]]
game = "richelieu"
players = 3
options = { edition = "court" }
schedule = "swiss"
rounds = 3
deals = 2
"""
GAMES = 6 * 6 * 2 + 3 * 2 * 3


def written(folder: Path, old: str = "", new: str = "") -> Path:
    """The file of a small tournament, with a change, and the example program beside it."""
    folder.mkdir(exist_ok=True)
    shutil.copy(EXAMPLE, folder / "bot.py")
    file = folder / "cup.toml"
    file.write_text(CUP.replace(old, new) if old else CUP, encoding="utf-8")
    return file


@pytest.fixture
def plan(tmp_path: Path) -> Plan:
    return read_plan(written(tmp_path))


def held(plan: Plan, folder: Path, crew: Any = None) -> Tournament | Unfinished:
    return hold(
        plan,
        folder,
        nullcontext(Here()) if crew is None else crew,
        lambda _played, _needed: None,
    )


def finished(plan: Plan, folder: Path, crew: Any = None) -> Tournament:
    found = held(plan, folder, crew)
    assert isinstance(found, Tournament)
    return found


def bytes_of(folder: Path) -> dict[str, bytes]:
    """All files, with the games."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


def rows_of(folder: Path) -> list[dict[str, str]]:
    return [*csv.DictReader((folder / "games.csv").read_text(encoding="utf-8").splitlines())]


@contextmanager
def stopped(after: int) -> Iterator[Here]:
    """A process that is interrupted after some units."""

    class Stopped(Here):
        def take(self) -> tuple[Shard, list[Row] | Trouble]:
            nonlocal after
            after -= 1
            if after < 0:
                raise KeyboardInterrupt
            return super().take()

    yield Stopped()


def test_stopped_three_times_and_on_two_processes_it_gives_the_same_bytes(
    plan: Plan, tmp_path: Path
) -> None:
    whole = finished(plan, tmp_path / "whole")
    assert whole.games == GAMES
    for units in (3, 34, 2):
        with pytest.raises(KeyboardInterrupt):
            held(plan, tmp_path / "cut", stopped(units))
    finished(plan, tmp_path / "cut")
    finished(plan, tmp_path / "two", processes(2))
    assert bytes_of(tmp_path / "cut") == bytes_of(tmp_path / "whole")
    assert bytes_of(tmp_path / "two") == bytes_of(tmp_path / "whole")


def test_finished_games_are_not_played_again(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished(plan, tmp_path / "cup")
    before = bytes_of(tmp_path / "cup")
    monkeypatch.setattr(UnitTask, "play", None)
    finished(plan, tmp_path / "cup")
    assert bytes_of(tmp_path / "cup") == before


def test_a_bot_of_chance_plays_no_finished_game_again(tmp_path: Path) -> None:
    file = written(tmp_path, '"greedy"', '"chance.py"')
    text = EXAMPLE.read_text(encoding="utf-8").replace('rng.seed(f"{seed}/{seat}")', "rng.seed()")
    (tmp_path / "chance.py").write_text(text, encoding="utf-8")
    folder = tmp_path / "cup"
    before: dict[str, bytes] = {}
    for units in (5, 30):
        with pytest.raises(KeyboardInterrupt):
            held(read_plan(file), folder, stopped(units))
        found = {name: made for name, made in bytes_of(folder).items() if "shards" in name}
        assert len(found) == len(before) + units
        assert before.items() <= found.items()
        before = found
    finished(read_plan(file), folder)
    assert before.items() <= bytes_of(folder).items()


def test_two_processes_do_not_play_in_one_folder(plan: Plan, tmp_path: Path) -> None:
    with (
        folders.alone(tmp_path / "cup"),
        pytest.raises(BadValue, match="is in use: another process plays there"),
    ):
        held(plan, tmp_path / "cup")


def test_every_group_plays_the_same_deals_in_every_arrangement(plan: Plan, tmp_path: Path) -> None:
    finished(plan, tmp_path / "cup")
    rows = rows_of(tmp_path / "cup")
    duels = [row for row in rows if row["contest"] == "1"]
    for deal in range(6):
        own = [row for row in duels if row["deal"] == str(deal)]
        assert len({row["seed"] for row in own}) == 1
        assert len({(row["bot_0"], row["bot_1"]) for row in own}) == len(own) == 4 * 3
    assert len({(row["contest"], row["round"], row["seed"]) for row in rows}) == 6 + 3 * 2
    assert len({row["seed"] for row in rows}) == 6 + 3 * 2


def test_a_game_can_be_dealt_again_from_its_seed(plan: Plan, tmp_path: Path) -> None:
    finished(plan, tmp_path / "cup")
    for row in rows_of(tmp_path / "cup")[::7]:
        options = {"players": 2} if row["contest"] == "1" else {"players": 3, "edition": "court"}
        assert blazon.new("richelieu", seed=row["seed"], **options).turn == int(row["first"])


def test_without_a_seed_the_deals_come_from_a_secret(tmp_path: Path) -> None:
    plan = read_plan(written(tmp_path, 'seed = "tests"\n'))
    few = replace(plan, contests=(replace(plan.contests[0], deals=1),))
    for name in ("one", "other"):
        finished(few, tmp_path / name)
    one, other = ({row["seed"] for row in rows_of(tmp_path / name)} for name in ("one", "other"))
    assert not one & other
    key = json.loads((tmp_path / "one" / "manifest.json").read_text())["key"]
    page = (tmp_path / "one" / "report.html").read_text(encoding="utf-8")
    assert "The deals come from a secret" in page
    assert key not in page
    finished(few, tmp_path / "one")
    manifest = tmp_path / "one" / "manifest.json"
    assert json.loads(manifest.read_text())["key"] == key
    manifest.write_text(manifest.read_text().replace(key, "no key"))
    with pytest.raises(BadValue, match="is not a tournament's manifest"):
        finished(few, tmp_path / "one")


def test_more_deals_are_added_to_those_that_are_there(plan: Plan, tmp_path: Path) -> None:
    finished(plan, tmp_path / "cup")
    before = rows_of(tmp_path / "cup")
    finished(read_plan(written(tmp_path, "deals = 6", "deals = 7")), tmp_path / "cup")
    after = rows_of(tmp_path / "cup")
    assert len(after) == len(before) + 12
    assert all(row in after for row in before)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('"tests"', '"others"', "seed"),
        ('"greedy"', '"groom"', "bots"),
        ("deals = 2", "deals = 3", "games"),
        ("deals = 6", "deals = 6\nbot_ms = 9", "games"),
    ],
)
def test_another_tournament_needs_another_folder(
    old: str, new: str, what: str, plan: Plan, tmp_path: Path
) -> None:
    with pytest.raises(KeyboardInterrupt):
        held(plan, tmp_path / "cup", stopped(0))
    with pytest.raises(BadValue, match=f"another tournament, with other {what}"):
        held(read_plan(written(tmp_path, old, new)), tmp_path / "cup")


def test_a_program_that_has_changed_is_another_bot(plan: Plan, tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        held(plan, tmp_path / "cup", stopped(0))
    (tmp_path / "bot.py").write_text("# another one\n", encoding="utf-8")
    with pytest.raises(BadValue, match="another tournament, with other bots"):
        held(plan, tmp_path / "cup")


def test_changed_rules_make_another_tournament(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(KeyboardInterrupt):
        held(plan, tmp_path / "cup", stopped(0))
    monkeypatch.setattr(folders, "rules_of", lambda _game: "0123456789abcdef")
    with pytest.raises(BadValue, match="another tournament, with other rules"):
        held(plan, tmp_path / "cup")


def test_a_unit_of_another_schedule_is_refused(plan: Plan, tmp_path: Path) -> None:
    finished(plan, tmp_path / "cup")
    file = tmp_path / "cup" / "shards" / "0000-00000002-000002.json"
    rows = json.loads(file.read_text())
    file.write_text(json.dumps(rows[::-1]))
    with pytest.raises(BadValue, match=f"another game in {file.name}"):
        held(plan, tmp_path / "cup")


def test_a_game_that_fails_stops_its_contest_only(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = UnitTask.play

    def fail(task: UnitTask) -> list[Row]:
        if task.contest.players == 3:
            raise RuntimeError("no cards")
        return play(task)

    with monkeypatch.context() as patch:
        patch.setattr(UnitTask, "play", fail)
        found = held(plan, tmp_path / "cup")
    assert isinstance(found, Unfinished)
    assert {trouble.reason for trouble in found.troubles} == {"RuntimeError: no cards"}
    assert len([*(tmp_path / "cup" / "shards").iterdir()]) == 36
    assert finished(plan, tmp_path / "cup").games == GAMES


def test_a_bot_that_cannot_be_started_is_refused_at_the_beginning(tmp_path: Path) -> None:
    (tmp_path / "ends.py").write_text("print('hello')\n", encoding="utf-8")
    plan = read_plan(written(tmp_path, '"greedy"', '"ends.py"'))
    with pytest.raises(BadValue, match=r"bots\.2: ends\.py cannot be started: handshake: ended"):
        held(plan, tmp_path / "cup")
    assert not [*(tmp_path / "cup" / "shards").iterdir()]


def test_forfeits_have_their_reasons(tmp_path: Path) -> None:
    plan = read_plan(written(tmp_path, '"greedy"', f'{{bot = "{BAD} exits", name = "Quitter"}}'))
    few = replace(plan, contests=(replace(plan.contests[0], deals=1),))
    (found,) = finished(few, tmp_path / "cup").standings
    assert len(found.forfeits) == found.ratings["Quitter"].games == 6
    assert found.ratings["Quitter"].score == 0
    assert found.forfeits[0].startswith("Quitter, richelieu, game 0: exit: ended with status 3")
    assert "I had enough" in found.forfeits[0]
    page = (tmp_path / "cup" / "report.html").read_text(encoding="utf-8")
    assert "<h3>Forfeits</h3>" in page
    assert sum("exit: ended" in "".join(row.values()) for row in rows_of(tmp_path / "cup")) == 6


def test_the_standing_counts_what_the_games_say(plan: Plan, tmp_path: Path) -> None:
    every, duels, threes = finished(plan, tmp_path / "cup").standings
    assert (every.title, every.games) == ("All games", GAMES)
    assert (duels.title, duels.games) == ("Richelieu, 2 players", 72)
    assert threes.title == "Richelieu, 3 players, edition court"
    rows = rows_of(tmp_path / "cup")
    for standing, contests in ((every, "12"), (duels, "1"), (threes, "2")):
        own = [row for row in rows if row["contest"] in contests]
        for name, rating in standing.ratings.items():
            seats = [(row, seat) for row in own for seat in range(3) if row[f"bot_{seat}"] == name]
            assert rating.games == len(seats)
            assert rating.score == pytest.approx(sum(float(row[f"share_{n}"]) for row, n in seats))
    assert (every.ratings["random"].elo, every.ratings["random"].error) == (0, 0)
    one, other = (duels.against[pair] for pair in (("greedy", "random"), ("random", "greedy")))
    assert (one.wins, one.losses, one.games) == (other.losses, other.wins, 12)
    assert one.wins + one.losses == 12


def test_the_page_needs_no_other_file_and_escapes_what_others_wrote(
    plan: Plan, tmp_path: Path
) -> None:
    finished(plan, tmp_path / "cup")
    page = (tmp_path / "cup" / "report.html").read_text(encoding="utf-8")
    assert "<title>A &lt;cup&gt; &amp; more</title>" in page
    assert "<i>" not in page
    assert "&lt;i&gt;Ann &amp; Bob&lt;/i&gt;" in page
    assert "repeatable" in page
    assert str(tmp_path) not in page
    assert not re.search(r"https?:|//|url\(|@import|<script|<link|\bsrc=", page)
    assert "prefers-color-scheme: dark" in page
    body = page[page.index("<h1>") : page.index("</html>")]
    pictures = ElementTree.fromstring(f"<html>{body}</html>").findall(".//svg")
    assert len(pictures) == 3
    for picture in pictures:
        assert len(picture.findall("g")) == 4
        assert picture.get("role") == "img"


def test_the_command_prints_a_standing_that_cannot_change_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, "<i>Ann & Bob</i>", "[red]Ann")
    assert main(["tournament", str(file), "--processes", "1"]) == 0
    said = capsys.readouterr().out
    assert "All games: 90 games" in said
    assert "[red]Ann" in said
    assert str(tmp_path / "cup" / "report.html") in said.replace("\n", "")
    assert main(["tournament", str(file), "--processes", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == GAMES
    assert found["ratings"]["All games"]["random"]["elo"] == 0
    assert all(Path(name).exists() for name in found["files"])
    assert main(["tournament", str(file), "--processes", "0", "--folder", str(tmp_path / "x")]) == 2
    assert "processes: must be 1 or more" in capsys.readouterr().err


def test_a_ladder_is_a_round_robin_of_all_bots_with_random_at_0(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def play(task: UnitTask) -> list[Row]:
        return [[*seats, 0, 9, 9, 1, 0, 1.0, 0.0, "", ""] for seats in task.seatings]

    monkeypatch.setattr(UnitTask, "play", play)
    monkeypatch.chdir(tmp_path)
    shutil.copy(EXAMPLE, "bot.py")
    words = ["--deals", "2", "--edition", "court", "--bots", "bot.py", "--processes", "1"]
    assert main(["ladder", "richelieu", *words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    (ratings,) = found["ratings"].values()
    assert ratings.keys() == {
        *BOT_NAMES,
        "bot.py",
    }
    assert ratings["random"]["elo"] == 0
    assert found["games"] == 2 * 36 * 2
    plan = read_plan(tmp_path / "ladder-richelieu" / "tournament.toml")
    assert plan.contests[0].options["edition"] == "court"


def test_python_has_what_the_folder_says(plan: Plan, tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        held(plan, tmp_path / "cup", stopped(0))
    manifest = json.loads((tmp_path / "cup" / "manifest.json").read_text())
    assert manifest["versions"]["blazon"] == blazon.__version__
    assert manifest["versions"]["python"] == ".".join(map(str, sys.version_info[:3]))
    (program,) = (bot for bot in manifest["identity"]["bots"] if bot["files"])
    assert program["bot"] == "bot.py"
    assert re.fullmatch("[0-9a-f]{64}", program["files"]["bot.py"])
    assert (tmp_path / "cup" / "tournament.toml").read_text(encoding="utf-8") == CUP
