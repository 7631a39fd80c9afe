"""Make each game's regression data: ``python tests/data/games.py``.

It lies in ``tests/games/NAME/data``; a game's ``samples.py`` says from which tables and moments.

The output is the behaviour of this version, right or wrong: check the changes and their reasons
before keeping it. The tests compare and never write.
"""

from itertools import cycle, islice
from pathlib import Path
from typing import Any

from tests.data.files import write_games, write_table
from tests.samples import NAMES, SAMPLES

from blazon.match.position import Position

FOLDERS = {game: Path(__file__).parents[1] / "games" / game / "data" for game in NAMES}
PLAYTHROUGHS = 8
PLAYERS = ("Ann", "Bé", "Cy", "D. D'Artagnan", "Eve")


def perft_table(game: str) -> list[dict[str, Any]]:
    """The number of action sequences, by length, from several positions."""
    samples = SAMPLES[game]
    return [
        {
            "table": number,
            "seed": seed,
            "actions": " ".join(position.actions),
            "leaves": [position.perft(depth) for depth in range(samples.PERFT_DEPTH + 1)],
        }
        for number, options in enumerate(samples.TABLES)
        for moment in samples.PERFT_MOMENTS
        for seed in [f"perft {number} {moment}"]
        for position in [samples.random_game(options, seed, moment)]
    ]


def playthroughs(game: str) -> dict[str, Position]:
    """Whole random games of every kind by name, with and without names and notes."""
    games, samples = {}, SAMPLES[game]
    for number, options in enumerate(islice(cycle(samples.TABLES), PLAYTHROUGHS)):
        position = samples.random_game(options, f"playthrough {number}")
        if number % 2:
            position.names = PLAYERS[: position.players]
            position.metadata = {"date": f"2024-02-{number:02}", "event": "a fine evening: round 1"}
        games[f"{number}-{position.players}"] = position
    return games


if __name__ == "__main__":
    for name, folder in FOLDERS.items():
        write_table(folder / "perft.json", perft_table(name))
        write_games(folder / "playthroughs", playthroughs(name))
