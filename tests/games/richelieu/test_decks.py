"""A custom deck: from a file to a finished game and its record."""

import tomllib
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import blazon
from blazon.cli import main
from blazon.games.richelieu.rules.components import check_components, classic, load_components
from blazon.kernel.errors import BadValue
from blazon.match.registry import game as find_game

DATA = files("blazon.games.richelieu.rules") / "data"
SHIPPED = (DATA / "classic.toml").read_text(encoding="utf-8")
GAME = find_game("richelieu")
ANOTHER = SHIPPED.replace("BOU1 = 1", "BOU1 = 0").replace("BRE2 = 3", "BRE2 = 4")
FEW_DISCS = """
disc_cells = ["D12", "A1", "B6"]
[cards]
BOU2 = 24
AUVs = 24
[discs]
BOU = 1
return = 2
"""
NO_NUMBERS: list[Any] = [-1, True, "3", 3.0, 10**300]
NO_CELLS: list[Any] = [None, ["A13"], [["A1"]]]


def components() -> Any:
    return tomllib.loads(SHIPPED)


def test_the_shipped_deck_is_the_one_that_the_rules_describe() -> None:
    deck = classic()
    assert sum(deck.cards.values()) == 48
    crests = dict.fromkeys(["BOU", "BRE", "CHA", "NOR", "LAN", "PRO", "ANJ", "BRB", "AUV"], 0)
    for code, number in deck.cards.items():
        crests[code[:3]] += number * (1 + (code[3] == "2"))
    assert list(crests.values()) == [10, 9, 9, 8, 7, 7, 6, 5, 5]
    for mark, number in (("2", 18), ("1", 3), ("s", 9), ("c", 9), ("t", 9)):
        assert sum(n for code, n in deck.cards.items() if code[3] == mark) == number
    assert sum(deck.discs.values()) == 14
    assert deck.disc_cells == ("A4", "A8", "B2", "B7", "C6", "C11", "D5", "D9")


def test_a_copy_of_the_shipped_file_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(SHIPPED)
    assert load_components(file) == classic()
    options = {"deck": load_components(file).as_json()}
    assert "deck" not in GAME.check_options(options)


@pytest.mark.parametrize("text", [ANOTHER, FEW_DISCS], ids=["one card", "other discs"])
def test_a_game_with_a_deck_of_ones_own_from_file_to_record(tmp_path: Path, text: str) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(text)
    deck = GAME.parse_option("deck", str(file))
    game = blazon.new("richelieu", deck=deck, seed="own deck")
    assert game.options["deck"] == deck
    for code, number in deck["cards"].items():
        assert game.setup["cards"].count(code) == number
    assert list(game.setup["discs"]) == deck["disc_cells"]
    while not game.over:
        game.play(list(game.legal)[len(game.actions) % len(game.legal)])
        observed = game.observe(0).view()
        laid = sum(card["disc"] for card in observed["table"].values())
        held = sum(seat["held"] + seat["returned"] for seat in observed["players"])
        assert laid + held == len(deck["disc_cells"])
    assert blazon.load(game.record.to_json()) == game
    assert blazon.load(game.record.to_text([tokens for _, tokens in game.turns()])) == game


def test_another_deck_deals_another_game(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(ANOTHER)
    deck = load_components(file).as_json()
    one, other = (blazon.new("richelieu", seed="s", **more) for more in ({}, {"deck": deck}))
    assert one != other
    assert "BOU1" not in other.setup["cards"]
    with pytest.raises(BadValue, match=r"^setup\.cards\.[A-D]\d+: must be a card code of the deck"):
        blazon.new("richelieu", deck=deck, setup=one.setup)


def test_the_command_takes_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(FEW_DISCS)
    command = ["simulate", "richelieu", "--games", "3", "--seed", "a", "--deck", str(file)]
    assert main(command) == 0
    file.write_text(FEW_DISCS.replace("AUVs", "AUVx"))
    assert main(command) == 2
    assert f"{file}.cards.AUVx: is unknown" in capsys.readouterr().err


def put(*path: str, value: Any) -> Callable[[Any], None]:
    """A change to one place in a deck."""

    def change(deck: Any) -> None:
        for name in path[:-1]:
            deck = deck[name]
        deck[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "field", "takes"),
    [
        (put("colour", value=1), "deck.colour", "cards, discs, disc_cells"),
        (put("cards", value=None), "deck.cards", "the number of each"),
        (put("cards", value=[]), "deck.cards", "the number of each"),
        (put("cards", "BOU2", value=4), "deck.cards", "48 cards in all, not 49"),
        (put("cards", "BOU3", value=1), "deck.cards.BOU3", "known: BOU2"),
        *((put("cards", "BOU2", value=one), "deck.cards.BOU2", "0 to 48") for one in NO_NUMBERS),
        (put("discs", value={"BOU": 17}), "deck.discs", "at most 16, not 17"),
        (put("discs", "moon", value=1), "deck.discs.moon", "known: BOU"),
        (put("discs", "BOU", value=None), "deck.discs.BOU", "0 to 48"),
        *((put("disc_cells", value=one), "deck.disc_cells", "A1 to D12") for one in NO_CELLS),
        (put("disc_cells", value=["A1", "A1"]), "deck.disc_cells", "different"),
        (put("disc_cells", value=[f"A{n}" for n in range(1, 13)] * 2), "deck.disc_cells", "diff"),
        (put("discs", value={"BOU": 1}), "deck.disc_cells", "as many as discs (1)"),
    ],
)
def test_a_malformed_deck_is_refused_by_field(change: Any, field: str, takes: str) -> None:
    data = components()
    change(data)
    before = deepcopy(data)
    for check, prefix in (
        (check_components, ""),
        (lambda d: GAME.check_options({"deck": d}), "options."),
    ):
        with pytest.raises(BadValue) as caught:
            check(data)
        assert caught.value.field == prefix + field
        assert takes in caught.value.expected
    assert data == before


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "cannot be read"),
        (b"cards = ", "is not TOML"),
        (b"\xff\xfe\x00", "is not a text file"),
    ],
)
def test_a_file_that_holds_no_deck_is_refused(
    tmp_path: Path, content: bytes | None, says: str
) -> None:
    file = tmp_path / "deck.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadValue) as caught:
        load_components(file)
    assert caught.value.field == str(file)
    assert says in caught.value.expected
    with pytest.raises(BadValue):
        load_components(tmp_path)
