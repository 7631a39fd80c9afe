"""The estimated size of a table in memory is close to its real size."""

import gc
import json
import random
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.rheingold.oracle.maps import build
from tests.samples import random_game
from tests.service.steps import steps
from tests.volume import share

from blazon.match.position import Position
from blazon.service.base.languages import Language
from blazon.service.base.limits import OPTIONS_FACTOR
from blazon.service.base.secrets import new_id
from blazon.service.journal.changes import next_version, open_table
from blazon.service.journal.entries import Entry, decode_event, encode_event
from blazon.service.journal.events import Event, Opened
from blazon.service.journal.hosting import Closed
from blazon.service.journal.plans import SeatPlan
from blazon.service.journal.playing import Played, Started
from blazon.service.journal.seating import Joined
from blazon.service.live.broadcast import LiveTable
from blazon.service.live.memory import with_logs

SECRET = bytes(32)
CLOSENESS = 1.5
"""The largest ratio of a real size to its estimate, or the other way round."""
TABLES = 4
"""The number of tables measured together."""
SMALL_TABLES = 60
"""The same for tables without a game or map: beside them, it counts that a dictionary of the whole
process grows by thousands of bytes at once, for its next hundreds of entries."""

BOARDS = {"richelieu": 200, "rheingold": 1000, "own": 1000, "equal": 1000}
"""The boards, and how many actions their games have at most."""


def own_map(number: int) -> dict[str, Any]:
    """A map with a hundred places, the same for a number, in new objects."""
    found = build(random.Random("sizes"), 80, 20) | {"name": f"Map {number}"}
    return dict(json.loads(json.dumps(found)))


def events_of(game: Position, *, ended: bool) -> list[Event]:
    """The events of a table where two people play a game."""
    first, played = steps(game)
    events: list[Event] = [Joined(1, "bob", "Bob", "a text"), Started(game.setup, first)]
    events += [Played(step.seat, str(step.action), step.then) for step in played]
    return [*events, Closed("for a test")] if ended else events


def read(data: list[bytes], opened: Opened) -> LiveTable:
    """A table in memory, as if read from a journal."""
    name = new_id()
    table = with_logs(open_table, name, SECRET, Entry(name, 1, 0, opened, "ann"))
    found = LiveTable(table)
    for seq, event in enumerate(map(decode_event, data), 2):
        entry = Entry(name, seq, 0, event, ("ann", "bob")[seq % 2], new_id())
        found.table = next_version(found.table, entry)
        found._note(entry)
    if found.table.position is not None:
        found.table.position.note_logs()
    return found


def measured(make: Callable[[int], LiveTable], count: int) -> tuple[float, float]:
    """The real and the estimated bytes of a table, of several that are made in turn."""
    make(-1)  # loads everything that no table pays for
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        tables = [make(number) for number in range(count)]
        gc.collect()
        size = (tracemalloc.get_traced_memory()[0] - before) / count
    finally:
        tracemalloc.stop()
    shared = {one.table.weight.shared: one.table.weight.shared_bytes for one in tables}
    weight = sum(one.size for one in tables) + OPTIONS_FACTOR * sum(shared.values())
    return size, weight / count


@pytest.mark.parametrize("languages", [(), ("en", "fr")], ids=["silent", "narrated"])
@pytest.mark.parametrize("ended", [False, True], ids=["running", "ended"])
@pytest.mark.parametrize(
    ("board", "actions"),
    [
        (board, actions)
        for number, (board, most) in enumerate(BOARDS.items())
        for actions in share([0, 60, 200, 1000], number)
        if actions <= most
    ],
)
def test_the_estimated_size_is_close(
    board: str, actions: int, ended: bool, languages: tuple[Language, ...]
) -> None:
    name = "richelieu" if board == "richelieu" else "rheingold"
    plans = [SeatPlan("me", None, "Ann"), SeatPlan("open")]
    renamed = f'"{new_id()} '.encode()

    def options(number: int) -> dict[str, Any]:
        if board in ("richelieu", "rheingold"):
            return {}
        return {"map": own_map(0 if board == "equal" and number >= 0 else number)}

    def journal(number: int) -> tuple[list[bytes], bytes]:
        game = random_game(name, options(number), "sizes", actions)
        events = events_of(game, ended=ended) if actions else []
        opened = Opened("ann", name, game.options, plans, commitment="")
        # The maps are new, so that nothing has them in memory.
        data = [encode_event(event) for event in (opened, *events)]
        data = [one.replace(b'"Map ', renamed) for one in data]
        return data[1:], data[0]

    count = TABLES if actions or board in ("own", "equal") else SMALL_TABLES
    journals = {number: journal(number) for number in range(-1, count)}

    def make(number: int) -> LiveTable:
        events, first = journals[number]
        opened = decode_event(first)
        assert isinstance(opened, Opened)
        found = read(events, opened)
        for language in languages if found.table.position is not None else ():
            found.narration(language).entries(found.table)
        return found

    size, estimate = measured(make, count)
    assert estimate / CLOSENESS <= size <= estimate * CLOSENESS
