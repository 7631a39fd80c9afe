"""A study's file: what it may say, and what it is told when it says something else."""

import re
from pathlib import Path

import pytest

from blazon.bots.judge import first_judge, save
from blazon.kernel.errors import BadValue
from blazon.lab.studies.measures import columns, known_measures, play_row
from blazon.lab.studies.plan import Plan, read_plan
from blazon.match.registry import game

PLAN = """
title = "A study"
[vary]
game = "richelieu"
[stop]
games = 10
"""


def plan(folder: Path, text: str) -> Plan:
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


def test_judges_are_files_beside_the_study_and_play_in_cells_of_their_own(tmp_path: Path) -> None:
    save(first_judge(game("richelieu")), tmp_path / "points.json")
    asked = 'judge = ["own", "points.json"]\nbots = ["search:2,random", "greedy"]\n[stop]'
    found = plan(tmp_path, PLAN.replace("[stop]", asked))
    own, idle, other = found.cells
    assert (own.judges, idle.judges) == ((), ())
    assert other.judges == (first_judge(game("richelieu")), None)
    assert len({cell.id for cell in found.cells}) == 3
    assert [reason for _, reason in found.left_out] == [
        "judge: is for levels and search:SIMULATIONS, not for greedy"
    ]
    rows = [play_row(cell, "s", 0, ["totals"]) for cell in (own, other)]
    assert rows[1] != rows[0]


def test_what_is_left_out_for_its_judge_names_no_path(tmp_path: Path) -> None:
    save(first_judge(game("richelieu")), tmp_path / "points.json")
    asked = '["richelieu", "rheingold"]\nbots = "search:2,greedy"\njudge = ["own", "points.json"]'
    found = plan(tmp_path, PLAN.replace('"richelieu"', asked))
    ((settings, reason),) = found.left_out
    assert settings["game"] == "rheingold"
    assert reason.startswith("judge: must weigh these features: ")


def test_without_a_judge_of_its_own_a_cell_has_the_id_that_it_always_had(tmp_path: Path) -> None:
    (cell,) = plan(tmp_path, PLAN).cells
    assert cell.id == "fade212dd5b99b85"


VARIED = {
    'edition = ["duel", "dual"]': "vary.edition: must be one of duel, court, not 'dual'",
    'bots = ["squire", "sqire"]': ", not 'sqire'",
    'bots = "sqire"': "vary.bots: must be one of random, groom",
    'bots = "random,sqire"': ", not 'sqire'",
    "bots = 5": "vary.bots: must be one of random, groom",
    'bots = "random,random,random"': (
        "vary.bots: must be one name, or 2 with commas between them, not"
    ),
    'edition = "court"\nplayers = [2, 3]\nbots = "random,random"': (
        "vary.bots: must be one name, or 3 with commas"
    ),
    'deck = "none.json"': "vary.deck: ",
    "players = 9": "vary.players: must be one of 2, 3, 4, not 9",
    'players = "two"': "must be one of 2, 3, 4, not 'two'",
    'edition = "duel"\nplayers = [3, 4]': "vary.players: must be 2 with edition duel, not 3",
    "players = [2, 2]": "has a value twice",
    "players = []": "must be a text or a number",
    "players = 2.5": "must be a text or a number",
    'ending = ["full", "none"]': "vary.ending: must be one of",
    'judge = "none.json"': "vary.judge: ",
    'judge = ""': 'vary.judge: must be "own", or a file',
    "judge = 5": 'vary.judge: must be "own", or a file',
    'editn = "duel"': "vary.editn: is unknown to richelieu",
}
"""Lines below the game, and what is said of each."""
BEFORE_STOP = {
    '[measure]\nmeasures = ["points"]': "measures: must be one of wins",
    '[measure]\nmeasures = ["wins", "wins"]': "measures: has a name twice",
    '[measure]\nmeasures = "wins"': "measure.measures: must be a list",
    "[measure]\nby = []": "measure.by: must be a list of length >= 1",
    '[measure]\nby = ["seat", "seat"]': "measure.by: has a name twice",
    "[measure]\ncompare = 1": "measure.compare: must be true or false",
    '[[fit]]\nof = "win"\non = ["discs"]': "fit.of: must be one of wins",
    '[[fit]]\nof = "wins"\non = ["discs", "discs"]': "fit.on: has a name",
    '[[fit]]\nof = "wins"\non = ["turns"]': ", markers, not 'turns'",
    '[[fit]]\nof = "wins"\non = ["castles"]': "fit.on: must be one of",
    '[[fit]]\nof = "wins"\non = []': "fit",
    '[measure]\nby = ["age"]': "measure.by: 'age' is unknown; known: seat",
    '[measure]\nby = "seat"': "measure.by: must be a list, not a text",
    'judge = "study.toml"': "must be a file that `blazon train` has written",
    "[fit]": "fit: must be a list, not a table",
    '[[fit]]\nof = "wins"': "fit: on is missing",
}
"""Texts between that and [stop]."""
STOPS = {
    "precision = -1": "stop.precision: must be a number > 0.0",
    'precision = 0.1\nof = "turns"': "stop.of: must be one of wins, not",
    'of = "turn"': "stop.of: must be one of wins, totals",
    "step = 0": "stop.step: must be a whole number >= 1",
    "compare = true": "stop: compare is unknown; known: games",
}
"""Lines below the number of games."""
MISTAKES = [
    *(('"richelieu"', f'"richelieu"\n{line}', said) for line, said in VARIED.items()),
    *(("[stop]", f"{text}\n[stop]", said) for text, said in BEFORE_STOP.items()),
    *(("games = 10", f"games = 10\n{line}", said) for line, said in STOPS.items()),
    ("title", "titel", "titel"),
    ("[vary]", "[vary", "is not TOML"),
    ('game = "richelieu"', 'edition = "duel"', "vary.game: is missing"),
    ('"richelieu"', '"ludo"', "vary.game: must be one of richelieu, rheingold, not 'ludo'"),
    ('"richelieu"', '["richelieu", "ludo"]', "vary.game: must be one of"),
    (
        '"richelieu"',
        '"rheingold"\nmap = "none.json"',
        "vary.map: must be rhine, loch or a map's file; 'none.json' is neither",
    ),
    ('"richelieu"', '"rheingold"\nmap = "study.toml"', "vary.map: "),
    (
        '"richelieu"',
        '["richelieu", "rheingold"]\nmap = "rhine"',
        "vary.map: is unknown to richelieu; known: game, bots, judge, edition",
    ),
    (
        '"richelieu"',
        '"rheingold"\nrounds = 0',
        "vary.rounds: must be a number from 1 to 1000000, not 0",
    ),
    ("games = 10", "games = 0", "games"),
    ("games = 10", "games = 99999999999", "stop.games: must be a whole number <= "),
    ("games = 10", "precision = 0.1", "stop: games is missing"),
    ('"A study"', '""', "title: must be a text of length >= 1"),
    ('"A study"', '"A study"\nseed = 3', "seed: must be a text, not a whole number"),
    ('"A study"', '"A study"\nquestion = 3', "question: must be a text, not a whole number"),
    ("games = 10", 'games = "10"', "stop.games: must be a whole number, not a text"),
]


@pytest.mark.parametrize(("old", "new", "said"), MISTAKES)
def test_a_mistake_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BadValue, match=re.escape(said)):
        plan(tmp_path, PLAN.replace(old, new))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadValue, match="cannot be read"):
        read_plan(tmp_path / "none.toml")
