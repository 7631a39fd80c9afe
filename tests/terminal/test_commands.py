"""Typed input: moves in all their forms, commands, and mistakes."""

from pathlib import Path

import pytest
from tests.bots.test_search import two_cards_left
from tests.terminal.people import Seen, anybody, script, sit_down

import blazon
from blazon.kernel.errors import BadValue
from blazon.locale import LANGUAGES, texts
from blazon.terminal.start import Seating, Surroundings, play

NOBODY = Surroundings("en", read=lambda prompt: "")
START = ["1", "-"]
"""A complete first turn of the person."""


def typed(lines: list[str], folder: Path, **more: object) -> Seen:
    """The output for a person who types these lines against a bot."""
    return sit_down(script(lines), folder=folder, **more)  # type: ignore[arg-type]


def after(seen: Seen, number: int) -> str:
    """The output after a line, the first being 0."""
    return seen.pieces[number + 1][1]


@pytest.mark.parametrize("line", ["B12", "b12", "4", "\ufeffB12"])
def test_a_move_is_a_token_in_any_case_or_the_number_of_a_choice(line: str, tmp_path: Path) -> None:
    seen = typed([line, "log"], tmp_path)
    assert "Player 1: B12  takes B12 (Languedoc, two crests)" in after(seen, 1)


def test_a_whole_turn_fits_on_one_line(tmp_path: Path) -> None:
    seen = typed(["d12 - @c6", "log"], tmp_path)
    assert "Player 1: D12 - @C6  takes D12 (Bourgogne, one crest)" in after(seen, 1)


def test_a_forced_step_may_be_left_out_of_a_line(tmp_path: Path) -> None:
    seen = typed(["A1 @C6", "log"], tmp_path)
    assert "Player 1: A1 - @C6  takes A1" in after(seen, 1)


def test_in_a_line_of_its_own_a_cell_is_enough_to_mark_it(tmp_path: Path) -> None:
    seen = typed(["B12", "c6", "log"], tmp_path)
    assert "Player 1: B12 @C6  takes B12" in after(seen, 2)


def test_a_line_stops_at_the_first_move_that_cannot_be_played_and_says_so(tmp_path: Path) -> None:
    seen = typed(["B12 C6 -", "log"], tmp_path)
    assert "You can’t play C6 now. You can play: for example @A1, or - (" in after(seen, 0)
    assert "Player 1: B12  takes" in after(seen, 1)


