"""Rheingold: only its owner learns the value of a drawn shield."""

import re
from pathlib import Path

import pytest
from tests.games.rheingold.boards import board, board_map, bring, play, roll
from tests.terminal.people import Seen, script, sit_down, timeless, two_people

from blazon.match.position import Position

VIEWERS = ("Ann", "Bob", None)
COMMANDS = ["table", "moves", "log", "score", "help", "log"]


def drawn(value: int) -> Position:
    """Ann has taken CCC and drawn a shield of this value; Bob is next, at the castle's gate."""
    game = bring(bring(board(players=2), 1, at_6=5), 0, at_5=6)
    return play(roll(game, 0), f"5-CCC x6 + ={value} CCC-5 x6 5-3 x6")


def looked(value: int, lines: list[str], folder: Path, *, plain: bool = False) -> Seen:
    """What Ann and Bob, who share a keyboard, see if they then type these lines."""
    file = folder / "table.json"
    file.write_text(drawn(value).record.to_json())
    more = {"load": file, "folder": folder, "seed": "the same dice", "plain": plain}
    return two_people(script(lines), ("Ann", "Bob"), game="rheingold", **more)


@pytest.mark.parametrize("plain", [False, True])
def test_only_the_owner_sees_what_a_shield_is_worth(plain: bool, tmp_path: Path) -> None:
    lines = ["", *COMMANDS, "6-5 x5", "5-ccc", "moves", "undo", "-", "", *COMMANDS, "-", "", "quit"]
    seen = [looked(value, lines, tmp_path, plain=plain) for value in (0, 3)]
    same = [timeless(seen[0].by(viewer)) == timeless(seen[1].by(viewer)) for viewer in VIEWERS]
    assert seen[0].by("Bob").count("armies:" if plain else "CCC†††A0+?") > 2
    assert same == [False, True, True], "only who laid the shield may see a difference"


def test_a_shield_that_is_drawn_is_shown_to_its_owner_before_the_curtain_falls(
    tmp_path: Path,
) -> None:
    """Ann draws after her third move, which ends her turn."""
    game = roll(bring(board(players=2), 0, at_3=6), 0)
    play(game, "S6-7 x1 3-5 x6")
    file = tmp_path / "table.json"
    file.write_text(game.record.to_json())
    typed = script(["", "5-CCC x6", "+", "", "", "log", "undo", "quit"])
    seen = two_people(typed, ("Ann", "Bob"), game="rheingold", load=file, folder=tmp_path)
    assert seen.prompts[3].startswith("Press Enter to hide the table.")
    assert "Your shield in CCC, which only you can see: worth " in seen.by("Ann")
    assert "lays a shield in CCC" in " ".join(seen.by("Bob").split())
    for viewer in ("Bob", None):
        assert "which only you can see" not in seen.by(viewer)
        assert not re.search(r"=\d(?! known to everyone)", seen.by(viewer))


def test_a_bots_shields_are_not_shown(tmp_path: Path) -> None:
    seen = sit_down(
        script(["-"] * 20 + ["log"]),
        game="rheingold",
        options={"map": board_map()},
        seats=["person", "greedy"],
        seed="a shield",
        folder=tmp_path,
    )
    log = seen.pieces[-2][1] if len(seen.pieces) > 1 else seen.text
    assert "=?" in seen.text
    assert not re.search(r"[+ ]=\d", log)
