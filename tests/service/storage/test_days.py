"""Who has played a day's deal how: on SQLite and, as a system test, on PostgreSQL."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError
from tests.service.stores import KINDS, database_of, store_at

from blazon.service.base.clock import now_ms
from blazon.service.journal.results import Result
from blazon.service.storage.profiles import NewDevice
from blazon.service.storage.store import Store
from blazon.service.views.today import streak_of

DAY, GAME = 20_000, "richelieu"


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of either kind."""
    with database_of(request.param, tmp_path) as found:
        yield found


async def played(
    store: Store, person: str, total: int, against: int, ended: int = 0, **more: Any
) -> None:
    """A person's game against a bot with these points; more as in ``Result``."""
    with suppress(IntegrityError):  # known already
        await store.sessions.add(person, now_ms())
    share = 1.0 if total > against else 0.5 if total == against else 0.0
    first = Result(
        game_id=f"{person} {ended}",
        seat=0,
        person=person,
        bot=None,
        name=person.title(),
        game=GAME,
        players=2,
        edition="",
        pace="casual",
        ended=ended,
        actions=100,
        total=total,
        share=share,
        ending="played",
        left=False,
        day=DAY,
    )._replace(**more)
    bot = first._replace(
        seat=1, person=None, bot="knight", name="", total=against, share=1 - share, left=False
    )
    await store.results.write([first, bot])


async def places(store: Store, limit: int = 100, *persons: str) -> list[tuple[str, int, int, bool]]:
    """The names, places and leads, and whether it is one of these persons."""
    found = await store.results.standings(DAY, GAME, limit, persons)
    return [(one.name, one.place, one.lead, bool(one.is_own)) for one in found]


async def test_winners_come_first_then_leads_and_equals_share_a_place(address: str) -> None:
    async with store_at(address) as store:
        await played(store, "ann", 30, 25)
        await played(store, "bob", 40, 41)
        await played(store, "cleo", 28, 20)
        await played(store, "dora", 33, 25)
        await played(store, "emil", 30, 30)
        assert await places(store, 100, "bob") == [
            ("Cleo", 1, 8, False),
            ("Dora", 1, 8, False),
            ("Ann", 3, 5, False),
            ("Emil", 4, 0, False),
            ("Bob", 5, -1, True),
        ]
        assert (await store.results.standings(DAY, GAME, 1))[0].of == 5


async def test_who_is_not_among_the_first_finds_themselves_after_them(address: str) -> None:
    async with store_at(address) as store:
        for lead, name in enumerate(("ann", "bob", "cleo")):
            await played(store, name, 30 + lead, 20)
        assert await places(store, 1, "ann") == [("Cleo", 1, 12, False), ("Ann", 3, 10, True)]
        assert await places(store, 1, "cleo") == [("Cleo", 1, 12, True)]
        assert await places(store, 0, "nobody") == []


async def test_only_games_that_count_on_this_day(address: str) -> None:
    async with store_at(address) as store:
        await played(store, "ann", 30, 20, 1, left=True)
        await played(store, "ann", 30, 20, 2, day=None)
        await played(store, "ann", 30, 20, 3, day=DAY - 1)
        await played(store, "ann", 30, 20, 4, game="rheingold")
        assert await places(store) == []
        assert await store.results.days_of(["ann"]) == [DAY, DAY - 1]


async def test_a_person_with_two_sessions_counts_once_with_the_first_game(address: str) -> None:
    async with store_at(address) as store:
        await played(store, "ann", 30, 20, 2)
        await played(store, "phone", 50, 20, 3)
        await store.profiles.set_link("ann", "link", "", 1)
        new = NewDevice("device", label="", network="", now=2)
        assert await store.profiles.use_link("link", "after", new, "phone") == "ann"
        assert await places(store, 100, "ann", "phone") == [("Ann", 1, 10, True)]


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ([], 0),
        ([DAY], 1),
        ([DAY - 1], 1),
        ([DAY - 2], 0),
        ([DAY, DAY - 1, DAY - 2, DAY - 4], 3),
        ([DAY - 1, DAY - 2], 2),
    ],
)
def test_a_streak_goes_up_to_today_or_yesterday(days: list[int], streak: int) -> None:
    assert streak_of(days, DAY) == streak
