"""Learning an evaluation: reproducible, resumable, and able to find a feature's value."""

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from blazon.bots.judge import Judge, first_judge, judge_of, promote, save
from blazon.bots.levels import strongest
from blazon.bots.selfplay import Teacher, TrainingGame
from blazon.cli import main
from blazon.cli.training import train as command
from blazon.kernel.errors import BadValue
from blazon.lab.arena import Pairing, Report
from blazon.lab.gametable import GameTable
from blazon.lab.ratings import Rating, Verdict
from blazon.lab.training import CHUNK, Plan, Sums, Trained, fit, train
from blazon.match.registry import game

PLAN = Plan("rheingold", games=CHUNK, simulations=1, generations=1, seed="t", match_games=2)
TUNED = replace(PLAN, generations=0, steps=3, pairs=2)
NAMES = ("points", "luck", "mood")


@pytest.fixture(autouse=True)
def short_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of at most sixty rounds."""
    monkeypatch.setattr(game("rheingold"), "lessons", lambda: [(1, {"rounds": 160})])


def lesson(generator: np.random.Generator) -> TrainingGame:
    """A game in which each luck gives three points, moods give none, and the winner is clear."""
    features = generator.normal(size=(20, 2, 3)).astype(np.float32)
    features[:, :, 1] = features[0, :, 1]
    points = features[0, :, 1] * 3
    features[:, :, 0] = 0
    return TrainingGame(
        features, np.linspace(1, 0, 20, dtype=np.float32), points, points == points.max()
    )


def test_a_fit_finds_out_what_features_are_worth() -> None:
    generator = np.random.default_rng(1)
    learnt = fit([Sums.of([lesson(generator) for _ in range(400)], 0)], NAMES)
    assert learnt.judge.weights["points"] == 0
    assert learnt.judge.weights["luck"] == pytest.approx(3, abs=0.05)
    assert learnt.judge.weights["mood"] == pytest.approx(0, abs=0.05)
    assert learnt.correlation > 0.99
    assert learnt.judge.doubt == (0.5, 0.0)
    assert learnt.positions == 350 * 20
    assert learnt.log_loss == round(learnt.log_loss, 4) > 0


def test_a_fit_has_a_name_for_each_feature() -> None:
    sums = Sums.of([lesson(np.random.default_rng(3)) for _ in range(9)], 0)
    for names in (NAMES[:1], NAMES[:2], (*NAMES, "weather")):
        with pytest.raises(ValueError, match=r"argument|shape"):
            fit([sums], names)


def test_what_is_kept_of_games_can_be_read_again(tmp_path: Path) -> None:
    sums = Sums.of([lesson(np.random.default_rng(2)) for _ in range(9)], 0)
    sums.save(tmp_path / "kept.npz")
    read = Sums.load(tmp_path / "kept.npz")
    assert len(read.tests) == 2
    assert fit([read], NAMES) == fit([sums], NAMES)


def test_training_depends_on_its_plan_alone_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    told: list[dict[str, Any]] = []
    trained = train(PLAN, tmp_path / "one", processes=1, say=told.append)
    one, match = trained.judge, trained.matches[0][1]
    assert told[0] == {"generation": 0, "games": CHUNK}
    assert {"generation", "correlation", "log_loss", "positions"} == told[1].keys()
    assert match.games == one.origin["match_games"] == 2
    for file in (tmp_path / "one").glob("*.npz"):
        file.rename(file.with_suffix(".kept"))
    (kept,) = (tmp_path / "one").glob("*.kept")
    again: list[dict[str, Any]] = []
    assert train(PLAN, tmp_path / "one", processes=2, say=again.append) == trained
    assert again == told
    (made,) = (tmp_path / "one").glob("*.npz")
    assert fit([Sums.load(made)], game("rheingold").features) == fit(
        [Sums.load(kept)], game("rheingold").features
    )
    resumed: list[dict[str, Any]] = []
    train(PLAN, tmp_path / "one", processes=1, say=resumed.append)
    assert resumed == told[1:]


def test_tuning_goes_on_where_it_stopped(tmp_path: Path) -> None:
    told: list[dict[str, Any]] = []
    trained = train(TUNED, tmp_path, processes=1, say=told.append)
    assert told[-3:] == [{"step": 0}, {"step": 1}, {"step": 2}]
    steps = tmp_path / "steps.jsonl"
    lines = steps.read_text().splitlines(keepends=True)
    steps.write_text("".join(lines[:2]))
    again: list[dict[str, Any]] = []
    assert train(TUNED, tmp_path, processes=2, say=again.append) == trained
    assert steps.read_text().splitlines(keepends=True) == lines
    assert again[-1] == {"step": 2}
    assert {"step": 1} not in again


def test_a_folder_holds_one_training(tmp_path: Path) -> None:
    train(PLAN, tmp_path, processes=1)
    with pytest.raises(BadValue, match="holds another training"):
        train(replace(PLAN, seed="other"), tmp_path)
    (tmp_path / "plan.json").unlink()
    with pytest.raises(BadValue, match="must be empty"):
        train(PLAN, tmp_path)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"games": 0}, "games"),
        ({"simulations": 0}, "simulations"),
        *(({"generations": one}, "generations") for one in (0, -1)),
        ({"match_games": 0}, "match_games"),
        ({"pairs": 0}, "pairs"),
        ({"steps": -1}, "steps"),
        ({"start": "nowhere"}, "start"),
        *(({"slips": one}, "slips") for one in (-0.1, 1.0)),
    ],
)
def test_plans_that_make_no_sense(change: dict[str, Any], complaint: str, tmp_path: Path) -> None:
    with pytest.raises(BadValue, match=complaint):
        train(replace(PLAN, **change), tmp_path / "folder")
    assert not (tmp_path / "folder").exists()


def test_a_game_without_features_teaches_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(game("rheingold"), "features", ())
    assert judge_of.__wrapped__(game("rheingold")) is None
    with pytest.raises(BadValue, match="judged before the end"):
        train(PLAN, tmp_path)


def test_a_game_that_comes_with_no_judge_begins_with_the_points_so_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("blazon.bots.judge.FILE", "no-judge.json")
    judge = judge_of.__wrapped__(game("richelieu"))
    assert judge == first_judge(game("richelieu"))
    assert {name for name, weight in judge.weights.items() if weight} == {"points"}


def test_slips_lead_to_other_games() -> None:
    rules = game("rheingold")
    variant = rules.variant(rules.check_options({"rounds": 5}))
    level = replace(strongest("rheingold"), simulations=2)
    careful, careless = (Teacher(variant, slips).play("s", 0, [level]) for slips in (0.0, 0.5))
    assert not np.array_equal(careful.features, careless.features)


def test_a_lesson_is_one_game_whole() -> None:
    rules = game("rheingold")
    teacher = Teacher(rules.variant(rules.check_options({"rounds": 5})))
    level = replace(strongest("rheingold"), simulations=2)
    one, two = teacher.play("s", 0, [level]), teacher.play("s", 1, [level])
    assert np.array_equal(teacher.play("s", 0, [level]).features, one.features)
    assert one.features.shape[1:] == (2, len(rules.features))
    assert not np.array_equal(one.features, two.features)
    assert one.wins.sum() == 1
    assert len(one.left) == len(one.features) <= 10
    assert one.features[0, :, 0].tolist() == [0, 0]  # no swords at first


@pytest.mark.parametrize(
    "text", ["", "[]", '{"weights": {}}', '{"weights": {}, "doubt": [1], "origin": {}}']
)
def test_what_is_no_judge_is_not_read(text: str) -> None:
    with pytest.raises(BadValue, match="blazon train"):
        Judge.read(text, ())


def test_a_judge_of_other_features_is_not_read() -> None:
    text = Judge({"knights": 1.0}, (1.0, 0.0)).to_text()
    with pytest.raises(BadValue, match="swords"):
        Judge.read(text, ("swords",))


def report(score: float, verdict: Verdict) -> Report:
    """A two-player match with this result."""
    rating = Rating(score, 0.1, 0.0, 50.0, 0.0, verdict)
    return Report("learnt", "before", 2, 40, 40 * score, 0.0, rating)


@pytest.mark.parametrize(
    ("first", "second", "better"),
    [
        (report(0.7, "A is stronger"), report(0.45, "undecided"), True),
        (report(0.7, "A is stronger"), report(0.35, "A is not stronger"), False),
        (report(0.6, "undecided"), report(0.6, "A is stronger"), False),
    ],
)
def test_what_is_better_is_stronger_and_nowhere_clearly_weaker(
    first: Report, second: Report, better: bool
) -> None:
    trained = Trained(first_judge(game("rheingold")), (({}, first), ({"map": "loch"}, second)))
    assert trained.is_better is better


@pytest.mark.parametrize("better", [True, False])
def test_a_better_judge_takes_the_place_of_the_one_before(
    better: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    rules, place = game("rheingold"), tmp_path / "place.json"
    judge = first_judge(rules)
    result = report(0.7, "A is stronger" if better else "undecided")
    monkeypatch.setattr("blazon.bots.judge._file", lambda _: place)
    monkeypatch.setattr(
        "blazon.lab.training.train", lambda *_, **__: Trained(judge, (({"map": "loch"}, result),))
    )
    command("rheingold", tmp_path, promote=True, seed="s")
    assert Judge.read((tmp_path / "judge.json").read_text(), rules.features) == judge
    assert place.exists() is better
    shown = capsys.readouterr().out
    assert "map loch" in shown
    assert (str(place) in shown) is better
    judge_of.cache_clear()


def test_a_judge_needs_a_file_to_take_the_place_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blazon.bots.judge._file", lambda _: "archive.zip/judge.json")
    with pytest.raises(BadValue, match="installed as files"):
        promote(game("rheingold"), first_judge(game("rheingold")))


def test_held_out_games_that_all_end_alike_correlate_with_nothing() -> None:
    generator = np.random.default_rng(4)
    drawn = [
        replace(one, points=np.zeros(2, np.float32), wins=np.full(2, 0.5))
        for one in (lesson(generator) for _ in range(9))
    ]
    learnt = fit([Sums.of(drawn, 0)], NAMES)
    assert learnt.correlation == 0
    assert np.isfinite(learnt.log_loss)


def test_a_training_that_is_stopped_says_how_to_go_on_and_keeps_its_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seeds: list[str] = []

    def stop(plan: Plan, folder: Path, **_: Any) -> None:
        seeds.append(plan.seed)
        (folder / "plan.json").write_text(json.dumps(asdict(plan)))
        raise KeyboardInterrupt

    monkeypatch.setattr("blazon.lab.training.train", stop)
    for _ in range(2):
        assert main(["train", "rheingold", str(tmp_path)]) == 130
        said = f"stopped; all finished games are kept in {tmp_path}; the same command goes on"
        assert said in capsys.readouterr().err
    assert seeds[0] == seeds[1]


def test_how_well_each_generation_predicts_is_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    curve = tuple(
        {"generation": number, "positions": 9, "correlation": 0.5, "log_loss": 0.25}
        for number in range(2)
    )
    trained = Trained(first_judge(game("rheingold")), (({}, report(0.5, "undecided")),), curve)
    monkeypatch.setattr("blazon.lab.training.train", lambda *_, **__: trained)
    command("rheingold", tmp_path, seed="s")
    assert (tmp_path / "curve.csv").read_text() == (
        "generation,positions,correlation,log_loss\n0,9,0.5,0.25\n1,9,0.5,0.25\n"
    )


def test_a_trained_judge_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, pairings = tmp_path / "judge.json", list[Pairing]()
    mine = first_judge(game("richelieu"))
    save(mine, file)

    def meet(pairing: Pairing, **_: Any) -> Report:
        pairings.append(pairing)
        return report(0.5, "undecided")

    monkeypatch.setattr("blazon.lab.arena.arena", meet)
    line = ["arena", "richelieu", "search:2", "page", "--judge", str(file)]
    assert main(line) == 0
    assert pairings[0].judges == (mine, None)
    capsys.readouterr()
    assert main([*line, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["judge"] == mine.digest
    for change, said in (
        ({"search:2": "greedy"}, "is for levels and search:SIMULATIONS, not for greedy"),
        ({"richelieu": "rheingold"}, f"{file}: must weigh these features"),
        ({str(file): str(tmp_path)}, f"{tmp_path}: cannot be read"),
    ):
        assert main([change.get(word, word) for word in line]) == 2
        assert said in capsys.readouterr().err
    monkeypatch.undo()
    data = tmp_path / "games.csv"
    line[3] = "random"
    assert main([*line, "--games", "2", "--data", str(data)]) == 0
    assert GameTable.from_csv(data).what.judges == (mine.digest, "")
