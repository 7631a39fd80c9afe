"""Records of games, as JSON and as text: read, replayed, written and read again."""

import json
from functools import cache
from typing import Any

from tests.data.files import as_text
from tests.games.rheingold import samples as rheingold
from tests.games.rheingold.boards import board_map
from tests.games.richelieu import samples as richelieu

import blazon
from benchmarks.fuzz.choices import TEXTS, Choices
from benchmarks.fuzz.hiding import check_onlookers, swapped
from blazon.kernel.errors import BadValue
from blazon.match.position import Position

SECONDS = 0.25


def seeds() -> list[bytes]:
    """Every sample in each of the four ways, and the shortest ones in full."""
    found = [bytes([kind, at, 0]) for kind in range(4) for at in range(len(_samples()))]
    texts = [_samples()[at].record.to_json() for at in (-1, 0)] + [as_text(_samples()[-1])]
    return [*found, *(bytes([5]) + text.encode() for text in texts)]


@cache
def _samples() -> list[Position]:
    games = [richelieu.random_game(options, "fuzz", 40) for options in richelieu.TABLES]
    games.append(richelieu.random_game(richelieu.TABLES[0], "fuzz"))
    loch = {"map": "loch", "players": 5, "rounds": 3}
    games += [rheingold.random_game(loch, "fuzz", 50), rheingold.random_game(loch, "fuzz")]
    games.append(rheingold.random_game({"map": board_map(), "players": 2}, "fuzz", 30))
    games[0].metadata = {"event": "x", "date": "today", "fairness": {"a": [1]}}
    games.append(richelieu.random_game({}, "fuzz", 3))
    return games


@cache
def _plain(at: int) -> dict[str, Any]:
    return _samples()[at].record.to_builtins()


def check(data: bytes) -> float:
    """A record is refused with a reason, or gives a game whose own record gives it again."""
    choices = Choices(data)
    kind = choices.below(6)
    if kind >= 4:
        text = choices.rest().decode("utf-8", "surrogateescape")
    else:
        at = choices.below(len(_samples()))
        text = _damaged_text(choices, at) if kind == 3 else _damaged_json(choices, at)
    try:
        game = blazon.load(text)
    except BadValue:
        return SECONDS
    plain = game.record.to_json()
    assert blazon.load(plain) == game
    assert blazon.load(as_text(game)) == game
    for observer in (None, *range(game.players)):
        json.dumps(game.observe(observer).view())
    other = swapped(game.game.name, game.setup)
    if other is not None and not game.over:
        record = game.record
        record.setup = other
        check_onlookers(game, Position.load(record))
    # Each of these loads takes as long as the first.
    return 5 * SECONDS


def _damaged_json(choices: Choices, at: int) -> str:
    return json.dumps(choices.damaged(_plain(at)))


def _damaged_text(choices: Choices, at: int) -> str:
    lines = as_text(_samples()[at]).splitlines()
    for _ in range(1 + choices.below(3)):
        place = choices.below(len(lines))
        match choices.below(5):
            case 0:
                del lines[place]
                lines.append("")
            case 1:
                lines.insert(place, choices.among(lines))
            case 2:
                lines[place] += choices.among(TEXTS)
            case 3:
                words = lines[place].split(" ")
                words[choices.below(len(words))] = str(choices.odd())
                lines[place] = " ".join(words)
            case _:
                lines[place] = choices.take(20).decode("utf-8", "surrogateescape")
    return "\n".join(lines)
