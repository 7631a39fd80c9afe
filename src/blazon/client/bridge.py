"""A program at a table: its own machine runs it, and the server starts nothing."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from blazon.bots.programs.program import Forfeit, Program, Question
from blazon.client.server import Server
from blazon.client.session import RefusedError
from blazon.client.watched import Watched

_MARGIN_MS = 1000
"""Time that a program does not get, for the way to the server."""


class Bridge:
    """A program in a seat, until the game is over.

    Attributes:
        program: the program.
        decision_ms: how long it may think about a decision; less if the table's clock says so.
        report: called with a line for each thing that its author may want to know.
    """

    def __init__(
        self, program: Program, decision_ms: int, report: Callable[[str], None] = lambda _: None
    ) -> None:
        self.program, self.decision_ms, self.report = program, decision_ms, report
        program.info = report
        self._table = ""
        """The table whose game the program has begun."""

    async def sit(self, server: Server, table: str, link: str | None, name: str) -> int:
        """Take a seat as a program; returns the seat.

        Comes back to a seat that the session's program has already, if the link is used up or there
        is none. A seat that the session holds as a person stays that person's.

        Args:
            server: the server.
            table: the table's id.
            link: the secret of a link to a seat; None for an open seat of a table in the lobby.
            name: the name to use.

        Raises:
            RefusedError: if the server refuses.
        """
        before = await self._own(server, table)
        if link is None and before:
            return before[0]
        more = {} if link is None else {"link": link}
        try:
            answer = await server.do(table, "join", name=name, program=True, **more)
        except RefusedError:
            if before:
                return before[0]
            raise
        after = _programs(answer)
        return next((seat for seat in after if seat not in before), after[0])

    async def _own(self, server: Server, table: str) -> list[int]:
        try:
            return _programs(await server.table(table))
        except RefusedError:
            return []

    async def follow(self, server: Server, table: str, seat: int) -> str:
        """Wait for the rematch of a finished game; returns its table's id."""
        async with server.watch(table, seat) as watched:
            await watched.wait(lambda: watched.table.get("next"), seconds=None)
            return str(watched.table["next"])

    async def play(self, server: Server, table: str, seat: int) -> list[int]:
        """Play until the game is over; returns everybody's points, empty if it never began.

        If the program breaks the rules of its protocol, it resigns.

        Raises:
            RefusedError: if the server refuses the connection, or the seat is not the program's any
                more.
            Forfeit: if the program can no longer play, after it has resigned.
        """
        async with server.watch(table, seat) as watched:
            try:
                while await self._has_news(watched):
                    await self._answer(watched, seat)
            except Forfeit:
                await self._resign(watched, "the program has lost")
                raise
            score = watched.table.get("score") or {}
            totals = [int(total) for total in score.get("totals", ())]
            self.program.end("end" if totals else "closed", totals)
            return totals

    async def _has_news(self, watched: Watched) -> bool:
        """Wait until something is asked; returns whether the game goes on."""
        await watched.wait(
            lambda: (
                watched.is_over
                or watched.legal
                or self._asked(watched)
                or not self._is_seated(watched)
            ),
            seconds=None,
        )
        if not watched.is_over and not self._is_seated(watched):
            message = f"seat {watched.seat} is no longer the program's"
            raise RefusedError("not-seated", message, {})
        return not watched.is_over

    def _is_seated(self, watched: Watched) -> bool:
        seats = watched.table.get("seats")
        return seats is None or bool(seats[watched.seat]["yours"])

    def _asked(self, watched: Watched) -> bool:
        question = watched.table.get("question")
        return question is not None and watched.seat not in (question["seat"], *question["agreed"])

    async def _answer(self, watched: Watched, seat: int) -> None:
        """Decide, or decline to undo actions and to end the game."""
        version = watched.version
        try:
            if self._asked(watched):
                self.report("declined a question of the others")
                await watched.do("answer", seat=seat, agree=False)
            elif watched.legal:
                token = await self._choose(watched, seat)
                if watched.version == version:
                    await watched.play(token)
        except RefusedError as error:
            if error.code == "too-long":  # nobody can play on, and the others may wait for it
                await self._resign(watched, "the game has become too long")
                return
            if error.code not in ("stale", "not-now"):
                raise
            # Something else happened first; there is a newer position.
            await watched.wait(lambda: watched.version != version or watched.is_over, seconds=None)

    async def _resign(self, watched: Watched, why: str) -> None:
        if not watched.is_over:
            with suppress(RefusedError):  # the game has ended meanwhile
                await watched.do("resign", seat=watched.seat)
                self.report(f"resigned, as {why}")

    async def _choose(self, watched: Watched, seat: int) -> str:
        if self._table != watched.id:
            self._table, table = watched.id, watched.table
            players, seed = len(table["seats"]), secrets.token_hex(16)
            self.program.begin(table["game"], seat, players, seed, watched.options)
        legal, log, view = watched.legal, watched.log, dict(watched.view)
        asked = Question(view["phase"], legal, log, lambda: {**view, "legal": legal, "log": log})
        return await asyncio.to_thread(self.program.ask, asked, self._ms(watched.table, seat))

    def _ms(self, table: dict[str, Any], seat: int) -> int:
        """How long it may think now."""
        clock = table.get("clock")
        if clock is None:
            return self.decision_ms
        left: int = clock["turn"][seat] + clock["reserve"][seat] - _MARGIN_MS
        return max(1, min(self.decision_ms, left))


def _programs(answer: Any) -> list[int]:
    """The seats of the session's programs at a table, from the server's answer."""
    seats = answer["d"]["table"]["seats"]
    return [seat for seat, one in enumerate(seats) if one["yours"] and one.get("program")]
