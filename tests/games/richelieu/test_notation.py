"""Tokens: how many there are, and that other texts are none."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.richelieu.oracle.model import CELLS

from blazon.games.richelieu.rules.notation import ALL_TOKENS, TOKENS
from blazon.games.richelieu.rules.state import ACTIONS, Phase
from blazon.match.registry import game as find_game

GAME = find_game("richelieu")
VARIANT = GAME.variant(GAME.check_options({}))


def test_there_are_51_actions_and_147_tokens() -> None:
    assert ACTIONS == GAME.actions == 51
    assert len(ALL_TOKENS) == 3 * 48 + 3
    assert all(len(set(TOKENS[phase])) == 51 for phase in Phase)


@settings(deadline=None)
@given(
    st.text() | st.sampled_from(sorted(ALL_TOKENS)).map(str.lower) | st.text("@^ABCD0123456789 ")
)
def test_only_tokens_are_tokens(text: str) -> None:
    known = text in {*CELLS, *(mark + cell for mark in "@^" for cell in CELLS), "R", "*", "-"}
    assert VARIANT.is_token(text) is known
