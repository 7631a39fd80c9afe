"""A tournament's file: what it may say, and what it is told when it says something else."""

import re
from pathlib import Path

import pytest

from blazon.kernel.errors import BadValue
from blazon.lab.tournaments.plan import Plan, read_plan

PLAN = """
title = "A cup"
bots = ["random", "greedy", "page"]

[[games]]
game = "richelieu"
deals = 3
"""


def plan(folder: Path, text: str) -> Plan:
    file = folder / "cup.toml"
    file.write_text(text, encoding="utf-8")
    return read_plan(file)


def test_the_shortest_file_is_a_round_robin_of_two(tmp_path: Path) -> None:
    found = plan(tmp_path, PLAN)
    (contest,) = found.contests
    assert [bot.name for bot in found.bots] == ["random", "greedy", "page"]
    assert (contest.schedule, contest.players, contest.rounds) == ("round-robin", 2, 1)
    assert (contest.groups, contest.games) == (3, 3 * 3 * 2)
    assert (found.seed, found.anchors) == (None, {})
    assert contest.label == "Richelieu, 2 players"


def test_many_bots_in_large_groups_are_counted_not_listed(tmp_path: Path) -> None:
    bots = ", ".join(f'{{ bot = "random", name = "{number}" }}' for number in range(200))
    text = PLAN.replace('"random", "greedy", "page"', bots)
    text = text.replace("deals = 3", 'deals = 1\nplayers = 4\noptions = { edition = "court" }')
    with pytest.raises(BadValue, match="must be 10000000 games in all or fewer"):
        plan(tmp_path, text)


def test_options_rounds_and_anchors(tmp_path: Path) -> None:
    more = 'players = 3\noptions = { edition = "court" }\nschedule = "swiss"\nrounds = 4'
    text = PLAN.replace("deals = 3", f"deals = 3\n{more}\n[anchor]\nrandom = 0")
    found = plan(tmp_path, text)
    (contest,) = found.contests
    assert contest.options["players"] == 3
    assert contest.label == "Richelieu, 3 players, edition court"
    assert contest.games == 4 * 3 * 1 * 3
    assert found.anchors == {"random": 0}


def test_programs_lie_beside_the_file_and_are_called_as_it_says(tmp_path: Path) -> None:
    (tmp_path / "mine.py").touch()
    bots = '["random", "mine.py", {bot = "mine.py --fast", name = "Fast"}]'
    found = plan(tmp_path, PLAN.replace('["random", "greedy", "page"]', bots))
    assert [bot.name for bot in found.bots] == ["random", "mine.py", "Fast"]
    assert found.bots[1].written == "mine.py"
    assert found.bots[1].bot == str(tmp_path / "mine.py")
    assert found.bots[2].bot == f"{tmp_path / 'mine.py'} --fast"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('title = "A cup"', "", "the file: title is missing"),
        ('title = "A cup"', 'title = "A\\u202e"', "title: must be a visible line"),
        ('title = "A cup"', 'titel = "A cup"', "titel is unknown; known: title, bots, games"),
        ("deals = 3", "deal = 3", "games: deal is unknown; known: game, deals, players"),
        ("deals = 3", "", "games: deals is missing"),
        ("deals = 3", 'deals = "3"', "games.deals: must be a whole number, not a text"),
        ("deals = 3", "deals = 0", "games.deals: must be a whole number >= 1"),
        ("deals = 3", "deals = 9999999", "games: must be 10000000 games in all or fewer"),
        ("deals = 3", "deals = ", "is not TOML"),
        ("deals = 3", 'deals = 3\nschedule = "knockout"', "known: round-robin, swiss"),
        ("deals = 3", 'deals = 3\nschedule = "swiss"', "games.rounds: is missing"),
        ("deals = 3", "deals = 3\nrounds = 2", "games.rounds: must be given for"),
        ("deals = 3", "deals = 3\nbot_ms = 0", "games.bot_ms: must be a whole number >= 1"),
        ("deals = 3", "deals = 3\nplayers = 6", "games.players: must be from 2 to 5"),
        ("deals = 3", "deals = 3\nplayers = 4", "games.players: must be 3 or fewer"),
        ("deals = 3", "deals = 3\nplayers = 3", "games.players: must be 2 with edition duel"),
        ("deals = 3", "deals = 3\noptions = {players = 2}", "games.options.players: must be"),
        ("deals = 3", "deals = 3\noptions = {map = 1}", "games.options.map: is unknown to rich"),
        ("deals = 3", 'deals = 3\noptions = {edition = "x"}', "games.options.edition: must be"),
        ("deals = 3", "deals = 3\n[anchor]\nduke = 1", "anchor.duke: is no bot here; known: ran"),
        ("deals = 3", "deals = 3\n[anchor]\npage = 1e9", "anchor.page: must be from -10000 to"),
        ('"richelieu"', '"chess"', "games.game: must be .*richelieu.*, not 'chess'"),
        ('"page"]', '"king"]', "bots.3: must be one of random, .* or a command .*, not 'king'"),
        ('"page"]', '"./none"]', "bots.3: .*'./none' must be a program that can be started"),
        ('"page"]', '"page", "page"]', "bots: has 'page' twice; give one another name"),
        ('"page"]', '{bot = "page", nam = "p"}]', "bots: nam is unknown; known: bot, name"),
        ('"page"]', '{bot = "page", name = "\\u202e"}]', "bots.3.name: must be a visible line"),
        ('"page"]', "3]", "bots: must be a text, not a whole number"),
        ('"random", "greedy", "page"', '"random"', "bots: must be a list .*>= 2"),
    ],
)
def test_what_is_wrong_is_named_by_its_key(
    old: str, new: str, message: str, tmp_path: Path
) -> None:
    with pytest.raises(BadValue, match=re.compile(message)):
        plan(tmp_path, PLAN.replace(old, new))


def test_of_several_games_the_wrong_one_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadValue, match=re.escape("games.2.game: must be")):
        plan(tmp_path, PLAN + '[[games]]\ngame = "chess"\ndeals = 1')
