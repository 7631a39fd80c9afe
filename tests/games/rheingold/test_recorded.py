"""Recorded games and perft tables stay unchanged."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.data.files import as_text
from tests.games.rheingold.data.make import playthroughs
from tests.games.rheingold.samples import TABLES

import blazon
from blazon.kernel.jit import ENABLED
from blazon.match.position import Position

DATA = Path(__file__).parent / "data"
KNOWN = json.loads((DATA / "perft.json").read_text(encoding="utf-8"))
FOLDER = DATA / "playthroughs"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
KINDS = (".json", ".txt")
MOST_LEAVES = 10**9 if ENABLED else 300


def name(known: dict[str, Any]) -> str:
    return f"{known['table']}-{len(known['actions'].split())}"


@pytest.mark.parametrize("known", KNOWN, ids=name)
def test_the_number_of_sequences_is_as_it_was(known: dict[str, Any]) -> None:
    actions = known["actions"].split()
    position = Position("rheingold", TABLES[known["table"]], None, actions, seed=known["seed"])
    for depth, leaves in enumerate(known["leaves"]):
        if leaves <= MOST_LEAVES:
            assert position.perft(depth) == leaves, depth


@pytest.mark.parametrize("known", KNOWN[1::3], ids=name)
def test_it_is_what_playing_each_action_one_by_one_finds(known: dict[str, Any]) -> None:
    actions = known["actions"].split()
    position = Position("rheingold", TABLES[known["table"]], None, actions, seed=known["seed"])
    leaves = 0
    for token in position.legal:
        position.play(token)
        leaves += 1 if position.over else len(position.legal)
        position.undo()
    assert leaves == known["leaves"][2]


@pytest.mark.parametrize(
    # Without the JIT one form is enough: the text has the same moves.
    "kind",
    [".json", pytest.param(".txt", marks=pytest.mark.slow_without_jit)],
)
@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_is_replayed_to_the_same_end_in_both_forms(name: str, kind: str) -> None:
    forms = {kind: (FOLDER / name).with_suffix(kind).read_text("utf-8") for kind in KINDS}
    game = blazon.load(forms[kind])
    assert game.record.to_json() + "\n" == forms[".json"]
    assert as_text(game) == forms[".txt"]
    if game.over:
        assert game.record.result is not None
        assert game.record.result.totals == game.score()["totals"]


@pytest.mark.slow_without_jit
def test_the_same_seeds_still_play_the_same_games() -> None:
    games = playthroughs()
    assert sorted(games) == NAMES
    for name, game in games.items():
        recorded = (FOLDER / name).with_suffix(".json").read_text(encoding="utf-8")
        assert game.record.to_json() + "\n" == recorded, name


@pytest.mark.slow_without_jit
def test_the_recorded_games_show_all_that_can_happen() -> None:
    seen: set[str] = set()
    for name in NAMES:
        game = blazon.load((FOLDER / name).with_suffix(".json").read_text(encoding="utf-8"))
        seen |= {"over by castles"} if game.over and game.options["rounds"] is None else set()
        while game.actions:
            game.undo()
            seen.add(game.phase)
    assert seen == {"ROLL", "MOVE", "COUNT", "FRONT", "SHIELD", "DRAW", "over by castles"}
