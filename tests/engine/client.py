"""A program that talks to an engine line by line, like any other client."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from blazon.engine.serve import Engine

CODES = {-32700, -32600, -32601, -32602, 1, 2}
"""Every error code for a caller's mistake; -32603 would be the engine's own fault."""


class RefusedError(Exception):
    """The engine has answered with an error."""

    def __init__(self, error: Mapping[str, Any]) -> None:
        super().__init__(f"{error['code']}: {error['message']}")
        self.code: int = error["code"]
        self.message: str = error["message"]
        self.data: Any = error.get("data")


class Client:
    """Calls the methods of an engine in this process."""

    def __init__(self, engine: Engine | None = None) -> None:
        self.engine = Engine() if engine is None else engine

    def send(self, message: Any) -> Any:
        """The answer to a JSON value, or to a line of bytes; None if there is none."""
        line = message if isinstance(message, bytes) else json.dumps(message).encode()
        answer = self.engine.handle(line)
        return None if answer is None else check_answer(answer)

    def call(self, method: str, /, **params: Any) -> Any:
        """The result of a method; raises RefusedError."""
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        answer = self.send(request)
        assert answer["id"] == 1
        if "error" in answer:
            raise RefusedError(answer["error"])
        return answer["result"]

    def refusal(self, method: str, /, **params: Any) -> RefusedError:
        """A method's error."""
        with pytest.raises(RefusedError) as caught:
            self.call(method, **params)
        return caught.value

    def complaint(self, method: str, /, **params: Any) -> str:
        """What is wrong with a method's parameters."""
        error = self.refusal(method, **params)
        assert error.code == -32602
        return error.message

    def new(self, seed: str = "engine", game: str = "richelieu", **options: Any) -> str:
        """The session of a new game, by default Richelieu."""
        answer = self.call("new", game=game, options=options, seed=seed)
        return str(answer["session"])

    def play_out(self, session: str) -> None:
        """Play the first legal action until the game is over."""
        while actions := self.call("legal", session=session)["actions"]:
            self.call("play", session=session, actions=actions[:1])


def check_answer(line: bytes) -> Any:
    """The JSON value of an answer, which must be one line with a result or an error."""
    text = line.decode()
    assert text.endswith("\n")
    assert len(text.splitlines()) == 1
    answer = json.loads(text)
    assert answer["jsonrpc"] == "2.0"
    assert set(answer) in ({"jsonrpc", "id", "result"}, {"jsonrpc", "id", "error"})
    if "error" in answer:
        assert set(answer["error"]) in ({"code", "message"}, {"code", "message", "data"})
    return answer
