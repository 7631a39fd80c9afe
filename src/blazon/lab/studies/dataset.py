"""A data set: the whole games of a study's cells, with a card that describes them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from blazon.lab.studies.games import Games
from blazon.lab.studies.measures import RECORD, game_seed
from blazon.lab.studies.plan import Measured, Plan, Stop
from blazon.lab.studies.report import Made
from blazon.lab.studies.results import write_rows
from blazon.lab.studies.shards import write_whole

COLUMNS = {
    "game": "the game's name",
    "options": "its options, as JSON",
    "bots": "a bot for each seat, with commas",
    "seed": "gives the deal, the outcomes of chance and the bots' choices",
    "first": "who began, by seat",
    "setup": "everything settled before the first action, hidden things included, as JSON",
    "actions": "the tokens of all actions and outcomes of chance, with spaces",
    "totals": "the points by seat, with spaces",
    "winners": "the seats that won, with spaces",
}
"""The columns of a data set, with their meanings."""


def as_dataset(plan: Plan) -> Plan:
    """The plan for whole games of a study's cells, in the number that its ``games`` states."""
    measured, stop = Measured(measures=[RECORD]), Stop(games=plan.stop.games)
    return replace(plan, measured=measured, stop=stop)


def write_records(plan: Plan, games: Games, until: Sequence[int]) -> tuple[Path, str]:
    """Write all games, as Parquet if that is installed; returns the file, and the data's digest."""
    return write_rows(games.folder, [*COLUMNS], list(_rows(plan, games, until)))


def _rows(plan: Plan, games: Games, until: Sequence[int]) -> Iterator[dict[str, Any]]:
    for number, (cell, count) in enumerate(zip(plan.cells, until, strict=True)):
        for game, (first, text) in enumerate(games.rows(number, count)):
            record = msgspec.json.decode(str(text))
            yield {
                "game": cell.game,
                "options": _json(record["options"]),
                "bots": ",".join(cell.bots),
                "seed": game_seed(cell, plan.seed, game),
                "first": int(first),
                "setup": _json(record["setup"]),
                "actions": " ".join(record["actions"]),
                "totals": " ".join(map(str, record["result"]["totals"])),
                "winners": " ".join(map(str, record["result"]["winners"])),
            }


def _json(value: Any) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


def write_card(plan: Plan, made: Made, folder: Path) -> Path:
    """Write the data card, as sites for data sets read it; raises OSError."""
    kinds = "\n".join(
        f"- {plan.label(cell)}: {plan.stop.games:,} games between {', '.join(cell.bots)}"
        for cell in plan.cells
    )
    judges = "".join(
        f"Digest of the judge {name}: `{own}`\n\n" for name, own in plan.judges.items()
    )
    fields = "\n".join(f"| `{name}` | {meaning} |" for name, meaning in COLUMNS.items())
    text = f"""---
pretty_name: {msgspec.json.encode(plan.title).decode()}
tags: [board-games, imperfect-information, self-play]
---

# {plan.title}

{plan.question}

{made.games:,} games that bots of Blazon {made.version} played against themselves. No person played,
and nothing in the data is about a person.

{kinds}

| column | meaning |
|---|---|
{fields}

A row is a whole game: `blazon.load` takes a record with these fields and replays it. Bots saw only
what their seats may know. They choose by search, so their play is strong but not perfect, and
bots of another version play other games.

## How to repeat it

```sh
{made.command}
```

```toml
{made.file.strip()}
```

{judges}SHA-256 of the rows as CSV: `{made.digest}`
"""
    file = folder / "README.md"
    write_whole(file, text.encode())
    return file
