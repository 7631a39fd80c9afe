"""Studies give the same games however they are played, and lose none that are finished."""

import csv
import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from hashlib import sha256
from itertools import groupby, product
from pathlib import Path
from statistics import fmean
from typing import Any
from xml.etree import ElementTree

import matplotlib
import msgspec
import numpy as np
import pytest
from tests.lab.studies.test_plans import plan as plan_of

import blazon
from blazon.bots.judge import first_judge, save
from blazon.cli import main
from blazon.kernel.errors import BadValue
from blazon.lab.graph import Mark
from blazon.lab.studies import conducting, crews, shards
from blazon.lab.studies.conducting import Study, Unfinished, conduct
from blazon.lab.studies.crews import Here, Trouble
from blazon.lab.studies.intervals import estimate_mean
from blazon.lab.studies.measures import Row, play_row
from blazon.lab.studies.plan import Plan, read_plan
from blazon.lab.studies.report import Made
from blazon.lab.studies.shards import Shard
from blazon.match.registry import game as find_game

TEXT = """
title = "A study of tests"
question = "Who wins <most>?"
seed = "tests"
[vary]
game = "richelieu"
edition = ["duel", "court"]
players = [2, 3]
[measure]
measures = ["wins", "margins", "turns", "markers"]
by = ["first", "seat"]
compare = true
[stop]
games = 40
"""


def written(folder: Path, old: str = "", new: str = "") -> Path:
    """The file of a small study of random play, with a change."""
    file = folder / "study.toml"
    file.write_text(TEXT.replace(old, new) if old else TEXT, encoding="utf-8")
    return file


@pytest.fixture
def plan(tmp_path: Path) -> Plan:
    return read_plan(written(tmp_path))


