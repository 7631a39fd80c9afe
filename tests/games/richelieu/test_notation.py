"""Tokens: each phase accepts only its own."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.richelieu.oracle.model import CELLS
from tests.games.richelieu.samples import TABLES, random_game

from blazon.games.richelieu.rules.notation import ALL_TOKENS, TOKENS
from blazon.games.richelieu.rules.state import ACTIONS, Phase
from blazon.kernel.errors import IllegalAction, MalformedToken
from blazon.match.registry import game as find_game

GAME = find_game("richelieu")
VARIANT = GAME.variant(GAME.check_options({}))
PATTERNS = {"TAKE": "", "SECOND": "", "PAY": "^", "MOVE": "@"}


def test_there_are_51_actions_and_147_tokens() -> None:
    assert ACTIONS == GAME.actions == 51
    assert len(ALL_TOKENS) == 3 * 48 + 3
    assert all(len(set(TOKENS[phase])) == 51 for phase in Phase)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_cells_are_written_as_their_phase_wants(number: int) -> None:
    game = random_game(TABLES[number], f"notation {number}")
    seen = set()
    while game.actions:
        game.undo()
        own = game.observe(game.actor).view()["players"][game.turn]["markers"]
        seen.add(game.phase)
        for token in set(game.legal) - {"R", "*", "-"}:
            cell = token.lstrip("@^")
            assert cell in CELLS
            place = "^" if cell in own else "@"
            assert token == PATTERNS.get(game.phase, place) + cell
        assert ("R" in game.legal) <= (game.phase == "PAY")
        assert ("*" in game.legal) <= (game.phase in ("TAKE", "SECOND", "PLACE"))
        assert ("-" in game.legal) or game.phase in ("TAKE", "PAY", "MOVE")
    assert seen >= {"TAKE", "SECOND", "PLACE"}


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_turn_reads_as_the_rules_write_it(number: int) -> None:
    for _, tokens in random_game(TABLES[number], f"turns {number}").turns()[:-1]:
        order = [token for token in tokens if token != "*"]
        cards = [token for token in order if token in CELLS]
        assert len(cards) in (0, 1, 2)
        assert order[0] in CELLS or order == ["-"]
        assert order[-1] == "-" or order[-1].startswith("@")


@settings(deadline=None)
@given(
    st.text() | st.sampled_from(sorted(ALL_TOKENS)).map(str.lower) | st.text("@^ABCD0123456789 ")
)
def test_only_tokens_are_tokens(text: str) -> None:
    known = text in {*CELLS, *(mark + cell for mark in "@^" for cell in CELLS), "R", "*", "-"}
    assert VARIANT.is_token(text) is known


def test_a_token_of_another_phase_is_illegal_and_other_text_malformed() -> None:
    game = random_game({}, "phases", 0)
    for token in ("@A1", "^A1", "R", "*", "-", "B6"):
        with pytest.raises(IllegalAction):
            game.number(token)
    for text in ("", "a1", "A13", "@", "A1 ", "E1", "A01"):
        with pytest.raises(MalformedToken):
            game.number(text)
