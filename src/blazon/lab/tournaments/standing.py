"""The standing of a tournament: ratings with intervals, who beat whom, and forfeits."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from blazon.lab.tournaments.plan import Plan
from blazon.lab.tournaments.units import Game
from blazon.match.fit import GameResult, Rating, fit

Pair = tuple[str, str]


@dataclass(frozen=True)
class Encounter:
    """What two bots have won in the games that both played."""

    wins: float
    """The first one's wins; shared wins count in shares."""
    losses: float
    """The second one's wins."""
    games: int

    def __str__(self) -> str:
        return f"{shown(self.wins)}\N{EN DASH}{shown(self.losses)}"


@dataclass(frozen=True)
class Standing:
    """The standing after some games."""

    title: str
    games: int
    ratings: Mapping[str, Rating]
    """By bot, the strongest first."""
    against: Mapping[Pair, Encounter]
    """By the two bots, in both orders."""
    forfeits: Sequence[str]
    """A line for each game that a program lost otherwise than by its rules."""
    anchors: Mapping[str | int, float]


def standings(plan: Plan, games: Sequence[Sequence[Game]]) -> list[Standing]:
    """The standing in each contest, and first in all together if there are several."""
    titles = [contest.label for contest in plan.contests]
    found = [standing(plan, title, own) for title, own in zip(titles, games, strict=True)]
    if len(found) > 1:
        every = [game for own in games for game in own]
        found.insert(0, standing(plan, "All games", every))
    return found


def standing(plan: Plan, title: str, games: Sequence[Game]) -> Standing:
    """The standing after these games, of which there is at least one."""
    names = [bot.name for bot in plan.bots]
    results = [
        GameResult([names[bot] for bot in game.seats], game.shares, str(game.deal))
        for game in games
    ]
    played = {name for result in results for name in result.players}
    anchors: dict[str | int, float] = {
        name: elo for name, elo in plan.anchors.items() if name in played
    }
    ratings = {str(name): rating for name, rating in fit(results, anchors).players.items()}
    lines = tuple(_forfeit_lines(plan, games, names))
    return Standing(title, len(games), ratings, dict(_encounters(games, names)), lines, anchors)


def _encounters(games: Sequence[Game], names: Sequence[str]) -> Iterator[tuple[Pair, Encounter]]:
    sums: dict[tuple[int, int], list[float]] = defaultdict(lambda: [0.0, 0.0, 0])
    for game in games:
        for (one, share), (other, rival) in combinations(
            zip(game.seats, game.shares, strict=True), 2
        ):
            for pair, won, lost in (((one, other), share, rival), ((other, one), rival, share)):
                found = sums[pair]
                found[0] += won
                found[1] += lost
                found[2] += 1
    for (one, other), (wins, losses, count) in sorted(sums.items()):
        yield (names[one], names[other]), Encounter(wins, losses, int(count))


def _forfeit_lines(plan: Plan, games: Sequence[Game], names: Sequence[str]) -> Iterator[str]:
    for game in games:
        for seat, why in enumerate(game.forfeits):
            if why:
                contest = plan.contests[game.deal.contest]
                yield f"{names[game.seats[seat]]}, {contest.game}, game {game.number}: {why}"


def shown(value: float) -> str:
    """A sum of shares: a whole number, or with two decimals at most."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def elo_text(rating: Rating) -> str:
    """A rating with its error, or that it has none."""
    whole = round(rating.elo)
    text = f"{whole:+d}".replace("-", "\N{MINUS SIGN}") if whole else "0"
    if rating.error is None:
        return f"{text} (no interval)"
    return f"{text} ± {rating.error:.0f}" if rating.error else f"{text} (fixed)"
