"""The value of games, from each round's matrix game; and which results are not exact.

The recursion follows Rhoads and Bartholdi, "Computer solution to the game of pure strategy"
(Games 3, 2012), but uses Blazon's own positions and fractions.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations

import pytest

import blazon

Matrix = Sequence[Sequence[Fraction]]
"""The first player's payoff, by their choice (row) and the second player's (column)."""
Count = Callable[[blazon.Position], Fraction]
"""The first player's payoff at the end of a game."""


def lead(position: blazon.Position) -> Fraction:
    """The first player's lead in points."""
    first, second = position.score()["totals"]
    return Fraction(first - second)


def share(position: blazon.Position) -> Fraction:
    """The first player's share of the win."""
    winners = position.score()["winners"]
    return Fraction(0 in winners, len(winners))


def value(position: blazon.Position, count: Count, known: dict[object, Fraction]) -> Fraction:
    """The value to the first player of a position before a prize, or before both bids."""
    if position.over:
        return count(position)
    if position.actor is not None:
        return solve(round_of(position, count, known))[0]
    view = position.observe(None).view()
    hands = [tuple(player["hand"]) for player in view["players"]]
    key = (*hands, tuple(view["left"]), lead(position))
    if key not in known:
        known[key] = sum(
            (
                chance * value(after(position, prize), count, known)
                for prize, chance in position.chances().items()
            ),
            Fraction(),
        )
    return known[key]


def round_of(position: blazon.Position, count: Count, known: dict[object, Fraction]) -> Matrix:
    """The matrix game of the bids for a prize."""
    return [
        [value(after(position, bid, other), count, known) for other in after(position, bid).legal]
        for bid in position.legal
    ]


def after(position: blazon.Position, *actions: str) -> blazon.Position:
    """A position after some more actions."""
    for action in actions:
        position = position.after(action)
    return position


def play(actions: str, cards: int) -> blazon.Position:
    """A game after these actions."""
    return after(blazon.new("goofspiel", cards=cards), *actions.split())


def first_bids(prize: int, cards: int, count: Count) -> list[Fraction]:
    """The best probabilities for bidding each card for the first prize."""
    return solve(round_of(play(f"={prize}", cards), count, {}))[1]


@pytest.mark.parametrize("cards", [3, 4])
def test_a_new_game_is_worth_the_same_to_both(cards: int) -> None:
    position = blazon.new("goofspiel", cards=cards)
    assert value(position, lead, {}) == 0
    assert value(position, share, {}) == Fraction(1, 2)


@pytest.mark.parametrize("count", [lead, share])
def test_with_three_cards_the_best_bid_is_as_high_as_the_prize(count: Count) -> None:
    for prize in (1, 2, 3):
        assert first_bids(prize, 3, count) == [card == prize for card in (1, 2, 3)]


def test_with_four_cards_the_best_first_bids_are_mixed_for_the_prizes_between() -> None:
    middle, high = 457239, 4194439
    assert [first_bids(prize, 4, lead) for prize in (1, 2, 3, 4)] == [
        [1, 0, 0, 0],
        [Fraction(part, middle) for part in (154132, 62196, 240911, 0)],
        [Fraction(part, high) for part in (1127175, 0, 2155864, 911400)],
        [0, 0, 0, 1],
    ]


# The limits of a solver with everything open


def test_its_own_value_is_two_thirds_where_the_open_game_is_level() -> None:
    """Ahead in cards and one point behind: the second player must not see the first bid."""
    before = play("=1 1 2", 3)
    assert value(before, share, {}) == Fraction(2, 3)
    assert value(before, lead, {}) == Fraction(2, 5)
    found = after(before, "=2").observe(0).solve()
    assert found is not None
    assert (found.shares, found.deals, found.claim) == ([0.5, 0.5], 1, "bound")


def test_nothing_is_called_exact_before_the_last_cards() -> None:
    claims = []
    position = blazon.new("goofspiel", cards=3, seed="claims")
    while not position.over:
        if position.actor is None:
            position.roll()
            continue
        found = position.observe(position.actor).solve()
        assert found is not None
        claims.append((len(position.legal), found.claim))
        position.play(next(iter(position.legal)))
    assert claims == [*[(3, "bound")] * 2, *[(2, "bound")] * 2, *[(1, "exact")] * 2]


def test_with_everything_open_the_second_player_wins() -> None:
    """That is the exact value of another game, with sequential bids."""
    found = play("=3", 3).solve()
    assert found is not None
    assert found.claim == "exact"
    assert found.shares[1] > found.shares[0]


# Matrix games


def solve(matrix: Matrix) -> tuple[Fraction, list[Fraction]]:
    """The value to the first player, and the probability of each row in a best mixed strategy.

    It looks for equal numbers of rows and columns between which both players are indifferent
    and no other row or column is better (Shapley and Snow, 1950).
    """
    columns = list(zip(*matrix, strict=True))
    for size in range(1, min(len(matrix), len(columns)) + 1):
        for rows in combinations(range(len(matrix)), size):
            for chosen in combinations(range(len(columns)), size):
                first = _indifferent([[columns[c][r] for r in rows] for c in chosen])
                second = _indifferent([[matrix[r][c] for c in chosen] for r in rows])
                if first is None or second is None:
                    continue
                (mix, value), (other, _) = first, second
                least = min(_mean(mix, [column[r] for r in rows]) for column in columns)
                most = max(_mean(other, [row[c] for c in chosen]) for row in matrix)
                if least >= value >= most:
                    found = dict(zip(rows, mix, strict=True))
                    return value, [found.get(row, Fraction(0)) for row in range(len(matrix))]
    raise ArithmeticError("every matrix game has a value")


def _mean(weights: Sequence[Fraction], values: Sequence[Fraction]) -> Fraction:
    return sum((w * v for w, v in zip(weights, values, strict=True)), Fraction())


def _indifferent(rows: list[list[Fraction]]) -> tuple[list[Fraction], Fraction] | None:
    """Weights that give all rows the same mean, and that mean; None if there are none."""
    size = len(rows)
    table = [[*row, Fraction(-1), Fraction(0)] for row in rows]
    table.append([*[Fraction(1)] * size, Fraction(0), Fraction(1)])
    for step in range(size + 1):
        pivot = next((row for row in range(step, size + 1) if table[row][step]), None)
        if pivot is None:
            return None
        table[step], table[pivot] = table[pivot], table[step]
        table[step] = [entry / table[step][step] for entry in table[step]]
        for row in range(size + 1):
            if row != step and (factor := table[row][step]):
                pairs = zip(table[row], table[step], strict=True)
                table[row] = [entry - factor * other for entry, other in pairs]
    *weights, value = [row[-1] for row in table]
    return None if min(weights) < 0 else (weights, value)
