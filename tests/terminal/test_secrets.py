"""Secrets of one person are never shown to another."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.richelieu.tables import out_of_markers
from tests.terminal.people import anybody, screen, script, sit_down, timeless, two_people

import blazon
from blazon.locale import texts

CURTAIN = "It’s"
VIEWERS = ("Anna", "Bea", None)


def two_tables(cell: str, folder: Path) -> Iterator[Path]:
    """Two games that differ only in the disc on one cell: its own, and one from the box.

    Both use a file of the same name, one after the other, because the screen shows the name.
    """
    first = blazon.new("richelieu", seed="two tables")
    setup = first.setup
    boxed = min({"BOU", "BRE", "CHA", "NOR"} - set(setup["discs"].values()))
    assert setup["discs"][cell] != "return"
    second = blazon.new("richelieu", setup={**setup, "discs": {**setup["discs"], cell: boxed}})
    path = folder / "table.json"
    for game in (first, second):
        path.write_text(game.record.to_json())
        yield path


@pytest.mark.parametrize("cell", ["A4", "B7", "C6", "D9"])
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_sees_anothers_disc(cell: str, seed: int, tmp_path: Path) -> None:
    over = texts("en")("play-game-over")
    seen = [
        two_people(anybody("en", seed), load=path, folder=tmp_path)
        for path in two_tables(cell, tmp_path)
    ]
    views = [[timeless(view.partition(over)[0]) for view in map(one.by, VIEWERS)] for one in seen]
    same = [first == second for first, second in zip(*views, strict=True)]
    assert sorted(same) == [False, True, True], "only who took the disc may see a difference"
    assert same[2], "what is shown while nobody looks does not depend on a disc"


def test_a_bots_disc_is_not_shown(tmp_path: Path) -> None:
    over = texts("en")("play-game-over")
    takers = 0
    for cell in ("A4", "A8", "B7", "C6", "D9"):
        seen = [
            sit_down(anybody("en", 5), load=path, folder=tmp_path)
            for path in two_tables(cell, tmp_path)
        ]
        one, other = (s.text.partition(over)[0] for s in seen)
        if timeless(one) == timeless(other):
            takers += 1
        else:
            assert "which only you can see" in one
    assert takers, "in none of these games the bot took the disc"


def test_between_two_people_the_screen_is_cleared_and_the_next_asked(tmp_path: Path) -> None:
    typed = script(["", "1", "-", "", "quit"])
    seen = two_people(typed, console=screen(height=40), folder=tmp_path)
    assert seen.text.count(CURTAIN) == 2
    before, after = seen.text.split(CURTAIN)[:2]
    for shown in (before, after):
        assert shown.rpartition("\n")[2].endswith("\x1b[H\x1b[2J\x1b[3J")
    assert "press Enter when nobody else is looking" in seen.prompts[0]


def test_no_curtain_where_one_person_plays(tmp_path: Path) -> None:
    seen = sit_down(anybody("en", 1), seats=["random", "person"], folder=tmp_path)
    assert CURTAIN not in seen.text


def test_nobody_sees_whether_another_could_have_played_a_return_disc(tmp_path: Path) -> None:
    seen, path = [], tmp_path / "game.json"
    for disc in ("return", "BOU"):
        game = out_of_markers(disc)
        game.undo()
        path.write_text(game.record.to_json())
        typed = script(["", "A1", "-", "", "", "quit"])
        found = two_people(typed, load=path, folder=tmp_path)
        seen.append([found.prompts, timeless(found.by("Bea")), timeless(found.by(None))])
        assert "A1 -" in found.by("Bea")
    assert seen[0] == seen[1]


def test_a_disc_found_in_the_last_step_is_seen_before_the_curtain_falls(tmp_path: Path) -> None:
    """All cards but two are taken: A1 with a disc, D1 marked; nothing else can be marked."""
    game = blazon.new("richelieu", seed="two tables", edition="court")
    record = json.loads(game.record.to_json())
    assert record["result"] is None
    for seed in range(200):
        played = blazon.load(json.dumps(record))
        if _ends_with_disc(played, seed):
            break
    else:
        pytest.fail("no game was found in which a disc is taken before a forced end of turn")
    path = tmp_path / "game.json"
    path.write_text(played.record.to_json())
    token = next(t for t in played.legal if t in ("A4", "A8", "B2", "B7", "C6", "C11", "D5", "D9"))
    seen = two_people(script(["", token, "", "", "quit"]), load=path, folder=tmp_path)
    assert seen.prompts[1] == "> "
    assert seen.prompts[2].startswith("Press Enter to hide the table.")
    viewer = next(name for name in ("Anna", "Bea") if "which only you can see" in seen.by(name))
    rival = {"Anna": "Bea", "Bea": "Anna"}[viewer]
    assert "which only you can see" not in seen.by(rival)
    assert "which only you can see" not in seen.by(None)


def _is_seen_to_be_forced(game: blazon.Position) -> bool:
    return len(game.legal) == 1 and not game.variant.hides_choices(game.states)


def _ends_with_disc(game: blazon.Position, seed: int) -> bool:
    """Play at random until taking a card with a disc would end the turn by itself."""
    chance = random.Random(seed)
    while not game.over:
        if game.phase == "TAKE" and len(game.legal) > 1:
            for token in game.legal:
                twin = game.copy()
                discs = twin.observe(game.actor).view()["table"].get(token, {}).get("disc")
                twin.play(token)
                while twin.actor == game.actor and _is_seen_to_be_forced(twin):
                    twin.play(next(iter(twin.legal)))
                if discs and not twin.over and twin.actor != game.actor:
                    return len(twin.legal) > 1
        game.play(chance.choice(list(game.legal)))
    return False
