"""The words' aids, counted from a view: available, safe, needed and reachable."""

from typing import Any

import msgspec
from tests.games.rheingold.boards import board, bring, play, ready, roll
from tests.games.richelieu.tables import after_taking, table, take

from blazon.match.position import Position


def aids(game: Position, observer: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(game.observe(observer).aids)
    return found


def test_crests_and_symbols_that_are_still_out() -> None:
    game = table({"A1": "BOU2", "A2": "BREs"})
    before = aids(game)["out"]
    assert (before["BOU"], before["BRE"], before["sword"], before["PRO"]) == (10, 9, 9, 7)
    take(game, "A1", "A2")
    after = aids(game)["out"]
    assert (after["BOU"], after["BRE"], after["sword"], after["PRO"]) == (8, 8, 8, 7)


def test_a_lead_is_safe_when_nothing_out_or_unseen_can_catch_it() -> None:
    """Ann has three of the five crests of Auvergne, then four; the disc could be anywhere."""
    game = after_taking(["AUV2", "AUVs"], [], about="AUV")
    assert aids(game)["safe"]["AUV"] is None, "three and two are level with the disc"
    game = after_taking(["AUV2", "AUVs", "AUVc"], [], about="AUV")
    assert aids(game)["safe"]["AUV"] == 0
    assert aids(game, None)["safe"]["AUV"] == 0


def test_a_disc_that_the_observer_holds_endangers_no_lead() -> None:
    """With her disc Ann has four crests, and two are still out; Bob does not know the disc."""
    game = after_taking(["AUV2", "AUVs"], ["BOU2"], discs={0: "AUV"}, about="AUV")
    assert aids(game, 0)["safe"]["AUV"] == 0, "four against two that are out"
    assert aids(game, 1)["safe"]["AUV"] is None


def test_a_lead_by_open_things_alone_says_nothing_of_held_discs() -> None:
    """With Ann's disc covered, her screen shows only public information."""
    game = after_taking(["AUV2", "AUVs"], ["BOU2"], discs={0: "AUV"}, about="AUV")
    mine = aids(game, 0)
    assert mine["safe"]["AUV"] == 0
    assert mine["open_safe"] == aids(game, None)["safe"]
    assert game.observe(0).view()["open_tally"] == game.observe(None).view()["tally"]
    assert aids(game, None)["open_safe"] is None


def test_a_held_return_disc_looks_like_any_other() -> None:
    game = after_taking(["AUV2", "AUVs"], ["BOU2"], discs={0: "return"}, about="AUV")
    assert game.observe(0).view()["open_tally"] == game.observe(None).view()["tally"]
    assert aids(game, 0)["open_safe"] == aids(game, None)["safe"]


def test_what_castles_and_spaces_take() -> None:
    game = play(ready(bring(board(), 1, at_6=2), 0, at_5=6), "5-CCC x6 + =2")
    need = aids(game, 1)["need"]
    assert need["AAA"] == {"least": 2, "sure": 2}
    assert need["CCC"] == {"least": 12, "sure": 18}
    assert need == aids(game, 0)["need"], "as all know it, also of one's own"
    assert aids(game, 0)["field"] == {"6": 3}
    assert aids(game, 1)["field"] == {}


def test_how_far_knights_get_with_the_moves_left() -> None:
    game = ready(bring(board(), 1, at_9=1), 0, at_4=1, die=1)
    found = aids(game)["reach"]
    assert found["4"] == {"2": 1, "5": 1, "1": 2, "3": 2, "6": 2}
    assert found["S1"] == {"1": 1, "2": 1, "3": 2, "4": 2, "5": 3}
    play(game, "S1-1 x1")
    assert aids(game)["reach"]["1"] == {"2": 1, "3": 1, "4": 2, "5": 2}
    assert aids(game, 1)["reach"] == {}
    assert aids(game, None)["takable"] == []


def test_a_castle_of_ones_own_is_a_passage() -> None:
    game = play(ready(board(), 0, at_4=5), "4-BBB x4 -")
    found = aids(game)["reach"]
    assert found["4"]["6"] == 2
    assert found["BBB"] == {"4": 1, "6": 1, "2": 2, "5": 2, "9": 2}


def test_castles_that_can_be_taken_in_this_turn() -> None:
    """AAA takes two at 3; three moves bring one knight from 1 and one from 5 there, and in."""
    game = ready(board(), 0, at_1=1, at_5=1)
    assert aids(game)["takable"] == [{"castle": "AAA", "from": "3", "sure": True}]
    play(game, "1-2 x1")
    assert aids(game)["takable"] == []


def test_knights_may_join_on_the_way() -> None:
    """Move one knight from 1 to 2, then two from 2 to 4: two stand at the gate of BBB."""
    game = ready(board(swords={"BBB": 1}), 0, at_1=1, at_2=1)
    assert {"castle": "BBB", "from": "4", "sure": True} in aids(game)["takable"]


def test_a_hidden_shield_makes_it_unsure() -> None:
    game = play(ready(bring(board(), 1, at_6=2), 0, at_5=6), "5-CCC x6 + =0 CCC-5 x6 5-4 x6")
    play(roll(game, 1), "6-5 x2")
    assert {"castle": "CCC", "from": "5", "sure": False} in aids(game, 1)["takable"]
