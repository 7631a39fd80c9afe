"""A study's file: what it may say, and what it is told when it says something else."""

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


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("title", "titel", "titel"),
        ("[vary]", "[vary", "is not TOML"),
        ('game = "richelieu"', 'edition = "duel"', "vary.game: is missing"),
        ('"richelieu"', '"ludo"', "vary.game: must be one of richelieu, rheingold, not 'ludo'"),
        ('"richelieu"', '["richelieu", "ludo"]', "vary.game: must be one of"),
        (
            '"richelieu"',
            '"richelieu"\nedition = ["duel", "dual"]',
            "vary.edition: must be one of duel, court, not 'dual'",
        ),
        ('"richelieu"', '"richelieu"\nbots = ["squire", "sqire"]', ", not 'sqire'"),
        ('"richelieu"', '"richelieu"\nbots = "sqire"', "vary.bots: must be one of random, groom"),
        ('"richelieu"', '"richelieu"\nbots = "random,sqire"', ", not 'sqire'"),
        ('"richelieu"', '"richelieu"\nbots = 5', "vary.bots: must be one of random, groom"),
        (
            '"richelieu"',
            '"richelieu"\nbots = "random,random,random"',
            "vary.bots: must be one name, or 2 with commas between them, not",
        ),
        (
            '"richelieu"',
            '"richelieu"\nedition = "court"\nplayers = [2, 3]\nbots = "random,random"',
            "vary.bots: must be one name, or 3 with commas",
        ),
        (
            '"richelieu"',
            '"rheingold"\nmap = "none.json"',
            "vary.map: must be rhine, loch or a map's file; 'none.json' is neither",
        ),
        ('"richelieu"', '"rheingold"\nmap = "study.toml"', "vary.map: "),
        ('"richelieu"', '"richelieu"\ndeck = "none.json"', "vary.deck: "),
        (
            '"richelieu"',
            '["richelieu", "rheingold"]\nmap = "rhine"',
            "vary.map: is unknown to richelieu; known: game, bots, judge, edition",
        ),
        ('"richelieu"', '"richelieu"\nplayers = 9', "vary.players: must be one of 2, 3, 4, not 9"),
        ('"richelieu"', '"richelieu"\nplayers = "two"', "must be one of 2, 3, 4, not 'two'"),
        (
            '"richelieu"',
            '"richelieu"\nedition = "duel"\nplayers = [3, 4]',
            "vary.players: must be 2 with edition duel, not 3",
        ),
        (
            '"richelieu"',
            '"rheingold"\nrounds = 0',
            "vary.rounds: must be a number from 1 to 1000000, not 0",
        ),
        ('"richelieu"', '"richelieu"\nplayers = [2, 2]', "has a value twice"),
        ('"richelieu"', '"richelieu"\nplayers = []', "must be a text or a number"),
        ('"richelieu"', '"richelieu"\nplayers = 2.5', "must be a text or a number"),
        ('"richelieu"', '"richelieu"\nending = ["full", "none"]', "vary.ending: must be one of"),
        ("games = 10", "games = 0", "games"),
        ("games = 10", "games = 10\nprecision = -1", "stop.precision: must be a number > 0.0"),
        (
            "games = 10",
            'games = 10\nprecision = 0.1\nof = "turns"',
            "stop.of: must be one of wins, not",
        ),
        ("[stop]", '[measure]\nmeasures = ["points"]\n[stop]', "measures: must be one of wins"),
        ("[stop]", '[measure]\nmeasures = ["wins", "wins"]\n[stop]', "measures: has a name twice"),
        ("[stop]", '[measure]\nmeasures = "wins"\n[stop]', "measure.measures: must be a list"),
        ("[stop]", "[measure]\nby = []\n[stop]", "measure.by: must be a list of length >= 1"),
        ("[stop]", '[measure]\nby = ["seat", "seat"]\n[stop]', "measure.by: has a name twice"),
        ("[stop]", "[measure]\ncompare = 1\n[stop]", "measure.compare: must be true or false"),
        ("games = 10", 'games = 10\nof = "turn"', "stop.of: must be one of wins, totals"),
        ("games = 10", "games = 10\nstep = 0", "stop.step: must be a whole number >= 1"),
        ("games = 10", "games = 99999999999", "stop.games: must be a whole number <= "),
        ("games = 10", "precision = 0.1", "stop: games is missing"),
        ('"A study"', '""', "title: must be a text of length >= 1"),
        ('"A study"', '"A study"\nseed = 3', "seed: must be a text, not a whole number"),
        ('"A study"', '"A study"\nquestion = 3', "question: must be a text, not a whole number"),
        ("[stop]", '[[fit]]\nof = "win"\non = ["discs"]\n[stop]', "fit.of: must be one of wins"),
        ("[stop]", '[[fit]]\nof = "wins"\non = ["discs", "discs"]\n[stop]', "fit.on: has a name"),
        ("[stop]", '[[fit]]\nof = "wins"\non = ["turns"]\n[stop]', ", markers, not 'turns'"),
        ("[stop]", '[[fit]]\nof = "wins"\non = ["castles"]\n[stop]', "fit.on: must be one of"),
        ("[stop]", '[[fit]]\nof = "wins"\non = []\n[stop]', "fit"),
        ("[stop]", '[measure]\nby = ["age"]\n[stop]', "measure.by: 'age' is unknown; known: seat"),
        ("[stop]", '[measure]\nby = "seat"\n[stop]', "measure.by: must be a list, not a text"),
        ('"richelieu"', '"richelieu"\njudge = "none.json"', "vary.judge: "),
        ('"richelieu"', '"richelieu"\njudge = ""', 'vary.judge: must be "own", or a file'),
        ('"richelieu"', '"richelieu"\njudge = 5', 'vary.judge: must be "own", or a file'),
        (
            "[stop]",
            'judge = "study.toml"\n[stop]',
            "must be a file that `blazon train` has written",
        ),
        ("[stop]", "[fit]\n[stop]", "fit: must be a list, not a table"),
        ("[stop]", '[[fit]]\nof = "wins"\n[stop]', "fit: on is missing"),
        ("games = 10", "games = 10\ncompare = true", "stop: compare is unknown; known: games"),
        ("games = 10", 'games = "10"', "stop.games: must be a whole number, not a text"),
        ('"richelieu"', '"richelieu"\neditn = "duel"', "vary.editn: is unknown to richelieu"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BadValue) as caught:
        plan(tmp_path, PLAN.replace(old, new))
    assert said in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadValue, match="cannot be read"):
        read_plan(tmp_path / "none.toml")
