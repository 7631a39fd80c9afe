"""Views are what games declare, and programs of earlier versions get the same bytes."""

import hashlib
import json
import random
from typing import Any

import msgspec
import pytest
from tests.samples import INSTALLED_SHORT, each, step

from blazon.kernel.views import declared
from blazon.match.observation import Observation
from blazon.match.position import Position

RECORDED: dict[str, tuple[dict[str, Any], str]] = {
    "richelieu": (
        {"edition": "court", "players": 3},
        "63b9bf44fe8d16c5f4a50393b508c67d4f21371e6b363b30b603f76055fa6856",
    ),
    "rheingold": (
        {"players": 3, "rounds": 12},
        "eef5c70c0f4821124e3899c113a4aacab1de9e4959166b76ff4f3c6fd4af13f6",
    ),
}
"""Options of a random game, and the digest of all views in it before views were declared."""


def observations(game: str, options: dict[str, Any], seed: str) -> list[Observation]:
    """What everybody sees throughout a random game."""
    position, rng, seen = Position(game, options, seed=seed), random.Random(seed), []
    while True:
        seen += [position.observe(observer) for observer in (None, *range(position.players))]
        if position.over:
            return seen
        step(position, rng)


@each(INSTALLED_SHORT)
def test_views_and_aids_are_as_declared(table: tuple[str, dict[str, Any]]) -> None:
    for seen in observations(*table, seed="declared"):
        view, aids = declared(seen.variant)
        assert msgspec.convert(msgspec.to_builtins(seen.known), view) == seen.known
        assert msgspec.convert(msgspec.to_builtins(seen.aids), aids) == seen.aids


@pytest.mark.parametrize("game", RECORDED)
def test_views_are_the_same_to_the_byte_as_in_earlier_versions(game: str) -> None:
    options, digest = RECORDED[game]
    found = hashlib.sha256()
    for seen in observations(game, options, seed="recorded"):
        found.update(json.dumps(seen.view()).encode())
    assert found.hexdigest() == digest
