"""Limits waiting requests: one for each session, and a few for each network."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from blazon.service.base.limits import MOST_HINTS_OF_NETWORK, MOST_WAITING_HINTS
from blazon.service.base.refusals import Refusal
from blazon.service.workers.pool import StoppedError, WorkerPool


class Waiting:
    """Requests that are waiting for the same kind of answer."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._sessions: set[str] = set()
        self._networks: Counter[str] = Counter()

    @contextmanager
    def waiting(self, session: str, network: str) -> Iterator[None]:
        """Wait as a session; raises Refusal if it or too many others wait, or after a timeout."""
        if not self._pool.size:
            raise Refusal("not-now", "this server has no bots")
        if session in self._sessions:
            raise Refusal("not-now", "the bot is already thinking for you")
        if (
            len(self._sessions) >= MOST_WAITING_HINTS
            or self._networks[network] >= MOST_HINTS_OF_NETWORK
        ):
            raise Refusal("busy", "too many requests are waiting for the bot; try again")
        self._sessions.add(session)
        self._networks[network] += 1
        try:
            yield
        except TimeoutError as error:
            raise Refusal("busy", "that took too long; try again") from error
        except StoppedError as error:
            raise Refusal("busy", "the server is restarting; try again") from error
        finally:
            self._sessions.discard(session)
            self._networks[network] -= 1
            self._networks += Counter()  # drops those at zero
