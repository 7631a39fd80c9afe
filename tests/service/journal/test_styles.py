"""Bots with styles at tables: only those of the game, and stand-ins count by their levels."""

import pytest
from tests.service.tables import at_table

from blazon.match.position import Position
from blazon.service.base.refusals import Refusal
from blazon.service.journal.checks import check_bot
from blazon.service.journal.commands import decide
from blazon.service.journal.stand_ins import HandedOver, HandOver


def test_a_table_takes_the_styles_of_its_game() -> None:
    assert check_bot("knight:hoarder", "richelieu") == "knight:hoarder"
    assert check_bot("page:stormer", "rheingold") == "page:stormer"
    with pytest.raises(Refusal, match=r"no style 'stormer' in richelieu: .* racer, hoarder"):
        check_bot("page:stormer", "richelieu")
    with pytest.raises(Refusal, match="must be one of random"):
        check_bot("random:racer", "richelieu")


def test_a_stand_in_with_a_style_is_as_strong_as_its_level() -> None:
    setup = Position("richelieu", {}, seed="late").setup | {"first": 0}
    table = at_table(Position("richelieu", {}, setup), hints=False)
    assert not table.allows_hints
    found = decide(table, "ann", HandOver(bot="page:racer"), None)
    assert found == HandedOver(0, "page:racer")
    with pytest.raises(Refusal, match="must be page or weaker"):
        decide(table, "ann", HandOver(bot="squire:racer"), None)
