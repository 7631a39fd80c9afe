"""A game's rules are checked before play, with a name for each fault."""

from collections.abc import Mapping
from copy import copy
from itertools import product
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.kernel.game import Variant
from blazon.match.checks import check_rules
from blazon.match.registry import game as find_game

NUMBERS = product(["actions", "longest"], [0, -1, 2.0, True, None], ["a whole number from 1"])
RECORDS = product(["state", "mask", "workspace"], [np.uint64], ["a record's dtype"])


@pytest.mark.parametrize(("name", "value", "needed"), [*NUMBERS, *RECORDS])
def test_a_game_says_how_many_actions_there_are_and_what_its_records_are(
    name: str, value: object, needed: str
) -> None:
    module, game = ModuleType("game"), copy(find_game("richelieu"))
    setattr(game, name, value)
    vars(module)["GAME"] = game
    with pytest.raises(BadValue, match=rf"GAME\.{name}: must be {needed}"):
        check_rules(catalogue.packages()["richelieu"], module)


def test_a_game_must_start_with_the_most_of_a_number() -> None:
    module, game, package = ModuleType("game"), copy(find_game("rheingold")), catalogue.packages()
    most = package["rheingold"].options["rounds"].most

    class Failing(type(game)):  # type: ignore[misc]
        def variant(self, options: Mapping[str, Any]) -> Variant:
            if options["rounds"] == most:
                raise OverflowError
            return super().variant(options)  # type: ignore[no-any-return]

    game.__class__ = Failing
    vars(module)["GAME"] = game
    with pytest.raises(BadValue, match=rf"^options\.rounds: {most}: must start a game"):
        check_rules(package["rheingold"], module)
