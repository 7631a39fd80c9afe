"""How a game ends: with the last card, or as soon as three rows are empty."""

from typing import Any

import pytest
from tests.games.richelieu.oracle.model import CELLS
from tests.games.richelieu.tables import legal, seat, table, take

from blazon.kernel.errors import GameOver
from blazon.match.position import Position


def before_the_end(cards: int, mark: str = "-", **options: Any) -> Position:
    """Cards have been taken from the left of row A; the first player marked one."""
    game = table({"C11": "BOUs", "C12": "BOUc", "D1": "BOUt"}, **options)
    return take(game, f"A1 {mark}", *CELLS[1:cards])


def test_the_game_ends_with_the_last_card() -> None:
    game = before_the_end(47)
    assert not game.over
    game.play("D12")
    assert (game.over, game.phase, game.actor, game.turn) == (True, "OVER", None, 1)
    assert legal(game) == ""
    with pytest.raises(GameOver):
        game.play("-")


def test_the_last_card_is_taken_when_it_has_been_paid() -> None:
    game = before_the_end(47, "@D12")
    game.play("D12")
    assert (game.over, game.phase, legal(game)) == (False, "PAY", "R")
    game.play("R")
    assert game.over
    assert "D12" in seat(game, 1)["cards"]
    assert [seat(game, player)["reserve"] for player in (0, 1)] == [3, 2]


def test_three_empty_rows_do_not_end_a_full_game() -> None:
    game = before_the_end(36)
    assert not game.over


def test_with_the_last_row_ending_three_empty_rows_end_the_game() -> None:
    game = before_the_end(35, ending="last-row")
    assert not game.over
    game.play("C12")
    assert game.over
    assert len(game.observe(None).view()["table"]) == 12


def test_the_last_row_ends_the_game_at_once_also_between_two_cards() -> None:
    game = before_the_end(34, ending="last-row")
    game.play("C11")
    assert (game.phase, legal(game)) == ("SECOND", "C12 D1 -")
    game.play("C12")
    assert game.over
    full = before_the_end(35)
    full.play("C12")
    assert (full.phase, legal(full)) == ("SECOND", "D1 -")


def test_the_last_row_ends_the_game_at_once_before_a_second_card() -> None:
    game = before_the_end(35, ending="last-row", edition="court")
    game.play("C12")
    assert (game.phase, legal(game)) == ("OVER", "")


def test_the_last_row_ends_the_game_with_the_payment() -> None:
    game = before_the_end(35, "@C12", ending="last-row")
    game.play("C12")
    assert (game.over, game.phase) == (False, "PAY")
    game.play("R")
    assert game.over


def test_any_three_rows_will_do() -> None:
    game = take(table(ending="last-row"), "A1", *CELLS[12:47])
    assert not game.over
    game.play("D12")
    assert game.over
    assert list(game.observe(None).view()["table"]) == CELLS[1:12]


def test_what_still_lies_on_the_table_counts_for_nobody() -> None:
    game = before_the_end(36, "@D5", ending="last-row")
    assert game.over
    taken = [seat(game, player)["cards"] for player in (0, 1)]
    crests = sum(1 + (card[3] == "2") for cards in taken for card in cards.values())
    discs = sum(len(seat(game, player)["discs"]) for player in (0, 1))
    counted = [line["counts"] for line in game.score()["lines"]]
    symbols = sum(card[3] in "sct" for cards in taken for card in cards.values())
    assert sum(map(sum, counted)) == crests + symbols + discs
    assert discs == 6


@pytest.mark.parametrize("observer", [0, 1, None])
def test_at_the_end_the_players_turn_their_discs_up_and_those_on_the_table_stay_secret(
    observer: int | None,
) -> None:
    def shown() -> list[Any]:
        return [player["discs"] for player in game.observe(observer).view()["players"]]

    game = before_the_end(35, ending="last-row")
    laid = game.setup["discs"]
    taken = [
        [laid[cell] for cell in CELLS[:36] if cell in laid and CELLS.index(cell) % 2 == seat]
        for seat in (0, 1)
    ]
    hidden = [None if seat != observer else sorted(discs) for seat, discs in enumerate(taken)]
    assert [discs and sorted(discs) for discs in shown()] == hidden
    game.play("C12")
    assert game.over
    assert [sorted(discs) for discs in shown()] == [sorted(discs) for discs in taken]
    states = game.observe(observer).states
    table = int(states["table"][0])
    assert table & int(states["disc_cells"][0])
    assert not any(int(cells) & table for cells in states["disc"][0])
