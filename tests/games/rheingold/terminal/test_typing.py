"""Rheingold: typed input and its output."""

from pathlib import Path
from typing import Any

import pytest
from tests.games.rheingold.boards import board, bring, play, ready, roll
from tests.terminal.people import Seen, script, sit_down

from blazon.match.position import Position


def typed(game: Position, lines: list[str], folder: Path, **more: Any) -> Seen:
    """The output for people who continue from this position at one terminal with these lines."""
    file = folder / "table.json"
    file.write_text(game.record.to_json())
    names = ["Ann", "Bob", "Cleo"][: game.players]
    more = {"seats": ["person"] + ["random"] * (game.players - 1), "names": names} | more
    return sit_down(script(lines), game="rheingold", load=file, folder=folder, **more)


def after(seen: Seen, number: int) -> str:
    """The output after a line, the first being 0, without line breaks."""
    return " ".join(seen.pieces[number + 1][1].split())


def army(number: int = 5, players: int = 2) -> Position:
    """Ann is to move, with this many knights on space 5, next to 3, 4, 6 and the gate of CCC."""
    return ready(board(players=players), 0, at_5=number)


@pytest.mark.parametrize("line", ["5-6 x4", "5-6 4", "5-6 X4"])
def test_knights_go_as_many_as_are_named(line: str, tmp_path: Path) -> None:
    seen = typed(army(), [line, "log"], tmp_path)
    assert "5-6 x4" in after(seen, 1)
    assert "4 knights from 5 near CCC to 6 near BBB" in after(seen, 1)


def test_where_knights_are_counted_a_number_is_their_number(tmp_path: Path) -> None:
    seen = typed(army(), ["5-6", "4", "log"], tmp_path)
    assert "Ann: how many knights move from 5 near CCC to 6 near BBB? (1 to 5)" in after(seen, 0)
    assert "x1 to x5, or just the number" in after(seen, 0)
    assert "4 knights from 5 near CCC to 6 near BBB" in after(seen, 2)


def test_the_list_of_counts_bears_their_own_numbers(tmp_path: Path) -> None:
    seen = typed(army(7), ["5-CCC", "moves", "7", "-", "log"], tmp_path)
    assert "6 x6 6 knights from 5 to CCC" in after(seen, 1)
    assert "7 x7 7 knights from 5 to CCC" in after(seen, 1)
    assert "takes CCC with 7 knights from 5" in after(seen, 4)


def test_elsewhere_a_number_chooses_from_the_list(tmp_path: Path) -> None:
    seen = typed(army(1), ["moves", "3", "log"], tmp_path)
    assert "3 5-3 one knight from 5 near CCC to 3 near AAA" in after(seen, 0)
    words = "rolls 6 (a knight enters start area S6), 1 knight from 5 near CCC to 3 near AAA"
    assert f"Ann: d6 5-3 x1 {words}" in after(seen, 2)


def test_the_last_choice_ends_the_turn(tmp_path: Path) -> None:
    seen = typed(army(1), ["moves", "99", "6", "log"], tmp_path)
    assert "6 - end the turn" in after(seen, 0)
    assert "Choose a number from 1 to 6." in after(seen, 1)
    assert "Ann: d6 - rolls 6 (a knight enters start area S6), ends the turn" in after(seen, 3)


@pytest.mark.parametrize("line", ["5-ccc x6 - 5-6", "5-CCC 6 - 5-6 x2"])
def test_a_castles_code_may_be_written_small(line: str, tmp_path: Path) -> None:
    seen = typed(army(8), [line, "log"], tmp_path)
    assert "takes CCC with 6 knights from 5" in after(seen, 1)
    assert "lays no shield" in after(seen, 1)


def test_the_move_goes_on_after_a_shield_is_drawn(tmp_path: Path) -> None:
    seen = typed(army(8), ["5-CCC x6 + 5-6 x2", "log"], tmp_path)
    assert "Your shield in CCC, which only you can see: worth " in after(seen, 0)
    assert "5-CCC x6 + =? 5-6 x2" in after(seen, 1)
    assert "lays a shield in CCC, 2 knights from 5 near CCC to 6 near BBB" in after(seen, 1)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("5-9", "You can’t play 5-9 now. You can play: S6-7 S6-8 5-3 5-4 5-6 -"),
        ("5-CCC", "You can’t play 5-CCC now."),
        ("5-777", "“5-777” is neither a move nor a command."),
        ("moo", "“moo” is neither a move nor a command."),
        ("=2", "You can’t play =2 now."),
        ("d4", "You can’t play d4 now."),
        ("x4", "You can’t play x4 now."),
        ("99", "Choose a number from 1 to "),
    ],
)
def test_bad_input_gets_one_line_that_says_what_would_be_right(
    line: str, answer: str, tmp_path: Path
) -> None:
    seen = typed(army(), [line], tmp_path)
    assert answer in after(seen, 0)


@pytest.mark.parametrize("line", ["6", "x6", "0", "999"])
def test_a_wrong_number_of_knights_is_answered_with_what_is_possible(
    line: str, tmp_path: Path
) -> None:
    seen = typed(army(), ["5-6", line], tmp_path)
    assert "x1 to x5, or just the number" in after(seen, 1)


