"""Random play: the game reaches its end, nothing is lost, and the record is complete."""

import random
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests import samples as games
from tests.data.files import as_text
from tests.games.richelieu.oracle.model import DISCS, deck
from tests.games.richelieu.samples import TABLES
from tests.json_values import ANY_TEXT, json_values

import blazon
from blazon.kernel.jit import ENABLED
from blazon.match.position import Position

SOME = settings(deadline=None, max_examples=60 if ENABLED else 4)
SEEDS = st.integers(0, 2**32)
OPTIONS = st.sampled_from(TABLES)
EITHER = st.sampled_from(games.TABLES)
MOMENTS = st.integers(0, 160) | st.integers(0, 700 if ENABLED else 160)
"""Games of Rheingold last longer than those of Richelieu."""
LINES = st.text(st.characters(exclude_categories=["Cs"])).filter(str.isprintable)
WHOLE = st.integers(-(2**53), 2**53)
JSON = json_values(st.none() | st.booleans() | WHOLE | ANY_TEXT, ANY_TEXT)
NOTES = st.fixed_dictionaries(
    {},
    optional={
        "date": ANY_TEXT,
        "event": ANY_TEXT,
        "fairness": st.dictionaries(ANY_TEXT, JSON, max_size=3),
    },
)


def check_conserved(game: Position) -> None:
    """All cards, markers and discs are in legal places, each exactly once."""
    view = game.observe(None).view()
    seats: list[dict[str, Any]] = view["players"]
    cells = [*view["table"], *(cell for seat in seats for cell in seat["cards"])]
    assert len(cells) == len(set(cells)) == 48
    codes = [card["card"] for card in view["table"].values()]
    codes += [code for seat in seats for code in seat["cards"].values()]
    assert Counter(codes) == Counter(deck())
    for player, seat in enumerate(seats):
        lifted = view["lifted"] is not None and player == game.turn
        assert len(seat["markers"]) + seat["reserve"] + seat["box"] + lifted == 3
        assert len(seat["markers"]) <= (2 if game.players == 4 else 3)
        for cell in seat["markers"]:
            assert view["table"][cell]["marker"] == player
    laid = sum(card["disc"] for card in view["table"].values())
    assert laid + sum(seat["held"] + seat["returned"] for seat in seats) == 8
    own = [game.observe(player).view()["players"][player]["discs"] for player in range(len(seats))]
    assert [len(discs) for discs in own] == [seat["held"] for seat in seats]
    played = ["return"] * sum(seat["returned"] for seat in seats)
    assert not Counter([*played, *(disc for discs in own for disc in discs)]) - Counter(DISCS)


@SOME
@given(OPTIONS, SEEDS)
def test_cards_markers_and_discs_are_conserved_and_no_game_deadlocks(
    options: dict[str, Any], seed: int
) -> None:
    rng = random.Random(seed)
    game = Position("richelieu", options, seed=str(seed))
    check_conserved(game)
    while not game.over:
        assert len(game.legal) > 0
        assert game.actor == game.turn
        assert len(game.actions) < game.game.longest
        before = len(game.observe(None).view()["table"])
        game.play(rng.choice(list(game.legal)))
        check_conserved(game)
        assert len(game.observe(None).view()["table"]) in (before, before - 1)
    rows = {cell[0] for cell in game.observe(None).view()["table"]}
    assert len(rows) == (1 if options["ending"] == "last-row" else 0)


@SOME
@given(st.data(), EITHER, SEEDS, MOMENTS, NOTES)
def test_a_game_loaded_from_its_record_is_the_same(
    data: st.DataObject,
    table: tuple[str, dict[str, Any]],
    seed: int,
    moment: int,
    notes: dict[str, Any],
) -> None:
    game = games.random_game(*table, str(seed), moment)
    game.names = tuple(data.draw(LINES, "name") for _ in range(game.players))
    game.metadata = notes
    for text in (game.record.to_json(), as_text(game)):
        loaded = blazon.load(text)
        assert loaded == game
        assert loaded.record == game.record
        assert loaded.names == game.names
        assert loaded.metadata == notes
        assert loaded.setup == game.setup
        assert loaded.states.tobytes() == game.states.tobytes()
        assert loaded.score() == game.score()
        for observer in (None, *range(game.players)):
            assert loaded.observe(observer).view() == game.observe(observer).view()
    assert len(game.record.to_json().splitlines()) == 1 or notes


@SOME
@given(EITHER, SEEDS, MOMENTS)
def test_every_legal_action_can_be_played_and_the_turn_goes_on(
    table: tuple[str, dict[str, Any]], seed: int, moment: int
) -> None:
    game = games.random_game(*table, str(seed), moment)
    for token in game.legal:
        game.play(token)
        assert game.over or len(game.legal) > 0
        game.undo()


@SOME
@given(EITHER, ANY_TEXT)
def test_a_seed_deals_the_same_game_again(table: tuple[str, dict[str, Any]], seed: str) -> None:
    one, two = (Position(*table, seed=seed) for _ in range(2))
    assert one == two
    assert one.setup == two.setup
