"""How much memory grows while an engine does the same again and again.

``python -m tests.engine.growing`` prints it, in a process of its own: what other tests have used
makes memory grow, too.
"""

import gc
import json
import random
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import pairwise

from tests.engine.client import Client
from tests.engine.test_garbage import malformed_lines

TURNS = {"richelieu": ["A1", "-"], "rheingold": ["d4", "-"]}
TIMES = 400


def steps() -> Iterator[tuple[str, Callable[[], None]]]:
    """What is repeated, and what it is called."""
    client = Client()
    for game, turn in TURNS.items():
        session = client.new(game=game)

        def open_and_close(game: str = game, turn: list[str] = turn) -> None:
            session = client.new(game=game)
            client.call("play", session=session, actions=turn)
            client.call("close", session=session)

        def play_and_undo(session: str = session, turn: list[str] = turn) -> None:
            client.call("play", session=session, actions=turn)
            client.call("undo", session=session, count=2)

        yield f"{game} opened and closed", open_and_close
        yield f"{game} taken back", play_and_undo
    kinds = malformed_lines(random.Random(5), client.new(), "A1")

    def refuse() -> None:
        for kind in kinds:
            client.engine.handle(kind())

    yield "refused", refuse


def growth(step: Callable[[], None]) -> int:
    """The bytes by which memory grows at least each time a step is repeated ``TIMES`` times.

    What is kept in caches makes it grow now and then.
    """
    tracemalloc.start()
    sizes = list[int]()
    for _ in range(4):
        for _ in range(TIMES):
            step()
        gc.collect()
        sizes.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    return min(after - before for before, after in pairwise(sizes))


if __name__ == "__main__":
    sys.stdout.write(json.dumps({name: growth(step) for name, step in steps()}))
