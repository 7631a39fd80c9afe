"""Admits requests one by one, so that a burst does not delay work in progress."""

import asyncio
from collections import OrderedDict, deque

from blazon.service.base.networks import networks_of


class Turnstile:
    """Admits one request for each round of the event loop, taking turns among waiting networks.

    Work in progress continues between rounds: a move at a table waits for one step of each admitted
    request, not for the first step of every request that has just arrived.
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._is_turning = False

    async def enter(self, address: str) -> None:
        """Wait until a request from this address is admitted."""
        loop = asyncio.get_running_loop()
        if not self._is_turning:
            self._is_turning = True
            loop.call_soon(self._turn)
            return
        turn = loop.create_future()
        self._waiting.setdefault(networks_of(address)[0][0], deque()).append(turn)
        await turn

    def _turn(self) -> None:
        """Admit the next waiting request, then move on to the next network."""
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
