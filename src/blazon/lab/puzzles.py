"""Make puzzles from games between bots, and check them.

A puzzle is *proven* if every action can be solved exactly. In games where something hidden matters
to the end, its player sees everything. Otherwise a puzzle is *searched*: three searches with other
random numbers must agree on the right actions.
"""

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count, islice
from statistics import fmean
from typing import Any, NamedTuple

from blazon.bots import make_bot
from blazon.bots.decisions import default_simulations
from blazon.bots.reasons import certain_reasons, likely_reasons
from blazon.kernel.errors import BadValue
from blazon.kernel.levels import BOT_NAMES
from blazon.lab.arena import spread, workers
from blazon.lab.prospects import (
    NODES,
    compared,
    is_clear,
    mean,
    of_ending,
    prospects_in,
    right_in,
    searched,
    solved,
)
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.match.puzzles import (
    MOST_BYTES,
    Kind,
    Prospect,
    Puzzle,
    digest_of,
    goes_on,
    knowledge,
    to_choice,
    written,
)
from blazon.match.reason import Reason

PLAYERS = GRADERS = BOT_NAMES[1:-1]
"""The bots that play the games, and those that try to solve a puzzle."""
LEAST_GAP = 3.0
"""By how many points a right action is better than all that are not right."""
ALIKE = 5
"""The maximum number of puzzles with the same idea."""
TRIES = 20
"""How often each bot tries to solve a puzzle."""
LONGEST = 120
"""The maximum number of actions before a searched puzzle."""
_EASIEST = 0.8
"""The largest share of the bots that find a right action: others are no puzzle."""
_LEAST_LEGAL, _MOST_LEGAL = 3, 20
_FIRST_LOOK = 0.1
"""The share of the strongest level's simulations with which a position is looked at first."""
_KINDS: tuple[Kind, ...] = ("proven", "searched")


@dataclass(frozen=True)
class Plan:
    """Which puzzles to make."""

    game: str
    seed: str
    """Makes the puzzles reproducible."""
    options: Mapping[str, Any] = field(default_factory=dict)
    proven: int = 15
    """How many proven puzzles."""
    searched: int = 15
    """How many searched puzzles."""
    gap: float = LEAST_GAP
    """By how many points a right action is better than all that are not right."""
    games: int = 1000
    """The maximum number of games for each kind."""
    simulations: int | None = None
    """The simulations of each of the three searches; by default 20 times the strongest level's."""
    tries: int = TRIES
    """How often each bot tries to solve a puzzle."""
    nodes: int = NODES
    """The number of positions at which the solver gives up a position."""
    longest: int = LONGEST
    """The maximum number of actions before a searched puzzle."""

    def wanted(self, kind: Kind) -> int:
        """How many puzzles of a kind to make."""
        return self.proven if kind == "proven" else self.searched


class Step(NamedTuple):
    """One game has been looked through."""

    kind: Kind
    game: int
    """Its number among the games for this kind, from 0."""
    puzzle: Puzzle | None
    """The puzzle that was taken from it."""


def make(plan: Plan, known: Sequence[Puzzle] = (), processes: int | None = None) -> Iterator[Step]:
    """Look for puzzles, and report each game that has been looked through.

    The puzzles are the same for any number of processes. With those that are known already, from
    the same plan, it continues where these were found.

    Raises BadValue for unknown games or options, or a plan without games.
    """
    Position(plan.game, plan.options, seed=plan.seed)
    if plan.games < 1 or plan.tries < 1 or min(plan.proven, plan.searched) < 0:
        raise BadValue("puzzles", "need at least one game, and one try by each bot")
    found = list(known)
    with workers(processes) as pool:
        for kind in _KINDS:
            missing = plan.wanted(kind) - sum(one.kind == kind for one in found)
            start = 1 + max((_number(plan, kind, one) for one in found), default=-1)
            if missing <= 0:
                continue
            calls = ((plan, kind, number) for number in range(start, plan.games))
            for number, puzzle in zip(count(start), spread(pool, find, calls)):
                taken = puzzle is not None and _is_welcome(puzzle, found)
                if puzzle is not None and taken:
                    found.append(puzzle)
                    missing -= 1
                yield Step(kind, number, puzzle if taken else None)
                if not missing:
                    break


