"""Every way by which a game reaches an observer, for tests that nothing leaks."""

import json
import pickle
from typing import Any

from blazon.engine.serve import Engine
from blazon.match.position import Position


def ways_out(position: Position, observer: int | None, search: int = 0) -> dict[str, bytes]:
    """Everything that the observer is sent about a position, by the way it comes."""
    engine = Engine()
    engine.sessions["table"] = position
    seen = position.observe(observer)

    def ask(method: str, **params: Any) -> bytes:
        params["session"] = "table"
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        return engine.handle(json.dumps(request).encode()) or b""

    sent = {
        "view": json.dumps(seen.view()).encode(),
        "repr": repr(seen).encode(),
        "state": seen.states.tobytes(),
        "log": repr(seen.log).encode(),
        "legal": repr(seen.legal).encode(),
        "pickle": pickle.dumps(pickle.loads(pickle.dumps(seen))),
        "engine's view": ask("view", player=observer),
    }
    if observer is not None and observer == position.actor:
        sent["refusal"] = ask("play", actions=["nonsense"])
        sent["legal of the protocol"] = ask("legal")
        if search:
            sent["search"] = ask("search", simulations=search, seed="s", player=observer)
            assert b'"result"' in sent["search"]
    return sent
