"""Everybody sees their own results in finished games, and nobody else's."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.service.people import ME, new_table, party, several, until
from tests.service.servers import ServerProcess, running
from tests.service.stores import sql

from blazon.client import Server
from blazon.service.base.secrets import digest_of


async def results_of(person: Server, games: int = 1) -> Any:
    """A person's results, once there are this many games."""

    async def known() -> Any:
        found = await person.results()
        return found if len(found["games"]) == games else None

    return await until(known)


async def test_both_players_see_a_finished_game_and_a_stranger_sees_nothing(url: str) -> None:
    async with party(url) as table, several(url, 2) as (stranger, guest):
        assert (await table.people[0].results())["games"] == []
        await table.do(1, "resign")
        ann, bob = [await results_of(person) for person in table.people]
        assert (ann["total"]["wins"], ann["streak"], ann["rivals"][0]["name"]) == (1, 1, "Guest 1")
        assert (bob["total"]["wins"], bob["streak"], bob["rivals"][0]["name"]) == (0, 0, "Ann")
        assert [seat["yours"] for seat in bob["games"][0]["seats"]] == [False, True]
        assert ann["rivals"][0]["rival"] != bob["rivals"][0]["rival"]
        digests = [digest_of(person.secret or "") for person in table.people]
        assert not any(digest in json.dumps([ann, bob]) for digest in digests)
        await guest.request("PATCH", "/session", json={"name": "Cy"})
        for other in (stranger, guest):
            found = await other.results()
            assert (found["total"]["games"], found["games"]) == (0, [])
            assert (await other.results(table.id))["games"] == []
        later = await table.people[0].results(table.id)
        assert later == {"games": []}, "only the first page has sums"


async def test_somebody_who_plays_on_has_no_result_yet(url: str) -> None:
    async with party(url, persons=1, bots=["random"]) as table:
        other = await new_table(table.people[0], ME, {"kind": "bot", "bot": "random"})
        await table.do(0, "resign")
        found = await results_of(table.people[0])
        assert [game["id"] for game in found["games"]] == [table.id]
        assert other not in json.dumps(found)
        (bot,) = found["bots"]
        assert (bot["bot"], bot["games"], bot["wins"]) == ("random", 1, 0)


async def test_after_deleting_ones_data_the_rival_keeps_an_anonymous_result(
    shared: ServerProcess,
) -> None:
    async with party(shared.url) as table:
        ann, bob = table.people
        await table.do(0, "resign")
        await results_of(ann)
        await bob.http.delete("/api/session/data")
        found = await results_of(ann)
        assert [seat["name"] for seat in found["games"][0]["seats"]] == ["Ann", ""]
        assert (found["rivals"], found["total"]["games"]) == ([], 1)
        assert (await bob.results())["games"] == []


@pytest.mark.system
async def test_a_server_that_was_killed_first_stores_the_results_after_its_next_start(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server:
        async with party(server.url) as table:
            await table.do(1, "resign")
            secrets = [person.secret for person in table.people]
        server.kill()
        sql(server.database, "delete from results")  # the server may have been quick
        server.start()
        for secret in secrets:
            async with Server(server.url, secret) as person:
                (game,) = (await results_of(person))["games"]
                assert game["id"] == table.id
