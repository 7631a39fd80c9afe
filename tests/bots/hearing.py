"""What a program would be told, without one."""

from blazon.bots.programs import words
from blazon.bots.programs.program import Program, Question
from blazon.match.position import Position


class Hearing(Program):
    """Notes what a program is told instead of running one."""

    def __init__(self) -> None:
        self.needs = frozenset(words.NEEDS)
        self.is_broken = False
        self._told = bytearray()
        self._game = self._asked = self._slow = 0
        self._log = []
        self.bytes, self.legal, self.asks = b"", "", 0

    def _flush(self, due: float) -> None:
        self.bytes += bytes(self._told)
        self._told = bytearray()

    def _answer(self, asked: str, due: float) -> str:
        return self.legal

    def during(self, position: Position, seat: int) -> bytes:
        """All that a program in this seat is told during a game."""
        deal = Position(position.game.name, position.options, position.setup, seed="")
        self.begin(deal.game.name, seat, deal.players, "seed", deal.options)
        for step in [*position.steps(), None]:
            seen = deal.observe(seat)
            if deal.actor == seat:
                self.legal = seen.legal[0]
                self.asks += 1
                self.ask(Question(seen.phase, seen.legal, seen.shared_log, seen.view), 1000)
            if step is not None:
                deal.play(step.action)
        return self.bytes
