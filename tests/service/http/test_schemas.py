"""The server's schemas: made once, and every refusal is documented."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from tests.service.asking import ask

from blazon.service import http
from blazon.service.base import docstrings
from blazon.service.base.refusals import STATUS
from blazon.service.journal.entries import AnyCommand
from blazon.service.journal.opening import OpenTable, PaceAsked, SeatAsked
from blazon.service.process import app
from blazon.service.views.messages import FromClient

DOCUMENTED = Path(__file__).parents[3] / "docs" / "tables" / "http.md"


def test_the_schema_of_the_messages_is_made_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    served = ask(url, "GET", "/api/schema/messages.json")
    assert served.headers["content-type"] == "application/json"
    assert set(served.json()) == {"from_client", "from_server", "$defs"}
    made = app.message_schema_json()
    monkeypatch.setattr(app, "message_components", None)
    assert app.message_schema_json() == made == served.content


def test_no_two_parts_of_messages_have_one_name() -> None:
    # Litestar, too, makes classes in the names of our modules.
    made = msgspec.defstruct("Opened", [], module="blazon.service.journal.events")
    docstrings.kinds_of_messages.cache_clear()
    kinds = docstrings.kinds_of_messages()
    assert made not in kinds
    assert len({kind.__name__ for kind in kinds}) == len(kinds) > 100


def kinds_in(asked: Any) -> Iterator[type[msgspec.Struct]]:
    """The structures in a type, and in their fields."""
    for part in get_args(asked):
        yield from kinds_in(part)
    if isinstance(asked, type) and issubclass(asked, msgspec.Struct):
        yield asked
        for field in msgspec.structs.fields(asked):
            yield from kinds_in(field.type)


def bodies() -> Iterator[Any]:
    """The types of all that a request can have as its body."""
    for room in pkgutil.iter_modules(http.__path__, f"{http.__name__}."):
        for handler in getattr(importlib.import_module(room.name), "HANDLERS", ()):
            body = getattr(handler, "fn", handler).__annotations__.get("data")
            if body is not None:
                yield body


def test_no_request_may_have_unknown_fields() -> None:
    kinds = {kind for body in (*bodies(), AnyCommand, FromClient) for kind in kinds_in(body)}
    assert {OpenTable, PaceAsked, SeatAsked} <= kinds
    lenient = [kind for kind in kinds if not kind.__struct_config__.forbid_unknown_fields]
    assert not lenient


def test_a_misspelt_field_is_named(url: str) -> None:
    asked = {"game": "richelieu", "seats": [{"kind": "me"}, {"kind": "me"}]}
    pace = {"kind": "live", "turn_seconds": 60}
    for wrong, field in (
        (asked | {"pace": pace | {"turn_secnods": 5}}, "turn_secnods"),
        (asked | {"seats": [{"kind": "me"}, {"kind": "bot", "bto": "page"}]}, "bto"),
    ):
        answer = ask(url, "POST", "/api/tables", json=wrong)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad")
        assert field in answer.json()["message"]


def test_every_code_of_a_refusal_is_documented() -> None:
    rows = re.findall(r"^\| (`.*?`) \|", DOCUMENTED.read_text(encoding="utf-8"), re.MULTILINE)
    codes = {code for row in rows for code in re.findall("`([a-z-]+)`", row)}
    assert {*STATUS, "failed"} <= codes