def test_to_end_the_turn_is_the_players_own_decision(tmp_path: Path) -> None:
    seen = typed(army(), ["5-6 x5", "6-5 x5", "5-6 x5", "log"], tmp_path)
    assert "(2 moves left; - ends the turn)" in after(seen, 0)
    assert "(1 move left; - ends the turn)" in after(seen, 1)
    assert "Ann: d6 5-6 x5 6-5 x5 5-6 x5 rolls 6 (" in after(seen, 3)
    assert "Bob: d" in after(seen, 3).partition("5-6 x5 6-5 x5 5-6 x5")[2]


def test_an_attack_in_the_field_is_described(tmp_path: Path) -> None:
    game = roll(bring(army(4), 1, at_6=2), 0)
    seen = typed(game, ["moves", "5-6", "3", "-", "log"], tmp_path)
    assert "attack Bob’s 2 knights on 6 near BBB from 5 near CCC (up to 4)" in after(seen, 0)
    assert "Ann: how many knights attack 6 near BBB from 5 near CCC? (3 to 4; 3 needed)" in after(
        seen, 1
    )
    assert "beats Bob’s 2 knights on 6 near BBB with 3 from 5 near CCC" in after(seen, 4)


def test_an_attack_on_several_fronts_is_shown_while_it_runs(tmp_path: Path) -> None:
    """Ann has one knight on 3 and one on 6; Bob has one on 5, between them."""
    game = play(ready(board(players=2), 1, at_6=1), "6-5 x1 -")
    ready(game, 0, at_3=1, at_4=1)
    lines = ["moves", "3-5", "table", "4-5", "log"]
    seen = typed(game, lines, tmp_path)
    assert (
        "attack Bob’s 1 knight on 5 near CCC on several fronts, from 3 near AAA (up to 1)"
        in after(seen, 0)
    )
    assert "Ann: 3-5 x1 4-5 x1" in after(seen, 1), "all else is forced"
    assert "sends 1 knight from 3 near AAA against 5 near CCC (1 of 2)" in after(seen, 1)
    assert "beats Bob’s 1 knight on 5 near CCC with 2 from 3 near AAA and 4 near BBB" in after(
        seen, 1
    )


def test_in_a_running_attack_one_chooses_from_where_to_go_on(tmp_path: Path) -> None:
    """Ann has one knight on 3, on 4 and on 6; Bob has one on 5, among them."""
    game = play(ready(board(players=2), 1, at_6=1), "6-5 x1 -")
    play(ready(game, 0, die=1, at_3=1, at_4=2), "S1-1 x1 1-3 x1 -")
    roll(game, 0)
    seen = typed(game, ["3-5 1", "table", "log"], tmp_path)
    assert "Attack on 5 near CCC, where Bob has 1 knight: 1 from 3 near AAA; 2 needed." in after(
        seen, 1
    )


def test_a_storm_on_a_hidden_shield_is_described_with_what_came_of_it(tmp_path: Path) -> None:
    game = bring(play(army(6, players=2), "5-CCC x6 + =3 CCC-5 x5 5-3 x5"), 1, at_6=5)
    play(roll(game, 1), "6-5 x5")
    seats = {"seats": ["random", "person"]}
    seen = typed(game, ["moves", "5-ccc", "moves", "5", "log"], tmp_path, **seats)
    assert "storm CCC, held by Ann with 1 and a shield, from 5: at least 2, 8 sure to win" in (
        after(seen, 0)
    )
    assert "(2 to 5; 8 sure to win)" in after(seen, 1)
    assert "4 knights from 5 to CCC, wins against a shield worth up to 1" in after(seen, 2)
    words = "fails to take CCC from Ann with 5 knights from 5 (the shield is worth 3)"
    assert words in after(seen, 4)


@pytest.mark.parametrize(
    ("number", "lines", "said", "answers"),
    [
        (8, "5-CCC x6,+,undo,+,undo,+", "which only you can see: worth ", (1, 3, 5)),
        (5, "-,undo,-,undo,-", "Ann rolled ", (0, 2, 4)),
    ],
)
def test_undo_goes_back_to_the_same_shield_and_die(
    number: int, lines: str, said: str, answers: tuple[int, ...], tmp_path: Path
) -> None:
    seen = typed(army(number), lines.split(","), tmp_path, seed="again")
    found = [after(seen, answer).partition(said)[2][:1] for answer in answers]
    assert found[0].isdigit()
    assert len(set(found)) == 1
    assert number == 5 or "Undone, 2 actions: + =?" in after(seen, 2)


def test_a_saved_game_goes_on_with_the_same_view(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    seen = typed(army(8), ["5-CCC x6 +", f"save {file}", f"load {file}"], tmp_path)
    assert "Saved to" in seen.pieces[2][1]
    before, again = (seen.pieces[n][1].partition("\n A  Ann")[0] for n in (1, 3))
    assert "CCC†††A6+" in before
    assert again == before
