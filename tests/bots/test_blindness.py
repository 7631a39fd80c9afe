"""A bot knows only what its seat knows: twins give equal answers, open games do not.

``tests.twins`` makes the twins: two games that differ only in what is hidden from the decider.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

import pytest
from tests.twins.channels import shown
from tests.twins.pairs import FEW, GAMES, blind

from blazon.bots import make_bot
from blazon.bots.decisions import Choice, choices, judge_choice
from blazon.engine.serve import Engine
from blazon.match.position import Position


def engine(method: str, **more: Any) -> Callable[[Position], object]:
    """Ask the engine about a position; returns its answer."""

    def ask(position: Position) -> object:
        asked = Engine()
        asked.sessions["table"] = position
        params = {"session": "table", "simulations": FEW, "seed": "s", **more}
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        return json.loads(asked.handle(json.dumps(request).encode()) or b"{}")["result"]

    return ask


def reviewed(position: Position) -> object:
    """The review, from the players' own knowledge, of the decision before the last action."""
    played = position.copy()
    played.play(next(iter(position.legal)))
    *_, last = choices(played)
    return asdict(judge_choice(replace(last, at=0), FEW))


ASKED: dict[str, Callable[[Position], object]] = {
    "search": engine("search"),
    "analysis": engine("analyse"),
    "review": reviewed,
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("asked", ASKED)
def test_whoever_asks_learns_no_more_than_the_deciding_player_knows(asked: str, name: str) -> None:
    twins, ask = blind(name), ASKED[asked]
    assert ask(twins.one) == ask(twins.other)


@pytest.mark.parametrize("name", GAMES)
def test_with_all_open_the_same_twins_are_told_apart(name: str) -> None:
    twins = blind(name)
    ask = engine("analyse", knowledge="open")
    assert ask(twins.one) != ask(twins.other)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", ["random", "groom", "greedy", f"search:{FEW}", "page"])
def test_a_bot_decides_by_nothing_but_its_observation(kind: str, name: str) -> None:
    twins = blind(name)
    tokens = {
        make_bot(kind, "s").choose(one.observe(twins.observer)) for one in (twins.one, twins.other)
    }
    assert len(tokens) == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_review_judges_each_decision_by_what_its_player_knew(name: str) -> None:
    game = blind(name).one
    before, seen = game.copy(), list[Choice](choices(game))
    before.undo(len(game.actions))
    assert {choice.seat for choice in seen} == {0, 1}
    met = {choice.at: choice for choice in seen}
    for at, token in enumerate(game.actions):
        if at in met:
            assert shown(met[at].observation) == shown(before.observe(met[at].seat))
        before.play(token)
