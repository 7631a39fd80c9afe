"""The search solves endings: exactly, only if nothing hidden matters, and only on request."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from typing import Any

import pytest
from tests.bots.test_search import look, two_cards_left
from tests.games.richelieu.tables import take
from tests.match.brute_force import brute_force, last_cards, solved
from tests.match.test_solving import two_discs
from tests.samples import step

from blazon.bots.endings import average, compile_ahead, prove
from blazon.bots.levels import Level, levels
from blazon.bots.search import search
from blazon.kernel.game import Variant
from blazon.match.position import Position
from blazon.match.solving import only_deal

OPEN_DECK = {"cards": {"BOU2": 10, "AUVs": 14, "ANJt": 12, "CHA1": 12}, "discs": {}}
DUKE = levels("richelieu")["duke"]
MANY = 3000


def open_ending(left: int, seed: int) -> Position:
    """The last cards of a random game without hidden information."""
    return last_cards(left, seed, deck={**OPEN_DECK, "disc_cells": []})


@pytest.mark.parametrize("seed", range(12))
def test_an_ending_without_secrets_is_proven_and_right(seed: int) -> None:
    game = open_ending(1 + seed % 3, seed)
    wanted = brute_force(game)
    assert wanted is not None
    found = look(game, simulations=MANY, seed="s")
    share, lead = wanted
    assert found.proven
    assert found.simulations == 0
    assert found.margins == [lead, -lead]
    assert found.values[0] > found.values[1] or share < 1
    assert sum(found.values) == pytest.approx(1, abs=1e-5)
    for token in found.line:
        game.play(token)
    assert game.over
    totals = game.score()["totals"]
    assert totals[0] - totals[1] == lead


def test_no_other_action_is_better_than_the_proven_one() -> None:
    for seed in range(6):
        game = open_ending(4, seed)
        assert game.actor is not None
        best = look(game, simulations=MANY)
        others = [look(game, simulations=MANY, first=token) for token in game.legal]
        assert all(other.proven for other in others)
        seat = game.actor
        assert best.values[seat] == max(other.values[seat] for other in others)
        assert best.margins[seat] == max(other.margins[seat] for other in others)


def test_what_is_hidden_from_the_player_is_not_used() -> None:
    """With face-down discs, even a rival's, only players who know all discs have a proof."""
    game = last_cards(3, 1)
    assert len(game.setup["discs"]) == 8
    seen = game.observe(game.actor)
    assert not search(seen, simulations=MANY, seed="s").proven
    assert search(game.disclose(), simulations=MANY, seed="s").proven


def test_what_only_the_rival_does_not_know_proves_nothing() -> None:
    game = two_discs(mover_has_one=True)
    seen = game.observe(game.actor)
    assert prove(seen, DUKE, 100_000) is None
    assert average(seen, DUKE, 100_000, "s")
    assert prove(game.disclose(), DUKE, 100_000)


BOTH_DISCS = {"BOU": 2, "AUV": 2}
ONE_SIDED = [(2, 22), (2, 123), (3, 544), (3, 1188)]


def with_few_discs(left: int, seed: int) -> Position:
    """The last cards of a random game with three discs of two kinds; the fourth is in the box."""
    cells = ["A8", "B3", "C9"]
    return last_cards(left, seed, deck={**OPEN_DECK, "discs": BOTH_DISCS, "disc_cells": cells})


def all_deals(game: Position, seat: int) -> Iterator[Position]:
    """The game with each deal of its discs that this player considers possible."""
    seen, cells = game.observe(seat).view(), game.setup["discs"]
    for kinds in product(BOTH_DISCS, repeat=len(cells)):
        if all(kinds.count(kind) <= count for kind, count in BOTH_DISCS.items()):
            setup = {**game.setup, "discs": dict(zip(cells, kinds, strict=True))}
            twin = Position("richelieu", game.options, setup, game.actions)
            if twin.observe(seat).view() == seen:
                yield twin


