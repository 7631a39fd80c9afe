"""Can the styles of bots be told apart by what they do, and are they as strong as their level?

Each style plays its plain level, every deal from both seats. A discriminant, fitted on the first
half of the deals, names the style of each game of the other half from a few figures.
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from blazon.bots.styles import styles
from blazon.games.rheingold.rules.state import NOBODY_HOLDS, STARTS
from blazon.games.rheingold.rules.state import Phase as InRheingold
from blazon.games.richelieu.rules.rules import ends
from blazon.games.richelieu.rules.state import PROVINCES
from blazon.games.richelieu.rules.state import Phase as InRichelieu
from blazon.kernel.game import States
from blazon.lab.arena import spread, workers
from blazon.lab.playing import Played, play_game
from blazon.lab.ratings import rate

Floats = npt.NDArray[np.float64]
Figures = dict[str, float]
"""What a player did in a game, by name."""

OPTIONS: Mapping[str, Mapping[str, Any]] = {"richelieu": {}, "rheingold": {"rounds": 60}}
"""The options of the games that are measured."""
LEVELS = {"richelieu": "knight", "rheingold": "knight"}
_EARLY_TURNS = 8
_EARLY_ROUNDS = 20
_CARDS_AT_HALF = 24
_SHRINKING, _LEAST = 1e-3, 1e-9
"""What is added to each figure's variance, so that covariances are regular: a share, and a bit."""


def of_richelieu(states: States, seat: int) -> Figures:
    """What a player did in a game of Richelieu.

    Args:
        states: all positions of the game in order.
        seat: the player.
    """
    before, after = states[:-1], states[1:]
    mine = before["player"] == seat
    starts = mine & (np.diff(before["turn"].astype(int), prepend=-1) > 0)
    turns = starts.sum()
    marked, new = before["marker"][:, seat], after["taken"][:, seat] & ~before["taken"][:, seat]
    laid = np.where(mine, after["marker"][:, seat] & ~marked, 0).astype(np.uint64)
    on_cards = _count(marked)
    reserve = before["markers"] - on_cards - before["box"][:, seat]
    rivals = np.bitwise_or.reduce(np.delete(before["marker"], seat, axis=1), axis=1)
    outer = np.array([ends(cards) for cards in before["table"]], np.uint64)
    inner = before["table"] & ~outer
    inside = inner & ~np.array([ends(cards) for cards in inner], np.uint64)
    half = states[np.argmax(_count(states["table"]) <= _CARDS_AT_HALF)]
    held = half["taken"][seat]
    symbols = np.bitwise_or.reduce(before["category"][:, PROVINCES:], axis=1)
    first = starts & (_count(before["table"]) > _CARDS_AT_HALF)
    first_turns = before["turn"] < 2 * _EARLY_TURNS
    cards, marks = _count(new).sum(), max(1, _count(laid).sum())
    return {
        "marks": (before["phase"][laid > 0] == InRichelieu.PLACE).sum() / turns,
        "markers on cards": on_cards[starts].mean(),
        "early reserve": reserve[starts][:_EARLY_TURNS].mean(),
        "share in reserve": (reserve[first] / np.maximum(1, reserve + on_cards)[first]).mean(),
        "first marks": (laid[first_turns] > 0).sum(),
        "marks at ends": _count(laid & outer).sum() / marks,
        "marks inside": _count(laid & inside).sum() / marks,
        "paid cards": _count(new & rivals).sum() / turns,
        "marked cards taken": _count(new & marked).sum() / turns,
        "second cards": _count(new)[before["cards"] > 0].sum() / turns,
        "symbols": _count(new & symbols).sum() / cards,
        "doubles at half": _count(held & half["double"]) / max(1, _count(held)),
        "categories at half": (_count(half["category"] & held) > 0).sum(),
    }


def of_rheingold(states: States, seat: int) -> Figures:
    """What a player did in a game of Rheingold; parameters as for ``of_richelieu``."""
    before, after = states[:-1], states[1:]
    mine = before["player"] == seat
    starts = mine & (before["phase"] == InRheingold.ROLL)
    first, places = int(before["first_space"][0]), int(before["places"][0])
    castles, spaces = slice(STARTS, first), slice(first, places)
    holds = before["holder"] == seat
    knights = np.where(holds, before["knights"], 0).astype(int)
    inside, outside = knights[:, castles].sum(axis=1), knights[:, spaces].sum(axis=1)
    held, rounds = holds[:, castles].sum(axis=1), before["turn"] // before["players"]
    early = starts & (rounds < _EARLY_ROUNDS)
    won = ~holds & (after["holder"] == seat) & mine[:, None]
    free = won & (before["holder"] == NOBODY_HOLDS)
    stormed = won[:, castles].sum()
    laid = ((after["shield"] > 0) & (before["shield"] == 0))[mine].sum()
    biggest = knights[:, spaces].max(axis=1)
    return {
        "first castle": rounds[np.argmax(held > 0)] if held.any() else rounds[-1],
        **{f"castles by {n}": held[rounds <= n][-1] for n in (6, 9, 12, 16, 20)},
        "biggest army": biggest[early].mean(),
        "spaces held": holds[early][:, spaces].sum(axis=1).mean(),
        "garrisons": inside[starts].sum() / max(1, held[starts].sum()),
        "early garrisons": inside[early].sum() / max(1, held[early].sum()),
        "share inside": inside[early].sum() / max(1, (inside + outside)[early].sum()),
        "castles stormed": np.log1p((won & ~free)[:, castles].sum()),
        "knights beaten": np.log1p((before["knights"] * won)[:, spaces].sum()),
        "shields": laid / max(1, stormed),
        "moves": (mine & (after["moves"] < before["moves"])).sum() / starts.sum(),
    }


