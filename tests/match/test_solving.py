"""Exact endings: equal to brute force, and the answers when much is hidden."""

import random
from contextlib import suppress
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from tests.games.richelieu.tables import take
from tests.match.brute_force import brute_force, cards_left, last_cards, solved
from tests.samples import step
from tests.volume import share, some

import blazon
from blazon.kernel import batch, minimax
from blazon.kernel.bits import members
from blazon.kernel.errors import BadValue
from blazon.kernel.expectimax import Expectimax
from blazon.kernel.game import Variant
from blazon.kernel.minimax import TooManyNodesError
from blazon.match.position import Position

OPTIONS: list[dict[str, Any]] = [
    {"edition": edition, "ending": ending, "players": 2}
    for edition in ("duel", "court")
    for ending in ("full", "last-row")
]


def endings(left: int, count: int, **options: Any) -> list[Position]:
    """A share of so many games, this many cards before their ends."""
    return [last_cards(left, seed, **options) for seed in share(range(count))]


@pytest.mark.slow_without_jit
@pytest.mark.parametrize("options", OPTIONS)
def test_the_result_is_that_of_brute_force(options: dict[str, Any]) -> None:
    compared = 0
    for left in (1, 2, 3):
        for position in endings(left, 30, **options):
            if (wanted := brute_force(position)) is not None:
                found = solved(position)
                assert (found.shares[0], found.leads[0]) == wanted, position.record
                compared += 1
    assert compared > some(60)


@pytest.mark.slow_without_jit
@pytest.mark.parametrize("options", OPTIONS)
def test_both_ways_to_solve_agree(options: dict[str, Any]) -> None:
    compared = 0
    for position in endings(3, 40, **options):
        game, found = position.game, position.solve()
        other = Expectimax(game.state, game.mask, 2, (1, 1 << 20), 100_000)
        with suppress(TooManyNodesError):
            _, shares, leads = other.solve(position.states)
            assert found is not None
            assert (found.shares, found.leads) == (shares, leads)
            compared += 1
    assert compared > some(20)


@pytest.mark.slow_without_jit
def test_for_two_without_chance_fewer_positions_are_looked_at() -> None:
    nodes = others = 0
    for position in [last_cards(4, seed) for seed in range(6)]:
        game = position.game
        other = Expectimax(game.state, game.mask, 2, (1, 1 << 20), 10_000_000)
        other.solve(position.states)
        nodes, others = nodes + solved(position).nodes, others + other.nodes
    assert nodes < 0.9 * others


@pytest.mark.slow_without_jit
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("objective", ["win", "margin"])
def test_the_line_leads_to_the_result(players: int, objective: Any) -> None:
    for position in endings(4, 12, edition="court", players=players):
        found = solved(position, objective=objective)
        assert found.claim == "exact"
        assert found.action == found.line[0]
        played = position.copy()
        for token in found.line:
            played.play(token)
        assert played.over
        score = played.score()
        totals, winners = score["totals"], score["winners"]
        for seat in range(players):
            rivals = [total for other, total in enumerate(totals) if other != seat]
            assert found.leads[seat] == totals[seat] - max(rivals)
            assert found.shares[seat] == (seat in winners) / len(winners)


@pytest.mark.slow_without_jit
def test_who_wants_the_lead_first_wins_as_often_as_who_wants_to_win() -> None:
    for position in endings(4, 30):
        win, margin = (solved(position, objective=one) for one in ("win", "margin"))
        assert win.shares == margin.shares  # the player in the lead wins


