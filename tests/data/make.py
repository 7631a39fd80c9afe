"""Makes the table of random numbers beside it: ``python tests/data/make.py``.

What it makes is what this version does, right or wrong: look at what has changed, and why, before
keeping it. The tests compare and never write.
"""

from pathlib import Path
from typing import Any

import numpy as np
from tests.data.files import write_table

from blazon.kernel.streams import Purpose, below, bits, open_stream

FOLDER = Path(__file__).parent


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


if __name__ == "__main__":
    write_table(FOLDER / "streams.json", streams_table())
