"""What a player is asked, and what the others read meanwhile."""

from tests.games.richelieu.tables import play, table, take
from tests.words.asking import question

ANN, BOB = 0, 1


def test_a_card_is_paid_from_where_the_player_has_markers() -> None:
    game = play(take(table(), "D1", "D2 @A1"), "A1")
    assert question(game, ANN) == "Ann: pay a marker for A1 from your reserve."
    game = play(take(table(), "D1 @D12", "D2 @A1"), "A1")
    assert question(game, ANN).endswith(
        "for A1 from a card that you marked (touch it) or your reserve."
    )
    game = play(take(table(), "D1 @A7", "D2", "C1 @A8", "C2", "B1 @A9", "B2 @A1"), "A1")
    assert question(game, ANN) == "Ann: pay a marker for A1 from a card that you marked: touch it."


def test_who_waits_reads_what_the_other_does() -> None:
    game = take(table({"A1": "BOUs", "B1": "BOUc"}), "D1", "D2 @A1")
    assert question(game, BOB) == "Ann is choosing a card."
    game.play("A1")
    assert question(game, BOB) == "Ann is paying for A1."
    game.play("R")
    assert question(game, BOB) == "Ann may take a second card."
    play(game, "-")
    assert question(game, BOB) == "Ann may mark a card."


def test_a_marker_that_can_only_be_moved() -> None:
    game = play(take(table(), "D1 @A7", "D2", "C1 @A8", "C2", "B1 @A9", "B2"), "D12 -")
    assert question(game, BOB) == "Ann may move a marker to another card."
    game.play("^A7")
    assert question(game, BOB) == "Ann may move a marker to another card."