def find(plan: Plan, kind: Kind, number: int) -> Puzzle | None:
    """The first puzzle in a game between bots, in a random order of its decisions; None if none."""
    seed = _seed(plan, kind, number)
    rng = random.Random(seed)  # noqa: S311
    decisions = list(_decisions(plan, seed, rng, None if kind == "proven" else plan.longest))
    rng.shuffle(decisions)
    for choices, position in decisions:
        if not _LEAST_LEGAL <= len(position.legal) <= _MOST_LEGAL:
            continue
        for is_open in (False, True) if kind == "proven" else (False,):
            seen = _Seen(plan, kind, seed, choices, position, is_open)
            puzzle = _proven(seen) if kind == "proven" else _searched(seen)
            if puzzle is not None:
                return replace(puzzle, then=turn_of(puzzle, plan.simulations))
    return None


def turn_of(puzzle: Puzzle, simulations: int | None = None) -> tuple[str, ...]:
    """The player's best choices after the best action, while their turn goes on.

    They end before a choice on which the searches do not agree.
    """
    start, found = puzzle.position(), list[str]()
    position = start.copy()
    position.play(puzzle.right[0])
    while goes_on(position, start):
        seen = knowledge(position, is_open=puzzle.is_open)
        token = _agreed(seen, puzzle.kind, simulations, f"{puzzle.seed}/then/{len(found)}")
        if token is None:
            break
        found.append(token)
        position.play(token)
    return tuple(found)


def check(puzzle: Puzzle, simulations: int | None = None, seed: str = "check") -> str | None:
    """Prove or search a puzzle again; returns what is wrong with it, or None.

    A searched puzzle must stand on average over three fresh searches. Where its turn ends is not
    searched again: that depends on whether all three agree.
    """
    prospects = prospects_in(puzzle.observation(), puzzle.kind, simulations, seed)
    if prospects is None:
        return "nothing can be proven here"
    if puzzle.kind == "proven" and prospects != puzzle.prospects:
        wrong = next(one for one in prospects if prospects[one] != puzzle.prospects[one])
        was, now = puzzle.prospects[wrong], prospects[wrong]
        return f"{wrong} has the margin {now.margin:g}, not {was.margin:g}"
    right = right_in(prospects, puzzle.kind)
    if set(right) != set(puzzle.right):
        return f"right are {' '.join(right)}, not {' '.join(puzzle.right)}"
    if not is_clear(prospects, right, puzzle.gap):
        return "the right actions are not clearly better than the others"
    for position, token in islice(puzzle.turn(), 1, None):
        seen = knowledge(position, is_open=puzzle.is_open)
        later = prospects_in(seen, puzzle.kind, simulations, f"{seed}/{token}")
        if later is None or token not in right_in(later, puzzle.kind):
            return f"{token} is not the best choice later in the turn"
    if puzzle.kind == "proven" and (missing := turn_of(puzzle)[len(puzzle.then) :]):
        return f"the turn goes on with {' '.join(missing)}"
    return None


def check_all(
    puzzles: Sequence[Puzzle], simulations: int | None = None, processes: int | None = None
) -> Iterator[tuple[Puzzle, str | None]]:
    """Each puzzle in order, with what is wrong with it."""
    with workers(processes) as pool:
        faults = spread(pool, check, ((one, simulations) for one in puzzles))
        yield from zip(puzzles, faults, strict=True)


class _Seen(NamedTuple):
    """A position that may become a puzzle."""

    plan: Plan
    kind: Kind
    seed: str
    choices: tuple[str, ...]
    position: Position
    is_open: bool

    @property
    def observation(self) -> Observation:
        return knowledge(self.position, is_open=self.is_open)

    def puzzle(
        self,
        prospects: Mapping[str, Prospect],
        right: Sequence[str],
        grade: float,
        wrong: str,
        reasons: Sequence[Reason],
    ) -> Puzzle:
        return Puzzle(
            game=self.plan.game,
            options=dict(self.plan.options),
            seed=self.seed,
            choices=self.choices,
            digest=digest_of(self.position),
            kind=self.kind,
            right=tuple(right),
            prospects=dict(prospects),
            grade=grade,
            idea=_idea(self.position.phase, right[0], wrong, reasons),
            gap=self.plan.gap,
            is_open=self.is_open,
            reasons=tuple(map(_rounded, reasons)),
        )


def _seed(plan: Plan, kind: Kind, number: int) -> str:
    return f"{plan.seed}/{kind}/{number}"


def _number(plan: Plan, kind: Kind, puzzle: Puzzle) -> int:
    """The number of the game from which a puzzle was taken; -1 if it is of another plan or kind."""
    start, _, number = puzzle.seed.rpartition("/")
    is_of_plan = f"{start}/{number}" == _seed(plan, kind, int(number) if number.isdigit() else -1)
    return int(number) if is_of_plan else -1


def _is_welcome(puzzle: Puzzle, found: Sequence[Puzzle]) -> bool:
    """Whether there are not enough like it, and the file has room for it."""
    ideas = Counter(one.idea for one in found)
    return ideas[puzzle.idea] < ALIKE and len(written([*found, puzzle]).encode()) <= MOST_BYTES


