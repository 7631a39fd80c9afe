"""Carries out everything that a person can type."""

import shlex
from collections.abc import Callable
from secrets import token_hex
from textwrap import shorten

from rich.text import Text

from blazon.kernel.errors import BadValue
from blazon.match.observation import Observation
from blazon.terminal import files
from blazon.terminal.commands import Command, Leave, help_lines
from blazon.terminal.history import by_turn
from blazon.terminal.renderer import Renderer
from blazon.terminal.seats import name_players
from blazon.terminal.session import Session
from blazon.terminal.style import STRONG
from blazon.words.outcomes import describe_outcome
from blazon.words.reasons import describe_gains

_HINT_MS = 1500
_SHORT = 400
"""The maximum number of characters of input to quote in a text, which refuses very long values."""
Handler = Callable[[Session, Command, int], bool]
"""Carries out a command for a person; returns whether the position has changed."""


def move(session: Session, words: list[str], seat: int) -> bool:
    """Play a line's moves up to the first illegal one; returns whether any was played."""
    progress, position, renderer = session.progress, session.progress.position, session.renderer
    alone = len(words) == 1
    seen = progress.observe(seat)
    if alone and _is_choice(words[0], seen, renderer):
        listed = renderer.listed(seen)
        if not 1 <= int(words[0]) <= len(listed):
            session.say("play-no-such-choice", most=len(listed))
            return False
        words = [listed[int(words[0]) - 1]]
    for word in words:
        if not position.variant.is_token(renderer.complete(word, seen, alone=alone)):
            expected = renderer.expected(seen, session.style)
            session.say("play-unknown-word", word=word[:_SHORT], expected=expected)
            return False
    for played, word in enumerate(words):
        token = renderer.complete(word, progress.observe(seat), alone=alone)
        refusal = _play(session, token, seat, first=played == 0)
        if refusal and played == 0:
            session.screen.show([refusal])
            return False
        if refusal:
            session.note(refusal)
            break
    return True


def _is_choice(word: str, seen: Observation, renderer: Renderer) -> bool:
    """Whether a word is the number of a choice rather than part of an action."""
    is_number = word.isdecimal() and renderer.complete(word, seen, alone=True).isdecimal()
    return is_number and bool(renderer.numbers(seen))


def _play(session: Session, token: str, seat: int, *, first: bool) -> str:
    """Play one token of a line; returns the reason if it cannot be played.

    Forced steps can be omitted, and chance events in between are drawn.
    """
    progress, position = session.progress, session.progress.position
    while not first and position.turn == seat and not position.over:
        if position.actor is None:
            progress.roll()
        elif len(position.legal) == 1 and token not in position.legal:
            progress.play(next(iter(position.legal)))
        else:
            break
    if position.actor != seat:
        return session.texts("play-turn-over", token=token)
    if token not in position.legal:
        expected = session.renderer.expected(progress.observe(seat), session.style)
        return session.texts("play-illegal", token=token, expected=expected)
    progress.play(token)
    return ""


def handle(session: Session, command: Command, seat: int) -> bool:
    """Carry out a command; returns whether the position has changed."""
    if session.progress.position.over and command.name in ("moves", "table", "hint"):
        session.say("play-over-no-moves", word=command.name)
        return False
    return _HANDLERS[command.name](session, command, seat)


def _help(session: Session, _: Command, __: int) -> bool:
    texts, screen = session.texts, session.screen
    renderer, seen = session.renderer, session.progress.observe(None)
    rules = [Text(f"  {part}") for part in renderer.rules(seen.options, texts)]
    screen.show(["", Text(texts("play-help-rules"), STRONG), *rules])
    screen.show(renderer.reference(seen, session.style))
    screen.show(["", Text(texts("play-help-commands"), STRONG), *help_lines(texts), ""])
    screen.show([texts(f"{session.progress.position.game.name}-credit"), ""])
    return False


def _moves(session: Session, _: Command, seat: int) -> bool:
    seen = session.progress.observe(seat)
    session.screen.show(session.renderer.moves(seen, session.style))
    return False


def _table(session: Session, _: Command, seat: int) -> bool:
    session.draw(seat, table=True)
    return False


