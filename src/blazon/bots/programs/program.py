"""A program that plays: started, asked within its time, and ended with all that it has started.

A thread reads what the program writes, and another one its errors; whoever asks waits for the
answer no longer than its time. Writing never waits for long either, so a program that does not read
stops nobody.
"""

import atexit
import os
import select
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from queue import Empty, SimpleQueue
from typing import IO, Any, Literal

from blazon.bots.programs import words
from blazon.bots.programs.leash import LEASH, end_group
from blazon.kernel.names import escaped

Reason = Literal["start", "handshake", "exit", "silent", "slow", "illegal", "line", "flood", "deaf"]
"""Why a program lost its game: it did not start; it began with other words; it ended; it did not
answer; it was too slow twice; its answer was not legal; its line was too long; it wrote too much;
it did not read.
"""
START_SECONDS = 10.0
GRACE_SECONDS = 1.0
"""How long a program has after ``stop``, and after ``quit``."""
TOLERANCE_SECONDS = 0.1
"""How much later than its time an answer may come, for the machine's sake."""
MOST_WRITTEN = 1024 * 1024
"""How many bytes a program may write without being read, or instead of one answer."""
_ERRORS_KEPT = 16 * 1024
_TOKEN_SHOWN = 40
"""How much of an illegal answer the reason quotes, in characters."""
_MOST_SLOW = 2
_IS_WINDOWS = sys.platform == "win32"
_running: "set[Program]" = set()


class Forfeit(Exception):
    """A program has lost its game, for this reason."""

    def __init__(self, reason: Reason, detail: str, told: str = "") -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail
        self.told = told
        """The last line that it had been told."""


class _TimeUp(Exception):
    """Nothing came, or nothing could be written, in time."""


@dataclass(frozen=True)
class Question:
    """A decision, and what the seat may know."""

    phase: str
    legal: Sequence[str]
    log: Sequence[str]
    """The seat's own log, from the beginning."""
    view: Callable[[], Mapping[str, Any]]
    """Makes the view, for programs that need it."""


