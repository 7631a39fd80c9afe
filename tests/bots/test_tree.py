"""The search tree: the contents of its nodes, and a full tree still works."""

from typing import Any

import numpy as np
import pytest
from tests.samples import NAMES, TABLES, decision

from blazon.bots.judge import workspace_for
from blazon.bots.levels import levels
from blazon.bots.simulation import simulate
from blazon.bots.tree import NODE, scratch_dtype
from blazon.kernel.streams import Purpose, open_stream
from blazon.match.position import Position

SIMULATIONS = 400


def grow(game: Position, size: int, count: int = SIMULATIONS) -> tuple[Any, int, list[float]]:
    """The nodes of a tree with this capacity, the number in use, and the sums of payoffs."""
    assert game.actor is not None
    nodes = np.empty(size, NODE)
    nodes[0] = np.zeros((), NODE)
    scratches = np.zeros(1, scratch_dtype(game.game.actions))
    scratches["exploration"] = 1.0
    scratches["expand_after"] = 2
    scratches["horizon"] = levels(game.game.name)["page"].horizon
    scratches["used"] = 1
    root = game.observe(game.actor).states
    workspaces = workspace_for(game.game, root)
    for first in range(0, count, 7):
        simulate(
            root,
            np.uint64(game.actor),
            nodes,
            scratches,
            np.zeros(1, game.game.state),
            workspaces,
            np.zeros(1, game.game.mask),
            open_stream("tree", first, Purpose.TEST),
            np.int64(min(7, count - first)),
        )
    return nodes, int(scratches["used"][0]), scratches["sums"][0][: game.players].tolist()


def children(nodes: Any, node: int) -> Any:
    first = int(nodes[node]["first"])
    return nodes[first : first + int(nodes[node]["children"])]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_visits_priors_and_values_are_those_of_a_search_tree(number: int) -> None:
    game = decision(*TABLES[number], "tree", 20 * number)
    nodes, used, sums = grow(game, 50_000)
    assert nodes[0]["visits"] == SIMULATIONS
    assert nodes[0]["own"] == pytest.approx(sums[game.turn] / SIMULATIONS, abs=1e-3)
    root = children(nodes, 0)
    tokens = game.variant.tokens(game.states)
    assert sorted(tokens[action] for action in root["action"]) == sorted(game.legal)
    assert root["visits"].sum() == SIMULATIONS
    assert root["prior"].sum() == pytest.approx(1, abs=1e-4)
    waiting = [0]
    while waiting:
        node = nodes[waiting.pop()]
        assert 0 <= node["value"] <= 1
        assert 0 <= node["own"] <= 1
        first, last = int(node["first"]), int(node["first"]) + int(node["children"])
        assert last <= used
        assert nodes[first:last]["visits"].sum() <= node["visits"]
        assert (nodes[first:last]["missed"] <= node["visits"]).all()
        waiting += range(first, last)


@pytest.mark.parametrize("count", [1, 5, 50])
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_simulation_adds_far_fewer_nodes_than_a_short_search_has_room_for(
    number: int, count: int
) -> None:
    for moment in (0, 50, 100):
        game = decision(*TABLES[number], "room", moment)
        _, used, _ = grow(game, 4096 * count, count)
        assert used < 4096 * count / 10


@pytest.mark.parametrize("size", [1, 2, 9, 40, 300])
@pytest.mark.parametrize("moment", [0, 60])
@pytest.mark.parametrize("name", NAMES)
def test_a_full_tree_grows_no_further_and_still_simulates(
    name: str, moment: int, size: int
) -> None:
    game = decision(name, {}, "full", moment)
    nodes, used, sums = grow(game, size)
    assert used <= size
    assert nodes[0]["visits"] == SIMULATIONS
    assert all(0 < total < SIMULATIONS for total in sums)
    if size > len(game.legal) + 1:
        assert children(nodes, 0)["visits"].sum() == SIMULATIONS
    elif size <= len(game.legal):
        assert nodes[0]["children"] == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_full_tree_plays_on_with_what_it_knows(name: str) -> None:
    game = decision(name, {}, "full", 100)
    small, used, _ = grow(game, 60)
    assert used > 40
    best = children(small, 0)["visits"].argmax()
    assert game.variant.tokens(game.states)[children(small, 0)["action"][best]] in game.legal
