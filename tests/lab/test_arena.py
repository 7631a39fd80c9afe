"""Matches between bots: fair, reproducible, with any number of processes."""

import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from threading import Barrier, Event
from typing import Any

import pytest

from blazon.kernel.errors import BadValue
from blazon.lab.arena import Pairing, Report, arena, arena_games, spread, workers
from blazon.lab.gametable import GameTable
from blazon.lab.playing import Played, play_game

DUEL: dict[str, Any] = {}
COURT: dict[str, Any] = {"edition": "court", "players": 3}
RHINE: dict[str, Any] = {"rounds": 8}
LOCH: dict[str, Any] = {"map": "loch", "players": 3, "rounds": 6}
NO_BOUNDS = [(5.0, 5.0), (20.0, 0.0), (0.0, float("nan")), (0.0, float("inf"))]


def meet(a: str, b: str, options: Any = DUEL, game: str = "richelieu", **more: Any) -> Report:
    return arena(Pairing(game, options, a, b), **{"games": 6, "seed": "arena", **more})


@pytest.mark.parametrize(("game", "options"), [("richelieu", DUEL), ("rheingold", RHINE)])
def test_a_game_between_bots_depends_on_deal_and_seed_alone(
    game: str, options: dict[str, Any]
) -> None:
    bots = ["random", "random"]
    one, two = (play_game(game, options, bots, "deal", "seed") for _ in range(2))
    assert one == two
    assert len(one.totals) == 2
    others = [play_game(game, options, bots, *key) for key in (("deal", "x"), ("x", "seed"))]
    assert one not in others


def test_shares_and_margins_of_a_game() -> None:
    played = Played([30, 28, 30], winners=[0, 2], actions=120, turns=40, first=0)
    assert [played.share(seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert [played.margin(seat) for seat in range(3)] == [0, -2, 0]


def test_a_match_does_not_depend_on_the_number_of_processes() -> None:
    reported: list[int] = []
    one = meet("search:3", "random", processes=1, progress=lambda r: reported.append(r.games))
    assert reported == [2, 4, 6]
    assert one == meet("search:3", "random", processes=2)
    assert one != meet("search:3", "random", processes=2, seed="another")
    assert (one.a, one.b, one.players, one.games) == ("search:3", "random", 2, 6)


@pytest.mark.parametrize("bounds", [(-300.0, -200.0), (100.0, 200.0)])
def test_nor_does_a_decision(bounds: tuple[float, float]) -> None:
    many = {"games": 400, "bounds": bounds}
    one = meet("greedy", "random", RHINE, "rheingold", **many, processes=1)
    assert one.rating.verdict != "undecided"
    assert 32 <= one.games < 400
    assert one == meet("greedy", "random", RHINE, "rheingold", **many, processes=4)


def test_results_come_in_the_order_of_their_calls_and_few_of_them_wait() -> None:
    begun, all_begun, last_is_done = list[int](), Barrier(4), Event()

    def task(number: int) -> int:
        begun.append(number)
        if number < 4:
            all_begun.wait()
        if number == 0:
            assert last_is_done.wait()
        if number == 3:
            last_is_done.set()
        return number

    with ThreadPoolExecutor(8) as pool:
        results = spread(pool, task, ((number,) for number in range(20)), ahead=4)
        assert next(results) == 0  # the last of the four to finish
        assert set(begun) == {0, 1, 2, 3}
        assert list(results) == [*range(1, 20)]


def test_one_process_is_this_one_and_makes_no_call_before_its_result_is_asked_for() -> None:
    made: list[int] = []
    with workers(1) as pool:
        results = spread(pool, made.append, [(1,), (2,)])
        next(results)
        assert made == [1]


def test_results_in_order_of_one_call_at_a_time_and_of_none() -> None:
    with ThreadPoolExecutor(2) as pool:
        assert list(spread(pool, abs, [(-2,), (-1,)], ahead=1)) == [2, 1]
        assert list(spread(pool, abs, [])) == []


@pytest.mark.parametrize(
    ("game", "options"),
    [("richelieu", DUEL), ("richelieu", COURT), ("rheingold", RHINE), ("rheingold", LOCH)],
)
def test_a_bot_against_itself_is_level_since_each_deal_is_played_from_every_seat(
    game: str, options: dict[str, Any]
) -> None:
    report = meet("random", "random", options, game, games=5, processes=1)
    assert (report.games, report.players) == (6, options.get("players", 2))
    if report.players == 2:
        assert report.wins == 3
        assert report.margin == 0
        assert report.rating.elo == 0


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert meet("random", "random", COURT, games=4, processes=1).games == 6
    assert meet("random", "random", DUEL, games=1, processes=1).games == 2


def test_the_stronger_bot_is_found_and_the_match_ends_when_decided() -> None:
    report = meet("greedy", "random", games=400, bounds=(0, 50), processes=2)
    assert report.rating.verdict == "A is stronger"
    assert 32 <= report.games < 100
    assert report.wins > 0.9 * report.games
    assert report.margin > 10
    assert report.rating.elo > 200


@pytest.mark.parametrize("options", [DUEL, COURT])
def test_the_games_of_a_match_are_those_of_its_report(options: dict[str, Any]) -> None:
    report = meet("greedy", "random", options, games=6, processes=1)
    pairing = Pairing("richelieu", options, "greedy", "random")
    deals = range(report.games // report.players)
    found = arena_games(pairing, deals=deals, seed="arena", processes=1)
    assert found.what.bots == ("greedy", *["random"] * (report.players - 1))
    assert found.shares[:, 0].sum() == pytest.approx(report.wins)
    margins = found.totals[:, 0] - found.totals[:, 1:].max(axis=1)
    assert margins.mean() == pytest.approx(report.margin)
    assert sorted(set(found.firsts.tolist())) == [*range(report.players)]
    parts = [
        arena_games(pairing, deals=range(at, at + 1), seed="arena", processes=1) for at in deals
    ]
    assert GameTable.merged(parts[::-1]).to_csv() == found.to_csv()


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"a": "king"}, "bot"),
        ({"b": "search:0"}, "bot"),
        *(({"games": number}, "games") for number in (0, 10**20)),
        ({"processes": 0}, "processes"),
        *(({"bounds": bounds}, "sprt") for bounds in NO_BOUNDS),
        ({"options": {"players": 3}}, "options.players"),
        ({"game": "rummy"}, "game"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any], field: str) -> None:
    with pytest.raises(BadValue) as caught:
        meet(**{"a": "random", "b": "random", **wrong})
    assert caught.value.field == field


def test_an_interrupt_ends_the_processes_though_they_still_play() -> None:
    with pytest.raises(KeyboardInterrupt), workers(2) as pool:  # noqa: PT012 (the pool is asked)
        assert isinstance(pool, ProcessPoolExecutor)
        pool.submit(time.sleep, 600)
        processes = list(pool._processes.values())
        raise KeyboardInterrupt
    for process in processes:
        process.join(60)
    assert processes
    assert not any(process.is_alive() for process in processes)