@pytest.fixture(autouse=True)
def no_plots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawing plots takes longer than playing the games."""
    monkeypatch.setitem(sys.modules, "matplotlib", None)


@pytest.fixture
def drawn(tmp_path: Path, no_plots: None, monkeypatch: pytest.MonkeyPatch) -> Plan:
    """A study with plots of one measure, which are drawn all the same."""
    monkeypatch.setitem(sys.modules, "matplotlib", matplotlib)
    return read_plan(written(tmp_path, 'measures = ["wins", "margins", "turns", "markers"]', ""))


def played(plan: Plan, folder: Path, crew: Any = None, shard_games: int = 16) -> Study | Unfinished:
    return conduct(
        plan,
        folder,
        nullcontext(Here()) if crew is None else crew,
        shard_games=shard_games,
        made=lambda games, digest: Made("blazon study", TEXT, "1", digest, games),
        progress=lambda _played, _needed: None,
    )


def finished(plan: Plan, folder: Path, crew: Any = None, shard_games: int = 16) -> Study:
    """Conduct a study to its end."""
    found = played(plan, folder, crew, shard_games)
    assert isinstance(found, Study)
    return found


def bytes_of(folder: Path) -> dict[str, bytes]:
    """All results but the manifest, which names the machine."""
    return {
        file.name: file.read_bytes()
        for file in folder.iterdir()
        if file.is_file() and file.name != "manifest.json"
    }


@contextmanager
def stopped(after: int) -> Iterator[Here]:
    """A process that is interrupted after some shards."""

    class Stopped(Here):
        def take(self) -> tuple[Shard, list[Row] | Trouble]:
            nonlocal after
            after -= 1
            if after < 0:
                raise KeyboardInterrupt
            return super().take()

    yield Stopped()


def test_any_cut_gives_the_same_bytes_also_after_a_stop(drawn: Plan, tmp_path: Path) -> None:
    whole = finished(drawn, tmp_path / "whole", shard_games=1000)
    with pytest.raises(KeyboardInterrupt):
        played(drawn, tmp_path / "cut", stopped(5), shard_games=3)
    assert finished(drawn, tmp_path / "cut", shard_games=7).digest == whole.digest
    assert bytes_of(tmp_path / "cut") == bytes_of(tmp_path / "whole")


def test_finished_games_are_not_played_again(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = played(plan, tmp_path / "study")
    monkeypatch.setattr(crews, "play_row", None)
    assert played(plan, tmp_path / "study") == first


def test_a_game_that_fails_is_named_by_its_seed_and_loses_no_other(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = play_row

    def fail(cell: Any, seed: str, number: int, wanted: Any) -> Row:
        if number == 20 and cell.players == 3:
            raise ZeroDivisionError("no cards")
        return right(cell, seed, number, wanted)

    with monkeypatch.context() as patch:
        patch.setattr(crews, "play_row", fail)
        found = played(plan, tmp_path / "study", shard_games=10)
    assert isinstance(found, Unfinished)
    (trouble,) = found.troubles
    assert trouble.shard == Shard(2, 20, 10)
    assert f"tests/{plan.cells[2].id}/20" in trouble.reason
    assert "no cards" in trouble.reason
    assert len([*(tmp_path / "study" / "shards").iterdir()]) == 3 * 4 - 1
    finished(plan, tmp_path / "study")


def test_a_full_disk_loses_no_finished_game(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right, left = shards.write_whole, 3

    def full(file: Path, content: bytes) -> None:
        nonlocal left
        left -= 1
        if not left:
            raise OSError(28, "No space left on device")
        right(file, content)

    refused = r"cannot be written; all finished games are kept.*No space"
    with monkeypatch.context() as patch:
        patch.setattr(shards, "write_whole", full)
        with pytest.raises(BadValue, match=refused):
            played(plan, tmp_path / "study")
    assert len([*(tmp_path / "study" / "shards").iterdir()]) == 2
    finished(plan, tmp_path / "study")


def test_a_study_with_an_older_digest_of_the_rules_says_so(plan: Plan, tmp_path: Path) -> None:
    played(plan, tmp_path / "study")
    file = tmp_path / "study" / "manifest.json"
    manifest = json.loads(file.read_text(encoding="utf-8"))
    manifest["identity"]["version"] = "0.2.0"
    manifest["identity"]["rules"] = {"richelieu": "0.2.0 31c624f2c668f56b 3ab645ec36aedecd"}
    file.write_text(json.dumps(manifest), encoding="utf-8")
    kept = file.read_bytes()
    with pytest.raises(BadValue, match=r"of an older version, .*; choose another --folder"):
        played(plan, tmp_path / "study")
    assert file.read_bytes() == kept


def test_a_changed_rule_makes_another_study(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(plan, tmp_path / "study")
    monkeypatch.setattr(conducting, "rules_of", lambda _game: "0123456789abcdef")
    with pytest.raises(BadValue, match="another study, with other rules"):
        played(plan, tmp_path / "study")


def test_more_games_are_added_to_those_that_are_there(plan: Plan, tmp_path: Path) -> None:
    first = finished(plan, tmp_path / "study")
    more = finished(read_plan(written(tmp_path, "games = 40", "games = 50")), tmp_path / "study")
    assert (first.games, more.games) == (120, 150)


def test_each_cell_stops_once_it_is_precise_wherever_it_was_cut(tmp_path: Path) -> None:
    stop = 'games = 400\nprecision = 2.5\nof = "margins"\nstep = 5'
    precise = read_plan(written(tmp_path, "games = 40", stop))
    one, other = (finished(precise, tmp_path / f"{n}", shard_games=n) for n in (4, 400))
    assert one.digest == other.digest
    rows, ends = _rows(tmp_path / "4"), []
    for cell in precise.cells:
        own = [row for row in rows if all(row[key] == cell.settings[key] for key in precise.varied)]
        places = range(cell.players)
        leads = [
            [row[f"margins_{(row['first'] + n) % cell.players}"] for n in places] for row in own
        ]
        looks = [np.array(leads[:until]).T for until in range(5, len(own) + 1, 5)]
        widths = [max(estimate_mean(of).half_width for of in look) for look in looks]
        assert [width <= 2.5 for width in widths] == [False] * (len(widths) - 1) + [True]
        assert own[-1]["seed"] == f"tests/{cell.id}/{len(own) - 1}"
        ends.append(len(own))
    assert len({*ends}) > 1


def test_other_orders_give_the_same_results_in_a_folder_of_their_own(tmp_path: Path) -> None:
    fits = [
        '[[fit]]\nof = "totals"\non = ["markers", "discs"]',
        '[[fit]]\nof = "wins"\non = ["cards"]',
    ]
    found: list[list[Any]] = []
    for step in (1, -1):
        text = f"""
            title = "t"
            vary = {{game = "richelieu", edition = "court", players = {[2, 4, 3][::step]}}}
            stop = {{games = 40}}
            [measure]
            measures = {["wins", "turns", "leads", "totals"][::step]}
            by = {["first", "seat"][::step]}
        """
        folder, plan = tmp_path / str(step), plan_of(tmp_path, "\n".join([text, *fits[::step]]))
        finished(plan, folder)
        found.append([{(row["players"], row["number"]): row for row in _rows(folder)}])
        for table in ("table.csv", "fit.csv"):
            lines = csv.DictReader((folder / table).read_text().splitlines())
            found[-1].append({str(sorted(line.items())) for line in lines})
        turned = msgspec.structs.replace(plan.measured, measures=plan.measured.measures[::-1])
        others: dict[str, Any] = {"seed": "2", "measures": turned, "cells": plan.cells[::-1]}
        for name, other in others.items():
            changed = replace(plan, **{"measured" if name == "measures" else name: other})
            with pytest.raises(BadValue, match=f"another study, with other {name}"):
                played(changed, folder)
    assert found[0] == found[1]


@pytest.mark.parametrize("vary", ['"richelieu"\nedition = "court"', '"rheingold"\nrounds = 6'])
def test_what_is_measured_is_what_happened(vary: str, tmp_path: Path) -> None:
    text = f'title = "t"\n[vary]\ngame = {vary}\nplayers = [2, 3, 4]\n[stop]\ngames = 1\n'
    names = ["record", "leads", "choices", "turns", "actions", "margins", "totals", "wins"]
    for cell, number in product(plan_of(tmp_path, text).cells, range(2)):
        first, record, leads, choices, turns, *figures = play_row(cell, "s", number, names)
        end = blazon.load(str(record))
        game = blazon.new(cell.game, seed=f"s/{cell.id}/{number}", **cell.options)
        assert game.setup == end.setup
        begins, leaders, legal = game.turn, [game.score()["winners"]], []
        for token in end.actions:
            legal += [len(game.legal)] * (game.actor is not None)
            game.play(token)
            leaders.append(game.score()["winners"])
        totals, winners = game.score()["totals"], leaders[-1]
        alone = [one for one, _ in groupby(who for who in leaders if len(who) == 1)]
        assert [first, leads, turns] == [begins, max(0, len(alone) - 1), game.turn_number]
        assert choices == pytest.approx(fmean(legal))
        margins = [own - max(totals[:n] + totals[n + 1 :]) for n, own in enumerate(totals)]
        shares = [(n in winners) / len(winners) for n in range(cell.players)]
        assert figures == [len(end.actions), *margins, *totals, *shares]


def test_what_a_player_has_or_lacks_is_a_number_in_the_data(tmp_path: Path) -> None:
    text = 'title = "t"\n[vary]\ngame = "rheingold"\nrounds = 1\n'
    text += '[measure]\nmeasures = ["castle-PFA"]\n[stop]\ngames = 4\n'
    for _ in range(2):
        found = finished(plan_of(tmp_path, text), tmp_path / "study")
    assert found.games == 4
    assert {type(row["castle-PFA_0"]) for row in _rows(tmp_path / "study")} == {int}


def test_a_fit_is_a_table_and_a_part_of_the_report(plan: Plan, tmp_path: Path) -> None:
    fit = '[[fit]]\nof = "totals"\non = ["cards", "markers"]\n[stop]'
    finished(read_plan(written(tmp_path, "[stop]", fit)), tmp_path / "fit")
    rows = [*csv.DictReader((tmp_path / "fit" / "fit.csv").read_text().splitlines())]
    assert [(row["edition"], row["players"], row["more"]) for row in rows] == [
        (edition, players, more)
        for edition, players in (("duel", "2"), ("court", "2"), ("court", "3"))
        for more in ("cards", "markers")
    ]
    assert all(float(row["low"]) < float(row["worth"]) < float(row["high"]) for row in rows)
    page = (tmp_path / "fit" / "report.html").read_text(encoding="utf-8")
    assert "What one more of each goes with: points" in page
    assert "Totals" not in page
    played(plan, tmp_path / "plain")
    assert not (tmp_path / "plain" / "fit.csv").exists()


def _rows(folder: Path) -> list[dict[str, Any]]:
    from pyarrow import parquet

    rows: list[dict[str, Any]] = parquet.read_table(folder / "games.parquet").to_pylist()
    return rows


def test_the_report_is_whole_and_quotes_the_file(drawn: Plan, tmp_path: Path) -> None:
    played(drawn, tmp_path / "study")
    page = (tmp_path / "study" / "report.html").read_text(encoding="utf-8")
    assert "Who wins &lt;most&gt;?" in page
    assert "edition duel, players 3" in page
    body = page[page.index("<h1>") : page.index("</html>")]
    pictures = ElementTree.fromstring(f"<html>{body}</html>").findall(".//{*}svg")
    labels = [picture.get("aria-label") or "" for picture in pictures]
    assert all(picture.get("role") == "img" for picture in pictures)
    wins = "Share of the wins, by place after the player who began"
    for label in (wins, f"{wins}: difference to edition duel, players 2"):
        assert labels.count(label) == len(["wide", "narrow"])
    wide, narrow = (one for one in pictures if one.get("aria-label") == wins)
    assert float(str(narrow.get("width"))[:-2]) < 330 < float(str(wide.get("width"))[:-2])
    manifest = json.loads((tmp_path / "study" / "manifest.json").read_text())
    assert re.fullmatch("[0-9a-f]{64}", manifest["made"]["digest"])
    assert manifest["identity"]["seed"] == "tests"
    assert len(manifest["cells"]) == 3


def test_the_pages_of_a_study_tell_judges_apart_by_their_digests(tmp_path: Path) -> None:
    judge = first_judge(find_game("richelieu"))
    save(judge, tmp_path / "points.json")
    judged = 'edition = "duel"\nbots = "search:1,random"\njudge = ["own", "points.json"]'
    text = TEXT.replace('edition = ["duel", "court"]\nplayers = [2, 3]', judged)
    file = tmp_path / "study.toml"
    file.write_text(text.replace("games = 40", "games = 2"), encoding="utf-8")
    for command, page in (((), "study/report.html"), (("dataset",), "study-dataset/README.md")):
        assert main(["study", *command, str(file)]) == 0
        shown = (tmp_path / page).read_text(encoding="utf-8")
        assert shown.count(judge.digest) == 1


def test_the_plots_show_a_duel_once_and_the_table_both_players(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: dict[str, dict[str, set[str]]] = {}
    level: dict[str, dict[str, float]] = {}

    def note(
        rows: dict[str, dict[str, Mark]], *, file: Path, even: dict[str, float], **_: object
    ) -> None:
        drawn[file.stem] = {name: set(marks) for name, marks in rows.items()}
        level[file.stem] = dict(even)
        file.write_text("<svg />")

    monkeypatch.setattr("blazon.lab.studies.report.draw_intervals", note)
    finished(plan, tmp_path / "study")
    duel, court = "edition duel, players 2", "edition court, players 3"
    assert drawn["wins-by-first"][duel] == {"first player"}
    assert len(drawn["wins-by-first"][court]) == 3
    assert len(drawn["markers-by-first"][duel]) == 2
    other = "edition court, players 2"
    assert drawn["wins-by-first-differences"].keys() == {other, court}
    assert level["wins-by-first"] == {duel: 1 / 2, other: 1 / 2, court: 1 / 3}
    assert (level["margins-by-first"], level["wins-by-first-differences"][court]) == ({}, 0)
    page = (tmp_path / "study" / "report.html").read_text(encoding="utf-8")
    assert page.count("Of two players, the plots show one") == 4
    assert "<td>second player</td>" in page


def test_without_the_extra_the_games_are_csv_and_the_report_has_no_plots(
    drawn: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = finished(drawn, tmp_path / "whole")
    for name in ("pyarrow", "matplotlib"):
        monkeypatch.setitem(sys.modules, name, None)
    plain = finished(drawn, tmp_path / "plain")
    assert plain.digest == whole.digest
    content = (tmp_path / "plain" / "games.csv").read_bytes()
    assert sha256(content).hexdigest() == plain.digest
    assert "<figure>" in (tmp_path / "whole" / "report.html").read_text(encoding="utf-8")
    assert "<figure>" not in (tmp_path / "plain" / "report.html").read_text(encoding="utf-8")


def test_a_data_set_has_whole_games(tmp_path: Path) -> None:
    file = written(tmp_path, "games = 40", "games = 4\nprecision = 0.5")
    assert main(["study", "dataset", str(file)]) == 0
    rows = _rows(tmp_path / "study-dataset")
    assert len(rows) == 12
    for row in rows:
        options = json.loads(row["options"])
        game = blazon.new(row["game"], seed=row["seed"], **options)
        assert game.setup == json.loads(row["setup"])
        for token in row["actions"].split():
            game.play(token)
        assert game.over
        assert game.score()["totals"] == [int(one) for one in row["totals"].split()]
        assert game.score()["winners"] == [int(one) for one in row["winners"].split()]
    card = (tmp_path / "study-dataset" / "README.md").read_text()
    assert "# A study of tests" in card
    assert "12 games" in card


def test_games_that_may_never_end_are_warned_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "study.toml"
    text = 'title = "t"\n[vary]\ngame = "rheingold"\nplayers = [2, 3]\n[stop]\ngames = 1\n'
    file.write_text(text + "#", encoding="utf-8")
    monkeypatch.setattr(crews, "play_row", lambda cell, *_: [0.0] * (1 + cell.players))
    assert main(["study", str(file)]) == 0
    warning = "without a limit of rounds, bots may play rheingold for ever; give one, such as 200"
    assert capsys.readouterr().err.splitlines() == [warning]
    file.write_text(text.replace("[stop]", "rounds = 5\n[stop]"), encoding="utf-8")
    assert main(["study", str(file), "--folder", str(tmp_path / "short")]) == 0
    assert capsys.readouterr().err == ""


def test_the_command_answers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path)
    assert main(["study", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 120
    assert all(Path(name).exists() for name in found["files"])
    assert main(["study", str(file), "--workers", "0"]) == 2
    assert main(["study", str(file), "--shard", "0"]) == 2
