"""Error rates of the arena's sequential test, from simulated matches without games.

The true strength is at the lower or upper hypothesis; several distributions supply the scores of
deals. A false positive finds A stronger at the lower hypothesis, a false negative finds A not
stronger at the upper one; both should be at most 5 %. Undecided matches are not errors.

    python -m benchmarks.sprt_errors
    python -m benchmarks.sprt_errors --prior 0.01
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from blazon.lab.arena import spread, workers
from blazon.lab.ratings import (
    LEAST_DEALS,
    PRIOR_DEALS,
    expected,
    log_likelihood_ratio,
    verdict_of,
)

Floats = npt.NDArray[np.float64]
Kind = Callable[[int, float], Floats]
"""From players and mean score: the probabilities of a deal's scores, from 0 to 1 in equal steps."""


def independent(players: int, score: float) -> Floats:
    """Every seat wins or loses independently."""
    return _together(players, [1 - score, 0, score])


def decided_by_the_deal(share: float) -> Kind:
    """In this share of deals, the same seat wins for either player; others are independent."""

    def kind(players: int, score: float) -> Floats:
        level = 1 / players
        part = min(share, _most_level(players, score))
        found = (1 - part) * independent(players, (score - part * level) / (1 - part))
        found[2] += part  # A wins from one seat
        return found

    return kind


def _most_level(players: int, score: float) -> float:
    """The largest share of deals that the deal can decide if the others leave room for a loss."""
    return 1 - (score - 1 / players) / (1 - 1 / players) / 0.96


def with_draws(share: float) -> Kind:
    """This share of games is drawn between two players, or shared with one of several."""

    def kind(players: int, score: float) -> Floats:
        drawn = min(share, 1.9 * score, 1.9 * (1 - score))
        return _together(players, [1 - score - drawn / 2, drawn, score - drawn / 2])

    return kind


def same_from_every_seat(players: int, score: float) -> Floats:
    """A wins the deal from every seat or from none."""
    found = np.zeros(2 * players + 1)
    found[0], found[-1] = 1 - score, score
    return found


def _together(players: int, game: list[float]) -> Floats:
    """The distribution for games from every seat, each lost, drawn or won with these chances."""
    found = np.ones(1)
    for _ in range(players):
        found = np.convolve(found, game)
    return found


KINDS: dict[str, tuple[Kind, tuple[int, ...]]] = {
    "independent": (independent, (2, 3, 4, 5)),
    "60 % by the deal": (decided_by_the_deal(0.6), (2, 3, 4, 5)),
    "90 % by the deal": (decided_by_the_deal(0.9), (2, 3, 5)),
    "30 % drawn": (with_draws(0.3), (2, 3, 5)),
    "80 % drawn": (with_draws(0.8), (2,)),
    "alike from all seats": (same_from_every_seat, (2,)),
}
"""By name: the distribution of a deal's score, and the numbers of players it applies to."""
BOUNDS = ((0.0, 20.0), (0.0, 50.0))


@dataclass(frozen=True)
class Ends:
    """The results of simulated matches."""

    stronger: float
    """The share of matches that found A stronger."""
    not_stronger: float
    deals: float
    """Mean length."""


def simulate(
    kind: Kind,
    players: int,
    bounds: tuple[float, float],
    truth: float,
    matches: int = 2000,
    most: int = 20_000,
    prior: float = PRIOR_DEALS,
) -> Ends:
    """Play matches with an Elo difference of ``truth``, one deal of every match at a time."""
    rng = np.random.default_rng(1)
    chances = kind(players, expected(truth, players))
    scores = np.linspace(0, 1, len(chances))
    low, high = (expected(bound, players) for bound in bounds)
    counts = np.zeros((matches, len(scores)))
    ends, lengths = {"A is stronger": 0, "A is not stronger": 0}, 0
    for deal in range(1, most + 1):
        drawn = np.searchsorted(chances.cumsum()[:-1], rng.random(len(counts)), side="right")
        counts[np.arange(len(counts)), drawn] += 1
        lengths += len(counts)
        if deal < LEAST_DEALS:
            continue
        ratios = log_likelihood_ratio(counts, scores, low, high, prior)
        verdicts = np.array([verdict_of(ratio, deal) for ratio in ratios])
        for verdict in ends:
            ends[verdict] += int((verdicts == verdict).sum())
        counts = counts[verdicts == "undecided"]
        if not len(counts):
            break
    stronger, not_stronger = (number / matches for number in ends.values())
    return Ends(stronger, not_stronger, lengths / matches)


def line(name: str, players: int, bounds: tuple[float, float], given: argparse.Namespace) -> str:
    """The result for one kind of deal, number of players and pair of hypotheses."""
    lower, upper = (
        simulate(KINDS[name][0], players, bounds, truth, given.matches, given.most, given.prior)
        for truth in bounds
    )
    left = sum(1 - end.stronger - end.not_stronger for end in (lower, upper)) / 2
    return (
        f"{name:22} {players:4}    {bounds[0]:.0f}, {bounds[1]:.0f}  "
        f"{lower.stronger:7.1%}  {upper.not_stronger:7.1%}  {abs(left):8.1%}  "
        f"{(lower.deals + upper.deals) / 2:9.0f}"
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--most", type=int, default=20_000, help="maximum deals in a match")
    parser.add_argument("--prior", type=float, default=PRIOR_DEALS, help="pseudo-deals")
    given = parser.parse_args()
    print(f"{'deals':22} players   Elo     false +  false -  undecided  deals played")
    calls = [
        (name, players, bounds, given)
        for name, (_, numbers) in KINDS.items()
        for players in numbers
        for bounds in BOUNDS
    ]
    with workers() as pool:
        for found in spread(pool, line, calls):
            print(found, flush=True)


if __name__ == "__main__":
    main()