def _score(session: Session, _: Command, seat: int) -> bool:
    progress = session.progress
    seen = progress.observe(None if progress.position.over else seat)
    session.screen.show(["", *session.renderer.score(seen, session.style), ""])
    if not seen.over:
        session.say("play-score-now")
    return False


def _log(session: Session, _: Command, __: int) -> bool:
    entries = session.progress.entries
    session.screen.show(by_turn(entries, session.style))
    if not entries:
        session.say("play-log-empty")
    return False


def _hint(session: Session, _: Command, seat: int) -> bool:
    with session.screen.busy(session.texts("play-hint-thinks")):
        from blazon.bots.advice import advise

        observation = session.progress.position.observe(seat)
        advice = advise(observation, time_ms=_HINT_MS, seed=token_hex())
    finding = advice.finding
    lines = session.renderer.describe_line(observation, finding.action, finding.line, session.style)
    if finding.proven:
        game = session.progress.position.game.name
        outcome = describe_outcome(finding.margins[seat], session.texts, game)
        lines.append(session.texts("play-hint-proven", result=outcome))
    why = describe_gains(observation, advice.gains, session.style, proven=finding.proven)
    if why:
        lines.insert(1, why)
    session.screen.show(lines)
    return False


def _undo(session: Session, _: Command, seat: int) -> bool:
    back = session.progress.undo(seat)
    if not back:
        session.say("play-undo-nothing")
        return False
    tokens = shorten(" ".join(one.token for one in back), _SHORT, placeholder=" …")
    session.note(session.texts("play-undone", count=len(back), tokens=tokens))
    return True


def _save(session: Session, command: Command, _: int) -> bool:
    if not command.argument:
        session.say("play-file-missing", command=command.name)
        return False
    path, progress = files.file_named(command.argument), session.progress
    try:
        if path.is_file() and not command.name.endswith("!"):
            session.say("play-file-exists", file=str(path))
            return False
        files.save(progress.position, path)
    except OSError as error:
        session.say("play-save-failed", file=str(path), reason=files.reason(error, session.texts))
        return False
    progress.kept = progress.position.actions
    session.say("play-saved", file=str(path))
    return False


def _load(session: Session, command: Command, _: int) -> bool:
    if not command.argument:
        session.say("play-file-missing", command=command.name)
        return False
    path = files.file_named(command.argument)
    try:
        position = files.load(path)
    except OSError as error:
        session.say("play-load-failed", file=str(path), reason=files.reason(error, session.texts))
        return False
    except BadValue as error:
        session.say("play-load-failed", file=str(path), reason=str(error))
        return False
    if position.game.name != session.progress.position.game.name:
        session.say("play-load-other-game", file=str(path), game=position.game.name)
        return False
    if position.players != len(session.seats):
        session.say("play-load-other-seats", file=str(path), count=position.players)
        return False
    keep(session)
    position.names = name_players(
        session.seats, session.texts, recorded=position.names, game=position.game.name
    )
    session.begin(position, session.style.called(position.names))
    session.note(session.texts("play-loaded", file=str(path), count=len(position.actions)))
    return True


def _quit(_: Session, __: Command, ___: int) -> bool:
    raise Leave


def keep(session: Session) -> None:
    """Save an unfinished game that is in no file yet, and say how to continue it."""
    progress, texts = session.progress, session.texts
    if progress.position.over or not progress.unsaved:
        return
    try:
        path = files.keep(progress.position, session.unfinished)
    except OSError as error:
        reason = files.reason(error, texts)
        session.say("play-save-failed", file=str(session.unfinished), reason=reason)
        return
    seats = " ".join(f"--seat {seat.kind}" for seat in session.seats)
    session.say("play-kept-unfinished")
    game, file = progress.position.game.name, shlex.quote(str(path))
    session.screen.show_whole(f"  blazon play {game} {seats} --load {file}")


_HANDLERS: dict[str, Handler] = {
    "help": _help,
    "moves": _moves,
    "table": _table,
    "score": _score,
    "log": _log,
    "hint": _hint,
    "undo": _undo,
    "save": _save,
    "save!": _save,
    "load": _load,
    "quit": _quit,
}
