"""Evaluating unfinished games: when it is possible, and which features it uses."""

import random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from tests.games.richelieu.oracle.model import deck
from tests.games.richelieu.samples import TABLES, random_game
from tests.games.richelieu.tables import after_taking, deal, play, table, take

from blazon.bots.judge import judge_of, workspace_for
from blazon.games.richelieu.rules.evaluation import FEATURES
from blazon.games.richelieu.rules.game import GAME
from blazon.kernel import contract
from blazon.kernel.jit import entry
from blazon.match.position import Position

HALF_WAY = 50


@entry
def _measure(
    states: npt.NDArray[Any],
    workspaces: npt.NDArray[Any],
    found: npt.NDArray[np.float32],
    worths: npt.NDArray[np.float32],
    payoffs: npt.NDArray[np.float32],
) -> Any:
    contract.score(states[0], workspaces[0].totals)
    for seat in range(found.shape[0]):
        contract.features(states[0], workspaces[0], np.uint64(seat))
        for feature in range(found.shape[1]):
            found[seat, feature] = workspaces[0].features[feature]
    contract.evaluate(states[0], workspaces[0], worths, payoffs)
    return contract.is_quiet(states[0])


class Judged:
    """The evaluation of a position with everything known."""

    def __init__(self, game: Position) -> None:
        states = game.disclose().states
        self.workspaces = workspace_for(GAME, states)
        self.features = np.zeros((game.players, len(FEATURES)), np.float32)
        self.worths, self.payoffs = np.zeros((2, game.players), np.float32)
        self.quiet = bool(
            _measure(states, self.workspaces, self.features, self.worths, self.payoffs)
        )

    def of(self, player: int) -> dict[str, float]:
        """A player's nonzero features by name, without the prefix for the duel."""
        return {
            name.removeprefix("duel_"): float(number)
            for name, number in zip(FEATURES, self.features[player], strict=True)
            if number
        }


def test_a_game_can_be_judged_at_the_beginning_of_a_turn_only() -> None:
    game = table({"A1": "BOUs", "A2": "BOUc", "B1": "NOR2"}, first=0)
    assert Judged(game).quiet
    take(game, "B1")
    assert Judged(game).quiet
    game.play("A1")
    assert game.phase == "SECOND"
    assert not Judged(game).quiet
    game.play("A2")
    assert game.phase == "PLACE"
    assert not Judged(game).quiet
    game.play("@A3")
    assert Judged(game).quiet


def test_the_last_ten_cards_are_played_out() -> None:
    game = table()
    while len(game.observe(None).view()["table"]) > 11:
        take(game, next(iter(game.legal)))
    assert Judged(game).quiet
    take(game, next(iter(game.legal)))
    assert not Judged(game).quiet


def test_with_the_last_row_ending_the_longest_row_does_not_count() -> None:
    game = table(ending="last-row")
    rows = [f"{row}{column}" for row in "ABC" for column in range(1, 13)]
    for cell in rows[:25]:
        take(game, cell)
    assert Judged(game).quiet
    take(game, rows[25])
    assert not Judged(game).quiet


def test_a_race_is_weighed_by_the_pieces_left_and_the_lead() -> None:
    game = after_taking(["AUV2"], ["AUVs"], about="AUV")  # two cards left, the disc in the box
    ahead, behind = Judged(game).of(0), Judged(game).of(1)
    assert (ahead["race_2_1"], ahead["race_2_1_own"]) == (1, 2)
    assert (behind["race_2_-1"], behind["race_2_-1_own"]) == (1, 1)


def test_a_race_is_over_when_nothing_is_left_of_it() -> None:
    game = after_taking(["AUV2", "AUVc"], ["AUVs", "AUVt"], about="AUV")
    assert not any("race_1_" in name for name in Judged(game).of(0))
    assert Judged(game).of(0)["points"] == game.score()["totals"][0]


def test_a_disc_on_the_table_can_still_be_had() -> None:
    game = after_taking(["AUV2", "AUVc"], ["AUVs", "AUVt"], about="AUV", discs={2: "AUV"})
    assert Judged(game).of(0)["race_1_1_own"] == 3
    assert Judged(game).of(1)["race_1_-1_own"] == 2


def test_who_has_no_card_of_a_category_may_still_take_one() -> None:
    game = after_taking(["AUV2"], ["BOU2"], about="AUV")
    assert "lacks_1_of_3" not in Judged(game).of(0)
    assert Judged(game).of(1)["lacks_1_of_3"] == 5


def test_markers_are_weighed_by_where_they_are() -> None:
    game = table({"B1": "BOU2", "B12": "BOU2", "D1": "BOU2"}, first=0)
    play(game, "B1 @A12", "B12 @A11", "D1 @C6")
    mine, rivals = Judged(game).of(0), Judged(game).of(1)
    assert (mine["marked_ends"], mine["marked_inside"], mine["reserve"]) == (1, 1, 1)
    assert (rivals["marked_next"], rivals["reserve"]) == (1, 2)
    assert "turn" not in mine
    assert rivals["turn"] == 1


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_feature_is_the_same_from_every_seat(number: int) -> None:
    options, rng = TABLES[number], random.Random(number)
    cards = rng.sample(deck(), 48)
    setup = {**deal(), "cards": cards}
    one = Position("richelieu", options, {**setup, "first": 0})
    other = Position("richelieu", options, {**setup, "first": 1})
    for _ in range(HALF_WAY):
        token = rng.choice(list(one.legal))
        one.play(token)
        other.play(token)
    here, there = Judged(one), Judged(other)
    assert np.array_equal(np.roll(here.features, 1, axis=0), there.features)
    assert np.roll(here.worths, 1) == pytest.approx(there.worths)
    assert np.roll(here.payoffs, 1) == pytest.approx(there.payoffs)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_judge_adds_up_what_features_are_worth(number: int) -> None:
    options = TABLES[number]
    for seed in range(5):
        judged = Judged(random_game(options, f"judged {seed}", HALF_WAY))
        found = judged.features @ judged.workspaces["weights"][0]
        assert judged.worths == pytest.approx(found, abs=1e-3)
        totals = judged.workspaces["totals"][0][: len(found)]
        assert judged.features[:, 0].tolist() == totals.tolist()
        assert (judged.payoffs > 0).all()


def test_editions_have_weights_of_their_own() -> None:
    for options, rules in ((TABLES[2], "court_of_two"), (TABLES[5], "court_of_more")):
        found = Judged(random_game(options, "edition", HALF_WAY)).of(0)
        assert all(name == "points" or name.startswith(rules) for name in found)


def test_the_judge_was_learnt_by_the_command() -> None:
    judge = judge_of(GAME)
    assert judge is not None
    assert tuple(judge.weights) == FEATURES
    assert judge.origin["game"] == "richelieu"
    assert 0.5 < judge.weights["points"] < 1.5
