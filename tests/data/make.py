"""Makes the regression data beside it: ``python tests/data/make.py``.

What it makes is what this version does, right or wrong: look at what has changed, and why, before
keeping it. The tests compare and never write.
"""

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
from tests.rheingold import games as rheingold

from blazon.kernel.streams import Purpose, below, bits, open_stream
from blazon.match.position import Position

FOLDER = Path(__file__).parent
TABLES: list[dict[str, Any]] = [
    {"edition": "duel", "players": 2, "ending": "full"},
    {"edition": "duel", "players": 2, "ending": "last-row"},
    {"edition": "court", "players": 2, "ending": "full"},
    {"edition": "court", "players": 2, "ending": "last-row"},
    {"edition": "court", "players": 3, "ending": "full"},
    {"edition": "court", "players": 4, "ending": "full"},
]
"""Every edition, number of players and ending."""
PERFT_MOMENTS = (0, 40, 90)
"""After how many random actions sequences are counted."""
PERFT_DEPTH = 5
RHEINGOLD_PERFT_MOMENTS = (0, 150, 400)
RHEINGOLD_PERFT_DEPTH = 4


def random_game(options: dict[str, Any], seed: str, moment: int | None = None) -> Position:
    """Random play to that many actions, or to the end."""
    position, rng = Position("richelieu", options, seed=seed), random.Random(seed)
    while not position.over and (moment is None or len(position.actions) < moment):
        position.play(rng.choice(list(position.legal)))
    return position


def perft_table() -> list[dict[str, Any]]:
    """How many sequences of actions there are, by length, from several positions."""
    return [
        {
            "options": options,
            "seed": seed,
            "actions": " ".join(position.actions),
            "leaves": [position.perft(depth) for depth in range(PERFT_DEPTH + 1)],
        }
        for number, options in enumerate(TABLES)
        for moment in PERFT_MOMENTS
        for seed in [f"perft {number} {moment}"]
        for position in [random_game(options, seed, moment)]
    ]


def rheingold_perft_table() -> list[dict[str, Any]]:
    """The same of Rheingold; the positions are those of lively random games."""
    return [
        {
            "table": number,
            "seed": seed,
            "actions": " ".join(position.actions),
            "leaves": [position.perft(depth) for depth in range(RHEINGOLD_PERFT_DEPTH + 1)],
        }
        for number, options in enumerate(rheingold.TABLES)
        for moment in RHEINGOLD_PERFT_MOMENTS
        for seed in [f"perft {number} {moment}"]
        for position in [rheingold.random_game(options, seed, moment)]
    ]


def rheingold_playthroughs() -> dict[str, Position]:
    """Whole random games of Rheingold, of every kind, by name."""
    return {
        f"{number}-{options['players']}": rheingold.random_game(options, f"playthrough {number}")
        for number, options in enumerate(rheingold.TABLES)
    }


def playthroughs() -> dict[str, Position]:
    """Whole random games of every kind by name, with and without names and notes."""
    games = {}
    for number in range(8):
        position = random_game(TABLES[number % len(TABLES)], f"playthrough {number}")
        if number % 2:
            position.names = ("Ann", "Bé", "Cy", "D. D'Artagnan")[: position.players]
            position.notes = {"date": f"2024-02-{number:02}", "event": "a fine evening: round 1"}
        games["-".join([str(number), *map(str, position.options.values())])] = position
    return games


def streams_table() -> list[dict[str, Any]]:
    """The first numbers of several random streams."""
    keys = [("", 0, "DEAL"), ("a fine evening", 0, "DEAL"), ("a fine evening", 1, "CHANCE")]
    keys += [("é", 2**64 - 1, "SEARCH"), ("x" * 60, 2**32, "BOT")]
    table = []
    for seed, number, purpose in keys:
        words = open_stream(seed, number, Purpose[purpose])
        small = words.copy()
        table.append(
            {
                "seed": seed,
                "number": number,
                "purpose": purpose,
                "bits": [f"{int(bits(words[0])):016x}" for _ in range(4)],
                "below_12": [int(below(small[0], np.uint64(12))) for _ in range(12)],
            }
        )
    return table


def as_text(position: Position) -> str:
    """A game for people."""
    return position.record.to_text([tokens for _, tokens in position.turns()])


def _write(name: str, table: list[dict[str, Any]]) -> None:
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in table)
    (FOLDER / name).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def _write_games(folder: str, games: dict[str, Position]) -> None:
    for name, position in games.items():
        file = FOLDER / folder / name
        file.parent.mkdir(exist_ok=True)
        file.with_suffix(".json").write_text(position.record.to_json() + "\n", encoding="utf-8")
        file.with_suffix(".txt").write_text(as_text(position), encoding="utf-8")


def main() -> None:
    """Write all files."""
    _write("streams.json", streams_table())
    _write("perft.json", perft_table())
    _write("rheingold-perft.json", rheingold_perft_table())
    _write_games("playthroughs", playthroughs())
    _write_games("rheingold-playthroughs", rheingold_playthroughs())


if __name__ == "__main__":
    main()
