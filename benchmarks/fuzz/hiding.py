"""Checks that onlookers see nothing hidden: games that differ in it look the same to them."""

from typing import Any

from tests.twins.channels import for_programs

from blazon.match.position import Position


def swapped(game: str, setup: Any) -> Any:
    """A setup of Richelieu with two discs exchanged that no rule tells apart before the end."""
    if game != "richelieu":
        return None
    discs = {cell: disc for cell, disc in setup["discs"].items() if disc != "return"}
    for cell, disc in discs.items():
        for other, another in discs.items():
            if disc != another:
                return {**setup, "discs": {**setup["discs"], cell: another, other: disc}}
    return None


def check_onlookers(one: Position, other: Position) -> None:
    """Both games are told to onlookers in the same bytes."""
    assert one.setup != other.setup
    assert for_programs(one, None) == for_programs(other, None)
