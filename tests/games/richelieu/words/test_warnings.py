"""Warnings come when they should, and whatever they say comes true when the rival plays it."""

import random

import pytest
from tests.games.richelieu.samples import TABLES, UNMARKED
from tests.games.richelieu.tables import table, take
from tests.volume import share
from tests.words.asking import NAMES, pointed, warned, warnings
from tests.words.noting import NotingTexts

from blazon.locale import LANGUAGES, texts
from blazon.match.position import Position


def bourbon_for_bob() -> Position:
    """Bob has three of the five crests of Bourbon, and A2, behind A1, shows two more."""
    cards = {"B12": "BRBs", "C12": "BRBc", "D12": "BRBt", "A2": "BRB2", "A1": "NORs"}
    cards |= {"B1": "CHA2", "C1": "BRE2", "D1": "LAN2"}
    return take(table(cards), "B1", "B12", "C1", "C12", "D1", "D12")


def test_a_card_that_was_uncovered() -> None:
    game = bourbon_for_bob()
    assert warned(game, "A1") == "Then Bob can take A2 and win Bourbon for good."
    assert pointed(game, "A1") == ("A2",)
    assert warned(game, "B11") == ""


def test_a_card_that_was_not_marked() -> None:
    game = bourbon_for_bob()
    game.play("A1")
    game.play("-")
    said = "Then Bob can take A2 and win Bourbon for good."
    assert warned(game, "-") == warned(game, "@B5") == said
    assert pointed(game, "-") == ("A2",)
    assert warned(game, "@A2") == ""


def test_a_rival_without_markers_is_kept_off_by_marking() -> None:
    cards = {"C1": "BRBs", "C2": "BRBc", "C3": "BRBt", "A2": "BRB2", "A1": "NORs"}
    game = table(cards | {"D1": "CHA2", "D2": "BRE2", "D3": "LAN2"})
    take(game, "D1 @C1", "C1 R", "D2 @C2", "C2 R", "D3 @C3", "C3 R")
    assert warned(game, "A1") == ""
    game.play("A1")
    game.play("-")
    assert warned(game, "-") == "Then Bob can take A2 and win Bourbon for good."
    assert warned(game, "@A2") == ""


def test_a_rival_can_pay_for_a_marked_card() -> None:
    game = table({"B12": "BRBs", "C12": "BRBc", "D12": "BRBt", "A2": "BRB2", "B1": "CHA2"})
    take(game, "B1 @A2", "B12", "C1", "C12", "D1", "D12")
    assert warned(game, "A1") == "Then Bob can pay for A2 and win Bourbon for good."


def test_the_last_marker() -> None:
    game = table({"A1": "CHA2", "B1": "NOR2", "C1": "LAN2", "D1": "BOU2", "A12": "BRE2"})
    take(game, "A1 @B1", "D1 @A12", "B1", "A12")
    assert warned(game, "B2") == ""
    take(game := table(), "C1", "D1 @C2", "C2 R", "D2 @C3", "C3 R", "D3 @C4")
    assert warned(game, "C4") == "You spend your last marker and then cannot pay for any card."


def test_a_disc_taken_with_the_last_marker_may_bring_it_back() -> None:
    take(game := table(), "A1", "D1 @A2", "A2 R", "D2 @A3", "A3 R", "D3 @A4")
    assert warned(game, "A4") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    assert "Bob" in warned(bourbon_for_bob(), "A1", language)


@pytest.mark.parametrize("number", share(range(14)))
def test_what_a_warning_says_comes_true(number: int) -> None:
    options = (*TABLES, UNMARKED)[number % 7]
    rng, noted = random.Random(number), NotingTexts()
    game = Position("richelieu", options, seed=f"warnings {number}")
    while not game.over:
        for token in game.legal:
            for key, values in warnings(game, token, noted):
                check(game, token, key, values, rng)
        game.play(rng.choice(list(game.legal)))


def check(
    game: Position, token: str, key: str, values: dict[str, str | float], rng: random.Random
) -> None:
    """Play the action and whatever the warning is about, then to the end at random."""
    seat, after = game.actor, game.copy()
    assert seat is not None
    after.play(token)
    while after.phase == "PAY":
        others = [one for one in after.legal if one != f"^{values.get('cell')}"]
        after.play(rng.choice(others or list(after.legal)))
    if key == "last":
        view = after.observe(seat).view()
        own = view["players"][seat]
        assert (own["reserve"], own["markers"], "return" in own["discs"]) == (0, [], False)
    elif key == "nothing":
        card = game.observe(seat).view()["table"][token if game.phase != "PAY" else pending(game)]
        lines = to_the_end(after, rng)
        symbol = {"s": "sword", "c": "cross", "t": "tower"}.get(card["card"][3])
        for category in filter(None, (card["card"][:3], symbol)):
            assert lines[category]["majority"][seat] == 0
    else:
        leave(after, seat)
        rival, cell = NAMES.index(str(values["player"])), str(values["cell"])
        assert after.actor == rival
        after.play(cell)
        assert (after.phase == "PAY") == (key == "pay")
        if after.phase == "PAY":
            after.play(next(iter(after.legal)))
        line = named(to_the_end(after, rng), str(values["category"]))
        assert line["counts"][rival] == max(line["counts"]) == line["majority"][rival]
        assert line["counts"].count(line["counts"][rival]) == 1


def pending(game: Position) -> str:
    """The cell of the card to pay for."""
    return str(game.observe(game.actor).view()["pending"])


def leave(game: Position, seat: int) -> None:
    """End the turn without a second card or a marker."""
    while game.actor == seat:
        game.play("-")


def to_the_end(game: Position, rng: random.Random) -> dict[str, dict[str, list[int]]]:
    """The tally by category after a random rest of the game."""
    while not game.over:
        game.play(rng.choice(list(game.legal)))
    return {line["category"]: line for line in game.observe(None).view()["tally"]}


def named(lines: dict[str, dict[str, list[int]]], name: str) -> dict[str, list[int]]:
    """The line of a category by its English name."""
    for category, line in lines.items():
        kind = "province" if category.isupper() else "symbol"
        if texts("en")(f"richelieu-{kind}-{category}") == name:
            return line
    raise AssertionError(name)
