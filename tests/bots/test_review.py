"""Reviews: the cost of a decision from its player's knowledge and with everything open."""

from dataclasses import asdict, replace
from statistics import mean
from typing import get_args

import msgspec
import pytest
from tests.bots.test_search import two_cards_left
from tests.games.richelieu.tables import deal, play, take
from tests.match.brute_force import last_cards
from tests.samples import NAMES, SHORT, play_out, random_game

from blazon.bots import make_bot
from blazon.bots.decisions import (
    NEARLY_BEST,
    Decision,
    Knowledge,
    choices,
    is_right,
    judge_choice,
)
from blazon.bots.review import Review, review
from blazon.bots.search import search
from blazon.kernel.errors import BadValue
from blazon.match.position import Position

MANY = 400
KNOWLEDGE: tuple[Knowledge, ...] = get_args(Knowledge)


def last_card_given_away() -> Position:
    """Player 0 could have won with D11, but took D12, and player 1 wins."""
    return take(two_cards_left(), "D12", "D11")


def margin(game: Position, seat: int) -> int:
    """A player's lead in a game of two."""
    totals = game.score()["totals"]
    return int(totals[seat] - totals[1 - seat])


def decided(game: Position, at: int, knowledge: str = "own") -> Decision:
    """The review of one decision."""
    (choice,) = [one for one in choices(game, knowledge) if one.at == at]  # type: ignore[arg-type]
    return judge_choice(choice, MANY)


@pytest.mark.parametrize("knowledge", ["own", "open"])
def test_a_blunder_costs_the_points_that_it_gives_away(knowledge: str) -> None:
    blunder = last_card_given_away()
    right = take(two_cards_left(), "D11", "D12")
    (at,) = [n for n, token in enumerate(blunder.actions) if token == "D12"]
    found = decided(blunder, at, knowledge)
    assert (found.seat, found.token, found.best) == (0, "D12", "D11")
    assert found.value == margin(blunder, 0)
    assert found.best_value == margin(right, 0)
    assert found.cost == margin(right, 0) - margin(blunder, 0) > 20
    assert found.line[0] == "D11"
    assert found.proven


def test_an_action_is_right_if_it_is_the_best_or_hardly_worse() -> None:
    game = take(two_cards_left(), "D11", "D12")
    (at,) = [n for n, token in enumerate(game.actions) if token == "D11"]
    best = decided(game, at)
    assert best.proven
    assert is_right(best)
    assert not is_right(decided(last_card_given_away(), at))
    for cost, proven, right in (
        (NEARLY_BEST, False, True),
        (NEARLY_BEST + 0.001, False, False),
        (NEARLY_BEST, True, False),
        (0, False, True),
    ):
        assert is_right(replace(best, cost=cost, proven=proven)) is right


def test_the_right_card_costs_nothing() -> None:
    game = take(two_cards_left(), "D11", "D12")
    (at,) = [n for n, token in enumerate(game.actions) if token == "D11"]
    found = decided(game, at)
    assert (found.best, found.cost, found.value) == ("D11", 0, margin(game, 0))


@pytest.mark.parametrize("name", NAMES)
def test_the_choices_of_a_random_player_lose_more_than_those_of_a_strong_one(name: str) -> None:
    costs: dict[str, list[float]] = {"count": [], "random": []}
    for seats in (("count", "random"), ("random", "count")):
        game = Position(name, dict(SHORT)[name] if name == "richelieu" else {"rounds": 6}, seed="r")
        play_out(game, [make_bot(seat, "b") for seat in seats])
        for decision in review(game, simulations=1000).decisions:
            costs[seats[decision.seat]].append(decision.cost)
    assert mean(costs["random"]) > 2 * mean(costs["count"])


def played(name: str) -> Position:
    options = dict(SHORT)[name]
    return random_game(name, options, "review")


