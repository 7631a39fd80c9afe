"""Requirements on the rules of every game."""

import random
from typing import Any

import numpy as np
import pytest
from tests.samples import INSTALLED_TABLES, decision, each, random_game
from tests.twins.channels import for_programs

import blazon
from blazon.kernel import batch, catalogue, contract
from blazon.kernel.contract import NOBODY
from blazon.kernel.jit import ENABLED
from blazon.kernel.streams import Purpose, open_stream
from blazon.match.position import Position
from blazon.match.registry import game as find_game

MOMENTS = (0, 7, 40, 300) if ENABLED else (0, 7)
Table = tuple[str, dict[str, Any]]
table = each(INSTALLED_TABLES)


@pytest.mark.parametrize("name", catalogue.names())
def test_a_game_fulfils_the_whole_contract(name: str) -> None:
    game = find_game(name)
    assert game.name == name
    for part in contract.NAMES:
        assert callable(getattr(contract._by_dtype[game.state], part))


@table
def test_a_game_is_played_and_taken_back_to_the_same_bytes(table: Table) -> None:
    rng, position = random.Random(str(table)), random_game(*table, "conformance", 0)
    first = position.states
    for _ in range(60):
        if position.over:
            break
        assert len(position.legal) > 0
        position.play(rng.choice(list(position.legal)))
    played = position.actions
    position.undo(len(played))
    for field in first.dtype.names or ():
        assert position.states[field].tobytes() == first[field].tobytes()
    again = Position(table[0], position.options, position.setup, played)
    assert again.actions == played


@table
def test_perft_counts_what_is_played_one_by_one(table: Table) -> None:
    for moment in MOMENTS:
        position = random_game(*table, "perft", moment)
        assert position.perft(0) == 1
        if not position.over:
            assert position.perft(1) == len(position.legal)


@table
def test_a_record_is_the_same_game_in_both_forms(table: Table) -> None:
    position = random_game(*table, "record", 40)
    text = position.record.to_text([tokens for _, tokens in position.turns()])
    for form in (position.record.to_json(), text):
        assert blazon.load(form) == position
        assert blazon.load(form).record == position.record


@table
def test_chances_add_up_and_the_same_seed_draws_the_same(table: Table) -> None:
    position = random_game(*table, "chance", 200 if ENABLED else 60)
    while position.actions:
        position.undo()
        chances = position.chances()
        assert list(chances) == (list(position.legal) if position.actor is None else [])
        if chances:
            assert sum(chances.values()) == 1
            assert min(chances.values()) > 0
            assert position.copy().roll() == position.copy().roll()


@table
def test_hidden_things_dealt_anew_change_nothing_that_an_observer_knows(table: Table) -> None:
    games = [decision(*table, "hidden", moment) for moment in MOMENTS]
    for position in (game for game in games if not game.over):
        for number, observer in enumerate((None, *range(position.players))):
            who = np.array([NOBODY if observer is None else observer], np.uint64)
            seen = position.observe(observer).states
            dealt, again = seen.copy(), np.zeros_like(seen)
            batch.imagine(dealt, who, open_stream("anew", number, Purpose.TEST))
            batch.observe(dealt, again, who)
            assert again.tobytes() == seen.tobytes()


@table
def test_every_way_out_has_something_to_give(table: Table) -> None:
    position = decision(*table, "ways out", 20)
    for observer in (None, *range(position.players)):
        for way, given in for_programs(position, observer).items():
            assert given, way
