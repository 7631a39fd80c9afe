"""Ratings from one fit to all games: strengths, errors, and what cannot be known."""

import itertools
import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks import coverage
from blazon.kernel.errors import BadValue
from blazon.match.fit import LEAST_DEALS, PRIOR, GameResult, Name, Ratings, fit

SHARES: dict[int, list[tuple[float, ...]]] = {
    2: [(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)],
    3: [(1.0, 0.0, 0.0), (0.0, 0.0, 1.0), (0.5, 0.5, 0.0), (1 / 3, 1 / 3, 1 / 3)],
    5: [(0.0, 1.0, 0.0, 0.0, 0.0), (0.0, 0.0, 0.5, 0.0, 0.5), (0.0, 0.0, 0.0, 1.0, 0.0)],
}


@st.composite
def results(draw: st.DrawFn) -> list[GameResult]:
    """Games of two, three and five among six players, who may meet themselves."""
    found = []
    for _ in range(draw(st.integers(1, 30))):
        shares = draw(st.sampled_from(SHARES[draw(st.sampled_from([2, 3, 5]))]))
        players = draw(st.lists(st.integers(0, 5), min_size=len(shares), max_size=len(shares)))
        found.append(GameResult(players, shares, draw(st.integers(0, 9))))
    return found


def duels(
    scores: Iterable[float], a: Name = "a", b: Name = "b", first: int = 0
) -> list[GameResult]:
    """One game in each deal, with these scores of the first player."""
    return [
        GameResult([a, b], [score, 1 - score], deal) for deal, score in enumerate(scores, first)
    ]


def elo(ratings: Ratings) -> dict[Name, float]:
    return {name: rating.elo for name, rating in ratings.players.items()}


def error(ratings: Ratings, name: Name) -> float:
    """The error of a player who has one."""
    found = ratings.players[name].error
    assert found is not None
    return found


@given(results())
def test_every_player_scores_what_the_model_expects_but_for_the_prior(
    games: list[GameResult],
) -> None:
    ratings = fit(games)
    assert math.fsum(elo(ratings).values()) == pytest.approx(0, abs=1e-6)
    for name, rating in ratings.players.items():
        expected = 0.0
        for game in games:
            for seat, player in enumerate(game.players):
                rivals = [*game.players[:seat], *game.players[seat + 1 :]]
                expected += ratings.expected(name, *rivals) if player == name else 0
        pull = 400 / math.log(10) * rating.elo / PRIOR**2
        assert rating.score - expected == pytest.approx(pull, abs=1e-6)
        shares = [dict_of(game).get(name, 0) for game in games]
        assert rating.score == pytest.approx(math.fsum(shares))
        assert rating.games == sum(name in game.players for game in games)


def dict_of(game: GameResult) -> dict[Name, float]:
    """Each player's share in a game, over all its seats."""
    found: dict[Name, float] = {}
    for player, share in zip(game.players, game.shares, strict=True):
        found[player] = found.get(player, 0) + share
    return found


def test_two_players_differ_by_the_logarithm_of_their_odds() -> None:
    ratings = fit(duels([1.0] * 3000 + [0.0] * 1000))
    assert ratings.difference("a", "b")[0] == pytest.approx(190.85, abs=0.1)
    assert ratings.expected("a", "b") == pytest.approx(0.75, abs=1e-3)
    assert elo(ratings)["a"] == pytest.approx(-elo(ratings)["b"])


def test_among_several_players_the_chance_to_win_is_the_share_of_strength() -> None:
    # Luce's first choice: strengths of 6, 3 and 1.
    wins = {"c": 6, "b": 3, "a": 1}
    games = [
        GameResult([*wins], [float(player == winner) for player in wins], deal)
        for winner, count in wins.items()
        for deal in range(count * 500)
    ]
    ratings = fit(games)
    assert ratings.difference("c", "b")[0] == pytest.approx(400 * math.log10(2), abs=0.5)
    assert ratings.difference("b", "a")[0] == pytest.approx(400 * math.log10(3), abs=0.5)
    assert ratings.expected("c", "b", "a") == pytest.approx(0.6, abs=1e-3)
    assert [*ratings.players] == ["c", "b", "a"]
    chances = [ratings.expected(one, *({*wins} - {one})) for one in wins]
    assert math.fsum(chances) == pytest.approx(1)


def test_a_shared_win_is_half_a_win_for_both() -> None:
    shared, apart = fit(duels([0.5, 0.5, 1.0])), fit(duels([1.0, 0.0, 1.0]))
    assert elo(shared) == pytest.approx(elo(apart))
    assert shared.players["a"].score == apart.players["a"].score == 2
    assert elo(fit(duels([0.5]))) == {"a": 0, "b": 0}


