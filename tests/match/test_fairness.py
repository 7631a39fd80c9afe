"""Chance that everybody can check: what the secret gives, and what verifying a record finds."""

import hashlib
import hmac
import json
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.chances import fits

from blazon.cli import main
from blazon.kernel.errors import BadValue
from blazon.match.fairness import Fairness, fair_position, new_secret, verify
from blazon.match.position import Position
from blazon.match.record import Record

SECRET = bytes(range(32))
DOCS = Path(__file__).parents[2] / "docs"
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("richelieu", {}),
    ("richelieu", {"edition": "court", "players": 4}),
    ("rheingold", {"rounds": 6}),
    ("rheingold", {"map": "loch", "players": 5, "rounds": 3}),
]


def played(game: str, options: dict[str, Any], seed: str, first: int | None = None) -> Position:
    """A whole random game with dice from a secret."""
    rng = random.Random(seed)
    fairness = Fairness(hashlib.sha256(seed.encode()).digest(), ("tea", "Käse"), first)
    position = fair_position(game, options, fairness)
    while not position.over:
        if position.actor is None:
            position.play(fairness.outcome(position))
        else:
            position.play(rng.choice(list(position.legal)))
    position.metadata["fairness"] = fairness.to_record(over=True)
    return position


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_fair_game_verifies(game: str, options: dict[str, Any]) -> None:
    position = played(game, options, "whole")
    assert verify(position.record) == position.drawn
    again = Record.parse(position.record.to_text([turn for _, turn in position.turns()]))
    assert verify(again) == position.drawn


def test_who_begins_can_be_agreed() -> None:
    for first in (0, 1):
        position = played("richelieu", {}, "agreed", first)
        assert position.setup["first"] == first
        assert verify(position.record) == 0


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_another_deal_or_die_is_found_out(game: str, options: dict[str, Any]) -> None:
    record = played(game, options, "cheat").record.to_builtins()
    setup = {**record["setup"], "first": (record["setup"]["first"] + 1) % 2}
    with pytest.raises(BadValue, match="setup: was not dealt from the secret"):
        verify(Record.from_builtins({**record, "setup": setup}))
    if record["actions"][0].startswith("d"):
        actions = [f"d{int(record['actions'][0][1]) % 6 + 1}"]
        with pytest.raises(BadValue, match=r"actions\[0\]: is d\d, but the secret gives"):
            verify(Record.from_builtins({**record, "actions": actions, "result": None}))


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (None, "fairness"),
        ({"scheme": "dice"}, "fairness"),
        ({"secret": ...}, "fairness.secret"),
        ({"secret": "00" * 32}, "fairness.secret"),
        ({"secret": "zz"}, "fairness.secret"),
        ({"secret": 3}, "fairness.secret"),
        ({"commitment": "00" * 32}, "fairness.secret"),
        ({"texts": "tea"}, "fairness.texts"),
        ({"texts": [1]}, "fairness.texts"),
        ({"first": "0"}, "fairness.first"),
        ({"texts": ["other", "texts"]}, "setup"),
    ],
)
def test_what_does_not_fit_is_named(change: dict[str, Any] | None, field: str) -> None:
    record = played("richelieu", {}, "broken").record.to_builtins()
    if change is None:
        del record["fairness"]
    else:
        changed = record["fairness"] | change
        record["fairness"] = {name: value for name, value in changed.items() if value is not ...}
    with pytest.raises(BadValue) as caught:
        verify(Record.from_builtins(record))
    assert caught.value.field == f"record.{field}"


def test_the_secret_is_disclosed_after_the_end_only() -> None:
    fairness = Fairness(SECRET, ("", ""))
    running, ended = fairness.to_record(over=False), fairness.to_record(over=True)
    assert "secret" not in running
    assert SECRET.hex() not in json.dumps(running)
    assert ended == running | {"secret": SECRET.hex()}
    assert running["commitment"] == hashlib.sha256(SECRET).hexdigest()


def test_a_number_is_the_hmac_of_texts_purpose_and_count() -> None:
    words = json.dumps(["a", "b", "chance", 7, 0]).encode()
    value = int(hmac.new(SECRET, words, "sha256").hexdigest(), 16)
    assert Fairness(SECRET, ("a", "b")).draw("chance", 7, 6) == value % 6


def test_every_number_is_equally_likely() -> None:
    fairness = Fairness(SECRET, ("a",))
    found = Counter(fairness.draw("chance", number, 6) for number in range(3000))
    assert fits(found, dict.fromkeys(range(6), 1))


def test_a_secret_has_256_bits_and_is_never_the_same() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert {len(new_secret()) for _ in range(100)} == {32}


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_recipe_in_the_docs_finds_the_same(
    game: str, options: dict[str, Any], tmp_path: Path
) -> None:
    page = (DOCS / "tables" / "fairness.md").read_text(encoding="utf-8")
    code = page.partition("```python\n")[2].partition("```")[0]
    position, file = played(game, options, "recipe"), tmp_path / "game.json"
    file.write_text(position.record.to_json(), encoding="utf-8")
    command = [sys.executable, "-c", code, str(file)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    chance = sum(token.startswith(("d", "=")) for token in position.actions)
    assert said == f"the secret is the one committed to; {chance} chance events\n"
    assert position.drawn == chance


def test_the_command_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(played("rheingold", {"rounds": 2}, "file").record.to_json(), encoding="utf-8")
    assert main(["record", "verify", str(file)]) == 0
    assert "4 chance events" in capsys.readouterr().out
    file.write_text(Position("richelieu", seed="x").record.to_json(), encoding="utf-8")
    assert main(["record", "verify", str(file)]) == 2
    assert "record.fairness" in capsys.readouterr().err
