"""Long games: reading, replaying or narrating one does not delay other users."""

import asyncio
import threading
from typing import Any

import pytest
from tests.samples import NAMES, random_game

from blazon.client import RefusedError, Server
from blazon.service.base.languages import LANGUAGES
from blazon.service.base.limits import MOST_RECORDED, NARRATED_AT_ONCE
from blazon.service.journal.changes import next_version, open_table
from blazon.service.journal.entries import Entry
from blazon.service.journal.events import Opened
from blazon.service.journal.opening import ImportRecord, imported
from blazon.service.journal.seating import Joined
from blazon.service.live import broadcast
from blazon.service.live.broadcast import LiveTable
from blazon.service.views import narration
from blazon.service.views.shapes import Words
from blazon.service.views.tables import Perspective
from blazon.words.log import narrate_game


def shown(game: str) -> LiveTable:
    """A recorded game in a process that has just read it."""
    record = random_game(game, {}, "a long game", NARRATED_AT_ONCE + 20).record
    opened = imported(ImportRecord(record=record.to_builtins()), "host")
    assert isinstance(opened, Opened)
    return LiveTable(open_table("t", b"", Entry("t", 1, 0, opened)))


def threads_of_narration(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The threads that narrate games from now on."""
    threads: list[int] = []

    def noted(*given: Any) -> Any:
        threads.append(threading.get_ident())
        return narrate_game(*given)

    monkeypatch.setattr(narration, "narrate_game", noted)
    return threads


@pytest.mark.parametrize("game", NAMES)
async def test_a_long_game_is_put_into_words_beside_all_else(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = threads_of_narration(monkeypatch)
    live, perspective = shown(game), Perspective(None, "en", 2)

    await asyncio.gather(live.prepare("en"), live.prepare("en"), live.prepare(None))
    entries = live.update(None, perspective).entries
    assert isinstance(entries, list)
    assert len(entries) == len(live.table.moves)
    assert entries == shown(game).update(None, perspective).entries
    assert len(threads) == 2, "once in a thread, once in the test"
    assert threads[0] != threading.get_ident()


@pytest.mark.parametrize("game", NAMES)
def test_a_new_name_in_a_long_game_holds_nobody_up(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = shown(game)
    for language in LANGUAGES[:2]:
        asyncio.run(live.prepare(language))
    threads = threads_of_narration(monkeypatch)
    renamed = Entry("t", 2, 0, Joined(seat=0, session="new", name="Somebody new"))

    async def rename() -> None:
        await live.change_to(next_version(live.table, renamed), renamed)

    asyncio.run(rename())
    for language in LANGUAGES[:2]:
        words = live.update(None, Perspective(None, language, 2)).words
        assert isinstance(words, Words)
        assert words.names[0] == "Somebody new"
    assert len(threads) == 2
    assert threading.get_ident() not in threads


def test_short_games_are_not_worth_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    live = shown(NAMES[0])
    monkeypatch.setattr(broadcast, "NARRATED_AT_ONCE", len(live.table.moves))
    monkeypatch.setattr(asyncio, "to_thread", None)
    asyncio.run(live.prepare("en"))


async def test_a_record_may_not_be_endless(url: str) -> None:
    record = random_game(NAMES[0], {}, "endless", 20).record.to_builtins()
    record["actions"] = record["actions"][:1] * (MOST_RECORDED + 1)

    async with Server(url) as ann:
        with pytest.raises(RefusedError, match=f"actions: must be at most {MOST_RECORDED}"):
            await ann.request("POST", "/records", json={"record": record})
