"""Seeds: a seed's deal never changes, and without a seed every deal differs."""

from typing import Any

import pytest
from tests.samples import NAMES

import blazon
from blazon.kernel import catalogue

EXPECTED = "CHAc BREc NORt AUVt LAN2 AUVc ANJs BOUc BREs ANJt NOR2 ANJ1".split()  # noqa: SIM905
DISCS = {
    "A4": "BRB",
    "A8": "return",
    "B2": "BOU",
    "B7": "tower",
    "C6": "sword",
    "C11": "AUV",
    "D5": "return",
    "D9": "PRO",
}
FIRST = 1
MOST: dict[str, dict[str, Any]] = {"richelieu": {"edition": "court"}}
"""The options with which most players can play."""
DICE = "336541364121434123563443"


def test_the_deal_of_a_seed_is_the_same_on_every_machine() -> None:
    game = blazon.new("richelieu", seed="a fine evening")
    assert game.setup["cards"][:12] == EXPECTED
    assert game.setup["discs"] == DISCS
    assert game.setup["first"] == FIRST


def test_more_players_change_the_first_player_only() -> None:
    two, four = (
        blazon.new("richelieu", seed="a fine evening", edition="court", players=players)
        for players in (2, 4)
    )
    assert two.setup["cards"] == four.setup["cards"]
    assert two.setup["discs"] == four.setup["discs"]


@pytest.mark.parametrize("game", NAMES)
def test_every_player_may_begin(game: str) -> None:
    most = max(catalogue.package(game).options.players)
    begun = {
        blazon.new(game, seed=str(seed), players=most, **MOST.get(game, {})).turn
        for seed in range(60)
    }
    assert begun == set(range(most))


def test_without_a_seed_every_deal_is_another() -> None:
    games = [blazon.new("richelieu") for _ in range(5)]
    assert len(set(games)) == 5
    assert len({game.seed for game in games}) == 5


def test_the_seed_that_was_drawn_deals_the_same_again() -> None:
    game = blazon.new("richelieu")
    assert blazon.new("richelieu", seed=game.seed) == game


def test_texts_that_differ_little_deal_different_games() -> None:
    seeds = ["", " ", "a", "A", "a ", "é", "e\u0301", "0", "00"]
    assert len({blazon.new("richelieu", seed=seed) for seed in seeds}) == len(seeds)


def test_with_a_setup_the_seed_deals_nothing() -> None:
    setup = blazon.new("richelieu", seed="one").setup
    assert blazon.new("richelieu", seed="other", setup=setup).setup == setup


def dice(seed: str, **options: Any) -> tuple[int, str]:
    """The first player in Rheingold, and the dice of 24 turns without moves."""
    game, rolled = blazon.new("rheingold", seed=seed, **options), []
    for _ in range(24):
        rolled.append(game.roll()[1:])
        game.play("-")
    return int(game.setup["first"]), "".join(rolled)


def test_the_dice_of_a_seed_are_the_same_on_every_machine_and_map() -> None:
    assert dice("a fine evening") == (0, DICE)
    assert dice("a fine evening", players=5) == (1, DICE)
    assert dice("a fine evening", map="loch") == (0, DICE)
    assert dice("another evening")[1] != DICE


def test_a_setup_leaves_the_dice_to_the_seed() -> None:
    setup = blazon.new("rheingold", seed="a").setup
    assert dice("a") == dice("a", setup=setup) != dice("b", setup=setup)


def test_without_a_seed_the_dice_are_others() -> None:
    games = [blazon.new("rheingold") for _ in range(5)]
    assert len({game.seed for game in games}) == 5
    assert dice(games[0].seed) == dice(games[0].seed) != dice(games[1].seed)
