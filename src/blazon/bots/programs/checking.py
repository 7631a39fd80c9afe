"""Check that a program speaks the protocol, before it plays in a tournament."""

import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass

from blazon.bots import make_bot
from blazon.bots.programs import outside_seed, words
from blazon.bots.programs.program import GRACE_SECONDS, Forfeit, Program, Question
from blazon.kernel.errors import BadValue
from blazon.kernel.game import Game
from blazon.match.position import Position

GAMES = 20
"""Games for each count of players."""
MOST_DECISIONS = 40
"""Decisions of the program in each."""
_SHORT_MS = 1
_PATIENCE_SECONDS = 10.0
"""How long to wait for what should come at once, as the machine may be busy."""
_END_SECONDS = 10.0
"""How long to wait for its end."""


@dataclass(frozen=True)
class Finding:
    """One thing that was checked."""

    what: str
    fault: str = ""
    """What is wrong; empty if nothing is."""
    line: str = ""
    """The last line that the program had been told."""


def check(
    command: Sequence[str], games: Sequence[Game], seed: str, decision_ms: int
) -> Iterator[Finding]:
    """Check a program; yields what was found, one thing after another.

    Args:
        command: the command with its arguments.
        games: the games that it should play.
        seed: any text.
        decision_ms: how long it may think about a decision, in milliseconds.
    """
    try:
        program = Program(command)
    except Forfeit as forfeit:
        yield Finding("it starts", str(forfeit))
        return
    needs = ", ".join(sorted(program.needs)) or "nothing more than the legal actions"
    yield Finding(f"it starts: {program.name or 'without a name'} {program.version}, needs {needs}")
    yield from _talk(program)
    program.close()
    for game in games:
        fewest, most = game.players
        for players in range(fewest, most + 1):
            yield from _games(command, game, players, seed, decision_ms)
    yield from _ends(command)


def _talk(program: Program) -> Iterator[Finding]:
    """Things that any program must bear."""
    for what, told, answer in (
        ("it answers ping", ("ping", "7"), ("pong", "7")),
        ("it ignores what it does not know", ("whatever", "1"), ()),
        ("it still answers ping", ("ping", "8"), ("pong", "8")),
        ("it ignores stop when it is not asked", ("stop", "0.0"), ()),
        ("it answers ping after that", ("ping", "9"), ("pong", "9")),
    ):
        try:
            heard = program.hears(" ".join(told), *answer, seconds=_PATIENCE_SECONDS)
        except Forfeit as forfeit:
            yield Finding(what, str(forfeit), forfeit.told)
            return
        if answer:
            fault = "" if heard else f"did not answer {' '.join(answer)!r}"
            yield Finding(what, fault, program.told)
        if not heard:
            return


def _games(
    command: Sequence[str], game: Game, players: int, seed: str, decision_ms: int
) -> Iterator[Finding]:
    """Some beginnings of games, two of them again."""
    options = _options(game, players)
    if options is None:
        return
    what = f"it plays {game.name} with {players} players"
    again = Position(game.name, options, seed=f"{seed}/0")
    with ExitStack() as running:
        try:
            program = running.enter_context(closing(Program(command)))
            answers = [
                _play(program, Position(game.name, options, seed=f"{seed}/{number}"), decision_ms)
                for number in range(GAMES)
            ]
            same = _play(program, again.copy(), decision_ms)
            _play(program, again.copy(), _SHORT_MS)
            program = running.enter_context(closing(Program(command)))
            other = _play(program, again.copy(), decision_ms)
        except Forfeit as forfeit:
            yield Finding(what, str(forfeit), forfeit.told)
            return
    yield Finding(f"{what}: {sum(map(len, answers))} decisions in {GAMES} games")
    for said, found in (("in the same process", same), ("in a new process", other)):
        if found != answers[0]:
            yield Finding(
                f"the same seed gives the same game of {game.name} {said}",
                "it answers otherwise, so tournaments with it cannot be repeated",
            )


def _options(game: Game, players: int) -> dict[str, object] | None:
    """Options with so many players; None if there are none among the choices."""
    choices = game.option_choices()
    others = [
        {key: value}
        for key, one in choices.items()
        for value in one.get("choices") or ()
        if key != "players"
    ]
    for more in ({}, *others):
        try:
            return game.check_options({"players": players, **more})
        except BadValue:
            continue
    return None


def _play(program: Program, position: Position, decision_ms: int) -> list[str]:
    """Let it play some decisions in the first seat that acts; returns its answers."""
    seat, rivals, answers = None, make_bot("random", "check"), list[str]()
    while not position.over and len(answers) < MOST_DECISIONS:
        actor = position.actor
        if actor is None:
            position.roll()
            continue
        seen = position.observe(actor)
        if seat is None:
            seat = actor
            own = outside_seed(position.seed)
            program.begin(position.game.name, seat, position.players, own, position.options)
        if actor == seat:
            asked = Question(seen.phase, seen.legal, seen.shared_log, seen.view)
            answers.append(program.ask(asked, decision_ms))
        position.play(answers[-1] if actor == seat else rivals.choose(seen))
    totals = position.score()["totals"] if position.over else []
    program.end("end" if position.over else "closed", totals)
    return answers


def _ends(command: Sequence[str]) -> Iterator[Finding]:
    """It ends by itself, when it is told to, and when its input ends."""
    for what, told in (("it ends after quit", words.quit_()), ("it ends with its input", b"")):
        try:
            program = Program(command)
        except Forfeit as forfeit:
            yield Finding(what, str(forfeit))
            continue
        begin = time.monotonic()
        has_ended = program.leave(told, _END_SECONDS)
        waited = time.monotonic() - begin
        fault = "" if has_ended else f"it did not, and is killed after {GRACE_SECONDS:.0f} second"
        yield Finding(f"{what}, after {1000 * waited:.0f} ms" if has_ended else what, fault)
        program.close()
