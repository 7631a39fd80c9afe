"""A hint with its reasons: what the best action gains over a plausible other one."""

import pytest
from tests.bots.test_review import last_card_given_away
from tests.samples import SHORT, random_game
from tests.twins.pairs import GAMES, blind

from blazon.bots import advice
from blazon.bots.advice import advise, analysed_gains
from blazon.bots.analysis import Analysis, Candidate, analyse
from blazon.bots.reasons import losses
from blazon.bots.search import search
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.match.reason import Reason

SOME = 200
"""Simulations."""


def before_the_end() -> Observation:
    """Whoever takes the wrong one of the last cards gives another away; this is solved."""
    position = Position.load(last_card_given_away().record)
    while not position.observe(position.actor).legal or len(position.legal) < 2:
        position.undo()
    return position.observe(position.actor)


def moments(game: str = "richelieu") -> list[Observation]:
    """What the deciding players know at some moments of a game."""
    played, found = random_game(game, dict(SHORT)[game], "advice"), []
    while played.actions:
        played.undo(min(9, len(played.actions)))
        if played.actor is not None and len(played.legal) > 2:
            found.append(played.observe(played.actor))
    return found


def candidate(action: str, margin: float | None, *, proven: bool = False) -> Candidate:
    return Candidate(action, 10, 0.5, margin, [action], proven)


@pytest.mark.parametrize("name", GAMES)
def test_advice_comes_from_what_the_deciding_player_knows(name: str) -> None:
    twins = blind(name)
    one, other = (twin.observe(twins.observer) for twin in (twins.one, twins.other))
    assert advise(one, "s", simulations=SOME) == advise(other, "s", simulations=SOME)


def test_the_advised_action_is_that_of_the_search() -> None:
    for seen in moments():
        found = advise(seen, "s", simulations=SOME)
        assert found.finding == search(seen, simulations=SOME, seed="s")
        assert found == advise(seen, "s", simulations=SOME)


def test_each_action_tried_has_a_lead() -> None:
    seen = moments()[-1]
    found = search(seen, simulations=SOME, seed="s", endings=False)
    assert next(iter(found.leads)) == found.action
    assert set(found.leads) <= set(seen.legal)


def test_a_gain_is_what_the_plausible_other_action_loses() -> None:
    named = 0
    for seen in moments():
        found = advise(seen, "s", simulations=SOME)
        best = found.finding.action
        other = advice._plausible(seen, best)
        assert other != best
        for one in found.gains if found.finding.simulations else []:
            names, lost = losses(seen, other, best, "fresh", deals=40, games=8)
            assert lost[:, names.index(one.line)].mean() > 0
            named += 1
    assert named


def test_the_only_action_gains_nothing() -> None:
    (only,) = (one for one in [last_card_given_away()] if one.over)
    while len(only.legal) != 1:
        only.undo()
    seen = only.observe(only.actor)
    assert advise(seen, "s", simulations=SOME).gains == []


def test_a_proven_gain_holds_in_every_deal() -> None:
    found = advise(before_the_end(), "s", simulations=SOME)
    assert found.finding.proven
    assert all(one.share == 1 for one in found.gains)


def test_a_far_solution_for_the_other_action_gives_no_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(advice, "_NODES", 1)
    assert advise(before_the_end(), "s", simulations=SOME).gains == []


def test_an_analysis_compares_its_first_two_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, asked = moments()[0], list[object]()

    def reasons(_: Observation, *given: object, proven: bool) -> list[Reason]:
        asked.append((*given, proven))
        return []

    def gains(*candidates: Candidate) -> None:
        analysed_gains(seen, Analysis(list(candidates), 100, proven=False, finished=True), "s")

    monkeypatch.setattr(advice, "reasons_for", reasons)
    gains(candidate("a", 3.0), candidate("b", 1.0), candidate("c", 0.0))
    assert asked == [(["b"], ["a"], 2.0, "s", False)]
    gains(candidate("a", 3.0, proven=True), candidate("b", 1.0))
    gains(candidate("a", 3.0), candidate("b", None))
    gains(candidate("a", 3.0))
    assert len(asked) == 1


def test_an_analysis_by_twins_has_the_same_reasons() -> None:
    twins, found = blind("richelieu"), []
    for twin in (twins.one, twins.other):
        seen = twin.observe(twins.observer)
        *_, analysis = analyse(seen, simulations=SOME, seed="s")
        found.append(analysed_gains(seen, analysis, "s"))
    assert found[0] == found[1]
