"""The server's schemas: made once, and every refusal is documented."""

import re
from pathlib import Path

import msgspec
import pytest
from tests.service.asking import ask

from blazon.service.base import docstrings
from blazon.service.base.refusals import STATUS
from blazon.service.process import app

DOCUMENTED = Path(__file__).parents[3] / "docs" / "tables" / "index.md"


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


def test_every_code_of_a_refusal_is_documented() -> None:
    rows = re.findall(r"^\| (`.*?`) \|", DOCUMENTED.read_text(encoding="utf-8"), re.MULTILINE)
    codes = {code for row in rows for code in re.findall("`([a-z-]+)`", row)}
    assert {*STATUS, "failed"} <= codes
