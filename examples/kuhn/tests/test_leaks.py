"""Nothing sent to an observer depends on a card hidden from them."""

import json
import pickle

import pytest

import blazon
from blazon.engine.serve import Engine
from blazon.locale import LANGUAGES, texts
from blazon.match.position import Position
from blazon.words.localization import Localization
from blazon.words.log import narrate_game
from blazon.words.narrator import narrator_of

SITUATIONS = ["", "check", "bet", "check bet", "bet fold", "check bet fold"]
"""All sequences of actions before the cards are turned up."""


def sent(position: Position, observer: int | None) -> dict[str, object]:
    """Everything sent to the observer about a position, by channel."""
    engine = Engine()
    engine.sessions["table"] = position
    seen = position.observe(observer)

    def ask(method: str, **params: object) -> bytes:
        params["session"] = "table"
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        return engine.handle(json.dumps(request).encode()) or b""

    ways: dict[str, object] = {
        "view": json.dumps(seen.view()),
        "repr": repr(seen),
        "state": seen.states.tobytes(),
        "pickle": pickle.dumps(pickle.loads(pickle.dumps(seen))),
        "engine": ask("view", player=observer),
    }
    narrator = narrator_of("kuhn")
    for language in LANGUAGES:
        localization = Localization(texts(language), ("Anna", "Bruno"))
        log = narrate_game(position, narrator, localization)
        ways[language] = (
            narrator.describe_table(seen, localization),
            [(entry.token, entry.words, entry.forced_for(observer)) for entry in log],
        )
    if observer is not None and observer == position.actor:
        ways["legal"] = ask("legal")
        ways["search"] = ask("search", simulations=50, seed="s", player=observer)
    return ways


@pytest.mark.parametrize("played", SITUATIONS)
@pytest.mark.parametrize("observer", [0, 1, None])
def test_games_that_differ_in_what_is_hidden_look_alike(played: str, observer: int | None) -> None:
    deals = [["=Q", "=J"], ["=Q", "=K"]] if observer != 1 else [["=J", "=Q"], ["=K", "=Q"]]
    one, other = (
        Position("kuhn", setup={"first": 0}, actions=[*deal, *played.split()], seed="same")
        for deal in deals
    )
    assert sent(one, observer) == sent(other, observer)


def test_at_a_showdown_all_see_both_cards() -> None:
    for played in ("check check", "bet call", "check bet call"):
        position = Position("kuhn", setup={"first": 0}, actions=["=Q", "=J", *played.split()])
        assert position.reveals()
        for observer in (0, 1, None):
            players = position.observe(observer).view()["players"]
            assert [player["card"] for player in players] == ["Q", "J"]


def test_after_a_fold_nobody_sees_the_other_card() -> None:
    position = blazon.new("kuhn", setup={"first": 0})
    for action in ("=Q", "=J", "bet", "fold"):
        position.play(action)
    assert not position.reveals()
    shown = [
        [player["card"] for player in position.observe(observer).view()["players"]]
        for observer in (0, 1, None)
    ]
    assert shown == [["Q", "?"], ["?", "J"], ["?", "?"]]
