"""A study's file: what it may say, and what it is told when it says something else."""

from pathlib import Path

import pytest

from blazon.kernel.errors import BadValue
from blazon.lab.studies.measures import columns, known_measures
from blazon.lab.studies.plan import Plan, read_plan

PLAN = """
title = "A study"
[vary]
game = "richelieu"
[stop]
games = 10
"""


def plan(folder: Path, text: str) -> Plan:
    """A plan from a file's text."""
    file = folder / "study.toml"
    file.write_text(text, encoding="utf-8")
    return read_plan(file)


def test_the_shortest_study_measures_wins_of_random_play(tmp_path: Path) -> None:
    found = plan(tmp_path, PLAN)
    (cell,) = found.cells
    assert (cell.game, cell.bots, cell.players) == ("richelieu", ("random", "random"), 2)
    assert found.measured.measures == ["wins"]
    assert (found.seed, found.varied, found.left_out) == ("1", (), ())
    assert columns(cell, ["wins", "turns"]) == ["first", "wins_0", "wins_1", "turns"]


def test_all_combinations_are_played_but_those_that_the_rules_exclude(tmp_path: Path) -> None:
    varied = 'edition = ["duel", "court"]\nplayers = [2, 3]\nbots = ["random"]\n[stop]'
    found = plan(tmp_path, PLAN.replace("[stop]", varied))
    assert [found.label(cell) for cell in found.cells] == [
        "edition duel, players 2",
        "edition court, players 2",
        "edition court, players 3",
    ]
    ((settings, reason),) = found.left_out
    assert (settings["edition"], settings["players"]) == ("duel", 3)
    assert "must be 2 with edition duel" in reason
    assert len({cell.id for cell in found.cells}) == 3


def test_both_games_and_bots_by_seat(tmp_path: Path) -> None:
    both = '["richelieu", "rheingold"]\nbots = "greedy,random"'
    found = plan(tmp_path, PLAN.replace('"richelieu"', both))
    assert [cell.bots for cell in found.cells] == [("greedy", "random")] * 2
    assert {"castles", "shields"} <= set(known_measures(found.cells[1]))
    assert {"categories", "markers"} <= set(known_measures(found.cells[0]))


def test_a_map_is_a_file_beside_the_study(tmp_path: Path) -> None:
    from blazon.games.rheingold.rules.maps.files import shipped

    (tmp_path / "mine.json").write_text(shipped("loch").text, encoding="utf-8")
    found = plan(tmp_path, PLAN.replace('"richelieu"', '"rheingold"\nmap = "mine.json"'))
    assert found.cells[0].options["map"]["name"] == "loch"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("title", "titel", "titel"),
        ("[vary]", "[vary", "is not TOML"),
        ('game = "richelieu"', 'edition = "duel"', "vary.game: is missing"),
        ('"richelieu"', '"ludo"', "vary.game: ludo: cannot be played"),
        ('"richelieu"', '"richelieu"\nedition = ["duel", "dual"]', "vary.edition: dual"),
        ('"richelieu"', '"richelieu"\nbots = ["squire", "sqire"]', "vary.bots: sqire"),
        ('"richelieu"', '"richelieu"\nbots = "random,random,random"', "must be one name, or 2"),
        ('"richelieu"', '"richelieu"\nplayers = [2, 2]', "has a value twice"),
        ('"richelieu"', '"richelieu"\nplayers = []', "must be a text or a number"),
        ('"richelieu"', '"richelieu"\nplayers = 2.5', "must be a text or a number"),
        ('"richelieu"', '"richelieu"\nending = ["full", "none"]', "vary.ending: none"),
        ("games = 10", "games = 0", "games"),
        ("games = 10", "games = 10\nprecision = -1", "stop.precision: must be a number > 0.0"),
        ("games = 10", 'games = 10\nprecision = 0.1\nof = "turns"', "must be one of the measures"),
        ("[stop]", '[measure]\nmeasures = ["points"]\n[stop]', "points"),
        ("[stop]", '[[fit]]\nof = "wins"\non = ["discs", "discs"]\n[stop]', "a measure twice"),
        ("[stop]", '[[fit]]\nof = "wins"\non = ["turns"]\n[stop]', "fit: turns: must be a measure"),
        ("[stop]", '[[fit]]\nof = "wins"\non = ["castles"]\n[stop]', "fit: castles: must be one"),
        ("[stop]", '[[fit]]\nof = "wins"\non = []\n[stop]', "fit"),
        ("[stop]", '[measure]\nby = ["age"]\n[stop]', "measure.by: 'age' is unknown; known: seat"),
        ("[stop]", '[measure]\nby = "seat"\n[stop]', "measure.by: must be a list, not a text"),
        ("[stop]", "[fit]\n[stop]", "fit: must be a list, not a table"),
        ("[stop]", '[[fit]]\nof = "wins"\n[stop]', "fit: on is missing"),
        ("games = 10", "games = 10\ncompare = true", "stop: compare is unknown; known: games"),
        ("games = 10", 'games = "10"', "stop.games: must be a whole number, not a text"),
        ('"richelieu"', '"richelieu"\neditn = "duel"', "vary.editn: is unknown; known: edition"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BadValue) as caught:
        plan(tmp_path, PLAN.replace(old, new))
    assert said in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadValue, match="cannot be read"):
        read_plan(tmp_path / "none.toml")
