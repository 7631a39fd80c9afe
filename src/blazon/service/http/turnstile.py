"""Requests are let in one by one, so that a crowd delays itself and not what has been begun."""

import asyncio
from collections import OrderedDict, deque

from blazon.service.base.networks import networks_of


class Turnstile:
    """Lets in one request for each round of the event loop, the networks that wait in turn.

    Between two rounds whatever was begun goes on: a move at a table waits for a step of each
    request that was let in, and not for a first step of everything that has just arrived.
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._is_turning = False

    async def enter(self, address: str) -> None:
        """Wait until a request from this address may be answered."""
        loop = asyncio.get_running_loop()
        if not self._is_turning:
            self._is_turning = True
            loop.call_soon(self._turn)
            return
        turn = loop.create_future()
        self._waiting.setdefault(networks_of(address)[0][0], deque()).append(turn)
        await turn

    def _turn(self) -> None:
        """Let in the next one that still waits; then it is the next network's turn."""
        while self._waiting:
            network, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[network] = queue
            if not turn.done():
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._turn)
                return
        self._is_turning = False