@given(results(), st.randoms(use_true_random=False))
def test_the_order_of_games_and_seats_does_not_matter(games: list[GameResult], random: Any) -> None:
    mixed = []
    for game in games:
        seats = random.sample(range(len(game.players)), len(game.players))
        mixed.append(
            GameResult([game.players[s] for s in seats], [game.shares[s] for s in seats], game.deal)
        )
    random.shuffle(mixed)
    assert [*fit(mixed).players.items()] == [*fit(games).players.items()]


def test_anchors_stay_where_they_are() -> None:
    scores = [1.0, 0.0, 1.0, 0.5, 1.0, 1.0, 0.0, 1.0]
    games = duels(scores) + duels(scores, "b", "c") + duels(scores, "c", "d")
    one, two = fit(games, {"d": 100}), fit(games, {"a": 700, "d": 100})
    assert (two.players["a"].elo, two.players["d"].elo) == (700, 100)
    assert (two.players["a"].error, two.players["d"].error) == (0, 0)
    assert 100 < elo(two)["c"] < elo(two)["b"] < 700
    assert error(two, "b") < error(one, "b")
    assert two.difference("a", "d") == (600, 0)
    assert two.difference("a", "b")[1] == pytest.approx(error(two, "b"))


def test_a_single_anchor_only_moves_the_scale() -> None:
    scores = [1.0, 0.0, 1.0, 0.5, 1.0, 1.0, 0.0, 1.0]
    games = duels(scores) + duels(scores, "b", "c")
    free, moved = fit(games), fit(games, {"c": 1500})
    assert elo(moved) == pytest.approx(
        {name: 1500 + one - elo(free)["c"] for name, one in elo(free).items()}
    )
    for pair in itertools.permutations("abc", 2):
        assert moved.difference(*pair) == pytest.approx(free.difference(*pair))
    assert error(moved, "a") == pytest.approx(free.difference("a", "c")[1])


def test_winning_or_losing_everything_is_finite_and_uncertain() -> None:
    short, long = fit(duels([1.0] * 8)), fit(duels([1.0] * 80))
    assert 100 < elo(short)["a"] < elo(long)["a"] < 1000
    assert error(short, "a") > 200
    assert elo(fit([GameResult(["a", "b", "c"], [0, 1, 0], 0)]))["b"] > 0


@pytest.mark.parametrize(
    ("scores", "quantiles"),
    [([1.0, 0.0, 1.0, 1.0, 0.5, 1.0, 0.0, 1.0], (2.262, 2.306)), ([1.0] * 8, (2.145, 2.160))],
)
def test_the_error_of_two_players_by_hand(
    scores: list[float], quantiles: tuple[float, float]
) -> None:
    distance, found = fit(duels(scores)).difference("a", "b")
    assert found is not None
    unit = 400 / math.log(10)
    chance, prior = 1 / (1 + 10 ** (-distance / 400)), (unit / PRIOR) ** 2 / 2
    information = 8 * chance * (1 - chance) + prior
    variance = math.fsum((score - chance) ** 2 for score in scores) * 8 / 7
    variance += prior + (prior * distance / unit) ** 2
    # Student's quantiles for 8 to 9 and for 13 to 14 degrees of freedom.
    assert quantiles[0] < found / unit * information / math.sqrt(variance) < quantiles[1]


def test_games_of_the_same_deal_say_little_more_than_one() -> None:
    scores = [1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.5, 1.0] * 10
    once, thrice = duels(scores), duels(scores * 3)
    together = [GameResult(game.players, game.shares, game.deal % 80) for game in thrice]
    wide = error(fit(once), "a")
    assert error(fit(together), "a") == pytest.approx(wide, rel=0.03)
    assert error(fit(thrice), "a") == pytest.approx(wide / math.sqrt(3), rel=0.03)


