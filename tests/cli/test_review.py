"""The command `blazon review`: its table, its JSON and its picture, in every language."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.bots.test_review import last_card_given_away, margin
from tests.bots.test_search import two_cards_left
from tests.cli.commands import Capture, complaint, run, run_json, saved
from tests.games.richelieu.tables import take
from tests.samples import NAMES, SHORT, random_game

from blazon.bots.judge import first_judge, save
from blazon.bots.review import review
from blazon.lab.graph import draw
from blazon.locale import LANGUAGES

FEW = ("--simulations", "20")


def test_the_most_costly_decisions_are_said_in_words(capsys: Capture, tmp_path: Path) -> None:
    game = last_card_given_away()
    out = run(capsys, "review", saved(tmp_path, game), *FEW, "--lang", "en")
    said = " ".join(out.split())
    right = two_cards_left()
    take(right, "D11", "D12")
    cost = margin(right, 0) - margin(game, 0)
    assert "Ann’s most costly decisions:" in said
    # 46 turns of one card each came before.
    assert f"turn 47, cost {cost}.0: take D12 (Auvergne, one crest)" in said
    assert "better: take D11 (Bourgogne, two crests)" in said
    assert "Start: the lead that this seat could expect before the first action." in said


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("knowledge", ["own", "open"])
def test_programs_are_given_the_whole_review(
    capsys: Capture, tmp_path: Path, name: str, knowledge: str
) -> None:
    game = random_game(name, dict(SHORT)[name], "command", 40)
    found = run_json(capsys, "review", saved(tmp_path, game), *FEW, "--knowledge", knowledge)
    expected = review(game, knowledge, simulations=20)  # type: ignore[arg-type]
    assert found["knowledge"] == knowledge
    assert found["worst"] == expected.worst
    assert [one["cost"] for one in found["decisions"]] == [one.cost for one in expected.decisions]


def test_another_judge_can_be_named(capsys: Capture, tmp_path: Path) -> None:
    game, file = random_game("richelieu", {}, "judge", 40), tmp_path / "points.json"
    judge = first_judge(game.game)
    save(judge, file)
    found = run_json(capsys, "review", saved(tmp_path, game), *FEW, "--judge", str(file))
    assert found["judge"] == judge.digest
    expected = review(game, simulations=20, judge=judge)
    assert [one["value"] for one in found["decisions"]] == [one.value for one in expected.decisions]
    assert expected.decisions != review(game, simulations=20).decisions


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_review_can_be_read_and_looked_at_in_every_language(
    capsys: Capture, tmp_path: Path, name: str, language: str
) -> None:
    file = saved(tmp_path, random_game(name, dict(SHORT)[name], "language", 40))
    picture = tmp_path / "graph.svg"
    out = run(capsys, "review", file, *FEW, "--lang", language, "--picture", str(picture))
    assert "Ann" in out
    assert "Bob" in out
    assert ElementTree.parse(picture).getroot().tag == "{http://www.w3.org/2000/svg}svg"
    drawn = picture.read_text(encoding="utf-8")
    assert ">Ann<" in drawn
    assert ">Bob<" in drawn


def test_the_same_lines_make_the_same_picture(tmp_path: Path) -> None:
    lines = {"Ann": [(0.0, 1.0), (2.0, 3.0)], "Bob": [(0.0, -1.0), (2.0, -3.0)]}
    files = [tmp_path / "one.svg", tmp_path / "other.svg"]
    for file in files:
        draw(lines, title="t", across="x", upwards="y", file=file)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_what_cannot_be_done_is_one_line(capsys: Capture, tmp_path: Path) -> None:
    file = saved(tmp_path, random_game("richelieu", {}, "bad", 5))
    assert "knowledge" in complaint(capsys, "review", file, "--knowledge", "all")
    assert "simulations: must be" in complaint(capsys, "review", file, "--simulations", "0")
    assert "cannot be read" in complaint(capsys, "review", str(tmp_path / "none"))
    nowhere = str(tmp_path / "no" / "graph.svg")
    assert "cannot be written" in complaint(capsys, "review", file, *FEW, "--picture", nowhere)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_proven_is_said(capsys: Capture, tmp_path: Path, language: str) -> None:
    game = last_card_given_away()
    file, lost = saved(tmp_path, game), -margin(game, 0)
    found = run_json(capsys, "review", file, *FEW)
    (decision,) = [one for one in found["decisions"] if one["token"] == "D12"]
    assert decision["proven"]
    assert decision["value"] == -lost
    assert decision["cost"] == decision["best_value"] + lost
    said = " ".join(run(capsys, "review", file, *FEW, "--lang", language).split())
    assert str(lost) in said
    if language == "en":
        assert f"lost by {lost} points, proven" in said
