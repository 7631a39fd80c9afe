"""Make the regression data in this folder: ``python tests/games/richelieu/data/make.py``.

The output is the behaviour of this version, right or wrong: check the changes and their reasons
before keeping it. The tests compare and never write.
"""

from pathlib import Path
from typing import Any

from tests.data.files import write_games, write_table
from tests.games.richelieu.samples import TABLES, random_game

from blazon.match.position import Position

FOLDER = Path(__file__).parent
PERFT_MOMENTS = (0, 40, 90)
"""The number of random actions before each count."""
PERFT_DEPTH = 5


def perft_table() -> list[dict[str, Any]]:
    """The number of action sequences, by length, from several positions."""
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


def playthroughs() -> dict[str, Position]:
    """Whole random games of every kind by name, with and without names and notes."""
    games = {}
    for number in range(8):
        position = random_game(TABLES[number % len(TABLES)], f"playthrough {number}")
        if number % 2:
            position.names = ("Ann", "Bé", "Cy", "D. D'Artagnan")[: position.players]
            position.metadata = {"date": f"2024-02-{number:02}", "event": "a fine evening: round 1"}
        games["-".join([str(number), *map(str, position.options.values())])] = position
    return games


if __name__ == "__main__":
    write_table(FOLDER / "perft.json", perft_table())
    write_games(FOLDER / "playthroughs", playthroughs())
