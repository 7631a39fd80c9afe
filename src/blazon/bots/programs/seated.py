"""A program at a game. Processes start when they are first needed, and play many games."""

import threading
from collections.abc import Sequence

from blazon.bots.programs.program import Program, Question
from blazon.bots.programs.words import Ending
from blazon.match.observation import Observation

MOST_WAITING = 16
"""How many programs may wait for a game in a process, as a tournament may have many bots."""


class _Stable:
    """The programs that are running and wait for a game, the one that has waited longest first."""

    def __init__(self) -> None:
        self._waiting: list[tuple[tuple[str, ...], Program]] = []
        self._lock = threading.Lock()

    def take(self, command: tuple[str, ...]) -> Program:
        """A program that is ready; raises Forfeit if it cannot be started."""
        with self._lock:
            for place, (own, program) in enumerate(self._waiting):
                if own == command:
                    del self._waiting[place]
                    return program
        return Program(command)

    def give_back(self, command: tuple[str, ...], program: Program) -> None:
        """It may play another game, unless too many wait."""
        with self._lock:
            if not program.is_broken:
                self._waiting.append((command, program))
                if len(self._waiting) <= MOST_WAITING:
                    return
                _, program = self._waiting.pop(0)
        program.close()

    def close(self) -> None:
        """End the programs that wait."""
        with self._lock:
            found, self._waiting = self._waiting, []
        for _, program in found:
            program.close()


STABLE = _Stable()


class ProgramBot:
    """A program's seat in one game; ``end`` gives the process back."""

    def __init__(self, command: tuple[str, ...], seed: str, decision_ms: int) -> None:
        self.command = command
        self.seed = seed
        self.decision_ms = decision_ms
        self._program: Program | None = None

    def choose(self, observation: Observation) -> str:
        """Ask the program; raises Forfeit."""
        if self._program is None:
            self._program = STABLE.take(self.command)
            players, seat = int(observation.options["players"]), observation.observer
            assert seat is not None
            self._program.begin(
                observation.game.name, seat, players, self.seed, observation.options
            )
        question = Question(
            observation.phase, observation.legal, observation.shared_log, observation.view
        )
        return self._program.ask(question, self.decision_ms)

    def end(self, totals: Sequence[int], why: Ending = "end") -> None:
        """The game is over, or goes on without this program."""
        program, self._program = self._program, None
        if program is not None:
            program.end(why, totals)
            STABLE.give_back(self.command, program)
