"""How many costs a review can explain, and whether what it says is true in other deals.

    python -m benchmarks.reasons                          # 24 games of Richelieu
    python -m benchmarks.reasons --games 4 --simulations 4000 --deals 100
    python -m benchmarks.reasons --games 200 --flagged 200 --deals 2000 --knight 20

The games are between bots of three levels, with 2, 2, 3 and 4 players in turn. Each line that a
reason names is checked in fresh deals, from which games are played on as for the review.

With ``--knight``, some of these lines are checked in games of better players, too. Everything that
the player did not know is dealt again, and bots of the level ``knight`` play on in all seats, once
after the action played and once after the better one. Where the line brings the same lead in both
games, that is a tie. Two shares are printed: of all deals, where a tie counts as not true, and of
the deals without a tie.
"""

import argparse
import random
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from benchmarks.bot_games import play_to_end, played
from blazon.bots import make_bot
from blazon.bots.decisions import Choice, Decision, choices, default_simulations, judge_choice
from blazon.bots.reasons import LEAST_COST, leads_by_line, losses
from blazon.match.position import Position
from blazon.match.redealing import redealt

GAME = "richelieu"
LEVELS = ("page", "squire", "knight", "page")
PLAYERS = (2, 2, 3, 4)
COSTLY = 2.0
TRUE_SHARE = 0.65
"""The share of fresh deals in which a named line must lose points."""
BETTER_BOT, TRUE_IN_PLAY = "knight", 0.5
"""The bot of all seats in better games, and the share of them in which a line must lose points."""


class Share(NamedTuple):
    """In how many deals a named line lost points."""

    name: str
    """The decision and the line."""
    lost: int
    ties: int
    deals: int

    @property
    def of_all(self) -> float:
        """The share of all deals."""
        return self.lost / self.deals

    @property
    def without_ties(self) -> float:
        """The share of the deals in which the line made a difference; 0 if there are none."""
        return self.lost / max(1, self.deals - self.ties)


class Flagged(NamedTuple):
    """A decision with a reason."""

    number: int
    """The number of its game."""
    game: Position
    """The game, played to its end."""
    choice: Choice
    decision: Decision

    def share(self, line: str, lost: npt.NDArray[np.float64]) -> Share:
        """The share of deals in which a line lost points, from the points lost in each."""
        name = f"game {self.number}, action {self.choice.at}, {line}"
        return Share(name, int((lost > 0).sum()), int((lost == 0).sum()), len(lost))


@dataclass
class Findings:
    """Everything found so far."""

    decisions: list[Decision] = field(default_factory=list)
    flagged: int = 0
    """The number of decisions with reasons, without those that are proven."""
    fresh: list[Share] = field(default_factory=list)
    """In fresh deals, for each line named."""
    better: list[Share] = field(default_factory=list)
    """In games of better players, for some of the lines."""

    def report(self) -> None:
        """Print the figures so far."""
        for least in (LEAST_COST, COSTLY, 3.0):
            costly = [one for one in self.decisions if one.cost > least]
            explained = [one for one in costly if one.reasons]
            cost = sum(one.cost for one in costly)
            part = sum(one.cost for one in explained) / cost if cost else 0.0
            print(f"cost over {least:g}: {len(costly)} decisions, {len(explained)} with a reason")
            print(f"  these have {part:.0%} of the cost")
        print(f"{len(self.decisions)} decisions, {self.flagged} with reasons that are not proven")
        if self.fresh:
            self._report_fresh()
        if self.better:
            self._report_better()
        print(end="", flush=True)

    def _report_fresh(self) -> None:
        held = [one.of_all for one in self.fresh]
        false = sum(share < TRUE_SHARE for share in held)
        low, middle = np.quantile(held, [0.05, 0.5])
        print(f"{len(held)} lines named, each checked in {self.fresh[0].deals} fresh deals:")
        print(f"  {false} lose points in fewer than {TRUE_SHARE:.0%} of them")
        print(f"  the worst in {min(held):.1%}, 5 % in fewer than {low:.1%}", end=", ")
        print(f"half in more than {middle:.1%}")

    def _report_better(self) -> None:
        shares = self.better
        deals, ties = (sum(getattr(one, name) for one in shares) for name in ("deals", "ties"))
        lost = sum(one.lost for one in shares)
        print(f"{len(shares)} lines checked in {deals} deals played on by {BETTER_BOT}:")
        print(f"  points are lost in {lost / deals:.1%} of them", end=", ")
        print(f"in {lost / max(1, deals - ties):.1%} without the {ties} ties")
        few = sum(one.of_all <= TRUE_IN_PLAY for one in shares)
        few_without = sum(one.without_ties <= TRUE_IN_PLAY for one in shares)
        print(f"  {few} lines lose points in at most half of their deals", end=", ")
        print(f"{few_without} without ties")


