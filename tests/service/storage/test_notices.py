"""What processes tell each other about their writes."""

from pathlib import Path

import pytest
from tests.service.house import ME, OPEN, in_house

from blazon.service.base.limits import CHAT_PAGE, LARGEST_NOTICE
from blazon.service.journal.entries import Entry
from blazon.service.journal.playing import Played
from blazon.service.journal.seating import Renamed
from blazon.service.storage import journals
from blazon.service.storage.listener import ChatWritten, EntryWritten, TableDeleted, changes_of
from blazon.service.storage.notices import Notice, notice_of, notices_in, payloads

ENTRY = Entry("a table", 7, 1_700_000_000_123, Played(1, "A1", ["d6"]), "ann", "a command")


def test_a_notice_carries_the_entry() -> None:
    [payload] = payloads([notice_of(ENTRY, 5), Notice("a table", -3), Notice("another", 0)])
    found = notices_in(payload)
    assert (found[0].entry, found[0].before) == (ENTRY, 5)
    assert [change for notice in found for change in changes_of(notice)] == [
        EntryWritten(found[0]),
        ChatWritten("a table", 3),
        TableDeleted("another"),
    ]


@pytest.mark.parametrize("name", ["x" * LARGEST_NOTICE, "é" * (LARGEST_NOTICE // 2)])
def test_an_entry_that_does_not_fit_is_left_out(name: str) -> None:
    long = Entry("a table", 8, 1, Renamed(0, name))
    [payload] = payloads([notice_of(ENTRY, 5), notice_of(long, 6)])
    first, second = notices_in(payload)
    assert (first.entry, second.entry, second.number) == (ENTRY, None, 8)


def test_many_notices_are_several_payloads_in_order() -> None:
    sent = [Notice("a table", number) for number in range(1, 2000)]
    found = list(payloads(sent))
    assert len(found) > 1
    assert all(len(payload.encode()) <= LARGEST_NOTICE for payload in found)
    assert [notice for payload in found for notice in notices_in(payload)] == sent


def test_nothing_is_no_payload() -> None:
    assert list(payloads([])) == []


async def test_a_server_without_others_beside_it_makes_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To make one encodes the entry again."""
    made: list[Notice] = []

    def making(entry: Entry, before: int) -> Notice:
        made.append(notice_of(entry, before))
        return made[-1]

    monkeypatch.setattr(journals, "notice_of", making)

    async with in_house(tmp_path) as house:
        await house.table(ME, OPEN)
        assert made == []
        await house.host.close(await house.table(ME, OPEN), "a reason")
        assert len(made) == 1, "the host's tool tells the server"


async def test_of_a_renamed_seats_many_lines_the_latest_are_shown_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Notice] = []
    async with in_house(tmp_path) as at:
        name, chat = await at.table(ME, OPEN), at.store.chat
        for number in range(CHAT_PAGE + 5):
            await chat.add(name, number, 0, "Ann", "hello", session="ann")
        monkeypatch.setattr(at.store.database, "notify", lambda _, new: told.extend(new))
        await chat.rename(name, 0, "Anna")
    assert sorted(-one.number for one in told) == [*range(6, CHAT_PAGE + 6)]
