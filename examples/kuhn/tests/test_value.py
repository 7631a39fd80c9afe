"""The game's value from its complete tree: -1/18 for the first player (Kuhn, 1950)."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import product
from math import prod
from typing import NamedTuple

import pytest

import blazon

VALUE = Fraction(-1, 18)
Situation = tuple[str, str]
"""A player's knowledge: their card and the actions so far."""
Strategy = dict[Situation, Fraction]
"""The probability that a player bets or calls in each situation."""
FIRST = list(product("JQK", ("", "check bet")))
SECOND = list(product("JQK", ("check", "bet")))


class Path(NamedTuple):
    """One path through the game."""

    chance: Fraction
    decisions: tuple[tuple[Situation, bool], ...]
    """The situation of each decision, and whether the player bet or called."""
    chips: int
    """The first player's winnings."""


def paths(
    position: blazon.Position,
    chance: Fraction = Fraction(1),
    decisions: tuple[tuple[Situation, bool], ...] = (),
) -> Iterator[Path]:
    """All paths through the game from a position, using only the rules."""
    if position.over:
        yield Path(chance, decisions, position.score()["totals"][position.setup["first"]])
        return
    for token in position.legal:
        after = position.copy()
        after.play(token)
        if position.actor is None:
            yield from paths(after, chance * position.chances()[token], decisions)
        else:
            view = position.observe(position.actor).view()
            known = view["players"][position.actor]["card"], " ".join(view["log"][2:])
            yield from paths(after, chance, (*decisions, (known, token in ("bet", "call"))))


def value(ways: Iterable[Path], strategy: Strategy) -> Fraction:
    """The first player's expected winnings."""
    return sum(
        (
            way.chance
            * way.chips
            * prod(strategy[known] if stakes else 1 - strategy[known] for known, stakes in way[1])
            for way in ways
        ),
        Fraction(),
    )


def equilibrium(bluff: Fraction) -> Strategy:
    """Kuhn's optimal play: the first player bluffs with the jack up to one time in three."""
    third, never, always = Fraction(1, 3), Fraction(0), Fraction(1)
    return {
        ("J", ""): bluff,
        ("Q", ""): never,
        ("K", ""): 3 * bluff,
        ("J", "check bet"): never,
        ("Q", "check bet"): bluff + third,
        ("K", "check bet"): always,
        ("J", "check"): third,
        ("Q", "check"): never,
        ("K", "check"): always,
        ("J", "bet"): never,
        ("Q", "bet"): third,
        ("K", "bet"): always,
    }


def deviations(situations: list[Situation]) -> Iterator[Strategy]:
    """Every pure strategy: a fixed decision in each situation."""
    for chosen in product((Fraction(0), Fraction(1)), repeat=len(situations)):
        yield dict(zip(situations, chosen, strict=True))


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("bluff", [Fraction(0), Fraction(1, 5), Fraction(1, 3)])
def test_optimal_play_loses_the_first_player_an_eighteenth_of_a_chip_and_nobody_can_do_better(
    first: int, bluff: Fraction
) -> None:
    ways = list(paths(blazon.new("kuhn", setup={"first": first})))
    assert len(ways) == 30
    optimal = equilibrium(bluff)
    assert value(ways, optimal) == VALUE
    assert max(value(ways, optimal | other) for other in deviations(FIRST)) == VALUE
    assert min(value(ways, optimal | other) for other in deviations(SECOND)) == VALUE


# With the cards open


def dealt(first: str, second: str) -> blazon.Position:
    """A game in which the first player, seat 0, is to act."""
    position = blazon.new("kuhn", setup={"first": 0})
    position.play(f"={first}")
    position.play(f"={second}")
    return position


@pytest.mark.parametrize(("first", "second", "chips"), [("K", "Q", 1), ("Q", "K", -1)])
def test_with_open_cards_the_higher_one_wins_the_ante(first: str, second: str, chips: int) -> None:
    found = dealt(first, second).solve()
    assert found is not None
    assert (found.claim, found.leads) == ("exact", [2.0 * chips, -2.0 * chips])


def test_the_deal_is_worth_nothing_if_all_cards_are_open() -> None:
    found = blazon.new("kuhn", setup={"first": 0}).solve()
    assert found is not None
    assert (found.action, found.line) == (None, [])
    assert found.leads == pytest.approx([0, 0])
    assert found.shares == pytest.approx([0.5, 0.5])


def test_who_knows_one_card_has_a_bound_which_the_true_value_does_not_exceed() -> None:
    leads = {}
    for card, others in {"J": "QK", "Q": "JK", "K": "JQ"}.items():
        for other in others:
            found = dealt(card, other).observe(0).solve()
            assert found is not None
            assert (found.claim, found.deals) == ("bound", 2)
            leads[card, other] = found.leads[0]
    assert leads == {
        ("J", "Q"): -2, ("J", "K"): -2, ("Q", "J"): 0, ("Q", "K"): 0, ("K", "J"): 2, ("K", "Q"): 2
    }  # fmt: skip
    assert Fraction(sum(leads.values())) / 6 >= 2 * VALUE
