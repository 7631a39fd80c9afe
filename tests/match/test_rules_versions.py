"""A changed ruling does not affect games that began under the old one."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from tests.tools import ROOT, python

import blazon
from blazon.kernel import catalogue
from blazon.kernel.options import FIRST_RULES

RELEASED = ROOT / "tests" / "data" / "released"
VERSIONS = [
    (name, version)
    for name, package in catalogue.packages().items()
    for version in package.options.rules
]
CHANGED_RULING = """
import json, sys
import blazon
from blazon.match.position import Position
from blazon.service.journal.changes import replay
from blazon.service.journal.entries import Entry
from blazon.service.journal.seating import Joined
from blazon.service.journal.events import Opened
from blazon.service.journal.playing import Played, Started
from blazon.service.journal.plans import SeatPlan
from blazon.service.journal.opening import rematch

TOKENS = ["=K", "=J", "check", "check"]
found = {}
new = Position("kuhn", {}, {"first": 0}, TOKENS)
found["new"] = [new.options, new.score()["totals"]]
old = {
    "format": "blazon/1",
    "game": "kuhn",
    "options": {"players": 2},
    "setup": {"first": 0},
    "players": ["Ann", "Bob"],
    "actions": TOKENS,
    "result": {"totals": [1, -1], "winners": [0]},
}
game = blazon.load(json.dumps(old))
found["old"] = [game.options, game.score()["totals"]]
for position in (new, game):
    text = position.record.to_text([tokens for _, tokens in position.turns()])
    for form in (position.record.to_json(), text, repr(position)):
        again = eval(form) if form.startswith("Position") else blazon.load(form)
        assert again == position
        assert again.options == position.options
seats, options = [SeatPlan("open")] * 2, {"players": 2}
opened = Opened(host="a", game="kuhn", options=options, seats=seats, commitment="")
events = [opened, Joined(0, "a", "Ann"), Joined(1, "b", "Bob"), Started({"first": 0}, TOKENS[:2])]
events += [Played(0, "check", []), Played(1, "check", [])]
entries = [Entry("t", number, 0, event) for number, event in enumerate(events, 1)]
table = replay("t", bytes(32), entries)
found["table"] = table.score()["totals"]
found["rematch"] = rematch(table, bytes(32)).options
print(json.dumps(found))
"""


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_a_game_of_every_version_of_the_rules_is_kept_and_replayed(name: str, version: int) -> None:
    found = []
    for path in sorted(RELEASED.glob("*/*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        kept = record.get("game"), record.get("options", {}).get("rules", FIRST_RULES)
        if kept == (name, version):
            found.append(blazon.load(json.dumps(record)))
    assert found, f"keep a game of {name} under version {version} in {RELEASED}"
    assert any(position.over for position in found)


def changed(folder: Path) -> Path:
    """Kuhn poker after an invented rule change: from version 2, the ante is two."""
    package = folder / "blazon_kuhn"
    shutil.copytree(ROOT / "examples" / "kuhn" / "src" / "blazon_kuhn", package)
    table = package / "game.toml"
    table.write_text("rules = [1, 2]\n" + table.read_text(encoding="utf-8"), encoding="utf-8")
    game = package / "rules" / "game.py"
    source = game.read_text(encoding="utf-8")
    ante = 'states["stake"] = ANTE\n'
    assert ante in source
    ruling = 'states["stake"] = ANTE if self.options["rules"] == 1 else 2 * ANTE\n'
    game.write_text(source.replace(ante, ruling), encoding="utf-8")
    metadata = folder / "blazon_kuhn-2.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: blazon-kuhn\nVersion: 2\n")
    (metadata / "entry_points.txt").write_text("[blazon.games]\nkuhn = blazon_kuhn\n")
    return folder


def test_a_changed_ruling_counts_for_new_games_alone(tmp_path: Path) -> None:
    given = {"PYTHONPATH": str(changed(tmp_path)), "NUMBA_DISABLE_JIT": "1"}
    found: dict[str, Any] = json.loads(python("-c", CHANGED_RULING, given=given))
    assert found["new"] == [{"players": 2, "rules": 2}, [2, -2]]
    assert found["old"] == [{"players": 2, "rules": 1}, [1, -1]]
    assert found["table"] == [1, -1]
    assert found["rematch"] == {"players": 2, "rules": 2}