@pytest.mark.slow_without_jit
@pytest.mark.parametrize(("players", "left"), [(2, 7), (3, 4)])
def test_room_that_has_to_grow_changes_nothing(
    players: int, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {"edition": "court", "players": players}
    positions = [last_cards(left, seed, **options) for seed in range(6)]
    found = [solved(position) for position in positions]
    monkeypatch.setattr(minimax, "FIRST_KNOWN", 2)
    again = [solved(position) for position in positions]
    assert [(one.leads, one.shares) for one in again] == [(one.leads, one.shares) for one in found]
    assert sum(one.nodes for one in again) > sum(one.nodes for one in found)


def test_positions_that_can_be_solved_but_too_late_are_not() -> None:
    position = blazon.new("richelieu", seed="a")
    assert position.solve(nodes=1_000) is None
    assert position.observe(position.actor).solve(nodes=1_000) is None


@pytest.mark.parametrize(
    ("given", "field"),
    [({"objective": "draw"}, "objective"), ({"nodes": 0}, "nodes"), ({"nodes": True}, "nodes")],
)
def test_what_cannot_be_wanted_is_refused(given: dict[str, Any], field: str) -> None:
    position = blazon.new("richelieu", seed="a")
    for solve in (position.solve, position.observe(position.actor).solve):
        with pytest.raises(BadValue) as refused:
            solve(**given)
        assert refused.value.field == field


def test_only_who_acts_can_ask() -> None:
    position = blazon.new("richelieu", seed="a")
    assert position.actor is not None
    for observer in (None, 1 - position.actor):
        with pytest.raises(BadValue, match="must be the player who acts now"):
            position.observe(observer).solve()


def test_where_chance_decides_nobody_knows_anything_of_their_own() -> None:
    position = blazon.new("rheingold", seed="a")
    with pytest.raises(BadValue, match="must be open at a chance event"):
        position.solve(knowledge="own")
    with pytest.raises(BadValue, match="must be one of own, open"):
        position.solve(knowledge="all")  # type: ignore[arg-type]


def test_the_end_is_what_it_is() -> None:
    position = last_cards(1, 1)
    rng = random.Random(1)
    while not position.over:
        position.play(rng.choice(list(position.legal)))
    found, totals = solved(position), position.score()["totals"]
    assert (found.action, found.line) == (None, [])
    assert found.leads == [totals[0] - totals[1], totals[1] - totals[0]]
    assert position.solve(knowledge="own") == found


# Hidden information


@pytest.mark.slow_without_jit
@pytest.mark.parametrize(
    ("game", "players"), [("richelieu", 2), ("richelieu", 3), ("rheingold", 2)]
)
def test_deals_are_what_a_new_deal_can_be(game: str, players: int) -> None:
    """Every deal fits the view, none occurs twice, and chance deals no others."""
    rng = random.Random(3)
    options = {"edition": "court"} if game == "richelieu" else {"map": "loch"}
    for seed in range(4):
        position = blazon.new(game, seed=str(seed), players=players, **options)
        for _ in range(150):
            if position.over:
                break
            step(position, rng)
            if game == "richelieu" and cards_left(position) <= 3:
                break
        if position.over or position.actor is None:
            continue
        seen = position.observe(position.actor)
        keys: dict[bytes, int] = {}
        for number, (ways, states) in enumerate(position.variant.deals(seen.states, seen.observer)):
            if number == 3_000:
                break
            assert ways > 0
            again, hidden = states.copy(), np.zeros(1, states.dtype)
            batch.observe(again, hidden, np.array([seen.observer], np.uint64))
            assert hidden.tobytes() == seen.states.tobytes()
            keys[states.tobytes()] = keys.get(states.tobytes(), 0) + 1
        assert keys
        assert set(keys.values()) == {1}


@pytest.mark.slow_without_jit
def test_with_everything_open_it_is_exact_and_else_mostly_a_bound() -> None:
    for position in endings(1, 30):
        assert position.actor is not None
        found = solved(position, knowledge="own")
        assert found == position.observe(position.actor).solve()
        assert position.disclose().solve() == position.solve()
        assert (found.claim == "exact") == (found.deals == 1)
        if found.claim == "bound":
            assert found.line == [found.action]
            assert found.action in position.legal


def two_discs(*, mover_has_one: bool) -> Position:
    """Two cards are left and player 0 is to move; one player took a disc, so knows the other."""
    cells = [f"{row}{column}" for row in "ABCD" for column in range(1, 13)]
    discs = {"A1": "AUV", "D11": "BOU"}
    deck = {"cards": {"BOU2": 45, "AUV1": 3}, "discs": {"BOU": 1, "AUV": 1}}
    cards = [*["BOU2"] * 44, "AUV1", "AUV1", "BOU2", "AUV1"]
    position = Position(
        "richelieu",
        {"deck": {**deck, "disc_cells": list(discs)}},
        {"cards": cards, "discs": discs, "first": 0},
    )
    begin = ["A1"] if mover_has_one else ["B1", "A1"]
    take(position, *begin, *(cell for cell in cells[:46] if cell not in begin))
    assert (position.actor, list(position.legal)) == (0, ["D11", "D12"])
    return position


@pytest.mark.slow_without_jit
def test_what_only_the_rival_does_not_know_makes_it_a_bound_too() -> None:
    position = two_discs(mover_has_one=True)
    found, opened = solved(position, knowledge="own"), solved(position)
    assert (found.claim, found.deals, found.line) == ("bound", 1, [opened.action])
    assert (found.leads, found.shares) == (opened.leads, opened.shares)
    hidden = solved(two_discs(mover_has_one=False), knowledge="own")
    assert (hidden.claim, hidden.deals) == ("bound", 2)


@pytest.mark.slow_without_jit
def test_it_is_exact_once_everybody_knows_all_that_matters() -> None:
    position = two_discs(mover_has_one=True)
    position.play("D11")
    assert solved(position, knowledge="own").claim == "exact"


@pytest.mark.slow_without_jit
def test_a_game_that_does_not_say_that_all_is_public_has_no_exact_results(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = two_discs(mover_has_one=True)
    position.play("D11")
    monkeypatch.setattr(type(position.variant), "stays_public", Variant.stays_public)
    found = solved(position, knowledge="own")
    assert (found.claim, found.deals) == ("bound", 1)


@pytest.mark.slow_without_jit
def test_dice_count_by_their_odds() -> None:
    """The last actions of short games of Rheingold."""
    compared = 0
    for seed in range(6):
        position = blazon.new("rheingold", seed=str(seed), players=2, rounds=2)
        rng = random.Random(seed)
        while not position.over:
            step(position, rng)
        while position.phase != "ROLL":
            position.undo()
        if (found := position.solve(nodes=2_000_000)) is not None:
            after = [position.after(token) for token in position.legal]
            worths = [solved(one, nodes=2_000_000) for one in after]
            assert (found.action, found.line) == (None, [])
            for seat in range(2):
                shares = [worth.shares[seat] for worth in worths]
                assert found.shares[seat] == pytest.approx(sum(shares) / 6)
            compared += 1
    assert compared


@pytest.mark.slow_without_jit
def test_a_bound_is_the_mean_over_all_deals() -> None:
    for position in endings(1, 25):
        assert position.actor is not None
        seen = position.observe(position.actor)
        found = seen.solve()
        if found is None or found.claim != "bound":
            continue
        best = _means(position, seen)
        assert found.action in best
        seat = position.actor
        top = max(share * (1 << 20) + lead for share, lead in best.values())
        share, lead = best[found.action]
        assert share * (1 << 20) + lead == top
        assert (float(share), float(lead)) == (found.shares[seat], found.leads[seat])


def _means(position: Position, seen: Any) -> dict[str, tuple[Fraction, Fraction]]:
    """For each action, the acting player's mean win share and lead, by brute force on each deal."""
    masks = np.zeros(1, position.game.mask)
    batch.ask(seen.states, masks, np.zeros(1, np.int64))
    cases = list(position.variant.deals(seen.states, seen.observer))
    total, seat, found = sum(ways for ways, _ in cases), position.actor, {}
    for action in members(int.from_bytes(masks.tobytes(), "little")):
        share = lead = Fraction(0)
        for ways, states in cases:
            following = states.copy()
            batch.act(following, np.array([action], np.uint64))
            worth = _brute(position, following)
            own = worth if seat == 0 else (1 - worth[0], -worth[1])
            share += Fraction(own[0]) * Fraction(ways, total)
            lead += Fraction(own[1]) * Fraction(ways, total)
        found[position.variant.tokens(seen.states)[action]] = share, lead
    return found


def _brute(position: Position, states: Any) -> tuple[float, float]:
    twin = position.copy()
    twin._states = states
    worth = brute_force(twin)
    assert worth is not None
    return worth
