"""A table's growth is limited, and a repeated command is recognised in every process."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.service.house import hub_in, open_at
from tests.service.tables import play, position_of

from blazon.match.record import Record
from blazon.service.base import limits
from blazon.service.base.limits import ENTRIES_TO_END
from blazon.service.base.refusals import Refusal, passing_over
from blazon.service.journal import table as tables
from blazon.service.journal.commands import Command
from blazon.service.journal.hosting import Abort, SetChat
from blazon.service.journal.opening import ImportRecord, imported
from blazon.service.journal.plans import SeatPlan
from blazon.service.journal.playing import Undo
from blazon.service.journal.questions import Answer, AskEnd
from blazon.service.journal.seating import Invite, Join, Leave
from blazon.service.journal.stand_ins import HandedOver, Resign
from blazon.service.journal.table import Table
from blazon.service.live.hub import Author, Hub

MOST_HERE = 30
"""The limit of actions, or entries, for a table in these tests."""
ANN = Author("ann")
PERSON, OPEN, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "random")


class At:
    """An in-process table at which Ann has every person's seat."""

    def __init__(self, hub: Hub, name: str) -> None:
        self.hub, self.name, self.rng = hub, name, random.Random(self.__class__.__name__)

    async def table(self) -> Table:
        """Its newest version."""
        return (await self.hub.live(self.name)).table

    async def do(self, command: Command) -> Table:
        """Send Ann's command."""
        return (await self.hub.do(self.name, command, ANN))[0]

    async def refusal(self, command: Command) -> str:
        """The refusal of a command."""
        with pytest.raises(Refusal) as caught:
            await self.do(command)
        return caught.value.code

    async def play_on(self) -> None:
        """Play until a refusal, or until the game is over."""
        while (table := await self.table()).position is not None and table.status == "playing":
            with passing_over("too-long"):
                await self.do(play(table, self.rng.choice(list(table.position.legal))))
            if (await self.table()).version == table.version:
                return


@asynccontextmanager
async def opened(folder: Path, *seats: SeatPlan) -> AsyncIterator[At]:
    async with hub_in(folder) as hub:
        yield At(hub, (await open_at(hub, *seats, first=0)).id)


@pytest.fixture
def few_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a game were limited to a few actions."""
    monkeypatch.setattr(limits, "MOST_RECORDED", MOST_HERE)


@pytest.fixture
def few_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a journal were limited to a few entries, besides those reserved for the end."""
    monkeypatch.setattr(tables, "MOST_ENTRIES", MOST_HERE + ENTRIES_TO_END)


async def test_a_game_as_long_as_a_record_can_be_is_ended_and_its_record_opened_again(
    tmp_path: Path, few_actions: None
) -> None:
    async with opened(tmp_path, PERSON, PERSON) as at:
        await at.play_on()
        table = await at.table()
        assert MOST_HERE - 5 < len(table.moves) <= MOST_HERE
        assert table.status == "playing"
        over = await at.do(Resign(seat=0))
        assert (over.status, over.ending) == ("over", "resigned")
        record = over.record().to_builtins()
        found = imported(ImportRecord(record=record), "bob").record
        assert found is not None
        assert Record.from_builtins(found).actions == over.record().actions


async def test_a_game_with_too_many_entries_can_be_ended_and_nothing_else(
    tmp_path: Path, few_entries: None
) -> None:
    async with opened(tmp_path, PERSON, PERSON) as at:
        await at.play_on()
        table = await at.table()
        assert table.version == MOST_HERE
        more: list[Command] = [
            Undo(seat=0, version=MOST_HERE),
            SetChat(chat=False),
            Invite(seat=0),
        ]
        assert [await at.refusal(one) for one in more] == 3 * ["too-long"]
        over = await at.do(AskEnd(seat=0))
        assert (over.status, over.ending) == ("over", "agreed")
        assert await at.refusal(SetChat(chat=False)) == "too-long"


async def test_asking_for_the_end_over_and_over_ends_too(tmp_path: Path, few_entries: None) -> None:
    async with opened(tmp_path, PERSON, OPEN) as at:
        await at.hub.do(at.name, Invite(seat=1), ANN, "a link")
        join = Join(link="a link")
        await at.hub.do(at.name, join, Author("bob"))
        for _ in range(MOST_HERE + ENTRIES_TO_END):
            with passing_over("too-long"):
                await at.hub.do(at.name, AskEnd(), ANN)
                await at.hub.do(at.name, Answer(agree=False), Author("bob"))
        assert (await at.table()).version == MOST_HERE + ENTRIES_TO_END
        assert (await at.do(Resign())).status == "over"


async def test_a_table_that_waits_for_players_does_not_grow_for_ever(
    tmp_path: Path, few_entries: None
) -> None:
    async with opened(tmp_path, PERSON, OPEN) as at:
        for _ in range(MOST_HERE - 1):
            await at.do(Invite(seat=1))
        assert await at.refusal(Invite(seat=1)) == "too-long"
        assert await at.refusal(Leave()) == "too-long"
        assert (await at.do(Abort())).status == "aborted"


@pytest.mark.parametrize("few", ["few_actions", "few_entries"])
async def test_a_bot_that_would_have_to_go_on_ends_the_game(
    tmp_path: Path, few: str, request: pytest.FixtureRequest
) -> None:
    request.getfixturevalue(few)

    async with opened(tmp_path, PERSON, BOT) as at:
        while (table := await at.table()).status == "playing":
            seat, action = table.actor, at.rng.choice(list(position_of(table).legal))
            if seat == 0 and len(table.moves) < MOST_HERE - 5:
                await at.do(play(table, action))
                continue
            if seat == 0:  # as when the clock has run out
                await at.hub.add(at.name, HandedOver(0, "random"))
            await at.hub.decide_for_bot(at.name, seat or 0, action, table.played_at)
        assert table.ending == "unfinished"
        assert len(table.moves) <= MOST_HERE


async def test_a_command_is_known_again_after_a_restart_and_in_another_process(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, PERSON, PERSON) as at:
        beside = Hub(at.hub.store)
        table = await at.table()
        await beside.live(at.name)
        command, author = play(table, next(iter(position_of(table).legal))), Author("ann", "once")
        made = [await hub.do(at.name, command, author) for hub in (at.hub, at.hub, beside)]
        made.append(await Hub(at.hub.store).do(at.name, command, author))
        assert {version for _, version in made} == {table.version + 1}
        entries = await at.hub.store.journals.entries(at.name)
        assert len(entries) == table.version + 1