class Program:
    """A running program.

    Attributes:
        name: what it calls itself.
        version: its version.
        needs: what it asks for besides the legal actions.
        is_broken: whether it can no longer be asked.
        info: called with each line of information, escaped.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start it and wait until it is ready; raises Forfeit."""
        self.name, self.version, self.needs = "", "", frozenset[str]()
        self.info: Callable[[str], None] = lambda _text: None
        self.is_broken = False
        self._told, self._last = bytearray(), memoryview(b"")
        self._game, self._asked, self._slow = 0, 0, 0
        self._log: list[str] = []
        """The log at the last question of this game."""
        try:
            self._process = subprocess.Popen(  # noqa: S603 (whoever names it wants it to run)
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            self.is_broken = True
            raise Forfeit("start", str(error)) from error
        LEASH.hold(self._process.pid)
        _running.add(self)
        entrance, exit_, errors = self._process.stdin, self._process.stdout, self._process.stderr
        assert entrance is not None
        assert exit_ is not None
        assert errors is not None
        self._in = entrance.fileno()
        with suppress(OSError):  # Python 3.11 cannot do this on Windows, where writing may wait
            os.set_blocking(self._in, False)
        self._written, self._errors = _Written(exit_), _Errors(errors)
        try:
            self._shake_hands()
        except _TimeUp:
            raise self._broken(
                "handshake", f"was not ready in {START_SECONDS:.0f} seconds"
            ) from None

    def _shake_hands(self) -> None:
        due = time.monotonic() + START_SECONDS
        self._told += words.hello()
        self._flush(due)
        for said in self._lines(due):
            match said:
                case ["name", name, *version]:
                    self.name, self.version = escaped(name), escaped(" ".join(version))
                case ["needs", need] if need in words.NEEDS:
                    self.needs |= {need}
                case ["ready", words.VERSION]:
                    return
                case ["ready", *other]:
                    raise self._broken("handshake", f"speaks version {escaped(' '.join(other))!r}")

    def begin(
        self, game: str, seat: int, players: int, seed: str, options: Mapping[str, Any]
    ) -> None:
        """Begin a game; the program hears it with its first question."""
        self._about = partial(
            words.game, name=game, seat=seat, players=players, seed=seed, options=options
        )
        self._slow = 0
        self._begin_anew()

    def _begin_anew(self) -> None:
        self._game += 1
        self._asked, self._log = 0, []
        self._told += self._about(str(self._game))

    def ask(self, question: Question, ms: int) -> str:
        """The token that the program answers with; raises Forfeit.

        If actions have been undone since it was asked last, it hears of another game.

        Args:
            question: the decision.
            ms: its time in milliseconds.
        """
        if self.is_broken:
            raise Forfeit("exit", "has ended")
        log, before = list(question.log), self._log
        if log[: len(before)] != before:
            self._begin_anew()
        self._asked += 1
        number, asked = str(self._game), f"{self._game}.{self._asked}"
        if "view" in self.needs:
            self._told += words.view(number, question.view())
        if "log" in self.needs:
            self._told += words.seen(number, log[len(self._log) :])
        self._log = log
        self._told += words.ask(asked, ms, question.phase, question.legal)
        due = time.monotonic() + ms / 1000
        with self._hearing():
            self._flush(due + GRACE_SECONDS)
        try:
            token = self._answer(asked, due)
        except _TimeUp:
            token = self._answer_to_stop(asked, due)
        if time.monotonic() > due + TOLERANCE_SECONDS:
            self._slow += 1
            if self._slow == _MOST_SLOW:
                detail = f"took more than {ms} ms for {_MOST_SLOW} decisions"
                raise Forfeit("slow", detail, self.told)
        if token not in question.legal:
            shown = token if len(token) <= _TOKEN_SHOWN else f"{token[:_TOKEN_SHOWN]}…"
            detail = f"{escaped(shown)!r} is not one of {' '.join(question.legal)}"
            raise Forfeit("illegal", detail, self.told)
        return token

    def _answer(self, asked: str, due: float) -> str:
        for said in self._lines(due):
            match said:
                case ["play", number, *token] if number == asked:
                    return " ".join(token)
                case ["info", *rest]:
                    self.info(escaped(" ".join(rest)))
        raise AssertionError  # the lines do not end

    def _answer_to_stop(self, asked: str, due: float) -> str:
        self._told += words.stop(asked)
        with self._hearing():
            self._flush(due + GRACE_SECONDS)
        try:
            return self._answer(asked, due + GRACE_SECONDS)
        except _TimeUp:
            raise self._broken("silent", "did not answer, even to stop") from None

    @contextmanager
    def _hearing(self) -> Iterator[None]:
        """Blame a program that does not read what it is told."""
        try:
            yield
        except _TimeUp:
            raise self._broken("deaf", "did not read what it was told") from None

    @property
    def told(self) -> str:
        """The last line that it has been told."""
        return bytes(self._last).decode().rstrip("\n").rpartition("\n")[2]

    def hears(self, word: str, *answer: str, seconds: float) -> bool:
        """Say something else, and whether the answer comes in time; raises Forfeit if it ends."""
        due = time.monotonic() + seconds
        self._told += words.line(word)
        with suppress(_TimeUp):
            self._flush(due)
            return any(said == [*answer] for said in self._lines(due)) if answer else True
        return False

    def end(self, why: words.Ending, totals: Sequence[int]) -> None:
        """End the game; the program hears it at once, if it still listens."""
        if self.is_broken:
            return
        self._told += words.over(str(self._game), why, totals)
        with suppress(Forfeit), self._hearing():
            self._flush(time.monotonic() + GRACE_SECONDS)

    def close(self) -> None:
        """Say ``quit``, and kill what is left of the program and its group after a second."""
        if not self.is_broken:
            self.leave(words.quit_(), GRACE_SECONDS)
        self._kill()

    def leave(self, told: bytes, seconds: float) -> bool:
        """Say the last words and close its input; returns whether it ends in time."""
        due = time.monotonic() + seconds
        self._told += told
        with suppress(Forfeit, _TimeUp):
            self._flush(due)
            self._close_entrance()
            return self._await_end(due)
        return False

    def _close_entrance(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()

    def _await_end(self, due: float) -> bool:
        """Wait until it has ended; returns whether it has. Its number stays its own."""
        while time.monotonic() < due:
            if _IS_WINDOWS:
                ended = self._process.poll() is not None
            else:
                how = os.WEXITED | os.WNOHANG | os.WNOWAIT
                ended = os.waitid(os.P_PID, self._process.pid, how) is not None
            if ended:
                return True
            time.sleep(0.002)
        return False

    def _kill(self) -> None:
        self.is_broken = True
        if self._process.returncode is None or _IS_WINDOWS:
            end_group(self._process)
            LEASH.let_go(self._process.pid)
            self._close_entrance()
        _running.discard(self)

    def _broken(self, reason: Reason, detail: str) -> Forfeit:
        """The program can no longer be asked: kill it, and say why."""
        self._kill()
        said = self._errors.kept
        whole = f"{detail}; its errors: {escaped(said)}" if said else detail
        return Forfeit(reason, whole, self.told)

    def _flush(self, due: float) -> None:
        """Write all that is to be told; raises Forfeit or _TimeUp."""
        told, self._told = memoryview(bytes(self._told)), bytearray()
        self._last = told
        try:
            while told:
                try:
                    told = told[os.write(self._in, told) :]
                except BlockingIOError:
                    _await_room(self._in, due)
        except OSError:
            raise self._gone() from None

    def _lines(self, due: float) -> Iterator[list[str]]:
        """The words of each line, as they come; raises Forfeit or _TimeUp."""
        heard = 0
        while True:
            text = self._written.next(due)
            if text is None:
                raise self._gone()
            if len(text) >= words.MOST_HEARD:
                raise self._broken("line", f"wrote a line of {words.MOST_HEARD} bytes or more")
            heard += len(text)
            if heard > MOST_WRITTEN or self._written.is_flooded:
                raise self._broken("flood", f"wrote more than {MOST_WRITTEN} bytes at once")
            yield words.split(text)

    def _gone(self) -> Forfeit:
        """It has ended, or closed what it reads or writes with."""
        has_ended = self._await_end(time.monotonic() + GRACE_SECONDS)
        self._kill()
        status = f"ended with status {self._process.returncode}"
        detail = status if has_ended else "closed its input or output"
        return self._broken("exit" if self._game else "handshake", detail)


def _await_room(pipe: int, due: float) -> None:
    """Wait until something can be written; raises _TimeUp."""
    left = due - time.monotonic()
    if left <= 0:
        raise _TimeUp
    if _IS_WINDOWS:
        time.sleep(0.001)
    else:
        room = select.poll()  # select has no numbers from 1024
        room.register(pipe, select.POLLOUT)
        room.poll(1000 * left)


class _Written:
    """What a program writes, read by a thread, so that nobody waits longer than its time."""

    def __init__(self, source: IO[bytes]) -> None:
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        self._read = self._taken = 0
        self.is_flooded = False
        threading.Thread(
            target=self._run, args=(source,), name="a bot's lines", daemon=True
        ).start()

    def next(self, due: float) -> bytes | None:
        """The next line, cut off if it is too long; None at the end. Raises _TimeUp."""
        try:
            found = self._lines.get(timeout=max(0.0, due - time.monotonic()))
        except Empty:
            raise _TimeUp from None
        self._taken += len(found or b"")
        return found

    def _run(self, source: IO[bytes]) -> None:
        with suppress(OSError, ValueError), source:
            while text := source.readline(words.MOST_HEARD):
                self._read += len(text)
                self.is_flooded = self._read - self._taken > MOST_WRITTEN
                self._lines.put(text)
                if self.is_flooded or len(text) == words.MOST_HEARD:
                    return
                if not text.endswith(b"\n"):
                    break
        self._lines.put(None)


class _Errors:
    """The last of a program's errors, read by a thread."""

    def __init__(self, source: IO[bytes]) -> None:
        self._parts: deque[bytes] = deque()
        self._thread = threading.Thread(
            target=self._run, args=(source,), name="a bot's errors", daemon=True
        )
        self._thread.start()

    @property
    def kept(self) -> str:
        """The last of them, once the program has ended."""
        self._thread.join(GRACE_SECONDS)  # what it has left behind may hold the pipe open
        return b"".join(self._parts)[-_ERRORS_KEPT:].decode("utf-8", "replace").strip()

    def _run(self, source: Any) -> None:
        with suppress(OSError, ValueError), source:
            while some := source.read1(_ERRORS_KEPT):
                self._parts.append(some)
                while len(self._parts) > 1 and sum(map(len, self._parts)) > 2 * _ERRORS_KEPT:
                    self._parts.popleft()


@atexit.register
def close_all() -> None:
    """End all programs that this process has started."""
    for program in list(_running):
        program.close()
    LEASH.close()
