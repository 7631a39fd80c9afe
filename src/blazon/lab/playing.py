"""Play one game between bots.

Games of random bots alone are left to the kernels, which play the same games many times faster.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

import numpy as np

from blazon.bots import Bot, make_bot
from blazon.bots.judge import Judge
from blazon.bots.programs import is_program, make_player
from blazon.bots.programs.program import Forfeit
from blazon.bots.programs.seated import ProgramBot
from blazon.bots.programs.words import Ending
from blazon.bots.search import SearchBot
from blazon.kernel import batch
from blazon.kernel.errors import BadValue
from blazon.kernel.levels import DECISION_MS
from blazon.kernel.playouts import play_on
from blazon.kernel.streams import STREAM, Purpose, open_stream, seed_number
from blazon.match.position import Position
from blazon.match.registry import game as find_game

_RANDOM = "random"
_ACTIONS = 4096
"""How many actions the kernels play before a long game is looked at."""


def unlimited(game: str, options: Mapping[str, Any]) -> tuple[str, ...]:
    """The names of the options that limit a game's length and are not set in these options."""
    declared = find_game(game).declared.values()
    return tuple(
        one.key for one in declared if one.kind == "number" and options.get(one.key) is None
    )


def judges_for(judge: Judge | None, bots: Sequence[str]) -> tuple[Judge | None, ...]:
    """This judge for each bot that searches; raises BadValue if there is none.

    Empty without a judge.
    """
    if judge is None:
        return ()
    searching = [
        not is_program(name) and isinstance(make_bot(name, ""), SearchBot) for name in bots
    ]
    if not any(searching):
        found = " and ".join(dict.fromkeys(bots)) or "random"
        raise BadValue("judge", f"is for levels and search:SIMULATIONS, not for {found}")
    return tuple(judge if one else None for one in searching)


@dataclass(frozen=True)
class Seats:
    """Who sits at a game."""

    bots: Sequence[str]
    """A bot's name for each seat, or the command of a program."""
    judges: Sequence[Judge | None] = ()
    """The judge for each seat's search; by default the game's own for all."""
    decision_ms: int = DECISION_MS
    """How long a program may think about a decision, in milliseconds."""

    def players(self, seed: str) -> list[Bot]:
        """The players of a game with this seed for bots."""
        return [
            make_player(name, f"{seed}/{seat}", judge=judge, decision_ms=self.decision_ms)
            for seat, (name, judge) in enumerate(zip_longest(self.bots, self.judges))
        ]


@dataclass(frozen=True)
class Played:
    """One finished game between bots."""

    totals: list[int]
    winners: list[int]
    actions: int
    turns: int
    first: int
    """Whose turn was the first."""
    forfeits: Mapping[int, str] = field(default_factory=dict)
    """The seats whose programs lost the game otherwise than by its rules, and why."""

    def share(self, seat: int) -> float:
        """The seat's share of the win, 0 to 1."""
        return (seat in self.winners) / len(self.winners)

    def margin(self, seat: int) -> int:
        """The seat's lead over its best rival, in points."""
        return self.totals[seat] - max(t for s, t in enumerate(self.totals) if s != seat)


def play_game(
    game: str,
    options: Mapping[str, Any],
    bots: Sequence[str] | Seats,
    deal: str,
    seed: str,
    watch: Callable[[Position], None] | None = None,
) -> Played:
    """Play one game between named bots.

    A program that breaks the rules of the protocol, or its time, has lost the game. The others play
    on, and a random bot takes its place.

    Args:
        game: the game's name.
        options: its options.
        bots: a bot's name for each seat, or more about who sits there.
        deal: seed of the deal and of chance.
        seed: seed of the bots.
        watch: called with each position before its decision or chance event, and with the last one.
            Without it, random bots alone play many times faster.
    """
    seats = bots if isinstance(bots, Seats) else Seats(bots)
    if set(seats.bots) == {_RANDOM}:
        return _play_at_random(game, options, deal, seed, watch)
    position = Position(game, options, seed=deal)
    forfeits: dict[int, str] = {}
    with _seated(position, seats.players(seed)) as minds:
        while not position.over:
            if watch is not None:
                watch(position)
            seat = position.actor
            if seat is None:
                position.roll()
                continue
            try:
                token = minds[seat].choose(position.observe(seat))
            except Forfeit as forfeit:
                forfeits[seat] = str(forfeit)
                _leave(minds[seat], [], "forfeit")
                minds[seat] = make_bot(_RANDOM, f"{seed}/{seat}")
                token = minds[seat].choose(position.observe(seat))
            position.play(token)
        if watch is not None:
            watch(position)
    return finished(position, forfeits)


@contextmanager
def _seated(position: Position, minds: list[Bot]) -> Iterator[list[Bot]]:
    """The bots at a game; at its end, programs hear of it and are free for another."""
    try:
        yield minds
    finally:
        totals = position.score()["totals"] if position.over else []
        for mind in minds:
            _leave(mind, totals, "end" if position.over else "closed")


def _leave(bot: Bot, totals: Sequence[int], why: Ending) -> None:
    if isinstance(bot, ProgramBot):
        bot.end(totals, why)


def _play_at_random(
    game: str,
    options: Mapping[str, Any],
    deal: str,
    seed: str,
    watch: Callable[[Position], None] | None,
) -> Played:
    """Play the same game as ``RandomBot`` does in all seats."""
    rules = find_game(game)
    checked = rules.check_options(options)
    variant, players = rules.variant(checked), int(checked["players"])
    states, played = variant.blank(), 0
    batch.deal(states, open_stream(deal, 0, Purpose.DEAL))
    first = variant.turn_player(states)
    masks, streams, counts = np.zeros(1, rules.mask), np.zeros(1, STREAM), np.zeros(2, np.uint64)
    seeds = np.array([seed_number(f"{seed}/{seat}") for seat in range(players)])
    position = None if watch is None else Position(game, options, seed=deal)
    actions = np.zeros(_ACTIONS, np.uint64)
    new = _ACTIONS
    while new == _ACTIONS:
        new = play_on(states, masks, streams, seed_number(deal), seeds, counts, actions)
        played += new
        if watch is not None and position is not None:
            for action in actions[:new].tolist():
                watch(position)
                position.play(action)
    if watch is not None and position is not None:
        watch(position)
    totals, standings = np.zeros((2, 1, players), np.int64)
    batch.count(states, totals, standings)
    winners = np.flatnonzero(standings[0] == standings.max()).tolist()
    return Played(totals[0].tolist(), winners, played, variant.turn(states), first)


def finished(position: Position, forfeits: Mapping[int, str] | None = None) -> Played:
    """The figures of a finished game.

    Whoever forfeited does not win, unless everybody did: then the last one to do so wins.
    """
    score, lost = position.score(), forfeits or {}
    first = Position(position.game.name, position.options, position.setup, seed="").turn
    return Played(
        score["totals"],
        _winners(position, lost) if lost else score["winners"],
        len(position.actions),
        position.turn_number,
        first,
        lost,
    )


def _winners(position: Position, lost: Mapping[int, str]) -> list[int]:
    """The best of those who did not forfeit."""
    totals, standings = np.zeros((2, 1, position.players), np.int64)
    batch.count(position.states, totals, standings)
    others = [seat for seat in range(position.players) if seat not in lost]
    if not others:
        return [list(lost)[-1]]
    best = max(standings[0, seat] for seat in others)
    return [seat for seat in others if standings[0, seat] == best]
