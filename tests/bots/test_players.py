"""All kinds of bots play legally, use only permitted knowledge, and are reproducible."""

from typing import Any

import pytest
from tests.games.rheingold.samples import CROWDED
from tests.games.richelieu.samples import TABLES, UNMARKED, random_game
from tests.games.richelieu.tables import out_of_markers
from tests.samples import NAMES, decision, name_of, play_out

from blazon.bots import bot_names, make_bot
from blazon.bots.levels import attention, levels
from blazon.bots.search import best_action
from blazon.bots.simple import GreedyBot, GroomBot, RandomBot
from blazon.kernel.errors import BadValue
from blazon.kernel.levels import LEVEL_NAMES
from blazon.lab.playing import play_game
from blazon.match.observation import Observation
from blazon.match.position import Position

KINDS = ["random", "groom", "greedy", "search:40"]
FEW = 12


@pytest.mark.parametrize("options", [*TABLES, UNMARKED], ids=name_of)
@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_plays_a_whole_game_by_the_rules_and_again_the_same(
    kind: str, options: dict[str, Any]
) -> None:
    one, other = (Position("richelieu", options, seed="whole games") for _ in range(2))
    for game in (one, other):
        play_out(game, [make_bot(kind, f"bot {seat}") for seat in range(game.players)])
    assert one == other


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_keeps_nothing_between_decisions(kind: str, name: str) -> None:
    played = [decision(name, {}, f"memory {number}", 40 + number) for number in range(FEW)]
    bot = make_bot(kind, "s")
    chosen = [bot.choose(game.observe(game.actor)) for game in played]
    for game, token in reversed(list(zip(played, chosen, strict=True))):
        assert bot.choose(game.observe(game.actor)) == token
        assert make_bot(kind, "s").choose(game.observe(game.actor)) == token


@pytest.mark.parametrize("name", NAMES)
def test_other_seeds_make_random_bots_choose_otherwise(name: str) -> None:
    game = decision(name, {}, "opening", 0)
    seen = game.observe(game.actor)
    assert {RandomBot(f"{number}").choose(seen) for number in range(200)} == set(game.legal)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("moment", [30, 90])
def test_a_bot_is_not_foretold_by_the_seed_of_the_game(name: str, moment: int) -> None:
    game = decision(name, {}, "foretold", moment)
    twin = Position(name, game.options, game.setup, game.actions, seed="x")
    for kind in KINDS:
        tokens = {make_bot(kind, "s").choose(one.observe(one.actor)) for one in (game, twin)}
        assert len(tokens) == 1


@pytest.mark.parametrize(("name", "few"), [("richelieu", 20), ("rheingold", 6)])
def test_greed_beats_chance_and_the_groom_and_search_beats_greed(name: str, few: int) -> None:
    def wins(one: str, other: str, options: dict[str, Any]) -> float:
        won = 0.0
        for number in range(few):
            seats = [one, other] if number % 2 else [other, one]
            played = play_game(name, options, seats, f"strength {number // 2}", f"{number}")
            won += played.share(seats.index(one))
        return won / few

    careless = {} if name == "richelieu" else {"rounds": 40}  # random play might never end
    assert wins("greedy", "random", careless) > 0.9
    assert wins("greedy", "groom", careless) > 0.8
    assert wins("squire", "greedy", {}) > 0.6


def test_greed_takes_what_brings_most() -> None:
    cards = ["BOU1", *["NOR2"] * 46, "BRE2"]
    deck = {"cards": {"BOU1": 1, "NOR2": 46, "BRE2": 1}, "discs": {}, "disc_cells": []}
    setup = {"cards": cards, "discs": {}, "first": 0}
    game = Position("richelieu", {"deck": deck}, setup)
    assert GreedyBot("s").choose(game.observe(0)) == "D12"


def with_a_new_province_in_a1() -> Position:
    """A duel in which both have a card of the same province, and A1 shows another province."""
    cards = ["BOU1", *["NOR2"] * 47]
    deck = {"cards": {"BOU1": 1, "NOR2": 47}, "discs": {}, "disc_cells": []}
    game = Position("richelieu", {"deck": deck}, {"cards": cards, "discs": {}, "first": 0})
    for token in ("C12", "@A2", "D12", "@A3"):
        game.play(token)
    return game


def test_the_groom_stays_where_something_has_just_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_a_new_province_in_a1()
    seen = game.observe(game.actor)
    for number, token in ((1, "D11"), (2, "D11"), (len(game.legal), "A1")):
        monkeypatch.setattr("blazon.bots.simple.attention", lambda _, number=number: number)
        assert GroomBot("s").choose(seen) == token


def test_the_groom_considers_as_many_actions_as_its_game_says() -> None:
    assert attention("richelieu") < attention("rheingold")


@pytest.mark.parametrize("name", NAMES)
def test_five_levels_are_named_from_weakest_to_strongest(name: str) -> None:
    assert list(LEVEL_NAMES) == ["page", "squire", "knight", "count", "duke"]
    assert bot_names() == ("random", "groom", "greedy", *LEVEL_NAMES)
    simulations = [level.simulations for level in levels(name).values()]
    assert simulations == sorted(set(simulations))
    for level in levels(name).values():
        assert level.exploration > 0
        assert level.expand_after >= 0


@pytest.mark.parametrize("name", [*bot_names(), "search:1", "search:5000"])
def test_every_bot_of_a_name_can_be_made(name: str) -> None:
    game = random_game({}, "only one", 8)
    while len(game.legal) > 1:
        game = random_game({}, game.seed + "+", 8 + len(game.seed))
    (token,) = game.legal
    assert make_bot(name, "s").choose(game.observe(game.actor)) == token


@pytest.mark.parametrize(
    "name",
    [
        *["", "Random", "king", "levels:5", "duke:5", "random "],
        *["search", "search:", "search:0", "search:-1", "search:1.5", "search:x", "search:\u00b2"],
    ],
)
def test_a_name_that_is_none_is_refused_with_those_that_are(name: str) -> None:
    with pytest.raises(BadValue, match=r"^bot: must be one of random, groom, greedy, .* search:"):
        make_bot(name, "s")


@pytest.mark.parametrize(("disc", "choices"), [("return", 2), ("BOU", 1)])
def test_how_long_a_bot_thinks_does_not_show_whether_it_could_play_a_return_disc(
    monkeypatch: pytest.MonkeyPatch, disc: str, choices: int
) -> None:
    thought: list[int] = []

    def look(observation: Observation, *asked: Any) -> str:
        thought.append(len(observation.legal))
        return best_action(observation, *asked)

    monkeypatch.setattr("blazon.bots.search.best_action", look)
    game, bot = out_of_markers(disc), make_bot("page", "s")
    assert bot.choose(game.observe(0)) in game.legal
    assert thought == [choices]


def test_a_bot_does_not_think_where_all_see_that_it_has_no_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("blazon.bots.search.best_action", None)
    game = Position("rheingold", {"map": CROWDED}, seed="s")
    game.roll()
    game.play(next(token for token in game.legal if token != "-"))
    assert game.phase == "COUNT"
    assert make_bot("duke", "s").choose(game.observe(game.actor)) == "x1"
