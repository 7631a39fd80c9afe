"""The engine itself: reads and answers lines until the input ends."""

import contextlib
import logging
import os
import sys
from typing import Any, BinaryIO

from blazon.engine import rpc
from blazon.engine.methods import call
from blazon.engine.rpc import Code, Fault
from blazon.engine.sessions import MOST_SESSIONS, Sessions
from blazon.kernel.errors import BadValue

_log = logging.getLogger(__name__)


class Engine:
    """Answers lines of JSON-RPC; the games live in its sessions."""

    def __init__(self, most_sessions: int = MOST_SESSIONS) -> None:
        self.sessions = Sessions(most_sessions)

    def handle(self, line: bytes) -> bytes | None:
        """The line that answers a line; None for a blank one and for a notification.

        It never raises: the answer reports any error, and an error changes nothing.
        """
        if len(line) <= rpc.MAX_LINE and not line.strip():
            return None
        identity = None
        try:
            message = rpc.decode(line)
            identity = rpc.identity(message)
            request = rpc.request(message)
        except Fault as fault:
            return rpc.failure(identity, fault)
        answer = self._answer(request, identity)
        return answer if request.answered else None

    def _answer(self, request: rpc.Request, identity: Any) -> bytes:
        """The answer to a request, whether or not anybody waits for it."""
        try:
            return rpc.success(identity, call(request.method, request.params).answer(self.sessions))
        except Fault as fault:
            return rpc.failure(identity, fault)
        except BadValue as error:
            return rpc.failure(identity, Fault(Code.BAD_PARAMS, str(error)))
        except Exception:  # the engine continues, whatever a method raises
            _log.exception("the method %s failed", request.method)
            return rpc.failure(identity, Fault(Code.INTERNAL, "the engine failed; see its log"))


def serve(input: BinaryIO, output: BinaryIO) -> None:  # noqa: A002 - the protocol's own two streams
    """Answer each line of ``input`` on ``output`` until the input ends or the output is closed."""
    engine = Engine()
    with contextlib.suppress(BrokenPipeError):
        for line in rpc.read_lines(input):
            answer = engine.handle(line)
            if answer is not None:
                output.write(answer)
                output.flush()


def serve_stdio() -> None:
    """Serve on standard input and output; anything else printed goes to standard error."""
    with (
        contextlib.suppress(BrokenPipeError, KeyboardInterrupt),
        os.fdopen(os.dup(1), "wb") as answers,
    ):
        os.dup2(2, 1)
        serve(sys.stdin.buffer, answers)