def test_opposite_games_of_a_deal_cancel_its_luck() -> None:
    # The same seat wins both games of a deal, so the deals all say the same.
    luck = [GameResult(["a", "b"], [won, 1 - won], at // 2) for at, won in enumerate([0, 1] * 40)]
    apart = [GameResult(game.players, game.shares, at) for at, game in enumerate(luck)]
    assert error(fit(luck), "a") < 0.3 * error(fit(apart), "a")


def test_errors_agree_with_leaving_out_one_deal_after_the_other() -> None:
    _, games = coverage.tournament(coverage.chance(3), 3, 40, 150, "bots")
    ratings, deals = fit(games), sorted({game.deal for game in games})
    without = [elo(fit([game for game in games if game.deal != deal])) for deal in deals]
    for name, rating in ratings.players.items():
        spread = math.fsum((one[name] - rating.elo) ** 2 for one in without)
        jackknife = 1.96 * math.sqrt(spread * (len(deals) - 1) / len(deals))
        assert rating.error == pytest.approx(jackknife, rel=0.15)


def test_the_difference_of_two_is_twice_their_distance_from_the_mean() -> None:
    ratings = fit(duels([1.0, 0.0, 1.0, 1.0, 0.5, 1.0, 0.0, 1.0]))
    assert ratings.difference("a", "b") == pytest.approx(
        (2 * elo(ratings)["a"], 2 * error(ratings, "a"))
    )
    assert ratings.difference("b", "a")[1] == ratings.difference("a", "b")[1]
    assert ratings.difference("a", "a") == (0, 0)


def test_too_few_deals_have_no_error() -> None:
    scores = [1.0, 0.0, 1.0, 0.0, 1.0, 1.0]
    assert len(scores) == LEAST_DEALS
    assert error(fit(duels(scores)), "a") > 0
    few = fit(duels(scores[:5]))
    assert few.players["a"].error is None
    assert few.difference("a", "b")[1] is None
    again = [GameResult(game.players, game.shares, 0) for game in duels(scores * 9)]
    assert fit(again).players["a"].error is None
    alone = duels([0.5] * 9, "a", "a", first=5)
    assert fit(duels(scores[:5]) + alone).players["a"].error is None


def test_one_deal_with_most_of_the_games_is_no_basis_for_an_error() -> None:
    most = [GameResult(["a", "b"], [at % 2, 1 - at % 2], 99) for at in range(200)]
    assert fit(duels([1.0, 0.0] * 5) + most).players["a"].error is None


def test_players_who_never_met_cannot_be_compared() -> None:
    scores = [1.0, 0.0, 1.0, 1.0, 0.5, 1.0]
    apart = duels(scores) + duels(scores, "c", "d", first=6)
    ratings = fit(apart)
    assert elo(ratings)["a"] == pytest.approx(elo(ratings)["c"])
    assert {rating.error for rating in ratings.players.values()} == {None}
    anchored = fit(apart, {"b": 0})
    assert anchored.players["a"].error is not None
    assert anchored.players["c"].error is None
    assert anchored.difference("a", "c")[1] is None
    joined = fit([*apart, GameResult(["b", "c"], [1, 0], 12)])
    assert joined.players["a"].error is not None


def test_a_player_against_itself_tells_nothing() -> None:
    scores = [1.0, 0.0, 1.0, 1.0, 0.5, 1.0]
    itself = [GameResult(["a", "a"], [1, 0], deal) for deal in range(6)]
    assert elo(fit(duels(scores) + itself)) == pytest.approx(elo(fit(duels(scores))))
    alone = fit(itself).players["a"]
    assert (alone.elo, alone.error, alone.games, alone.score) == (0, None, 6, 6)


def test_a_player_in_two_of_three_seats_is_even_with_two_thirds() -> None:
    games = [GameResult(["a", "b", "a"], [1 / 3, 1 / 3, 1 / 3], deal) for deal in range(6)]
    ratings = fit(games)
    assert elo(ratings) == pytest.approx({"a": 0, "b": 0})
    assert ratings.players["a"].score == pytest.approx(4)
    assert ratings.players["a"].games == 6


def test_names_may_be_numbers_and_texts() -> None:
    ratings = fit(duels([0.5] * 3, "b", 7) + duels([0.5] * 3, 3, "a"))
    assert [*ratings.players] == [3, 7, "a", "b"]


def game(players: Sequence[Name], shares: Sequence[float]) -> list[GameResult]:
    return [*duels([1.0]), GameResult(players, shares, 0)]


@pytest.mark.parametrize(
    ("games", "anchors", "field"),
    [
        ([], {}, "games"),
        (game(["a"], [1]), {}, "games[1].players"),
        (game(["a", "b"], [1]), {}, "games[1].shares"),
        (game(["a", "b"], [1, 1]), {}, "games[1].shares"),
        (game(["a", "b"], [2, -1]), {}, "games[1].shares"),
        (game(["a", "b"], [math.nan, 1]), {}, "games[1].shares"),
        (duels([1.0]), {"c": 0}, "anchors.c"),
        (duels([1.0]), {"a": math.inf}, "anchors.a"),
        (duels([1.0]), {"a": math.nan}, "anchors.a"),
    ],
)
def test_bad_games_and_anchors_are_refused(
    games: list[GameResult], anchors: Mapping[Name, float], field: str
) -> None:
    with pytest.raises(BadValue) as refused:
        fit(games, anchors)
    assert refused.value.field == field


def test_anchors_far_apart_are_no_trouble() -> None:
    games = duels([0.0] * 6) + duels([1.0, 0.0] * 100, "b", "c")
    ratings = fit(games, {"a": 10_000, "b": -10_000})
    assert elo(ratings)["c"] == pytest.approx(-10_000, abs=50)
    assert elo(fit(games, {"a": 0, "b": 0, "c": 0})) == {"a": 0, "b": 0, "c": 0}


@pytest.mark.parametrize("luck", coverage.LUCKS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_intervals_hold_about_as_often_as_they_say(players: int, luck: str) -> None:
    intervals, held, *_ = coverage.batch(players, (6, 20), 200, luck, 0, 0)
    assert intervals > 250
    assert 0.9 < held / intervals < 0.99
