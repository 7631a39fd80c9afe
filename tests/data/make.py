"""Make tables of random numbers, and of formats: ``python tests/data/make.py``.

The tables for seeds are in this folder; those for a server's secret are in the documentation. The
formats are those of stored tables: one that is there already stays as it is.

The output is the behaviour of this version, right or wrong: check the changes and their reasons
before keeping it. The tests compare and never write.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
from tests.data import formats
from tests.data.files import write_table

from blazon.kernel.streams import Purpose, below, bits, open_stream
from blazon.match.fairness import Fairness, Sealing
from blazon.match.seals import fixed_digest, seal_of, share_of
from blazon.service.storage.migrating import FORMAT

FOLDER = Path(__file__).parent
CHANCE = FOLDER.parents[1] / "docs" / "tables" / "chance.json"


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


def chance_table() -> list[dict[str, Any]]:
    """The results of both verifiable-chance schemes for some secrets and texts."""
    words = ["", "tea", "Käse ☕", "0123456789abcdef0123456789abcdef", "7" * 40]
    cases = [
        (1, 1, None, [], words[:1]),
        (1, 1, None, [], words[:4]),
        (2, 1, None, [], words[:2]),
        (2, 1, 0, [1], [words[2], words[3]]),
        (2, 3, 1, [0, 1], [words[3], "luck of my own " + words[3]]),
        (2, 12, None, [0, 3], [words[4], "", words[1], words[3], words[2]]),
        (2, 2, None, [0, 2], [words[3], "", words[4]]),  # the second seat was left out
    ]
    return [_chance(number, *case) for number, case in enumerate(cases)]


def _chance(
    number: int, scheme: int, tried: int, first: int | None, sealed: list[int], texts: list[str]
) -> dict[str, Any]:
    seals = [seal_of(text) if seat in sealed else None for seat, text in enumerate(texts)]
    sealing = Sealing(tried, tuple(seals)) if scheme == 2 else None
    secret = hashlib.sha256(f"secret {number}".encode()).digest()
    fairness = Fairness(secret, tuple(texts), first, sealing)
    asked = [("deal", 0, 48), ("deal", 1, 47), *(("chance", number, 6) for number in range(6))]
    asked += [("chance", number, 2**255 + 1) for number in (0, 1, 2)]
    row: dict[str, Any] = fairness.to_record(over=True)
    if scheme == 2:
        shares = [share_of(text) for text in texts]
        fixed = fixed_digest(fairness.commitment, tried, first, seals, shares)
        row |= {"shares": shares, "fixed": fixed}
    row["draws"] = [
        {
            "purpose": purpose,
            "number": place,
            "bound": str(bound),
            "value": str(fairness.draw(purpose, place, bound)),
        }
        for purpose, place, bound in asked
    ]
    return row


if __name__ == "__main__":
    write_table(FOLDER / "streams.json", streams_table())
    write_table(CHANCE, chance_table())
    known = json.loads(formats.FILE.read_text(encoding="utf-8"))
    known.setdefault(str(FORMAT), formats.parts())
    formats.FILE.write_text(json.dumps(known, indent=2) + "\n", encoding="utf-8")
