"""Finished games in brief, over HTTP."""

import asyncio
from collections.abc import Iterator

import pytest
from tests.samples import random_game
from tests.service.people import code, party, several
from tests.service.servers import ServerProcess, running
from tests.service.workers.test_reviews import ask_review, done, imported

from blazon.bots.summary import LEAST, summarize
from blazon.client import Server

GAME = random_game("richelieu", {"players": 2}, "a game to sum up")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("host")
    with running(folder, bot_workers="1") as server:
        yield server


async def test_a_finished_game_is_summed_up_for_who_may_review_it(host: ServerProcess) -> None:
    async with several(host.url, 2) as (ann, bob):
        table = await imported(ann, GAME)
        # The same person asks from two tabs at once: the second waits for the first.
        plain, worded = await asyncio.gather(ann.summary(table), ann.summary(table, "de"))
        expected = summarize(GAME)
        for found in (plain, worded):
            assert found["margin"] == expected.margin
            assert found["leads"] == {one.line: one.points for one in expected.leads}
            assert [one and one["at"] for one in found["costly"]] == [
                one and one.at for one in expected.costly
            ]
            assert found["luck"] == expected.luck
        assert "sentences" not in plain
        assert len(worded["sentences"]) == 3
        assert await code(bob.summary(table)) == "not-seated"


async def test_a_review_replaces_the_figures(host: ServerProcess) -> None:
    async with Server(host.url) as ann:
        table = await imported(ann, GAME)
        await ann.summary(table)
        await ask_review(ann, table)
        decisions = (await done(ann, table))["review"]["decisions"]
        costs = [
            max(one["cost"] for one in decisions if one["seat"] == seat)
            for seat in range(GAME.players)
        ]
        costly = (await ann.summary(table))["costly"]
        assert [one and one["cost"] for one in costly] == [
            cost if cost >= LEAST else None for cost in costs
        ]


async def test_a_game_that_was_not_played_to_its_end_is_not_summed_up(host: ServerProcess) -> None:
    async with Server(host.url) as ann:
        some = GAME.copy()
        some.undo(5)
        assert await code(ann.summary(await imported(ann, some))) == "not-now"
    async with party(host.url) as playing:
        assert await code(playing.people[0].summary(playing.id)) == "not-now"