def test_moves_after_the_end_of_the_turn_are_not_played(tmp_path: Path) -> None:
    seen = typed(["B12 - -", "log"], tmp_path)
    assert "- was not played: the turn had already ended." in after(seen, 0)
    assert "Player 1: B12 -  takes" in after(seen, 1)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("B7", "You can’t play B7 now. You can play: A1 A12 B2 B12 C1 C12 D1 D12."),
        ("moo", "“moo” is neither a move nor a command. You can play: A1 A12 B2"),
        ("A13", "“A13” is neither a move nor a command."),
        ("B12 moo", "“moo” is neither a move nor a command."),
        ("99", "Choose a number from 1 to 8."),
        ("0", "Choose a number from 1 to 8."),
        ("٣", "Choose a number from 1 to 8."),
        ("", "Type a move, the number of a choice, or help."),
        ("save", "Add a file name, for example: save game.json"),
        ("load", "Add a file name, for example: load game.json"),
        ("undo", "You have no decision to undo."),
        ("quit it", "“quit” is neither a move nor a command."),
    ],
)
def test_bad_input_gets_one_line_that_says_what_would_be_right(
    line: str, answer: str, tmp_path: Path
) -> None:
    seen = typed([line, "log"], tmp_path)
    if line == "٣":
        assert "takes B2" in after(seen, 1)
        return
    assert answer in after(seen, 0).replace("\n  ", " ")
    assert "Player 1:" not in after(seen, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_commands_of_its_own(language: str, tmp_path: Path) -> None:
    words = texts(language)
    lines = [words(f"play-command-{name}").split()[0] for name in ("help", "moves", "score", "log")]
    quit_word = words("play-command-quit").split()[0]
    seen = typed([*lines, quit_word, "1"], tmp_path, language=language)
    assert words("play-help-commands") in after(seen, 0)
    assert words("richelieu-score-total") in after(seen, 2)
    assert len(seen.prompts) == 5


def test_moves_lists_every_choice_in_words(tmp_path: Path) -> None:
    seen = typed(["moves", "B12", "moves"], tmp_path)
    assert "   3 B2   take B2 (Provence with cross), disc\n" in after(seen, 0)
    assert after(seen, 2).count("mark ") >= 40


def test_the_score_so_far_is_as_if_the_game_ended_now(tmp_path: Path) -> None:
    seen = typed(["score"], tmp_path)
    assert "The score if the game ended now" in after(seen, 0)
    assert "-60" in after(seen, 0)


def test_undo_takes_the_bots_moves_back_too(tmp_path: Path) -> None:
    seen = typed(["B12", "-", "undo", "log", "undo", "log", "undo"], tmp_path)
    assert "Undone, " in after(seen, 2)
    log = after(seen, 3)
    assert log.count("Player 1:") == 1
    assert "Player 1: B12  takes" in log
    assert "Player 1:" not in after(seen, 5)
    assert "You have no decision to undo" in after(seen, 6)


@pytest.mark.parametrize(("people", "seed"), [(1, 1), (2, 1), (2, 3)])
def test_after_the_end_the_last_decision_of_a_person_may_be_taken_back(
    tmp_path: Path, people: int, seed: int
) -> None:
    over, person = texts("en")("play-game-over"), anybody("en", seed)
    file = tmp_path / "ended.json"
    last = script([f"save {file}", "undo"])

    def typist(prompt: str, shown: str) -> str:
        return (last if over in shown else person)(prompt, shown)

    seats = ["person"] * people + ["random"] * (2 - people)
    seen = sit_down(typist, folder=tmp_path, seats=seats)
    game = blazon.load(file.read_text())
    actions = game.actions
    game.undo()
    while len(game.legal) == 1 or game.actor not in range(people):
        game.undo()
    undone = " ".join(actions[len(game.actions) :])
    assert f": {undone} " in " ".join(seen.text.rpartition("Undone")[2].split())


def test_at_the_curtain_the_last_person_may_take_back(tmp_path: Path) -> None:
    lines = ["", "B12", "-", "undo", "log", "quit"]
    seen = typed(lines, tmp_path, seats=["person", "person"], names=["Anna", "Bea"])
    assert "press Enter when nobody else is looking" in seen.prompts[3]
    assert "press Enter when nobody else is looking" in seen.prompts[4]
    assert "Press Enter to show the table, or type undo or quit." in after(seen, 4)


def test_a_hint_is_a_legal_move_in_words(tmp_path: Path) -> None:
    seen = typed(["hint"], tmp_path)
    assert "Hint: " in after(seen, 0)
    token = after(seen, 0).split("Hint: ")[1].split(":")[0]
    assert f"take {token} (" in after(seen, 0)


def test_a_hint_says_what_is_proven(tmp_path: Path) -> None:
    file, game = tmp_path / "ending.json", two_cards_left()
    file.write_text(game.record.to_json())
    found = game.solve()
    assert found
    seen = typed([f"load {file}", "hint"], tmp_path)
    assert "Hint: D11" in seen.text
    assert (
        f"whatever the rival knows or does: won by {found.leads[0]:.0f} points."
        in seen.text.replace("\n  ", " ")
    )


@pytest.mark.parametrize("name", ["game.json", "game.txt"])
def test_a_saved_game_is_loaded_as_it_was(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    seen = typed([*START, f"save {file}", "1", f"load {file}", "log"], tmp_path / "unfinished")
    assert f"Saved to {file}"[:60] in after(seen, 2).replace("\n  ", " ")
    game = blazon.load(file.read_text())
    assert game.names == ("Player 1", "Random")
    shown = after(seen, 4).replace("\n  ", " ")
    assert f"{len(game.actions)} actions played." in shown
    assert "You did not save this game, so a copy was kept." in shown
    kept = blazon.load(next((tmp_path / "unfinished").iterdir()).read_text())
    assert kept.actions[: len(game.actions)] == game.actions
    assert file.read_text().startswith("{") == name.endswith("json")


def test_a_file_is_replaced_only_when_that_is_said(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    seen = typed([f"save {file}"], tmp_path / "unfinished")
    assert "already exists. To replace it, type save! " in after(seen, 0).replace("\n  ", " ")
    assert file.read_text() == "precious"
    typed([f"save! {file}"], tmp_path / "unfinished")
    assert not blazon.load(file.read_text()).over


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("save {0}/none/game.json", "the folder does not exist."),
        ("save {0}", "it is not a file."),
        ("save! /dev/null", "it is not a file."),
        ("load {0}/none.json", "the file does not exist."),
        ("load {0}", "it is not a file."),
        ("load {0}/none/x.json", "the folder does not exist."),
        ("load {0}/noise", "must be UTF-8 text"),
        ("load {0}/three.json", "is a game for 3 players."),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_one_line(
    line: str, answer: str, tmp_path: Path
) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    three = blazon.new("richelieu", edition="court", players=3)
    (tmp_path / "three.json").write_text(three.record.to_json())
    seen = typed([line.format(tmp_path)], tmp_path / "unfinished")
    assert answer in after(seen, 0).replace("\n  ", " ").replace("\n", " ")


def test_what_is_broken_off_is_kept_and_how_to_go_on_is_said(tmp_path: Path) -> None:
    seen = typed(START, tmp_path)
    path = next(tmp_path.iterdir())
    assert f"blazon play richelieu --seat person --seat random --load {path}\n" in seen.text
    assert seen.text.endswith("Goodbye.\n")
    again = sit_down(script(["log"]), load=path, folder=tmp_path)
    assert "Player 1: A1" in after(again, 0)


def test_the_same_from_the_keyboards_interrupt(tmp_path: Path) -> None:
    lines = iter(START)

    def typist(prompt: str, shown: str) -> str:
        line = next(lines, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    assert sit_down(typist, folder=tmp_path).text.endswith("Goodbye.\n")
    assert len(list(tmp_path.iterdir())) == 1


def test_nothing_is_kept_where_nothing_was_decided_or_all_is_saved(tmp_path: Path) -> None:
    typed(["quit"], tmp_path / "unfinished")
    typed(["B12", f"save {tmp_path}/game.json", "quit"], tmp_path / "unfinished")
    assert not (tmp_path / "unfinished").exists()


@pytest.mark.parametrize(
    ("seats", "names", "field"),
    [
        (["person"], [], "seats: must be 2"),
        (["person"] * 3, [], "seats: must be 2"),
        (["person", "king"], [], r"seats\[1\]: must be person or a bot"),
        ([], ["a", "b", "c"], "names: must be at most 2"),
        ([], ["a\nb"], r"names\[0\]: must be one line"),
    ],
)
def test_seats_and_names_are_checked(seats: list[str], names: list[str], field: str) -> None:
    with pytest.raises(BadValue, match=field):
        play("richelieu", {}, seating=Seating(seats, names), surroundings=NOBODY)


def test_other_arguments_are_checked(tmp_path: Path) -> None:
    with pytest.raises(BadValue, match="lang: must be one of en, fr, es, it, de"):
        play("richelieu", {}, surroundings=Surroundings("xx"))
    with pytest.raises(BadValue, match="game: must be one of richelieu"):
        play("chess", {}, surroundings=NOBODY)
    with pytest.raises(BadValue, match=r"options\.players"):
        play("richelieu", {"players": 5}, surroundings=NOBODY)
    with pytest.raises(BadValue, match="the file does not exist"):
        play("richelieu", {}, load=tmp_path / "none.json", surroundings=NOBODY)


def test_names_are_made_so_that_no_two_are_alike(tmp_path: Path) -> None:
    options = {"edition": "court", "players": 4}
    seats = ["person", "random", "random", "greedy"]
    seen = typed(["quit"], tmp_path, options=options, seats=seats)
    for name in ("1  Player 1", "2  Random 2", "3  Random 3", "4  Greedy "):
        assert name in seen.text
