"""Deals what a seat did not know again, in a worker: it may take some seconds."""

import pickle

from blazon.match.position import Position
from blazon.match.redealing import redealt
from blazon.service.workers.pool import WorkerPool
from blazon.service.workers.waiting import Waiting


def deal_again(played: bytes, seat: int) -> Position | None:
    """In a worker: a game that the seat cannot tell from this one; see ``redealt``."""
    position: Position = pickle.loads(played)  # noqa: S301 (from the server itself)
    return redealt(position, seat)


class Redeals:
    """Deals again, once at a time for each session; bots come first."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._asking = Waiting(pool)

    async def make(
        self, position: Position, seat: int, session: str, network: str
    ) -> Position | None:
        """A game as ``deal_again`` finds it, when its turn comes; raises Refusal."""
        with self._asking.waiting(session, network):
            played = pickle.dumps(position)
            return await self._pool.ask(deal_again, played, seat, network=network, is_patient=True)
