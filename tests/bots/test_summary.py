"""A finished game in brief."""

import pytest
from tests.samples import NAMES, SHORT, random_game

from blazon.bots.review import Review, review
from blazon.bots.summary import LEAST, Costly, Summary, summarize
from blazon.match.position import Position

SOME = 20
"""Simulations of a review."""


@pytest.fixture(scope="module", params=NAMES)
def played(request: pytest.FixtureRequest) -> Position:
    name: str = request.param
    return random_game(name, dict(SHORT)[name], "brief")


@pytest.fixture(scope="module")
def brief(played: Position) -> Summary:
    return summarize(played)


def test_the_leads_are_those_of_the_score_sheet(played: Position, brief: Summary) -> None:
    totals = played.score()["totals"]
    assert totals[brief.leader] == max(totals)
    assert brief.rival != brief.leader
    assert totals[brief.rival] == sorted(totals)[-2]
    assert brief.margin == totals[brief.leader] - totals[brief.rival]
    names, points = played.variant.points_by_line(played.disclose().states)
    more = dict(zip(names, (points[0, :, brief.leader] - points[0, :, brief.rival]), strict=True))
    assert {one.line: one.points for one in brief.leads} == {
        line: lead for line, lead in more.items() if lead > 0
    }
    leads = [one.points for one in brief.leads]
    assert leads == sorted(leads, reverse=True)


def test_a_costly_decision_is_one_of_its_player(played: Position, brief: Summary) -> None:
    assert summarize(played) == brief
    assert len(brief.costly) == len(brief.luck) == played.players
    for seat, one in enumerate(brief.costly):
        if one is not None:
            assert one.cost >= LEAST
            before = Position(
                played.game.name, played.options, played.setup, played.actions[: one.at]
            )
            assert before.actor == seat


def test_a_review_knows_better(played: Position, brief: Summary) -> None:
    found = review(played, simulations=SOME)
    by_review = summarize(played, found)
    assert found.luck is not None
    assert (by_review.leads, by_review.luck) == (brief.leads, found.luck.luck)
    for seat, one in enumerate(by_review.costly):
        costs = {dec.at: dec.cost for dec in found.decisions if dec.seat == seat}
        most = max(costs.values(), default=0.0)
        if one is None:
            assert most < LEAST
        else:
            assert one == Costly(one.at, most)
            assert costs[one.at] == most


def test_a_review_from_before_luck_was_measured_will_do() -> None:
    name = NAMES[0]
    game = random_game(name, dict(SHORT)[name], "brief")
    old = Review(name, "own", SOME, [], [], [[] for _ in range(game.players)])
    found = summarize(game, old)
    assert found.costly == [None] * game.players
    assert found.luck == summarize(game).luck
