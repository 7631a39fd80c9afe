"""A game's rules are checked before play, with a name for each fault."""

from collections.abc import Mapping
from copy import copy
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.kernel.game import Variant
from blazon.match.checks import check_rules
from blazon.match.registry import game as find_game


@pytest.mark.parametrize("name", ["actions", "longest"])
@pytest.mark.parametrize("number", [0, -1, 2.0, True, None])
def test_a_game_says_how_many_actions_there_are(name: str, number: object) -> None:
    module, game = ModuleType("game"), copy(find_game("richelieu"))
    setattr(game, name, number)
    vars(module)["GAME"] = game
    with pytest.raises(BadValue, match=rf"GAME\.{name}: must be a whole number from 1"):
        check_rules(catalogue.packages()["richelieu"], module)


@pytest.mark.parametrize("name", ["state", "mask", "workspace"])
def test_a_game_says_what_its_records_are(name: str) -> None:
    module, game = ModuleType("game"), copy(find_game("richelieu"))
    setattr(game, name, np.uint64)
    vars(module)["GAME"] = game
    with pytest.raises(BadValue, match=rf"GAME\.{name}: must be a record's dtype"):
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