def _count(cards: Any) -> Any:
    return np.bitwise_count(cards).astype(int)


FIGURES: Mapping[str, Callable[[States, int], Figures]] = {
    "richelieu": of_richelieu,
    "rheingold": of_rheingold,
}


def play(
    game: str, bots: Sequence[str], deal: str, options: Mapping[str, Any] | None = None
) -> tuple[Played, States]:
    """Play a game between bots; returns it with all its positions."""
    seen: list[States] = []
    chosen = OPTIONS[game] if options is None else options
    played = play_game(game, chosen, bots, deal, deal, lambda now: seen.append(now.states.copy()))
    return played, np.concatenate(seen)


def play_pair(game: str, bot: str, rival: str, deal: str) -> list[tuple[float, Figures]]:
    """One deal from both seats: the bot's share of the win, and what it did."""
    found = []
    for seat in (0, 1):
        played, states = play(game, (bot, rival) if seat == 0 else (rival, bot), deal)
        found.append((played.share(seat), FIGURES[game](states, seat)))
    return found


def table(figures: Sequence[Figures]) -> Floats:
    """The figures of many games, a row for each."""
    return np.array([list(one.values()) for one in figures], float)


@dataclass(frozen=True)
class Discriminant:
    """A regularized discriminant: the style under whose normal distribution a game is likeliest.

    A style's covariance is half its own and half that of all styles.
    """

    names: Sequence[str]
    means: Floats
    precisions: Floats
    """The inverse of each style's covariance."""
    spreads: Floats
    """The logarithm of the determinant of each style's covariance."""

    @classmethod
    def fit(cls, found: Mapping[str, Floats]) -> Self:
        """A discriminant from the figures of each style's games."""
        own = np.array([np.cov(rows.T) for rows in found.values()])
        least = np.diag(_SHRINKING * np.concatenate(list(found.values())).var(axis=0) + _LEAST)
        covariances = (own + own.mean(axis=0)) / 2 + least
        means = np.array([rows.mean(axis=0) for rows in found.values()])
        spreads = np.linalg.slogdet(covariances).logabsdet
        return cls(list(found), means, np.linalg.inv(covariances), spreads)

    def name(self, rows: Floats) -> list[str]:
        """The likeliest style of each game."""
        away = rows[:, None, :] - self.means
        distances = np.einsum("gsi,sij,gsj->gs", away, self.precisions, away)
        return [self.names[style] for style in (distances + self.spreads).argmin(axis=1)]


def main() -> None:
    """Print what each style does, how often it is recognized, and its Elo difference."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=FIGURES, nargs="*", default=list(FIGURES))
    parser.add_argument("--level", help="knight if not given")
    parser.add_argument("--games", type=int, default=200, help="to name the style of, of each")
    parser.add_argument("--seed", default="styles")
    given = parser.parse_args()
    for game in given.game:
        measure(game, given.level or LEVELS[game], given.games, given.seed)


def measure(game: str, level: str, games: int, seed: str) -> None:
    """Print the figures of a game's styles at a level."""
    names, deals = list(styles(game)), games  # half of the deals fit, from two seats each
    bots = {"plain": level, **{name: f"{level}:{name}" for name in names}}
    found: dict[str, list[list[tuple[float, Figures]]]] = {name: [] for name in bots}
    with workers() as pool:
        calls = [
            (game, bot, level, f"{seed}/{name}/{deal}")
            for name, bot in bots.items()
            for deal in range(deals)
        ]
        for number, pair in enumerate(spread(pool, play_pair, calls)):
            found[list(bots)[number // deals]].append(pair)
    rows = {name: table([f for pair in of for _, f in pair]) for name, of in found.items()}
    print(f"{game}, {level}: {2 * deals} games of each, half of them to fit")
    print(f"{'':20}" + "".join(f"{name:>11}" for name in bots))
    for column, figure in enumerate(found["plain"][0][0][1]):
        means = "".join(f"{of[:, column].mean():11.2f}" for of in rows.values())
        print(f"{figure:20}{means}")
    known = Discriminant.fit({name: rows[name][:games] for name in names})
    for name in names:
        named = known.name(rows[name][games:])
        others = ", ".join(f"{named.count(one)} {one}" for one in names if named.count(one))
        rating = rate([fmean(share for share, _ in pair) for pair in found[name]])
        print(
            f"{name}: recognized in {named.count(name) / len(named):.1%} ({others}); "
            f"{rating.score_text} wins, Elo {rating.elo_text}",
            flush=True,
        )


if __name__ == "__main__":
    main()
