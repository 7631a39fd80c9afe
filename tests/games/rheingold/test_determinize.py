"""A bot's determinizations: each deal of shields fits its observer's knowledge, uniformly."""

from collections import Counter
from itertools import permutations

from tests.chances import fits
from tests.deals import imagined
from tests.games.rheingold.boards import board, bring, play, ready, roll

from blazon.games.rheingold.rules.state import FIRST_SHIELD
from blazon.kernel.jit import ENABLED

DEALS = 6_000 if ENABLED else 1_000


def test_each_deal_is_equally_likely() -> None:
    game = bring(board(players=3, huts=3), 0, at_3=6)
    for hut, value in ((0, 3), (1, 0)):
        play(roll(game, 0), f"3-H{hut} x2 + ={value} -")
    castles = [number for number, _ in game.variant._castles][5:7]  # type: ignore[attr-defined]
    found = Counter(
        "".join(str(int(state["shield"][castle]) - FIRST_SHIELD) for castle in castles)
        for state in imagined(game, 1, DEALS)
    )
    expected = Counter(map("".join, permutations("011223", 2)))
    assert fits(dict(found), dict(expected))


def test_what_all_have_seen_is_dealt_no_more() -> None:
    game = play(ready(board(players=3), 0, at_5=6), "5-CCC x6 + =3 CCC-5 x4 5-3 x4")
    ready(game, 1, at_6=4)
    play(game, "6-5 x4 5-CCC x4 -")  # two knights and a 3: the attack fails, the 3 is seen
    states = imagined(game, 1, 20)
    assert {int(shield) for state in states for shield in state["shield"] if shield} == {
        FIRST_SHIELD + 3
    }
    assert {tuple(map(int, state["pile"][0])) for state in states} == {(1, 2, 2, 0)}