def mixed_game(number: int) -> Position:
    """A game between bots of several levels."""
    players = PLAYERS[number % len(PLAYERS)]
    options = {"players": players, "edition": "court" if players > 2 else "duel"}
    bots = [make_bot(LEVELS[(number + n) % len(LEVELS)], f"{number}/{n}") for n in range(players)]
    return played(GAME, options, bots, seed=f"reasons/{number}")


def in_fresh_deals(flagged: Flagged, deals: int) -> list[Share]:
    """How often each line of a reason loses points in fresh deals, played on as for the review."""
    choice, decision = flagged.choice, flagged.decision
    seed = f"fresh/{flagged.number}/{choice.at}"
    names, lost = losses(choice.observation, choice.token, decision.best, seed, deals)
    lines = [one.line for one in decision.reasons]
    return [flagged.share(line, lost[:, names.index(line)]) for line in lines]


def in_better_games(flagged: Flagged, deals: int) -> list[Share]:
    """How often one line of a reason, drawn at random, loses points in games of better players.

    There is no share if the hidden things cannot be dealt again.
    """
    game, choice, decision = flagged.game, flagged.choice, flagged.decision
    line = random.Random(f"{flagged.number}/{choice.at}").choice(decision.reasons).line
    before = Position(GAME, game.options, game.setup, game.actions[: choice.at], seed="")
    ends = []
    for deal in range(deals):
        seed = f"better/{flagged.number}/{choice.at}/{deal}"
        fresh = redealt(before, choice.seat, seed)
        if fresh is None:
            continue
        for token in (choice.token, decision.best):
            after = fresh.after(token).copy()
            bots = [make_bot(BETTER_BOT, f"{seed}/{seat}") for seat in range(after.players)]
            play_to_end(after, bots)
            ends.append(after.states)
    if not ends:
        return []
    names, flat = game.variant.points_by_line(np.concatenate(ends))
    leads = leads_by_line(flat.astype(float).reshape(-1, 2, *flat.shape[1:]), choice.observation)
    return [flagged.share(line, (leads[:, 1] - leads[:, 0])[:, list(names).index(line)])]


def note(shares: list[Share]) -> list[Share]:
    """Print what was found for each line, so that stopping early loses nothing."""
    for one in shares:
        print(f"{one.name}: loses in {one.lost}, ties in {one.ties} of {one.deals}", flush=True)
    return shares


def main() -> None:
    """Print the share of costs with a reason, and in how many fresh deals the reasons hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--flagged", type=int, help="stop after so many decisions with reasons")
    parser.add_argument("--simulations", type=int, default=default_simulations(GAME))
    parser.add_argument("--deals", type=int, default=250, help="fresh deals for each line")
    parser.add_argument("--knight", type=int, default=0, help="lines to check in better games")
    parser.add_argument("--knight-deals", type=int, default=40, help="deals for each of these")
    given = parser.parse_args()
    found = Findings()
    every = max(1, (given.flagged or 8 * given.games) // max(1, given.knight))
    for number in range(given.games):
        game = mixed_game(number)
        for choice in choices(game):
            decision = judge_choice(choice, given.simulations)
            found.decisions.append(decision)
            if not decision.reasons or decision.proven:
                continue
            flagged = Flagged(number, game, choice, decision)
            found.fresh += note(in_fresh_deals(flagged, given.deals))
            if found.flagged % every == 0 and len(found.better) < given.knight:
                found.better += note(in_better_games(flagged, given.knight_deals))
            found.flagged += 1
            if found.flagged == given.flagged:
                break
        print(f"{number + 1} of {given.games} games")
        found.report()
        if found.flagged == given.flagged:
            break


if __name__ == "__main__":
    main()