def _decisions(
    plan: Plan, seed: str, rng: random.Random, longest: int | None
) -> Iterator[tuple[tuple[str, ...], Position]]:
    """The decisions of a game between bots of mixed levels, each with the choices before it."""
    position = Position(plan.game, plan.options, seed=seed)
    bots = [make_bot(rng.choice(PLAYERS), f"{seed}/{seat}") for seat in range(position.players)]
    choices: tuple[str, ...] = ()
    to_choice(position)
    while not position.over and len(position.actions) <= (longest or position.game.longest):
        yield choices, position.copy()
        assert position.actor is not None
        token = bots[position.actor].choose(position.observe(position.actor))
        choices = (*choices, token)
        position.play(token)
        to_choice(position)


def _agreed(observation: Observation, kind: Kind, simulations: int | None, seed: str) -> str | None:
    """The best action, if that is proven, or if three searches agree on it."""
    if kind == "proven":
        prospects = prospects_in(observation, kind)
        return None if prospects is None else right_in(prospects, kind)[0]
    searches = list(searched(observation, simulations, seed))
    best = right_in(mean(searches), kind)[0]
    return best if all(best in right_in(one, kind) for one in searches) else None


def _proven(seen: _Seen) -> Puzzle | None:
    observation = seen.observation
    endings = solved(observation, seen.plan.nodes)
    if endings is None:
        return None
    seat = seen.position.actor or 0
    prospects = {token: of_ending(one, seat) for token, one in endings.items()}
    right = right_in(prospects, "proven")
    if not is_clear(prospects, right, seen.plan.gap):
        return None
    grade = _grade(seen, right)
    if grade > _EASIEST:
        return None
    wrong = _best_wrong(prospects, right)
    cost = prospects[right[0]].margin - prospects[wrong].margin
    played, best = endings[wrong].line, endings[right[0]].line
    reasons = certain_reasons(observation, played, best, cost, seen.seed)
    return seen.puzzle(prospects, right, grade, wrong, reasons)


def _searched(seen: _Seen) -> Puzzle | None:
    plan, observation = seen.plan, seen.observation
    usual = min(default_simulations(plan.game), plan.simulations or default_simulations(plan.game))
    for simulations, gap in ((int(_FIRST_LOOK * usual), plan.gap / 2), (usual, plan.gap)):
        first = compared(observation, simulations, f"{seen.seed}/first")
        if not is_clear(first, right_in(first, "searched"), gap):
            return None
    if solved(observation) is not None:
        return None
    right = right_in(first, "searched")
    grade = _grade(seen, right)
    if grade > _EASIEST:
        return None
    searches = []
    for one in searched(observation, plan.simulations, seen.seed):
        searches.append(one)
        agreed = right_in(searches[-1], "searched")
        if set(agreed) != set(right) or not is_clear(searches[-1], agreed, plan.gap):
            return None
    prospects = mean(searches)
    right = right_in(prospects, "searched")
    if not is_clear(prospects, right, plan.gap):
        return None
    wrong = _best_wrong(prospects, right)
    cost = prospects[right[0]].margin - prospects[wrong].margin
    reasons = likely_reasons(observation, wrong, right[0], cost, seen.seed)
    return seen.puzzle(prospects, right, grade, wrong, reasons)


def _grade(seen: _Seen, right: Sequence[str]) -> float:
    """The share of bots that find a right action."""
    observation = seen.observation
    bots = [
        make_bot(name, f"{seen.seed}/grade/{number}")
        for name in GRADERS
        for number in range(seen.plan.tries)
    ]
    return round(fmean(bot.choose(observation) in right for bot in bots), 2)


def _best_wrong(prospects: Mapping[str, Prospect], right: Sequence[str]) -> str:
    wrong = [token for token in prospects if token not in right]
    return max(wrong, key=lambda token: prospects[token].margin)


def _rounded(reason: Reason) -> Reason:
    """A reason as the file has it."""
    return Reason(
        line=reason.line,
        points=round(reason.points, 1),
        share=round(reason.share, 2),
        lacking=round(reason.lacking, 1),
        rival_lacking=round(reason.rival_lacking, 1),
    )


def _idea(phase: str, right: str, wrong: str, reasons: Sequence[Reason]) -> str:
    """The phase, and where a wrong action loses points, or else the forms of both actions."""
    lines = sorted(one.line for one in reasons if one.line)
    best, other = (re.sub(r"\d+", "#", token) for token in (right, wrong))
    return f"{phase} {' '.join(lines) or f'{best} not {other}'}"
