"""A game's rules are checked before play, with a name for each fault."""

from copy import copy
from types import ModuleType

import pytest

from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
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
