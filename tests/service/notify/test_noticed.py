"""Turns that are noticed wait in order until they are stored."""

import pytest

from blazon.service.notify import noticed
from blazon.service.notify.noticed import Noticed, NoticedTurns


def test_tables_that_wait_for_a_text_go_first_and_turns_noticed_meanwhile_last() -> None:
    turns, written = NoticedTurns(), list[list[str]]()
    for table, at_once in (("first", False), ("waits", True), ("last", False)):
        turns.note("bob", table, Noticed(1, at_once, False))
    for group in turns.groups():
        written.append([table for _, table in group])
        if len(written) == 2:
            turns.note("bob", "first", Noticed(2, False, False))
    assert written == [["waits"], ["first", "last"], ["first"]]
    assert not turns


def test_beyond_the_limit_only_the_newest_turn_of_a_table_is_noted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(noticed, "MOST_WAITING_TURNS", 1)
    turns = NoticedTurns()
    for table, version in (("first", 1), ("other", 2), ("first", 3)):
        turns.note("bob", table, Noticed(version, False, False))
    assert list(turns.groups()) == [{("bob", "first"): Noticed(3, False, False)}]
