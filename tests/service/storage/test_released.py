"""A database from a released version opens, and its games can continue."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.data.files import RELEASED
from tests.service.asking import refused_in_a_line
from tests.service.journals import check_agreed, check_seen
from tests.service.people import back_at, play_on, until
from tests.service.servers import ServerProcess, running
from tests.service.stores import sql

from blazon.cli import main
from blazon.client import Server, Texts
from blazon.match.fairness import verify
from blazon.match.record import Record
from blazon.service.base.clock import DAY_MS, now_ms

VERSIONS = sorted(folder.name for folder in RELEASED.iterdir() if folder.is_dir())


@pytest.fixture(scope="module", params=VERSIONS)
def kept(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ServerProcess, dict[str, Any]]]:
    """A server on a copy of a released version's database, and that version's views of it."""
    folder, work = RELEASED / request.param, tmp_path_factory.mktemp("released")
    shutil.copy(folder / "tables.db", work / "tables.db")
    with running(work, open_days="0", running_days="0", unused_session_days="0") as server:
        yield server, json.loads((folder / "tables.json").read_text())["tables"]


def known(view: Any, then: Any) -> Any:
    """The parts of a view that a released version sent; the view may contain more."""
    if isinstance(view, dict) and isinstance(then, dict):
        return {name: known(view.get(name), part) for name, part in then.items()}
    if isinstance(view, list) and isinstance(then, list) and len(view) == len(then):
        return [known(one, part) for one, part in zip(view, then, strict=True)]
    return view


@pytest.mark.parametrize("kept", ["0.1.0"], indirect=True)
def test_nobody_of_a_version_that_counted_nothing_has_expired_or_used_up_a_quota(
    kept: tuple[ServerProcess, dict[str, Any]],
) -> None:
    server, _ = kept
    today = now_ms() // DAY_MS
    used = {day for (day,) in sql(server.database, "select used from sessions")}
    assert used <= {today - 1, today}
    assert set(sql(server.database, "select uploaded from tables where network is null")) == {(0,)}


@pytest.mark.parametrize("name", ["richelieu-running", "rheingold-running"])
async def test_a_running_table_is_as_it_was_and_is_played_on(
    kept: tuple[ServerProcess, dict[str, Any]], name: str
) -> None:
    server, tables = kept
    then = tables[name]

    async with back_at(server.url, then["id"], then["secrets"]) as (_, seats):
        for seat, view in zip(seats, then["view"], strict=True):
            assert seat.log == then["log"]
            assert known(seat.view | {"legal": seat.legal}, view) == view
        await play_on(seats, "played on", 12)
        assert len(seats[0].log) > len(then["log"])
        await check_agreed(server.database, *seats)


@pytest.mark.parametrize("name", ["richelieu-over", "rheingold-over"])
async def test_a_finished_game_is_among_the_results_of_its_players(
    kept: tuple[ServerProcess, dict[str, Any]], name: str
) -> None:
    server, tables = kept
    then = tables[name]

    async with Server(server.url, then["secrets"][0]) as ann:

        async def found() -> list[dict[str, Any]]:
            games = (await ann.results())["games"]
            return [game for game in games if game["id"] == then["id"]]

        (game,) = await until(found)
        assert (game["actions"], game["has_table"]) == (len(then["log"]), True)
        summary = sql(
            server.database, "select summary from tables where id = ?", values=[game["id"]]
        )
        totals = json.loads(summary[0][0])["result"]["totals"]
        assert [seat["total"] for seat in game["seats"]] == totals


@pytest.mark.parametrize("name", ["richelieu-over", "rheingold-over"])
async def test_a_finished_table_is_looked_at_again(
    kept: tuple[ServerProcess, dict[str, Any]], name: str
) -> None:
    server, tables = kept
    then = tables[name]

    async with Server(server.url, then["secrets"][0]) as ann:
        async with ann.watch(then["id"], lang="en") as seat:
            assert seat.log == then["log"]
            assert seat.words["verdict"]
            await check_seen(seat)
        record = await ann.request("GET", f"/tables/{then['id']}/record")
        assert len(record["actions"]) == len(then["log"])
        if "review" in then:
            address = f"/tables/{then['id']}/review"
            review = await ann.request("GET", address, params={"knowledge": "own"})
            assert known(review, then["review"]) == then["review"]
        assert (await ann.request("POST", f"/tables/{then['id']}/rematch"))["d"]["table"]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_backup_made_before_an_upgrade_is_the_way_back(
    version: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The older program refuses the upgraded database, but opens the backup, which is unchanged."""

    def revision(file: Path) -> str:
        [[found]] = sql(file, "select version_num from alembic_version")
        return str(found)

    file, copy = tmp_path / "tables.db", tmp_path / "before.db"
    shutil.copy(RELEASED / version / "tables.db", file)
    before, database = revision(file), f"sqlite:///{file}"
    assert main(["db", "backup", str(copy), "--database", database]) in (0, None)
    assert main(["db", "upgrade", "--database", database]) in (0, None)
    assert revision(file) > before == revision(copy)
    sql(file, "update alembic_version set version_num = 'of a later version'")
    for command in (["db", "upgrade"], ["serve", "--port", "0"]):
        said = refused_in_a_line(capsys, *command, "--database", database)
        assert "was upgraded by a newer version of Blazon" in said


async def test_a_link_given_by_a_released_version_still_leads_to_its_seat(
    kept: tuple[ServerProcess, dict[str, Any]],
) -> None:
    server, tables = kept
    then = tables["richelieu-open"]

    texts = Texts()
    async with (
        Server(server.url, texts=texts) as bob,
        Server(server.url, then["secrets"][0], texts) as ann,
    ):
        await bob.do(then["id"], "join", link=then["link"], name="Bob")
        async with ann.watch(then["id"]) as one, bob.watch(then["id"]) as other:
            scheme = one.table["chance"]["scheme"]
            assert one.table["chance"]["seals"][0] is None
            await play_on([one, other], "by link", 4)
        await bob.do(then["id"], "resign")
        record = await bob.request("GET", f"/tables/{then['id']}/record")
        assert record["fairness"]["scheme"] == scheme
        verify(Record.from_builtins(record))