def small_review(game: Position, **more: str) -> Review:
    """A fast review."""
    return review(game, simulations=20, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_is_judged_and_nothing_else(name: str) -> None:
    game = played(name)
    steps: list[tuple[int, int]] = []
    found = review(game, simulations=1, progress=lambda done, of: steps.append((done, of)))
    again = Position(name, game.options, game.setup)
    expected = []
    for at, token in enumerate(game.actions):
        if again.actor is not None and len(again.legal) > 1:
            expected.append((at, again.actor, token))
        again.play(token)
    assert [(one.at, one.seat, one.token) for one in found.decisions] == expected
    assert steps == [(done, len(expected)) for done in range(1, len(expected) + 1)]
    for one in found.decisions:
        assert one.cost >= 0
        assert one.line[0] == one.best
        assert one.margins[one.seat] == one.value
        if one.token == one.best:
            assert one.cost == 0


@pytest.mark.parametrize("name", NAMES)
def test_the_worst_are_the_three_most_costly_of_each_seat(name: str) -> None:
    found = small_review(played(name))
    for seat, named in enumerate(found.worst):
        costs = {one.at: one.cost for one in found.decisions if one.seat == seat}
        assert len(named) <= 3
        assert [costs[at] for at in named] == sorted(costs.values(), reverse=True)[: len(named)]


def test_the_graph_ends_with_the_result() -> None:
    game = last_card_given_away()
    graph = small_review(game).margins
    assert graph[-1].at == len(game.actions)
    assert graph[-1].margins == [margin(game, 0), margin(game, 1)]
    assert [moment.at for moment in graph] == sorted({moment.at for moment in graph})


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("knowledge", ["own", "open"])
def test_the_same_seed_gives_the_same_review(name: str, knowledge: str) -> None:
    game = random_game(name, dict(SHORT)[name], "same", 40)
    found = small_review(game, knowledge=knowledge)
    assert found == small_review(game.copy(), knowledge=knowledge)
    assert found == review(
        game.record,
        knowledge,  # type: ignore[arg-type]
        simulations=found.simulations,
    )


def test_what_nobody_could_know_is_held_against_nobody() -> None:
    """Two deals that differ in discs on the table: equal reviews until everything is open."""
    games = []
    for setup in (deal(), deal(discs={"A4": "cross", "B2": "tower"})):
        game = play(Position("richelieu", {}, setup), "A1 -")
        games.append(game)
    one, other = games
    assert decided(one, 0) == decided(other, 0)
    assert decided(one, 0, "open") != decided(other, 0, "open")


def test_a_search_can_be_told_what_to_begin_with() -> None:
    seen = two_cards_left().observe(0)
    found = search(seen, simulations=MANY, seed="s", first="D12")
    assert (found.action, found.line[0]) == ("D12", "D12")
    assert found.proven
    assert found.margins == [float(margin(last_card_given_away(), seat)) for seat in (0, 1)]
    guessed = search(seen, simulations=MANY, seed="s", first="D12", endings=False)
    assert (guessed.action, guessed.simulations, guessed.proven) == ("D12", MANY, False)
    assert guessed.margins == found.margins
    with pytest.raises(BadValue, match="first: must be one of D11 D12"):
        search(seen, simulations=1, first="A1")


def test_a_review_by_no_known_knowledge_is_refused() -> None:
    with pytest.raises(BadValue, match="knowledge: must be one of own, open"):
        review(two_cards_left(), "all")  # type: ignore[arg-type]


def test_what_is_hidden_from_a_player_is_proven_only_with_everything_open() -> None:
    game = last_cards(3, 1)
    at = len(game.actions)
    while not game.over:
        game.play(next(iter(game.legal)))
    own, everything = (
        [judge_choice(one, MANY) for one in choices(game, knowledge) if one.at >= at]
        for knowledge in KNOWLEDGE
    )
    assert own
    assert not any(one.proven for one in own)
    assert all(one.proven for one in everything)
    assert [one.at for one in own] == [one.at for one in everything]


def test_what_is_proven_agrees_with_the_game_when_it_is_played_so() -> None:
    """On the proven line no decision has a cost, and each has the value of the result."""
    game = last_cards(3, 1)
    at = len(game.actions)
    found = game.solve()
    assert found
    for token in found.line:
        game.play(token)
    for choice in choices(game, "open"):
        if choice.at >= at:
            one = judge_choice(choice, MANY)
            assert (one.cost, one.best, one.proven) == (0, one.token, True)
            assert one.margins == [margin(game, 0), margin(game, 1)]


def test_a_review_that_does_not_say_what_is_proven_is_read() -> None:
    known = asdict(small_review(last_card_given_away()))
    for one in known["decisions"]:
        del one["proven"]
    read = msgspec.json.decode(msgspec.json.encode(known), type=Review)
    assert read.decisions
    assert not any(one.proven for one in read.decisions)