def worst_result(game: Position, seat: int) -> tuple[float, float]:
    """The win share and lead that this player, knowing only their own view, gets at worst."""
    if game.over:
        winners, totals = game.score()["winners"], game.score()["totals"]
        return (seat in winners) / len(winners), totals[seat] - totals[1 - seat]
    if game.actor != seat:
        return min(worst_result(game.after(token), seat) for token in game.legal)
    found = solved(game.observe(seat))
    assert found.action is not None
    return worst_result(game.after(found.action), seat)


@pytest.mark.slow_without_jit
@pytest.mark.parametrize(("left", "seed"), ONE_SIDED)
def test_what_is_proven_is_sure_for_who_decides_though_the_rival_knows_less(
    left: int, seed: int
) -> None:
    game = with_few_discs(left, seed)
    assert game.actor is not None
    seat = game.actor
    found, exact = look(game, simulations=MANY, seed="s"), solved(game.observe(seat))
    assert found.proven
    assert exact.claim == "exact"
    assert only_deal(game.variant, game.observe(1 - seat).states, 1 - seat) is None
    assert found.margins == exact.leads == [-lead for lead in reversed(exact.leads)]
    deals = list(all_deals(game, seat))
    assert len(deals) > 1
    for deal in deals:
        assert worst_result(deal, seat) == (exact.shares[seat], found.margins[seat])


