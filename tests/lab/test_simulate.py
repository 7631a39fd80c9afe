"""Simulating many games, random and between bots, and their results."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.games.rheingold.samples import CROWDED
from tests.samples import TABLES, name_of
from tests.volume import some

from blazon.bots.judge import first_judge
from blazon.kernel.errors import BadValue
from blazon.kernel.jit import ENABLED
from blazon.lab.gametable import GameTable
from blazon.lab.playing import Seats, play_game
from blazon.lab.simulate import Lineup, play_games, simulate
from blazon.match.registry import game as find_game

GAMES = some(5000) if ENABLED else 4
MEANS = {"wins", "wins_error", "mean", "mean_error", "deviation", "least", "most"}
FIGURES = {"games", "actions_per_game", *MEANS}
LIMITED = {"players": 3, "map": "loch", "rounds": 5}


@pytest.mark.parametrize(("game", "options"), TABLES, ids=name_of)
def test_random_games_are_summed_up_by_seat(game: str, options: dict[str, Any]) -> None:
    fewest, most = 36, 300
    if game == "rheingold":
        options = {**options, "rounds": 6}  # random play alone might never end
        turns = 6 * options["players"]
        fewest, most = turns * len("d-"), turns * (1 + 3 * len("-x+="))
    reported: list[int] = []
    found = simulate(game, options, games=GAMES, seed="s", progress=reported.append)
    assert set(found) == FIGURES
    assert found["games"] == reported[-1] == GAMES
    for name in ("wins", "mean", "deviation", "least", "most"):
        assert len(found[name]) == options["players"]
    assert sum(found["wins"]) == pytest.approx(GAMES, abs=0.01)
    for least, mean, highest in zip(found["least"], found["mean"], found["most"], strict=True):
        assert least <= mean <= highest
    assert fewest <= found["actions_per_game"] < most


@pytest.mark.parametrize(("game", "options"), [("richelieu", {}), ("rheingold", LIMITED)])
def test_a_seed_simulates_the_same_games(game: str, options: dict[str, Any]) -> None:
    one, two, other = (simulate(game, options, games=GAMES, seed=seed) for seed in ("a", "a", "b"))
    assert one == two != other


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("richelieu", {"edition": "court", "players": 4}),
        ("rheingold", {"map": CROWDED, "players": 4, "rounds": 5}),
    ],
    ids=name_of,
)
def test_seats_are_even_in_random_play(game: str, options: dict[str, Any]) -> None:
    games = some(40_000)
    found = simulate(game, options, games=games, seed="even")
    for wins in found["wins"]:
        assert wins == pytest.approx(games / 4, abs=4 * np.sqrt(games * 3 / 16))


@pytest.mark.parametrize(
    ("game", "options"), [("richelieu", {}), ("rheingold", {"rounds": 8 if ENABLED else 2})]
)
def test_bots_play_the_games_that_they_play_alone(game: str, options: dict[str, Any]) -> None:
    reported: list[int] = []
    bots = ["random", "greedy" if ENABLED else "random"]
    found = simulate(game, options, games=3, bots=bots, seed="s", progress=reported.append)
    games = [play_game(game, options, bots, f"s/{n}", f"s/{n}") for n in range(3)]
    totals = np.array([game.totals for game in games])
    shares = np.array([[game.share(seat) for seat in (0, 1)] for game in games])
    assert found == {
        "games": 3,
        "wins_error": [round(float(e), 5) for e in shares.std(axis=0, ddof=1) / np.sqrt(3)],
        "mean_error": [round(float(e), 5) for e in totals.std(axis=0, ddof=1) / np.sqrt(3)],
        "actions_per_game": round(sum(game.actions for game in games) / 3, 3),
        "wins": [round(sum(game.share(seat) for game in games), 3) for seat in (0, 1)],
        "mean": [round(float(mean), 3) for mean in totals.mean(axis=0)],
        "deviation": [round(float(d), 3) for d in totals.std(axis=0)],
        "least": totals.min(axis=0).tolist(),
        "most": totals.max(axis=0).tolist(),
    }
    assert reported == [1, 2, 3]


@pytest.mark.parametrize("bots", [None, ["random", "random"]])
@pytest.mark.parametrize(("game", "options"), [("richelieu", {}), ("rheingold", {"rounds": 2})])
def test_parts_of_a_simulation_are_merged(
    game: str, options: dict[str, Any], bots: list[str] | None, tmp_path: Path
) -> None:
    lineup = Lineup(bots, processes=1)

    def part(first: int, games: int) -> GameTable:
        numbers = range(first, first + games)
        file = tmp_path / f"{first}.csv"
        file.write_bytes(play_games(game, options, numbers=numbers, bots=lineup, seed="s").to_csv())
        return GameTable.from_csv(file)

    whole, parts = part(0, 9), [part(5, 4), part(0, 5)]
    merged = GameTable.merged(parts)
    assert merged.to_csv() == whole.to_csv()
    assert merged.summary() == simulate(game, options, games=9, bots=lineup, seed="s")
    with pytest.raises(BadValue, match="a game twice"):
        GameTable.merged([*parts, parts[0]])
    other = play_games(game, options, numbers=range(2), bots=lineup, seed="other")
    with pytest.raises(BadValue, match="same game, options, bots, judges and seed"):
        GameTable.merged([whole, other])


def test_kernels_play_the_games_of_random_bots_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise AssertionError("a bot was made")

    monkeypatch.setattr("blazon.lab.playing.make_bot", refuse)
    assert play_game("richelieu", {}, ["random", "random"], "deal", "seed").actions > 60


def test_a_judge_plays_for_all_bots_that_search(tmp_path: Path) -> None:
    judge, bots = first_judge(find_game("richelieu")), ["search:9", "greedy"]
    lineup = Lineup(bots, judge, processes=1)
    found = play_games("richelieu", {}, numbers=range(2), bots=lineup, seed="s")
    for n in range(2):
        played = play_game("richelieu", {}, Seats(bots, [judge, None]), f"s/{n}", f"s/{n}")
        assert found.totals[n].tolist() == played.totals
    file = tmp_path / "games.csv"
    file.write_bytes(found.to_csv())
    again = GameTable.from_csv(file)
    assert again.what.judges == (judge.digest, "")
    assert again.to_csv() == found.to_csv()
    own = play_games("richelieu", {}, numbers=range(2, 4), bots=Lineup(bots, processes=1), seed="s")
    assert b"judges" not in own.to_csv()
    with pytest.raises(BadValue, match="same game, options, bots, judges and seed"):
        GameTable.merged([own, found])


@pytest.mark.parametrize("bots", [None, ("greedy", "groom")])
def test_a_judge_needs_a_bot_that_searches(bots: Sequence[str] | None) -> None:
    lineup = Lineup(bots, first_judge(find_game("richelieu")))
    with pytest.raises(BadValue, match=r"is for levels and search:SIMULATIONS, not for \w"):
        play_games("richelieu", {}, numbers=range(2), bots=lineup, seed="s")


def test_games_are_summed_up_by_place_after_the_one_who_began() -> None:
    bots, options = ["random", "greedy", "random"], {"edition": "court", "players": 3}
    lineup = Lineup(bots, processes=1)
    found = play_games("richelieu", options, numbers=range(6), bots=lineup, seed="s")
    games = [play_game("richelieu", options, bots, f"s/{n}", f"s/{n}") for n in range(6)]
    by_first = found.summary("first")
    for place in range(3):
        seats = [(game.first + place) % 3 for game in games]
        totals = [game.totals[seat] for game, seat in zip(games, seats, strict=True)]
        shares = [game.share(seat) for game, seat in zip(games, seats, strict=True)]
        assert by_first["wins"][place] == pytest.approx(sum(shares), abs=0.001)
        assert by_first["most"][place] == max(totals)
    random_play = play_games("richelieu", {}, numbers=range(50), seed="s")
    assert set(random_play.firsts.tolist()) == {0, 1}


def test_a_file_that_is_not_of_games(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    for text in ("", "number,first\n1,2\n", "\0"):
        file.write_text(text)
        with pytest.raises(BadValue, match="games"):
            GameTable.from_csv(file)


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"game": "rummy"}, "game"),
        ({"options": {"edition": "king"}}, "options.edition"),
        ({"game": "rheingold", "options": {"players": 3}, "bots": ["random"] * 2}, "bots"),
        ({"games": 0}, "games"),
        ({"bots": []}, "bots"),
        ({"bots": ["random"] * 3}, "bots"),
        ({"bots": ["random", "king"]}, "bot"),
    ],
)
def test_what_cannot_be_simulated_is_refused(wrong: dict[str, Any], field: str) -> None:
    asked: dict[str, Any] = {"game": "richelieu", "options": {}, "games": 2, "seed": "s", **wrong}
    with pytest.raises(BadValue) as caught:
        simulate(**asked)
    assert caught.value.field == field