@pytest.mark.slow_without_jit
def test_nothing_is_proven_where_a_die_may_be_rolled_after_another_action(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, rng = Position("rheingold", {"players": 2, "rounds": 2}, seed="45"), random.Random(45)
    while not game.over:
        step(game, rng)
    monkeypatch.setattr(type(game.variant), "stays_public", lambda _, __: True)
    level = replace(levels("rheingold")["duke"], endings=60)
    last = game.copy()
    while last.actor is None or len(last.legal) == 1:
        last.undo()
    assert prove(last.disclose(), level, 200_000)
    game.undo(len(game.actions) - 13)
    found = solved(game)
    for token in found.line:
        game.play(token)
    assert game.over
    game.undo(len(found.line))
    assert prove(game.disclose(), level, 200_000) is None


def test_where_no_ending_can_be_played_out_nothing_is_prepared_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At the opening, a short search neither enumerates deals nor allocates space to solve them."""
    game = Position("richelieu", seed="opening")
    monkeypatch.delattr(type(game.variant), "deals")
    monkeypatch.delattr("blazon.bots.endings.Solver")
    assert look(game, simulations=1, seed="s").simulations == 1


def test_for_a_game_whose_levels_solve_no_endings_nothing_is_compiled_to_solve_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Position("rheingold", seed="compile")
    monkeypatch.delattr("blazon.bots.endings.Solver")
    compile_ahead(game.observe(0))


def test_nothing_is_proven_where_something_is_hidden_later(monkeypatch: pytest.MonkeyPatch) -> None:
    game = open_ending(2, 1)
    seen = game.observe(game.actor)
    assert prove(seen, DUKE, 100_000)
    monkeypatch.setattr(type(game.variant), "stays_public", Variant.stays_public)
    assert prove(seen, DUKE, 100_000) is None
    assert prove(game.disclose(), DUKE, 100_000) is None


def unlike(game: Position, seat: int) -> Position:
    """The same game, except for two discs that this player does not know."""
    seen, cells = game.observe(seat), game.setup["discs"]
    known = set(seen.view()["players"][seat]["discs"] or [])
    unknown = [cell for cell, disc in cells.items() if disc not in known | {"return"}]
    one, other = next(pair for pair in combinations(unknown, 2) if cells[pair[0]] != cells[pair[1]])
    swapped = {**cells, one: cells[other], other: cells[one]}
    twin = Position("richelieu", game.options, {**game.setup, "discs": swapped}, game.actions)
    assert twin.observe(seat).view() == seen.view()
    return twin


def test_some_deals_are_played_out_where_something_hidden_matters() -> None:
    game = last_cards(3, 1)
    assert game.actor is not None
    twin = unlike(game, game.actor)
    assert game.disclose().states["disc"].tolist() != twin.disclose().states["disc"].tolist()
    found = look(game, simulations=MANY, seed="s")
    assert (found.simulations, found.proven) == (0, False)
    assert found == look(twin, simulations=MANY, seed="s")
    assert found.line[0] == found.action in game.legal
    assert found.margins[0] == pytest.approx(-found.margins[1])
    other = look(game, simulations=MANY, seed="s", first=next(iter(game.legal)))
    assert other.line[0] == next(iter(game.legal))


def test_on_average_the_chosen_action_is_the_best() -> None:
    for seed in range(5):
        game = last_cards(3, seed)
        if game.actor is None or len(game.legal) == 1:
            continue
        seen = game.observe(game.actor)
        found = {token: average(seen, DUKE, 100_000, "s", token) for token in (None, *game.legal)}
        leads = {token: one.margins[game.actor] for token, one in found.items() if one}
        assert leads.keys() == found.keys()
        wins = {token: one.values[game.actor] for token, one in found.items() if one}
        best = leads.pop(None), wins.pop(None)
        assert best in {(leads[token], wins[token]) for token in leads}
        assert best[0] == max(leads.values()) or best[1] == max(wins.values())


def test_where_too_few_deals_can_be_played_out_it_is_searched() -> None:
    game = last_cards(6, 1)
    seen = game.observe(game.actor)
    assert average(seen, DUKE, 500, "s") is None
    assert average(seen, DUKE, 10_000_000, "s")
    assert look(game, simulations=20, seed="s").simulations == 20


def test_only_levels_that_say_so_play_endings_out() -> None:
    game = two_cards_left()
    proven = {name: look(game, level=name, seed="s").proven for name in levels("richelieu")}
    assert proven == {"page": False, "squire": False, "knight": False, "count": True, "duke": True}
    for level in levels("rheingold").values():
        assert level.endings == 0


def test_a_search_that_is_told_not_to_proves_nothing() -> None:
    found = look(two_cards_left(), simulations=50, seed="s", endings=False)
    assert not found.proven
    assert found.simulations == 50


def test_the_same_budget_gives_the_same_answer_and_too_small_a_one_none() -> None:
    game = open_ending(5, 3)
    seen = game.observe(game.actor)
    full = prove(seen, DUKE, 1_000_000)
    assert full is not None
    assert prove(seen, DUKE, full.nodes + 1) == full
    assert prove(seen, DUKE, full.nodes // 2) is None
    few, again = (look(game, simulations=1, seed="s") for _ in range(2))
    assert few == again
    assert not few.proven


def test_endings_are_played_out_when_they_are_near_and_not_before() -> None:
    def at(level: Level, game: Position) -> Any:
        return prove(game.observe(game.actor), level, 10_000_000)

    near, far = open_ending(2, 1), open_ending(30, 1)
    assert at(DUKE, near)
    assert at(DUKE, far) is None
    assert at(replace(DUKE, endings=1), near) is None
    assert at(replace(DUKE, endings=0), near) is None


def test_a_time_limit_plays_endings_out_too() -> None:
    found = look(two_cards_left(), time_ms=50)
    assert (found.action, found.proven) == ("D11", True)


def test_an_action_that_ends_the_game_is_judged_by_the_result() -> None:
    game = take(two_cards_left(), "D11", "D12")
    game.undo()
    assert game.actor is not None
    (last,) = list(game.legal)
    found = look(game, simulations=MANY, first=last)
    game.play(last)
    totals = game.score()["totals"]
    assert (found.proven, found.line) == (True, [last])
    assert found.margins == [totals[0] - totals[1], totals[1] - totals[0]]


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_than_two_players_nothing_is_proven(players: int) -> None:
    game = last_cards(2, 5, edition="court", players=players)
    assert not search(game.disclose(), simulations=MANY, seed="s").proven
    assert average(game.observe(game.actor), DUKE, 10_000_000, "s") is None
